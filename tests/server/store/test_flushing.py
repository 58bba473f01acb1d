"""Nobody is answered before the data is on the disk; and how a commit waits for others."""

import asyncio
import contextlib
import errno
import os
import sqlite3
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from curiouser.server.store import writer as writing
from curiouser.server.store.append_result import AppendResult
from curiouser.server.store.base import StoreProblem
from curiouser.server.store.flushing import BEGIN, Flush, FlushInTwo, flush_of
from curiouser.server.store.sqlite import SqliteStore
from tests.server.store.tables import log, make, summary
from tests.waiting import until

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="flushes in two steps are for Linux")
FULL, NORMAL = 2, 1


class Disk(Flush):
    """Tells what it is asked for, and fails as often as it shall."""

    synchronous = "NORMAL"

    def __init__(self, inner: Flush, told: list[str], failures: int = 0) -> None:
        self.inner = inner
        self.told = told
        self.failures = failures

    def begin(self) -> None:
        self.told.append("begin")
        self.inner.begin()

    def end(self) -> None:
        if self.failures:
            self.failures -= 1
            raise OSError(errno.EIO, "Input/output error")
        self.inner.end()
        self.told.append("end")

    def close(self) -> None:
        self.inner.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@contextlib.asynccontextmanager
async def store_on(file: Path, told: list[str], failures: int = 0) -> AsyncIterator[SqliteStore]:
    """With one table; what follows is told of."""
    store = SqliteStore(file, patience=0.05)
    await store.open()
    await make(store)
    writer: Any = store._writer
    await until(lambda: not writer._is_away)
    writer._flush = Disk(writer._flush, told, failures)
    writer._usual = 0.0  # however long the first commit took
    try:
        yield store
    finally:
        await store.close()


def add(store: SqliteStore, after: int, told: list[str], data: bytes = b"x") -> AppendResult:
    answer = store.append("t", after, [data], 0, summary(after + 1))
    answer.meanwhile = lambda: told.append("prepared")
    answer.tell(lambda answer: told.append("answered" if answer.is_won else "failed"))
    return answer


async def settled(*answers: AppendResult) -> None:
    for answer in answers:
        with contextlib.suppress(StoreProblem):
            await answer


@pytest.fixture(autouse=True)
def no_disk_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "SLOW", 1000.0)


async def test_the_disk_works_while_news_are_made_ready_and_is_done_before_anybody_is_answered(file: Path) -> None:
    told: list[str] = []
    async with store_on(file, told) as store:
        await settled(add(store, 1, told))
        assert told == ["begin", "prepared", "end", "answered"]


async def test_in_the_thread_sqlite_flushes_by_itself(file: Path) -> None:
    """The loop goes on meanwhile, and must not read what is not on the disk yet."""
    found = []

    def work(connection: sqlite3.Connection) -> bool:
        found.append(connection.execute("PRAGMA synchronous").fetchone()[0])
        return True

    told: list[str] = []
    async with store_on(file, told) as store:
        await store._writer.write(work)
        writer: Any = store._writer
        writer._usual = 3600.0
        await settled(add(store, 1, told))
        assert told == ["prepared", "answered"]
    assert found == [FULL]


