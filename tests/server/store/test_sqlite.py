"""Faults of a SQLite file: each gives a message, and nothing is lost."""

import asyncio
import contextlib
import os
import sqlite3
import stat
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from curiouser.server.store.base import StoreProblem
from curiouser.server.store.migrations import migrations
from curiouser.server.store.sqlite import SqliteStore
from tests.server.store.tables import add, log, make, opened


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@contextlib.contextmanager
def beside(file: Path) -> Iterator[sqlite3.Connection]:
    """Another program at the same file."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
        yield connection


@contextlib.asynccontextmanager
async def store_in(file: Path, patience: float = 5.0) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(file, patience=patience)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def limit(store: SqliteStore, pages: int) -> None:
    """Let the file grow to so many pages and no further, as a disk does that has no more."""

    def work(connection: sqlite3.Connection) -> bool:
        connection.execute(f"PRAGMA max_page_count = {pages}")
        return True

    await store._writer.write(work)


async def test_a_full_disk_is_told_and_what_was_there_stays(file: Path) -> None:
    async with store_in(file) as store:
        await make(store)
        await limit(store, 1)
        with pytest.raises(StoreProblem, match="is full"):
            await add(store, 1, b"x" * 100_000)
        assert await log(store) == [b"made"]


async def test_when_there_is_room_again_the_table_goes_on(file: Path) -> None:
    async with store_in(file) as store:
        await make(store)
        await limit(store, 1)
        with pytest.raises(StoreProblem, match="is full"):
            await add(store, 1, b"x" * 100_000)
        await limit(store, 10_000)
        assert await add(store, 1, b"y" * 100_000)
        assert await log(store) == [b"made", b"y" * 100_000]


async def test_a_full_disk_is_told_to_all_who_wait(file: Path) -> None:
    async with store_in(file) as store:
        for table in ("a", "b"):
            await make(store, table)
        await limit(store, 1)
        big = b"x" * 100_000
        jobs = (add(store, 1, big, table="a"), add(store, 1, big, table="b"))
        first, second = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(first, StoreProblem)
        assert isinstance(second, StoreProblem)
        assert first is not second


async def test_a_file_that_another_program_holds_is_told(file: Path) -> None:
    async with store_in(file, patience=0.01) as store:
        await make(store)
        with beside(file) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreProblem, match="Another program"):
                await add(store, 1, b"x")
            assert await log(store) == [b"made"]
            other.execute("ROLLBACK")
        assert await add(store, 1, b"x")


async def test_a_store_waits_for_a_program_that_soon_lets_go(file: Path) -> None:
    async with store_in(file, patience=30) as store:
        await make(store)
        with beside(file) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(add(store, 1, b"x"))
            assert await log(store) == [b"made"]
            other.execute("ROLLBACK")
        assert await waiting


async def test_a_file_held_while_it_is_opened_is_told(file: Path) -> None:
    async with store_in(file):
        pass
    with beside(file) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreProblem, match="Another program"):
            await SqliteStore(file, patience=0.01).open()


async def test_a_file_that_is_no_database_is_told_and_left_alone(file: Path) -> None:
    file.write_text("Down the rabbit hole " * 100)
    with pytest.raises(StoreProblem, match="isn’t an SQLite database"):
        await SqliteStore(file).open()
    assert file.read_text() == "Down the rabbit hole " * 100


async def test_the_database_of_another_program_is_told_and_left_alone(file: Path) -> None:
    with beside(file) as other:
        other.execute("CREATE TABLE recipes (tea TEXT)")
    before = file.read_bytes()
    with pytest.raises(StoreProblem, match="another program"):
        await SqliteStore(file).open()
    assert file.read_bytes() == before


async def test_a_database_of_a_newer_program_is_told_and_left_alone(file: Path) -> None:
    async with store_in(file):
        pass
    newest = max(migrations("sqlite"))
    with beside(file) as other:
        other.execute(f"PRAGMA user_version = {newest + 1}")
        other.execute("PRAGMA journal_mode = DELETE")
    before = file.read_bytes()
    with pytest.raises(
        StoreProblem, match=f"newer version of Curiouser \\(schema {newest + 1}; this version supports {newest}\\)"
    ):
        await SqliteStore(file).open()
    assert file.read_bytes() == before


async def test_a_damaged_file_is_told(file: Path) -> None:
    async with store_in(file) as store:
        await make(store)
    whole = file.read_bytes()
    with file.open("r+b") as damaged:
        damaged.seek(4096)
        damaged.write(b"\xff" * (len(whole) - 4096))
    async with store_in(file) as store:
        with pytest.raises(StoreProblem, match="damaged"):
            await add(store, 1, b"x")
        with pytest.raises(StoreProblem, match="damaged"):
            await store.read("t")


async def test_a_folder_in_the_place_of_the_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreProblem, match="SQLITE_CANTOPEN"):
        await SqliteStore(tmp_path).open()


async def test_a_file_in_the_place_of_the_folder_is_told(file: Path) -> None:
    file.write_text("")
    with pytest.raises(StoreProblem, match="can’t be used"):
        await SqliteStore(file / "tables.db").open()


@pytest.fixture
def shared() -> Iterator[Path]:
    """A folder that others may look into; the superuser becomes one of them, since nothing is forbidden to him."""
    with tempfile.TemporaryDirectory(prefix="curiouser-") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@contextlib.contextmanager
def as_nobody() -> Iterator[None]:
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


async def test_a_file_that_may_not_be_written_is_told(shared: Path) -> None:
    file = shared / "tables.db"
    async with store_in(file) as store:
        await make(store)
    file.chmod(0o444)
    shared.chmod(0o555)
    with as_nobody(), pytest.raises(StoreProblem, match="is read-only"):
        await SqliteStore(file).open()
    shared.chmod(0o755)


async def test_a_folder_that_may_not_be_written_is_told(shared: Path) -> None:
    shared.chmod(0o555)
    with as_nobody(), pytest.raises(StoreProblem, match="permission"):
        await SqliteStore(shared / "tables.db").open()
    shared.chmod(0o755)


async def test_a_store_that_could_not_be_opened_can_be_closed(file: Path) -> None:
    file.write_text("Down the rabbit hole " * 100)
    store = SqliteStore(file)
    with pytest.raises(StoreProblem):
        await store.open()
    await store.close()


async def test_folders_are_made_and_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "tables.db"
    async with store_in(file) as store:
        await make(store)
        for one in file.parent.iterdir():
            assert stat.S_IMODE(one.stat().st_mode) == 0o600
        assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


async def test_a_closed_store_leaves_one_file(file: Path) -> None:
    async with store_in(file) as store:
        await make(store)
        await store.read("t")
    assert [one.name for one in file.parent.iterdir()] == ["tables.db"]


async def test_what_is_deleted_is_wiped_from_the_file(file: Path) -> None:
    async with store_in(file) as store:
        await make(store)
        await add(store, 1, b"off with their heads" * 1000)
        await store.delete("t")
    assert b"off with their heads" not in file.read_bytes()


async def test_a_backup_is_a_whole_database_of_that_moment(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "backups" / "tables.db"
    async with store_in(file) as store:
        await make(store, "t", "ABCD")
        await store.backup(copy)
        await add(store, 1, b"later")
    async with opened(f"sqlite:///{copy}") as restored:
        assert await log(restored) == [b"made"]
        assert await restored.find("ABCD") == "t"
        assert await restored.secret("t") == b"seed"
        assert await add(restored, 1, b"another way")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


async def test_tables_go_on_while_a_backup_is_made(file: Path, tmp_path: Path) -> None:
    async with store_in(file) as store:
        await make(store)
        await add(store, 1, b"x" * 3_000_000)
        backup = asyncio.create_task(store.backup(tmp_path / "copy.db"))
        for after in range(2, 12):
            assert await add(store, after, b"y")
        await backup
    async with opened(f"sqlite:///{tmp_path / 'copy.db'}") as restored:
        assert (await log(restored))[:2] == [b"made", b"x" * 3_000_000]


async def test_a_backup_overwrites_nothing(file: Path, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("precious")
    async with store_in(file) as store:
        with pytest.raises(StoreProblem, match="already exists"):
            await store.backup(tmp_path / "copy.db")
        with pytest.raises(StoreProblem, match="already exists"):
            await store.backup(file)
    assert (tmp_path / "copy.db").read_text() == "precious"


async def test_a_backup_that_fails_leaves_nothing_behind(file: Path, tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("")
    async with store_in(file) as store:
        with pytest.raises(StoreProblem, match="can’t be used"):
            await store.backup(tmp_path / "folder" / "copy.db")
        with pytest.raises(StoreProblem, match="can’t be used"):
            await store.backup(tmp_path / ("x" * 240 + ".db"))
    assert sorted(one.name for one in tmp_path.iterdir()) == ["folder", "tables.db"]


async def test_what_a_killed_backup_left_is_written_over(file: Path, tmp_path: Path) -> None:
    (tmp_path / "copy.db.unfinished").write_text("half")
    async with store_in(file) as store:
        await make(store)
        await store.backup(tmp_path / "copy.db")
    async with opened(f"sqlite:///{tmp_path / 'copy.db'}") as restored:
        assert await log(restored) == [b"made"]
