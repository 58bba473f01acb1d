"""Who may see what of a table. It follows from having been in the match that an entry belongs to, and from nothing that
the table has agreed on since. Every road asks here: sockets, resumed ones, pages, records, reviews, deals. Pure."""

from typing import Final, TypeAlias

from curiouser.engine.position import WATCHER
from curiouser.server.core import entries as e
from curiouser.server.core.applied import AppliedEntry
from curiouser.server.core.members import Attendance
from curiouser.server.core.table import Table

Eyes: TypeAlias = tuple[int, ...]  # the seats through which somebody sees, or WATCHER alone, or nothing

TALKING: Final[set[type[e.Entry]]] = {e.Said, e.Emoted}
COURSE: Final[set[type[e.Entry]]] = {e.Started, e.Opened, e.Rematched, e.Paused, e.Resumed, e.Closed}
"""What anybody may hear of a match: that it goes on, not how."""


def was_in(match: Attendance, watch: str, person: int) -> bool:
    """Whether a match is for somebody, where it may be watched by anyone, by people who had joined, or by nobody."""
    if watch == "anyone":
        return True
    return person in (match.people if watch == "people" else match.seats)


def eyes_in(table: Table, number: int, person: int) -> Eyes:
    """Through which seats somebody sees the match of that number. While it goes on it is those they have now, and where
    nobody may watch, who gave theirs up sees no more."""
    match = table.attended.get(number)
    if match is None:
        return ()
    is_on = number == table.number and not table.ended
    if person:
        seats = table.seats_of(person) if is_on else sorted(match.seats.get(person, ()))
        if seats:
            return tuple(seats)
    watch = match.watch or table.terms.watch
    return (WATCHER,) if was_in(match, watch, person) and not (is_on and watch == "nobody") else ()


def eyes_of(table: Table, person: int) -> Eyes:
    """Of the match that is on the table."""
    return eyes_in(table, table.number, person)


def may_hear(table: Table, told: AppliedEntry, person: int) -> bool:
    """Whether an entry is for somebody. What happens before a match starts belongs to that match, and is then as
    private as it is; until then, whoever may join sees who is there, and hears the talk once they have joined."""
    entry = told.entry
    kind: type[e.Entry] = type(entry)
    if kind in COURSE or (person and entry.by == person):
        return True
    match = table.attended.get(told.number)
    if match is None:
        return False
    if not match.watch and table.status == "waiting":
        return kind not in TALKING or person != 0 or told.watch == "anyone"
    if person and (person in match.hosts or (not match.watch and person == table.host)):
        return True
    return was_in(match, told.watch, person) and bool(eyes_in(table, told.number, person))


def is_shut_out(table: Table, person: int) -> bool:
    """Whether somebody may know of a match only how it stands with it, and no names. Before a match they may join."""
    if table.status == "waiting" or eyes_of(table, person):
        return False
    match = table.attendance
    return not person or person not in (match.hosts if match.watch else {table.host})
