"""Tic-tac-toe in which every seat has a secret, for tests of passing the keyboard; and a variant that breaks a law."""

import msgspec

from curiouser.engine.text import Words
from curiouser.games.tic_tac_toe import TicTacToeGame
from curiouser.games.tic_tac_toe.rules import TicTacToe
from curiouser.games.tic_tac_toe.view import View


class Secret(View, frozen=True, kw_only=True):
    secret: str


class Whisper(TicTacToeGame):
    @property
    def package(self) -> str:
        return "curiouser.games.tic_tac_toe"

    def view(self, position: TicTacToe, seat: int) -> Secret:
        shown = super().view(position, seat)
        return Secret(**msgspec.structs.asdict(shown), secret=f"the secret of {seat}" if seat >= 0 else "")

    def draw(self, view: View, words: Words) -> str:
        drawn = super().draw(view, words)
        return f"{drawn}\n{view.secret}" if isinstance(view, Secret) else drawn


class Shrinking(Whisper):
    """A square gets lost with every mark."""

    def parts(self, position: TicTacToe) -> dict[str, int]:
        return {"squares": 9 - int(position.crosses | position.noughts).bit_count()}
