"""Routes for matches that continue or repeat others: from a moment, the same deal, the deal of the day."""

import asyncio
import re
from datetime import timedelta
from typing import Annotated, TypeAlias

import msgspec

from curiouser.engine.luck import commitment
from curiouser.server.core import origins as b
from curiouser.server.core.commands import Asked, Seat, Short
from curiouser.server.core.entries import Luck
from curiouser.server.core.errors import refused
from curiouser.server.core.people import SECRET_BYTES, new_secret
from curiouser.server.core.table import Table
from curiouser.server.http.call import Call, Route
from curiouser.server.net.limits import ASKING
from curiouser.server.runtime.replay_format import read_asked
from curiouser.server.runtime.replays import Replays
from curiouser.server.runtime.results import Result, Results, ranked, result_of
from curiouser.server.runtime.tables import Tables
from curiouser.server.store.base import Store

SHOWN = 100
LATEST = 14  # days that are listed
SECRET_NAME = "days"

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
Tag: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]

DEAL = re.compile(r"([0-9a-f]{16})-([1-9][0-9]{0,4})")
DAY = re.compile(r"([a-z-]{1,40})-([0-9]{4}-[0-9]{2}-[0-9]{2})")


class Moment(msgspec.Struct, frozen=True, kw_only=True, tag_field="from", tag="moment", forbid_unknown_fields=True):
    """After `step` moves of a match that is over: of a table here (with the token of somebody who may look at it), or
    of a record. You take `seat`; with "new" luck it keeps what it knew, and what nobody could know is dealt anew."""

    table: Short = ""
    match: Number = 1
    token: Tag = ""
    record: str = ""
    step: Count
    luck: Luck = "same"
    seat: Seat = 0


class Deal(msgspec.Struct, frozen=True, kw_only=True, tag_field="from", tag="deal", forbid_unknown_fields=True):
    """The same luck from the start: TABLE-MATCH of a match that is over (with the token of somebody who may look at it,
    where not everybody may), or GAME-DATE. Practice is not compared."""

    deal: Tag
    practice: bool = False
    token: Tag = ""


Origin: TypeAlias = Moment | Deal


class Place(msgspec.Struct, frozen=True):
    """A result among those who played alone against bots, the best first."""

    rank: int
    result: Result


class DealShown(msgspec.Struct, frozen=True):
    """What a deal came to for those who have played it. `bot` is who sits opposite in a deal of the day."""

    deal: str
    game: str
    seats: int
    commitment: str
    played: int
    places: tuple[Place, ...]
    together: tuple[Result, ...]
    day: str = ""
    bot: str = ""
    first: Result | None = None  # the match that the deal comes from


class DayShown(msgspec.Struct, frozen=True):
    game: str
    deal: str
    commitment: str
    played: int


class Days(msgspec.Struct, frozen=True):
    """Today's deals, what seals tomorrow's, and the days before that can still be played."""

    day: str
    bot: str
    seats: int
    deals: tuple[DayShown, ...]
    tomorrow: dict[str, str]  # game: commitment
    earlier: tuple[str, ...]


async def begin(tables: Tables, replays: Replays, asked: Asked, origin: Origin) -> b.Begin:
    if isinstance(origin, Moment):
        found = await match_of(replays, origin)
        return await replays.work(
            ASKING.get(), lambda: b.from_moment(asked, found, origin.step, origin.luck, origin.seat)
        )
    if day := DAY.fullmatch(origin.deal):
        today = b.day_of(tables.now())
        return b.from_day(asked, await day_secret(tables.store), day[1], day[2], today, not origin.practice)
    deal, table = await source_of(replays, origin.deal, origin.token)
    if day := DAY.fullmatch(deal):
        return await begin(tables, replays, asked, msgspec.structs.replace(origin, deal=deal))
    begun = b.from_deal(asked, b.of_table(table), deal, not origin.practice)
    await tables.store.add_result(table.id, table.number, deal, msgspec.json.encode(result_of(table)))
    return begun


