"""Reasons for moves in tic-tac-toe."""

from curiouser.engine.hint import Reason, reason
from curiouser.games.tic_tac_toe.rules import TicTacToe
from curiouser.games.tic_tac_toe.tables import HAS_LINE


def reasons(position: TicTacToe, move: int) -> list[Reason]:
    """X3: lines made and lines stopped."""
    found = []
    if HAS_LINE[position.squares(position.actor) | 1 << move]:
        found.append(reason("X3", "hint-line"))
    if HAS_LINE[position.squares(1 - position.actor) | 1 << move]:
        found.append(reason("X3", "hint-stop"))
    return found
