"""`curiouser admin`, as an operator types it, against a server that runs; docs/operating.md shows each action too."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest
from structlog.testing import capture_logs

from curiouser.cli import main
from curiouser.cli.admin import FORMS, Action
from curiouser.client import new_key
from curiouser.server.app import Server
from curiouser.server.core import commands as c
from tests.docs.test_docs import ROOT
from tests.server.serving import base, serving
from tests.server.test_admin import OWN, TOKEN, at_table, report


@pytest.fixture(autouse=True)
def _log_elsewhere() -> Iterator[None]:
    """What the server logs is no part of what the command says."""
    with capture_logs():
        yield


class Run(NamedTuple):
    code: int
    out: str
    err: str


class Typist:
    def __init__(self, server: Server, capsys: pytest.CaptureFixture[str]) -> None:
        self.server = server
        self.capsys = capsys

    async def __call__(self, *words: object, token: str = TOKEN, language: str = "en") -> Run:
        given = ["admin", *map(str, words), "--server", base(self.server), "--language", language]
        code = await asyncio.to_thread(main, [*given, *(["--admin-token", token] if token else [])])
        return Run(code, *self.capsys.readouterr())

    async def json(self, *words: object) -> Any:
        done = await self(*words, "--json")
        assert done.code == 0, done.err
        return json.loads(done.out)


async def test_every_action_works(store_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async with serving(store_url, **OWN) as server, at_table(server, "Alice", "Hare") as [alice, hare]:
        cli = Typist(server, capsys)
        await hare.do(c.Say(key=new_key(), text="I like jam"))
        await report(server, alice, 2, "words", "jam again")
        done = {
            "tables": await cli("tables"),
            "table": await cli("table", alice.table),
            "reports": await cli("reports"),
            "done": await cli("done", (await cli.json("reports"))[0]["report"]),
            "ban": await cli("ban", "203.0.113.7", "--reason", "floods", "--days", "2"),
            "bans": await cli("bans"),
            "unban": await cli("unban", "203.0.113.7"),
            "add-word": await cli("add-word", "Jam*"),
            "words": await cli("words"),
            "remove-word": await cli("remove-word", "jam*"),
            "limit": await cli("limit", "tables-rate", "7"),
            "limits": await cli("limits"),
            "disk": await cli("disk"),
            "close": await cli("close", alice.table, "--reason", "bedtime"),
        }
        assert set(done) == set(get_args(Action))
        assert {name: run.err for name, run in done.items() if run.code} == {}
        assert f"{alice.table}  waiting  tic-tac-toe" in done["tables"].out
        assert "Hare: I like jam" in done["table"].out
        assert "Alice → Hare: jam again" in done["reports"].out
        assert "floods" in done["bans"].out
        assert done["words"].out == "jam*\n"
        assert "tables-rate    7" in done["limits"].out
        assert done["close"].out == f"Closed: {alice.table}\n"
        assert (await cli("reports")).out == "There is nothing to show.\n"
        assert (await cli("unban", "203.0.113.7")).out == "There was nothing to change: 203.0.113.7\n"
        for language in ("pl", "ro"):
            assert (await cli("bans", language=language)).out not in ("", "There is nothing to show.\n")


async def test_the_token_beside_the_database_is_found(sqlite_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async with serving(sqlite_url, admin_token="") as server:
        cli = Typist(server, capsys)
        assert (await cli("words", "--db", sqlite_url, token="")).code == 0
        (Path(sqlite_url.removeprefix("sqlite:///")).parent / "admin-token").chmod(0o644)
        assert "chmod 600" in (await cli("words", "--db", sqlite_url, token="")).err
        missing = await cli("words", "--db", sqlite_url.replace("tables.db", "no/tables.db"), token="")
        assert (missing.code, "CURIOUSER_ADMIN_TOKEN" in missing.err) == (2, True)
        wrong = await cli("words", token="not the token of this server")
        assert (wrong.code, wrong.err) == (2, "The admin token is wrong or missing.\n")


@pytest.mark.parametrize(
    "words", [["close"], ["ban"], ["limit"], ["limit", "idle", "many"], ["tables", "x"], ["table", "a", "b"]]
)
def test_what_is_missing_is_shown(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", *words, "--admin-token", TOKEN, "--language", "en"]) == 2
    assert capsys.readouterr().err.startswith(f"Write it like this: curiouser admin {words[0]}")


def test_a_server_that_is_away_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["admin", "tables", "--admin-token", TOKEN, "--language", "en"]
    assert main([*words, "--server", "http://127.0.0.1:1"]) == 2
    assert "http://127.0.0.1:1 doesn’t answer" in capsys.readouterr().err
    assert main([*words, "--server", "nonsense"]) == 2
    assert "nonsense doesn’t answer" in capsys.readouterr().err


def test_the_guide_shows_every_action() -> None:
    guide = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    assert [action for action in get_args(Action) if f"$ curiouser admin {action}" not in guide] == []
    assert set(FORMS) < set(get_args(Action))
