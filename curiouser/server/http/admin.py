"""What the operator can ask of the running server; `curiouser admin` does. Every request needs the admin token."""

import asyncio
import math
import shutil
from functools import partial
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import msgspec
import structlog

from curiouser.server.core import decide
from curiouser.server.core.commands import Words
from curiouser.server.core.errors import refused
from curiouser.server.core.people import LONGEST_TEXT, clean
from curiouser.server.core.table import Table
from curiouser.server.http.call import SHORT_BODY, Call, Route
from curiouser.server.http.gate import PREFIX
from curiouser.server.http.reports import Line, kept_in, talk_around, talk_of
from curiouser.server.runtime.moderation import Moderation, read_word
from curiouser.server.runtime.reviews import Reviews
from curiouser.server.runtime.server_limits import ServerLimits
from curiouser.server.runtime.table_runtime import TableRuntime
from curiouser.server.runtime.tables import Tables
from curiouser.server.settings import CHANGEABLE
from curiouser.server.store.base import Report, Store

log = structlog.get_logger("curiouser.admin")

PAGE = 100  # tables or reports that are shown at once
TALK = 100  # lines of talk that are shown of a table
DAY = 24 * 3600 * 1000  # ms

Target: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Days: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=36_500)]


class AdminTable(msgspec.Struct, frozen=True):
    """A table as the store knows it; `connected` are the sockets that this server has open there."""

    table: str
    status: str
    game: str
    entries: int
    updated: int
    connected: int


class AdminTables(msgspec.Struct, frozen=True):
    """`more`: the id to go on after; "" at the end."""

    tables: tuple[AdminTable, ...]
    more: str


class AdminPerson(msgspec.Struct, frozen=True):
    person: int
    name: str
    seats: tuple[int, ...]
    addresses: tuple[str, ...]  # of their sockets at this server


class AdminReport(msgspec.Struct, frozen=True):
    report: int
    table: str
    at: int
    by: str
    person: str
    reason: str
    text: str
    address: str
    talk: tuple[Line, ...]
    people: dict[int, str]


class AdminLook(msgspec.Struct, frozen=True):
    """A table without its cards and its luck, which are nobody's business but the players'."""

    table: str
    status: str
    game: str
    seats: int
    made: int
    people: tuple[AdminPerson, ...]
    talk: tuple[Line, ...]
    reports: tuple[AdminReport, ...]


class CloseTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The people at the table see the reason."""

    reason: Words = ""


class Banned(msgspec.Struct, frozen=True):
    target: str
    reason: str
    at: int
    until: int  # 0: for ever


class BanTarget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address, a network, or else a name. 0 days: for ever."""

    target: Target
    reason: Words = ""
    days: Days = 0


class UnbanTarget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    target: Target


class ListWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    word: Target


class AdminLimit(msgspec.Struct, frozen=True):
    """`started`: what the server was started with."""

    name: str
    value: float
    started: float


class SetLimit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """No value: as the server was started."""

    name: Target
    value: float | None = None


class DiskUse(msgspec.Struct, frozen=True):
    """In bytes; `free` is what is left where the reviews and, with SQLite, the tables are kept."""

    database: int
    reviews: int
    free: int
    tables: int


class Done(msgspec.Struct, frozen=True):
    """What was done it to, as it is kept; `done` is false where there was nothing to do."""

    target: str
    done: bool = True


async def list_tables(call: Call[None], tables: Tables) -> AdminTables:
    """Tables in the order of their ids, of one status (waiting, listed, playing, over, closed) or of all."""
    status, after = call.query.get("status") or None, call.query.get("after", "")
    found = await tables.store.summaries(status=status, after=after, limit=PAGE)
    shown = [
        AdminTable(id, each.status, each.game, each.last, each.updated, len(listeners(tables, id)))
        for id, each in found
    ]
    return AdminTables(tuple(shown), found[-1][0] if len(found) == PAGE else "")


def listeners(tables: Tables, table: str) -> list[Any]:
    live = tables.live.get(table)
    return [] if live is None else list(live.listeners)


async def look_at_table(call: Call[None], tables: Tables) -> AdminLook:
    """A table: its people, what was said, and what was reported."""
    id = call.path["table"]
    shown = await tables.look(id, partial(look_of, tables))
    store = tables.store
    talk = (await talk_of(store, id))[-TALK:]
    reports = [await shown_report(tables.store, report) for report in await store.reports(PAGE, id)]
    return msgspec.structs.replace(shown, talk=tuple(talk), reports=tuple(reports))


def look_of(tables: Tables, table: Table) -> AdminLook:
    here = listeners(tables, table.id)
    people = tuple(
        AdminPerson(
            person.id,
            person.name,
            tuple(table.seats_of(person.id)),
            tuple(sorted({each.address for each in here if each.person == person.id})),
        )
        for person in table.people.values()
    )
    return AdminLook(table.id, table.status, table.title, len(table.seats), table.made_at, people, (), ())


async def close_table(call: Call[CloseTable], tables: Tables) -> Done:
    """Close a table; everybody there sees the reason."""
    id, reason = call.path["table"], clean(call.body.reason)[:LONGEST_TEXT]
    live: TableRuntime = await tables.get(id)
    before = live.table.n
    n = await tables.ask(live, lambda table, _: decide.close_by_operator(table, reason))
    log.warning("table-closed-by-operator", table=id)
    return Done(id, n > before)


async def list_reports(tables: Tables) -> list[AdminReport]:
    """What players reported, the latest first, with what was said around it."""
    return [await shown_report(tables.store, report) for report in await tables.store.reports(PAGE)]


