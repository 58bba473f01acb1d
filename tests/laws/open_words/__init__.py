"""Open Words: a small game with open moves. Everybody may whisper any word, once, until time is up.

O1 luck names a letter. O2 a word has up to forty letters and begins with it; it stays secret until the end. O3 when all
have spoken, or time is up, the longest word wins.
"""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from curiouser.engine.errors import BadSetup, Refused
from curiouser.engine.event import Event
from curiouser.engine.game import Game, Outcome, Setup, places
from curiouser.engine.move import Move
from curiouser.engine.position import CLOCK, LUCK
from curiouser.engine.rng import Rng
from curiouser.engine.text import Words

WORDS = {"t": ("tea", "teapot"), "h": ("hat", "hatter", "hare")}
LONGEST = 40


class Name(Move, frozen=True):
    """Luck."""

    letter: str


class Say(Move, frozen=True):
    word: str


class RingBell(Move, frozen=True):
    """The clock."""


class LetterNamed(Event, frozen=True, kw_only=True):
    letter: str
    rule: str = "O1"


class WordWhispered(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "O2"


class WordKept(Event, frozen=True, kw_only=True):
    """Told to its speaker only."""

    word: str
    rule: str = "O2"


class BellRung(Event, frozen=True, kw_only=True):
    rule: str = "O3"


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str


class Whispers(msgspec.Struct):
    """Position and view in one; a view has a dash for a word it may not show."""

    words: list[str]
    letter: str = ""
    is_over: bool = False


class OpenWordsGame(Game[Whispers]):
    name = "open-words"
    seat_counts = (2, 4)
    edition = Edition
    move_types: ClassVar[tuple[type[Move], ...]] = (Name, Say, RingBell)
    event_types = (LetterNamed, WordWhispered, WordKept, BellRung)
    ends = ("all-said", "time-up")
    rules = ("O", 3, 4)

    @property
    def package(self) -> str:
        return __name__

    def start(self, setup: Setup) -> Whispers:
        return Whispers([""] * setup.seats)

    def actors(self, position: Whispers) -> tuple[int, ...]:
        if not position.letter:
            return (LUCK,)
        if position.is_over or all(position.words):
            return ()
        return (*(seat for seat, word in enumerate(position.words) if not word), CLOCK)

    def legal(self, position: Whispers, actor: int) -> Sequence[Move]:
        """Of words only some: any other that fits may be said too."""
        if actor not in self.actors(position):
            return []
        if actor == LUCK:
            return [move for move, _ in self.chances(position)]
        return [RingBell()] if actor == CLOCK else [Say(word) for word in WORDS[position.letter]]

    def chances(self, position: Whispers) -> Sequence[tuple[Move, int]]:
        return [(Name("t"), 2), (Name("h"), 1)]

    def play(self, position: Whispers, actor: int, move: Move) -> list[Event]:
        if actor not in self.actors(position):
            raise Refused("refused-words" if self.actors(position) else "refused-over", typed=self.spell(move))
        if actor == LUCK and isinstance(move, Name) and move.letter in WORDS:
            position.letter = move.letter
            return [LetterNamed(letter=move.letter)]
        if actor == CLOCK and isinstance(move, RingBell):
            position.is_over = True
            return [BellRung()]
        if actor < 0 or not isinstance(move, Say) or not self.fits(move.word, position.letter):
            raise Refused("refused-words", rule="O2", typed=self.spell(move))
        position.words[actor] = move.word
        return [WordWhispered(seat=actor), WordKept(word=move.word, seen_by=(actor,))]

    def fits(self, word: str, letter: str) -> bool:
        return word.isalpha() and len(word) <= LONGEST and word.startswith(letter)

    def copy(self, position: Whispers) -> Whispers:
        return Whispers(list(position.words), position.letter, position.is_over)

    def redeal(self, position: Whispers, seat: int, rng: Rng) -> None:
        if self.actors(position):
            for other, word in enumerate(position.words):
                if word and other != seat:
                    position.words[other] = WORDS[position.letter][rng.below(2)]

    def view(self, position: Whispers, seat: int) -> Whispers:
        hidden = bool(self.actors(position))
        words = [word and "-" if hidden and other != seat else word for other, word in enumerate(position.words)]
        return Whispers(words, position.letter, position.is_over)

    def opened(self, position: Whispers) -> Whispers:
        return self.copy(position)

    def parts(self, position: Whispers) -> dict[str, int]:
        return {"seats": len(position.words)}

    def scores(self, position: Whispers) -> tuple[int, ...]:
        return tuple(map(len, position.words))

    def outcome(self, position: Whispers) -> Outcome | None:
        if self.actors(position):
            return None
        scores = self.scores(position)
        return Outcome("all-said" if all(position.words) else "time-up", scores, places(scores))

    def draw(self, view: Whispers, words: Words) -> str:
        return " ".join([f"{view.letter}:", *(word or "·" for word in view.words)])

    def write(self, position: Whispers) -> str:
        state = "over" if position.is_over else "on"
        return " ".join([position.letter or "-", *(word or "-" for word in position.words), state])

    def read(self, notation: str, setup: Setup) -> Whispers:
        letter, *said, state = notation.split(" ")
        if len(said) != setup.seats:
            raise BadSetup("notation-word", word=notation)
        return Whispers(["" if word == "-" else word for word in said], letter.strip("-"), state == "over")


GAME = OpenWordsGame()
