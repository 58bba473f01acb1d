"""The ladder of bots: fair, reproducible and rated."""

import pytest

from curiouser.engine.errors import Problem
from curiouser.games.tea_time import GAME as TEA_TIME
from curiouser.games.tic_tac_toe import GAME as TIC_TAC_TOE
from curiouser.lab.ladder import climb, judge, rate, sign_test


def test_the_better_bot_stands_higher() -> None:
    found = climb(TEA_TIME, TEA_TIME.setup(2), ["uniform", "greedy"], 15, seed=4)
    assert [rung.bot for rung in found.rungs] == ["greedy", "uniform"]
    assert found.rungs[0].ci95[0] < found.rungs[0].rating < found.rungs[0].ci95[1]
    (duel,) = found.duels
    assert (duel.first, duel.second, duel.deals) == ("uniform", "greedy", 15)
    assert duel.rate < 0.3
    assert duel.p < 0.01


def test_processes_do_not_change_the_ladder() -> None:
    names = ["uniform", "greedy", "level-1"]
    setup = TIC_TAC_TOE.setup(2)
    heard: list[tuple[int, int]] = []
    alone = climb(TIC_TAC_TOE, setup, names, 3, seed=1, progress=lambda done, total: heard.append((done, total)))
    assert heard == [(1, 3), (2, 3), (3, 3)]
    assert climb(TIC_TAC_TOE, setup, names, 3, seed=1, jobs=2) == alone


def test_both_sides_get_the_same_luck() -> None:
    """Two bots that play alike share every deal."""
    found = climb(TEA_TIME, TEA_TIME.setup(2), ["greedy", "greedy"], 5)
    assert found.duels[0].rate == 0.5


def test_deals_are_counted_in_pairs() -> None:
    duel = judge("a", "b", [1.0, 1.0, 1.0, 0.0, 0.5, 1.0])
    assert (duel.deals, duel.points, duel.rate) == (3, 4.5, 0.75)
    assert duel.ci95[0] < 0.75 < duel.ci95[1] <= 1


@pytest.mark.parametrize(
    ("deals", "p"), [([], 1.0), ([1.0, 1.0], 1.0), ([2.0] * 10, 2 / 1024), ([0.5] * 3 + [2.0], 10 / 16)]
)
def test_chance_is_counted_exactly(deals: list[float], p: float) -> None:
    assert sign_test(deals) == p


def test_chance_is_counted_over_any_number_of_deals() -> None:
    assert sign_test([2.0, 0.0] * 2_000) == 1.0
    assert sign_test([2.0] * 2_000) < 1e-300


def test_whoever_wins_more_is_rated_higher() -> None:
    rungs = rate(["a", "b", "c"], [("a", "b", [1.0] * 8), ("a", "c", [1.0] * 8), ("b", "c", [1.0, 0.5] * 4)])
    assert [rung.bot for rung in rungs] == ["a", "b", "c"]
    assert rungs[0].rate == 1.0


def test_an_unknown_bot_is_named_before_anything_is_played() -> None:
    with pytest.raises(Problem, match="grady"):
        climb(TEA_TIME, TEA_TIME.setup(2), ["greedy", "grady"], 1)
