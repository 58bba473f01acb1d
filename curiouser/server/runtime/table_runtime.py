"""A table in memory and its pending work. Compiled, because every move passes through here."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import TypeAlias, final

from curiouser.engine.errors import Problem
from curiouser.server.core.commands import AnyCommand
from curiouser.server.core.decide import decide
from curiouser.server.core.entries import AnyEntry
from curiouser.server.core.table import Table
from curiouser.server.runtime.device import Device

Deciding: TypeAlias = Callable[[Table, int], list[AnyEntry]]
Done: TypeAlias = Callable[["int | Problem"], None]


class Work:
    """What is to be done at a table. `done` hears the number of the last entry, or why nothing happened."""

    by = 0
    key = ""  # of a command, which is sent again until it is answered

    def decide(self, table: Table, now: int) -> list[AnyEntry]:
        raise NotImplementedError

    def done(self, result: int | Problem) -> None:
        raise NotImplementedError


@final
class Job(Work):
    """Work in two functions."""

    def __init__(self, decide: Deciding, done: Done) -> None:
        self._decide = decide
        self._done = done

    def decide(self, table: Table, now: int) -> list[AnyEntry]:
        return self._decide(table, now)

    def done(self, result: int | Problem) -> None:
        self._done(result)


@final
class Order(Work):
    """A command of a person, whose device hears under which number it is kept, this time or when it was sent first."""

    def __init__(self, live: "Live", device: Device, command: AnyCommand) -> None:
        self.live = live
        self.device = device
        self.by = device.person
        self.command = command
        self.key = command.key
        self.credit: int = device.line.credit
        self.began = device.heard
        self.number: int | None = None
        self.is_done = False

    def decide(self, table: Table, now: int) -> list[AnyEntry]:
        entries = decide(table, self.by, self.command, now, self.live.secret, self.credit, self.live.salt)
        self.number = number_in(entries, self.key, table.n + 1) or table.number_of(self.by, self.key)
        return entries

    def done(self, result: int | Problem) -> None:
        """Once: what fails after it was answered is no second answer."""
        if self.is_done:
            return
        self.is_done = True
        if isinstance(result, int):
            result = self.number or result
        Device.answer(self.device, self.command, self.key, time.monotonic() - self.began, result)


def number_in(entries: list[AnyEntry], key: str, first: int) -> int | None:
    """Of the entry that has the key of a command, if the first of them gets that number."""
    for entry in entries:
        if entry.key == key:
            return first
        first += 1
    return None


@final
class Live:
    """A table in memory, with those who listen and the jobs that wait."""

    def __init__(self, table: Table, secret: bytes, salt: str = "") -> None:
        self.table = table
        self.secret = secret
        self.salt = salt
        self.jobs: deque[Work] = deque()
        self.is_busy = False
        self.is_dropped = False
        self.is_behind = False  # another process has stored more
        self.listeners: set[Device] = set()  # telling them never waits: who does not keep up is dropped
        self.used = time.monotonic()
        self.timer: asyncio.TimerHandle | None = None
        self.thinking = False
        self.ahead = 0  # ms by which its log is in the future, as the machine's clock once was
        self.saved = 0  # the number of the last snapshot
        self.stuck = 0  # the number at which a bot knew no move

    @property
    def is_idle(self) -> bool:
        return not self.listeners and not self.jobs and not self.is_busy and not self.thinking
