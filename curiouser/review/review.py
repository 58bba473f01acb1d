"""Reviews a finished match: the luck and choice of each step, the best alternatives, and the totals.

Worth is measured by playing on from a position with decent play. In a luck step, the change in worth is luck. At a
choice, it is choice as far as the player could know; what hidden cards add is luck again.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from functools import cached_property
from typing import Any

import msgspec

from curiouser.engine.game import CountableGame, Game
from curiouser.engine.match import Match
from curiouser.engine.position import LUCK, Position
from curiouser.native import COMPILED
from curiouser.review.findings import Decision, Review, Swing, Total
from curiouser.review.jobs import Bench, TrialJob
from curiouser.review.series import Amount, Sample, amount, first, joined, minus, nothing, plus, together, worth
from curiouser.review.steps import ReviewStep, countable, has_secrets, steps_of
from curiouser.review.trials import OPEN, STAND
from curiouser.review.weighing import Weighing

TURNS = 3
LEAST_TURN = 0.04  # of a chance to win


class Depth(msgspec.Struct, frozen=True):
    """How many matches are tried: for a first look, for every place, and for the alternatives of every choice.

    Alternatives are compared over matches of their place, so there are no more `choices` than `places`.
    """

    look: int = 16
    places: int = 320
    stages: tuple[tuple[int, int], ...] = ((6, 10), (3, 40))
    choices: int = 160


def deeper(depth: Depth, times: int) -> Depth:
    """The same depth with `times` as many tries."""
    stages = tuple((kept, tries * times) for kept, tries in depth.stages)
    return Depth(depth.look, depth.places * times, stages, depth.choices * times)


USUAL = Depth() if COMPILED else Depth(4, 24, ((3, 4),), 12)
FINER = 4  # a look has so many times the tries of the look before it
PORTIONS = 3  # in which choices are weighed, those that moved most first


def usual_depth(game: Game[Any]) -> Depth:
    """A depth that takes less than ten seconds on two cores with compiled rules."""
    return deeper(USUAL, game.about.review_tries)


def looks(depth: Depth) -> list[int]:
    """How many tries each look at the places has."""
    found = [min(depth.look, depth.places)]
    while found[-1] * FINER < depth.places:
        found.append(found[-1] * FINER)
    return [*found, depth.places] if found[-1] < depth.places else found


class Reviewer:
    """Reviews one match on a bench."""

    def __init__(
        self,
        match: Match,
        depth: Depth,
        seed: int,
        pool: Executor | None,
        players: Sequence[str],
        positions: Sequence[Position] | None = None,
    ) -> None:
        self.match = match
        self.game: CountableGame[Any] = countable(match)
        self.depth = depth
        self.players = tuple(players)
        self.bench = Bench(self.game, match.setup, seed, pool)
        self.steps = steps_of(match, positions)
        self.is_secret = has_secrets(self.game, self.steps)
        self.decisions: dict[int, Decision] = {}
        self.open: list[Sample] = []
        self.seen: dict[int, list[Sample]] = {}  # by step, where there are secrets: as it stood, and after the choice
        self.told: Callable[[int, int | None], None] = lambda *_: None  # hears how far it is
        self.done = 0

    def reviews(self) -> Iterator[Review]:
        """Reviews that get finer; the later ones also weigh alternatives, and the last one is whole.

        This process makes the first one while the processes of the pool are starting.
        """
        pool, self.bench.pool = self.bench.pool, None
        if pool is not None:
            pool.submit(os.getpid)
        for times in looks(self.depth):
            self.measure(times)
            self.bench.pool = pool
            yield self.review(is_whole=False)
        portions = self.portions()
        for portion in portions:
            self.weigh(portion)
            yield self.review(is_whole=portion is portions[-1])

    @cached_property
    def tries(self) -> int:
        """About how many tries there will be in all."""
        choices = [step for step in self.steps if step.is_choice]
        places = len(self.steps) + (2 * len(choices) if self.is_secret else 0)
        return self.depth.places * places + sum(sum(self.planned(step)) for step in choices)

    def planned(self, step: ReviewStep) -> list[int]:
        """About how many tries each stage of a weighing has."""
        moves = [len(step.choices), *(kept for kept, _ in self.depth.stages)]
        times = [*(tries for _, tries in self.depth.stages), self.depth.choices]
        return [min(len(step.choices), most) * each for most, each in zip(moves, times, strict=True)]

    def do(self, jobs: Sequence[TrialJob], tries: Sequence[int]) -> Iterator[list[Sample]]:
        for samples, new in zip(self.bench.do(jobs), tries, strict=True):
            self.done += new
            self.told(self.done, self.tries)
            yield samples

    def measure(self, times: int) -> None:
        """Measure what every position was worth: with all cards open, and to the player who had to choose."""
        had = len(self.open[0][0]) if self.open else 0
        chosen = {at: step for at, step in enumerate(self.steps) if step.is_choice and self.is_secret}
        jobs = [self.bench.job(step.before, [STAND], OPEN, had, times - had) for step in self.steps]
        jobs += [self.bench.job(at.before, [STAND, at.number], at.actor, had, times - had) for at in chosen.values()]
        found = list(self.do(jobs, [len(job.moves) * job.times for job in jobs]))
        self.open = more(self.open, [sample for (sample,) in found[: len(self.steps)]])
        for at, samples in zip(chosen, found[len(self.steps) :], strict=True):
            self.seen[at] = more(self.seen.get(at, []), samples)

    def portions(self) -> list[list[int]]:
        """The steps with a choice, those that moved most first."""
        sizes = {at: size(self.swing(at, *self.parts(at))) for at, step in enumerate(self.steps) if step.is_choice}
        order = sorted(sizes, key=lambda at: (-sizes[at], at))
        each = max(1, -(-len(order) // PORTIONS))
        return [order[at : at + each] for at in range(0, len(order), each)] or [[]]

    def weigh(self, steps: Sequence[int]) -> None:
        """Weigh the alternatives of these choices, a stage at a time."""
        weighed = {
            at: Weighing(self.game, self.steps[at], self.depth.stages, first(self.known(at)[1], self.depth.choices))
            for at in steps
        }
        for stage in range(len(self.depth.stages) + 1):
            jobs = [each.job(self.bench) for each in weighed.values()]
            tries = [self.planned(self.steps[at])[stage] for at in weighed]
            for each, samples in zip(weighed.values(), self.do(jobs, tries), strict=True):
                each.hear(samples)
        self.decisions |= {at: each.decision for at, each in weighed.items() if each.decision is not None}

    def known(self, at: int) -> Sequence[Sample]:
        """What a position was worth to the player who had to choose, before and after the choice."""
        return self.seen.get(at) or self.open[at : at + 2]

    def parts(self, at: int) -> tuple[Sample, Sample]:
        """What luck and what the choice did to everybody in a step."""
        whole = minus(self.open[at + 1], self.open[at])
        if not self.steps[at].is_choice:
            return whole, nothing(whole)
        before, after = self.known(at)
        choice = minus(after, before)
        return minus(whole, choice), choice

    def review(self, *, is_whole: bool) -> Review:
        parts = [self.parts(at) for at in range(len(self.steps) - 1)]
        swings = tuple(self.swing(at, luck, choice) for at, (luck, choice) in enumerate(parts))
        return Review(
            game=self.game.name,
            seats=self.match.setup.seats,
            players=self.players,
            tries=len(self.open[0][0]),
            is_whole=is_whole,
            swings=swings,
            totals=tuple(self.total(seat, parts) for seat in self.seats),
            turns=turning_points(swings),
        )

    @property
    def seats(self) -> range:
        return range(self.match.setup.seats)

    def swing(self, at: int, luck: Sample, choice: Sample) -> Swing:
        step: ReviewStep = self.steps[at]
        return Swing(
            n=step.n,
            moves=step.moves,
            kind="choice" if step.is_choice else "luck",
            seat=None if step.actor == LUCK else step.actor,
            before=tuple(worth(self.open[at], seat) for seat in self.seats),
            luck=tuple(amount(luck, seat) for seat in self.seats),
            choice=tuple(amount(choice, seat) for seat in self.seats),
            events=step.events,
            known=worth(self.known(at)[0], step.actor) if step.is_choice else None,
            decision=self.decisions.get(at),
        )

    def total(self, seat: int, parts: list[tuple[Sample, Sample]]) -> Total:
        """Summed match by match, so that errors that cancel each other are not counted."""
        luck = own = others = nothing(self.open[0])
        for step, (lucky, chosen) in zip(self.steps, parts, strict=False):
            luck = plus(luck, lucky)
            own, others = (plus(own, chosen), others) if step.actor == seat else (own, plus(others, chosen))
        lost = [decision.lost for decision in self.decisions.values() if decision.seat == seat]
        return Total(
            seat=seat,
            start=worth(self.open[0], seat),
            luck=amount(luck, seat),
            own=amount(own, seat),
            others=amount(others, seat),
            result=amount(self.open[-1], seat),
            lost=together(lost),
        )


def more(had: Sequence[Sample], new: Sequence[Sample]) -> list[Sample]:
    return [joined(pair) for pair in zip(had, new, strict=True)] if had else list(new)


def turning_points(swings: Sequence[Swing]) -> tuple[int, ...]:
    """The steps that changed somebody's chance most, in order, without those that may be noise."""
    clear = [at for at, swing in enumerate(swings) if any(is_clear(part) for part in largest(swing))]
    return tuple(sorted(sorted(clear, key=lambda at: size(swings[at]), reverse=True)[:TURNS]))


def size(swing: Swing) -> float:
    return max(abs(part.chance) for part in largest(swing))


def largest(swing: Swing) -> tuple[Amount, ...]:
    return swing.choice if swing.kind == "choice" else swing.luck


def is_clear(part: Amount) -> bool:
    return abs(part.chance) > max(LEAST_TURN, part.chance_error)


def review(
    match: Match, depth: Depth | None = None, seed: int = 0, pool: Executor | None = None, players: Sequence[str] = ()
) -> Review:
    """The whole review. The same seed and depth give the same review, on any number of processes."""
    *_, whole = Reviewer(match, depth or usual_depth(match.game), seed, pool, players).reviews()
    return whole
