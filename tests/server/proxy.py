"""A proxy between clients and a server that cuts, delays, duplicates and reorders what clients send.

It reads the client's WebSocket frames, and passes on the server's bytes as they come. `linger` reorders messages: it
closes the client's side and keeps the server's open. What was held back arrives there only after the same client has
reconnected and sent something, so both connections are alive together, in the wrong order.
"""

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

from curiouser.engine.rng import Rng, seeded

FATES = ("linger", "double", "cut", "half", "delay", "double", "delay")
PASSING = 7  # messages among as many others that pass as they are
TEXT = 1
LINGERING = 3  # old connections that stay open on the server's side
LATEST = 20.0  # s after which what was held back goes on even if its author stays away


class Link:
    """One connection of a client, and its twin to the server."""

    def __init__(self, proxy: "Proxy", reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.proxy = proxy
        self.reader = reader
        self.writer = writer
        self.author = ""
        self.spoken = 0
        self.budget = 2000 + proxy.rng.below(12_000)  # bytes of the server after which it is cut

    async def open(self) -> None:
        self.back, self.forth = await self.proxy.connect()
        self.proxy.writers |= {self.writer, self.forth}

    async def carry_back(self) -> None:
        with contextlib.suppress(ConnectionError):
            while piece := await self.back.read(400):
                self.budget -= len(piece)
                self.writer.write(piece[: max(0, len(piece) + min(0, self.budget))])
                if self.budget <= 0:
                    self.proxy.count["cut"] += 1
                    break
                await self.writer.drain()
        self.part()

    async def carry_forth(self) -> None:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            self.forth.write(await self.reader.readuntil(b"\r\n\r\n"))
            while True:
                kind, frame, payload = await read_frame(self.reader)
                if not await self.pass_on(frame, payload if kind == TEXT else b""):
                    break
        self.part()

    async def pass_on(self, frame: bytes, words: bytes) -> bool:
        """Whether the connection lives on."""
        fate = self.proxy.fate() if words and self.author else ""
        self.proxy.count[fate] += 1
        if fate == "cut":
            return False
        if fate == "half":
            self.forth.write(frame[: len(frame) // 2])
            return False
        if fate == "linger":
            await self.linger(frame)
            return False
        if fate == "delay":
            await asyncio.sleep(self.proxy.rng.below(20) / 1000)
        self.forth.write(frame * (2 if fate == "double" else 1))
        self.hear(words)
        return True

    def hear(self, words: bytes) -> None:
        """Who it is, from their first words; what they say next overtakes what lingers."""
        if not words:
            return
        if not self.author:
            self.author = json.loads(words).get("token", "")
        self.spoken += 1
        if self.spoken > 1:
            for waiting in self.proxy.overtaken.pop(self.author, ()):
                waiting.set()

    async def linger(self, frame: bytes) -> None:
        overtaken = asyncio.Event()
        self.proxy.overtaken.setdefault(self.author, []).append(overtaken)
        self.writer.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(overtaken.wait(), LATEST)
            self.proxy.count["overtaken"] += 1
        self.forth.write(frame)
        self.proxy.lingering.append(self.forth)
        if len(self.proxy.lingering) > LINGERING:
            self.proxy.lingering.pop(0).close()

    def part(self) -> None:
        self.writer.close()
        if self.forth not in self.proxy.lingering:
            self.forth.close()


class Switch:
    """Carries everything to any of several servers that is there, as a balancer before them does."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = ports
        self.turn = 0
        self.pumps: set[asyncio.Task[None]] = set()

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        for _ in self.ports:
            self.turn += 1
            with contextlib.suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", self.ports[self.turn % len(self.ports)])
        raise ConnectionRefusedError

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            back, forth = await self.connect()
        except OSError:
            writer.close()
            return
        for pump in (carry(reader, forth), carry(back, writer)):
            task = asyncio.ensure_future(pump)
            self.pumps.add(task)
            task.add_done_callback(self.pumps.discard)

    async def close(self) -> None:
        for pump in self.pumps:
            pump.cancel()
        await asyncio.gather(*self.pumps, return_exceptions=True)


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while piece := await reader.read(65536):
            writer.write(piece)
    except ConnectionError:
        pass
    finally:
        writer.close()


Connect = Callable[[], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]


class Proxy:
    """`count` says how often what happened to a message."""

    def __init__(self, connect: Connect, rng: Rng) -> None:
        self.connect = connect
        self.rng = rng
        self.count: Counter[str] = Counter()
        self.fates = [*FATES]
        self.overtaken: dict[str, list[asyncio.Event]] = {}
        self.lingering: list[asyncio.StreamWriter] = []
        self.writers: set[asyncio.StreamWriter] = set()
        self.pumps: set[asyncio.Task[None]] = set()

    def fate(self) -> str:
        """Every fate comes in its turn, in any order: none is left to chance."""
        if not self.fates:
            self.fates = [*FATES, *("" for _ in range(PASSING))]
        return self.fates.pop(self.rng.below(len(self.fates)))

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        link = Link(self, reader, writer)
        try:
            await link.open()
        except OSError:
            writer.close()
            return
        for pump in (link.carry_back(), link.carry_forth()):
            task = asyncio.ensure_future(pump)
            self.pumps.add(task)
            task.add_done_callback(self.pumps.discard)

    async def close(self) -> None:
        for pump in self.pumps:
            pump.cancel()
        await asyncio.gather(*self.pumps, return_exceptions=True)
        for writer in self.writers:
            writer.close()
        await asyncio.gather(*(writer.wait_closed() for writer in self.writers), return_exceptions=True)


async def read_frame(reader: asyncio.StreamReader) -> tuple[int, bytes, bytes]:
    """A frame of a client: its kind, the whole of it, and what it says."""
    head = await reader.readexactly(2)
    length = head[1] & 0x7F
    if length >= 126:
        more = await reader.readexactly(2 if length == 126 else 8)
        head, length = head + more, int.from_bytes(more, "big")
    rest = await reader.readexactly(4 + length)
    mask, masked = rest[:4], rest[4:]
    payload = bytes(byte ^ mask[place % 4] for place, byte in enumerate(masked))
    return head[0] & 0x0F, head + rest, payload


@contextlib.asynccontextmanager
async def proxy_to(port: int, seed: int) -> AsyncIterator[tuple[Proxy, str]]:
    """The proxy, and the address at which clients find it."""
    proxy = Proxy(lambda: asyncio.open_connection("127.0.0.1", port), seeded(seed))
    async with listening(proxy) as address:
        yield proxy, address


@contextlib.asynccontextmanager
async def listening(between: Proxy | Switch) -> AsyncIterator[str]:
    server = await asyncio.start_server(between.handle, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    await between.close()
