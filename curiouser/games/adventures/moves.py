"""The moves of Adventures, including luck's. A card is "1" … "5" or "joker"."""

from typing import Literal, TypeAlias

from curiouser.engine.move import Move

Place: TypeAlias = Literal["left", "centre", "right"]  # the centre card is never legal (A8), but people try


class PlayToMove(Move, frozen=True):
    """A8–A10: play an outer card and move; `number` is the card's or the one declared for the Joker, without the +1."""

    place: Place
    number: int
    joker: bool = False
    plus_one: bool = False


class PlayToSpin(Move, frozen=True):
    """A22: in the Rabbit Hole, play an outer card to spin up to `number` times."""

    place: Place
    number: int
    joker: bool = False


class Accept(Move, frozen=True):
    """A22: leave the Hole for the space shown."""


class SpinAgain(Move, frozen=True):
    """A22: decline the space shown."""


class TakeFaceUp(Move, frozen=True):
    """A15: the face-up large cookie."""


class TakeUnseen(Move, frozen=True):
    """A15: the top one of the stack."""


class ChooseStarter(Move, frozen=True):
    """A7: luck."""

    seat: int


class TurnUp(Move, frozen=True):
    """A4, A12, A15: luck turns up the top cookie of the stack, to lie there or to be taken unseen."""

    points: int


class DrawCard(Move, frozen=True):
    """A6, A14: luck draws the top card of a seat's pile."""

    card: str


class Spin(Move, frozen=True):
    """A42: luck spins."""

    space: int
