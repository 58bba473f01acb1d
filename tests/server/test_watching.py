"""What an operator watches: whether it lives, numbers, logs that programs read, and settings that are misspelt."""

import asyncio
import contextlib
import json
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from curiouser.cli.variables import known, strange
from curiouser.client import Client, make_table, new_key
from curiouser.server.core import commands as c
from curiouser.server.runtime import health
from curiouser.server.settings import Settings
from tests.docs.test_docs import ROOT
from tests.server.killing import free_port, lets_in
from tests.server.playing import play_all, sit_down
from tests.server.serving import base, serving
from tests.server.store.postgres_server import Postgres
from tests.server.test_outside import fill
from tests.waiting import until

TOKEN = "the token of the scraper"
GUIDE = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
A_SECOND = 1.0


async def get(url: str, path: str, **headers: str) -> tuple[int, str]:
    async with aiohttp.ClientSession(url) as session, session.get(path, headers=headers) as response:
        return response.status, await response.text()


async def test_both_answers_come_within_a_second_while_the_database_is_away(
    postgres: Postgres, postgres_url: str
) -> None:
    """The database may take as long as it likes: nobody waits for it longer than this."""
    assert health.PATIENCE < A_SECOND
    async with serving(postgres_url) as server:
        assert await get(base(server), "/readyz") == (200, '{"status":"ok"}')
        postgres.stop()
        try:
            for path, answer in (("/readyz", (503, '{"status":"store"}')), ("/livez", (200, '{"status":"ok"}'))):
                for _ in range(3):
                    assert await get(base(server), path) == answer
        finally:
            postgres.start()
        while (await get(base(server), "/readyz"))[0] != 200:
            await asyncio.sleep(0)


