"""Tables of tic-tac-toe that play whole matches one after another, two sockets each: our server or boardgame.io's.

`python -m bench.server_load NAME PORT TABLES SECONDS`, NAME being `curiouser` or `boardgame.io`, prints a JSON object.
`--every S` lets each table move once in S seconds instead of as fast as it can; `--server PID` tells of that process.
Frames are made by hand and hardly read, so that the server is what is measured. A wait is the time from sending a move
until the other player has it.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

import aiohttp
import uvloop

SQUARES = (0, 2, 1, 3, 5, 4, 6, 8, 7)  # a draw: every match has nine moves
NAMES = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
MASK = bytes(4)  # a mask of zeros is a mask, and costs the sender nothing
WARM = 1.0  # s before anything is counted
AT_ONCE = 20  # tables set up at the same time
LONGEST = 30.0  # s that setting one up may take


class Load:
    """What all tables share."""

    def __init__(self, host: str, port: int, every: float) -> None:
        self.host = host
        self.port = port
        self.every = every
        self.waits: list[float] = []
        self.errors: list[bytes] = []
        self.is_over = False


class Socket(asyncio.Protocol):
    """A WebSocket: hands on every frame from the server to `hear`."""

    def __init__(self, path: str, hear: Callable[[bytes], None], host: str) -> None:
        self.path = path
        self.host = host
        self.hear = hear
        self.rest = b""
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)
        lines = (
            f"GET {self.path} HTTP/1.1",
            f"Host: {self.host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        )
        self.transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
            self.rest = b""
        start, end = 0, len(data)
        if not self.is_open:
            start = data.find(b"\r\n\r\n") + 4
            if start < 4:
                self.rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(data[:100]))
                return
            self.is_open = True
            self.opened.set_result(None)
        while end - start >= 2:
            size, body = data[start + 1], start + 2
            if size >= 126:
                width = 2 if size == 126 else 8
                body += width
                size = int.from_bytes(data[start + 2 : body], "big")
            if body + size > end:
                break
            if data[start] == 0x81:
                self.hear(data[body : body + size])
            elif data[start] == 0x89:
                self.transport.write(frame(data[body : body + size], 0x8A))
            start = body + size
        self.rest = data[start:]

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed"))

    def send(self, text: bytes) -> None:
        self.transport.write(frame(text))


def frame(text: bytes, kind: int = 0x81) -> bytes:
    if len(text) < 126:
        return bytes((kind, 0x80 | len(text))) + MASK + text
    return bytes((kind, 0xFE)) + len(text).to_bytes(2, "big") + MASK + text


class Table:
    """Two players. `turn` counts what was sent of a match; whoever hears of it and is next goes on."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.number = number
        self.sent = 0.0
        self.turn = 0
        self.sockets: list[Socket] = []

    async def connect(self, path: str, hear: Callable[[bytes], None]) -> Socket:
        socket = Socket(path, hear, self.load.host)
        self.sockets.append(socket)
        await asyncio.get_running_loop().create_connection(lambda: socket, self.load.host, self.load.port)
        await socket.opened
        return socket

    def arrived(self) -> None:
        self.load.waits.append(time.perf_counter() - self.sent)

    def move(self, play: Callable[[], None]) -> None:
        """Now, or after a while."""
        every = self.load.every
        if self.load.is_over:
            return
        if every:
            asyncio.get_running_loop().call_later(every * random.uniform(0.5, 1.5), play)
        else:
            play()

    def begin(self) -> None:
        raise NotImplementedError


