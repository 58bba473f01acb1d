"""How long others wait: a real server, somebody who plays at it, and strangers at other addresses who do their worst.

The player is a thread with a plain socket, so that it hears an answer when it comes, however busy the strangers keep
the test. Time for which the machine let the server or the player wait for a processor is nobody's fault, and is not
counted.
"""

import asyncio
import contextlib
import shutil
import socket
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from curiouser import client
from curiouser.client import new_key
from curiouser.server.core import commands as c
from curiouser.server.net.frames import TEXT
from curiouser.server.store.base import Kept
from tests.server.killing import free_port
from tests.server.store.tables import opened
from tests.server.test_ears import frame
from tests.waiting import until

PACE = 1 / 15  # s from one move to the next: nobody plays faster than the limits allow
LONGEST = 0.1  # s that a move of somebody else may take
AGAIN = 2  # attempts after one that was too slow
STRANGERS = tuple(f"127.0.0.{number}" for number in range(2, 8))
MASK = b"hare"
HANDSHAKE = (
    b"GET /api/tables/%s/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Served(NamedTuple):
    process: int
    port: int
    log: Path

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def resident(self) -> float:
        """MB."""
        return int(Path(f"/proc/{self.process}/statm").read_text(encoding="ascii").split()[1]) * 4096 / 1e6


@contextlib.asynccontextmanager
async def real_server(*words: str, tables: Sequence[Kept] = ()) -> AsyncIterator[Served]:
    """The command itself, with the limits that operators have, and these tables in its database; the disk is memory
    where there is such a thing. At the end its log must tell of no fault."""
    memory = Path("/dev/shm")
    folder = Path(tempfile.mkdtemp(prefix="curiouser-stall-", dir=memory if memory.is_dir() else None))
    log, port, url = folder / "log", free_port(), f"sqlite:///{folder / 'tables.db'}"
    command = ["serve", "--port", str(port), "--db", url, "--log", "warning", *words]
    try:
        async with opened(url) as store:
            for kept in tables:
                await store.put(kept)
        with log.open("wb") as file:
            server = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "curiouser", *command), stdout=asyncio.subprocess.PIPE, stderr=file
            )
        try:
            assert server.stdout is not None
            await server.stdout.readline()
            yield Served(server.pid, port, log)
        finally:
            with contextlib.suppress(ProcessLookupError):
                server.terminate()
            await server.wait()
        said = log.read_text(errors="replace")
        assert server.returncode == 0
        assert "Traceback" not in said
        assert "fault" not in said
    finally:
        shutil.rmtree(folder)


def waited(schedstat: str) -> float:
    """Seconds for which a thread could have run and was not let."""
    try:
        return int(Path(schedstat).read_text(encoding="ascii").split()[1]) / 1e9
    except OSError:
        return 0.0


class Player(threading.Thread):
    """Has both seats of a table, and makes a move and takes it back again and again."""

    def __init__(self, served: Served, table: str, token: str, pace: float = PACE) -> None:
        super().__init__(daemon=True)
        self.pace = pace
        self.served = served
        self.table, self.token = table, token
        self.delays: list[float] = []
        self.stopped = threading.Event()
        self.trouble: BaseException | None = None

    def run(self) -> None:
        try:
            with socket.create_connection(("127.0.0.1", self.served.port)) as line:
                self.play(line)
        except BaseException as error:
            self.trouble = error

    def play(self, line: socket.socket) -> None:
        line.sendall(HANDSHAKE % self.table.encode())
        self.hear(line, b"\r\n\r\n")
        self.say(line, {"do": "hello", "token": self.token})
        self.hear(line, b'"welcome"')
        number = 0
        while not self.stopped.wait(self.pace):
            key = f"k{number}"
            move = {"do": "play", "key": key, "seat": 0, "move": {"type": "Mark", "square": "b2"}}
            self.timed(line, move if number % 2 == 0 else {"do": "undo", "key": key, "seat": 0}, key)
            number += 1

    def timed(self, line: socket.socket, message: dict[str, Any], key: str) -> None:
        own, served = "/proc/thread-self/schedstat", f"/proc/{self.served.process}/task/{self.served.process}/schedstat"
        before, began = waited(own) + waited(served), time.perf_counter()
        self.say(line, message)
        heard = self.hear(line, b'"key":"%s"' % key.encode())
        took = time.perf_counter() - began
        assert b'"refusal"' not in heard, heard
        self.delays.append(took - (waited(own) + waited(served) - before))

    def say(self, line: socket.socket, message: dict[str, Any]) -> None:
        line.sendall(frame(TEXT, msgspec.json.encode(message), MASK))

    def hear(self, line: socket.socket, word: bytes) -> bytes:
        heard = b""
        while word not in heard:
            more = line.recv(1 << 16)
            if not more:
                raise ConnectionError(heard[-200:])
            heard += more
        return heard


async def new_player(served: Served, pace: float = PACE) -> Player:
    async with await client.make_table(served.base, "tic-tac-toe", 2, "Alice") as alice:
        await alice.do(c.Sit(key=new_key(), seat=1))
        await alice.do(c.Start(key=new_key()))
    return Player(served, alice.table, alice.token, pace)


async def delays_during(served: Served, attack: Coroutine[Any, Any, None]) -> list[float]:
    """Of the moves of somebody who plays until the attack is over."""
    player = await new_player(served)
    player.start()
    switch = sys.getswitchinterval()
    sys.setswitchinterval(0.0005)
    try:
        await until(lambda: player.delays or not player.is_alive())
        before = len(player.delays)
        await attack
        await until(lambda: len(player.delays) > before or not player.is_alive())
    finally:
        player.stopped.set()
        await asyncio.to_thread(player.join)
        sys.setswitchinterval(switch)
    if player.trouble is not None:
        raise player.trouble
    assert player.delays
    return player.delays


async def worst_delay(attempt: Callable[[], Awaitable[Sequence[float]]]) -> float:
    """The longest delay of an attempt; of another one, each with a server of its own, where that was too long: what the
    server does to others it does every time, a busy machine only now and then."""
    worst = max(await attempt())
    for _ in range(AGAIN):
        if worst < LONGEST:
            break
        worst = min(worst, max(await attempt()))
    return worst


async def ask(served: Served, request: bytes, address: str) -> bytes:
    """One request from that address of this machine, and all that comes back until the line is closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port, local_addr=(address, 0))
    heard = b""
    with contextlib.suppress(ConnectionError):
        writer.write(request)
        await writer.drain()
        heard = await reader.read()
    writer.close()
    return heard


def request(method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
    named = {"Host": "127.0.0.1", "Connection": "close", **headers}
    if body or method == "POST":
        named["Content-Length"] = str(len(body))
    lines = [f"{method} {path} HTTP/1.1", *(f"{name.replace('_', '-')}: {value}" for name, value in named.items())]
    return "\r\n".join([*lines, "", ""]).encode() + body
