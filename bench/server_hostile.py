"""`python3 run.py bench server-hostile`: a million malformed, hostile or illegal messages to one real server.

They are made from the types of the wire by hypothesis and then spoilt; half of them come from people who have a seat.
Among them are what once stalled the server or pushed people out: packed and broken bodies, the largest requests there
are, crowds of strangers at a table. Meanwhile others play at tables of their own. Then atheris looks for what the
reading and deciding part can't bear, and schemathesis, where it is installed, for what the HTTP part can't. Ends with
an error if the server ends, logs a fault, grows by more than a tenth after a warm-up, or if anybody else is refused,
loses a move or waits too long.
"""

import asyncio
import contextlib
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from itertools import islice
from pathlib import Path

import aiohttp
import msgspec

from bench.server_asked import ask, real_server
from curiouser import client
from curiouser.client import new_key
from curiouser.engine.record import read_records, verify
from curiouser.engine.rng import Rng, seeded
from curiouser.server.app import SWEEP
from curiouser.server.core import commands as c
from tests.server.hostile import examples, moves, spoil
from tests.server.kept import over
from tests.server.killing import Group, check, groups_at
from tests.server.playing import record_text
from tests.server.stalls import LONGEST as STALL
from tests.server.stalls import MASK, STRANGERS, Served, new_player, request
from tests.server.stalls import ask as ask_from
from tests.server.test_bodies import BOMB, BROKEN
from tests.server.test_ears import frame
from tests.server.test_stalls import requests

MESSAGES = 1_000_000
MADE = 5_000  # by hypothesis; the others are these, spoilt
FUZZED = 300_000
ASKED = 200  # requests of every kind, about
WARM = 0.4  # of the messages, after which the memory has levelled off
ATTACKERS = 4
BURST = 40
VICTIMS = (("tic-tac-toe", 2), ("tea-time", 3), ("adventures", 2), ("tea-for-two", 2), ("wordland", 3)) * 2
BYSTANDERS = (("tea-time", 2), ("adventures", 2), ("tic-tac-toe", 2))
GROWTH = 1.10
FORGET = 5  # s after which the server forgets a table that nobody is at
LONGEST = 2.0  # s that 99 of 100 moves of others may take at most
PACE = 0.5  # s between two moves of the player whose delays are measured
CROWD = 30  # strangers who come at once
PATIENCE = 60.0  # s in which everything is answered or the socket closed
KEY = re.compile(rb'"key":"[^"]*"')
HELLO = b"GET /api/tables/%s/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
CLOSE = frame(0x88, b"", MASK)
SOCKET = HELLO + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"


def stream(made: Sequence[bytes], count: int, rng: Rng) -> Iterator[bytes]:
    for number in range(count):
        message = made[number % len(made)]
        kind = rng.below(10) if number >= len(made) else 0
        if kind in (8, 9):
            move = moves()[rng.below(len(moves()))]
            message = b'{"do":"play","key":"%d","seat":%d,"move":%s}' % (number, rng.below(3), move)
        yield spoil(message, made, rng) if 0 < kind < 7 else KEY.sub(b'"key":"%d"' % number, message)


class Victim:
    """A table that is shot at; another one is made when it has had enough."""

    def __init__(self, base: str, game: str, seats: int) -> None:
        self.base, self.game, self.seats = base, game, seats
        self.table = ""
        self.tokens: list[str] = []

    async def renew(self) -> None:
        """With two people, the rest bots, and a match under way."""
        alice = await client.make_table(self.base, self.game, self.seats, "Alice")
        async with alice as host, await client.join_table(self.base, host.table, "Hare") as hare:
            await hare.do(c.Sit(key=new_key(), seat=1))
            for seat in range(2, self.seats):
                await host.do(c.SeatBot(key=new_key(), seat=seat))
            await host.do(c.Start(key=new_key()))
        self.table, self.tokens = alice.table, [alice.token, hare.token, "", "nobody's token"]


