"""What one seat of tic-tac-toe may see: everything."""

import msgspec

from curiouser.games.tic_tac_toe.moves import Mark


class View(msgspec.Struct, frozen=True):
    to_move: int | None
    over: bool
    board: tuple[str, ...]  # three rows, such as "xo."
    legal: tuple[Mark, ...] = ()
