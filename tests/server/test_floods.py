"""Floods from one address or on one connection: counted, refused with a message, and ended."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import aiohttp
import msgspec
import pytest

from curiouser import client
from curiouser.client import Client, new_key
from curiouser.server.app import Server
from curiouser.server.core import commands as c
from curiouser.server.net import connection_limit as doors
from curiouser.server.net.frames import BINARY, PING, PONG, TEXT
from curiouser.server.runtime.connection import PATIENCE
from tests.server.serving import base, serving
from tests.server.test_ears import frame
from tests.server.test_hostile import handshake_for
from tests.server.test_http import asking, get, post
from tests.waiting import until

RECORD = b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n"
PIECE, LAST = 0x00, 0x80
MASK = b"hare"


@contextlib.asynccontextmanager
async def line(server: Server, sent: bytes = b"") -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(sent)
        yield reader, writer
    finally:
        writer.close()


async def answer(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    """The next one on the line."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode()
    length = next(row for row in head.lower().split("\r\n") if row.startswith("content-length: "))
    body = await reader.readexactly(int(length.split()[1]))
    return int(head.split()[1]), msgspec.json.decode(body)


def stop_time(server: Server) -> None:
    """For addresses that come and connections that are there: what they took does not come back, however slow the
    machine is."""
    for limit in (server.limits.requests, server.replays.limit):
        limit.clock = float
    for bucket in filter(None, (connection.bucket for connection in server.connections.all)):
        bucket.rate = 0.0


async def test_for_a_connection_too_many_the_first_is_shown_out_with_a_sentence(sqlite_url: str) -> None:
    async with serving(sqlite_url, connections=2) as server, contextlib.AsyncExitStack() as stack:
        lines = []
        for number in range(2 * doors.BY_SOCKET):
            lines.append(await stack.enter_async_context(line(server)))
            await until(lambda: server.limits.places.count > number)  # noqa: B023
        async with aiohttp.ClientSession(base(server)) as session:
            assert (await get(session, "/healthz"))[0] == 200
            status, trouble = await answer(lines[0][0])
            assert (status, trouble["id"]) == (429, "refused-rate")
            assert await lines[0][0].read() == b""
            assert server.limits.places.count == 4


