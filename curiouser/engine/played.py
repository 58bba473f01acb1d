"""What a match keeps of every move."""

import msgspec

from curiouser.engine.event import Event
from curiouser.engine.move import Move


class Played(msgspec.Struct, frozen=True):
    """A move that was made, and what it led to."""

    actor: int
    move: Move
    events: tuple[Event, ...]


class TakenBack(msgspec.Struct, frozen=True):
    """A seat took its last move back."""

    seat: int
