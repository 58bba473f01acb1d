"""Splits a match into steps: each choice of a seat, and each stretch of luck between choices."""

from collections.abc import Sequence
from typing import Any

import msgspec

from curiouser.engine.errors import Problem
from curiouser.engine.event import Event
from curiouser.engine.game import CountableGame
from curiouser.engine.match import Match
from curiouser.engine.position import LUCK, Position
from curiouser.engine.rng import seeded

HERE = "curiouser.review"
LOOKS = 3  # how often hidden cards are dealt anew to see whether there are any


class ReviewStep(msgspec.Struct):
    """A step after `n` moves. The player chose move `number` out of `choices`."""

    n: int
    moves: int
    actor: int
    before: Position
    number: int
    choices: tuple[int, ...]
    events: tuple[Event, ...]

    @property
    def is_choice(self) -> bool:
        return len(self.choices) > 1


def countable(match: Match) -> CountableGame[Any]:
    """The game, if its matches can be reviewed."""
    if not isinstance(match.game, CountableGame):
        raise Problem("review-open", texts=HERE)
    if match.outcome is None:
        raise Problem("review-unfinished", texts=HERE)
    return match.game


class PositionKeeper:
    """Keeps the position before each move that stands; hand `keep` to `replay` or `verified_match`."""

    def __init__(self) -> None:
        self.positions: list[Position] = []

    def keep(self, match: Match) -> None:
        """Called before each entry. A move that was taken back leaves no position."""
        del self.positions[len(match.played) :]
        self.positions.append(match.game.copy(match.position))


def positions_of(match: Match) -> list[Position]:
    """The position before each move, from playing the match again; `PositionKeeper` saves that."""
    again, keeper = Match(match.game, match.setup), PositionKeeper()
    for played in match.played:
        keeper.keep(again)
        again.play(played.actor, played.move)
    return keeper.positions


def steps_of(match: Match, positions: Sequence[Position] | None = None) -> list[ReviewStep]:
    """What was taken back is left out. A move without an alternative belongs to the step before it."""
    game = countable(match)
    steps: list[ReviewStep] = []
    for n, (played, position) in enumerate(zip(match.played, positions or positions_of(match), strict=True)):
        seat = int(position.actor)
        choices = () if seat == LUCK else tuple(map(int, position.legal()))
        number = game.number(position, seat, played.move)
        if steps and len(choices) < 2 and (seat == LUCK) <= (steps[-1].actor == LUCK):
            steps[-1].moves += 1
            steps[-1].events += played.events
        else:
            steps.append(ReviewStep(n, 1, seat, position, number, choices, played.events))
    steps.append(ReviewStep(len(match.played), 0, LUCK, game.copy(match.position), -1, (), ()))
    return steps


def has_secrets(game: CountableGame[Any], steps: list[ReviewStep]) -> bool:
    """Whether a player ever had to choose without knowing everything."""
    for step in steps:
        if step.is_choice:
            for look in range(LOOKS):
                other = step.before.copy()
                other.redeal(step.actor, seeded(look, step.n))
                if game.opened(other) != game.opened(step.before):
                    return True
    return False
