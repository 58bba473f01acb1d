"""Processes that append as fast as they can and report what was acknowledged, until they are killed.

An append has one to three entries; each says who wrote it, the number of the first, and how many there are. The
processes are forked from one that has already imported everything, so a test can afford many.
"""

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import NoReturn

import curiouser.server.store.postgres
import curiouser.server.store.sqlite  # noqa: F401
from curiouser.server.store import open_store
from curiouser.server.store.base import Store, Summary


class Appender:
    """A process, seen from the test."""

    def __init__(self, parent: "Parent", pid: int) -> None:
        self.pid = pid
        self.is_ready = False
        self.acknowledged: list[tuple[str, int]] = []
        self._parent = parent

    def wait(self, count: int) -> None:
        """Until it is ready and so many appends more were acknowledged."""
        enough = len(self.acknowledged) + count
        while not self.is_ready or len(self.acknowledged) < enough:
            self._parent.hear()

    def kill(self, delay: float = 0.0) -> None:
        """After so many seconds of doing nothing else, so that it may happen within any step."""
        end = time.perf_counter() + delay
        while time.perf_counter() < end:
            pass
        os.kill(self.pid, signal.SIGKILL)
        self._parent.bury(self)


class Parent:
    """The process that forks them. Each of their messages is one system call: it comes as a whole or not at all."""

    def __init__(self) -> None:
        command = [sys.executable, __file__]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self._children: dict[int, Appender] = {}

    def fork(self, url: str, tables: Sequence[str]) -> Appender:
        self._ask("fork", url, *tables)
        while not (pid := self.hear("forked")):
            pass
        self._children[pid] = Appender(self, pid)
        return self._children[pid]

    def bury(self, child: Appender) -> None:
        """All that it said has been heard then."""
        self._ask("bury", str(child.pid))
        while self.hear("buried") != child.pid:
            pass
        del self._children[child.pid]

    def hear(self, awaited: str = "") -> int:
        """The next message; the process it speaks of, if it is of the kind awaited."""
        assert self._process.stdout is not None
        pid, kind, *words = self._process.stdout.readline().split()
        assert kind != "failed", f"process {pid} ended by itself"
        child = self._children.get(int(pid))
        if child and kind == "ready":
            child.is_ready = True
        elif child and kind == "acknowledged":
            child.acknowledged.append((words[0], int(words[1])))
        return int(pid) if kind == awaited else 0

    def end(self) -> None:
        for pid in list(self._children):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.communicate()

    def _ask(self, *words: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(" ".join(words) + "\n")


def say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def serve() -> None:
    for line in sys.stdin:
        verb, *words = line.split()
        if verb == "bury":
            os.waitpid(int(words[0]), 0)
            say(words[0], "buried")
        elif pid := os.fork():
            say(pid, "forked")
        else:
            work(words[0], words[1:])


def work(url: str, tables: Sequence[str]) -> NoReturn:
    try:
        asyncio.run(play_all(url, tables))
    finally:
        say(os.getpid(), "failed")
        os._exit(1)


async def play_all(url: str, tables: Sequence[str]) -> None:
    store = open_store(url)
    await store.open()
    say(os.getpid(), "ready")
    await asyncio.gather(asyncio.Event().wait(), *(play(store, table) for table in tables))


async def play(store: Store, table: str) -> None:
    """Goes on where the log ends. Whoever loses a number reads again, as a server does."""
    luck = random.Random(f"{table} {os.getpid()}")
    last = len(await store.read(table))
    while True:
        count = luck.randint(1, 3)
        stamp = f"{os.getpid()} {last + 1} {count}".encode()
        if await store.append(table, last, [stamp] * count, 0, Summary("playing", "g", last + count, None, 0)):
            last += count
            say(os.getpid(), "acknowledged", table, last)
        else:
            new = await store.read(table, last)
            assert new, "the number is taken, but nothing is there"
            last += len(new)


if __name__ == "__main__":
    serve()
