"""Whoever was not in a match gets no byte of it, by no road; whoever was in it keeps it."""

import contextlib
import stat
from pathlib import Path

import msgspec
import pytest

from curiouser.client import Client, join_table, make_table, new_key, post
from curiouser.server.app import Server
from curiouser.server.core import commands as c
from curiouser.server.core.people import read_invitation
from curiouser.server.core.visibility import eyes_in
from curiouser.server.net.addresses import network_of
from curiouser.server.net.limits import Limit, WrongCodes
from curiouser.server.runtime.results import Result, Results, Sat, result_of
from curiouser.server.runtime.retention import delete_old
from curiouser.server.runtime.reviews import Reviews
from curiouser.server.wire import messages as wire
from curiouser.server.wire.broadcast import MessageEncoder
from tests.server.outsider import ask_everything, listen_everywhere
from tests.server.playing import is_over, play_all
from tests.server.room import Room, started
from tests.server.serving import base, serving
from tests.server.test_again import made, play_alone, today
from tests.server.test_http import TABLE, asking, get
from tests.server.test_http import post as send
from tests.waiting import until

MARK = "Xyzzy"


async def play_first(stack: contextlib.AsyncExitStack, server: Server, watch: str) -> tuple[Client, Client]:
    """Two people at a private table, everything that they say and are called is marked; the match is over."""
    alice = await stack.enter_async_context(
        await make_table(base(server), "tea-time", 2, f"{MARK} A", watch=watch, listed=False)
    )
    hare = await stack.enter_async_context(await join_table(base(server), alice.table, f"{MARK} H"))
    await alice.do(c.Say(key=new_key(), text=f"{MARK} waits"))
    await hare.do(c.Sit(key=new_key(), seat=1))
    await alice.do(c.Start(key=new_key()))
    await alice.do(c.Say(key=new_key(), text=f"{MARK} plays"))
    return alice, hare


def of_the_match(*members: Client) -> set[bytes]:
    """What an outsider may not get: the mark, each event and each view that a member got, the seed and the result."""
    found = {MARK.encode()}
    for member in members:
        for data in member.messages:
            message = msgspec.json.decode(data)
            found |= {msgspec.json.encode(view["view"]) for view in message.get("views", ())}
            for item in [*message.get("items", ()), *message.get("talk", ())]:
                found |= {msgspec.json.encode(event) for event in item.get("events", ())}
            outcome = (message.get("turn") or {}).get("outcome")
            found |= {msgspec.json.encode(outcome)} if outcome else set()
            seed = message.get("room", {}).get("seed")
            found |= {seed.encode()} if seed else set()
    return found


def check(heard: bytes, secrets: set[bytes], who: str) -> None:
    leaks = [secret for secret in secrets if secret in heard]
    assert not leaks, f"{who}: {leaks[:3]}"


@pytest.mark.parametrize("watch", ["nobody", "people"])
async def test_an_outsider_finds_no_byte_of_a_match_on_any_route_or_socket(watch: str, sqlite_url: str) -> None:
    async with serving(sqlite_url, webhooks=True, lab=True) as server, contextlib.AsyncExitStack() as stack:
        alice, hare = await play_first(stack, server, watch)
        assert alice.room is not None
        table, code, bound = alice.table, alice.room.code, 0
        elsewhere = await make_table(base(server), "tic-tac-toe", 2, "Elsewhere")

        async def try_all(outsiders: dict[str, str], phase: str) -> None:
            nonlocal bound
            for who, token in outsiders.items():
                bound += 100
                heard = await ask_everything(server, table, code, token, bound)
                heard += await listen_everywhere(server, table, token, bound)
                check(heard, of_the_match(alice, hare), f"{who} {phase}")

        strangers = {"stranger": "", "guest of another table": elsewhere.token}
        if watch == "nobody":
            await try_all(strangers, "during the match")
        else:  # whoever joins during the match may watch it here
            check(await listen_everywhere(server, table, ""), of_the_match(alice, hare), "stranger during the match")
        await play_all([alice, hare])
        await alice.do(c.Say(key=new_key(), text=f"{MARK} is over"))
        if watch == "people":
            late = await join_table(base(server), table, "Late")
            strangers["who joined after the end"] = late.token
        await try_all(strangers, "after the match")
        await alice.do(c.Rematch(key=new_key()))
        await alice.do(c.Rename(key=new_key(), name="Alice"))
        await hare.do(c.Rename(key=new_key(), name="Hare"))
        secrets = of_the_match(alice, hare)
        guest = await stack.enter_async_context(await join_table(base(server), table, "Guest"))
        await hare.do(c.Stand(key=new_key(), seat=0))
        await guest.do(c.Sit(key=new_key(), seat=0))
        check(b"".join(guest.messages), secrets, "newcomer")
        heard = await ask_everything(server, table, code, guest.token, 7000)
        heard += await listen_everywhere(server, table, guest.token, 7000)
        check(heard, secrets, "who sits down for the rematch")