async def test_sockets_count_as_connections_until_they_end(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        async with await client.make_table(base(server), "tic-tac-toe", 2, "Alice") as alice:
            assert len(server.limits.places.known_of["127.0.0.1"]) == 1
            await alice.do(c.Say(key=new_key(), text="hello"))
        await until(lambda: not server.limits.places.count)
        assert (server.limits.places.known, server.limits.places.known_of, server.limits.places.strangers_of) == (
            0,
            {},
            {},
        )


async def test_a_proxy_that_is_trusted_comes_as_often_as_it_likes(sqlite_url: str) -> None:
    async with (
        serving(sqlite_url, connections=1, trusted_proxies="127.0.0.1") as server,
        contextlib.AsyncExitStack() as stack,
    ):
        for _ in range(10):
            reader, writer = await stack.enter_async_context(line(server))
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert await answer(reader) == (200, {"status": "ok"})


@pytest.mark.parametrize(
    ("files", "connections", "places"),
    [(1024, 200, (832, 400)), (256, 200, (64, 32)), (1 << 20, 200, ((1 << 20) - 192, 400)), (0, 200, (0, 400))],
)
def test_no_address_gets_more_than_half_of_the_files_there_are(
    files: int, connections: int, places: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "most_files", lambda: files)
    found = doors.places_of(connections)
    assert (found.most, found.by_address) == places
    assert doors.places_of(0).by_address == 0


@pytest.mark.parametrize("sent", [b"", b"GET /healthz HTTP/1.1\r\nHost:", b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"])
async def test_a_connection_without_a_whole_request_is_closed(sent: bytes, sqlite_url: str) -> None:
    async with serving(sqlite_url, idle=1) as server, line(server, sent) as (reader, _):
        heard = await reader.read()
        assert heard.startswith(b"HTTP/1.1 200") == sent.endswith(b"\r\n\r\n")


async def test_a_socket_may_be_idle_for_longer_than_a_connection(sqlite_url: str) -> None:
    async with (
        serving(sqlite_url, idle=1) as server,
        await client.make_table(base(server), "tic-tac-toe", 2, "Alice") as alice,
    ):
        async with line(server) as (reader, _):
            await reader.read()
        assert alice.socket is not None
        assert not alice.socket.closed
        assert sum(b'"welcome"' in message for message in alice.messages) == 1


async def test_a_body_that_does_not_come_is_given_up(sqlite_url: str) -> None:
    async with serving(sqlite_url, body_seconds=1) as server:
        for head in (RECORD, RECORD.replace(b"/replay", b"/tables").replace(b"100000", b"1000")):
            async with line(server, head + b"{") as (reader, _):
                status, trouble = await answer(reader)
                assert (status, trouble["id"]) == (408, "refused-message")
        assert server.limits.bodies.count == 0


async def test_few_long_bodies_are_read_at_once(sqlite_url: str) -> None:
    async with serving(sqlite_url, bodies=1) as server, line(server, RECORD) as (reader, writer):
        await until(lambda: server.limits.bodies.count)
        async with line(server, RECORD) as (second, _):
            status, trouble = await answer(second)
            assert (status, trouble["id"]) == (429, "refused-rate")
        packed = b"POST /api/review HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
        async with line(server, packed) as (third, _):
            assert (await answer(third))[0] == 429
        async with aiohttp.ClientSession(base(server)) as session:  # short ones need not wait
            assert (await post(session, "/api/replay", {"record": "no record"}))[0] == 400
        writer.write(b"x" * 100_000)
        assert (await answer(reader))[0] == 400
        assert server.limits.bodies.count == 0


async def test_one_address_has_a_quarter_of_the_long_bodies(sqlite_url: str) -> None:
    forwarded = b"\r\nX-Forwarded-For: 6.6.6."
    async with (
        serving(sqlite_url, bodies=4, trusted_proxies="127.0.0.1") as server,
        line(server, RECORD.replace(b"\r\n\r\n", forwarded + b"1\r\n\r\n")),
    ):
        await until(lambda: server.limits.bodies.count)
        async with line(server, RECORD.replace(b"\r\n\r\n", forwarded + b"1\r\n\r\n")) as (reader, _):
            assert (await answer(reader))[0] == 429
        async with line(server, RECORD.replace(b"\r\n\r\n", forwarded + b"2\r\n\r\n")):
            await until(lambda: server.limits.bodies.count >= 2)


@pytest.mark.parametrize("path", [b"/api/replay", b"/api/replay/table"])
async def test_whoever_asked_for_too_much_is_refused_before_the_body_is_read(path: bytes, sqlite_url: str) -> None:
    async with serving(sqlite_url, address_rate=1000) as server:
        stop_time(server)
        while server.replays.limit.take("127.0.0.1"):
            pass
        async with line(server, RECORD.replace(b"/api/replay", path)) as (reader, _):
            status, trouble = await answer(reader)
            assert (status, trouble["id"]) == (429, "refused-rate")


FLOODS = {
    "pings": [frame(PING, b"", MASK)],
    "long pings": [frame(PING, b"x" * 125, MASK)],
    "pongs": [frame(PONG, b"1", MASK)],
    "pieces": [frame(0x01, b"", MASK), frame(PIECE, b"", MASK)],
    "pings between messages": [frame(BINARY, b'{"do":"hello"}', bytes(4)), frame(PING, b"x", MASK)],
}


@pytest.mark.parametrize("flood", FLOODS)
@pytest.mark.parametrize("size", [1, 7, 1 << 16])
async def test_frames_that_are_no_messages_count_as_such(flood: str, size: int, sqlite_url: str) -> None:
    """However they are cut."""
    first, *others = FLOODS[flood]
    sent = first + (others or [first])[0] * (PATIENCE + 20)
    async with serving(sqlite_url, messages_rate=1) as server:
        made = await client.make_table(base(server), "tic-tac-toe", 2, "Alice")
        async with line(server, handshake_for(made.table)) as (reader, writer):
            await reader.readuntil(b"\r\n\r\n")
            stop_time(server)
            with contextlib.suppress(ConnectionError):
                for start in range(0, len(sent), size):
                    writer.write(sent[start : start + size])
                    await asyncio.sleep(0)
            heard = b""
            with contextlib.suppress(ConnectionError):
                while more := await reader.read(1 << 16):
                    heard += more
        await until(lambda: not server.connections.all)
        assert server.metrics.dropped.labels("rate")._value.get() == 1
        assert heard.count(bytes([PONG])) <= 2 * (PATIENCE + 3)
        assert server.metrics.troubles._value.get() == 0


async def test_a_flood_that_comes_with_the_handshake_counts_too(sqlite_url: str) -> None:
    async with serving(sqlite_url, messages_rate=1) as server:
        made = await client.make_table(base(server), "tic-tac-toe", 2, "Alice")
        async with line(server, handshake_for(made.table) + frame(PING, b"", MASK) * 400) as (reader, _):
            heard = b""
            with contextlib.suppress(ConnectionError):
                while more := await reader.read(1 << 16):
                    heard += more
        assert b'"why":"rate"' in heard
        assert server.metrics.dropped.labels("rate")._value.get() == 1


async def test_a_ping_flood_counts_for_the_address(sqlite_url: str) -> None:
    async with serving(sqlite_url, address_rate=1) as server:
        made = await client.make_table(base(server), "tic-tac-toe", 2, "Alice")
        async with line(server, handshake_for(made.table)) as (reader, writer):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(frame(PING, b"", MASK) * 400)
            with contextlib.suppress(ConnectionError):
                await reader.read()
        await until(lambda: not server.connections.all)
        assert server.metrics.dropped.labels("rate")._value.get() == 1


async def test_a_few_pings_and_messages_in_pieces_are_answered(sqlite_url: str) -> None:
    async with serving(sqlite_url, messages_rate=20) as server:
        made = await client.make_table(base(server), "tic-tac-toe", 2, "Alice")
        async with line(server, handshake_for(made.table)) as (reader, writer):
            await reader.readuntil(b"\r\n\r\n")
            pieces = frame(0x01, b'{"do":', MASK) + frame(PIECE, b'"hel', MASK) + frame(LAST, b'lo"}', MASK)
            for at in range(len(pieces)):
                writer.write(pieces[at : at + 1])
                await asyncio.sleep(0)
            assert b'"welcome"' in await reader.readuntil(b'"welcome"')
            writer.write(frame(PING, b"are you there?", MASK))
            await reader.readuntil(bytes([PONG, 14]) + b"are you there?")


async def test_answers_to_our_own_pings_are_free(sqlite_url: str) -> None:
    async with (
        serving(sqlite_url, messages_rate=1) as server,
        await client.make_table(base(server), "tic-tac-toe", 2, "Alice") as alice,
    ):
        [connection] = server.connections.all
        for _ in range(2 * PATIENCE):
            connection.ping()
            await until(lambda: not connection.owed)
        assert server.metrics.dropped.labels("rate")._value.get() == 0
        assert alice.gone == ""


async def test_nobody_asks_faster_than_the_rate_of_an_address(sqlite_url: str) -> None:
    async with asking(sqlite_url, address_rate=1) as (server, session):
        stop_time(server)
        found = [await get(session, "/api/games") for _ in range(6)]
        assert [status for status, _ in found[:3]] == [200, 200, 200]
        assert found[-1][0] == 429
        assert found[-1][1]["id"] == "refused-rate"


async def test_all_sockets_of_an_address_share_its_rate(sqlite_url: str) -> None:
    async with serving(sqlite_url, address_rate=10) as server, contextlib.AsyncExitStack() as stack:
        stop_time(server)
        alice = await stack.enter_async_context(await client.make_table(base(server), "tic-tac-toe", 2, "Alice"))
        other = await stack.enter_async_context(Client(base(server), alice.table, alice.token))
        while server.limits.requests.take("127.0.0.1"):
            pass
        for person in (alice, other):
            assert person.socket is not None
            await person.socket.send_str(msgspec.json.encode(c.Say(key="hasty", text="now")).decode())
            await person.until(lambda: any(b'"refused-rate"' in message for message in person.messages))  # noqa: B023
        assert server.limits.requests.buckets.keys() == {"127.0.0.1"}


async def test_there_are_so_many_listeners_at_a_table_and_no_more(sqlite_url: str) -> None:
    async with serving(sqlite_url, listeners=2) as server, contextlib.AsyncExitStack() as stack:
        alice = await stack.enter_async_context(await client.make_table(base(server), "tic-tac-toe", 2, "Alice"))
        watcher = Client(base(server), alice.table)
        async with watcher:
            assert watcher.room is not None
            late = await stack.enter_async_context(Client(base(server), alice.table))
            assert (late.room, late.gone) == (None, "rate")
            assert any(b'"refused-rate"' in message for message in late.messages)
        await until(lambda: len(server.tables.live[alice.table].listeners) <= 1)
        again = await stack.enter_async_context(Client(base(server), alice.table))
        assert again.room is not None
        elsewhere = await stack.enter_async_context(await client.make_table(base(server), "tic-tac-toe", 2, "Hare"))
        assert elsewhere.room is not None


async def test_a_message_counts_once_however_it_is_cut(sqlite_url: str) -> None:
    """Three are allowed at once, the greeting one of them."""
    async with serving(sqlite_url, messages_rate=1) as server:
        made = await client.make_table(base(server), "tic-tac-toe", 2, "Alice")
        async with line(server, handshake_for(made.table)) as (reader, writer):
            await reader.readuntil(b"\r\n\r\n")
            pause = b'{"do":"pause","key":"k"}'
            sent = frame(TEXT, b'{"do":"hello"}', MASK) + frame(TEXT, pause, MASK) * 2
            for at in range(len(sent)):
                writer.write(sent[at : at + 1])
                await asyncio.sleep(0)
            heard = b""
            while heard.count(b'"refusal"') < 2:
                heard += await reader.read(1 << 16)
            assert b"refused-rate" not in heard
