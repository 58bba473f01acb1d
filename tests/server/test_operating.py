"""The commands for operators, on a real SQLite file and a real PostgreSQL."""

import asyncio
import hashlib
import json
import sqlite3
import stat
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from curiouser.cli import main
from curiouser.server.core import commands as c
from curiouser.server.runtime.bus import LocalBus
from curiouser.server.runtime.metrics import Metrics
from curiouser.server.runtime.retention import DAY, Retention, delete_old
from curiouser.server.runtime.tables import Tables
from curiouser.server.store.base import Kept
from tests.server.kept import changed, fill, find, kept, over, play_on, stored, twice
from tests.server.room import Room, started
from tests.server.store.tables import opened


class Run(NamedTuple):
    code: int
    out: str
    err: str


Cli = Callable[..., Run]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Cli:
    def run(*words: object) -> Run:
        language = [] if "--language" in words else ["--language", "en"]
        return Run(main([*map(str, words), *language]), *capsys.readouterr())

    return run


@cache
def tables() -> list[Kept]:
    """Two that are over, one being played, one that waits."""
    playing = play_on(started("tea-time"), 3)
    return [kept(over(), 1, "BCDF"), kept(twice(), 2, "BCDG"), kept(playing, 3, "BCDH"), kept(Room(), 4, "BCDJ")]


def data(cli: Cli, *words: object) -> Any:
    done = cli(*words, "--json")
    assert done.code == 0, done.err
    return json.loads(done.out)


def without_secrets(found: list[Kept]) -> list[Kept]:
    return [msgspec.structs.replace(each, secret=b"") for each in found]


def test_an_export_taken_in_elsewhere_is_the_same(sqlite_url: str, postgres_url: str, tmp_path: Path, cli: Cli) -> None:
    fill(sqlite_url, tables())
    file, back = tmp_path / "tables.jsonl", tmp_path / "back.jsonl"
    assert data(cli, "export", file, "--db", sqlite_url, "--unfinished") == {
        "tables": 2,
        "unfinished": 2,
        "left_out": 0,
    }
    assert data(cli, "import", file, "--db", postgres_url) == {"tables": 4, "skipped": 0}
    there = stored(postgres_url)
    assert without_secrets(there) == without_secrets(tables())
    assert [each.secret for each in there[2:]] == [each.secret for each in tables()[2:]]
    assert data(cli, "replay-all", "--db", postgres_url)["findings"] == []
    data(cli, "export", back, "--db", postgres_url, "--unfinished")
    assert back.read_bytes().splitlines()[1:-1] == file.read_bytes().splitlines()[1:-1]


def test_what_is_secret_is_exported_only_if_asked_for(store_url: str, tmp_path: Path, cli: Cli) -> None:
    fill(store_url, tables())
    done = cli("export", tmp_path / "over.jsonl", "--db", store_url)
    assert "2 tables were written to" in done.out
    assert "2 unfinished tables were left out" in done.out
    written = (tmp_path / "over.jsonl").read_text(encoding="utf-8")
    assert '"secret"' not in written
    assert tables()[2].table not in written
    assert tables()[0].secret.hex() not in written
    done = cli("export", tmp_path / "all.jsonl", "--db", store_url, "--unfinished")
    assert "Keep it safe" in done.err
    assert (tmp_path / "all.jsonl").read_text(encoding="utf-8").count('"secret"') == 2
    assert stat.S_IMODE((tmp_path / "all.jsonl").stat().st_mode) == 0o600


