"""Reasons for moves in tic-tac-toe."""

from curiouser.engine.hint import Reason, reason
from curiouser.games.tic_tac_toe.rules import HAS_LINE, TicTacToe


def reasons(position: TicTacToe, move: int) -> list[Reason]:
    """X3: lines made and lines stopped."""
    found = []
    if HAS_LINE[position.own | 1 << move]:
        found.append(reason("X3", "hint-line"))
    if HAS_LINE[position.other | 1 << move]:
        found.append(reason("X3", "hint-stop"))
    return found