async def test_a_member_keeps_the_record_also_after_leaving_and_coming_back(sqlite_url: str) -> None:
    async with asking(sqlite_url) as (server, session), contextlib.AsyncExitStack() as stack:
        alice, hare = await play_first(stack, server, "nobody")
        await play_all([alice, hare])
        await hare.do(c.Leave(key=new_key()))
        path, headers = f"/api/tables/{alice.table}/record?match=1", {"Authorization": f"Bearer {hare.token}"}
        for again in (False, True):
            if again:
                await alice.do(c.Rematch(key=new_key()))
                await send(session, f"/api/tables/{alice.table}/people", {"name": "Hare", "token": hare.token})
            async with session.get(path, headers=headers) as response:
                assert response.status == 200
        async with session.get(path) as response:
            assert response.status == 403


def test_who_was_in_both_matches_sees_each_through_the_seats_they_had_in_it() -> None:
    room = started("tea-time", 2, watch="nobody")
    for _ in iter(lambda: room.table.is_playing, False):
        seat = room.table.actors[0]
        assert room.table.match is not None
        room.play(room.table.seats[seat].person, seat, room.table.match.legal(seat)[0])
    room.do(1, c.Rematch)
    room.do(1, c.Start)
    assert eyes_in(room.table, 1, 1) == (0,)
    assert eyes_in(room.table, 2, 1) == (1,)
    assert eyes_in(room.table, 3, 1) == ()


def test_a_seat_given_after_the_end_makes_nobody_a_member() -> None:
    room = Room("tic-tac-toe", 2, watch="nobody")
    hare, cat = room.join("Hare"), room.join("Cat")
    room.do(hare, c.Sit, seat=1)
    room.do(1, c.Start)
    room.do(1, c.Say, text=MARK)
    for by, square in [(1, "a1"), (2, "b1"), (1, "a2"), (2, "b2"), (1, "a3")]:
        room.mark(by, square)
    room.do(hare, c.Give, seat=1, person=cat)
    assert eyes_in(room.table, 1, cat) == ()
    assert MARK.encode() not in MessageEncoder(room.table).welcome(cat)
    assert MARK.encode() in MessageEncoder(room.table).welcome(hare)


def test_what_was_said_before_a_match_is_as_private_as_the_match() -> None:
    room = Room("tic-tac-toe", 2, watch="nobody")
    hare, cat = room.join("Hare"), room.join("Cat")
    room.do(1, c.Say, text=MARK)
    assert MARK.encode() in MessageEncoder(room.table).welcome(cat)
    room.do(hare, c.Sit, seat=1)
    room.do(1, c.Start)
    assert MARK.encode() not in MessageEncoder(room.table).welcome(cat)
    for by, square in [(1, "a1"), (2, "b1"), (1, "a2"), (2, "b2"), (1, "a3")]:
        room.mark(by, square)
    room.do(1, c.Rematch)
    room.do(1, c.Change, terms=c.Asked(game="tic-tac-toe", seats=2, watch="anyone"))
    for stranger in (0, cat):
        assert MARK.encode() not in MessageEncoder(room.table).welcome(stranger)
    assert MARK.encode() in MessageEncoder(room.table).welcome(hare)


