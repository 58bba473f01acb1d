"""Tables that wait for players, as strangers see them: known by their last entry, and never woken to be shown."""

import asyncio

import msgspec

from curiouser.server.core.errors import Broken, NoTable
from curiouser.server.core.table import Table
from curiouser.server.runtime.table_runtime import TableRuntime
from curiouser.server.runtime.tables import Tables

LISTED = 50  # tables of strangers that are shown
LOOKED_AT = 200  # of those that wait, as some may be full
FRESH = 24 * 3600 * 1000  # ms without a word after which nobody waits there any more
READ = 10  # tables that are read for one look; the others are shown to the next ones


class Listed(msgspec.Struct, frozen=True):
    table: str
    code: str
    game: str
    host: str
    seats: int
    free: int


class Listing:
    """What is known of tables that wait. Those that are alive here are told of as they change; of others the log is
    read once after each of their changes, beside all that goes on, by one reader at a time."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.known: dict[str, tuple[int, Listed | None]] = {}
        self.turn = asyncio.Lock()
        tables.broadcaster.moved.append(self.note)

    def note(self, live: TableRuntime) -> None:
        table = live.table
        if table.status == "waiting" and table.terms.listed:
            self.known[table.id] = table.n, line_of(table)

    async def show(self) -> list[Listed]:
        waiting = await self.tables.store.newest("listed", self.tables.now() - FRESH, LOOKED_AT)
        self.known = {id: self.known[id] for id, _ in waiting if id in self.known}
        unknown = [(id, last) for id, last in waiting if id not in self.known or self.known[id][0] < last]
        if unknown and not self.turn.locked():
            async with self.turn:
                for id, last in unknown[:READ]:
                    await self.read(id, last)
        found = [self.known[id][1] for id, _ in waiting if id in self.known]
        return [each for each in found if each is not None][:LISTED]

    async def read(self, id: str, last: int) -> None:
        try:
            table, _ = await self.tables.loader.load(self.tables.store, id)
        except (NoTable, Broken):  # one that can't be folded is in the log already
            self.known[id] = last, None
        else:
            self.known[id] = max(table.n, last), line_of(table)


def line_of(table: Table) -> Listed | None:
    """None for one that is full."""
    free = sum(seat.is_free for seat in table.seats)
    host = table.people[table.host].name if table.host else ""
    return Listed(table.id, table.invitation, table.terms.game, host, len(table.seats), free) if free else None
