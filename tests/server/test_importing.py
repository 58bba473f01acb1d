"""An import whose database fails midway says how far it got, and another import finishes it."""

import asyncio
import json
import sqlite3
from pathlib import Path

import asyncpg
import pytest

from curiouser.cli import main
from tests.server.kept import fill, kept, stored
from tests.server.room import Room

MANY, BAD = 45, 30
ID = f"{BAD:016x}"
WORDS = {
    "en": ("39 tables were imported before that", "nothing was imported"),
    "pl": ("Wcześniej wczytano 39 stołów", "tym razem nic nie zapisano"),
    "ro": ("Până atunci s-au importat 39 de mese", "nu s-a importat nimic"),
}


@pytest.fixture
def exported(tmp_path: Path) -> Path:
    url = f"sqlite:///{tmp_path / 'source.db'}"
    fill(url, [kept(Room(), number, None) for number in range(1, MANY + 1)])
    file = tmp_path / "tables.jsonl"
    assert main(["export", str(file), "--db", url, "--unfinished", "--json"]) == 0
    return file


def execute(url: str, *sqls: str) -> None:
    """Straight to the database, past the store."""
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
            connection.executescript(";".join(sqls) + ";")
        connection.close()
        return

    async def work() -> None:
        connection = await asyncpg.connect(url)
        for sql in sqls:
            await connection.execute(sql)
        await connection.close()

    asyncio.run(work())


def break_for_one_table(url: str) -> None:
    """From now on the database has no room for that table."""
    if url.startswith("sqlite"):
        execute(
            url,
            f"CREATE TRIGGER room BEFORE INSERT ON tables WHEN NEW.id = '{ID}'"
            " BEGIN SELECT RAISE(ABORT, 'no room'); END",
        )
    else:
        execute(
            url,
            "CREATE FUNCTION no_room() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '53100';"
            " END $$ LANGUAGE plpgsql",
            f"CREATE TRIGGER room BEFORE INSERT ON tables FOR EACH ROW WHEN (NEW.id = '{ID}')"
            " EXECUTE FUNCTION no_room()",
        )


def mend(url: str) -> None:
    execute(url, "DROP TRIGGER room" if url.startswith("sqlite") else "DROP TRIGGER room ON tables")


@pytest.mark.parametrize("language", WORDS)
def test_an_import_that_breaks_off_says_how_far_it_came(
    language: str, store_url: str, exported: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(store_url, [])
    break_for_one_table(store_url)
    words = ["import", str(exported), "--db", store_url, "--language", language]
    assert main(words) == 2
    told = capsys.readouterr().err
    assert WORDS[language][0] in told
    assert "--skip-existing" in told
    assert ID not in (there := [each.table for each in stored(store_url)])
    assert len(there) == 39
    mend(store_url)
    assert main(words) == 2
    assert WORDS[language][1] in capsys.readouterr().err
    capsys.readouterr()
    assert main([*words, "--skip-existing", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"tables": 6, "skipped": 39}
    assert len(stored(store_url)) == MANY
