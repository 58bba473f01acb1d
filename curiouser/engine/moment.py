"""A moment of a match to continue from: its moves unchanged, or with everything hidden redealt."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from curiouser.engine.errors import Problem
from curiouser.engine.event import Event
from curiouser.engine.game import Game, Setup
from curiouser.engine.move import Move
from curiouser.engine.position import LUCK, WATCHER
from curiouser.engine.rng import Rng

SWEEPS = 3  # how often every hidden draw is drawn again
FINENESS = 1 << 40
MOST = 300_000  # moves that are tried for one moment; a match of ours takes a tenth of that


class MadeMove(NamedTuple):
    actor: int
    move: Move


Seen = tuple[tuple[Event, ...], ...]


def deal_anew(
    game: Game[Any], setup: Setup, steps: Sequence[MadeMove], keeps: Collection[int], rng: Rng, most: int = MOST
) -> tuple[MadeMove, ...] | None:
    """Other hidden draws that fit everything that onlookers and the seats in `keeps` have seen.

    One hidden draw after the other is drawn again, given all others, from the outcomes that change nothing of what was
    seen (Gibbs sampling). Where nothing was hidden, nothing changes. None: that would take too long.
    """
    anew = Anew(game, setup, steps, (WATCHER, *keeps))
    loose = anew.hidden
    for _ in range(SWEEPS):
        loose = [index for index in loose if anew.tried < most and anew.draw_again(index, rng)]
    return tuple(anew.steps) if anew.tried < most else None


class Anew:
    def __init__(self, game: Game[Any], setup: Setup, steps: Sequence[MadeMove], eyes: tuple[int, ...]) -> None:
        self.game = game
        self.setup = setup
        self.steps = list(steps)
        self.eyes = eyes
        self.tried = 0
        self.seen: list[Seen] = []
        self.hidden: list[int] = []
        position = game.start(setup)
        for index, step in enumerate(self.steps):
            events = game.play(position, step.actor, step.move)
            self.seen.append(self.seen_of(events))
            if step.actor == LUCK and not all(any(event.is_seen_by(eye) for eye in eyes) for event in events):
                self.hidden.append(index)
        self.views = self.views_of(position)

    def seen_of(self, events: Sequence[Event]) -> Seen:
        return tuple(tuple(event for event in events if event.is_seen_by(eye)) for eye in self.eyes)

    def views_of(self, position: Any) -> list[Any]:
        return [self.game.view(position, eye) for eye in self.eyes]

    def draw_again(self, index: int, rng: Rng) -> bool:
        """Draw one hidden card again. Returns whether anything else could have been drawn."""
        before = self.game.start(self.setup)
        self.tried += index
        for step in self.steps[:index]:
            self.game.play(before, step.actor, step.move)
        found = [(move, self.likelihood(before, index, move)) for move, _ in self.game.chances(before)]
        possible = [(move, share) for move, share in found if share > 0]
        most = max(share for _, share in possible)
        tickets = [1 + int(share / most * FINENESS) for _, share in possible]
        ticket, chosen = below(rng, sum(tickets)), 0
        while ticket >= tickets[chosen]:
            ticket -= tickets[chosen]
            chosen += 1
        self.steps[index] = MadeMove(LUCK, possible[chosen][0])
        return len(possible) > 1

    def likelihood(self, before: Any, index: int, move: Move) -> float:
        """How likely all luck from here on is after this draw; 0 if somebody would have seen something else."""
        position, likely = self.game.copy(before), 1.0
        for number, step in enumerate(self.steps[index:], start=index):
            made = move if number == index else step.move
            self.tried += 1
            if step.actor == LUCK:
                likely *= share_of(self.game.chances(position), made)
            try:
                events = self.game.play(position, step.actor, made) if likely else []
            except Problem:
                return 0.0
            if not likely or self.seen_of(events) != self.seen[number]:
                return 0.0
        return likely if self.views_of(position) == self.views else 0.0


def share_of(chances: Sequence[tuple[Move, int]], move: Move) -> float:
    total = sum(weight for _, weight in chances)
    return next((weight / total for each, weight in chances if each == move), 0.0)


def below(rng: Rng, total: int) -> int:
    """A random number below `total`, which may be larger than the generator's own range."""
    return ((rng.bits() << 32) | rng.bits()) % total