def test_the_result_is_not_for_who_may_not_watch() -> None:
    room = Room("tic-tac-toe", 2, watch="nobody")
    room.do(room.join("Hare"), c.Sit, seat=1)
    room.do(1, c.Start)
    for by, square in [(1, "a1"), (2, "b1"), (1, "a2"), (2, "b2"), (1, "a3")]:
        room.mark(by, square)
        news = msgspec.json.decode(MessageEncoder(room.table).news(list(room.table.told)[-1:], 0), type=wire.News)
        assert news.turn is None
    assert b"outcome" not in MessageEncoder(room.table).welcome(0)
    assert b"outcome" in MessageEncoder(room.table).welcome(2)


@pytest.mark.parametrize("watch", ["nobody", "people", "anyone"])
async def test_the_page_of_a_day_shows_results_of_tables_that_everybody_may_watch(watch: str, sqlite_url: str) -> None:
    async with asking(sqlite_url) as (server, session):
        deal = f"tea-time-{today(server)}"
        body = {"terms": {"game": "tea-time", "seats": 2, "watch": watch}, "name": MARK}
        answered = await post(base(server), "/api/tables", {**body, "origin": {"from": "deal", "deal": deal}})
        async with Client(base(server), answered["table"], answered["token"]) as alice:
            await play_alone(alice, bot="level-3")
        await until(lambda: not server.tables.background)  # the result is kept behind the match
        status, shown = await get(session, f"/api/deals/{deal}")
        assert (status, shown["played"]) == (200, 1)
        assert (MARK in repr(shown)) is (alice.table in repr(shown)) is (watch == "anyone")


