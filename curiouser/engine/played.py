"""What a match keeps of every move, in structures that can't be part of a reference cycle (`gc=False`)."""

import msgspec

from curiouser.engine.event import Event
from curiouser.engine.move import Move


class Played(msgspec.Struct, frozen=True, gc=False):
    """A move that was made, and what it led to."""

    actor: int
    move: Move
    events: tuple[Event, ...]


class TakenBack(msgspec.Struct, frozen=True, gc=False):
    """A seat took its last move back."""

    seat: int
