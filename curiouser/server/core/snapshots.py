"""What a table is like between two matches, as bytes: whoever wakes it folds what came after instead of all there is.

Positions are in none of them: while a match is laid out there is nothing to keep that is not among the entries. A
snapshot is made by this program for itself, and one of another version is not looked at.
"""

from functools import cache
from importlib.metadata import version
from typing import Any, Final

import msgspec

from curiouser.server.core import entries as e
from curiouser.server.core.members import Attendance, Gone, Person, Seat
from curiouser.server.core.table import TOLD, Table

EVERY: Final = TOLD  # entries from one to the next: between the last two lies all that can be told again

# What the state of a table is made of, in the form in which it is kept; all else of it follows from the terms.
FIELDS: Final[dict[str, Any]] = {
    "n": int,
    "at": int,
    "made_at": int,
    "code": str,
    "more": str,
    "status": str,
    "host": int,
    "joined": int,
    "stirred": dict[int, str],
    "hashes": dict[int, str],
    "opening_at": int,
    "starter": int,
    "voided": int,
    "salt": str,
    "ready": set[int],
    "number": int,
    "commitment": str,
    "players": tuple[str, ...],
    "entropy": tuple[str, ...],
    "drawn": int,
    "opened": str,
    "ended": bool,
    "origin": e.Origin | None,
    "begun": int,
    "turn_at": int,
    "used": list[int],
    "by_bots": set[int],
    "sat": dict[int, set[int]],
    "gone": dict[str, Gone],
    "paused": bool,
    "paused_at": int,
    "time_at": int,
    "graced": set[int],
    "size": int,
}
PERSON: Final = ("id", "name", "token", "ids", "has_sat", "silenced", "mutes", "active", "keys", "latest", "oldest")
SEAT: Final = ("person", "bot", "once")
ATTENDANCE: Final = ("watch", "people", "seats", "hosts")


class PersonKept(msgspec.Struct, array_like=True):
    id: int
    name: str
    token: str
    ids: tuple[int, ...]
    has_sat: bool
    silenced: bool
    mutes: set[int]
    active: int
    keys: dict[str, int]
    latest: list[str]
    oldest: int


class SeatKept(msgspec.Struct, array_like=True):
    person: int
    bot: str
    once: bool


class AttendanceKept(msgspec.Struct, array_like=True):
    watch: str
    people: set[int]
    seats: dict[int, set[int]]
    hosts: set[int]


class Snapshot(msgspec.Struct):
    made_by: str
    table: str
    terms: e.Terms
    people: list[PersonKept]
    seats: list[SeatKept]
    attended: dict[int, AttendanceKept]
    fields: dict[str, msgspec.Raw]


@cache
def made_by() -> str:
    return version("curiouser")


def is_between(table: Table) -> bool:
    """Whether there is nothing to keep but what a snapshot has."""
    return table.status == "waiting" and table.match is None and table.request is None


def save(table: Table) -> bytes:
    assert is_between(table)
    return msgspec.json.encode(
        Snapshot(
            made_by(),
            table.id,
            table.terms,
            [PersonKept(*(getattr(each, name) for name in PERSON)) for each in table.people.values()],
            [SeatKept(*(getattr(each, name) for name in SEAT)) for each in table.seats],
            {
                number: AttendanceKept(*(getattr(each, name) for name in ATTENDANCE))
                for number, each in table.attended.items()
            },
            {name: msgspec.Raw(msgspec.json.encode(getattr(table, name))) for name in FIELDS},
        )
    )


def restore(id: str, data: bytes) -> Table | None:
    """The table as it was then; None for what this program has not made."""
    try:
        found = msgspec.json.decode(data, type=Snapshot)
        if found.made_by != made_by() or found.table != id or found.fields.keys() != FIELDS.keys():
            return None
        table = Table(id)
        table.agree(found.terms)
        for name, kind in FIELDS.items():
            setattr(table, name, msgspec.json.decode(found.fields[name], type=kind))
    except Exception:  # it may be as broken as it likes: all is in the entries
        return None
    table.people = {each.id: person_of(each) for each in found.people}
    table.tokens = {each.token: each.id for each in found.people}
    table.seats = [seat_of(each) for each in found.seats]
    table.attended = {number: attendance_of(each) for number, each in found.attended.items()}
    return table


def person_of(kept: PersonKept) -> Person:
    person = Person(kept.id, kept.name, kept.token)
    for name in PERSON[3:]:
        setattr(person, name, getattr(kept, name))
    return person


def seat_of(kept: SeatKept) -> Seat:
    seat = Seat()
    seat.person, seat.bot, seat.once = kept.person, kept.bot, kept.once
    return seat


def attendance_of(kept: AttendanceKept) -> Attendance:
    attendance = Attendance(kept.people)
    attendance.watch, attendance.seats, attendance.hosts = kept.watch, kept.seats, kept.hosts
    return attendance
