"""What-ifs on a server: only if the host allows them, one at a time, with a time limit."""

import contextlib
import os
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from curiouser.engine.text import LANGUAGES
from curiouser.games.tea_time import GAME as TEA_TIME
from curiouser.lab.figures import compared
from curiouser.lab.study import study
from curiouser.lab.whatif import compare, read_link, vary
from curiouser.server.app import Server
from curiouser.server.net.limits import Limit
from curiouser.server.runtime import lab
from curiouser.server.runtime.lab import PATIENCE, AskWhatIf, Lab, WhatIf
from curiouser.server.settings import Settings
from tests import waiting
from tests.server.serving import base, serving
from tests.server.test_http import get, post

ALICE = {"game": "tea-time", "seats": 2, "bot": "uniform", "matches": 20, "changes": {"alice": 9}}
IDLE = "import signal; signal.pause()"
DIES = "import sys; sys.stdin.readline(); sys.exit(1)"
ANSWERS = """import sys; sys.stdin.readline(); print('{"done": 20, "compared": [], "is_over": true}', flush=True)"""
PLAYS = "import os; os.nice = lambda by: by; from curiouser.lab.live import main; main()"  # gives way to nobody
PATHS = "/api/lab/what-ifs"


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "TICK", 0.01)


@contextlib.asynccontextmanager
async def in_lab(url: str, plays: str = "", **settings: Any) -> AsyncIterator[tuple[Server, aiohttp.ClientSession]]:
    """A server that allows what-ifs; `plays` is a program instead of the one that plays matches."""
    given = {"lab": True, "lab_rate": 0, "trusted_proxies": "127.0.0.1", **settings}
    async with serving(url, **given) as server, aiohttp.ClientSession(base(server)) as session:
        if plays:
            server.lab.command = (sys.executable, "-c", plays)
        yield server, session


async def until(server: Server, id: str, is_so: Callable[[WhatIf], bool]) -> WhatIf:
    found = server.lab.all[id]
    await waiting.until(lambda: is_so(found))
    return found


def is_over(found: WhatIf) -> bool:
    return not found.is_open


def is_playing(server: Server) -> Callable[[WhatIf], bool]:
    return lambda found: found.state == "working" and server.lab.process is not None


