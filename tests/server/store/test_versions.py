"""Databases of earlier versions are migrated to this one, and nothing in them is lost."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from curiouser.server.store.migrations import migrations
from curiouser.server.store.sqlite_file import OURS
from tests.server.store.tables import add, log, opened

NEWEST = max(migrations("sqlite"))


def make_as_of(file: Path, version: int) -> None:
    """A database with one table, as a program left it that knew no more than so many files."""
    with closing(sqlite3.connect(file)) as connection, connection:
        for number in range(1, version + 1):
            connection.executescript(migrations("sqlite")[number])
        connection.execute("INSERT INTO tables VALUES (1, 't', 'ABCD', 'playing', 'tea-time', 2, NULL, 7)")
        connection.execute("INSERT INTO secrets VALUES (1, ?)", [b"seed"])
        connection.execute("INSERT INTO entries VALUES (1, 1, 1, 7, ?), (2, 1, 2, 7, ?)", [b"made", b"seated"])
        connection.execute(f"PRAGMA user_version = {version}")
        connection.execute(f"PRAGMA application_id = {OURS}")


@pytest.mark.parametrize("dialect", ["sqlite", "postgres"])
def test_the_files_are_numbered_without_a_gap(dialect: str) -> None:
    assert list(migrations(dialect)) == list(range(1, max(migrations(dialect)) + 1))


@pytest.mark.parametrize("version", range(1, NEWEST + 1))
async def test_a_table_of_an_earlier_version_goes_on(tmp_path: Path, version: int) -> None:
    file = tmp_path / "tables.db"
    make_as_of(file, version)
    async with opened(f"sqlite:///{file}") as store:
        assert await store.find("ABCD") == "t"
        assert await store.secret("t") == b"seed"
        assert await log(store) == [b"made", b"seated"]
        assert await add(store, 2, b"moved")
    async with opened(f"sqlite:///{file}") as store:
        assert await log(store) == [b"made", b"seated", b"moved"]
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (NEWEST,)
