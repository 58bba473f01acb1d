"""The moves of Tea for Two, including luck's. A card is its character and its stars, such as "king2"."""

from curiouser.engine.move import Move


class UseEffect(Move, frozen=True):
    """T7: the effect of the card just turned over."""

    character: str


class BuyCard(Move, frozen=True):
    """T8, T35: the top card of a stack, for exactly as many cakes as the difference leaves to pay."""

    character: str
    cakes: int


class TakeFlamingo(Move, frozen=True):
    """T19: the King's first choice."""


class TakeCakes(Move, frozen=True):
    """T19: the King's second choice."""

    cakes: int


class PointHand(Move, frozen=True):
    """T13: any space of the watch, counted clockwise from 1."""

    space: int
    effect: str


class DestroyStacked(Move, frozen=True):
    """T21: the top card of a stack."""

    character: str


class DestroyDiscarded(Move, frozen=True):
    """T22: a card of one's own discard pile; `nth` counts cards of the same kind from the top, from 1."""

    card: str
    nth: int


class WindWatch(Move, frozen=True):
    """T9: spend hourglasses."""

    hourglasses: int


class LeaveWatch(Move, frozen=True):
    """T9: spend no hourglass."""


class PlaceMission(Move, frozen=True):
    """T3: luck puts a mission above the next stack."""

    mission: str


class LayCard(Move, frozen=True):
    """T4: luck lays the next card of a stack, from the top down."""

    card: str


class GiveFlamingo(Move, frozen=True):
    """T5: luck."""

    seat: int


class SetWatch(Move, frozen=True):
    """T5: luck."""

    space: int
    effect: str


class TurnOver(Move, frozen=True):
    """T6, T15, T16, T23: luck turns over the top card of a deck."""

    seat: int
    card: str


SeatMove = (
    UseEffect
    | BuyCard
    | TakeFlamingo
    | TakeCakes
    | PointHand
    | DestroyStacked
    | DestroyDiscarded
    | WindWatch
    | LeaveWatch
)
