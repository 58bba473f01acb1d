"""A table in memory: its listeners and its pending tasks. Compiled, because every move passes through here."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import TypeAlias, final

from mypy_extensions import mypyc_attr

from curiouser.engine.errors import Problem
from curiouser.server.core.entries import AnyEntry
from curiouser.server.core.table import Table
from curiouser.server.net.writer import WriteBatcher, Writer
from curiouser.server.store.base import Summary
from curiouser.server.wire.broadcast import NOTHING

BOT_GRACE = 5_000  # ms after which another process may ask for a bot's move

Deciding: TypeAlias = Callable[[Table, int], list[AnyEntry]]
Done: TypeAlias = Callable[["int | Problem"], None]


class Task:
    """What is to be done at a table. `done` hears the number of the last entry, or why nothing happened."""

    by = 0
    key = ""  # of a command, which is sent again until it is answered
    address = ""  # of whoever asked; it pays for what is stored and told

    def __init__(self) -> None:
        self.attempts = 0

    def decide(self, table: Table, now: int) -> list[AnyEntry]:
        raise NotImplementedError

    def done(self, result: int | Problem) -> None:
        raise NotImplementedError


@final
class FunctionTask(Task):
    """A task in two functions."""

    def __init__(self, decide: Deciding, done: Done) -> None:
        super().__init__()
        self._decide = decide
        self._done = done

    def decide(self, table: Table, now: int) -> list[AnyEntry]:
        return self._decide(table, now)

    def done(self, result: int | Problem) -> None:
        self._done(result)


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener(Writer):
    """A connection of a person, or of an onlooker, as its table knows it."""

    def __init__(self, batcher: WriteBatcher, address: str) -> None:
        super().__init__(batcher)
        self.address = address
        self.person = 0
        self.token = ""
        self.wants = NOTHING
        self.live: TableRuntime | None = None
        self.since = time.monotonic()

    def hear(self, message: bytes, is_answer: bool = False) -> None:
        """What happens at the table."""
        raise NotImplementedError

    def bye(self, why: str) -> None:
        """The last word."""
        raise NotImplementedError

    def make_place(self) -> None:
        """Somebody else needs the place."""
        raise NotImplementedError


@final
class TableRuntime:
    """A table in memory, with those who listen and the tasks that wait."""

    def __init__(self, table: Table, secret: bytes, salt: str = "") -> None:
        self.table = table
        self.secret = secret
        self.salt = salt
        self.tasks: deque[Task] = deque()
        self.is_busy = False
        self.is_dropped = False
        self.is_behind = False  # another process has stored more
        self.listeners: set[Listener] = set()  # telling them never waits: who does not keep up is dropped
        self.used = time.monotonic()
        self.timer: asyncio.TimerHandle | None = None
        self.thinking = False
        self.ahead = 0  # ms by which its log is in the future, as the machine's clock once was
        self.saved = 0  # the number of the last snapshot
        self.stuck = 0  # the number at which a bot knew no move

    @property
    def is_idle(self) -> bool:
        return not self.listeners and not self.tasks and not self.is_busy and not self.thinking


def summary_of(table: Table) -> Summary:
    """A bot that owes a move counts as a deadline too: should this process die, another one asks it."""
    deadline = table.at + BOT_GRACE if table.bots_to_move() else table.deadline
    status = "listed" if table.status == "waiting" and table.terms.listed else table.status
    return Summary(status, table.title, table.n, deadline, table.at)
