"""Loads tables from the store: their logs are applied a slice at a time, so that nobody else waits for a long one.

One slice in each turn of the loop, and the log with the fewest entries left first: those who come back to an ordinary
table don't wait for somebody's longest one.
"""

import asyncio
import contextlib
import time
from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import count

import structlog

from curiouser.server.core.apply import apply
from curiouser.server.core.entries import read_entry
from curiouser.server.core.errors import Broken, NoTable
from curiouser.server.core.snapshots import restore
from curiouser.server.core.table import Table
from curiouser.server.net.limits import ASKING, Limit
from curiouser.server.store.base import Entry, Store

log = structlog.get_logger("curiouser.tables")

SLICE = 0.002  # s
WAKING = 1000.0  # requests as which a second counts that it takes to load a table


class Replaying:
    """A table and the entries that are to be applied to it."""

    def __init__(self, table: Table, entries: Sequence[Entry]) -> None:
        self.table = table
        self.entries = entries
        self.next = 0
        self.seconds = 0.0
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def left(self) -> int:
        return len(self.entries) - self.next

    def go_on(self, seconds: float) -> None:
        began = now = time.perf_counter()
        try:
            while self.left and now - began < seconds:
                apply_stored(self.table, self.entries[self.next])
                self.next += 1
                now = time.perf_counter()
        except Exception as error:
            self.fail(error)
        self.seconds += time.perf_counter() - began
        if not self.left and not self.done.done():
            self.done.set_result(None)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            log.error("table-unreadable", table=self.table.id, n=self.table.n, error=type(error).__name__)
            broken = Broken(self.table.id)
            broken.__cause__ = error
            self.done.set_exception(broken)


class LogReplayer:
    """Applies all logs of a server, in turns."""

    def __init__(self) -> None:
        self.waiting: list[tuple[int, int, Replaying]] = []
        self.numbers = count()
        self.is_called = False

    async def apply(self, table: Table, entries: Sequence[Entry]) -> float:
        """How many seconds it took; raises `Broken`."""
        if not entries:
            return 0.0
        replaying = Replaying(table, entries)
        self.add(replaying)
        await replaying.done
        return replaying.seconds

    def add(self, replaying: Replaying) -> None:
        heappush(self.waiting, (replaying.left, next(self.numbers), replaying))
        if not self.is_called:
            self.is_called = True
            asyncio.get_running_loop().call_soon(self.go_on)

    def go_on(self) -> None:
        self.is_called = False
        _, _, replaying = heappop(self.waiting)
        if not replaying.done.done():  # whoever wanted it may be gone
            replaying.go_on(SLICE)
        if not replaying.done.done():
            self.add(replaying)
        elif self.waiting:
            self.is_called = True
            asyncio.get_running_loop().call_soon(self.go_on)


def apply_stored(table: Table, entry: Entry) -> None:
    apply(table, read_entry(entry.data), entry.n, entry.at)
    table.size += len(entry.data)


def table_of(id: str, stored: Sequence[Entry]) -> Table:
    """All at once; raises `Broken`."""
    table = Table(id)
    try:
        for entry in stored:
            apply_stored(table, entry)
    except Exception as error:
        log.error("table-unreadable", table=id, n=table.n, error=type(error).__name__)
        raise Broken(id) from error
    return table


class TableLoader:
    """Tables as they are stored. Whoever asked for one pays by the time it takes (`work`)."""

    def __init__(self, work: Limit, is_shared: bool) -> None:
        self.work = work
        self.is_shared = is_shared
        self.replayer = LogReplayer()

    async def load(self, store: Store, id: str) -> tuple[Table, int]:
        """The table, and the number of its newest snapshot. The snapshot before that is where it begins, so that those
        who come back hear of all that they may have missed."""
        kept = await store.snapshots(id)
        newest = kept[0][0] if kept else 0
        table = restore(id, kept[1][1]) if len(kept) > 1 else None
        if table is not None:
            with contextlib.suppress(Broken):
                if await self.catch_up(store, table):
                    return table, newest
        table = Table(id)
        if not await self.catch_up(store, table):
            raise NoTable(id)
        return table, newest

    async def catch_up(self, store: Store, table: Table) -> bool:
        """Apply what was stored since; False: nothing was. While a long log is applied, another process may store
        more."""
        is_news = False
        while stored := await store.read(table.id, table.n):
            self.work.charge(ASKING.get(), WAKING * await self.replayer.apply(table, stored))
            is_news = True
            if not self.is_shared:
                break
        return is_news