@LINUX
async def test_the_loop_flushes_the_log_that_sqlite_writes(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flushed = []
    fdatasync = os.fdatasync

    def watched(descriptor: int) -> None:
        flushed.append(Path(f"/proc/self/fd/{descriptor}").readlink())
        fdatasync(descriptor)

    monkeypatch.setattr(os, "fdatasync", watched)
    async with store_on(file, []) as store:
        writer: Any = store._writer
        assert isinstance(writer._flush.inner, FlushInTwo)
        assert writer._connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert writer._connection.execute("PRAGMA synchronous").fetchone() == (NORMAL,)
        flushed.clear()
        await settled(add(store, 1, []))
    assert flushed == [Path(f"{file}-wal")]


def test_where_there_are_no_two_steps_sqlite_flushes(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        assert flush_of(connection, BEGIN).synchronous == "FULL"  # as there is no log
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE cups (tea)")
        flush = flush_of(connection, None)
        flush.begin()
        flush.end()
        flush.close()
        assert flush.synchronous == "FULL"


async def test_what_may_not_be_on_the_disk_is_not_said_to_be(file: Path) -> None:
    told: list[str] = []
    async with store_on(file, told, failures=1) as store:
        with pytest.raises(StoreProblem, match="the disk or the connection failed"):
            await add(store, 1, told)
        assert told == ["begin", "prepared", "failed"]


async def test_after_a_flush_that_failed_the_log_is_emptied_before_anything_follows(file: Path) -> None:
    """What is behind a gap in the log would be lost with it."""
    told: list[str] = []
    async with store_on(file, told, failures=1) as store:
        await settled(add(store, 1, told, b"in doubt"))
        assert b"in doubt" not in file.read_bytes()
        told.clear()
        await settled(add(store, 2, told, b"after it"))
        assert told == ["prepared", "answered"]  # by the thread, which flushes more than the log
        assert b"in doubt" in file.read_bytes()
        told.clear()
        await settled(add(store, 3, told))
        assert told == ["begin", "prepared", "end", "answered"]
        assert await log(store) == [b"made", b"in doubt", b"after it", b"x"]


@LINUX
async def test_what_is_in_doubt_is_not_read(file: Path) -> None:
    """It goes to the disk before anybody hears of it, whoever asks."""
    async with store_on(file, [], failures=1) as store:
        await settled(add(store, 1, [], b"in doubt"))
        assert b"in doubt" not in file.read_bytes()
        assert await log(store) == [b"made", b"in doubt"]
        assert b"in doubt" in file.read_bytes()


async def test_what_was_read_while_a_flush_failed_is_read_again(file: Path) -> None:
    async with store_on(file, [], failures=1) as store:
        reading = asyncio.ensure_future(store.read("t"))
        await settled(add(store, 1, [], b"in doubt"))
        await reading
        assert not store._writer.is_doubtful


@LINUX
async def test_what_is_in_doubt_can_not_be_read_as_long_as_it_is(file: Path) -> None:
    async with store_on(file, [], failures=1) as store:
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN")
            other.execute("SELECT count(*) FROM tables").fetchone()
            await settled(add(store, 1, []))
            with pytest.raises(StoreProblem):
                await store.read("t")
        assert await log(store) == [b"made", b"x"]


async def test_what_somebody_who_was_killed_has_left_is_flushed_first(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(writing, "flush_of", lambda _: Disk(Flush(), told))
    store = SqliteStore(file)
    await store.open()
    assert told == ["end"]
    await store.close()


async def test_a_disk_that_fails_at_once_is_told(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "flush_of", lambda _: Disk(Flush(), [], 1))
    store = SqliteStore(file)
    with pytest.raises(StoreProblem, match="the disk or the connection failed"):
        await store.open()
    await store.close()


async def test_a_file_that_can_not_be_understood_is_told_until_it_can(file: Path) -> None:
    """The thread goes on, whatever another program has done to the file."""
    async with store_on(file, []) as store:
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
            ((version,),) = other.execute("PRAGMA schema_version").fetchall()
            other.execute("PRAGMA writable_schema = ON")
            other.execute("CREATE TABLE cup (tea)")
            other.execute("UPDATE sqlite_master SET sql = 'CREATE TABLE cup (' WHERE name = 'cup'")
            other.execute(f"PRAGMA schema_version = {version + 2}")
            for _ in range(2):
                with pytest.raises(StoreProblem):
                    await make(store, "u")
            other.execute("DELETE FROM sqlite_master WHERE name = 'cup'")
            other.execute(f"PRAGMA schema_version = {version + 3}")
        assert await make(store, "u")


@LINUX
async def test_a_path_need_not_be_text(tmp_path: Path) -> None:
    folder = os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9")
    async with store_on(Path(folder) / "tables.db", []) as store:
        assert await add(store, 1, [])


async def test_as_long_as_the_log_can_not_be_emptied_nothing_follows(file: Path) -> None:
    async with store_on(file, [], failures=1) as store:
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN")
            other.execute("SELECT count(*) FROM tables").fetchone()  # a reader who holds on to the log
            await settled(add(store, 1, []))
            with pytest.raises(StoreProblem):
                await add(store, 2, [])
        assert await add(store, 2, [])
        assert await log(store) == [b"made", b"x", b"x"]


async def test_who_can_not_make_ready_is_answered_all_the_same(file: Path) -> None:
    async with store_on(file, []) as store:
        answer = add(store, 1, [])
        answer.meanwhile = lambda: 1 / 0  # type: ignore[assignment]
        assert await answer


async def test_a_commit_waits_for_as_many_as_usual(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "LINGER", 3600.0)
    async with store_on(file, []) as store:
        await settled(add(store, 1, []), add(store, 2, []))
        before = store.commits
        first = add(store, 3, [])
        for _ in range(10):
            await asyncio.sleep(0)
        assert store.commits == before
        await settled(first, add(store, 4, []))
        assert store.commits == before + 1


async def test_a_commit_waits_for_the_others_only_a_moment(file: Path) -> None:
    assert writing.LINGER < 0.001
    async with store_on(file, []) as store:
        await settled(add(store, 1, []), add(store, 2, []))
        before = store.commits
        await settled(add(store, 3, []))
        assert store.commits == before + 1


async def test_a_commit_does_not_wait_for_more_than_usual(file: Path) -> None:
    async with store_on(file, []) as store:
        await settled(add(store, 1, []))
        before = store.commits
        add(store, 2, [])
        for _ in range(2):
            await asyncio.sleep(0)
        assert store.commits == before + 1
