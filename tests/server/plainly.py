"""News built from the structures of the wire, slowly and without caching, as a reference."""

from collections.abc import Sequence
from typing import Any

import msgspec

from curiouser.server.core.applied import AppliedEntry
from curiouser.server.core.table import Table
from curiouser.server.core.visibility import TALKING, Eyes, eyes_of, is_shut_out
from curiouser.server.wire import messages as wire
from curiouser.server.wire.broadcast import MessageEncoder, Wants
from curiouser.server.wire.room import room_with
from curiouser.server.wire.wording import worded


def plain_news(table: Table, applied: Sequence[AppliedEntry], person: int, wants: Wants) -> bytes:
    eyes = eyes_of(table, person)
    kinds = {type(told.entry) for told in applied}
    is_talk = kinds <= TALKING
    items = tuple(MessageEncoder(table).item(told, person, eyes, wants.texts) for told in applied)
    return wire.encode(
        wire.News(
            n=table.n,
            at=table.at,
            items=items,  # type: ignore[arg-type]
            room=None if is_talk or all(told.is_of_match for told in applied) else room(table, person),
            turn=None if is_talk or is_shut_out(table, person) else turn(table),
            views=() if is_talk else views(table, eyes, wants),
        )
    )


def room(table: Table, person: int) -> wire.Room:
    own = table.people.get(person)
    whole = msgspec.structs.replace(
        room_with(table, table.terms), muted=() if own is None else tuple(sorted(own.mutes))
    )
    if not is_shut_out(table, person):
        return whole
    people = tuple(each for each in whole.people if each.id == person)
    return msgspec.structs.replace(
        whole, people=people, stirred=(), ready=(), entropy=(), seed="", asking=None, sealed=(), salt="", voided=0
    )


def turn(table: Table) -> wire.Turn | None:
    if table.match is None:
        return None
    return wire.Turn(table.actors, table.turn_at, table.deadline, None if table.actors else table.match.outcome)


def views(table: Table, eyes: Eyes, wants: Wants) -> tuple[wire.SeatView, ...]:
    return () if table.match is None else tuple(view(table, seat, wants.moves) for seat in eyes)


def view(table: Table, seat: int, with_moves: bool) -> wire.SeatView:
    match = table.match
    assert match is not None
    seen: Any = match.game.view(match.position, seat)
    moves = tuple(worded(match.game.tell_move(move)) for move in seen.legal) if with_moves else ()
    can_undo = seat >= 0 and table.is_playing and bool(table.to_take_back(seat))
    return wire.SeatView(msgspec.Raw(wire.encode(seen)), seat if seat >= 0 else None, can_undo, moves)
