"""The results of a deal that several people have played, each at their own table."""

import asyncio
from typing import TYPE_CHECKING

import msgspec

from curiouser.server.core.origins import DAY_BOT
from curiouser.server.core.table import Table
from curiouser.server.runtime.replays import folded
from curiouser.server.store.base import StoreProblem

if TYPE_CHECKING:
    from curiouser.server.runtime.table_runtime import TableRuntime
    from curiouser.server.runtime.tables import Tables

MOST = 1000  # results of a deal that are compared
LOOKED_UP = 20  # results of earlier programs that one question looks up
REMEMBERED = 10_000  # tables of which this process knows that their result is kept; the store takes each once


class Sat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody, or the bot that played to the end."""

    name: str
    score: int
    place: int
    bot: bool = False


class Result(msgspec.Struct, frozen=True):
    """How a match of the deal ended, seat by seat, and when, in ms. Where not everybody might watch, nobody else is
    shown the result; earlier programs did not say (null)."""

    table: str
    number: int
    at: int
    seats: tuple[Sat, ...]
    public: bool | None = None

    @property
    def people(self) -> list[int]:
        return [seat for seat, sat in enumerate(self.seats) if not sat.bot]

    @property
    def is_alone(self) -> bool:
        """Somebody against bots: such results can be ranked."""
        return len(self.people) == 1

    @property
    def worth(self) -> tuple[int, int, int]:
        """A better place is better, then a larger lead, then more points."""
        own = self.people[0]
        lead = self.seats[own].score - max(sat.score for seat, sat in enumerate(self.seats) if seat != own)
        return -self.seats[own].place, lead, self.seats[own].score


def result_of(table: Table) -> Result:
    """Of the match on the table, which is over."""
    assert table.match is not None
    outcome = table.match.outcome
    assert outcome is not None
    sats = tuple(
        Sat(name, outcome.scores[number], outcome.places[number], bool(seat.bot or not seat.person))
        for number, (name, seat) in enumerate(zip(table.players, table.seats, strict=True))
    )
    return Result(table.id, table.number, table.at, sats, table.attendance.watch == "anyone")


def ranked(results: list[Result]) -> list[tuple[int, Result]]:
    """The best first, each with its rank; equal ones share it."""
    alone = sorted((each for each in results if each.is_alone), key=lambda each: each.worth, reverse=True)
    return [(1 + sum(other.worth > each.worth for other in alone), each) for each in alone]


def is_fair(table: Table) -> bool:
    """The deal of a day is played against the same bot by all, from its start to its end."""
    assert table.origin is not None
    bots = [number for number, seat in enumerate(table.seats) if not seat.person]
    return not table.origin.day or all(table.players[seat] == table.seats[seat].bot == DAY_BOT for seat in bots)


class Results:
    """Listens to the tables and keeps what their deals came to."""

    def __init__(self, tables: "Tables") -> None:
        self.tables = tables
        self.kept: dict[str, int] = {}
        self.watched: dict[str, bool] = {}  # tables of earlier programs, and whether everybody might watch
        tables.broadcaster.ended.append(self.heard)

    def heard(self, live: "TableRuntime") -> None:
        table = live.table
        if table.origin is not None and self.kept.get(table.id) != table.number:
            deal = table.origin.deal
            if (
                deal
                and table.origin.counts
                and any(seat.person and not seat.bot for seat in table.seats)
                and is_fair(table)
            ):
                self.kept[table.id] = table.number
                if len(self.kept) > REMEMBERED:
                    del self.kept[next(iter(self.kept))]
                self.tables.spawn(self.keep(deal, result_of(table)))

    async def keep(self, deal: str, result: Result) -> None:
        """A store that is away is tried again when somebody looks at the table next."""
        try:
            await self.tables.store.add_result(result.table, result.number, deal, msgspec.json.encode(result))
        except StoreProblem:
            self.kept.pop(result.table, None)

    async def of(self, deal: str) -> tuple[int, list[Result]]:
        """How many there are, and those that everybody may see."""
        count, found = await self.tables.store.results(deal, MOST)
        results = [msgspec.json.decode(data, type=Result) for data in found]
        unsaid = [each for each in results if each.public is None and each.table not in self.watched]
        for each in unsaid[:LOOKED_UP]:
            self.watched[each.table] = await self.was_public(each)
        return count, [each for each in results if self.watched.get(each.table, each.public)]

    async def was_public(self, result: Result) -> bool:
        """Of a result that an earlier program kept."""
        entries = await self.tables.store.read(result.table)
        try:
            table = await asyncio.to_thread(folded, entries, result.number)
        except Exception:  # a log that can't be folded is nobody's to see
            return False
        return table.attendance.watch == "anyone"
