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


def view(position: TicTacToe, legal: tuple[Mark, ...] = ()) -> View:
    actor = position.actor
    return View(actor if actor >= 0 else None, actor == OVER, position.rows(), legal)
