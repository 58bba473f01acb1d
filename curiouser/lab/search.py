"""Searches for edition values that meet a target, by differential evolution with the same luck for all variants."""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np
from scipy.optimize import differential_evolution

from curiouser.engine.errors import Problem
from curiouser.engine.game import Game, Setup
from curiouser.lab.cluster import HERE, TEXTS, Run
from curiouser.lab.study import study
from curiouser.lab.sums import StudySums
from curiouser.lab.whatif import vary

EVEN_SEATS = "even-seats"
CROWD = 8  # variants tried at a time


class Goal(msgspec.Struct, frozen=True):
    """A measure and the value it should have, or `even-seats`."""

    measure: str
    value: float = 0.0


class Tried(msgspec.Struct, frozen=True):
    values: dict[str, int]
    miss: float  # in hundredths of what is wanted, added up over the goals
    found: dict[str, float]  # the measure of each goal


class SearchResult(msgspec.Struct, frozen=True):
    best: Tried
    tried: tuple[Tried, ...]  # in order, without those that the game refuses


def read_goal(word: str) -> Goal:
    name, equals, value = word.partition("=")
    try:
        return Goal(name, float(value)) if equals else Goal(name)
    except ValueError:
        raise Problem("lab-bad-goal", texts=TEXTS, word=word) from None


def miss_of(sums: StudySums, goals: Sequence[Goal], seats: int) -> tuple[float, dict[str, float]]:
    found = {}
    for goal in goals:
        if goal.measure == EVEN_SEATS:
            found[goal.measure] = max(abs(sums.measures[f"won-{seat + 1}"].mean - 1 / seats) for seat in range(seats))
        elif goal.measure in sums.measures:
            found[goal.measure] = sums.measures[goal.measure].mean
        else:
            known = ", ".join([EVEN_SEATS, *sums.measures])
            raise Problem("lab-no-measure", texts=TEXTS, measure=goal.measure, known=known)
    misses = [abs(found[goal.measure] - goal.value) / max(1.0, abs(goal.value)) for goal in goals]
    return 100 * sum(misses), found


def search(
    game: Game[Any],
    setup: Setup,
    ranges: Mapping[str, tuple[int, int]],
    goals: Sequence[Goal],
    bots: Sequence[str],
    matches: int,
    tries: int,
    seed: int = 0,
    run: Run = HERE,
) -> SearchResult:
    """Try at most so many different variants; all of them where there are no more."""
    known: dict[tuple[int, ...], Tried | None] = {}
    quiet = run._replace(progress=None)

    def try_out(points: Iterable[Sequence[float]]) -> list[float]:
        asked = [tuple(round(value) for value in point) for point in points]
        fresh = [point for point in dict.fromkeys(asked) if point not in known][: tries - len(known)]
        setups = {point: variant for point in fresh if (variant := allowed(game, setup, ranges, point)) is not None}
        known.update(dict.fromkeys(fresh))
        if setups:
            found = study(run.path or game.name, list(setups.values()), bots, matches, seed, run=quiet)
            for point, sums in zip(setups, found.sums, strict=True):
                miss, measured = miss_of(sums, goals, setup.seats)
                known[point] = Tried(dict(zip(ranges, point, strict=True)), miss, measured)
        if run.progress is not None:
            run.progress(len(known))
        answers = [known.get(point) for point in asked]
        return [math.inf if answer is None else answer.miss for answer in answers]

    space = [range(low, high + 1) for low, high in ranges.values()]
    if math.prod(map(len, space)) <= tries:
        try_out(np.stack(np.meshgrid(*space, indexing="ij"), axis=-1).reshape(-1, len(space)))
    else:
        evolve(try_out, list(ranges.values()), tries, seed, lambda: len(known) >= tries)
    tried = tuple(answer for answer in known.values() if answer is not None)
    if not tried:
        raise Problem("lab-nothing-allowed", texts=TEXTS)
    return SearchResult(min(tried, key=lambda answer: answer.miss), tried)


def allowed(game: Game[Any], setup: Setup, ranges: Mapping[str, tuple[int, int]], point: Sequence[int]) -> Setup | None:
    """None for what the game refuses."""
    try:
        return vary(game, setup, dict(zip(ranges, point, strict=True)))
    except Problem as problem:
        if problem.text.id == "lab-no-number":
            raise
        return None


def evolve(
    try_out: Callable[[Iterable[Sequence[float]]], list[float]],
    bounds: Sequence[tuple[int, int]],
    tries: int,
    seed: int,
    is_enough: Callable[[], bool],
) -> None:
    """The optimiser's own answer is not used: `try_out` remembers everything that was tried."""
    differential_evolution(
        lambda point: try_out([point])[0],
        bounds,
        integrality=[True] * len(bounds),
        popsize=max(1, CROWD // len(bounds)),
        maxiter=tries,
        polish=False,
        updating="deferred",
        workers=lambda _, points: try_out(points),
        rng=seed,
        callback=lambda *_, **__: is_enough(),
        tol=0,
    )


def check(
    game: Game[Any],
    setup: Setup,
    best: Tried,
    goals: Sequence[Goal],
    bots: Sequence[str],
    matches: int,
    seed: int,
    run: Run = HERE,
) -> Tried:
    """Measure the best variant again with other luck: the best of many is partly lucky."""
    variant = vary(game, setup, best.values)
    sums = study(run.path or game.name, [variant], bots, matches, seed, run=run).sums[0]
    miss, found = miss_of(sums, goals, setup.seats)
    return Tried(best.values, miss, found)
