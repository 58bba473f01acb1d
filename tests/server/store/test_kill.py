"""Processes killed at any moment: every acknowledged append is there exactly once, and none in part."""

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.store.appender import Appender, Parent
from tests.server.store.tables import log, make, opened

TABLES = [f"t{i}" for i in range(5)]
KILLS = 30
LONGEST_COMMIT = 0.010
LONGEST_START = 0.040


async def make_all(url: str) -> None:
    async with opened(url) as store:
        for table in TABLES:
            await make(store, table)


async def check(url: str, appenders: list[Appender]) -> int:
    """The logs hold whole appends only, and all that were acknowledged; gives how many that were."""
    ends: dict[str, dict[int, int]] = {}
    async with opened(url) as store:
        summaries = dict(await store.summaries())
        for table in TABLES:
            entries = await log(store, table)
            assert summaries[table].last == len(entries)
            ends[table] = whole_appends(entries)
    for appender in appenders:
        for table, n in appender.acknowledged:
            assert ends[table].get(n) == appender.pid
    return sum(len(appender.acknowledged) for appender in appenders)


def whole_appends(entries: list[bytes]) -> dict[int, int]:
    """By the number of its last entry: who brought an append. Its place is written in it, so none is there twice."""
    found = {}
    n = 1
    while n < len(entries):
        pid, first, count = map(int, entries[n].split())
        assert first == n + 1
        assert entries[n : n + count] == [entries[n]] * count
        n += count
        found[n] = pid
    return found


@pytest.fixture(scope="module")
def parent() -> Iterator[Parent]:
    process = Parent()
    yield process
    process.end()


@pytest.fixture(autouse=True)
def _sound(tmp_path: Path) -> Iterator[None]:
    """After all that, a SQLite file is sound in itself."""
    yield
    file = tmp_path / "tables.db"
    if file.exists():
        with contextlib.closing(sqlite3.connect(file)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_killed_writers_lose_nothing_that_was_acknowledged(store_url: str, parent: Parent) -> None:
    asyncio.run(make_all(store_url))
    luck = random.Random(1)
    appenders = []
    for _ in range(KILLS):
        appender = parent.fork(store_url, TABLES)
        appender.wait(luck.randrange(30))
        appender.kill(luck.uniform(0, LONGEST_COMMIT))
        appenders.append(appender)
    assert asyncio.run(check(store_url, appenders)) > KILLS


def test_killed_writers_do_not_disturb_one_that_goes_on(store_url: str, parent: Parent) -> None:
    asyncio.run(make_all(store_url))
    luck = random.Random(2)
    steady = parent.fork(store_url, TABLES)
    steady.wait(1)
    appenders = [steady]
    for _ in range(6):
        appender = parent.fork(store_url, TABLES)
        appender.wait(luck.randrange(5))
        appender.kill(luck.uniform(0, LONGEST_COMMIT))
        appenders.append(appender)
    steady.wait(6)
    steady.kill()
    assert asyncio.run(check(store_url, appenders)) > 6


def test_a_writer_killed_while_it_makes_the_database_leaves_one_that_works(store_url: str, parent: Parent) -> None:
    luck = random.Random(3)
    for _ in range(10):
        parent.fork(store_url, []).kill(luck.uniform(0, LONGEST_START))
    asyncio.run(make_all(store_url))
    appender = parent.fork(store_url, TABLES)
    appender.wait(5)
    appender.kill()
    assert asyncio.run(check(store_url, [appender])) >= 5
