"""How the evaluator sees positions of Tea for Two."""

import pytest

from curiouser.bots.greedy import Greedy
from curiouser.engine.bot import Bot
from curiouser.engine.position import LUCK, OVER
from curiouser.engine.rng import seeded
from curiouser.games.tea_for_two import GAME
from tests.games.tea_for_two.table import read


def value(notation: str) -> int:
    """For seat 0, and the opposite for seat 1."""
    position = read(notation)
    evaluator = GAME.evaluator()
    assert evaluator.value(position, 0) == -evaluator.value(position, 1)
    return evaluator.value(position, 0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("0 stars:1", ""),
        ("0 cakes:1", ""),
        ("0 hourglasses:1", "0 cakes:1"),
        ("0 flamingo", "1 flamingo"),
        ("0 discard alice2 ; stack alice 1 1 2 3", "1 discard alice2 ; stack alice 1 1 2 3"),
        (
            "stack king 3 mission:cakes ; 0 cakes:2 ; 0 destroyed rest",
            "stack king 3 mission:hourglasses ; 0 cakes:2 ; 0 destroyed rest",
        ),
        ("phase:stack ; stack alice 3 2 2 1 1", "phase:stack ; stack alice 2 3 2 1 1"),
        ("phase:stack", "phase:guard"),
        ("phase:point", "phase:stack"),
        ("phase:draw pending:2", "phase:draw pending:1"),
        ("phase:king ; 1 flamingo", "1 flamingo"),
        ("phase:king", "phase:guard"),
        ("0 discard cat1 ; phase:discarded", "0 discard cat1 ; phase:guard"),
        ("phase:executioner", "phase:guard"),
        ("last-round ; rabbits:0 ; 0 destroyed rest ; phase:over", "phase:point ; 0 stars:200"),
    ],
)
def test_the_judge_sees_more_than_the_score(better: str, worse: str) -> None:
    assert value(better) > value(worse)


def test_an_end_is_won_or_lost() -> None:
    """T28"""
    lost = "last-round ; rabbits:0 ; 0 destroyed rest ; 1 stars:1 ; phase:over"
    assert value(lost) < value("1 stars:200")


def test_an_empty_stack_has_no_best_card() -> None:
    assert value("phase:stack ; stack king ; 0 destroyed rest") > value("phase:guard ; stack king ; 0 destroyed rest")


def test_a_greedy_bot_with_it_beats_one_that_looks_at_the_score_alone() -> None:
    """Of 40 matches it wins about 33; fewer than 20 would happen by chance once in 100,000 times."""
    judged = Greedy()
    judged.evaluator = GAME.evaluator()
    won = 0
    for number in range(40):
        bots: list[Bot] = [judged, Greedy()] if number % 2 == 0 else [Greedy(), judged]
        position, rng = GAME.start(GAME.setup(2)), seeded(number)
        while position.actor != OVER:
            move = position.draw(rng) if position.actor == LUCK else bots[position.actor].choose(position, rng)
            position.play(move)
        outcome = GAME.outcome(position)
        assert outcome is not None
        won += number % 2 in outcome.winners
    assert won > 20