async def shown_report(store: Store, report: Report) -> AdminReport:
    kept, talk = kept_in(report), await talk_around(store, report)
    return AdminReport(
        report.id,
        report.table,
        report.at,
        kept.people.get(kept.by, ""),
        kept.people.get(kept.person, ""),
        kept.reason,
        kept.text,
        kept.address,
        tuple(talk),
        kept.people,
    )


async def end_report(call: Call[None], tables: Tables) -> Done:
    """A report that is dealt with is forgotten."""
    report = call.path["report"]
    is_number = report.isascii() and report.isdecimal()
    return Done(report, is_number and await tables.store.end_report(min(int(report[:18]), 1 << 60)))


async def list_bans(moderation: Moderation, tables: Tables) -> list[Banned]:
    """Who is banned, and until when."""
    rules, now = moderation, tables.now()
    bans = [(str(network), ban) for network, ban in rules.networks.items()] + list(rules.names.values())
    return [Banned(target, ban.reason, ban.at, ban.until) for target, ban in bans if not ban.until or ban.until > now]


async def add_ban(call: Call[BanTarget], moderation: Moderation, tables: Tables) -> Done:
    """Ban an address, a network or a name; whoever it is about is disconnected."""
    until = tables.now() + math.ceil(call.body.days * DAY) if call.body.days else 0
    kept = await moderation.ban(call.body.target, call.body.reason[:LONGEST_TEXT], until)
    log.warning("ban-set")
    return Done(kept)


async def end_ban(call: Call[UnbanTarget], moderation: Moderation) -> Done:
    """Let somebody in again."""
    is_ended = await moderation.unban(call.body.target)
    log.warning("ban-ended")
    return Done(call.body.target, is_ended)


async def list_words(moderation: Moderation) -> tuple[str, ...]:
    """Words that nobody may use, in names or in talk."""
    return moderation.words.words


async def add_word(call: Call[ListWord], moderation: Moderation) -> Done:
    """Nobody may use this word from now on; a star at an end stands for any letters."""
    word = read_word(call.body.word)
    await moderation.set("word", word, b"")
    return Done(word)


async def end_word(call: Call[ListWord], moderation: Moderation) -> Done:
    """Everybody may use it again."""
    word = read_word(call.body.word)
    return Done(word, await moderation.end("word", word))


async def list_limits(limits: ServerLimits) -> list[AdminLimit]:
    """Limits that can be changed while the server runs."""
    return [
        AdminLimit(name, float(getattr(limits.settings, name)), float(getattr(limits.started_with, name)))
        for name in CHANGEABLE
    ]


async def set_limit(call: Call[SetLimit], moderation: Moderation) -> Done:
    """Another limit from now on, for all servers of the database and also after a restart."""
    name = call.body.name.strip().removeprefix("--").replace("-", "_")
    if name not in CHANGEABLE:
        raise refused("refused-limit", known=", ".join(each.replace("_", "-") for each in CHANGEABLE))
    if call.body.value is None:
        return Done(name, await moderation.end("limit", name))
    if not 0 <= call.body.value <= CHANGEABLE[name]:
        raise refused("refused-limit-value", most=int(CHANGEABLE[name]))
    await moderation.set("limit", name, b"%g" % call.body.value)
    log.warning("limit-changed", limit=name, value=call.body.value)
    return Done(name)


async def show_disk(tables: Tables, reviews: Reviews) -> DiskUse:
    """How much room everything takes."""
    folder, store = reviews.folder, tables.store
    used, free = await asyncio.to_thread(measure, folder)
    return DiskUse(await store.size(), used, free, await store.count())


def measure(folder: Path) -> tuple[int, int]:
    """The bytes in a folder, and those that are left on its disk."""
    used = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) if folder.is_dir() else 0
    place = next(each for each in (folder, *folder.parents) if each.is_dir())
    return used, shutil.disk_usage(place).free


ROUTES = (
    Route("GET", f"{PREFIX}/tables", list_tables, None, AdminTables, ("status", "after"), SHORT_BODY),
    Route("GET", f"{PREFIX}/tables/{{table}}", look_at_table, None, AdminLook, (), SHORT_BODY),
    Route("POST", f"{PREFIX}/tables/{{table}}/close", close_table, CloseTable, Done, (), SHORT_BODY),
    Route("GET", f"{PREFIX}/reports", list_reports, None, list[AdminReport], (), SHORT_BODY),
    Route("POST", f"{PREFIX}/reports/{{report}}/end", end_report, None, Done, (), SHORT_BODY),
    Route("GET", f"{PREFIX}/bans", list_bans, None, list[Banned], (), SHORT_BODY),
    Route("POST", f"{PREFIX}/bans", add_ban, BanTarget, Done, (), SHORT_BODY),
    Route("POST", f"{PREFIX}/bans/end", end_ban, UnbanTarget, Done, (), SHORT_BODY),
    Route("GET", f"{PREFIX}/words", list_words, None, tuple[str, ...], (), SHORT_BODY),
    Route("POST", f"{PREFIX}/words", add_word, ListWord, Done, (), SHORT_BODY),
    Route("POST", f"{PREFIX}/words/end", end_word, ListWord, Done, (), SHORT_BODY),
    Route("GET", f"{PREFIX}/limits", list_limits, None, list[AdminLimit], (), SHORT_BODY),
    Route("POST", f"{PREFIX}/limits", set_limit, SetLimit, Done, (), SHORT_BODY),
    Route("GET", f"{PREFIX}/disk", show_disk, None, DiskUse, (), SHORT_BODY),
)