async def test_a_server_that_could_not_store_is_ready_only_when_it_can_again(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, await make_table(base(server), "tic-tac-toe", 2, "Alice") as alice:
        well = server.tables.store
        fill(server, "append", "set_server_rule")
        with contextlib.suppress(Exception):
            await alice.do(c.Say(key=new_key(), text="is anybody there?"))
        assert await get(base(server), "/readyz") == (503, '{"status":"store"}')
        server.tables.store = well
        assert await get(base(server), "/readyz") == (200, '{"status":"ok"}')


async def test_a_server_that_stops_is_not_ready(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        server.readiness.is_stopping = True
        assert await get(base(server), "/readyz") == (503, '{"status":"stopping"}')
        assert (await get(base(server), "/livez"))[0] == 200


async def test_numbers_can_be_read_from_outside_with_the_token_only(sqlite_url: str) -> None:
    outside = {"X-Forwarded-For": "203.0.113.7"}
    async with serving(sqlite_url, metrics_token=TOKEN, trusted_proxies="127.0.0.1") as server:
        url = base(server)
        assert (await get(url, "/metrics"))[0] == 200
        assert (await get(url, "/metrics", **outside))[0] == 404
        assert (await get(url, "/metrics", **outside, Authorization="Bearer nonsense"))[0] == 404
        status, text = await get(url, "/metrics", **outside, Authorization=f"Bearer {TOKEN}")
        assert (status, "curiouser_people" in text) == (200, True)
        answers = [(await get(url, "/metrics", **outside, Authorization="Bearer no"))[0] for _ in range(12)]
        assert answers[-1] == 429
        assert (await get(url, "/metrics", **{"X-Forwarded-For": "203.0.113.8"}, Authorization=f"Bearer {TOKEN}"))[
            0
        ] == 200
    async with serving(sqlite_url, trusted_proxies="127.0.0.1") as server:
        for token in ("", " ", "None"):
            assert (await get(base(server), "/metrics", **outside, Authorization=f"Bearer {token}"))[0] == 404


def number(text: str, name: str, **labels: str) -> float:
    for line in text.splitlines():
        if line.startswith(name + ("{" if labels else " ")) and all(f'{k}="{v}"' in line for k, v in labels.items()):
            return float(line.rpartition(" ")[2])
    return 0.0


async def test_matches_people_and_times_are_counted_by_game_and_kind(store_url: str) -> None:
    async with serving(store_url) as server, contextlib.AsyncExitStack() as stack:
        people = await sit_down(stack, server, "tea-time", 2)
        await stack.enter_async_context(Client(base(server), people[0].table))
        await people[0].do(c.Say(key=new_key(), text="tea?"))
        await until(lambda: len(server.connections.all) == 3)
        text = (await get(base(server), "/metrics"))[1]
        assert [number(text, "curiouser_people", part=part) for part in ("player", "guest", "watcher")] == [2, 0, 1]
        moves = sum(await play_all(people))
        await people[1].do(c.Say(key=new_key(), text="well played"))  # after the end, which is counted once
        text = (await get(base(server), "/metrics"))[1]
        assert number(text, "curiouser_matches_finished_total", game="tea-time") == 1
        assert number(text, "curiouser_answer_seconds_count", game="tea-time", kind="play") == moves
        assert number(text, "curiouser_answer_seconds_count", game="tea-time", kind="say") == 2
        assert number(text, "curiouser_request_seconds_count", method="POST", route="/api/tables") == 1


async def test_strangers_make_up_no_labels(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, aiohttp.ClientSession(base(server)) as session:
        for path in ("/no/where", "/api/tables/x/y/z", "/.env"):
            async with session.request("PROPFIND", path):
                pass
        text = (await get(base(server), "/metrics"))[1]
        assert number(text, "curiouser_request_seconds_count", method="OTHER", route="") == 3
        assert not any(word in text for word in ("PROPFIND", "no/where", ".env"))


LOGGING = re.compile(
    r"""\b(?:log|LOG|get_logger\([^)]*\))\.(?:debug|info|warning|error|exception|critical|log)\(\s*(?:[\w.]+,\s)?(.*)"""
)


def logged_events() -> list[str]:
    """The first word of every line that we log."""
    found = []
    for file in (ROOT / "curiouser").rglob("*.py"):
        for first in LOGGING.findall(file.read_text(encoding="utf-8")):
            event = re.match(r'"([^"]*)"', first)
            assert event is not None, f"{file}: {first}"
            found.append(event[1])
    return found


def documented_events() -> set[str]:
    table = GUIDE.partition("| event | level |")[2].partition("\n\n")[0]
    return {event for row in table.splitlines()[1:] for event in re.findall(r"`([^`]+)`", row.split("|")[1])}


def test_every_event_is_documented_and_no_other() -> None:
    events = set(logged_events())
    assert len(events) > 25
    assert events == documented_events()
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", event) for event in events)


def test_nothing_else_is_logged_or_printed_by_the_server() -> None:
    for file in (ROOT / "curiouser" / "server").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        is_own = file.name in {"generate.py", "logs.py"}
        assert is_own or not re.search(r"^\s*print\(|logging\.getLogger|sys\.stderr", text, re.MULTILINE), file


def test_every_metric_is_documented() -> None:
    from curiouser.server.runtime.metrics import Metrics

    names = {family.name for family in Metrics().registry.collect()}
    table = GUIDE.partition("| metric | |")[2].partition("\n\n")[0]
    documented = {name.removesuffix("_total") for name in re.findall(r"`(curiouser_\w+)`", table)}
    assert documented == names


@contextlib.asynccontextmanager
async def served(
    folder: Path, *words: str, **environment: str
) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    """A server as an operator starts it, with all that it writes in one file."""
    port = free_port()
    command = (sys.executable, "-m", "curiouser", "serve", "--port", str(port), *words)
    own = {"XDG_DATA_HOME": str(folder), "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)]), "LC_ALL": "C"}
    with (folder / "log").open("wb") as file:
        process = await asyncio.create_subprocess_exec(
            *command, stdout=file, stderr=file, cwd=folder, env={**os.environ, **own, **environment}
        )
    try:
        await until(lambda: lets_in(port) or process.returncode is not None)
        yield f"http://127.0.0.1:{port}", process
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        await process.wait()


def lines_of(folder: Path) -> list[dict[str, Any]]:
    """All of them JSON, or this fails."""
    text = (folder / "log").read_text(encoding="utf-8")
    found = [json.loads(line) for line in text.splitlines()]
    assert all(isinstance(line, dict) and {"event", "level", "timestamp"} <= set(line) for line in found)
    assert {line["event"] for line in found} <= documented_events()
    return found


GUEST = '''
import logging
import threading
import warnings


from curiouser.engine.bot import Bot


class Guest(Bot):
    """Whatever could leave a line of text behind, then a fault."""

    games = ("tic-tac-toe",)

    def choose(self, position, rng):
        warnings.warn("a warning\\nin two lines")
        logging.getLogger("somebody.else").error("a library says\\n%s", "this")
        thread = threading.Thread(target=lambda: 1 / 0)
        thread.start()
        thread.join()
        raise RuntimeError("a traceback\\nwith lines")
'''


@pytest.mark.parametrize("bots", ["0", "1"])
async def test_every_line_of_a_server_is_json_whoever_wrote_it(tmp_path: Path, bots: str) -> None:
    (tmp_path / "guesthouse.py").write_text(GUEST, encoding="utf-8")
    words = ("--log-json", "--log", "debug", "--bot", "guesthouse:Guest", "--bots", bots, "--bot-pause", "0")
    async with served(tmp_path, *words, CURIOUSER_TABELS_RATE="5") as (url, process):
        assert process.returncode is None, (tmp_path / "log").read_text(encoding="utf-8")
        async with await make_table(url, "tic-tac-toe", 2, "Alice") as alice:
            await alice.do(c.SeatBot(key=new_key(), seat=1, bot="guesthouse:Guest"))
            await alice.do(c.Start(key=new_key()))
            await alice.play(0, alice.views[0]["legal"][0])
            await alice.until(lambda: alice.turn is not None and alice.turn.actors == (0,))
        await get(url, "/no%0Awhere")
    found = lines_of(tmp_path)
    events = {line["event"] for line in found}
    wanted = {"server-started", "server-stopped", "table-made", "own-bot-failed", "library-message", "server-fault"}
    assert wanted | {"variable-unknown", "request"} <= events
    said = [line.get("said", "") for line in found]
    assert any("a warning" in each for each in said)
    assert any("a library says" in each for each in said)
    failed = next(line for line in found if line["event"] == "own-bot-failed")
    assert "Traceback" in failed["exception"]
    unknown = next(line for line in found if line["event"] == "variable-unknown")
    assert (unknown["variable"], unknown["nearest"]) == ("CURIOUSER_TABELS_RATE", "CURIOUSER_TABLES_RATE")


@pytest.mark.parametrize(
    ("words", "environment"),
    [
        (("--log-json", "--db", "nonsense://x"), {}),
        (("--log-json", "--no-such-flag"), {}),
        ((), {"CURIOUSER_LOG_JSON": "true", "CURIOUSER_BODIES": "many"}),
        (("--log-json", "--admin-token", "short"), {}),
    ],
)
async def test_why_a_server_does_not_start_is_json_too(
    tmp_path: Path, words: tuple[str, ...], environment: dict[str, str]
) -> None:
    async with served(tmp_path, *words, **environment) as (_, process):
        assert await process.wait() == 2
    [line] = lines_of(tmp_path)
    assert line["event"] == "start-failed"


async def test_a_misspelt_variable_is_named_to_people_too(tmp_path: Path) -> None:
    async with served(tmp_path, CURIOUSER_PROT="8000", CURIOUSER_QUARTZ="1"):
        pass
    text = (tmp_path / "log").read_text(encoding="utf-8")
    assert "CURIOUSER_PROT is set, but there is no such setting; did you mean CURIOUSER_PORT?" in text
    assert "CURIOUSER_QUARTZ is set, but there is no such setting." in text


def test_every_setting_is_a_known_variable() -> None:
    for name in Settings.__struct_fields__:
        variable = f"CURIOUSER_{name.upper()}".replace("ORIGINS", "ORIGIN")
        assert variable in known()
        assert list(strange({variable: "1"})) == []
        [(found, nearest)] = strange({variable + "X": "1"})
        assert (found, nearest) == (variable + "X", variable)
    documented = set(re.findall(r"CURIOUSER_[A-Z_]+[A-Z]", GUIDE)) - {"CURIOUSER_NAME"}
    assert documented <= set(known())
