"""`python -m bench.server_path [MATCHES]`: the path of a move without sockets and without a database, in µs.

One table of tic-tac-toe, two devices, messages as the load sends them. The quickest match counts, so that a busy
machine matters little; what it leaves out is in `bench server`. Run it on the compiled package, which
`run.py --version` makes: `PYTHONPATH=.build/compiled:. .venv/bin/python -P -m bench.server_path`.
"""

import asyncio
import gc
import sys
import tempfile
import time
from pathlib import Path

import structlog
import uvloop

from bench.server_load import MOVES
from curiouser.server.app import Server
from curiouser.server.core.commands import Asked
from curiouser.server.runtime.connection import Connection
from curiouser.server.settings import Settings
from curiouser.server.store.append_result import AppendResult

STAGES = ("read, decided, folded, handed to the store", "answered and told", "written")
FREE = {"messages_rate": 0, "address_rate": 0, "tables_rate": 0, "joins_rate": 0, "connections": 0}


class Wire:
    """A transport that ends here."""

    def write(self, data: bytes) -> None:
        """Nobody reads it."""

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0


class Memory:
    """A store that wins every race as soon as it is asked to."""

    def __init__(self) -> None:
        self.answers: list[AppendResult] = []

    def append(self, *_: object) -> AppendResult:
        self.answers.append(AppendResult())
        return self.answers[-1]


class Course:
    """A table with its two devices, and the time that each stage took since it was last asked for."""

    def __init__(self, server: Server, devices: list[Connection]) -> None:
        self.server = server
        self.devices = devices
        self.memory = Memory()
        server.tables.store = self.memory  # type: ignore[assignment]
        self.first = 0  # who has seat 0
        self.key = 0
        self.took = [0, 0, 0]

    def say(self, player: int, what: bytes) -> None:
        self.key += 1
        data = b'{"key":"%d",%s}' % (self.key, what)
        marks = [time.perf_counter_ns()]
        self.devices[player].receive(1, data)
        marks.append(time.perf_counter_ns())
        answers, self.memory.answers = self.memory.answers, []
        for answer in answers:
            answer.settle(True)
        marks.append(time.perf_counter_ns())
        self.server.connections.services.batcher.empty()
        self.server.connections.services.batcher.answer()
        marks.append(time.perf_counter_ns())
        self.took = [took + end - begin for took, begin, end in zip(self.took, marks, marks[1:], strict=False)]

    def play(self) -> list[int]:
        for turn, move in enumerate(MOVES):
            self.say(self.first ^ (turn & 1), move)
        return self.lap()

    def begin_again(self) -> list[int]:
        self.say(1 - self.first, b'"do":"rematch"')
        self.say(0, b'"do":"start"')
        self.first = 1 - self.first
        return self.lap()

    def lap(self) -> list[int]:
        took, self.took = self.took, [0, 0, 0]
        return took


async def seated(folder: Path) -> Course:
    server = Server(Settings(db=f"sqlite:///{folder / 'tables.db'}", **FREE))  # type: ignore[arg-type]
    await server.tables.store.open()
    server.tables.open()
    made = await server.tables.make(Asked(game="tic-tac-toe", seats=2), "A")
    joined = await server.tables.join(made.table, "B")
    devices = [Connection(server.connections.services, made.table, "here") for _ in range(2)]
    for device, one in zip(devices, (made, joined), strict=True):
        device.transport = Wire()  # type: ignore[assignment]
        device.receive(1, b'{"do":"hello","token":"%s"}' % one.token.encode())
    while not all(device.live for device in devices):
        await asyncio.sleep(0.01)
    store = server.tables.store
    path = Course(server, devices)
    await store.close()
    path.say(1, b'"do":"sit","seat":1')
    path.say(0, b'"do":"start"')
    path.lap()
    return path


async def measure(folder: Path, matches: int) -> None:
    path = await seated(folder)
    gc.collect()
    gc.freeze()
    played, begun = [[1 << 60] * 3, [1 << 60] * 3]
    for _ in range(matches):
        played = min(played, path.play(), key=sum)
        begun = min(begun, path.begin_again(), key=sum)
        await asyncio.sleep(0)
    print("| stage | a move | a rematch or a start |\n|---|---|---|")
    for stage, move, other in zip(STAGES, played, begun, strict=True):
        print(f"| {stage} | {move / 9000:.1f} | {other / 2000:.1f} |")
    print(f"| together | {sum(played) / 9000:.1f} | {sum(begun) / 2000:.1f} |")
    print(f"\nA move with its share of what is between two matches: {(sum(played) + sum(begun)) / 9000:.1f} µs.")


def main() -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(40))
    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(measure(Path(folder), int(sys.argv[1]) if len(sys.argv) > 1 else 2000))


if __name__ == "__main__":
    main()
