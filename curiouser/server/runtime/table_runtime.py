"""A table in memory: its listeners and its pending tasks. Compiled, because every move passes through here."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import NamedTuple, TypeAlias, final

from mypy_extensions import mypyc_attr

from curiouser.engine.errors import Problem
from curiouser.server.core.entries import AnyEntry
from curiouser.server.core.errors import refused
from curiouser.server.core.people import hash_token
from curiouser.server.core.table import Table
from curiouser.server.net.writer import SocketWriter, WriteBatcher
from curiouser.server.store.base import Summary
from curiouser.server.wire import messages
from curiouser.server.wire.broadcast import NOTHING

BY_PERSON = 8  # sockets that one person may have at a table: tabs and devices
BOT_GRACE = 5_000  # ms after which another process may ask for a bot's move

Deciding: TypeAlias = Callable[[Table, int], list[AnyEntry]]
Done: TypeAlias = Callable[["int | Problem"], None]


class OwnPlace(NamedTuple):
    """Somebody's place at a table, as they get to know it."""

    table: str
    code: str
    person: int
    token: str


class TableTask:
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
class FunctionTask(TableTask):
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
class Listener(SocketWriter):
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
        self.tasks: deque[TableTask] = deque()
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


def make_room(live: TableRuntime, person: int, most: int) -> bool:
    """Whether somebody may listen at a table. Strangers share what people leave; among people seats come first, and
    nobody listens too often."""
    listeners = list(live.listeners)
    own = [each for each in listeners if person and each.person == person]
    if len(own) >= BY_PERSON:
        make_place(own)
        return True
    if len(listeners) < most:
        return True
    seated = {seat.person for seat in live.table.seats if seat.person}
    if make_place([each for each in listeners if person and not each.person]):
        return True
    if person not in seated:
        return False
    make_place([each for each in listeners if each.person not in seated])
    return True


def make_place(listeners: list[Listener]) -> bool:
    """The first of them goes."""
    if listeners:
        min(listeners, key=lambda each: each.since).make_place()
    return bool(listeners)


def number_in(entries: list[AnyEntry], key: str, first: int) -> int | None:
    """Of the entry that has the key of a command, if the first of them gets that number."""
    for entry in entries:
        if entry.key == key:
            return first
        first += 1
    return None


def decide_nothing(_: Table, __: int) -> list[AnyEntry]:
    return []


def check_known(said: messages.Hello, table: Table, _: int) -> list[AnyEntry]:
    """Whoever comes from another process may know more than this one has heard of: then the store is asked first."""
    if said.last > table.n or (said.token and not table.person_of(hash_token(said.token))):
        raise refused("refused-link")
    return []
