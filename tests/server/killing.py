"""Servers in separate processes that are killed without warning, and clients that keep playing.

The processes are forked from one that has already imported everything, so a test can afford many of them.
"""

import asyncio
import contextlib
import os
import socket
import sys
from collections.abc import AsyncIterator, Sequence
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import msgspec

from curiouser.client import Client, new_key
from curiouser.engine.rng import Rng
from curiouser.server.core import commands as c
from curiouser.server.core.entries import Moved, read_entry
from curiouser.server.runtime.loading import table_of
from curiouser.server.store import open_store
from tests.server.playing import come, is_over, is_to_move, start
from tests.waiting import until

LIMITS = [f"--{name}-rate=0" for name in ("messages", "address", "tables", "joins")]
GAMES = (("tic-tac-toe", 2), ("tea-time", 2), ("tea-for-two", 2), ("adventures", 2), ("tea-time", 4))

FORKS = get_context("forkserver")
PRELOADED = ("curiouser.cli.serve", "curiouser.server.app", "curiouser.server.runtime.bus_postgres", "uvloop")
STORES = ("curiouser.server.store.sqlite", "curiouser.server.store.postgres")
FORKS.set_forkserver_preload([*PRELOADED, *STORES, __name__])


HELD: list[socket.socket] = []  # ports that are ours until this process ends


def free_port() -> int:
    """One at which nobody but us can listen. We keep it bound: Linux lets a server listen beside a socket that does
    not, as both may share the address, but gives such a port to nobody who asks for any."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    port: int = held.getsockname()[1]
    if sys.platform == "linux":
        HELD.append(held)
    else:
        held.close()
    return port


def words_for(port: int, url: str) -> list[str]:
    return ["serve", "--port", str(port), "--db", url, "--log", "warning", "--bots", "0", "--language", "en", *LIMITS]


def run(port: int, url: str, log: str) -> None:
    """In the process: the command itself, with what it says in a file."""
    from curiouser.cli import main

    with open(log, "ab") as file:  # noqa: PTH123
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    sys.exit(main(words_for(port, url)))


class Fleet:
    """Servers on one database."""

    def __init__(self, url: str, count: int, log: Path) -> None:
        self.url = url
        self.ports = [free_port() for _ in range(count)]
        self.log = log
        self.processes: list[BaseProcess | None] = [None] * count

    def start(self, number: int) -> None:
        process = FORKS.Process(target=run, args=(self.ports[number], self.url, str(self.log)), daemon=True)
        process.start()
        self.processes[number] = process

    def kill(self, number: int) -> None:
        process = self.processes[number]
        assert process is not None
        process.kill()
        process.join()
        self.processes[number] = None

    def end(self) -> None:
        for number, process in enumerate(self.processes):
            if process is not None:
                self.kill(number)

    async def is_open(self, number: int) -> None:
        """Until it lets people in."""
        process = self.processes[number]
        assert process is not None
        await until(lambda: lets_in(self.ports[number]) or not process.is_alive())
        assert process.is_alive(), self.log.read_text(errors="replace")[-2000:]

    def faults(self) -> list[str]:
        """Lines of the log that tell of a fault of ours."""
        lines = self.log.read_text(errors="replace").splitlines() if self.log.exists() else []
        return [line for line in lines if "Traceback" in line or "fault" in line]


def lets_in(port: int) -> bool:
    with socket.socket() as trying:
        return trying.connect_ex(("127.0.0.1", port)) == 0


class Group:
    """A table whose people play match after match, and remember what was acknowledged."""

    def __init__(self, people: Sequence[Client]) -> None:
        self.people = people
        self.acknowledged: list[tuple[int, str, int]] = []
        self.task: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def play(self) -> None:
        """Until it is cancelled; anything that is refused is a failure."""
        await start(self.people)
        while True:
            await asyncio.gather(*(self.play_match(person) for person in self.people))
            host = self.people[0]
            await self.do(host, c.Rematch(key=new_key()))
            await self.do(host, c.Start(key=new_key()))
            await asyncio.gather(*map(another_match, self.people))

    async def play_match(self, person: Client) -> None:
        while True:
            await person.until(lambda: is_over(person) or self.seat_to_move(person) is not None, 120)
            if is_over(person):
                return
            seat = self.seat_to_move(person)
            assert seat is not None
            move = msgspec.json.encode(person.views[seat]["legal"][0])
            await self.do(person, c.Play(key=new_key(), seat=seat, move=msgspec.Raw(move)))

    def seat_to_move(self, person: Client) -> int | None:
        return next((seat for seat in person.views if seat is not None and is_to_move(person, seat)), None)

    async def do(self, person: Client, command: c.AnyCommand) -> None:
        n = await person.do(command)
        self.acknowledged.append((person.you, command.key, n))


async def another_match(person: Client) -> None:
    await person.until(lambda: not is_over(person))


class Kept(NamedTuple):
    """What was found in the store after all that."""

    acknowledged: int
    entries: int
    moves: int
    matches: int


@contextlib.asynccontextmanager
async def groups_at(address: str, games: Sequence[tuple[str, int]]) -> AsyncIterator[list[Group]]:
    """People at tables, playing until the end of the block."""
    async with contextlib.AsyncExitStack() as stack:
        stack.enter_context(patch("curiouser.client.PAUSES", (0.02, 0.1)))
        groups = []
        for game, seats in games:
            people = await come(address, address, game, seats)
            groups.append(Group([await stack.enter_async_context(person) for person in people]))
        playing = [asyncio.ensure_future(group.play()) for group in groups]
        for group, task in zip(groups, playing, strict=True):
            group.task = task
        try:
            yield groups
        finally:
            waiting = set(playing)
            while waiting:  # who just heard what they waited for goes on in spite of a first time (before Python 3.12)
                for task in waiting:
                    task.cancel()
                _, waiting = await asyncio.wait(waiting, timeout=0.1)


async def everybody_goes_on(groups: Sequence[Group]) -> None:
    """At every table something more is acknowledged, and nobody was refused."""
    before = [len(group.acknowledged) for group in groups]

    def has_more() -> bool:
        for group in groups:
            if group.task.done():
                group.task.result()
        return all(len(group.acknowledged) > count for group, count in zip(groups, before, strict=True))

    await until(has_more)


async def at_any_moment(groups: Sequence[Group], rng: Rng) -> None:
    """After some more was acknowledged, and then within whatever the server does next."""
    wanted = sum(len(group.acknowledged) for group in groups) + rng.below(12)
    while sum(len(group.acknowledged) for group in groups) < wanted:
        await asyncio.sleep(0)
    await asyncio.sleep(rng.below(20) / 1000)


async def check(url: str, groups: Sequence[Group]) -> Kept:
    """All that was acknowledged is stored under its number, no command is there twice, and every log folds."""
    store = open_store(url)
    await store.open()
    entries = moves = matches = 0
    try:
        for group in groups:
            stored = await store.read(group.people[0].table)
            found = [read_entry(entry.data) for entry in stored]
            keys = [(entry.by, entry.key) for entry in found if entry.key]
            assert len(keys) == len(set(keys)), "a command was done twice"
            for by, key, n in group.acknowledged:
                assert (found[n - 1].by, found[n - 1].key) == (by, key), "an acknowledged command is not there"
            table = table_of(group.people[0].table, stored)
            entries += len(stored)
            moves += sum(isinstance(entry, Moved) and entry.by > 0 for entry in found)
            matches += table.number
    finally:
        await store.close()
    return Kept(sum(len(group.acknowledged) for group in groups), entries, moves, matches)
