"""Routes for tables: the games there are, making a table, finding it, joining it."""

import asyncio
from functools import cache
from hmac import compare_digest
from typing import Any

import msgspec

from curiouser import bots
from curiouser.server.core.commands import Asked, Name, Secret
from curiouser.server.core.errors import NoTable, refused
from curiouser.server.core.people import read_invitation
from curiouser.server.core.table import Table, known_games
from curiouser.server.core.visibility import is_shut_out
from curiouser.server.http.call import SHORT_BODY, Call, Route
from curiouser.server.http.deals import Origin, begin
from curiouser.server.http.replays import RECORD_BYTES
from curiouser.server.runtime.listing import Listed, Listing
from curiouser.server.runtime.moderation import Moderation
from curiouser.server.runtime.replays import Replays
from curiouser.server.runtime.server_limits import ServerLimits
from curiouser.server.runtime.table_runtime import OwnPlace
from curiouser.server.runtime.tables import Tables
from curiouser.server.wire.messages import Room
from curiouser.server.wire.room import room_of


class GameShown(msgspec.Struct, frozen=True):
    name: str
    rules: int
    seats: tuple[int, ...]
    options: dict[str, Any]  # names with their usual values
    bots: tuple[str, ...]
    guests: dict[str, tuple[int, ...]]  # bots of the operator's own among them, with the numbers of seats they play for


class MakeTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`token`: a secret of the client's own, by which it is the host; the same request sent twice makes two tables.

    `origin`: where the first match begins, if not anew; game, seats, options and edition are then those of that one."""

    terms: Asked
    name: Name
    token: Secret | None = None
    origin: Origin | None = None


class JoinTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`token`: a secret of the client's own, so that the same request sent twice gives the same seat."""

    name: Name
    token: Secret | None = None


class Joined(msgspec.Struct, frozen=True):
    """Who you are at the table now. The token is your secret: whoever has it is you."""

    table: str
    code: str
    person: int
    token: str


class TableShown(msgspec.Struct, frozen=True):
    table: str
    room: Room
    actors: tuple[int, ...]  # seats that may move


def games() -> tuple[GameShown, ...]:
    return games_with(tuple(bots.GUESTS))


@cache
def games_with(_: tuple[str, ...]) -> tuple[GameShown, ...]:
    """With these bots of the operator's own."""
    return tuple(
        GameShown(
            game.name,
            game.version,
            game.seat_counts,
            msgspec.to_builtins(game.options()),
            bots.names_for(game),
            {name: bots.GUESTS[name].seats for name in bots.names_for(game) if name in bots.GUESTS},
        )
        for game in known_games()
    )


async def get_games() -> tuple[GameShown, ...]:
    """The games there are."""
    return await asyncio.to_thread(games)


async def make_table(
    call: Call[MakeTable], tables: Tables, moderation: Moderation, replays: Replays, limits: ServerLimits
) -> Joined:
    """Make a table; you are its host and have its first seat."""
    body = call.body
    moderation.check_name(body.name)
    await check_edition(moderation, body.terms)
    if not limits.tables.take(call.address):
        raise refused("refused-tables")
    if body.origin is None:
        return joined(await tables.make(body.terms, body.name, body.token or ""))
    replays.check(call.address)
    begun = await begin(tables, replays, body.terms, body.origin)
    await check_edition(moderation, begun.asked)  # which may be that of the record
    return joined(await tables.make(begun.asked, body.name, body.token or "", begun.beginning, begun.seed))


async def check_edition(moderation: Moderation, terms: Asked) -> None:
    """A long one takes a while."""
    if terms.edition is not None:
        await asyncio.to_thread(moderation.check_terms, terms)


async def make_table_of_record(
    call: Call[MakeTable], tables: Tables, moderation: Moderation, replays: Replays, limits: ServerLimits
) -> Joined:
    """Make a table as above, with room for a record that you go on from."""
    return await make_table(call, tables, moderation, replays, limits)


async def list_tables(listing: Listing) -> list[Listed]:
    """Tables that wait for players and may be seen by everybody, the newest first."""
    return await listing.show()


async def find_code(call: Call[None], tables: Tables, limits: ServerLimits) -> TableShown:
    """The table that has this code; a private one has a longer code."""
    limits.check_joins(call.address)
    if not limits.codes.may_try(call.network):
        raise refused("refused-rate")
    code = call.path["code"]
    table = await table_of(tables, code)
    if table is None:
        limits.codes.was_wrong(call.network)
        raise NoTable(code[:16].upper())
    return table


async def table_of(tables: Tables, code: str) -> TableShown | None:
    """None also where only the beginning is right: whoever guesses learns nothing from it."""
    invitation = read_invitation(code)
    id = None if invitation is None else await tables.store.find(invitation[0])
    if invitation is None or id is None:
        return None

    def see(table: Table) -> TableShown | None:
        known = (table.invitation, table.code + table.more)  # the longer one stays good when everybody may watch
        return shown(table) if any(compare_digest("".join(invitation), each) for each in known) else None

    return await tables.look(id, see)


async def show_table(call: Call[None], tables: Tables) -> TableShown:
    """A table: who is there and what is played."""
    return await tables.look(call.path["table"], shown)


async def join_table(call: Call[JoinTable], tables: Tables, moderation: Moderation, limits: ServerLimits) -> Joined:
    """Join a table with a name; take a seat on its socket."""
    body = call.body
    limits.check_joins(call.address)
    moderation.check_name(body.name)
    return joined(await tables.join(call.path["table"], body.name, body.token or ""))


def joined(made: OwnPlace) -> Joined:
    return Joined(made.table, made.code, made.person, made.token)


def shown(table: Table) -> TableShown:
    """As a stranger sees it."""
    actors = () if is_shut_out(table, 0) else tuple(each for each in table.actors if each >= 0)
    return TableShown(table.id, room_of(table), actors)


ROUTES = (
    Route("GET", "/api/games", get_games, None, tuple[GameShown, ...]),
    Route("GET", "/api/tables", list_tables, None, list[Listed]),
    Route("POST", "/api/tables", make_table, MakeTable, Joined),
    Route("POST", "/api/replay/table", make_table_of_record, MakeTable, Joined, (), RECORD_BYTES, Replays),
    Route("GET", "/api/codes/{code}", find_code, None, TableShown),
    Route("GET", "/api/tables/{table}", show_table, None, TableShown),
    Route("POST", "/api/tables/{table}/people", join_table, JoinTable, Joined, (), SHORT_BODY),
)