def test_a_table_closed_in_the_middle_of_a_match_keeps_its_seal(store_url: str, tmp_path: Path, cli: Cli) -> None:
    playing = play_on(started("tea-time"), 3)
    playing.do(1, c.Close)
    ended = over()
    ended.do(1, c.Close)
    fill(store_url, [kept(playing, 1, "BCDF"), kept(ended, 2, "BCDG")])
    assert data(cli, "replay-all", "--db", store_url)["findings"] == []
    open_, all_ = tmp_path / "open.jsonl", tmp_path / "all.jsonl"
    assert data(cli, "export", open_, "--db", store_url) == {"tables": 1, "unfinished": 0, "left_out": 1}
    assert data(cli, "export", all_, "--db", store_url, "--unfinished") == {"tables": 1, "unfinished": 1, "left_out": 0}
    for file, tables in ((open_, 1), (all_, 2)):
        url = f"sqlite:///{tmp_path / file.stem}.db"
        assert data(cli, "import", file, "--db", url) == {"tables": tables, "skipped": 0}
        assert data(cli, "replay-all", "--db", url)["findings"] == []


def test_one_table_can_be_exported(store_url: str, tmp_path: Path, cli: Cli) -> None:
    fill(store_url, tables())
    file = tmp_path / "one.jsonl"
    assert data(cli, "export", file, "--db", store_url, "--table", tables()[1].table)["tables"] == 1
    assert tables()[0].table not in file.read_text(encoding="utf-8")
    done = cli("export", tmp_path / "none.jsonl", "--db", store_url, "--table", "nowhere")
    assert (done.code, done.err) == (2, "There is no table nowhere.\n")
    assert sorted(each.name for each in tmp_path.glob("*.jsonl*")) == ["one.jsonl"]


def test_an_export_overwrites_nothing(sqlite_url: str, tmp_path: Path, cli: Cli) -> None:
    fill(sqlite_url, [])
    (tmp_path / "precious").write_text("precious")
    assert "already exists" in cli("export", tmp_path / "precious", "--db", sqlite_url).err
    assert "there is no such folder" in cli("export", tmp_path / "no" / "file", "--db", sqlite_url).err
    assert (tmp_path / "precious").read_text() == "precious"


@pytest.fixture
def exported(sqlite_url: str, tmp_path: Path, cli: Cli) -> Path:
    fill(sqlite_url, tables())
    file = tmp_path / "tables.jsonl"
    assert cli("export", file, "--db", sqlite_url, "--unfinished").code == 0
    return file


def test_a_table_that_is_there_is_not_written_over(store_url: str, exported: Path, cli: Cli) -> None:
    url = store_url.replace("tables.db", "other.db")
    fill(url, [kept(Room(), 3, "BCDZ")])
    done = cli("import", exported, "--db", url)
    assert done.code == 2
    assert f"Table {3:016x} is already in the database" in done.err
    assert len(stored(url)) == 1
    assert data(cli, "import", exported, "--db", url, "--skip-existing") == {"tables": 3, "skipped": 1}
    assert stored(url)[2].entries == kept(Room(), 3).entries


def rewrite(file: Path, change: Callable[[list[bytes]], list[bytes]]) -> None:
    """Another content under a last line that fits it."""
    *lines, _ = file.read_bytes().splitlines(keepends=True)
    lines = change(lines)
    count = sum(b'"line":"table"' in line for line in lines)
    end = {"line": "end", "tables": count, "sha256": hashlib.sha256(b"".join(lines)).hexdigest()}
    file.write_bytes(b"".join([*lines, json.dumps(end).encode() + b"\n"]))


