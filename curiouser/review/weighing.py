"""Weighs the alternatives of a decision: all a little, promising ones more, the finalists over fresh luck."""

from collections.abc import Sequence
from typing import Any

from curiouser.engine.game import CountableGame
from curiouser.engine.position import Position
from curiouser.review.findings import Alternative, Decision
from curiouser.review.jobs import Bench, TrialJob
from curiouser.review.series import CHANCE, LEAD, Sample, amount, column, mean_and_error, minus, worth
from curiouser.review.steps import ReviewStep

PICKING = 1 << 32  # numbers of the matches by which moves are picked; the finalists are measured over others
SHOWN = 3


class Weighing:
    """One decision while it is being weighed. Call `job`, then `hear`, for each stage and once more.

    `chosen` is the sample of the move that was made; the others are measured over the same matches.
    """

    def __init__(
        self, game: CountableGame[Any], step: ReviewStep, stages: Sequence[tuple[int, int]], chosen: Sample
    ) -> None:
        self.game = game
        self.step = step
        self.left = list(stages)  # how many moves are kept for a stage, and how often each is tried
        self.chosen = chosen
        self.values = game.solve_endgame(step.before) or [0] * len(step.choices)
        self.moves = list(step.choices)
        self.decision: Decision | None = None

    def job(self, bench: Bench) -> TrialJob:
        """The next thing to try."""
        seat, place = self.step.actor, self.step.before
        if self.left:
            return bench.job(place, self.moves, seat, PICKING << len(self.left), self.left[0][1])
        return bench.job(place, self.others, seat, 0, len(self.chosen[0]))

    @property
    def others(self) -> list[int]:
        return [move for move in self.moves if move != self.step.number]

    def hear(self, samples: list[Sample]) -> None:
        if not self.left:
            self.decide(samples)
            return
        kept, _ = self.left.pop(0)
        ranked = self.ranked(samples)
        self.moves = ranked[:kept]
        if self.step.number not in self.moves:
            self.moves[-1:] = [*self.moves[-1:], self.step.number]

    def ranked(self, samples: list[Sample]) -> list[int]:
        """The moves, the best first: by the solved endgame, then by the tries."""
        usual = usual_lead(samples, self.step.actor)
        worth = [reward(sample, self.step.actor, usual) for sample in samples]
        order = sorted(range(len(self.moves)), key=lambda at: (self.counted(self.moves[at]), worth[at]), reverse=True)
        return [self.moves[at] for at in order]

    def counted(self, move: int) -> int:
        return int(self.values[self.step.choices.index(move)])

    def decide(self, measured: list[Sample]) -> None:
        found = {self.step.number: self.chosen, **dict(zip(self.others, measured, strict=True))}
        samples = [found[move] for move in self.moves]
        chosen, best, seat = self.step.number, self.moves[0], self.step.actor
        lost = amount(minus(found[chosen], found[best]), seat)
        if self.counted(chosen) == self.counted(best) and not is_less(found[chosen], found[best], samples, seat):
            best = chosen
        order = [best, *(move for move in self.ranked(samples) if move != best)]
        options = tuple(self.option(move, found[move]) for move in order[:SHOWN])
        self.decision = Decision(
            seat=seat,
            chosen=self.option(chosen, found[chosen]),
            best=options,
            moves=len(self.step.choices),
            is_best=best == chosen,
            lost=lost,
        )

    def option(self, move: int, sample: Sample) -> Alternative:
        position: Position = self.step.before
        value = self.counted(move)
        reasons = tuple(self.game.reasons(position, move)) if value == 0 else tuple(self.game.explain_solution(value))
        return Alternative(self.game.moves(position)[move], worth(sample, self.step.actor), value != 0, reasons)


def usual_lead(samples: list[Sample], seat: int) -> float:
    leads = [abs(value) for sample in samples for value in sample[column(seat, LEAD)]]
    return max(1.0, sum(leads) / len(leads))


def reward(sample: Sample, seat: int, usual: float) -> float:
    """Three quarters for the win, one for the lead, as the bots see it."""
    chance, _ = mean_and_error(sample[column(seat, CHANCE)])
    shares = [min(1.0, max(0.0, 0.5 + value / (4 * usual))) for value in sample[column(seat, LEAD)]]
    return 0.75 * chance + 0.25 * sum(shares) / len(shares)


def is_less(one: Sample, other: Sample, samples: list[Sample], seat: int) -> bool:
    usual = usual_lead(samples, seat)
    return reward(one, seat, usual) < reward(other, seat, usual)
