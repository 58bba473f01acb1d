"""Appends to SQLite stay in `recent` until they are sorted in: readers must not notice."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from curiouser.server.store.sqlite import SqliteStore
from curiouser.server.store.writer import RECENT, UNTIDY
from tests.server.store.tables import add, log, make, opened, summary


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@contextlib.asynccontextmanager
async def store_in(file: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(file)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@contextlib.contextmanager
def beside(file: Path) -> Iterator[sqlite3.Connection]:
    """Another program at the same file."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
        yield connection


def rows(file: Path, table: str) -> int:
    with beside(file) as other:
        return int(other.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


async def test_appends_wait_to_be_sorted_in_and_are_read_all_the_same(file: Path) -> None:
    async with store_in(file) as store:
        await make(store)
        assert await add(store, 1, b"one", b"two")
        assert (rows(file, "entries"), rows(file, "recent")) == (1, 2)
        assert await log(store) == [b"made", b"one", b"two"]
        assert [entry.n for entry in await store.read("t", 2)] == [3]


async def test_whoever_asks_about_tables_hears_of_the_newest(file: Path) -> None:
    async with store_in(file) as store:
        await make(store)
        assert await store.append("t", 1, [b"x"], 5, summary(2, "over", 700, 5))
        assert await store.summaries(status="over") == [("t", summary(2, "over", 700, 5))]
        assert (rows(file, "entries"), rows(file, "recent")) == (2, 0)


async def test_a_deadline_is_found_before_it_is_sorted_in(file: Path) -> None:
    async with store_in(file) as store:
        await make(store)
        assert await store.append("t", 1, [b"x"], 5, summary(2, deadline=700))
        assert await store.due(700, 10) == ["t"]


async def test_a_table_that_has_moved_lately_is_not_old(file: Path) -> None:
    async with store_in(file) as store:
        await make(store, at=1)
        assert await add(store, 1, b"x", at=900)
        assert await store.old(500, 10) == []


async def test_a_whole_table_goes_out_with_what_is_recent(file: Path) -> None:
    async with store_in(file) as store:
        await make(store, "a")
        await make(store, "b")
        assert await add(store, 1, b"x", b"y", table="b", at=9)
        whole = [kept async for kept in store.snapshot()]
        assert [[entry.data for entry in kept.entries] for kept in whole] == [[b"made"], [b"made", b"x", b"y"]]
        assert [kept.summary for kept in whole] == [summary(1), summary(3, updated=9)]
        assert rows(file, "recent") == 2


async def test_a_file_that_was_left_in_the_middle_is_sorted_in_by_the_next(file: Path, tmp_path: Path) -> None:
    """A copy of a running server's file is what a killed one leaves."""
    async with store_in(file) as store:
        await make(store)
        assert await store.append("t", 1, [b"x"], 5, summary(2, "over", None, 5))
        copy = tmp_path / "copy.db"
        await store.backup(copy)
        assert rows(copy, "recent") == 1
        async with opened(f"sqlite:///{copy}") as other:
            assert not await add(other, 1, b"again")
            assert await other.summaries() == [("t", summary(2, "over", None, 5))]
            assert await add(other, 2, b"more")
            assert await log(other) == [b"made", b"x", b"more"]


async def test_a_closed_store_has_sorted_in_everything(file: Path) -> None:
    async with opened(f"sqlite:///{file}") as store:
        await make(store)
        assert await add(store, 1, b"x")
    assert (rows(file, "entries"), rows(file, "recent")) == (2, 0)


async def test_a_table_deleted_right_after_an_append_is_gone_with_it(file: Path) -> None:
    async with store_in(file) as store:
        await make(store)
        appending = asyncio.ensure_future(add(store, 1, b"x"))
        deleting = asyncio.ensure_future(store.delete("t"))
        assert await appending
        await deleting
        assert await make(store, "new")
        assert await log(store, "new") == [b"made"]
        assert (rows(file, "entries"), rows(file, "recent")) == (1, 0)


async def test_a_table_that_another_program_has_deleted_takes_no_more(file: Path) -> None:
    async with store_in(file) as store:
        await make(store)
        assert await add(store, 1, b"x")
        with beside(file) as other:
            other.execute("DELETE FROM tables")
        assert not await add(store, 2, b"y")


async def test_a_closed_table_gives_its_code_away_at_once(file: Path) -> None:
    async with store_in(file) as store:
        await make(store, "t", "ABCD")
        assert await store.append("t", 1, [b"x"], 5, summary(2, "closed"))
        assert await store.find("ABCD") is None


@pytest.mark.parametrize(("what", "value"), [("entries", RECENT), ("commits", UNTIDY)])
async def test_after_many_all_is_sorted_in_and_leaves_the_log(file: Path, what: str, value: int) -> None:
    async with store_in(file) as store:
        await make(store)
        assert await add(store, 1, b"in the teapot")
        writer: Any = store._writer
        if what == "entries":
            writer._appends.waiting = value
        else:
            writer._tidied -= value
        assert await add(store, 2, b"x")
        assert await add(store, 3, b"y")  # comes after the tidying
        assert (rows(file, "entries"), rows(file, "recent")) == (3, 1)
        assert b"in the teapot" in file.read_bytes()


async def test_a_slow_disk_is_left_to_the_thread_until_it_is_quick(file: Path) -> None:
    async with store_in(file) as store:
        await make(store)
        writer: Any = store._writer
        writer._usual = 3600.0
        assert await add(store, 1, b"x")
        assert writer._usual < 3600.0
        assert await log(store) == [b"made", b"x"]


async def test_what_fails_is_not_taken_for_sorted_in(file: Path) -> None:
    async with store_in(file) as store:
        await make(store)
        assert await add(store, 1, b"x")

        def fail(_: sqlite3.Connection) -> bool:
            raise ValueError("no tea")

        with pytest.raises(ValueError, match="no tea"):
            await store._writer.write(fail)
        assert await store.summaries() == [("t", summary(2))]
        assert rows(file, "recent") == 0
