"""A damaged store says so, before anything in it is changed: what is lost, and what to do."""

import contextlib
import random
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from curiouser.server.store.base import StoreProblem
from curiouser.server.store.sqlite import SqliteStore
from curiouser.server.store.sqlite_check import FRAME, HEADER, damage_of_log
from tests.server.serving import serving
from tests.server.store.tables import add, log, make
from tests.server.test_http import asking, get

PAGE = 4096


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """What a server leaves that was killed: 40 commits are in the write-ahead log."""
    return tmp_path / "left" / "tables.db"


async def kill_after(commits: int, file: Path) -> None:
    """The files as they lie on the disk while the store is open."""
    store = SqliteStore(file.parent.parent / "alive" / "tables.db")
    await store.open()
    await make(store)
    for n in range(1, commits):
        await add(store, n, b"moved %d" % n)
    shutil.copytree(store.file.parent, file.parent)
    await store.close()


def frames(file: Path) -> int:
    return (wal(file).stat().st_size - HEADER.size) // (FRAME.size + PAGE)


def wal(file: Path) -> Path:
    return file.with_name("tables.db-wal")


def spoil(file: Path, frame: int, at: int) -> None:
    """One bit of a frame."""
    place = HEADER.size + frame * (FRAME.size + PAGE) + at
    data = bytearray(wal(file).read_bytes())
    data[place] ^= 1
    wal(file).write_bytes(data)


async def test_a_log_that_is_whole_is_no_damage(left: Path) -> None:
    await kill_after(40, left)
    assert frames(left) > 40
    assert damage_of_log(wal(left)) is None
    store = SqliteStore(left)
    await store.open(to_serve=True)
    assert len(await log(store)) == 40
    await store.close()
    assert damage_of_log(wal(left)) is None


@pytest.mark.parametrize("seed", range(5))
async def test_a_bit_that_is_wrong_in_the_log_is_told_and_nothing_changes(seed: int, left: Path) -> None:
    await kill_after(40, left)
    chance = random.Random(seed)
    spoil(left, chance.randrange(frames(left) // 2), chance.choice([4, 16, 24, 2000]))
    before = {each.name: each.read_bytes() for each in left.parent.iterdir() if not each.name.endswith("-served")}
    with pytest.raises(StoreProblem) as told:
        await SqliteStore(left).open(to_serve=True)
    assert told.value.text.id == "store-log-damaged"
    assert 15 <= int(str(told.value.text.args["commits"])) <= 45
    assert "backup" in told.value.say("en")
    after = {each.name: each.read_bytes() for each in left.parent.iterdir() if not each.name.endswith("-served")}
    assert after == before


async def test_whoever_accepts_the_loss_goes_on_with_what_is_left(left: Path) -> None:
    await kill_after(40, left)
    spoil(left, frames(left) // 2, 1000)
    store = SqliteStore(left, accept_loss=True)
    with capture_logs() as logged:
        await store.open(to_serve=True)
    assert 0 < len(await log(store)) < 40
    await store.close()
    assert [entry["event"] for entry in logged] == ["store-damaged"]


@pytest.mark.parametrize("cut", [1, PAGE // 2, PAGE + FRAME.size - 1])
async def test_a_last_commit_in_pieces_is_what_a_power_cut_leaves(cut: int, left: Path) -> None:
    """Nobody was told that it is stored."""
    await kill_after(40, left)
    data = wal(left).read_bytes()
    wal(left).write_bytes(data[: len(data) - cut])
    assert damage_of_log(wal(left)) is None
    spoil(left, frames(left) - 1, 100)
    assert damage_of_log(wal(left)) is None


@pytest.mark.parametrize("data", [b"", b"\0" * 31, b"\0" * 5000, b"\x37\x7f\x06\x82" + b"\0" * 6000])
def test_what_is_no_log_is_left_to_sqlite(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "tables.db-wal").write_bytes(data)
    assert damage_of_log(tmp_path / "tables.db-wal") is None
    assert damage_of_log(tmp_path / "nowhere") is None


@contextlib.contextmanager
def changed(file: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        yield connection


async def test_entries_that_are_missing_are_told_at_the_start(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    store = SqliteStore(file)
    await store.open()
    for table in ("t", "u", "v"):
        await make(store, table)
        for n in range(1, 5):
            await add(store, n, b"moved", table=table)
    await store.close()
    with changed(file) as connection:
        connection.execute("DELETE FROM entries WHERE n = 3 AND key = 1")
        connection.execute("DELETE FROM entries WHERE n = 5 AND key = 2")
    with pytest.raises(StoreProblem) as told:
        async with serving(sqlite_url):
            pass
    assert told.value.text.id == "store-gaps"
    assert told.value.text.args["tables"] == 2


async def test_a_damaged_file_is_told_at_the_start(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    store = SqliteStore(file)
    await store.open()
    await make(store)
    for n in range(1, 200):
        await add(store, n, b"x" * 900)
    await store.close()
    data = file.read_bytes()
    file.write_bytes(data[: 12 * PAGE] + b"\xff" * (len(data) - 12 * PAGE))
    with pytest.raises(StoreProblem) as told:
        async with serving(sqlite_url):
            pass
    assert told.value.text.id == "store-damaged"


async def test_damage_that_comes_later_is_found_by_the_check_and_said_to_who_asks(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with asking(sqlite_url) as (server, session):
        await make(server.tables.store)
        await add(server.tables.store, 1, b"moved")
        await server.check_store()
        assert await get(session, "/healthz") == (200, {"status": "ok"})
        with changed(tmp_path / "tables.db") as connection:
            connection.execute("DELETE FROM entries")
        with capture_logs() as logged:
            await server.check_store()
        assert await get(session, "/healthz") == (503, {"status": "store"})
        assert [entry["problem"] for entry in logged if entry["event"] == "store-damaged"] == ["store-gaps"]
