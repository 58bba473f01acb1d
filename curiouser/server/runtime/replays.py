"""Replays of finished matches: made one at a time beside the loop, and paid for by whoever asks."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

from curiouser.engine.errors import Problem
from curiouser.engine.luck import commitment
from curiouser.server.core.apply import apply
from curiouser.server.core.entries import read_entry
from curiouser.server.core.errors import refused
from curiouser.server.core.moves import may_open
from curiouser.server.core.people import hash_token, seed_of
from curiouser.server.core.table import Table
from curiouser.server.core.visibility import eyes_in
from curiouser.server.net.limits import ASKING, Limit
from curiouser.server.runtime.tables import Tables
from curiouser.server.store.base import Entry

T = TypeVar("T")

RATE, BURST = 1.0, 60.0  # replays for one address
COST = 10.0  # replays as which a second of work counts


class Replays:
    """One replay is made at a time, beside the loop; where addresses are limited, nobody gets them by the hundred."""

    def __init__(self, tables: Tables, is_limited: bool) -> None:
        self.tables = tables
        self.limit = Limit(RATE if is_limited else 0, BURST)
        self.turn = asyncio.Semaphore(1)

    def check(self, address: str) -> None:
        if not self.limit.take(address):
            raise refused("refused-rate")

    async def work(self, address: str, work: Callable[[], T]) -> T:
        """In a thread; whoever asked pays by the time it takes."""
        async with self.turn:
            if self.limit.owes(address):
                raise refused("refused-rate")
            done, seconds = await asyncio.to_thread(timed, work)
            self.limit.charge(address, COST * seconds)
            return done

    async def table_at_end(self, id: str, number: int | None, token: str, if_sealed: Problem) -> Table:
        """The table as it was at the end of the match of that number, None for the last, for whoever was in it; refused
        so where it is not over. To be used before anything else happens, such as a rematch."""

        def find(table: Table) -> tuple[int, tuple[int, ...], bool]:
            wanted = table.number if number is None else number
            ids = table.ids_of(hash_token(token)) if token else ()
            is_last = wanted >= table.number or wanted < 1
            if is_last:
                check_eyes(table, ids)
                if wanted != table.number or not table.ended:
                    raise if_sealed
            return wanted, ids, is_last

        wanted, ids, is_last = await self.tables.look(id, find)
        live = (await self.tables.get(id)).table
        if is_last and live.number == wanted and live.ended:
            return live
        entries = await self.tables.store.read(id)
        then = await self.work(ASKING.get(), lambda: folded(entries, wanted))
        then.id = id
        check_eyes(then, ids)
        return then

    async def opened_seed(self, table: Table) -> str:
        """The seed of a match that is over; "" while it is that of a deal of a day that is not over."""
        if table.opened or not may_open(table, self.tables.now()):
            return table.opened
        seed = seed_of(await self.tables.store.secret(table.id) or b"", table.number)
        return seed.hex() if commitment(seed) == table.commitment else ""


def timed(work: Callable[[], T]) -> tuple[T, float]:
    """With the seconds of the processor that it took."""
    began = time.thread_time()
    return work(), time.thread_time() - began


def check_eyes(table: Table, ids: Sequence[int]) -> None:
    """Whether the holder of these numbers, or a stranger without any, was in the match that is on the table."""
    if not any(eyes_in(table, table.number, person) for person in ids or (0,)):
        raise refused("refused-replay")


def folded(entries: Sequence[Entry], number: int) -> Table:
    """The table as it was at the end of its match of that number."""
    table = Table()
    for entry in entries:
        apply(table, read_entry(entry.data), entry.n, entry.at)
        if table.number == number and table.ended:
            return table
    raise refused("record-sealed")
