"""Malformed, hostile and illegal messages: an answer or a closed socket, never a fault; other tables go on."""

import asyncio
import contextlib
from typing import Any

import aiohttp
import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from curiouser import client
from curiouser.client import new_key
from curiouser.server import commands as c
from curiouser.server.app import Server
from tests.server.serving import base, serving

json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
tags = st.sampled_from([kind.__struct_config__.tag for kind in c.Command.__subclasses__()])
shapes = st.fixed_dictionaries(
    {"do": tags, "key": st.text(min_size=1, max_size=5)},
    optional={
        "seat": st.integers(-2, 101) | json_values,
        "person": st.integers(-2, 101) | json_values,
        "bot": st.sampled_from(["greedy", "uniform", "", "x"]) | json_values,
        "move": st.fixed_dictionaries({"type": st.sampled_from(["Mark", "TakeCards", "TurnUp"])}) | json_values,
        "text": st.text(max_size=400) | json_values,
        "yes": st.booleans() | json_values,
        "on": st.booleans(),
        "everyone": st.booleans(),
        "name": st.text(max_size=30),
        "word": st.text(max_size=120),
        "token": st.text(max_size=30),
        "emote": st.sampled_from(["tea", "x"]),
        "terms": json_values,
    },
)


def to_bytes(value: Any) -> bytes:
    try:
        return msgspec.json.encode(value)
    except UnicodeError:
        return b'{"do":"say","key":"half","text":"\\ud800"}'


messages = st.one_of(
    shapes.map(to_bytes),
    json_values.map(to_bytes),
    st.binary(max_size=60),
    st.sampled_from(
        [b"", b"[" * 9000, b'{"do":"say","key":"k","text":"\\ud800"}', b'{"do":"hello"}', b"\xff\xfe", b"1" * 9000]
    ),
)


async def shower(server: Server, table: str, token: str, sent: list[bytes]) -> int:
    """Send it all as text or as it comes, and see that an answer still comes at the end."""
    async with (
        aiohttp.ClientSession(base(server)) as session,
        session.ws_connect(f"/api/tables/{table}/socket") as socket,
    ):
        await socket.send_bytes(msgspec.json.encode({"do": "hello", "token": token}))
        for message in sent:
            with contextlib.suppress(ConnectionError):
                await socket.send_bytes(message)
        with contextlib.suppress(ConnectionError):
            await socket.send_bytes(b'{"do":"pause","key":"last"}')
        answers = 0
        async for answer in socket:
            answers += 1
            if '"last"' in answer.data or '"bye"' in answer.data:
                break
        return answers


@settings(max_examples=12, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])
@given(batches=st.lists(st.lists(messages, max_size=30), min_size=1, max_size=3), is_player=st.booleans())
def test_strange_messages_are_answered_and_harm_nobody(
    batches: list[list[bytes]], is_player: bool, tmp_path_factory: Any
) -> None:
    async def run() -> None:
        url = f"sqlite:///{tmp_path_factory.mktemp('hostile') / 'tables.db'}"
        async with serving(url) as server, contextlib.AsyncExitStack() as stack:
            victim = await client.make_table(base(server), "tic-tac-toe", 2, "Alice")
            quiet = await stack.enter_async_context(await client.make_table(base(server), "tea-time", 2, "Hare"))
            token = victim.token if is_player else ""
            for batch in batches:
                assert await asyncio.wait_for(shower(server, victim.table, token, batch), 20) > 0
            await quiet.do(c.SeatBot(key=new_key(), seat=1))
            await quiet.do(c.Start(key=new_key()))
            assert server.metrics.troubles._value.get() == 0
            stored = await server.tables.store.read(victim.table)
            live = server.tables.live[victim.table]
            assert stored[-1].n == live.table.n

    asyncio.run(run())


def handshake_for(table: str) -> bytes:
    lines = (
        f"GET /api/tables/{table}/socket HTTP/1.1",
        "Host: x",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    )
    return "\r\n".join((*lines, "", "")).encode()


async def test_what_is_no_websocket_is_closed(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        made = await client.make_table(base(server), "tic-tac-toe", 2, "Alice")
        handshake = handshake_for(made.table)
        for frames in (
            b"\xff" * 20,
            b"\x81\x05hello",
            b"\x80\x80\0\0\0\0",
            b"\x81\xff" + b"\x7f" * 12,
            b"\x88\x80\0\0\0\0",
        ):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(handshake + frames)
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
            if frames != b"\x81\x05hello":
                await asyncio.wait_for(reader.read(), 10)
            writer.close()
        while server.connections:
            await asyncio.sleep(0.01)
        assert server.metrics.troubles._value.get() == 0


async def test_whoever_does_not_read_is_dropped_and_the_table_goes_on(sqlite_url: str) -> None:
    async with serving(sqlite_url, queue_bytes=20_000) as server, contextlib.AsyncExitStack() as stack:
        host = await stack.enter_async_context(await client.make_table(base(server), "tic-tac-toe", 2, "Alice"))
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1)
        hello = b'{"do":"hello"}'
        mask = b"\x81" + bytes([0x80 | len(hello)]) + b"\0\0\0\0" + hello
        writer.write(handshake_for(host.table) + mask)
        live = server.tables.live[host.table]
        for number in range(48):  # so that every message about the room is long
            await server.tables.join(host.table, f"Guest number {number:07}")
        await host.until(lambda: len(live.listeners) == 2 or any(b'"watching":1' in m for m in host.messages))
        said = 0
        while len(live.listeners) == 2:
            await host.do(c.Rename(key=new_key(), name=f"Alice {said}"))
            said += 1
            assert said < 20_000
        assert server.metrics.dropped.labels("slow")._value.get() == 1
        await host.do(c.Say(key=new_key(), text="still here"))
        writer.close()
        del reader
