"""What one seat of tic-tac-toe may see: everything."""

import msgspec

from curiouser.games.tic_tac_toe.moves import Mark
from curiouser.games.tic_tac_toe.rules import TicTacToe


class View(msgspec.Struct, frozen=True):
    to_move: int | None
    over: bool
    board: tuple[str, ...]  # three rows, such as "xo."
    legal: tuple[Mark, ...] = ()


def rows(position: TicTacToe) -> tuple[str, ...]:
    """The board as it is shown and written."""
    crosses, noughts = int(position.crosses), int(position.noughts)
    signs = ["x" if crosses >> s & 1 else "o" if noughts >> s & 1 else "." for s in range(9)]
    return "".join(signs[:3]), "".join(signs[3:6]), "".join(signs[6:])