class OurTable(Table):
    """Nine moves, then the second player asks for a rematch, the host starts it, and the seats have changed."""

    async def set_up(self, session: aiohttp.ClientSession) -> None:
        terms = {"game": "tic-tac-toe", "seats": 2}
        made = await post(session, "/api/tables", {"terms": terms, "name": "Alice"})
        table = made["table"]
        joined = await post(session, f"/api/tables/{table}/people", {"name": "Rabbit"})
        self.first = 0  # who has seat 0
        self.heard = [-2, -2]  # news of this match; before the first one the guest sits down, and the host starts it
        self.key = 0
        self.welcomes = 0
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        for player, token in enumerate((made["token"], joined["token"])):
            socket = await self.connect(f"/api/tables/{table}/socket", self.hearing(player))
            socket.send(b'{"do":"hello","token":"%s"}' % token.encode())
        await self.ready

    def hearing(self, player: int) -> Callable[[bytes], None]:
        """What a player does with a message; news come in one order to all, so that counting them is enough."""
        heard = self.heard

        def hear(text: bytes) -> None:
            if text.startswith(b'{"is":"news"'):
                heard[player] += 1
                if heard[player] == self.turn:
                    self.go_on(player)
                elif heard[player] < 0:
                    self.settle()
            elif text.startswith(b'{"is":"welcome"'):
                self.welcomes += 1
                self.settle()
            elif text.startswith((b'{"is":"refusal"', b'{"is":"bye"')):
                self.load.errors.append(text)

        return hear

    def settle(self) -> None:
        """On the way to the first match: the next step once both know of the last."""
        if self.welcomes == 2 and self.heard == [-2, -2]:
            self.sockets[1].send(b'{"do":"sit","key":"sit","seat":1}')
        elif self.heard == [-1, -1]:
            self.sockets[0].send(b'{"do":"start","key":"start"}')

    def begin(self) -> None:
        self.play()

    def go_on(self, player: int) -> None:
        turn = self.turn
        if turn == 0:
            if self.heard == [0, 0] and not self.ready.done():
                self.ready.set_result(None)
        elif turn < 9:
            if player == self.first ^ (turn & 1):
                self.arrived()
                self.move(self.play)
        elif turn == 9 and player != self.first:
            self.arrived()
            self.turn = 10
            self.say(player, b'"do":"rematch"')
        elif turn == 10 and player == 0:
            self.turn = 11
            self.say(0, b'"do":"start"')
        elif turn == 11 and player != self.first:
            self.first, self.turn = player, 0
            self.heard[0] -= 11
            self.heard[1] -= 11
            self.move(self.play)

    def play(self) -> None:
        turn = self.turn
        seat = turn & 1
        self.turn = turn + 1
        self.sent = time.perf_counter()
        self.say(self.first ^ seat, MOVES[turn])

    def say(self, player: int, what: bytes) -> None:
        self.key += 1
        self.sockets[player].send(b'{"key":"%d",%s}' % (self.key, what))


MOVES = tuple(
    b'"do":"play","seat":%d,"move":{"type":"Mark","square":"%s"}' % (turn & 1, NAMES[square].encode())
    for turn, square in enumerate(SQUARES)
)


async def post(session: aiohttp.ClientSession, path: str, body: Any) -> Any:
    async with session.post(path, data=json.dumps(body)) as response:
        response.raise_for_status()
        return await response.json()


