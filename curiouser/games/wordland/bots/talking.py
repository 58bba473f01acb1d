"""A bot's own turn: tap, say a word, or use the character if no word comes in time."""

from collections.abc import Callable, Iterator

from curiouser.engine.move import Move
from curiouser.engine.plan import Plan, mind
from curiouser.engine.rng import Rng
from curiouser.games.wordland.bots.choosing import lays_letter
from curiouser.games.wordland.bots.finding import FoundWord, WordSearch
from curiouser.games.wordland.bots.skill import Skill
from curiouser.games.wordland.bots.time import QUICKEST, STROKE, about, happens
from curiouser.games.wordland.characters import check_immunity, check_restart, check_skip
from curiouser.games.wordland.moves import (
    DeclareImmunity,
    PassTurn,
    RestartTeapot,
    SayPhrase,
    SkipTurn,
    TapTeapot,
)
from curiouser.games.wordland.offers import is_allowed
from curiouser.games.wordland.position import Turn, Wordland
from curiouser.games.wordland.turns import WAIT

TAP = 900  # ms, usually
MARGIN = 150  # ms before the music ends in which nobody starts anything
LAST = 900  # ms before the music ends, usually, in which somebody gives up looking


def on_turn(position: Wordland, seat: int, skill: Skill, seed: int) -> Plan | None:
    turn = position.turn
    if turn is None or turn.seat != seat:
        return None
    rng = mind(seed, "turn", position.round, len(position.said), turn.until, turn.running)
    if not turn.running:
        return at(position, turn.until - WAIT + QUICKEST + about(TAP, rng), TapTeapot())
    return Speaking(position, seat, skill, seed, turn, rng).plan()


def at(position: Wordland, time: int, move: Move) -> Plan:
    return Plan(max(time - position.now, 0), move)


class Speaking:
    """What a seat does with a clock that runs."""

    def __init__(self, position: Wordland, seat: int, skill: Skill, seed: int, turn: Turn, rng: Rng) -> None:
        self.position = position
        self.seat = seat
        self.skill = skill
        self.seed = seed
        self.rng = rng
        self.began = turn.until - position.box.turn_ms
        self.last = turn.until - MARGIN
        self.given_up = max(self.began + QUICKEST, turn.until - QUICKEST - about(LAST, rng))

    def plan(self) -> Plan | None:
        found = WordSearch(self.position, self.seat, self.skill, self.rng).word(self.seed)
        if self.is_in_time(found) and not self.is_speechless():
            return at(self.position, self.began + self.with_madness(found), self.saying(found.phrase))
        return next(self.ways_out(), None)

    def is_speechless(self) -> bool:
        """W38: around one teapot nobody writes down what was said, so words never run out; a bot's mind does."""
        return self.position.box.options.teapot and happens(self.skill.blank, self.rng)

    def with_madness(self, found: FoundWord) -> int:
        """Immunity is declared in the middle of a turn; the word is typed after that."""
        if not self.position.players[self.seat].immune:
            return found.ms
        typed = self.position.box.turn_ms // 2 + QUICKEST + self.skill.typing * len(found.phrase)
        return max(found.ms, min(typed, self.position.box.turn_ms - MARGIN))

    def is_in_time(self, found: FoundWord) -> bool:
        return bool(found.phrase) and self.began + found.ms <= self.last

    def saying(self, phrase: str, *, immunity: bool = False) -> Move:
        letter = lays_letter(self.position, self.seat, self.skill, self.rng)
        if self.position.box.options.teapot:
            return PassTurn(lay_letter=letter)
        return SayPhrase(phrase, lay_letter=letter, immunity=immunity)

    def ways_out(self) -> Iterator[Plan]:
        """In this order, as far as somebody thinks of it."""
        if self.thinks_of(check_immunity):
            yield from self.go_mad()
        if self.thinks_of(check_restart):
            yield at(self.position, self.given_up, RestartTeapot())
        if self.thinks_of(check_skip):
            yield at(self.position, self.given_up, SkipTurn())
        if happens(self.skill.bluffs, self.rng) and not self.position.box.options.teapot:
            yield from self.bluff()

    def thinks_of(self, power: Callable[[Wordland, int], object]) -> bool:
        return is_allowed(power, self.position, self.seat) and happens(self.skill.alert, self.rng)

    def go_mad(self) -> Iterator[Plan]:
        """The Hatter: before the word, or with one that is found as if nothing were forbidden."""
        middle = self.began + self.position.box.turn_ms // 2
        if self.rng.below(2) or self.position.box.options.teapot:
            yield at(self.position, max(self.began + QUICKEST, middle), DeclareImmunity())
        found = WordSearch(self.position, self.seat, self.skill, self.rng, immune=True).word(self.seed)
        if self.is_in_time(found):
            time = min(max(self.began + found.ms, middle), self.last)
            yield at(self.position, time, self.saying(found.phrase, immunity=True))

    def bluff(self) -> Iterator[Plan]:
        word = WordSearch(self.position, self.seat, self.skill, self.rng).bluff()
        time = max(self.given_up, self.began + QUICKEST + STROKE * len(word))
        if word and time <= self.last:
            yield at(self.position, time, self.saying(word))
