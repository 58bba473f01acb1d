"""Long logs: a table comes back from a snapshot and what came after, in slices, and nobody else waits for it."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from curiouser import client
from curiouser.client import Client, NotDone, new_key
from curiouser.engine.errors import Problem
from curiouser.server.app import Server
from curiouser.server.core import commands as c
from curiouser.server.core import decide, snapshots
from curiouser.server.core.snapshots import EVERY, FIELDS, is_between, restore, save
from curiouser.server.core.table import Table
from curiouser.server.runtime import loading
from curiouser.server.runtime import loading as waking
from curiouser.server.runtime.loading import apply_stored
from curiouser.server.store.base import Entry, Kept
from tests.property_testing import given, settings, st
from tests.server.kept import kept, play_on
from tests.server.room import Room, fields_of, state
from tests.server.serving import base, serving
from tests.server.stalls import LONGEST, STRANGERS, Served, ask, delays_during, real_server, request, worst_delay
from tests.server.store.tables import make, opened
from tests.server.test_http import get
from tests.waiting import until

# Set anew from the terms, told again from the entries that come after, or nothing between two matches.
FOLLOWING = {"terms", "_terms", "terms_told", "title", "clock", "game", "setup", "_decode", "is_countable"}
TOLD_AGAIN = {"told", "foreseen", "is_room_new"}
KEPT_APART = {"id", "people", "tokens", "seats", "attended"}
NOT_BETWEEN = {"match", "actors", "request", "closed_for", "is_closed_by_operator"}

CHOICES: list[tuple[type[c.Command], dict[str, Any]]] = [
    (c.Say, {"text": "muffins"}),
    (c.Rename, {"name": "White Rabbit"}),
    (c.Rename, {"name": "Bill"}),
    (c.Sit, {"seat": 1}),
    (c.Stand, {"seat": 1}),
    (c.SeatBot, {"seat": 1, "bot": "greedy"}),
    (c.Stir, {"word": "a word"}),
    (c.Ready, {}),
    (c.Leave, {}),
    (c.Mute, {"person": 1}),
    (c.Mute, {"person": 2, "everyone": True}),
    (c.NewLink, {"token": "a new secret of mine, and long"}),
    (c.HandOver, {"person": 2}),
    (c.Change, {"terms": c.Asked(game="tea-time", seats=2, clock=60, listed=True)}),
    (c.Change, {"terms": c.Asked(game="tic-tac-toe", seats=2, chat="emotes")}),
    (c.Start, {}),
    (c.Rematch, {}),
]


def folded(room: Room, start: Table, after: int) -> Table:
    for n, (at, data) in list(enumerate(room.log, start=1))[after:]:
        apply_stored(start, Entry(n, at, data))
    return start


@settings(max_examples=40)
@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, len(CHOICES) - 1)), max_size=40), st.randoms())
def test_a_table_from_any_snapshot_is_the_table_from_its_whole_log(choices: list[tuple[int, int]], chance: Any) -> None:
    room, taken = Room(), []
    room.join("Hare")
    for by, number in choices:
        kind, fields = CHOICES[number]
        room.now += 1000
        try:
            if by == 0:
                room.join(f"Guest {number}")
            room.do(by or 1, kind, **fields)
        except Problem:
            continue
        if room.table.is_playing and chance.random() < 0.8:
            play_on(room)
        if is_between(room.table):
            taken.append(room.table.n)
    whole = folded(room, Table("t"), 0)
    for n in taken:
        then = folded_until(room, n)
        again = restore("t", save(then))
        assert again is not None
        assert state(folded(room, again, n)) | {"told": 0} == state(whole) | {"told": 0}
        assert again.told == deque_end(whole, again)


def folded_until(room: Room, n: int) -> Table:
    table = Table("t")
    for number, (at, data) in enumerate(room.log[:n], start=1):
        apply_stored(table, Entry(number, at, data))
    return table


def deque_end(whole: Table, again: Table) -> Any:
    assert [(told.n, told.at, told.entry, told.events) for told in again.told] == [
        (told.n, told.at, told.entry, told.events) for told in list(whole.told)[len(whole.told) - len(again.told) :]
    ]
    return again.told


def test_all_there_is_to_a_table_is_in_its_snapshot_or_follows_from_it() -> None:
    """Whoever gives a table another field has to say which."""
    fields = set(fields_of(Room().table))
    assert fields == set(FIELDS) | (FOLLOWING - {"terms"}) | TOLD_AGAIN | KEPT_APART | NOT_BETWEEN
    person = fields_of(Room().table.people[1])
    assert set(person) == set(snapshots.PERSON)
    assert set(fields_of(Room().table.seats[0])) == set(snapshots.SEAT)


@pytest.mark.parametrize(
    "spoilt",
    [
        lambda data: data[:0],
        lambda data: data[:1] + b"}",
        lambda data: data[:-40],
        lambda data: data.replace(b'"table":"t"', b'"table":"u"'),
        lambda data: data.replace(b'"made_by":"', b'"made_by":"9.'),
        lambda data: data.replace(b'"host":1', b'"host":"one"'),
        lambda data: data.replace(b'"host":1,', b""),
        lambda data: data.replace(b'"game":"tic-tac-toe"', b'"game":"chess"'),
    ],
)
def test_a_snapshot_that_is_not_ours_is_none(spoilt: Any) -> None:
    data = save(Room().table)
    assert restore("t", data) is not None
    assert spoilt(data) != data
    assert restore("t", spoilt(data)) is None


async def test_the_two_newest_snapshots_are_kept_as_long_as_their_table(store_url: str) -> None:
    async with opened(store_url) as store:
        await make(store)
        await make(store, "u")
        assert await store.snapshots("t") == []
        for n in (256, 512, 900, 900):
            await store.keep_snapshot("t", n, b"%d" % n)
        await store.keep_snapshot("u", 300, b"u")
        await store.keep_snapshot("nobody", 300, b"x")
        assert await store.snapshots("t") == [(900, b"900"), (512, b"512")]
        assert await store.snapshots("u") == [(300, b"u")]
        await store.delete("t")
        assert await store.snapshots("t") == []
        await make(store)
        assert await store.snapshots("t") == []


async def chat(person: Client, count: int) -> None:
    for number in range(count):
        await person.do(c.Say(key=new_key(), text=f"line {number}"))


async def asleep(server: Server, table: str) -> None:
    await until(lambda: not server.connections.all)
    server.tables.forget_idle(0)
    await until(lambda: table not in server.tables.live and not server.tables.background)


async def test_a_table_is_woken_from_a_snapshot_and_tells_as_before(store_url: str) -> None:
    async with serving(store_url) as server:
        async with await client.make_table(base(server), "tic-tac-toe", 2, "Alice") as alice:
            await chat(alice, 3 * EVERY + 20)
        before = state(server.tables.live[alice.table].table)
        await asleep(server, alice.table)
        taken = await server.tables.store.snapshots(alice.table)
        assert [n for n, _ in taken] == [3 * EVERY, 2 * EVERY]
        read = []
        apply = server.tables.loader.replayer.apply

        async def counted(table: Table, entries: Any) -> float:
            read.append(len(entries))
            return await apply(table, entries)

        server.tables.loader.replayer.apply = counted  # type: ignore[method-assign]
        async with Client(base(server), alice.table, alice.token) as again:
            assert again.room is not None
            assert state(server.tables.live[alice.table].table) == before
            await chat(again, EVERY)
        assert read[0] == before["n"] - 2 * EVERY
        assert (await server.tables.store.snapshots(alice.table))[0][0] > 3 * EVERY


@pytest.mark.parametrize("kind", ["of another version", "of what was lost", "with another number"])
async def test_a_snapshot_that_does_not_fit_is_passed_over(kind: str, sqlite_url: str, tmp_path: Path) -> None:
    async with serving(sqlite_url) as server:
        async with await client.make_table(base(server), "tic-tac-toe", 2, "Alice") as alice:
            await chat(alice, 2 * EVERY + 9)
        before = state(server.tables.live[alice.table].table)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
        if kind == "of another version":
            file.execute("UPDATE snapshots SET data = CAST('{}' AS BLOB)")
        elif kind == "with another number":
            file.execute("UPDATE snapshots SET data = CAST(replace(data, '\"n\":', '\"n\":1') AS BLOB)")
        else:
            file.execute("DELETE FROM entries WHERE n > 100")
            file.execute("UPDATE tables SET last = 100")
    async with serving(sqlite_url) as server, Client(base(server), alice.table, alice.token) as again:
        assert again.n == (100 if kind == "of what was lost" else before["n"])
        await again.do(c.Say(key=new_key(), text="go on"))
        assert again.n == 1 + (100 if kind == "of what was lost" else before["n"])


async def listed(server: Server) -> Any:
    async with aiohttp.ClientSession(base(server)) as session:
        return (await get(session, "/api/tables"))[1]


async def test_tables_that_are_listed_are_not_woken(store_url: str) -> None:
    async with serving(store_url) as server:
        made = [
            await client.make_table(base(server), "tea-time", 2, f"Host {number}", listed=True) for number in range(3)
        ]
        async with await client.join_table(base(server), made[0].table, "Hare") as hare:
            await hare.do(c.Sit(key=new_key(), seat=1))
    async with serving(store_url) as server:
        found = await listed(server)
        assert [(each["host"], each["free"]) for each in found] == [("Host 2", 1), ("Host 1", 1)]
        assert not server.tables.live
        known = dict(server.listing.known)
        assert await listed(server) == found
        assert all(server.listing.known[id] is line for id, line in known.items())  # nothing was read once more


async def test_a_table_has_so_many_bytes_and_no_more(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are counted anew when it comes back."""
    monkeypatch.setattr(decide, "FULL_BYTES", 20_000)
    terms = c.Asked(game="tic-tac-toe", seats=2, edition={"title": "x" * 5000})
    async with serving(sqlite_url) as server:
        async with await client.make_table(base(server), "tic-tac-toe", 2, "Alice") as alice:
            for _ in range(4):
                await alice.do(c.Change(key=new_key(), terms=terms))
            with pytest.raises(NotDone) as refused:
                await alice.do(c.Change(key=new_key(), terms=terms))
            assert refused.value.id == "refused-full"
        stored = await server.tables.store.read(alice.table)
        assert server.tables.live[alice.table].table.size == sum(len(each.data) for each in stored)
    async with serving(sqlite_url) as server, Client(base(server), alice.table, alice.token) as again:
        with pytest.raises(NotDone) as refused:
            await again.do(c.Say(key=new_key(), text="one more"))
        assert refused.value.id == "refused-full"


