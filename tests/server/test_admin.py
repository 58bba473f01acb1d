"""What the operator can do while the server runs, over real sockets and on both databases."""

import contextlib
import re
import stat
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
from structlog.testing import capture_logs

from curiouser import client
from curiouser.client import Client, NotDone, new_key
from curiouser.engine.errors import Problem
from curiouser.server.app import Server
from curiouser.server.core import commands as c
from curiouser.server.http import admin, gate
from curiouser.server.http import routes as api
from curiouser.server.http.tokens import keep_token, read_token, token_file
from curiouser.server.net.limits import Limit, Places
from curiouser.server.runtime.moderation import WordList, network_of, read_word
from curiouser.server.settings import CHANGEABLE, Settings
from tests.server.serving import base, serving
from tests.waiting import until

TOKEN = "a token that nobody guesses"
OWN = {"admin_token": TOKEN}
LOCAL = "127.0.0.1"


async def ask(server: Server, method: str, path: str, body: Any = None, token: str = TOKEN) -> tuple[int, Any]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    data = None if body is None else msgspec.json.encode(body)
    async with (
        aiohttp.ClientSession(base(server)) as session,
        session.request(method, f"/api/admin{path}", data=data, headers=headers) as response,
    ):
        return response.status, msgspec.json.decode(await response.read())


async def get(server: Server, path: str) -> Any:
    status, answer = await ask(server, "GET", path)
    assert status == 200, answer
    return answer


async def post(server: Server, path: str, **body: Any) -> Any:
    status, answer = await ask(server, "POST", path, body)
    assert status == 200, answer
    return answer


@contextlib.asynccontextmanager
async def at_table(server: Server, *names: str, **terms: Any) -> AsyncIterator[list[Client]]:
    """The first is the host of a table, the others have joined."""
    async with contextlib.AsyncExitStack() as stack:
        host = await client.make_table(base(server), "tic-tac-toe", 2, names[0], **terms)
        others = [await client.join_table(base(server), host.table, name) for name in names[1:]]
        yield [await stack.enter_async_context(each) for each in (host, *others)]


async def report(server: Server, by: Client, person: int, reason: str = "words", text: str = "") -> Any:
    body = {"token": by.token, "person": person, "reason": reason, "text": text}
    return await client.post(base(server), f"/api/tables/{by.table}/reports", body)


def paths() -> list[tuple[str, str]]:
    return [(route.method, route.path) for route in api.ROUTES if route.path.startswith(f"{gate.PREFIX}/")]


def filled(path: str) -> str:
    return re.sub(r"\{\w+\}", "x", path)


async def test_no_route_of_the_operator_opens_without_the_token(sqlite_url: str) -> None:
    assert len(paths()) >= 14
    async with serving(sqlite_url, **OWN) as server:
        server.gate.limit = Limit(0, 0)
        for method, path in paths():
            for token in ("", "wrong", TOKEN[:-1], TOKEN + "x", "Ω" * 20):
                status, answer = await ask(server, method, filled(path.removeprefix(gate.PREFIX)), {"x": 1}, token)
                assert (status, answer["id"]) == (401, "refused-admin"), path


async def test_wrong_tokens_are_limited_and_right_ones_are_not(sqlite_url: str) -> None:
    async with serving(sqlite_url, **OWN) as server:
        for _ in range(3 * gate.WRONG_A_MINUTE):
            assert (await ask(server, "GET", "/disk"))[0] == 200
        statuses = [(await ask(server, "GET", "/disk", token="wrong"))[0] for _ in range(gate.WRONG_A_MINUTE + 2)]
        assert statuses == [401] * gate.WRONG_A_MINUTE + [429] * 2
        assert (await ask(server, "GET", "/disk"))[0] == 429  # from that address


