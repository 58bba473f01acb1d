"""The features that the evaluator of Tea for Two sees, and what it makes of them."""

import pytest

from curiouser.engine.bot import STAGE, SURE
from curiouser.engine.rng import seeded
from curiouser.games.tea_for_two import GAME
from curiouser.games.tea_for_two import linear_evaluator as features
from curiouser.games.tea_for_two.linear_evaluator import STAGES, TeaForTwoLinearEvaluator
from tests.games.tea_for_two.table import read


def extracted(notation: str, feature: int, seat: int = 0) -> int:
    evaluator = TeaForTwoLinearEvaluator()
    evaluator.extract(read(notation), seat)
    return int(evaluator.features[feature])


@pytest.mark.parametrize(
    ("notation", "feature", "count"),
    [
        ("0 stars:3 ; 1 stars:1", features.T_STARS, 2),
        ("0 flamingo cakes:4 ; 1 cakes:1", features.T_CAKES, 3),
        ("1 hourglasses:2", features.T_HOURGLASSES, -2),
        ("1 flamingo", features.T_FLAMINGO, -1),
        ("0 discard alice2 ; stack alice 1 1 2 3", features.T_OWNED + 7, 1),
        ("phase:guard pending:2", features.T_PENDING + 1, 2),
        ("0 hourglasses:2 ; phase:wind", features.T_PENDING, 2),
        ("0 discard king1 ; 1 discard mouse1 ; phase:act", features.T_DIFFERENCE, 5),
        ("0 discard king1 ; 1 discard mouse1 ; phase:act", features.T_ACT + 6, 1),
        ("0 discard king1 ; phase:reveal pending:1", features.T_SHOWN, 7),
        ("", features.T_SHOWN, 0),
        ("phase:king", features.T_PHASE + 9, 1),
        ("stack king 3 mission:cakes ; 0 cakes:2 ; 1 cakes:0 ; 0 destroyed rest", features.T_TOKENS, 8),
        ("stack king mission:hourglasses ; 0 hourglasses:1 ; 0 destroyed rest", features.T_SURE_TOKENS, 2),
        ("stack king mission:destroyed ; 0 destroyed rest", features.T_SURE_MISSION, 7),
        ("stack king 1 1 mission:cards ; 0 flamingo ; 1 destroyed rest", features.T_MISSION, 21),
        ("stack king 1 1 mission:destroyed ; 1 destroyed rest", features.T_MISSION, -21),
        ("stack king 1 1 mission:destroyed ; 1 destroyed rest", features.T_MISSION_LEAD, -63),
    ],
)
def test_what_is_noticed(notation: str, feature: int, count: int) -> None:
    assert extracted(notation, feature) == count
    assert extracted(notation, feature, 1) == -count


def test_rounds_are_won_by_high_cards_and_ties_by_the_flamingo() -> None:
    """T6: of equal decks only the ties decide, 9 of 81."""
    assert extracted("0 flamingo", features.T_EDGE) == features.PARTS * 9 // 81
    evaluator, position = TeaForTwoLinearEvaluator(), read("0 flamingo")
    for kind in range(position.tables.kinds):
        position.decks[kind] = 0
    evaluator.extract(position, 0)
    assert evaluator.features[features.T_NEXT_EDGE] == 0


def test_a_match_goes_on_by_rabbits_and_by_stacks() -> None:
    """T27"""
    evaluator = TeaForTwoLinearEvaluator()
    start = evaluator.extract(read(""), 0)
    rabbits = evaluator.extract(read("rabbits:5 ; 0 destroyed rest"), 0)
    empty = "stack executioner ; stack knave ; stack caterpillar ; stack king 3"
    stacks = evaluator.extract(read(f"{empty} ; 0 destroyed rest"), 0)
    assert 0 == start < rabbits < stacks < STAGE * (STAGES - 1)


def test_a_lead_is_a_chance_above_half_and_the_seats_share_it() -> None:
    evaluator = GAME.linear_evaluator()
    chances = [int(evaluator.chance(read(f"0 flamingo stars:{stars}"), 0)) for stars in (0, 10, 100)]
    assert chances == sorted(chances)
    assert chances[0] < SURE // 2 + SURE // 4 < chances[2] <= SURE
    position = read("0 stars:4 ; 1 cakes:5")
    assert abs(int(evaluator.chance(position, 0) + evaluator.chance(position, 1)) - SURE) < SURE // 50


def test_its_chances_come_true() -> None:
    """Over random matches those it thinks ahead at the end of the second third win more often than the others."""
    evaluator, won = GAME.linear_evaluator(), [0, 0]
    for seed in range(40):
        rng, position = seeded(seed), GAME.start(GAME.setup(2))
        while position.round < 25 and position.actor >= -1:
            position.play(position.draw(rng) if position.actor == -1 else position.pick(rng))
        ahead = 0 if evaluator.chance(position, 0) > SURE // 2 else 1
        while position.actor >= -1:
            position.play(position.draw(rng) if position.actor == -1 else position.pick(rng))
        outcome = GAME.outcome(position)
        assert outcome is not None
        won[int(ahead in outcome.winners)] += 1
    assert won[1] > 1.5 * won[0]
