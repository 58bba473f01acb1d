"""Open Words: a small title whose moves can't be counted. Everybody may say any word, once, until time is up.

O1 a word is one to ten letters. O2 when all have spoken, or time is up, the longest word wins.
"""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from curiouser.engine.errors import BadSetup, Refused
from curiouser.engine.event import Event
from curiouser.engine.game import Game, Outcome, Setup, places
from curiouser.engine.move import Move
from curiouser.engine.position import CLOCK
from curiouser.engine.rng import Rng
from curiouser.engine.text import Words


class Say(Move, frozen=True):
    word: str


class RingBell(Move, frozen=True):
    """The clock."""


class WordSaid(Event, frozen=True, kw_only=True):
    seat: int
    word: str
    rule: str = "O1"


class BellRung(Event, frozen=True, kw_only=True):
    rule: str = "O2"


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str


class Table(msgspec.Struct):
    """Position and view in one: nothing is hidden."""

    words: list[str]
    is_over: bool = False


class OpenWordsGame(Game[Table]):
    name = "open-words"
    seat_counts = (2, 4)
    edition = Edition
    move_types: ClassVar[tuple[type[Move], ...]] = (Say, RingBell)
    event_types = (WordSaid, BellRung)
    ends = ("all-said", "time-up")
    rules = ("O", 2, 3)

    @property
    def package(self) -> str:
        return __name__

    def start(self, setup: Setup) -> Table:
        return Table([""] * setup.seats)

    def actors(self, position: Table) -> tuple[int, ...]:
        if position.is_over or all(position.words):
            return ()
        return (*(seat for seat, word in enumerate(position.words) if not word), CLOCK)

    def legal(self, position: Table, actor: int) -> Sequence[Move]:
        """Only suggestions: any other word may be said too."""
        if actor not in self.actors(position):
            return []
        return [RingBell()] if actor == CLOCK else [Say("tea"), Say("teapot")]

    def chances(self, position: Table) -> Sequence[tuple[Move, int]]:
        return []

    def play(self, position: Table, actor: int, move: Move) -> list[Event]:
        if actor not in self.actors(position):
            raise Refused("refused-over" if not self.actors(position) else "refused-words", typed=self.spell(move))
        if actor == CLOCK and isinstance(move, RingBell):
            position.is_over = True
            return [BellRung()]
        if actor == CLOCK or not isinstance(move, Say) or not (move.word.isalpha() and len(move.word) <= 10):
            raise Refused("refused-words", rule="O1", typed=self.spell(move))
        position.words[actor] = move.word
        return [WordSaid(seat=actor, word=move.word)]

    def copy(self, position: Table) -> Table:
        return Table(list(position.words), position.is_over)

    def redeal(self, position: Table, seat: int, rng: Rng) -> None:
        pass

    def view(self, position: Table, seat: int) -> Table:
        return self.copy(position)

    def opened(self, position: Table) -> Table:
        return self.copy(position)

    def parts(self, position: Table) -> dict[str, int]:
        return {"seats": len(position.words)}

    def scores(self, position: Table) -> tuple[int, ...]:
        return tuple(map(len, position.words))

    def outcome(self, position: Table) -> Outcome | None:
        if self.actors(position):
            return None
        scores = self.scores(position)
        return Outcome("all-said" if all(position.words) else "time-up", scores, places(scores))

    def draw(self, view: Table, words: Words) -> str:
        return " ".join(word or "–" for word in view.words)

    def write(self, position: Table) -> str:
        return " ".join([*(word or "-" for word in position.words), "over" if position.is_over else "on"])

    def read(self, notation: str, setup: Setup) -> Table:
        *said, state = notation.split(" ")
        if len(said) != setup.seats:
            raise BadSetup("notation-word", word=notation)
        return Table(["" if word == "-" else word for word in said], state == "over")


GAME = OpenWordsGame()
