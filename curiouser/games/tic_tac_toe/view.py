"""What one seat of tic-tac-toe may see: everything."""

import msgspec

from curiouser.engine.position import OVER
from curiouser.games.tic_tac_toe.moves import Mark
from curiouser.games.tic_tac_toe.rules import TicTacToe

# By a row's crosses and noughts, three bits each.
ROWS = [
    ["".join("x" if xs >> s & 1 else "o" if os >> s & 1 else "." for s in range(3)) for os in range(8)]
    for xs in range(8)
]


class View(msgspec.Struct, frozen=True):
    to_move: int | None
    over: bool
    board: tuple[str, ...]  # three rows, such as "xo."
    legal: tuple[Mark, ...] = ()


def board(position: TicTacToe) -> tuple[str, ...]:
    crosses, noughts = position.squares(0), position.squares(1)
    return (
        ROWS[crosses & 7][noughts & 7],
        ROWS[crosses >> 3 & 7][noughts >> 3 & 7],
        ROWS[crosses >> 6][noughts >> 6],
    )


def view(position: TicTacToe, legal: tuple[Mark, ...] = ()) -> View:
    to_move = position.actor if position.actor >= 0 else None
    return View(to_move, position.actor == OVER, board(position), legal)