async def test_nothing_is_played_where_the_host_does_not_allow_it(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, aiohttp.ClientSession(base(server)) as session:
        assert (await get(session, "/api/lab"))[1]["live"] is False
        for language in LANGUAGES:
            status, answer = await post(session, PATHS, ALICE, headers={"Accept-Language": language})
            assert (status, answer["id"]) == (403, "refused-lab-off")
            assert "--lab" in answer["sentence"]
        assert (await get(session, "/api/lab/numbers/tea-time/2"))[0] == 403
        assert server.lab.all == {}


async def test_a_what_if_finds_what_a_report_finds_and_has_a_link_to_its_table(sqlite_url: str) -> None:
    base_setup = TEA_TIME.setup(2)
    changed = vary(TEA_TIME, base_setup, {"alice": 9})
    wanted = compared(compare(study("tea-time", [base_setup, changed], ("uniform",) * 2, 20, told=20)))
    async with in_lab(sqlite_url, PLAYS) as (server, session):
        server.lab.clock = lambda: 1000.0
        status, asked = await post(session, PATHS, ALICE)
        assert (status, asked["matches"]) == (200, 20)
        await until(server, asked["id"], is_over)
        _, found = await get(session, f"{PATHS}/{asked['id']}")
        assert (found["state"], found["done"]) == ("done", 20)
        assert found["compared"] == msgspec.json.decode(msgspec.json.encode(wanted))
        assert read_link(found["link"])["edition"]["alice"] == {"value": 9, "source": "changed", "rule": "G15"}


@pytest.mark.parametrize(
    ("asked", "id"),
    [
        ({"changes": {"alice": 100_000}}, "edition-fault"),
        ({"changes": {"dodo": 1}}, "lab-no-number"),
        ({"changes": {"alice": "many"}}, "lab-bad-value"),
        ({"changes": {}}, "refused-message"),
        ({"changes": {str(number): 1 for number in range(9)}}, "refused-message"),
        ({"bot": "os:system"}, "refused-bot"),
        ({"game": "chess"}, "unknown-game"),
        ({"seats": 7}, "bad-seats"),
        ({"matches": 1_000_000}, "refused-lab-many"),
    ],
)
async def test_what_makes_no_match_is_refused_with_a_sentence(asked: Any, id: str, sqlite_url: str) -> None:
    async with in_lab(sqlite_url, IDLE) as (server, session):
        status, answer = await post(session, PATHS, ALICE | asked)
        assert (status, answer["id"]) == (400, id)
        assert answer["sentence"]
        assert server.lab.all == {}


async def test_the_numbers_of_a_game_are_listed_for_its_seats(sqlite_url: str) -> None:
    async with in_lab(sqlite_url) as (_, session):
        _, numbers = await get(session, "/api/lab/numbers/tea-time/3")
        assert {"path": "rounds.3", "group": "rounds", "place": "", "value": 3, "rule": "G2"} in numbers
        for path in ("tea-time/9", "tea-time/x", "chess/2"):
            assert (await get(session, f"/api/lab/numbers/{path}"))[0] == 400


async def test_one_is_played_at_a_time_and_one_of_each_address_waits(sqlite_url: str) -> None:
    async with in_lab(sqlite_url, IDLE) as (server, session):
        _, first = await post(session, PATHS, ALICE, headers={"X-Forwarded-For": "10.0.0.1"})
        status, again = await post(session, PATHS, ALICE, headers={"X-Forwarded-For": "10.0.0.1"})
        assert (status, again["id"]) == (429, "refused-lab-busy")
        _, second = await post(session, PATHS, ALICE, headers={"X-Forwarded-For": "10.0.0.2"})
        assert (second["state"], second["before"]) == ("waiting", 1)
        await until(server, first["id"], is_playing(server))
        _, ended = await post(session, f"{PATHS}/{first['id']}/end", {})
        assert ended["state"] == "ended"
        await until(server, second["id"], is_playing(server))


async def test_only_so_many_wait(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "MOST_WAITING", 2)
    async with in_lab(sqlite_url, IDLE) as (_, session):
        statuses = [
            (await post(session, PATHS, ALICE, headers={"X-Forwarded-For": f"10.0.0.{number}"}))[0]
            for number in range(3)
        ]
        assert statuses == [200, 200, 429]


async def test_too_many_in_an_hour_are_too_many(sqlite_url: str) -> None:
    async with in_lab(sqlite_url, ANSWERS, lab_rate=2) as (server, session):
        _, asked = await post(session, PATHS, ALICE)
        await until(server, asked["id"], is_over)
        status, answer = await post(session, PATHS, ALICE)
        assert (status, answer["id"]) == (429, "refused-rate")


async def test_a_what_if_that_is_ended_leaves_no_process_behind(sqlite_url: str) -> None:
    async with in_lab(sqlite_url, IDLE) as (server, session):
        _, asked = await post(session, PATHS, ALICE)
        await until(server, asked["id"], is_playing(server))
        assert server.lab.process is not None
        pid = server.lab.process.pid
        await post(session, f"{PATHS}/{asked['id']}/end", {})
        await until(server, asked["id"], lambda _: server.lab.process is None)
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


async def test_a_server_that_closes_ends_what_is_played(sqlite_url: str) -> None:
    async with in_lab(sqlite_url, IDLE) as (server, session):
        _, asked = await post(session, PATHS, ALICE)
        await until(server, asked["id"], is_playing(server))
        assert server.lab.process is not None
        pid = server.lab.process.pid
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


async def test_what_a_killed_process_had_in_hand_is_played_again(sqlite_url: str, tmp_path: Path) -> None:
    once = f"import os, pathlib; met = pathlib.Path({str(tmp_path / 'met')!r}); was = met.exists(); met.touch()\n"
    dies_once = once + f"if not was: os.kill(os.getpid(), 9)\n{ANSWERS}"
    async with in_lab(sqlite_url, dies_once) as (server, session):
        _, asked = await post(session, PATHS, ALICE)
        assert (await until(server, asked["id"], is_over)).state == "done"


async def test_a_process_that_dies_again_and_again_is_given_up(sqlite_url: str) -> None:
    async with in_lab(sqlite_url, DIES) as (server, session):
        _, asked = await post(session, PATHS, ALICE)
        assert (await until(server, asked["id"], is_over)).state == "lost"


async def test_nonsense_from_a_process_is_a_lost_what_if_and_the_next_one_is_played(sqlite_url: str) -> None:
    async with in_lab(sqlite_url, "print('nonsense')") as (server, session):
        _, asked = await post(session, PATHS, ALICE)
        assert (await until(server, asked["id"], is_over)).state == "lost"
        server.lab.command = (sys.executable, "-c", ANSWERS)
        _, asked = await post(session, PATHS, ALICE)
        assert (await until(server, asked["id"], is_over)).state == "done"


@pytest.mark.parametrize(("seconds", "state"), [(61, "stopped"), (PATIENCE + 1, "ended")])
async def test_time_is_up_at_last_and_nobody_plays_for_those_who_left(
    seconds: float, state: str, sqlite_url: str
) -> None:
    limit = 60 if state == "stopped" else 0
    async with in_lab(sqlite_url, IDLE, lab_seconds=limit) as (server, session):
        now = [1000.0]
        server.lab.clock = lambda: now[0]
        _, asked = await post(session, PATHS, ALICE)
        found = await until(server, asked["id"], is_playing(server))
        now[0] += seconds
        if state == "stopped":
            found.looked = now[0]
        assert (await until(server, asked["id"], is_over)).state == state


async def test_a_what_if_that_was_forgotten_is_a_sentence(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "MOST_KEPT", 1)
    async with in_lab(sqlite_url, ANSWERS) as (server, session):
        _, first = await post(session, PATHS, ALICE)
        await until(server, first["id"], is_over)
        await post(session, PATHS, ALICE)
        status, answer = await get(session, f"{PATHS}/{first['id']}")
        assert (status, answer["id"]) == (404, "refused-lab-gone")


async def test_an_edition_that_makes_no_match_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(_: Any) -> Any:
        raise IndexError

    monkeypatch.setattr(TEA_TIME, "start", start)
    monkeypatch.setattr(lab, "find_game", lambda _: TEA_TIME)
    with pytest.raises(Exception, match="IndexError"):
        Lab(Settings(lab=True), Limit(0, 0)).ask(msgspec.convert(ALICE, AskWhatIf), "10.0.0.1")


async def test_wishes_that_make_no_match_are_looked_at_only_so_often(sqlite_url: str) -> None:
    async with in_lab(sqlite_url, lab_rate=20) as (server, session):
        server.lab.tries.clock = lambda: 1000.0
        answers = [(await post(session, PATHS, ALICE | {"changes": {"dodo": 1}}))[1]["id"] for _ in range(11)]
        assert answers == ["lab-no-number"] * 10 + ["refused-rate"]