async def test_a_deal_of_a_private_match_does_not_name_its_table(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        alice, hare = await play_first(stack, server, "nobody")
        await play_all([alice, hare])
        origin = {"from": "deal", "deal": f"{alice.table}-1", "token": alice.token}
        async with await made(server, "Alice", **origin) as again:
            assert alice.table.encode() not in b"".join(again.messages)


async def test_results_of_earlier_programs_are_shown_where_their_table_was_open(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        for watch in ("anyone", "nobody"):
            body = {"terms": {"game": "tic-tac-toe", "seats": 2, "watch": watch}, "name": "Alice"}
            answered = await post(base(server), "/api/tables", body)
            async with Client(base(server), answered["table"], answered["token"]) as alice:
                await play_alone(alice)
                await alice.until(lambda: is_over(alice))
            old = msgspec.structs.replace(result_of(server.tables.live[alice.table].table), public=None)
            await server.tables.store.add_result(alice.table, 1, "a deal", msgspec.json.encode(old))
        gone = Result("0" * 16, 1, 0, (Sat("Cat", 1, 1),))
        results = Results(server.tables)
        count, found = await results.of("a deal")
        assert (count, len(found)) == (2, 1)
        assert await results.was_public(found[0])
        assert not await results.was_public(gone)


async def test_private_tables_have_longer_codes_and_short_ones_of_earlier_programs_still_work(sqlite_url: str) -> None:
    async with asking(sqlite_url) as (server, session):
        _, short = await send(session, "/api/tables", TABLE)
        private = {**TABLE, "terms": {**TABLE["terms"], "watch": "nobody"}}  # type: ignore[dict-item]
        _, long = await send(session, "/api/tables", private)
        assert (len(short["code"]), len(long["code"])) == (4, 10)
        assert (await get(session, f"/api/codes/{long['code'][:4]}"))[0] == 404
        wrong = "B" if long["code"][-1] != "B" else "C"
        assert (await get(session, f"/api/codes/{long['code'][:-1]}{wrong}"))[0] == 404
        spaced = f"{long['code'][:5].lower()} {long['code'][5:]}"
        for code, table in ((short["code"], short["table"]), (long["code"], long["table"]), (spaced, long["table"])):
            status, found = await get(session, f"/api/codes/{code}")
            assert (status, found["table"]) == (200, table)
        async with Client(base(server), short["table"], short["token"]) as host:
            await host.do(c.Change(key=new_key(), terms=c.Asked(game="tic-tac-toe", seats=2, watch="people")))
            assert host.room is not None
            assert len(host.room.code) == 10
            assert (await get(session, f"/api/codes/{short['code']}"))[0] == 404
            longer = host.room.code
            await host.do(c.Change(key=new_key(), terms=c.Asked(game="tic-tac-toe", seats=2)))
            for code in (short["code"], longer):
                assert (await get(session, f"/api/codes/{code}"))[0] == 200


def test_a_table_of_an_earlier_program_is_found_by_its_four_letters() -> None:
    room = Room(watch="nobody")
    assert room.table.invitation == "WXYZ"
    assert read_invitation("wx-zb") == ("WXZB", "")
    assert read_invitation("wxzbc") is None


async def test_codes_are_not_tried_from_many_addresses(sqlite_url: str) -> None:
    async with asking(sqlite_url, joins_rate=10, trusted_proxies="127.0.0.1") as (server, session):
        server.limits.codes = WrongCodes(10, lambda: 0.0)
        _, table = await send(session, "/api/tables", TABLE)

        async def tried(address: str, code: str = "BCDF") -> int:
            return (await get(session, f"/api/codes/{code}", headers={"X-Forwarded-For": address}))[0]

        statuses = [await tried(f"10.1.2.{number}") for number in range(60)]
        assert statuses == [404] * 20 + [429] * 40
        assert await tried("10.1.2.99", table["code"]) == 429
        assert await tried("10.1.3.1", table["code"]) == 200
        statuses = [await tried(f"10.2.{number}.1") for number in range(200)]
        assert statuses == [404] * 80 + [429] * 120
        statuses = [await tried(f"2001:db8:0:{number}::1", table["code"]) for number in range(5)]
        assert statuses == [429] * 5


def test_networks_of_addresses() -> None:
    assert network_of("10.1.2.3") == network_of("10.1.2.250") != network_of("10.1.3.3")
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    assert network_of("nowhere") == "unknown"
    now = [0.0]
    codes = WrongCodes(1, lambda: now[0])
    for _ in range(2):
        codes.was_wrong("a")
    assert (codes.may_try("a"), codes.may_try("b")) == (False, True)
    now[0] = 60.0
    assert codes.may_try("a")
    assert WrongCodes(0).may_try("a")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_reviews_are_their_owners_and_go_with_their_table(tmp_path: Path, sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        reviews = server.reviews
        alice = await make_table(base(server), "tic-tac-toe", 2, "Alice")
        reviews.keep("of-table", b"{}", alice.table)
        reviews.keep("of-record", b"{}")
        kept = [*reviews.folder.rglob("*")]
        assert {mode(path) for path in kept if path.is_file()} == {mode(tmp_path / "tables.db")} == {0o600}
        assert {mode(path) for path in (reviews.folder, *kept) if path.is_dir()} == {0o700}
        assert reviews.read("of-table") == b"{}"
        await delete_old(server.tables.store, server.tables.now() + 1, reviews.forget)
        assert reviews.read("of-table") is None
        assert reviews.read("of-record") == b"{}"


def test_reviews_of_earlier_programs_are_made_private(tmp_path: Path) -> None:
    folder = tmp_path / "reviews"
    folder.mkdir(mode=0o755)
    (folder / "old.json.gz").touch(mode=0o644)
    Reviews(1, Limit(0, 0), folder).protect()
    assert (mode(folder), mode(folder / "old.json.gz")) == (0o700, 0o600)
    Reviews(1, Limit(0, 0), tmp_path / "none").protect()


async def test_nobody_gets_a_match_by_another_number(sqlite_url: str) -> None:
    async with asking(sqlite_url) as (server, session), contextlib.AsyncExitStack() as stack:
        alice, hare = await play_first(stack, server, "nobody")
        await play_all([alice, hare])
        own = {"Authorization": f"Bearer {alice.token}"}
        for number in ("0", "2", "9", "-1", "x"):
            for headers, wanted in (({}, {403}), (own, {409})):
                status, _ = await get(session, f"/api/tables/{alice.table}/matches/{number}/replay", headers=headers)
                assert status in wanted, number
