"""Tables come back from their logs a slice at a time, so that nobody else waits for a long one.

One slice in each turn of the loop, and the log with the fewest entries left first: those who come back to an ordinary
table don't wait for somebody's longest one.
"""

import asyncio
import time
from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import count

import structlog

from curiouser.server.core.entries import read_entry
from curiouser.server.core.errors import Broken
from curiouser.server.core.table import Table
from curiouser.server.store.base import Entry

log = structlog.get_logger("curiouser.tables")

SLICE = 0.002  # s


class Folding:
    """A table and the entries that are to be folded into it."""

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
                fold_in(self.table, self.entries[self.next])
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


class Folder:
    """All foldings of a server."""

    def __init__(self) -> None:
        self.waiting: list[tuple[int, int, Folding]] = []
        self.numbers = count()
        self.is_called = False

    async def fold(self, table: Table, entries: Sequence[Entry]) -> float:
        """How many seconds it took; raises `Broken`."""
        if not entries:
            return 0.0
        folding = Folding(table, entries)
        self.add(folding)
        await folding.done
        return folding.seconds

    def add(self, folding: Folding) -> None:
        heappush(self.waiting, (folding.left, next(self.numbers), folding))
        if not self.is_called:
            self.is_called = True
            asyncio.get_running_loop().call_soon(self.go_on)

    def go_on(self) -> None:
        self.is_called = False
        _, _, folding = heappop(self.waiting)
        if not folding.done.done():  # whoever wanted it may be gone
            folding.go_on(SLICE)
        if not folding.done.done():
            self.add(folding)
        elif self.waiting:
            self.is_called = True
            asyncio.get_running_loop().call_soon(self.go_on)


def fold_in(table: Table, entry: Entry) -> None:
    table.fold(read_entry(entry.data), entry.n, entry.at)
    table.size += len(entry.data)
