"""Places are kept for those who have a link to a table: strangers share what is left, and addresses share fairly."""

import asyncio
import contextlib
from collections import Counter

import aiohttp
import msgspec
import pytest

from curiouser import client
from curiouser.client import Client, new_key
from curiouser.server.app import Server
from curiouser.server.core import commands as c
from curiouser.server.net import connection_limit as doors
from curiouser.server.net.connection_limit import FOR_STRANGERS, ConnectionPlaces, Guest
from curiouser.server.net.frames import TEXT
from curiouser.server.runtime.table_runtime import BY_PERSON
from tests.property_testing import given, st
from tests.server.serving import base, serving
from tests.server.test_ears import frame
from tests.server.test_hostile import handshake_for
from tests.waiting import until

STRANGERS = ("127.0.0.2", "127.0.0.3", "127.0.0.4")


class Line:
    """A socket from an address of this machine's own."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def heard(self, word: bytes) -> bytes:
        """All until that was said, or the line is closed."""
        said = b""
        with contextlib.suppress(ConnectionError):
            while word not in said and (more := await self.reader.read(1 << 16)):
                said += more
        return said


async def knock(stack: contextlib.AsyncExitStack, server: Server, address: str, sent: bytes = b"") -> Line:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(address, 0))
    stack.callback(writer.close)
    writer.write(sent)
    return Line(reader, writer)


async def watch(stack: contextlib.AsyncExitStack, server: Server, table: str, address: str, token: str = "") -> Line:
    hello = frame(TEXT, msgspec.json.encode({"do": "hello", "token": token}), b"hare")
    line = await knock(stack, server, address, handshake_for(table))
    await line.heard(b"\r\n\r\n")
    line.writer.write(hello)
    return line


async def test_strangers_make_room_at_a_table_for_those_who_sit_there(sqlite_url: str) -> None:
    async with serving(sqlite_url, listeners=6) as server, contextlib.AsyncExitStack() as stack:
        made = await client.make_table(base(server), "tic-tac-toe", 2, "Alice")
        lines = [await watch(stack, server, made.table, STRANGERS[number % 3]) for number in range(6)]
        assert all([b'"welcome"' in await line.heard(b'"welcome"') for line in lines])
        late = await watch(stack, server, made.table, STRANGERS[0])
        assert b'"bye"' in await late.heard(b'"bye"')
        async with made as alice:
            assert alice.room is not None
            await alice.do(c.Say(key=new_key(), text="no room, no room?"))
            out = await lines[0].heard(b'"bye"')
            assert b'"refused-place"' in out
            assert b'"bye"' in out
            live = server.tables.live[made.table]
            assert Counter(each.person for each in live.listeners) == {0: 5, 1: 1}
            for _ in range(20):
                more = await watch(stack, server, made.table, STRANGERS[1])
                assert b'"bye"' in await more.heard(b'"bye"')
            await alice.do(c.Say(key=new_key(), text="there is plenty of room"))


async def test_people_without_a_seat_make_room_for_those_who_have_one(sqlite_url: str) -> None:
    async with serving(sqlite_url, listeners=2) as server, contextlib.AsyncExitStack() as stack:
        made = await client.make_table(base(server), "tic-tac-toe", 2, "Alice")
        for name in ("Hare", "Hatter"):
            await stack.enter_async_context(await client.join_table(base(server), made.table, name))
        alice = await stack.enter_async_context(made)
        assert alice.room is not None
        dormouse = await stack.enter_async_context(await client.join_table(base(server), made.table, "Dormouse"))
        assert (dormouse.room, dormouse.gone) == (None, "rate")
        people = sorted(each.person for each in server.tables.live[made.table].listeners)
        assert (people[0], len(people)) == (1, 2)


async def test_nobody_fills_a_table_with_one_link(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        made = await client.make_table(base(server), "tic-tac-toe", 2, "Alice")
        lines = [await watch(stack, server, made.table, STRANGERS[0], made.token) for _ in range(BY_PERSON)]
        assert all([b'"welcome"' in await line.heard(b'"welcome"') for line in lines])
        one_more = await watch(stack, server, made.table, STRANGERS[0], made.token)
        assert b'"welcome"' in await one_more.heard(b'"welcome"')
        assert b'"bye"' in await lines[0].heard(b'"bye"')
        assert len(server.tables.live[made.table].listeners) == BY_PERSON


@pytest.mark.parametrize("kind", ["connections", "sockets", "watchers"])
async def test_three_addresses_do_not_fill_the_house(
    kind: str, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "most_files", lambda: 80)
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        most = server.limits.places.most
        made = await client.make_table(base(server), "tic-tac-toe", 2, "Alice")
        async with made as alice:
            for number in range(3 * most):
                address = STRANGERS[number % 3]
                if kind == "watchers":
                    await watch(stack, server, made.table, address)
                else:
                    await knock(stack, server, address, handshake_for(made.table) if kind == "sockets" else b"")
            await until(lambda: server.limits.places.count == most)
            await alice.do(c.Say(key=new_key(), text="still here"))
            again = await stack.enter_async_context(Client(base(server), made.table, made.token))
            assert again.room is not None
            async with aiohttp.ClientSession(base(server)) as session, session.get("/healthz") as response:
                assert response.status == 200
            assert server.limits.places.count <= most
            assert alice.gone == ""


async def test_tables_of_their_own_get_them_no_more(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who have links share fairly as well, and never leave strangers without a place to show theirs."""
    monkeypatch.setattr(doors, "most_files", lambda: 128)
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        most, made = server.limits.places.most, await client.make_table(base(server), "tic-tac-toe", 2, "Alice")
        for number in range(2 * most):
            theirs = await client.make_table(base(server), "tic-tac-toe", 2, "Knave")
            line = await watch(stack, server, theirs.table, STRANGERS[number % 3], theirs.token)
            await line.heard(b'"welcome"')
        assert server.limits.places.known >= most - most // FOR_STRANGERS - 1
        async with made as alice:
            await alice.do(c.Say(key=new_key(), text="room for one more"))
            assert len(server.limits.places.known_of["127.0.0.1"]) == 1
            for number in range(most):
                await watch(stack, server, made.table, STRANGERS[number % 3])
            await alice.do(c.Say(key=new_key(), text="and still"))
            assert alice.gone == ""