async def test_without_a_place_for_a_token_there_is_no_way_in(postgres_url: str, tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patched, capture_logs() as logged:
        (tmp_path / "file").write_text("no folder")
        patched.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
        async with serving(postgres_url, admin_token="") as server:
            for token in ("", "x"):
                assert (await ask(server, "GET", "/disk", token=token))[0] == 401
    assert "admin-token-missing" in {entry["event"] for entry in logged}


async def test_a_token_is_made_once_and_only_its_owner_can_read_it(sqlite_url: str, tmp_path: Path) -> None:
    async with serving(sqlite_url, admin_token="") as server:
        token = read_token(tmp_path / "admin-token")
        assert (await ask(server, "GET", "/words", token=token))[0] == 200
    assert stat.S_IMODE((tmp_path / "admin-token").stat().st_mode) == 0o600
    assert keep_token(token_file(sqlite_url)) == token


def test_a_token_that_others_can_read_or_guess_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "admin-token"
    file.write_text("short")
    file.chmod(0o600)
    with pytest.raises(Problem, match="too short"):
        keep_token(file)
    file.write_text("x" * 40)
    file.chmod(0o640)
    with pytest.raises(Problem, match="chmod 600"):
        keep_token(file)


async def test_tables_are_listed_and_looked_at_without_cards_or_secrets(store_url: str) -> None:
    async with serving(store_url, **OWN) as server, at_table(server, "Alice", "Hare") as [alice, hare]:
        await hare.do(c.Say(key=new_key(), text="more tea"))
        await report(server, alice, 2, "cheating", "he looks at my cards")
        [table] = (await get(server, "/tables"))["tables"]
        assert (table["table"], table["status"], table["game"], table["connected"]) == (
            alice.table,
            "waiting",
            "tic-tac-toe",
            2,
        )
        assert (await get(server, "/tables?status=playing"))["tables"] == []
        seen = await get(server, f"/tables/{alice.table}")
        assert [(person["name"], person["addresses"]) for person in seen["people"]] == [
            ("Alice", [LOCAL]),
            ("Hare", [LOCAL]),
        ]
        assert [line["text"] for line in seen["talk"]] == ["more tea"]
        assert [each["reason"] for each in seen["reports"]] == ["cheating"]
        live = server.tables.live[alice.table]
        secrets = [live.secret.hex(), alice.token, hare.token, *live.table.tokens, live.table.commitment]
        assert not any(secret in repr(seen) for secret in secrets)
        assert (await ask(server, "GET", "/tables/0123456789abcdef"))[0] == 404


async def test_a_closed_table_tells_its_people_why_also_after_a_restart(store_url: str) -> None:
    async with serving(store_url, **OWN) as server, at_table(server, "Alice", "Hare") as [alice, hare]:
        table = alice.table
        done = await post(server, f"/tables/{table}/close", reason="too\nmuch  noise")
        assert done == {"target": table, "done": True}
        await hare.until(lambda: hare.room is not None and hare.room.status == "closed")
        assert hare.room is not None
        assert hare.room.closed is not None
        assert hare.room.closed.reason == "too much noise"
        with pytest.raises(NotDone):
            await alice.do(c.Say(key=new_key(), text="why?"))
        assert not (await post(server, f"/tables/{table}/close", reason="again"))["done"]
    async with serving(store_url, **OWN) as server, Client(base(server), table) as late:
        assert late.room is not None
        assert late.room.closed is not None
        assert late.room.closed.reason == "too much noise"


async def test_a_table_that_its_host_closed_was_not_closed_by_the_operator(sqlite_url: str) -> None:
    async with serving(sqlite_url, **OWN) as server, at_table(server, "Alice") as [alice]:
        await alice.do(c.Close(key=new_key()))
        assert alice.room is not None
        assert (alice.room.status, alice.room.closed) == ("closed", None)


async def test_a_banned_address_is_shut_out_of_everything_until_it_is_unbanned(store_url: str) -> None:
    async with serving(store_url, **OWN) as server, at_table(server, "Alice") as [alice]:
        await post(server, "/bans", target="127.0.0.0/8", reason="floods")
        await alice.until(lambda: alice.gone == "banned")
        with pytest.raises(NotDone, match="banned"):
            await client.make_table(base(server), "tic-tac-toe", 2, "Alice")
        for route in api.ROUTES:
            if route.method == "GET" and route.path.startswith("/api/") and not route.path.startswith(gate.PREFIX):
                async with aiohttp.ClientSession(base(server)) as session, session.get(filled(route.path)) as response:
                    assert response.status == 403, route.path
        [ban] = await get(server, "/bans")
        assert (ban["target"], ban["reason"], ban["until"]) == ("127.0.0.0/8", "floods", 0)
    async with serving(store_url, **OWN) as server:
        with pytest.raises(NotDone, match="banned"):
            await client.make_table(base(server), "tic-tac-toe", 2, "Alice")
        assert (await post(server, "/bans/end", target="127.0.0.0/8"))["done"]
        assert not (await post(server, "/bans/end", target="127.0.0.0/8"))["done"]
        async with Client(base(server), alice.table, alice.token) as back:
            assert back.you == 1


async def test_a_ban_ends_by_itself(sqlite_url: str) -> None:
    now = [1_000_000]
    server = Server(Settings(port=0, bots=0, db=sqlite_url, admin_token=TOKEN), lambda: now[0])
    await server.start()
    try:
        await post(server, "/bans", target=LOCAL, days=0.5)
        assert server.moderation.is_banned(LOCAL)
        now[0] += admin.DAY // 2
        assert not server.moderation.is_banned(LOCAL)
        assert await get(server, "/bans") == []
    finally:
        await server.stop()


async def test_a_banned_name_is_one_however_it_is_written(store_url: str) -> None:
    async with serving(store_url, **OWN) as server, at_table(server, "Alice", "Żółty Kot") as [alice, cat]:
        await post(server, "/bans", target="zolty  KOT")
        await cat.until(lambda: cat.gone == "banned")
        for name in ("Żółty Kot", "żółty kot", "Zolty-Kot!", "Żół\u200bty Kot"):
            with pytest.raises(NotDone) as refusal:
                await client.join_table(base(server), alice.table, name)
            assert refusal.value.id == "refused-name-banned"
            with pytest.raises(NotDone) as refusal:
                await alice.do(c.Rename(key=new_key(), name=name))
            assert refusal.value.id == "refused-name-banned"
        assert (await post(server, "/bans/end", target="Żółty kot"))["done"]
        await client.join_table(base(server), alice.table, "Zolty-Kot")


async def test_servers_of_one_database_have_the_same_rules_at_once(postgres_url: str) -> None:
    async with (
        serving(postgres_url, **OWN) as one,
        serving(postgres_url, **OWN) as other,
        at_table(other, "Alice") as [alice],
    ):
        await post(one, "/words", word="marmalade*")
        await post(one, "/limits", name="listeners", value=3)
        await post(one, "/bans", target=LOCAL)
        await alice.until(lambda: alice.gone == "banned")
        await until(lambda: other.limits.settings.listeners == 3 and other.moderation.words.words)


WORDS = ["tea", "kurw*", "*pot", "*jam*", "mad hatter"]


@pytest.mark.parametrize(
    ("text", "is_found"),
    [
        ("tea", True),
        ("TEA!", True),
        ("your te\u0301a, Sir", True),
        ("_tea_", True),
        ("t\u200be\u00ada", True),
        ("ｔｅａ", True),
        ("te\u0000a", True),
        ("two\nteas, tea", True),
        ("team", False),
        ("steam", False),
        ("Kurwą", True),
        ("teapot", True),
        ("pots", False),
        ("pyjamas", True),
        ("the mad, mad... hatter", True),
        ("mad as a hatter", False),
        ("", False),
    ],
)
def test_words_are_found_as_they_are_read(text: str, is_found: bool) -> None:
    assert WordList([read_word(word) for word in WORDS]).is_in(text) is is_found


@pytest.mark.parametrize("word", ["", "*", "**", "a*b", "mad hat*", "!?", "x" * 61])
def test_a_word_that_says_nothing_is_not_listed(word: str) -> None:
    with pytest.raises(Problem):
        read_word(word)


async def test_nobody_gets_a_listed_word_to_others_on_any_way(store_url: str) -> None:
    """Names, talk, words for the luck, editions: whatever somebody writes and others read."""
    edition = {"name": "Tea", "cards": {"marmalade": 1}}
    terms = {"game": "tic-tac-toe", "seats": 2, "edition": edition}
    async with serving(store_url, **OWN) as server, at_table(server, "Alice") as [alice]:
        assert (await post(server, "/words", word="Marmaladę"))["target"] == "marmalade"
        assert await get(server, "/words") == ["marmalade"]
        commands: list[Any] = [
            c.Say(key=new_key(), text="Marmalade!"),
            c.Stir(key=new_key(), word="marmalade"),
            c.Rename(key=new_key(), name="marmalade"),
            c.Change(key=new_key(), terms=c.Asked(game="tic-tac-toe", seats=2, edition=edition)),
        ]
        for command in commands:
            with pytest.raises(NotDone) as refusal:
                await alice.do(command)
            assert refusal.value.id == "refused-words", command
        for path, body in (
            ("/api/tables", {"terms": {"game": "tic-tac-toe", "seats": 2}, "name": "Marmalade"}),
            ("/api/tables", {"terms": terms, "name": "Hare"}),
            (f"/api/tables/{alice.table}/people", {"name": "marmalade"}),
        ):
            with pytest.raises(NotDone) as refusal:
                await client.post(base(server), path, body)
            assert refusal.value.id == "refused-words", path
        assert (await post(server, "/words/end", word="MARMALADE"))["done"]
        await alice.do(c.Say(key=new_key(), text="Marmalade!"))


def test_every_command_that_brings_words_is_looked_at() -> None:
    """A new command with free text must be either harmless, or among those that are checked."""
    from curiouser.server.runtime.connection import WORDED

    harmless = {"key", "token", "bot", "emote"}  # never shown, or one of a few
    for kind in c.Command.__subclasses__():
        texts = {
            field.name
            for field in msgspec.structs.fields(kind)
            if field.name not in harmless and ("str" in str(field.type) or field.type is c.Asked)
        }
        assert not texts or kind in WORDED, kind


async def test_limits_change_without_a_restart_and_stay(store_url: str) -> None:
    async with serving(store_url, **OWN, listeners=9) as server, at_table(server, "Alice") as [alice]:
        names = {limit["name"] for limit in await get(server, "/limits")}
        assert names == set(CHANGEABLE)
        for number, name in enumerate(CHANGEABLE, start=50):
            await post(server, "/limits", name=name.replace("_", "-"), value=number)
            assert getattr(server.limits.settings, name) == number
        await check_limits(server)
        for name, value in (("listeners", -1), ("keep_days", 1e6), ("port", 1), ("no", 1)):
            assert (await ask(server, "POST", "/limits", {"name": name, "value": value}))[0] == 400
        await alice.do(c.Say(key=new_key(), text="still here"))
    async with serving(store_url, **OWN, listeners=9) as server:
        await check_limits(server)
        assert (await post(server, "/limits", name="listeners"))["done"]
        assert server.limits.settings.listeners == 9


async def check_limits(server: Server) -> None:
    """What limits is what the settings say."""
    now = server.limits.settings
    limits: list[tuple[Limit, float]] = [
        (server.limits.requests, now.address_rate),
        (server.limits.tables, now.tables_rate / 3600),
        (server.limits.joins, now.joins_rate / 60),
        (server.tables.storing, now.stored_rate * 1e6 / 3600),
        (server.lab.limit, now.lab_rate / 3600),
        (server.reviews.limit, now.reviews_rate / 3600),
    ]
    assert all(limit.rate == rate for limit, rate in limits)
    places: Places = server.limits.bodies
    assert (places.most, server.limits.places.by_address) == (now.bodies, 2 * now.connections)
    assert server.retention.days == server.reviews.days == now.keep_days
    for connection in server.connections.all:
        assert connection.bucket is not None
        assert (connection.bucket.rate, connection.most_waiting) == (now.messages_rate, now.queue_bytes)


async def test_disk_use_is_told(store_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    async with serving(store_url, **OWN) as server, at_table(server, "Alice"):
        used = await get(server, "/disk")
        assert used["database"] > 10_000
        assert used["free"] > 0
        assert (used["tables"], used["reviews"]) == (1, 0)
        server.reviews.folder.mkdir(parents=True)
        (server.reviews.folder / "x.json.gz").write_bytes(b"x" * 1000)
        assert (await get(server, "/disk"))["reviews"] == 1000


async def test_reports_come_with_the_talk_around_them(store_url: str) -> None:
    async with (
        serving(store_url, **OWN) as server,
        at_table(server, "Alice", "Hare", "Hatter") as [alice, hare, hatter],
    ):
        for number in range(30):
            await hare.do(c.Say(key=new_key(), text=f"line {number}"))
        await report(server, alice, 2, "words", "he never\nstops")
        await hare.do(c.React(key=new_key(), emote="laugh"))
        [told] = await get(server, "/reports")
        assert (told["table"], told["by"], told["person"], told["reason"]) == (alice.table, "Alice", "Hare", "words")
        assert (told["text"], told["address"]) == ("he never stops", LOCAL)
        assert [line["text"] for line in told["talk"]] == [*(f"line {n}" for n in range(10, 30)), "(laugh)"]
        await report(server, hatter, 1, "name")
        assert [each["person"] for each in await get(server, "/reports")] == ["Alice", "Hare"]
        assert (await post(server, f"/reports/{told['report']}/end"))["done"]
        assert not (await post(server, f"/reports/{told['report']}/end"))["done"]
        assert not (await post(server, "/reports/nonsense/end"))["done"]
        assert [each["person"] for each in await get(server, "/reports")] == ["Alice"]
        assert all(b"never" not in message for message in hare.messages + hatter.messages)


@pytest.mark.parametrize(
    ("person", "reason", "problem"),
    [(9, "words", "refused-nobody"), (1, "words", "refused-yourself"), (2, "envy", "refused-message")],
)
async def test_a_report_must_be_about_somebody_else_at_the_table(
    sqlite_url: str, person: int, reason: str, problem: str
) -> None:
    async with serving(sqlite_url, **OWN) as server, at_table(server, "Alice", "Hare") as [alice, _]:
        with pytest.raises(NotDone) as refusal:
            await report(server, alice, person, reason)
        assert refusal.value.id == problem
        stranger = Client(base(server), alice.table, "somebody else's secret")
        with pytest.raises(NotDone) as refusal:
            await report(server, stranger, 2)
        assert refusal.value.id == "refused-link"
        assert await get(server, "/reports") == []


async def test_one_address_reports_only_so_often(sqlite_url: str) -> None:
    async with serving(sqlite_url, **OWN, address_rate=200) as server, at_table(server, "Alice", "Hare") as [alice, _]:
        for _ in range(5):
            await report(server, alice, 2)
        with pytest.raises(NotDone) as refusal:
            await report(server, alice, 2)
        assert refusal.value.id == "refused-rate"


@pytest.mark.parametrize(
    ("target", "network"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        ("203.0.113.7/24", "203.0.113.0/24"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
        ("Hare", "None"),
    ],
)
def test_a_household_is_banned_as_it_is_counted(target: str, network: str) -> None:
    assert str(network_of(target)) == network
