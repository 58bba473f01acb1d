"""The HTTP part: requests and responses as structures, and the routes. `/openapi.json` is generated from here."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache
from hmac import compare_digest
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from curiouser import bots
from curiouser.server.core.commands import Asked, Name, Secret
from curiouser.server.core.errors import NoTable, refused
from curiouser.server.core.people import read_invitation
from curiouser.server.core.table import Table, known_games
from curiouser.server.core.visibility import is_shut_out
from curiouser.server.http.admin import ROUTES as ADMIN
from curiouser.server.http.deals import Days, DealShown, Origin, begin, show_days, show_deal
from curiouser.server.http.invitations import (
    EndNotices,
    NoticesKept,
    Offered,
    Picture,
    WantNotices,
    end_notices,
    offer_notices,
    show_qr,
    want_notices,
)
from curiouser.server.http.reports import Reported, ReportPerson, report_person
from curiouser.server.net.limits import Limit
from curiouser.server.runtime.lab import ROUTES as LAB
from curiouser.server.runtime.listing import Listed
from curiouser.server.runtime.replays import (
    RECORD_BYTES,
    Replay,
    ReplayRecord,
    finished,
    opened_seed,
    replay_match,
    replay_record,
)
from curiouser.server.runtime.reviews import ReviewNews, ReviewRecord, review_match, review_record, show_review
from curiouser.server.runtime.tables import Made
from curiouser.server.wire.broadcast import room_of
from curiouser.server.wire.messages import Room

if TYPE_CHECKING:
    from aiohttp import web

    from curiouser.server.app import Server

SHORT_BODY = 4096  # bytes; for names, addresses of notices and what-ifs


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


class Health(msgspec.Struct, frozen=True):
    """`ok`, or with 503 `stopping` or `store`: the database does not answer as it should; the log says why."""

    status: str


WELL, UNWELL, STOPPING = Health("ok"), Health("store"), Health("stopping")


class Trouble(msgspec.Struct, frozen=True):
    """Why not, as a text id and a sentence in your language."""

    id: str
    sentence: str


class Record(NamedTuple):
    """A file, not JSON."""

    name: str
    lines: str


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


async def get_games(_: "Server", __: "web.Request", ___: None) -> tuple[GameShown, ...]:
    """The games there are."""
    return await asyncio.to_thread(games)


async def make_table(server: "Server", request: "web.Request", body: MakeTable) -> Joined:
    """Make a table; you are its host and have its first seat."""
    server.moderation.check_name(body.name)
    await check_edition(server, body.terms)
    if not server.tables_limit.take(server.address_of(request)):
        raise refused("refused-tables")
    if body.origin is None:
        return joined(await server.tables.make(body.terms, body.name, body.token or ""))
    server.replays.check(server.address_of(request))
    begun = await begin(server, body.terms, body.origin)
    await check_edition(server, begun.asked)  # which may be that of the record
    return joined(await server.tables.make(begun.asked, body.name, body.token or "", begun.beginning, begun.seed))


async def check_edition(server: "Server", terms: Asked) -> None:
    """A long one takes a while."""
    if terms.edition is not None:
        await asyncio.to_thread(server.moderation.check_terms, terms)


async def make_table_of_record(server: "Server", request: "web.Request", body: MakeTable) -> Joined:
    """Make a table as above, with room for a record that you go on from."""
    return await make_table(server, request, body)


async def list_tables(server: "Server", _: "web.Request", __: None) -> list[Listed]:
    """Tables that wait for players and may be seen by everybody, the newest first."""
    return await server.listing.show()


async def find_code(server: "Server", request: "web.Request", _: None) -> TableShown:
    """The table that has this code; a private one has a longer code."""
    server.check_joins(request)
    network = server.network_of(request)
    if not server.codes_limit.may_try(network):
        raise refused("refused-rate")
    code = request.match_info["code"]
    table = await table_of(server, code)
    if table is None:
        server.codes_limit.was_wrong(network)
        raise NoTable(code[:16].upper())
    return table


async def table_of(server: "Server", code: str) -> TableShown | None:
    """None also where only the beginning is right: whoever guesses learns nothing from it."""
    invitation = read_invitation(code)
    id = None if invitation is None else await server.tables.store.find(invitation[0])
    if invitation is None or id is None:
        return None

    def see(table: Table) -> TableShown | None:
        known = (table.invitation, table.code + table.more)  # the longer one stays good when everybody may watch
        return shown(table) if any(compare_digest("".join(invitation), each) for each in known) else None

    return await server.tables.look(id, see)


async def show_table(server: "Server", request: "web.Request", _: None) -> TableShown:
    """A table: who is there and what is played."""
    return await server.tables.look(request.match_info["table"], shown)


async def join_table(server: "Server", request: "web.Request", body: JoinTable) -> Joined:
    """Join a table with a name; take a seat on its socket."""
    server.check_joins(request)
    server.moderation.check_name(body.name)
    return joined(await server.tables.join(request.match_info["table"], body.name, body.token or ""))


async def get_record(server: "Server", request: "web.Request", _: None) -> Record:
    """The record of a match of this table that is over; `?match=2` for the second one in the room."""
    table = await finished(server, request, request.query.get("match", ""))
    name = f"{table.terms.game}-{table.id}-{table.number}.jsonl"
    write = table.recorder(await opened_seed(server, table))
    return Record(name, await server.replays.work(server.address_of(request), write))


async def livez(_: "Server", __: "web.Request", ___: None) -> Health:
    """Whether the server answers at all; one that does not should be started anew."""
    return WELL


async def readyz(server: "Server", _: "web.Request", __: None) -> Health:
    """Whether people can be sent here: the store answers, and the server is not about to stop."""
    if server.is_stopping:
        return STOPPING
    return WELL if await server.readiness.is_well() and not server.is_damaged else UNWELL


async def healthz(server: "Server", request: "web.Request", _: None) -> Health:
    """As `/readyz`."""
    return await readyz(server, request, None)


def joined(made: Made) -> Joined:
    return Joined(made.table, made.code, made.person, made.token)


def shown(table: Table) -> TableShown:
    """As a stranger sees it."""
    actors = () if is_shut_out(table, 0) else tuple(each for each in table.actors if each >= 0)
    return TableShown(table.id, room_of(table), actors)


class Route(NamedTuple):
    method: str
    path: str
    handler: Callable[[Any, Any, Any], Awaitable[Any]]
    body: Any
    answer: Any
    query: tuple[str, ...] = ()
    most: int = 0  # bytes of the body; 0: as the settings say
    limit: Callable[[Any], Limit] | None = None  # by address, looked at before a long body is read


def replays_limit(server: "Server") -> Limit:
    return server.replays.limit


ROUTES = (
    Route("GET", "/api/games", get_games, None, tuple[GameShown, ...]),
    Route("GET", "/api/tables", list_tables, None, list[Listed]),
    Route("POST", "/api/tables", make_table, MakeTable, Joined),
    Route("POST", "/api/replay/table", make_table_of_record, MakeTable, Joined, (), RECORD_BYTES, replays_limit),
    Route("GET", "/api/days", show_days, None, Days),
    Route("GET", "/api/deals/{deal}", show_deal, None, DealShown),
    Route("GET", "/api/codes/{code}", find_code, None, TableShown),
    Route("GET", "/api/tables/{table}", show_table, None, TableShown),
    Route("POST", "/api/tables/{table}/people", join_table, JoinTable, Joined, (), SHORT_BODY),
    Route("GET", "/api/tables/{table}/record", get_record, None, Record, ("match",)),
    Route("GET", "/api/tables/{table}/matches/{number}/replay", replay_match, None, Replay, ("eyes",)),
    Route("POST", "/api/replay", replay_record, ReplayRecord, Replay, (), RECORD_BYTES, replays_limit),
    Route("POST", "/api/tables/{table}/matches/{number}/review", review_match, None, ReviewNews),
    Route("POST", "/api/review", review_record, ReviewRecord, ReviewNews, most=RECORD_BYTES),
    Route("GET", "/api/reviews/{review}", show_review, None, ReviewNews, ("after",)),
    Route("GET", "/api/tables/{table}/qr.svg", show_qr, None, Picture),
    Route("GET", "/api/notices", offer_notices, None, Offered),
    Route("POST", "/api/tables/{table}/notices", want_notices, WantNotices, NoticesKept, (), SHORT_BODY),
    Route("POST", "/api/tables/{table}/notices/end", end_notices, EndNotices, NoticesKept, (), SHORT_BODY),
    Route("POST", "/api/tables/{table}/reports", report_person, ReportPerson, Reported, (), SHORT_BODY),
    *(Route(*route, (), SHORT_BODY) for route in LAB),
    *(Route(*route, SHORT_BODY) for route in ADMIN),
    Route("GET", "/healthz", healthz, None, Health),
    Route("GET", "/livez", livez, None, Health),
    Route("GET", "/readyz", readyz, None, Health),
)


FILES: dict[Any, str] = {Record: "application/jsonl", Picture: "image/svg+xml"}  # answers that are no JSON


@cache
def openapi() -> bytes:
    """The document of the routes above."""
    types = [route.body for route in ROUTES if route.body] + [r.answer for r in ROUTES if r.answer not in FILES]
    schemas, components = msgspec.json.schema_components([*types, Trouble], ref_template="#/components/schemas/{name}")
    refs = dict(zip([*map(str, types), str(Trouble)], schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, refs)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {
                "title": "Curiouser",
                "version": "1",
                "description": "Tables over HTTP; see the wire for sockets.",
            },
            "paths": paths,
            "components": {"schemas": components},
        }
    )


def _operation(route: Route, refs: dict[str, Any]) -> dict[str, Any]:
    if route.answer in FILES:
        content: dict[str, Any] = {FILES[route.answer]: {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": refs[str(route.answer)]}}
    trouble = {"application/json": {"schema": refs[str(Trouble)]}}
    operation: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.handler.__doc__,
        "responses": {
            "200": {"description": "As asked.", "content": content},
            "default": {"description": "Why not.", "content": trouble},
        },
    }
    if route.answer is Health:
        operation["responses"]["503"] = {"description": "Not well.", "content": content}
    names = [part[1:-1] for part in route.path.split("/") if part.startswith("{")]
    parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": {"type": "string"}} for name in route.query
    ]
    if parameters:
        operation["parameters"] = parameters
    if route.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": refs[str(route.body)]}},
        }
    return operation
