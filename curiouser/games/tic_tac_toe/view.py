"""What one seat of tic-tac-toe may see: everything."""

import msgspec

from curiouser.engine.position import OVER
from curiouser.games.tic_tac_toe.moves import Mark
from curiouser.games.tic_tac_toe.rules import TicTacToe


class View(msgspec.Struct, frozen=True):
    to_move: int | None
    over: bool
    board: tuple[str, ...]  # three rows, such as "xo."
    legal: tuple[Mark, ...] = ()


def board(position: TicTacToe) -> tuple[str, ...]:
    crosses, noughts = position.squares(0), position.squares(1)
    marks = ["x" if crosses >> s & 1 else "o" if noughts >> s & 1 else "." for s in range(9)]
    return tuple("".join(marks[row : row + 3]) for row in (0, 3, 6))


def view(position: TicTacToe, legal: tuple[Mark, ...] = ()) -> View:
    to_move = position.actor if position.actor >= 0 else None
    return View(to_move, position.actor == OVER, board(position), legal)
