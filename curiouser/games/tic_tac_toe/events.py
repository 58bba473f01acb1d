"""The events of tic-tac-toe."""

from curiouser.engine.event import Event


class SquareMarked(Event, frozen=True, kw_only=True):
    seat: int
    square: str
    rule: str = "X2"


class LineMade(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "X3"


class BoardFilled(Event, frozen=True, kw_only=True):
    rule: str = "X4"