class Attack:
    """From several sides at once, with every kind of token."""

    def __init__(self, base: str, port: int, count: int, served: Served) -> None:
        self.base = base
        self.port = port
        self.rng = seeded(3)
        self.messages = stream(examples(min(MADE, count)), count, self.rng)
        self.victims = [Victim(base, *case) for case in VICTIMS]
        self.count: Counter[str] = Counter()
        self.served = served
        broken = [b"POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + each for each in BROKEN.values()]
        bombs = [request("POST", path, BOMB, Content_Encoding="gzip") for path in ("/api/tables", "/api/review")]
        largest = requests("0123456789abcdef", "BCDF", "", over("tea-time").table.record())
        self.seeds = [*bombs, *(each for each in broken if b"never" not in each and each.endswith(b"\n")), *largest]

    async def run(self, count: int) -> None:
        """So many messages."""
        end = self.count["messages"] + count
        async with aiohttp.ClientSession(self.base) as session:
            await asyncio.gather(*(self.one_side(session, end) for _ in range(ATTACKERS)))

    async def one_side(self, session: aiohttp.ClientSession, end: int) -> None:
        while self.count["messages"] < end:
            victim = self.victims[self.rng.below(len(self.victims))]
            while not victim.table:
                await victim.renew()
                self.count["tables"] += 1
            burst = list(islice(self.messages, min(BURST, end - self.count["messages"])))
            self.count["messages"] += len(burst)
            if self.count["messages"] % 10_000 < BURST:
                print(f"  {self.count['messages']:,} messages", file=sys.stderr)
            kind = self.rng.below(20)
            if kind == 0:
                await asyncio.wait_for(self.shout(victim.table, b"".join(burst)), PATIENCE)
            elif kind == 1:
                await asyncio.wait_for(self.repeat(victim.table), PATIENCE)
            else:
                token = victim.tokens[self.rng.below(len(victim.tokens))]
                table = victim.table
                is_good = await asyncio.wait_for(self.send(session, table, token, burst), PATIENCE)
                victim.table = victim.table if is_good or victim.table != table else ""

    async def send(self, session: aiohttp.ClientSession, table: str, token: str, burst: Sequence[bytes]) -> bool:
        """Whether the table is still any good."""
        async with session.ws_connect(f"/api/tables/{table}/socket", max_msg_size=0) as socket:
            await socket.send_bytes(msgspec.json.encode({"do": "hello", "token": token}))
            with contextlib.suppress(ConnectionError):
                for message in [*burst, b'{"do":"answer","key":"the last one","yes":true}']:
                    await socket.send_bytes(message)
            async for answer in socket:
                data = str(answer.data)
                kind = data[7 : data.index('"', 7)]
                self.count[kind] += 1
                if '"why":"link"' in data:
                    return token == "nobody's token"
                if '"the last one"' in data:
                    return "refused-closed" not in data
        return True

    async def repeat(self, table: str) -> None:
        """Something that was found to hurt others once, from one of several addresses."""
        address = STRANGERS[self.rng.below(len(STRANGERS))]
        seeds = [*self.seeds, SOCKET % table.encode()]
        seed = seeds[self.rng.below(len(seeds))]
        times = CROWD if seed is seeds[-1] else 1
        ended = (ask_from(self.served, seed + (CLOSE if times > 1 else b""), address) for _ in range(times))
        await asyncio.gather(*ended)
        self.count["seeds"] += times

    async def shout(self, table: str, noise: bytes) -> None:
        """Bytes that are no frames, or no HTTP at all."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write((SOCKET % table.encode() if self.rng.below(2) else b"") + noise)
        writer.write_eof()
        with contextlib.suppress(ConnectionError):
            await reader.read()
        writer.close()
        self.count["noise"] += 1


class Timed:
    """How long the moves of others take, from sending to hearing of them."""

    def __init__(self, groups: Sequence[Group]) -> None:
        self.times: list[float] = []
        for group in groups:
            for person in group.people:
                self.watch(person)

    def watch(self, person: client.Client) -> None:
        do = person.do

        async def timed(command: c.AnyCommand) -> int:
            began = time.perf_counter()
            n = await do(command)
            self.times.append(time.perf_counter() - began)
            return n

        person.do = timed  # type: ignore[method-assign]

    def late(self) -> float:
        return sorted(self.times)[len(self.times) * 99 // 100]


async def settled(process: int) -> float:
    """MB in memory, once tables that nobody is at any more are forgotten."""
    await asyncio.sleep(SWEEP + FORGET)
    return resident(process)


def resident(process: int) -> float:
    """MB."""
    return int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1]) * 4096 / 1e6


async def besiege(count: int, folder: Path) -> None:
    url = f"sqlite:///{folder / 'tables.db'}"
    async with real_server(url, folder / "log", "--forget", str(FORGET)) as (process, port):
        base = f"http://127.0.0.1:{port}"
        served = Served(process, port, folder / "log")
        attack = Attack(base, port, count, served)
        await attack.run(int(count * WARM))
        before = await settled(process)
        async with groups_at(base, BYSTANDERS) as groups:
            timed = Timed(groups)
            player = await new_player(served, PACE)
            player.start()
            await attack.run(count - attack.count["messages"])
            player.stopped.set()
            await asyncio.to_thread(player.join)
            if player.trouble is not None:
                raise player.trouble
            for group in groups:
                if group.task.done():
                    group.task.result()
        after = await settled(process)
        for group in groups:
            await see_records(base, group)
    kept = await check(url, groups)
    tell(attack.count, before, after, kept.acknowledged, timed, max(player.delays))


async def see_records(base: str, group: Group) -> None:
    """The matches of others are whole, and their luck was what it had to be."""
    person = group.people[0]
    assert person.room is not None
    for number in range(1, person.room.number):
        [record] = read_records((await record_text(base, person.table, f"?match={number}")).splitlines())
        if not verify(record).luck_proven and record.header.game != "tic-tac-toe":
            sys.exit(f"The luck of {record.header.game} is not proven.")


def tell(count: Counter[str], before: float, after: float, acknowledged: int, timed: Timed, worst: float) -> None:
    print("| what | how many |\n|---|---|")
    print(f"| messages | {count['messages']:,} |")
    print(f"| of them refused with a sentence | {count['refusal']:,} |")
    print(f"| done, because they were allowed | {count['ack']:,} |")
    print(f"| connections of noise | {count['noise']:,} |")
    print(f"| tables used up | {count['tables']:,} |")
    print("| tracebacks, faults in the log | 0 |")
    print(f"| memory after a warm-up and at the end | {before:.1f} MB, {after:.1f} MB |")
    print(f"| moves of others meanwhile, none refused or lost | {acknowledged:,} |")
    print(f"| 99 of 100 of them took at most | {1000 * timed.late():.0f} ms |", flush=True)
    print(f"| requests and connections that hurt others once | {count['seeds']:,} |")
    print(
        f"| the longest that one move took, waiting for a processor not counted | {1000 * worst:.0f} ms |", flush=True
    )
    if worst > STALL:
        sys.exit("A move of somebody else had to wait too long.")
    if after > GROWTH * before:
        sys.exit("The server has grown too much.")
    if timed.late() > LONGEST:
        sys.exit("Others had to wait too long.")


def fuzz(runs: int) -> None:
    if find_spec("atheris") is None:
        return
    with tempfile.TemporaryDirectory(prefix="curiouser-fuzz-") as folder:
        words = [sys.executable, "-m", "tests.server.fuzz_commands", folder, f"-runs={runs}", "-max_len=4096"]
        done = subprocess.run(words, capture_output=True, text=True, errors="replace", cwd=folder)
    if done.returncode:
        sys.exit(done.stderr[-5000:])
    print(f"| read, decided and told, guided by coverage | {runs:,} |", flush=True)


def main() -> None:
    scale = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    with tempfile.TemporaryDirectory(prefix="curiouser-hostile-") as folder:
        asyncio.run(besiege(int(MESSAGES * scale), Path(folder)))
        fuzz(int(FUZZED * scale))
        asyncio.run(ask(max(5, int(ASKED * scale)), Path(folder)))


if __name__ == "__main__":
    main()