async def test_short_logs_come_before_long_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    folder, done = waking.LogReplayer(), []

    async def fold(name: str, count: int) -> None:
        room = Room()
        for _ in range(count):
            room.do(1, c.Say, text="again")
        await folder.apply(Table("t"), kept(room).entries)
        done.append(name)

    monkeypatch.setattr(waking, "SLICE", 0.000_01)
    await asyncio.gather(fold("long", 300), fold("short", 3), fold("middle", 40))
    assert done == ["short", "middle", "long"]


async def test_who_wakes_a_long_table_pays_for_it(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "WAKING", 1e9)
    async with serving(sqlite_url, address_rate=1000) as server:
        made = await client.make_table(base(server), "tic-tac-toe", 2, "Alice")
        await asleep(server, made.table)
        async with aiohttp.ClientSession(base(server)) as session:
            assert (await get(session, f"/api/tables/{made.table}"))[1]["table"] == made.table
            server.limits.requests.bucket_of("127.0.0.1").rate = 0.0
            assert (await get(session, f"/api/tables/{made.table}"))[0] == 429


def long_log(entries: int) -> Kept:
    """As an earlier version let somebody make it: every entry has an edition of 14 kB."""
    room = Room()
    terms = c.Asked(game="tic-tac-toe", seats=2, edition={"title": "x" * 14_000}, listed=True)
    changed = room.do(1, c.Change, terms=terms)
    data = msgspec.json.encode(changed[0])
    room.log += [(room.now, data)] * (entries - len(room.log))
    whole = kept(room)
    last = msgspec.structs.replace(whole.summary, last=len(room.log), status="listed")
    return msgspec.structs.replace(whole, summary=last)


async def test_long_logs_of_an_earlier_version_keep_nobody_waiting() -> None:
    """However many of them are asked for at once."""
    whole = long_log(1500)
    tables = [msgspec.structs.replace(whole, table=f"{number:016x}", code=None) for number in range(4)]
    wanted = [request("GET", f"/api/tables/{number:016x}") for number in range(4)] + [request("GET", "/api/tables")]

    async def attack(served: Served) -> None:
        answers = await asyncio.gather(*(ask(served, each, address) for each in wanted for address in STRANGERS[:3]))
        assert all(answer.startswith(b"HTTP/1.1 200") for answer in answers)

    async def attempt() -> list[float]:
        async with real_server(tables=tables) as served:
            return await delays_during(served, attack(served))

    assert await worst_delay(attempt) < LONGEST
