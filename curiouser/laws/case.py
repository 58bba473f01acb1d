"""A position of a random match under examination, with what all laws need to examine it."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec

from curiouser.engine.event import Event
from curiouser.engine.game import CountableGame, Game, Setup
from curiouser.engine.luck import Dealer, SeededDealer
from curiouser.engine.move import Move
from curiouser.engine.position import LUCK, WATCHER
from curiouser.engine.rng import Rng, seeded
from curiouser.engine.text import Text

T = TypeVar("T")
Findings: TypeAlias = Iterator[Text]
encode = msgspec.json.encode
OUTCOMES = 3
STEPS = 16  # into the future of a position


class Transition(NamedTuple):
    """A position one move later, and what was told on the way."""

    position: Any
    events: list[Event]


class Life(NamedTuple):
    """A copy that was played on, and a twin copied from it before that."""

    seed: int
    told: bytes
    twin: Any


class Case:
    """A law never changes the position of a case: it plays on copies."""

    def __init__(self, game: Game[Any], setup: Setup, position: Any, rng: Rng) -> None:
        self.game = game
        self.setup = setup
        self.position = position
        self.rng = rng
        self.actors = game.actors(position)

    @property
    def seats(self) -> range:
        return range(self.setup.seats)

    @property
    def viewers(self) -> tuple[int, ...]:
        return (*self.seats, WATCHER)

    @property
    def countable(self) -> CountableGame[Any] | None:
        return self.game if isinstance(self.game, CountableGame) else None

    @cached_property
    def legal(self) -> dict[int, list[Move]]:
        """The legal moves, by who may make them."""
        return {actor: list(self.game.legal(self.position, actor)) for actor in self.actors}

    @cached_property
    def examples(self) -> dict[int, list[Move]]:
        """As `legal`, and in games with open moves some that are not listed."""
        return {actor: list(self.game.examples(self.position, actor, self.rng)) for actor in self.actors}

    @cached_property
    def opened(self) -> bytes:
        return self.open(self.position)

    @cached_property
    def notation(self) -> str:
        return self.game.write(self.position)

    @cached_property
    def life(self) -> Life:
        """A copy, played on by chance."""
        copy, seed = self.copy(), self.rng.bits()
        twin = self.game.copy(copy)
        return Life(seed, self.future(copy, seed), twin)

    @cached_property
    def worlds(self) -> dict[int, list[Any]]:
        """For each viewer, other positions that the viewer must not be able to tell from this one."""
        return {viewer: list(self.redealt(self.position, viewer, 2)) for viewer in self.viewers}

    @cached_property
    def alike(self) -> list[tuple[int, Transition, Transition]]:
        """Two different results of the next move that look the same to a viewer who doesn't make it."""
        found = []
        for viewer in self.some((v for v in self.viewers if v not in self.actors), 2):
            by_view: dict[bytes, Transition] = {}
            for result in self.results:
                first = by_view.setdefault(self.view(result.position, viewer), result)
                if self.open(first.position) != self.open(result.position):
                    found.append((viewer, first, result))
        return found

    @cached_property
    def results(self) -> list[Transition]:
        """What some of the moves lead to; luck's rarest outcomes come first."""
        offers = self.some(self.offers(), OUTCOMES)
        if self.actors == (LUCK,):
            chances = sorted(self.game.chances(self.position), key=lambda chance: chance[1])
            rarest = [chances[0], *self.some(chances[1:], OUTCOMES - 1)]
            offers = [(LUCK, move) for move, _ in sorted(rarest, key=lambda chance: chance[1])]
        positions = [(self.copy(), offer) for offer in offers]
        return [Transition(position, self.game.play(position, *offer)) for position, offer in positions]

    def redealt(self, position: Any, viewer: int, tries: int) -> Iterator[Any]:
        """Positions redealt for a viewer, without those that did not change."""
        opened = self.open(position)
        for _ in range(tries):
            world = self.game.copy(position)
            self.game.redeal(world, viewer, self.rng)
            if self.open(world) != opened:
                yield world

    def copy(self) -> Any:
        return self.game.copy(self.position)

    def open(self, position: Any) -> bytes:
        return encode(self.game.opened(position))

    def view(self, position: Any, viewer: int) -> bytes:
        return encode(self.game.view(position, viewer))

    def future(self, position: Any, seed: int) -> bytes:
        """Play on at random; all events, and the position at the end."""
        rng = seeded(seed)
        told: list[Any] = []
        while len(told) < STEPS and (choice := choose(self.game, position, rng)) is not None:
            told.append((*choice, self.game.play(position, *choice)))
        return encode([told, self.game.opened(position)])

    def some(self, items: Iterable[T], most: int) -> list[T]:
        """A few of them, chosen at random."""
        rest = list(items)
        return [rest.pop(self.rng.below(len(rest))) for _ in range(min(most, len(rest)))]

    def offers(self) -> Iterator[tuple[int, Move]]:
        """Whoever may move, with every move that may be made; of open moves, with some."""
        return ((actor, move) for actor, moves in self.examples.items() for move in moves)

    def play(self, position: Any, actor: int, move: Move) -> list[Event]:
        return self.game.play(position, actor, move)


def seen(events: Sequence[Event], viewer: int) -> bytes:
    return encode([event for event in events if event.is_seen_by(viewer)])


def choose(game: Game[Any], position: Any, rng: Rng, dealer: Dealer | None = None) -> tuple[int, Move] | None:
    """Somebody's move by chance: luck's by its weights, a seat's with equal chances; None when nobody can move."""
    actors = game.actors(position)
    if actors == (LUCK,):
        chances = game.chances(position)
        return (LUCK, (dealer or SeededDealer(rng)).deal(chances)) if chances else None
    offers = [(actor, moves) for actor in actors if (moves := game.examples(position, actor, rng))]
    if not offers:
        return None
    actor, moves = offers[rng.below(len(offers))]
    return actor, moves[rng.below(len(moves))]


def name_of(who: int) -> str | Text:
    return Text("seat", {"seat": who + 1}) if who >= 0 else Text("nobody", {"who": str(who)})


def show(move: Any) -> str:
    """A move or an event, short, for a sentence."""
    return encode(move).decode()
