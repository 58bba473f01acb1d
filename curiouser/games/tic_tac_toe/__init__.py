"""Tic-tac-toe: the smallest complete game, as an example for authors of games."""

import re
from collections.abc import Mapping, Sequence

import msgspec

from curiouser.engine.about import About, ShippedReport
from curiouser.engine.errors import BadSetup, Refused
from curiouser.engine.game import CountableGame, Setup
from curiouser.engine.hint import Reason
from curiouser.engine.move import Move
from curiouser.engine.observer import Observer
from curiouser.engine.position import OVER, WATCHER
from curiouser.engine.text import Words
from curiouser.games.tic_tac_toe import events, hints
from curiouser.games.tic_tac_toe.moves import Mark
from curiouser.games.tic_tac_toe.observer import TicTacToeObserver
from curiouser.games.tic_tac_toe.rules import SQUARES, TicTacToe
from curiouser.games.tic_tac_toe.view import View, rows

MARKS = tuple(map(Mark, SQUARES))
NUMBERS = {move: number for number, move in enumerate(MARKS)}


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str


class TicTacToeGame(CountableGame[TicTacToe]):
    name = "tic-tac-toe"
    about = About(reports=(ShippedReport(2, "greedy", 10_000, 1_000),))
    seat_counts = (2,)
    edition = Edition
    move_types = (Mark,)
    event_types = (events.SquareMarked, events.LineMade, events.BoardFilled)
    ends = ("line", "full-board")
    rules = ("X", 4, 5)

    def start(self, setup: Setup) -> TicTacToe:
        return TicTacToe()

    def moves(self, position: TicTacToe) -> Sequence[Move]:
        return MARKS

    def luck(self, position: TicTacToe) -> Sequence[Move]:
        return ()

    def numbers(self, position: TicTacToe) -> Mapping[Move, int]:
        return NUMBERS  # type: ignore[return-value]

    def refuse(self, position: TicTacToe, move: Move) -> Refused:
        if move in NUMBERS:
            return Refused("refused-taken", rule="X2", texts=__package__)
        return Refused("refused-no-square", rule="X1", texts=__package__)

    def observer(self, position: TicTacToe) -> Observer:
        return TicTacToeObserver()

    def reasons(self, position: TicTacToe, number: int) -> Sequence[Reason]:
        return hints.reasons(position, number)

    def view(self, position: TicTacToe, seat: int) -> View:
        actor = position.actor
        legal = tuple(MARKS[number] for number in position.legal()) if seat == actor else ()
        return View(actor if actor >= 0 else None, actor == OVER, rows(position), legal)

    def opened(self, position: TicTacToe) -> View:
        return self.view(position, WATCHER)

    def parts(self, position: TicTacToe) -> dict[str, int]:
        return {"squares": sum(map(len, rows(position)))}

    def draw(self, view: View, words: Words) -> str:
        lines = [f"{number} {' '.join(row)}" for number, row in enumerate(view.board, start=1)]
        return "\n".join(["  a b c", *lines])

    def spell(self, move: Move) -> str:
        return move.square if isinstance(move, Mark) else super().spell(move)

    def parse(self, typed: str, position: TicTacToe, actor: int) -> Move:
        return Mark(typed.strip().lower())

    def write(self, position: TicTacToe) -> str:
        return "/".join(rows(position))

    def read(self, notation: str, setup: Setup) -> TicTacToe:
        """Three rows such as xo./.x./..o; whose turn it is follows from the marks."""
        if not re.fullmatch("[xo.]{3}/[xo.]{3}/[xo.]{3}", notation):
            raise BadSetup("notation-word", word=notation)
        marks = notation.replace("/", "")
        position = TicTacToe()
        position.crosses, position.noughts = (sum(1 << s for s in range(9) if marks[s] == sign) for sign in "xo")
        to_move = marks.count("x") - marks.count("o")
        if to_move not in (0, 1) or position.score(to_move):  # whoever is to move can't have a line
            raise BadSetup("notation-turns", texts=__package__)
        position.actor = to_move
        position.end_if_over()
        return position


GAME = TicTacToeGame()
