"""A table's room as a viewer sees it: people, seats, terms."""

from typing import Any

import msgspec

from curiouser.server.core.table import Table
from curiouser.server.core.visibility import is_shut_out
from curiouser.server.wire import messages as w


def room_of(table: Table, person: int = 0) -> w.Room:
    """As this person sees it, or a stranger."""
    room, own = room_with(table, table.terms), table.people.get(person)
    if is_shut_out(table, person):
        people = tuple([each for each in room.people if each.id == person])
        room = msgspec.structs.replace(room, people=people, stirred=(), ready=(), entropy=(), seed="", asking=None)
        room = msgspec.structs.replace(room, sealed=(), salt="", voided=0)
    if own is not None and own.mutes:
        room = msgspec.structs.replace(room, muted=tuple(sorted(own.mutes)))
    return room


def room_with(table: Table, terms: Any) -> w.Room:
    """The terms may be in words already."""
    request = table.request
    return w.Room(
        code=table.invitation,
        terms=terms,
        status=table.status,  # type: ignore[arg-type]
        number=table.number,
        host=table.host,
        people=tuple([w.PersonShown(person.id, person.name, person.silenced) for person in table.people.values()]),
        seats=tuple([w.SeatShown(seat.person, seat.bot, seat.once) for seat in table.seats]),
        commitment=table.commitment,
        stirred=tuple(sorted(table.stirred.keys() | table.hashes.keys())) if table.stirred or table.hashes else (),
        ready=tuple(sorted(table.ready)) if table.ready else (),
        entropy=table.entropy if table.match is not None else (),
        seed=table.opened,
        paused=table.paused,
        hints=has_hints(table),
        asking=None if request is None else w.Asking(request.seat, request.by, tuple(sorted(request.waiting))),
        begun=begun_of(table),
        sealed=tuple([w.SealedWord(person, table.hashes[person]) for person in sorted(table.hashes)]),
        opening=tuple(table.to_open()) if table.opening_at else (),
        opens_until=table.deadline if table.opening_at else None,
        salt=table.salt,
        voided=table.voided,
        closed=w.Shut(table.closed_for) if table.is_closed_by_operator else None,
    )


def begun_of(table: Table) -> w.Begun | None:
    """Not the moves: what they hid is still hidden. Nor the name of a table that not everybody may watch."""
    origin = table.origin
    if origin is None:
        return None
    deal = origin.deal if origin.public or origin.day else ""
    return w.Begun(origin.luck, len(origin.steps), deal, origin.day, table.is_borrowed)


def has_hints(table: Table) -> bool:
    return table.terms.hints and table.is_countable
