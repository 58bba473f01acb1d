"""Splits a match into steps: each choice of a seat, and each stretch of luck between choices."""

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
    """`n` moves had been made before it. `number` is that of the move chosen, and what was chosen from is `choices`."""

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


def steps_of(match: Match) -> list[ReviewStep]:
    """What was taken back is left out. A move without an alternative belongs to the step before it."""
    game = countable(match)
    position = game.start(match.setup)
    steps: list[ReviewStep] = []
    for n, played in enumerate(match.played):
        seat = int(position.actor)
        choices = () if seat == LUCK else tuple(map(int, position.legal()))
        number = game.number(position, seat, played.move)
        if steps and len(choices) < 2 and (seat == LUCK) <= (steps[-1].actor == LUCK):
            steps[-1].moves += 1
            steps[-1].events += played.events
        else:
            steps.append(ReviewStep(n, 1, seat, position.copy(), number, choices, played.events))
        position.play(number)
    steps.append(ReviewStep(len(match.played), 0, LUCK, position.copy(), -1, (), ()))
    return steps


def has_secrets(game: CountableGame[Any], steps: list[ReviewStep]) -> bool:
    """Whether somebody who had to choose did not know all there was."""
    for step in steps:
        if step.is_choice:
            for look in range(LOOKS):
                other = step.before.copy()
                other.redeal(step.actor, seeded(look, step.n))
                if game.opened(other) != game.opened(step.before):
                    return True
    return False