async def match_of(replays: Replays, asked: Moment) -> b.Finished:
    if not asked.table:
        return await replays.work(ASKING.get(), lambda: b.of_record(read_asked(asked.record)))
    table = await finished(replays, asked.table, asked.match, asked.token)
    return b.of_table(table, await replays.opened_seed(table))


async def finished(replays: Replays, id: str, number: int, token: str) -> Table:
    """The table as it was at the end of that match, for somebody who was in it."""
    return await replays.table_at_end(id, number, token, refused("refused-deal-open"))


async def source_of(replays: Replays, deal: str, token: str) -> tuple[str, Table]:
    """The match that a deal comes from; where that was a deal itself, the first of them, or the day."""
    named = DEAL.fullmatch(deal)
    if named is None:
        raise refused("refused-deal")
    table = await finished(replays, named[1], int(named[2]), token)
    origin = table.origin
    if origin is None or not origin.deal:
        return deal, table
    return (origin.deal, table) if origin.day else await source_of(replays, origin.deal, token)


async def show_deal(call: Call[None], tables: Tables, replays: Replays, results: Results) -> DealShown:
    """Luck that several play: who has played it, and how it went for them. Who may not look at the match it comes from
    may not look at this either."""
    asked = call.path["deal"]
    replays.check(call.address)
    if day := DAY.fullmatch(asked):
        return await show_day(tables, results, asked, day[1], day[2])
    deal, table = await source_of(replays, asked, call.token)
    if day := DAY.fullmatch(deal):
        return await show_day(tables, results, deal, day[1], day[2])
    b.countable(table.game)
    count, found = await results.of(deal)
    first, others = result_of(table), [each for each in found if each.table != table.id]
    return shown(deal, table.terms.game, table.terms.seats, table.commitment, max(count, 1), [first, *others], first)


async def show_day(tables: Tables, results: Results, deal: str, game: str, day: str) -> DealShown:
    b.game_of_day(game)
    b.check_day(day, b.day_of(tables.now()))
    count, found = await results.of(deal)
    seal = commitment(b.day_seed(await day_secret(tables.store), game, day))
    told = shown(deal, game, b.DAY_SEATS, seal, count, found)
    return msgspec.structs.replace(told, day=day, bot=b.DAY_BOT)


def shown(
    deal: str, game: str, seats: int, seal: str, count: int, results: list[Result], first: Result | None = None
) -> DealShown:
    places = tuple(Place(rank, each) for rank, each in ranked(results)[:SHOWN])
    together = tuple(each for each in results if len(each.people) > 1)[:SHOWN]
    return DealShown(deal, game, seats, seal, count, places, together, first=first)


async def show_days(tables: Tables) -> Days:
    """The deals of the day."""
    secret, today = await day_secret(tables.store), b.day_of(tables.now())
    day, games = today.isoformat(), await asyncio.to_thread(b.games_of_day)
    deals = [
        DayShown(
            game,
            b.day_deal(game, day),
            commitment(b.day_seed(secret, game, day)),
            await played(tables.store, game, day),
        )
        for game in games
    ]
    morning = (today + timedelta(days=1)).isoformat()
    earlier = tuple((today - timedelta(days=ago)).isoformat() for ago in range(1, LATEST + 1))
    tomorrow = {game: commitment(b.day_seed(secret, game, morning)) for game in games}
    return Days(day, b.DAY_BOT, b.DAY_SEATS, tuple(deals), tomorrow, earlier)


async def played(store: Store, game: str, day: str) -> int:
    return (await store.results(b.day_deal(game, day), 0))[0]


async def day_secret(store: Store) -> bytes:
    """One for all servers of the database."""
    secret = await store.shared(SECRET_NAME, new_secret())
    assert len(secret) == SECRET_BYTES
    return secret


ROUTES = (
    Route("GET", "/api/days", show_days, None, Days),
    Route("GET", "/api/deals/{deal}", show_deal, None, DealShown),
)
