"""Players report somebody to whoever runs the server. Nobody at the table hears of it."""

import asyncio
from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec
import structlog

from curiouser.server.core import entries as e
from curiouser.server.core.commands import PersonId, Secret, Words
from curiouser.server.core.errors import refused
from curiouser.server.core.people import LONGEST_TEXT, clean
from curiouser.server.core.table import Table
from curiouser.server.http.call import SHORT_BODY, Call, Route
from curiouser.server.http.invitations import who
from curiouser.server.runtime.metrics import Metrics
from curiouser.server.runtime.server_limits import ServerLimits
from curiouser.server.runtime.tables import Tables
from curiouser.server.store.base import Entry, Report, Store

log = structlog.get_logger("curiouser.server")

Reason: TypeAlias = Literal["words", "name", "cheating", "other"]

MOST = 200  # of one table
AROUND = 20  # lines of talk that are shown before a report and after it
LOOKED_AT = 2_000  # entries among which they are looked for


class ReportPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at the table did what they should not. `token` is your own secret."""

    token: Secret
    person: PersonId
    reason: Reason
    text: Words = ""


class Reported(msgspec.Struct, frozen=True):
    """It is with whoever runs the server now."""

    person: int


class ReportKept(msgspec.Struct, frozen=True, omit_defaults=True):
    """`people` are the names at the table then; `address` that of whoever was reported, if they were connected."""

    by: int
    person: int
    reason: Reason
    people: dict[int, str]
    text: str = ""
    address: str = ""


class Line(msgspec.Struct, frozen=True):
    """Something that was said, or a reaction."""

    n: int
    at: int
    by: int
    text: str


async def report_person(call: Call[ReportPerson], tables: Tables, limits: ServerLimits, metrics: Metrics) -> Reported:
    """Report somebody at your table to whoever runs the server; they see your words and the talk around it."""
    body, id = call.body, call.path["table"]
    person, _ = await who(call, tables, body.token)
    if not limits.reports.take(call.address):
        raise refused("refused-rate")
    told, n, at = await tables.look(id, lambda table: (told_of(tables, table, person, body), table.n, table.at))
    if not await tables.store.add_report(id, n, max(at, tables.now()), msgspec.json.encode(told), MOST):
        raise refused("refused-reports")
    metrics.reports.labels(body.reason).inc()
    log.warning("player-reported", table=id, reason=body.reason)
    return Reported(body.person)


def told_of(tables: Tables, table: Table, by: int, body: ReportPerson) -> ReportKept:
    if body.person not in table.people:
        raise refused("refused-nobody")
    if body.person == by:
        raise refused("refused-yourself")
    people = {person.id: person.name for person in table.people.values()}
    live = tables.live.get(table.id)
    addresses = [each.address for each in live.listeners if each.person == body.person] if live is not None else []
    text = clean(body.text)[:LONGEST_TEXT]
    return ReportKept(by, body.person, body.reason, people, text, addresses[0] if addresses else "")


async def talk_of(store: Store, table: str, after: int = 0, until: int = 1 << 53) -> list[Line]:
    """What was said at a table between two entries."""
    return await asyncio.to_thread(lines_in, await store.read(table, after), until)


def lines_in(logged: Sequence[Entry], until: int) -> list[Line]:
    lines: list[Line] = []
    for entry in logged:
        if entry.n > until:
            break
        read = e.read_entry(entry.data)
        if isinstance(read, e.Said):
            lines.append(Line(entry.n, entry.at, read.by, read.text))
        elif isinstance(read, e.Emoted):
            lines.append(Line(entry.n, entry.at, read.by, f"({read.emote})"))
    return lines


async def talk_around(store: Store, report: Report) -> list[Line]:
    lines = await talk_of(store, report.table, max(0, report.n - LOOKED_AT), report.n + LOOKED_AT)
    before = [line for line in lines if line.n <= report.n]
    return [*before[-AROUND:], *[line for line in lines if line.n > report.n][:AROUND]]


def kept_in(report: Report) -> ReportKept:
    return msgspec.json.decode(report.data, type=ReportKept)


ROUTES = (Route("POST", "/api/tables/{table}/reports", report_person, ReportPerson, Reported, (), SHORT_BODY),)
