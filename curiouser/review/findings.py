"""The findings of a review, as they are shown, cached and sent."""

from typing import Literal

import msgspec

from curiouser.engine.event import Event
from curiouser.engine.hint import Reason
from curiouser.engine.move import Move
from curiouser.review.series import Amount

Kind = Literal["luck", "choice"]


class Alternative(msgspec.Struct, frozen=True):
    """A move that could be made, and what it was worth to its player. `is_sure`: the endgame was solved."""

    move: Move
    worth: Amount
    is_sure: bool
    reasons: tuple[Reason, ...]


class Decision(msgspec.Struct, frozen=True):
    """What a player chose, knowing what they knew.

    `lost` compares it with the move that looked best in other tries; above 0 it is only noise, which cancels in sums.
    """

    seat: int
    chosen: Alternative
    best: tuple[Alternative, ...]  # the best first
    moves: int  # how many there were in all
    is_best: bool
    lost: Amount


class Swing(msgspec.Struct, frozen=True):
    """A step of the match: `n` moves stood before it, `n + moves` after it. Amounts are by seat.

    `known`, at a choice: what the position was worth to its player before it, as far as they could know.
    """

    n: int
    moves: int
    kind: Kind
    seat: int | None
    before: tuple[Amount, ...]
    luck: tuple[Amount, ...]
    choice: tuple[Amount, ...]
    events: tuple[Event, ...]
    known: Amount | None = None
    decision: Decision | None = None


class Total(msgspec.Struct, frozen=True):
    """Where a seat's result came from: `start + luck + own + others = result`.

    `own` and `others` are against decent play, `lost` is what the own choices cost against the best ones.
    """

    seat: int
    start: Amount
    luck: Amount
    own: Amount
    others: Amount
    result: Amount
    lost: Amount


class Review(msgspec.Struct, frozen=True):
    """`turns` are the numbers of the steps that mattered most."""

    game: str
    seats: int
    players: tuple[str, ...]
    tries: int
    is_whole: bool  # False while alternatives are still being weighed
    swings: tuple[Swing, ...]
    totals: tuple[Total, ...]
    turns: tuple[int, ...]
