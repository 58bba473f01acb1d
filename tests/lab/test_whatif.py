"""What-ifs: variants with changed values."""

import msgspec
import pytest

from curiouser.engine.errors import Problem
from curiouser.games.adventures import GAME as ADVENTURES
from curiouser.games.tea_time import GAME as TEA_TIME
from curiouser.lab.cluster import Run
from curiouser.lab.search import Goal, check, read_goal, search
from curiouser.lab.study import study
from curiouser.lab.whatif import (
    clear_ones,
    compare,
    holm,
    link,
    read_change,
    read_link,
    read_range,
    read_value,
    read_values,
    sweep,
    vary,
)
from curiouser.server.core.commands import Asked
from curiouser.server.core.table import setup_of
from curiouser.server.core.terms import agree
from tests.lab import dice

UNIFORM = ["uniform"] * 2


def test_a_number_is_changed_and_says_so() -> None:
    edition = vary(TEA_TIME, TEA_TIME.setup(2), {"alice": 9, "points.0": 6, "grid.2": [3, 3]}).edition
    assert (edition.alice.value, edition.alice.source) == (9, "changed")
    assert edition.points.value[0] == 6
    assert edition.grid.value[2] == (3, 3)


def test_a_ring_is_made_longer() -> None:
    changed = vary(ADVENTURES, ADVENTURES.setup(2), {"spaces.length": 14, "numbers.length": 14})
    assert changed.edition.spaces.value[11:] == ("ordinary",) * 3


def test_an_option_is_changed_like_a_number() -> None:
    assert vary(ADVENTURES, ADVENTURES.setup(2), {"open_hands": True}).options.open_hands is True  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"queen": 1}, "no number called “queen”.*alice"),
        ({"grid.7": 1}, "no number called “grid.7”"),
        ({"alice": "much"}, "alice=much isn’t possible"),
        ({"grid.2": [9, 9]}, "at most 6 of each"),
    ],
)
def test_what_the_game_does_not_have_is_refused(changes: dict[str, object], words: str) -> None:
    with pytest.raises(Problem, match=words):
        vary(TEA_TIME, TEA_TIME.setup(2), changes)


def test_changes_are_read_as_they_are_typed() -> None:
    assert read_change("grid.2 = [3, 3]") == ("grid.2", "[3, 3]")
    assert [read_value(word) for word in ("[3, 3]", "4", "cat")] == [[3, 3], 4, "cat"]
    assert read_values("0..6..2") == [0, 2, 4, 6]
    assert read_values("1,5") == [1, 5]
    assert read_range("-3..4") == (-3, 4)
    for word in ("alice", "=3"):
        with pytest.raises(Problem, match="isn’t a change"):
            read_change(word)
    with pytest.raises(Problem, match="isn’t a range"):
        read_range("4..1")


def test_a_sweep_has_a_variant_for_each_value_and_an_end() -> None:
    found = sweep(TEA_TIME, TEA_TIME.setup(2), {"alice": [0, 4]})
    assert [(change.name, change.value) for change in found] == [("alice=0", 0.0), ("alice=4", 4.0)]
    with pytest.raises(Problem, match="the limit is 40"):
        sweep(TEA_TIME, TEA_TIME.setup(2), {"alice": list(range(41))})


def test_a_link_says_exactly_which_variant() -> None:
    changed = vary(TEA_TIME, TEA_TIME.setup(3), {"alice": 9})
    address = link("http://localhost:8000/", TEA_TIME, changed)
    assert address.startswith("http://localhost:8000/new/tea-time#variant=")
    terms = agree(msgspec.convert({"game": "tea-time", **read_link(address)}, Asked))
    assert setup_of(terms)[1] == changed


def test_holm_corrects_step_by_step() -> None:
    """The example of 0.01, 0.04, 0.03: 3 × 0.01, then 2 × 0.03, then no less than before."""
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([]) == []


def test_the_same_variant_over_the_same_luck_does_not_differ() -> None:
    setup = TEA_TIME.setup(2)
    differences = compare(study("tea-time", [setup, setup], UNIFORM, 10, told=10))
    assert {each.difference for each in differences} == {0.0}
    assert clear_ones(differences) == []


def test_a_planted_bonus_is_found_with_the_right_size() -> None:
    """The chance is counted on paper; paired luck makes the interval narrower than two separate ones."""
    setup = dice.GAME.setup(2)
    changed = vary(dice.GAME, setup, {"bonus": 2})
    found = study(dice.PATH, [setup, changed], UNIFORM, 600, seed=4)
    (won,) = [each for each in compare(found) if each.measure == "won-1"]
    size = dice.chance_of_first(2) - dice.chance_of_first(0)
    assert won.is_clear
    assert abs(won.difference - size) < 1.5 * won.half
    assert won.half < 0.8 * sum(sums.measures["won-1"].half ** 2 for sums in found.sums) ** 0.5


def test_no_difference_is_clear_where_there_is_none() -> None:
    """A few of the 200 that `bench lab` tries, over other luck on either side."""
    setup = dice.GAME.setup(2)
    clear = [
        clear_ones(compare(study(dice.PATH, [setup, setup], UNIFORM, 100, seeds=(2 * number, 2 * number + 1))))
        for number in range(4)
    ]
    assert sum(map(bool, clear)) <= 2


def test_a_search_finds_the_bonus_that_was_wished_for() -> None:
    setup = dice.GAME.setup(2)
    wanted = [Goal("score-1", 7.5)]
    found = search(dice.GAME, setup, {"bonus": (0, 6)}, wanted, UNIFORM, 200, 20, run=Run(path=dice.PATH))
    assert len(found.tried) == 7
    assert found.best.values == {"bonus": 3}
    again = check(dice.GAME, setup, found.best, wanted, UNIFORM, 300, 1, run=Run(path=dice.PATH))
    assert abs(again.found["score-1"] - 7.5) < 0.6


def test_a_large_space_is_searched_in_part() -> None:
    setup = dice.GAME.setup(2)
    wanted = [read_goal("score-1=104.5")]
    found = search(dice.GAME, setup, {"bonus": (-500, 500)}, wanted, UNIFORM, 4, 60, run=Run(path=dice.PATH))
    assert len(found.tried) <= 60
    assert abs(found.best.values["bonus"] - 100) < 30


def test_goals_that_nobody_measures_are_refused() -> None:
    with pytest.raises(Problem, match="isn’t measured"):
        search(dice.GAME, dice.GAME.setup(2), {"bonus": (0, 1)}, [Goal("joy")], UNIFORM, 2, 4, run=Run(path=dice.PATH))
    with pytest.raises(Problem, match="isn’t a goal"):
        read_goal("length=long")
    with pytest.raises(Problem, match="no number"):
        search(dice.GAME, dice.GAME.setup(2), {"malus": (0, 1)}, [Goal("gap")], UNIFORM, 2, 4, run=Run(path=dice.PATH))
