"""Learns the weights of a game's evaluator from matches between bots. The same seed gives the same weights.

Each generation plays matches with the weights of the one before, records the features of positions and who won, and
fits the chances to that.
"""

import math
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from curiouser.bots.greedy import Greedy
from curiouser.bots.search import TreeSearch
from curiouser.bots.tally import SHARES, Tally, ask
from curiouser.engine.bot import LOGIT, STAGE, Bot, LinearEvaluator
from curiouser.engine.game import CountableGame, Setup
from curiouser.engine.position import LUCK, OVER, Position
from curiouser.engine.rng import Rng, seeded
from curiouser.native import i64, vec

Told = Callable[[str], None]
PACE = 0.05  # of the first steps of the fit
CALM = 1e-4  # how much a weight is pulled to nothing at each step
STREAM = 900_000_000  # streams of luck that no ladder uses


class Noted(msgspec.Struct, frozen=True):
    """A position: its features, each shared out between two stages, and which part of the match seat 0 won."""

    features: tuple[tuple[int, float], ...]
    won: float


class Roaming(Bot):
    """A bot that now and then takes any move, so that more is seen than the best play."""

    def __init__(self, other: Bot, roams: int) -> None:
        super().__init__()
        self.other = other
        self.roams = roams  # of a hundred moves

    def choose(self, position: Position, rng: Rng) -> i64:
        return position.pick(rng) if rng.below(100) < self.roams else self.other.choose(position, rng)


def tune(
    game: CountableGame[Any], setup: Setup, generations: int, matches: int, iterations: int, seed: int, told: Told
) -> list[int]:
    """The weights, by stage and feature."""
    evaluator = new_evaluator(game)
    weights = [0.0] * len(evaluator.weights)
    for generation in range(generations):
        bot = _player(game, generation, weights, iterations)
        noted = [
            each
            for match in range(matches)
            for each in _play(game, setup, evaluator, Roaming(bot, 15), seed, generation * matches + match)
        ]
        weights, loss = fit(noted, weights, Random(seed))
        told(f"generation {generation + 1}: {len(noted)} positions, log loss {loss:.4f}")
    return whole(weights)


def new_evaluator(game: CountableGame[Any]) -> LinearEvaluator:
    evaluator = game.linear_evaluator()
    if evaluator is None:
        raise LookupError(f"{game.name} has no evaluator")
    return evaluator


def _player(game: CountableGame[Any], generation: int, weights: list[float], iterations: int) -> Bot:
    """A greedy one at first, then a search with what was found so far."""
    greedy = Greedy()
    greedy.evaluator = game.evaluator()
    if generation == 0:
        return greedy
    evaluator = new_evaluator(game)
    evaluator.weights = vec[i64](whole(weights))
    search = TreeSearch()
    search.iterations = iterations
    search.rollout.at_once = True
    search.rollout.margin = 0
    search.rollout.guide.evaluator = evaluator
    return search


def whole(weights: list[float]) -> list[int]:
    return [round(weight * LOGIT) for weight in weights]


def _play(
    game: CountableGame[Any], setup: Setup, evaluator: LinearEvaluator, bot: Bot, seed: int, number: int
) -> list[Noted]:
    """One match, and about one of four of its positions."""
    position = game.start(setup)
    rng = seeded(seed, STREAM + number)
    position.resolve_chance(rng)
    seen: list[tuple[tuple[int, float], ...]] = []
    while position.actor != OVER:
        if rng.below(4) == 0:
            seen.append(extract(evaluator, position))
        position.play(position.draw(rng) if position.actor == LUCK else ask(bot, position, rng))
    tally = Tally()
    tally.prepare(2, len(game.ends))
    tally.count(position)
    return [Noted(features, int(tally.shares[0]) / SHARES) for features in seen]


def extract(evaluator: LinearEvaluator, position: Position) -> tuple[tuple[int, float], ...]:
    progress = int(evaluator.extract(position, 0))
    row, share = progress // STAGE * int(evaluator.width), progress % STAGE / STAGE
    features = [(feature, int(count)) for feature, count in enumerate(evaluator.features) if count != 0]
    return tuple(
        (start + feature, count * part)
        for start, part in ((row, 1 - share), (row + int(evaluator.width), share))
        for feature, count in features
        if part > 0
    )


def fit(noted: list[Noted], weights: list[float], order: Random, rounds: int = 8) -> tuple[list[float], float]:
    """Logistic regression by small steps, which shrink for a weight that was often moved; and the loss at the end."""
    weights = list(weights)
    moved = [1.0] * len(weights)
    loss = 0.0
    for _ in range(rounds):
        order.shuffle(noted)
        loss = 0.0
        for each in noted:
            chance = 1 / (1 + math.exp(-max(-30.0, min(30.0, sum(weights[at] * x for at, x in each.features)))))
            missed = each.won - chance
            loss -= math.log(max(1e-9, 1 - abs(missed)))
            for at, x in each.features:
                step = missed * x - CALM * weights[at]
                moved[at] += step * step
                weights[at] += PACE * step / math.sqrt(moved[at])
    return weights, loss / len(noted)
