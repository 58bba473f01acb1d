"""A game whose chances can be computed by hand: two seats roll a die with ten sides, and the first has a bonus."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec

from curiouser.engine.edition import Sourced
from curiouser.engine.errors import Refused
from curiouser.engine.event import Event
from curiouser.engine.game import CountableGame, Setup
from curiouser.engine.move import Move
from curiouser.engine.position import LUCK, OVER, Position
from curiouser.engine.text import Words
from curiouser.native import i64, vec

SIDES = 10


class Throw(Move, frozen=True):
    pass


class Fall(Move, frozen=True):
    side: int


class Thrown(Event, frozen=True, kw_only=True):
    seat: int
    points: int
    rule: str = "D1"


class Edition(msgspec.Struct, frozen=True):
    title: str
    bonus: Sourced[int]


class Dice(Position):
    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.actor = 0
        self.bonus = 0
        self.thrown: list[int] = []

    def legal(self) -> vec[i64]:
        return vec[i64](range(SIDES)) if self.actor == LUCK else vec[i64]([0])

    def weights(self) -> vec[i64]:
        return vec[i64]([1] * SIDES)

    def play(self, move: i64) -> None:
        if self.actor != LUCK:
            self.actor = LUCK
            return
        if self.event_sink is not None:
            self.event_sink.append(Thrown(seat=len(self.thrown), points=int(move)))
        self.thrown = [*self.thrown, int(move)]
        self.actor = len(self.thrown) if len(self.thrown) < self.seats else OVER

    def score(self, seat: i64) -> i64:
        thrown = self.thrown[seat] if seat < len(self.thrown) else 0
        return thrown + (self.bonus if seat == 0 else 0)

    def copy(self) -> "Dice":
        other = Dice()
        other.actor, other.bonus, other.thrown = self.actor, self.bonus, self.thrown
        return other


class DiceGame(CountableGame[Dice]):
    name = "dice"
    seat_counts = (2,)
    edition = Edition
    move_types = (Throw, Fall)
    event_types = (Thrown,)
    ends = ("thrown",)
    rules = ("D", 1, 2)

    @cached_property
    def shipped_edition(self) -> Edition:
        return Edition("Dice", Sourced(value=0, source="rulebook"))

    def start(self, setup: Setup) -> Dice:
        position = Dice()
        position.bonus = setup.edition.bonus.value
        return position

    def moves(self, position: Dice) -> Sequence[Move]:
        return (Throw(),)

    def luck(self, position: Dice) -> Sequence[Move]:
        return tuple(map(Fall, range(SIDES)))

    def refuse(self, position: Dice, move: Move) -> Refused:
        return Refused("refused-chance")

    def view(self, position: Dice, seat: int) -> Any:
        return Edition("", Sourced(value=position.bonus, source="rulebook"))

    def opened(self, position: Dice) -> Any:
        return self.view(position, 0)

    def parts(self, position: Dice) -> dict[str, int]:
        return {}

    def draw(self, view: Any, words: Words) -> str:
        return ""

    def write(self, position: Dice) -> str:
        return " ".join(map(str, position.thrown))

    def read(self, notation: str, setup: Setup) -> Dice:
        raise NotImplementedError


def chance_of_first(bonus: int) -> float:
    """Counted on paper: of all pairs of throws those that the first wins, ties by half."""
    pairs = [(a + bonus, b) for a in range(SIDES) for b in range(SIDES)]
    return sum((a > b) + (a == b) / 2 for a, b in pairs) / len(pairs)


GAME = DiceGame()
PATH = "tests.lab.dice:GAME"
