"""Malformed, hostile and illegal messages: an answer or a closed socket, never a fault; other tables continue."""

import asyncio
import contextlib
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from curiouser import client
from curiouser.client import Client, new_key
from curiouser.engine.rng import seeded
from curiouser.server.app import Server
from curiouser.server.core import commands as c
from tests.fuzz.test_guided import IS_LOCKED_HERE
from tests.property_testing import HealthCheck, given, settings, st
from tests.server.hostile import examples, messages, spoil
from tests.server.pure import ROOMS, answer
from tests.server.serving import base, serving
from tests.waiting import run, until

RUNS = 10_000


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
    async def play() -> None:
        url = f"sqlite:///{tmp_path_factory.mktemp('hostile') / 'tables.db'}"
        async with serving(url) as server, contextlib.AsyncExitStack() as stack:
            victim = await client.make_table(base(server), "tic-tac-toe", 2, "Alice")
            quiet = await stack.enter_async_context(await client.make_table(base(server), "tea-time", 2, "Hare"))
            token = victim.token if is_player else ""
            for batch in batches:
                assert await shower(server, victim.table, token, batch) > 0
            await quiet.do(c.SeatBot(key=new_key(), seat=1))
            await quiet.do(c.Start(key=new_key()))
            assert server.metrics.troubles._value.get() == 0
            stored = await server.tables.store.read(victim.table)
            live = server.tables.live[victim.table]
            assert stored[-1].n == live.table.n

    run(play())


def test_spoilt_messages_lead_to_a_sentence_or_to_something_that_can_be_told() -> None:
    """Without sockets; anything but a `Problem` would come out here."""
    found, rng = examples(150), seeded(1)
    done = 0
    for number in range(3000):
        message = found[number % len(found)]
        spoilt = message if number < len(found) else spoil(message, found, rng)
        done += answer(bytes([number % len(ROOMS), rng.below(4)]) + spoilt)
    assert 0 < done < 3000


@pytest.mark.skipif(not IS_LOCKED_HERE, reason="there is no wheel of the fuzzer for this platform")
def test_the_fuzzer_finds_nothing_either(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
    words: list[str | Path] = [
        sys.executable,
        "-m",
        "tests.server.fuzz_commands",
        tmp_path,
        f"-runs={RUNS}",
        "-seed=1",
        "-max_len=4096",
    ]
    done = subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, text=True, errors="replace")
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-6000:]
    assert f"Done {RUNS} runs" in done.stderr


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
            await reader.readuntil(b"\r\n\r\n")
            if frames != b"\x81\x05hello":
                await reader.read()
            writer.close()
        await until(lambda: not server.connections.all)
        assert server.metrics.troubles._value.get() == 0


async def test_whoever_goes_before_the_greeting_is_no_fault(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(sqlite_url) as server:
        made = await client.make_table(base(server), "tic-tac-toe", 2, "Alice")
        for number in range(20):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(handshake_for(made.table))
            writer.transport.abort() if number % 2 else writer.write_eof()
            writer.close()
        async with Client(base(server), made.table) as onlooker:
            assert onlooker.room is not None
        await until(lambda: not server.connections.all)
        assert sum(server.metrics.requests.labels(status)._value.get() for status in ("101", "408")) > 1
        assert server.metrics.troubles._value.get() == 0
        assert caplog.text == ""


async def test_whoever_does_not_read_is_dropped_and_the_table_goes_on(sqlite_url: str) -> None:
    async with serving(sqlite_url, queue_bytes=20_000) as server, contextlib.AsyncExitStack() as stack:
        host = await stack.enter_async_context(await client.make_table(base(server), "tic-tac-toe", 2, "Alice"))
        deaf = stack.enter_context(socket.socket())
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # the system shall keep little for it
        deaf.connect(("127.0.0.1", server.port))
        hello = b'{"do":"hello"}'
        mask = b"\x81" + bytes([0x80 | len(hello)]) + b"\0\0\0\0" + hello
        deaf.sendall(handshake_for(host.table) + mask)
        live = server.tables.live[host.table]
        for number in range(48):  # so that every message about the room is long
            await server.tables.join(host.table, f"Guest number {number:07}")
        await until(lambda: len(live.listeners) == 2)
        [listener] = (each for each in live.listeners if not each.person)
        assert listener.transport is not None
        listener.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        said = 0
        while len(live.listeners) == 2:
            await host.do(c.Rename(key=new_key(), name=f"Alice {said}"))
            said += 1
            assert said < 20_000
        assert server.metrics.dropped.labels("slow")._value.get() == 1
        await host.do(c.Say(key=new_key(), text="still here"))