class TheirTable(Table):
    """Nine moves, then both players ask for the state of a match that is not there yet, which makes it."""

    async def set_up(self, session: aiohttp.ClientSession) -> None:
        self.match = 0
        self.synced = 0
        self.heard = [0, 0]
        self.is_begun = False
        self.joined = 0
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        for player in (0, 1):
            await self.connect("/socket.io/?EIO=4&transport=websocket", self.hearing(player))
        await self.ready

    @property
    def id(self) -> bytes:
        return b"%d-%d" % (self.number, self.match)

    def hearing(self, player: int) -> Callable[[bytes], None]:
        """Packets of engine.io: 0 open, 2 ping; of socket.io: 40 connected, 42 an event, after the name of the game."""

        def hear(text: bytes) -> None:
            if text.startswith(b'42/tic-tac-toe,["update"'):
                self.heard[player] += 1
                if self.heard[player] == self.turn:
                    self.go_on(player)
            elif text.startswith(b'42/tic-tac-toe,["sync"'):
                self.synced += 1
                if self.synced == 2:
                    self.both_synced()
            elif text.startswith(b"2"):
                self.sockets[player].send(b"3")
            elif text.startswith(b"0"):
                self.sockets[player].send(b"40/tic-tac-toe,")
            elif text.startswith(b"40/tic-tac-toe,"):
                self.sync(player)
            elif not text.startswith(b'42/tic-tac-toe,["matchData"'):
                self.load.errors.append(text)

        return hear

    def sync(self, player: int) -> None:
        self.sockets[player].send(b'42/tic-tac-toe,["sync","%s","%d",null,2]' % (self.id, player))

    def both_synced(self) -> None:
        self.synced, self.turn, self.heard[:] = 0, 0, (0, 0)
        if self.is_begun:
            self.move(self.play)
        else:
            self.ready.set_result(None)

    def begin(self) -> None:
        self.is_begun = True
        self.play()

    def go_on(self, player: int) -> None:
        turn = self.turn
        if turn < 9:
            if player == turn & 1:
                self.arrived()
                self.move(self.play)
            return
        if player == 1:
            self.arrived()
        self.joined += 1
        if self.joined == 2:
            self.joined = 0
            self.match += 1
            self.sync(0)
            self.sync(1)

    def play(self) -> None:
        turn = self.turn
        player = turn & 1
        self.turn = turn + 1
        self.sent = time.perf_counter()
        self.sockets[player].send(
            b'42/tic-tac-toe,["update",{"type":"MAKE_MOVE","payload":{"type":"mark","args":[%d],"playerID":"%d",'
            b'"credentials":null}},%d,"%s","%d"]' % (SQUARES[turn], player, turn, self.id, player)
        )


KINDS: dict[str, type[OurTable] | type[TheirTable]] = {"curiouser": OurTable, "boardgame.io": TheirTable}


async def set_up(name: str, load: Load, count: int) -> Sequence[OurTable | TheirTable]:
    """Tables with everybody seated and the match started; nobody has moved."""
    tables = [KINDS[name](load, number) for number in range(count)]
    free = asyncio.Semaphore(AT_ONCE)
    connector = aiohttp.TCPConnector(limit=AT_ONCE)
    async with aiohttp.ClientSession(f"http://{load.host}:{load.port}", connector=connector) as session:

        async def one(table: OurTable | TheirTable) -> None:
            async with free:
                await asyncio.wait_for(table.set_up(session), LONGEST)

        await asyncio.gather(*map(one, tables))
    return tables


async def run(name: str, port: int, count: int, seconds: float, every: float = 0, server: int = 0) -> dict[str, Any]:
    load = Load("127.0.0.1", port, every)
    tables = await set_up(name, load, count)
    for table in tables:
        table.move(table.begin)
    await asyncio.sleep(max(WARM, every))
    load.waits.clear()
    began, own, busy = time.perf_counter(), time.process_time(), processor_seconds(server)
    await asyncio.sleep(seconds)
    waits, load.waits = load.waits, []
    took, own, busy = time.perf_counter() - began, time.process_time() - own, processor_seconds(server) - busy
    load.is_over = True
    return report(waits, took, own, busy) | {"errors": len(load.errors), "error": str(load.errors[:1])}


def report(waits: list[float], took: float, own: float, busy: float) -> dict[str, Any]:
    waits.sort()
    count = len(waits)
    late = {f"p{part:g}": round(1000 * waits[int(count * part / 100)], 2) for part in (50, 99, 99.9)} if count else {}
    each = 1e6 / max(1, count)
    return {"moves": count, "seconds": round(took, 2), "rate": round(count / took), **late} | {
        "server µs": round(busy * each, 1),
        "load µs": round(own * each, 1),
        "load busy": round(own / took, 2),
    }


def processor_seconds(process: int) -> float:
    if not process:
        return 0.0
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", choices=KINDS)
    parser.add_argument("port", type=int)
    parser.add_argument("tables", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("--every", type=float, default=0.0)
    parser.add_argument("--server", type=int, default=0)
    words = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    told = uvloop.run(run(words.name, words.port, words.tables, words.seconds, words.every, words.server))
    print(json.dumps(told, ensure_ascii=False))
    return 1 if told["errors"] or not told["moves"] else 0


if __name__ == "__main__":
    sys.exit(main())
