"""A whole match through a proxy that cuts, delays and doubles: the record is that of an undisturbed play."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest

from curiouser import client
from curiouser.client import Client, new_key
from curiouser.engine.rng import Rng, seeded
from curiouser.server import commands as c
from curiouser.server.app import Server
from tests.server.serving import base, serving
from tests.server.test_sockets import GAMES, NAMES, play_out, record_of


class Proxy:
    """Forwards bytes, each piece a little late; cuts every connection after some of them."""

    def __init__(self, port: int, rng: Rng) -> None:
        self.port = port
        self.rng = rng
        self.cuts = 0
        self.pumps: list[asyncio.Task[None]] = []
        self.writers: list[asyncio.StreamWriter] = []

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        to_reader, to_writer = await asyncio.open_connection("127.0.0.1", self.port)
        budget = [1500 + self.rng.below(9000)]
        self.writers += [writer, to_writer]
        for pump in (self.pump(reader, to_writer, budget), self.pump(to_reader, writer, budget)):
            self.pumps.append(asyncio.ensure_future(pump))

    async def close(self) -> None:
        for pump in self.pumps:
            pump.cancel()
        await asyncio.gather(*self.pumps, return_exceptions=True)
        for writer in self.writers:
            writer.close()
        await asyncio.gather(*(writer.wait_closed() for writer in self.writers), return_exceptions=True)

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, budget: list[int]) -> None:
        with contextlib.suppress(ConnectionError):
            while piece := await reader.read(400):
                budget[0] -= len(piece)
                await asyncio.sleep(self.rng.below(3) / 1000)
                writer.write(piece[: max(0, len(piece) + min(0, budget[0]))])
                if budget[0] <= 0:
                    self.cuts += 1
                    break
                await writer.drain()
        writer.close()


class Doubting(Client):
    """Sends everything twice."""

    async def _send(self, message: bytes) -> None:
        await super()._send(message)
        await super()._send(message)


@contextlib.asynccontextmanager
async def between(server: Server, seed: int) -> AsyncIterator[tuple[Proxy, str]]:
    proxy = Proxy(server.port, seeded(seed))
    listening = await asyncio.start_server(proxy.handle, "127.0.0.1", 0)
    async with listening:
        yield proxy, f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    await proxy.close()


async def play(stack: contextlib.AsyncExitStack, server: Server, game: str, seats: int, through: str = "") -> object:
    """Everybody takes the first legal move; the luck is the same each time."""
    host = await client.make_table(base(server), game, seats, NAMES[0])
    others = [await client.join_table(base(server), host.table, name) for name in NAMES[1:seats]]
    kind = Doubting if through else Client
    people = [
        await stack.enter_async_context(kind(through or base(server), host.table, each.token))
        for each in (host, *others)
    ]
    for seat, person in enumerate(people[1:], start=1):
        await person.do(c.Sit(key=new_key(), seat=seat))
    await people[0].do(c.Start(key=new_key()))
    await asyncio.gather(*(play_out(person, seat, seat) for seat, person in enumerate(people)))
    return await record_of(server, host.table)


@pytest.mark.parametrize(("game", "seats"), GAMES)
async def test_cut_connections_change_nothing(
    game: str, seats: int, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("curiouser.server.tables.os.urandom", lambda size: b"s" * size)
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        undisturbed = await play(stack, server, game, seats)
        proxy, through = await stack.enter_async_context(between(server, seats))
        async with contextlib.AsyncExitStack() as disturbed:
            assert await play(disturbed, server, game, seats, through) == undisturbed
        assert proxy.cuts > 0