async def test_behind_a_proxy_people_count_and_not_the_proxy(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "most_files", lambda: 80)
    async with serving(sqlite_url, trusted_proxies="127.0.0.1") as server, contextlib.AsyncExitStack() as stack:
        made = await client.make_table(base(server), "tic-tac-toe", 2, "Alice")
        for number in range(2 * server.limits.places.most):
            forwarded = f"\r\nX-Forwarded-For: 6.6.6.{number % 3}\r\n\r\n".encode()
            line = await knock(stack, server, "127.0.0.1", handshake_for(made.table).replace(b"\r\n\r\n", forwarded))
            await line.heard(b"\r\n\r\n")
        assert set(server.limits.places.strangers_of) <= {"", "6.6.6.0", "6.6.6.1", "6.6.6.2"}
        async with made as alice:
            assert alice.room is not None
            await alice.do(c.Say(key=new_key(), text="here by way of the proxy"))


steps = st.lists(
    st.tuples(st.sampled_from(["enter", "enter", "know", "leave", "rename"]), st.integers(0, 7), st.integers(0, 60)),
    max_size=120,
)


@given(st.integers(2, 24), st.integers(0, 12), steps)
def test_whatever_comes_and_goes_nobody_known_makes_room_for_a_stranger(
    most: int, by_address: int, steps: list[tuple[str, int, int]]
) -> None:
    house = ConnectionPlaces(most, by_address)
    inside: list[Guest] = []
    out: list[Guest] = []
    for step, address, which in steps:
        if step == "enter":
            guest = Guest(f"a{address}" if address else "", lambda: None)
            guest.show_out = lambda guest=guest: out.append(guest)  # type: ignore[misc]
            known = [each for each in inside if each.is_known]
            is_crowded = house.count >= most
            weights = Counter(each.address for each in inside if not each.is_known and each.address)
            if house.enter(guest):
                inside.append(guest)
            elif not by_address:
                assert is_crowded
                assert not weights or weights[guest.address] >= max(weights.values())
            assert not [each for each in known if each in out]
        elif inside:
            guest = inside[which % len(inside)]
            if step == "know":
                house.know(guest)
            elif step == "rename":
                house.rename(guest, f"b{address}")
            else:
                house.leave(guest)
                inside.remove(guest)
        inside = [each for each in inside if each not in out]
        assert house.count == len(inside) <= most
        assert house.known == sum(each.is_known for each in inside) <= most - 1
        assert sum(map(len, house.strangers_of.values())) + sum(map(len, house.known_of.values())) == house.count
        assert all(house.strangers_of.values())
        assert all(house.known_of.values())
