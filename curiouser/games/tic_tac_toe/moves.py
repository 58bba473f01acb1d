"""The one move of tic-tac-toe."""

from curiouser.engine.move import Move


class Mark(Move, frozen=True):
    square: str
