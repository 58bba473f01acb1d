"""Hints for the player whose turn it is: the best moves, their chances and reasons, based on what that player knows.

Each move is tried in matches that all sides continue as the greedy bot would, with hidden cards redealt in each.
"""

import math
from typing import Any

import msgspec

from curiouser.bots.estimate import MoveEstimate
from curiouser.bots.levels import player
from curiouser.bots.search import TreeSearch
from curiouser.engine.about import SearchLevel
from curiouser.engine.game import CountableGame
from curiouser.engine.hint import Reason
from curiouser.engine.move import Move
from curiouser.engine.position import Position
from curiouser.engine.rng import seeded
from curiouser.native import COMPILED

Z95 = 1.959963984540054
TO_THE_END = 1 << 40  # plies
ITERATIONS = 1_500 if COMPILED else 60
SHOWN = 3


class Hint(msgspec.Struct, frozen=True):
    """Errors are half the width of a 95 % interval; 0 if the endgame was solved."""

    move: Move
    chance: float  # to win, from 0 to 1
    chance_error: float
    score: float  # expected at the end
    score_error: float
    tries: int
    is_sure: bool  # the end was counted out
    reasons: tuple[Reason, ...]


class HintList(msgspec.Struct, frozen=True):
    """The best moves of a seat, the best first; `moves` says how many there are in all."""

    game: str
    seat: int
    moves: int
    best: tuple[Hint, ...]


def hints(
    game: CountableGame[Any],
    position: Position,
    seed: int = 0,
    iterations: int = ITERATIONS,
    seconds: float = 0.0,
    shown: int = SHOWN,
) -> HintList:
    """For the seat to move. The same seed gives the same hints, unless a time is set."""
    rng = seeded(seed)
    seat = int(position.actor)
    own = position.copy()
    own.redeal(seat, rng)
    search = player(SearchLevel(iterations, guided_plies=TO_THE_END), game)
    assert isinstance(search, TreeSearch)
    search.iterations = iterations
    search.seconds = seconds
    search.rollout.guide.evaluator = game.linear_evaluator() or game.evaluator()
    search.begin(own)
    search.think(own, rng)
    values = game.solve_endgame(own) or [0] * len(own.legal())
    found = sorted(zip(values, search.estimates(), strict=True), key=rank, reverse=True)
    spread = spread_of([estimate for _, estimate in found])
    best = tuple(_hint(game, own, estimate, value, spread) for value, estimate in found[:shown])
    return HintList(game.name, seat, len(found), best)


def rank(counted: tuple[int, MoveEstimate]) -> tuple[int, int, float]:
    value, estimate = counted
    return value, int(estimate.visits), estimate.value()


def _hint(game: CountableGame[Any], position: Any, estimate: MoveEstimate, value: int, spread: float) -> Hint:
    number, tries = int(estimate.move), max(1, int(estimate.visits))
    chance = estimate.chance()
    end = tuple(game.explain_solution(value)) if value else ()
    return Hint(
        move=game.moves(position)[number],
        chance=float(value > 0) if value else chance,
        chance_error=0.0 if value else error_of(chance, tries),
        score=estimate.mean_score(),
        score_error=score_error_of(estimate, spread),
        tries=int(estimate.visits),
        is_sure=value != 0,
        reasons=(*end, *game.reasons(position, number)),
    )


def error_of(chance: float, tries: int) -> float:
    """Half of the 95 % interval after Agresti and Coull, which is never 0, even if all tries were won."""
    more = tries + Z95 * Z95
    middle = (chance * tries + Z95 * Z95 / 2) / more
    return Z95 * math.sqrt(middle * (1 - middle) / more)


def spread_of(estimates: list[MoveEstimate]) -> float:
    """The variance of the score over all tries."""
    tries = max(1, sum(int(estimate.visits) for estimate in estimates))
    mean = sum(int(estimate.score) for estimate in estimates) / tries
    return max(0.0, sum(int(estimate.squares) for estimate in estimates) / tries - mean * mean)


def score_error_of(estimate: MoveEstimate, spread: float) -> float:
    """Adds two tries with the overall variance, so that a single try doesn't look certain."""
    tries = max(1, int(estimate.visits))
    own = (estimate.score_error() * tries) ** 2
    return Z95 * math.sqrt((own + 2 * spread) / (tries + 2) / tries)