CHANGES: dict[str, tuple[Callable[[list[bytes]], list[bytes]], str]] = {
    "no head": (lambda lines: lines[1:], "Line 1 is in the wrong place"),
    "an entry before its table": (lambda lines: [lines[0], *lines[2:]], "Line 2 is in the wrong place"),
    "two heads": (lambda lines: [lines[0], *lines], "Line 2 is in the wrong place"),
    "nonsense": (lambda lines: [*lines[:3], b"tea\n", *lines[3:]], "Line 4 isn’t a line of an export"),
    "a newer format": (lambda lines: [lines[0].replace(b'"format":1', b'"format":9'), *lines[1:]], "format 9"),
    "no seed": (
        lambda lines: [line.replace(b'"secret":"73', b'"secret":"xx') for line in lines],
        "the seal isn’t valid",
    ),
    "another seed": (
        lambda lines: [line.replace(b'"secret":"73', b'"secret":"74') for line in lines],
        "the seal isn’t",
    ),
    "an entry less": (lambda lines: [*lines[:4], *lines[5:]], "entries are missing"),
    "a table twice": (lambda lines: [*lines, *lines[1:]], "doesn’t match its log"),
    "a strange id": (lambda lines: [line.replace(b"0000000000000001", b"../1") for line in lines], "doesn’t match"),
    "a strange code": (
        lambda lines: [line.replace(b'"code":"BCDF"', b'"code":"tea!"') for line in lines],
        "doesn’t match",
    ),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_file_that_is_not_right_is_not_taken_in_at_all(name: str, exported: Path, tmp_path: Path, cli: Cli) -> None:
    change, words = CHANGES[name]
    rewrite(exported, change)
    done = cli("import", exported, "--db", f"sqlite:///{tmp_path / 'other.db'}")
    assert done.code == 2
    assert words in done.err
    assert stored(f"sqlite:///{tmp_path / 'other.db'}") == []


def test_a_file_that_was_cut_or_changed_is_not_taken_in(exported: Path, tmp_path: Path, cli: Cli) -> None:
    whole = exported.read_bytes()
    other = f"sqlite:///{tmp_path / 'other.db'}"
    exported.write_bytes(b"".join(whole.splitlines(keepends=True)[:-1]))
    assert "in the middle of an export" in cli("import", exported, "--db", other).err
    exported.write_bytes(whole.replace(b"Alice", b"Queen"))
    assert "was changed after it was written" in cli("import", exported, "--db", other).err
    exported.write_bytes(whole + b"\n")
    assert cli("import", exported, "--db", other).code == 2
    exported.write_bytes(b"")
    assert "ends at line 0" in cli("import", exported, "--db", other).err
    assert "there is no such file" in cli("import", tmp_path / "nothing", "--db", other).err
    assert stored(other) == []


async def share(url: str, data: bytes) -> bytes:
    async with opened(url) as store:
        return await store.shared("push", data)


def test_a_backup_can_be_served_or_taken_in_by_the_other_kind(
    store_url: str, postgres_url: str, tmp_path: Path, cli: Cli
) -> None:
    fill(store_url, tables())
    asyncio.run(share(store_url, b"key"))
    copy = tmp_path / "copy.db"
    assert data(cli, "backup", copy, "--db", store_url) == {"file": str(copy), "tables": 4}
    assert stored(f"sqlite:///{copy}") == tables()
    if store_url != postgres_url:
        assert data(cli, "import", copy, "--db", postgres_url)["tables"] == 4
        assert stored(postgres_url) == tables()
        assert asyncio.run(share(postgres_url, b"another")) == b"key"
    done = cli("backup", copy, "--db", store_url)
    assert (done.code, done.err) == (2, f"{copy} already exists; choose another file for the backup.\n")


def test_a_database_of_another_program_is_not_taken_in(tmp_path: Path, cli: Cli) -> None:
    with sqlite3.connect(tmp_path / "foreign.db") as foreign:
        foreign.execute("CREATE TABLE tea (cups)")
    done = cli("import", tmp_path / "foreign.db", "--db", f"sqlite:///{tmp_path / 'other.db'}")
    assert (done.code, "another program’s database" in done.err) == (2, True)


def test_all_that_is_stored_is_played_again(store_url: str, cli: Cli) -> None:
    fill(store_url, tables())
    report = data(cli, "replay-all", "--db", store_url)
    assert (report["tables"], report["matches"], report["playing"], report["findings"]) == (4, 3, 1, [])
    assert "Every match replays exactly as it was played." in cli("replay-all", "--db", store_url).out


def test_a_table_that_differs_is_named_and_the_exit_code_says_so(store_url: str, cli: Cli) -> None:
    good, other = kept(over(), 1, "BCDF"), kept(over(), 2, "BCDG")
    bad = changed(other, find(other, "opened"), digest="0" * 32)
    fill(store_url, [good, bad])
    done = cli("replay-all", "--db", store_url)
    assert done.code == 1
    n = find(other, "moved", -1)
    assert f"Table {2:016x}, entry {n}: from this move on the match replays differently.\n" in done.out
    assert "One table doesn’t replay as it was played." in done.out
    told = cli("replay-all", "--db", store_url, "--json")
    assert told.code == 1
    [finding] = json.loads(told.out)["findings"]
    assert (finding["table"], finding["n"], finding["fault"]) == (f"{2:016x}", n, "other-end")


def at(table: Kept, updated: int, deadline: int | None = None) -> Kept:
    summary = msgspec.structs.replace(table.summary, updated=updated, deadline=deadline)
    return msgspec.structs.replace(table, summary=summary)


def test_old_tables_are_deleted_and_others_counted(store_url: str, cli: Cli) -> None:
    now = int(time.time() * 1000)
    old, played, new, waiting = tables()
    fill(
        store_url,
        [at(old, now - 31 * DAY), at(played, now - 29 * DAY), at(new, now - 99 * DAY, now + DAY), at(waiting, 0)],
    )
    counted = data(cli, "tables", "--db", store_url)
    assert counted["states"] == {"over": 2, "playing": 1, "waiting": 1}
    assert counted["games"] == {"tea-time": 2, "tic-tac-toe": 2}
    done = cli("tables", "--db", store_url, "--delete-older", 30)
    assert "2 tables were deleted" in done.out
    assert [each.table for each in stored(store_url)] == [played.table, new.table]
    assert cli("tables", "--db", store_url, "--delete-older", 0).code == 2


@pytest.mark.parametrize("language", ["en", "pl", "ro"])
@pytest.mark.parametrize("command", ["backup", "export", "replay-all", "tables"])
def test_where_there_is_no_database_none_is_made(language: str, command: str, tmp_path: Path, cli: Cli) -> None:
    file = [tmp_path / "new"] if command in {"backup", "export"} else []
    done = cli(command, *file, "--db", f"sqlite:///{tmp_path / 'nothing.db'}", "--language", language)
    assert done.code == 2
    assert str(tmp_path / "nothing.db") in done.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", ["en", "pl", "ro"])
def test_operators_are_spoken_to_in_their_language(language: str, sqlite_url: str, tmp_path: Path, cli: Cli) -> None:
    fill(sqlite_url, tables())
    spoken = [
        cli("backup", tmp_path / "copy.db", "--db", sqlite_url, "--language", language),
        cli("export", tmp_path / "over.jsonl", "--db", sqlite_url, "--language", language),
        cli("export", tmp_path / "all.jsonl", "--db", sqlite_url, "--unfinished", "--language", language),
        cli("import", tmp_path / "all.jsonl", "--db", f"sqlite:///{tmp_path / 'new.db'}", "--language", language),
        cli("replay-all", "--db", sqlite_url, "--language", language),
        cli("tables", "--db", sqlite_url, "--delete-older", "1", "--language", language),
    ]
    assert [each.code for each in spoken] == [0] * len(spoken)
    assert all(each.out and "{" not in each.out + each.err for each in spoken)


async def test_a_server_forgets_what_nobody_touched(store_url: str) -> None:
    now = 100 * DAY
    old, new, *_ = tables()
    async with opened(store_url) as store:
        for table in (at(old, now - 31 * DAY), at(new, now - 29 * DAY)):
            await store.put(table)
        live = Tables(store, LocalBus(), Metrics(), lambda: now)
        await Retention(live, 0).look()
        assert await store.count() == 2
        forgetting = asyncio.create_task(Retention(live, 30).run())
        while await store.count() == 2:
            pass
        forgetting.cancel()
        assert await store.secret(new.table) is not None


async def test_many_old_tables_go_at_once(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        for number in range(120):
            await store.put(kept(Room(), number, None))
        assert await delete_old(store, int(time.time() * 1000)) == 120
        assert await store.count() == 0
