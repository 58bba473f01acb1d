"""Luck and choice: they add up, hidden cards judge nobody, and a blunder is found."""

from itertools import pairwise

import pytest

from curiouser.bots.together import new_pool
from curiouser.engine.errors import Problem
from curiouser.engine.game import CountableGame, find_game
from curiouser.engine.match import Match
from curiouser.engine.record import read_records, verified_match, write_record
from curiouser.engine.rng import Rng, seeded
from curiouser.games.tic_tac_toe import GAME
from curiouser.games.tic_tac_toe.moves import Mark
from curiouser.native import COMPILED
from curiouser.review.findings import Review
from curiouser.review.jobs import Bench
from curiouser.review.review import Depth, Reviewer, deeper, looks, review
from curiouser.review.series import Amount, worth
from curiouser.review.steps import PositionKeeper, positions_of, steps_of
from curiouser.review.weighing import Weighing
from tests.review.playing import QUICK, played

SLOW = [("tea-time", (1, 2)), ("tea-for-two", (1, 2)), ("adventures", (1, 1, 1, 1))]  # a minute each, interpreted
MATCHES = [("tic-tac-toe", (1, 2)), ("adventures", (1, 2)), *(SLOW if COMPILED else [])]


def total(amounts: list[Amount]) -> tuple[float, float]:
    return sum(each.chance for each in amounts), sum(each.lead for each in amounts)


@pytest.mark.parametrize(("name", "levels"), MATCHES)
def test_luck_and_choice_add_up_to_the_result(name: str, levels: tuple[int, ...]) -> None:
    """In every look: the first one, the finer ones, and the whole."""
    for found in Reviewer(played(name, levels), QUICK, 0, None, ()).reviews():
        check_sums(found)


def check_sums(found: Review) -> None:
    for each in found.totals:
        assert total([each.start, each.luck, each.own, each.others]) == pytest.approx(total([each.result]))
        steps = [part for swing in found.swings for part in (swing.luck[each.seat], swing.choice[each.seat])]
        assert total(steps) == pytest.approx(total([each.luck, each.own, each.others]), abs=1e-9)


def test_few_tries_that_end_alike_are_not_sure() -> None:
    """Wilson's interval for 0 of 10 ends at 0.278: half of it is 0.139."""
    sample = [[0.0] * 10, [2.0] * 10, [1.0] * 10, [-2.0] * 10]
    for seat, chance in enumerate((0.0, 1.0)):
        found = worth(sample, seat)
        assert (found.chance, found.lead_error) == (chance, 0.0)
        assert found.chance_error == pytest.approx(0.139, abs=0.001)


def test_each_step_begins_where_the_one_before_it_ended() -> None:
    found = review(played("adventures", (1, 2)), QUICK)
    for one, other in pairwise(found.swings):
        assert one.n + one.moves == other.n
        for seat in range(2):
            assert total([one.before[seat], one.luck[seat], one.choice[seat]]) == pytest.approx(
                total([other.before[seat]])
            )


def test_where_nothing_is_hidden_a_choice_is_no_luck() -> None:
    """All cards of Tea Time lie open."""
    reviewer = Reviewer(played("tea-time", (1, 2)), QUICK, 0, None, ())
    reviewer.measure(QUICK.look)
    found = reviewer.review(is_whole=False)
    choices = [swing for swing in found.swings if swing.kind == "choice"]
    assert choices
    assert all(total(list(swing.luck)) == (0.0, 0.0) for swing in choices)


def test_looks_get_finer_and_then_the_choices_come() -> None:
    found = list(Reviewer(played("adventures", (1, 2)), QUICK, 0, None, ()).reviews())
    assert [each.tries for each in found] == [3, 6, 6, 6, 6]
    assert [each.is_whole for each in found] == [False, False, False, False, True]
    weighed = [sum(swing.decision is not None for swing in each.swings) for each in found]
    choices = sum(swing.kind == "choice" for swing in found[-1].swings)
    assert weighed[:2] == [0, 0]
    assert weighed[2:] == sorted(set(weighed[2:]))
    assert weighed[-1] == choices


def test_a_look_has_the_tries_of_the_look_before_it() -> None:
    """What is refined is not measured anew: all of it together is one deep look."""
    match = played("adventures", (1, 2))
    by_and_by, at_once = (Reviewer(match, QUICK, 0, None, ()) for _ in range(2))
    by_and_by.measure(2)
    by_and_by.measure(4)
    at_once.measure(4)
    assert by_and_by.review(is_whole=False) == at_once.review(is_whole=False)


@pytest.mark.parametrize(
    ("look", "places", "found"), [(16, 320, [16, 64, 256, 320]), (4, 16, [4, 16]), (9, 5, [5]), (5, 5, [5])]
)
def test_every_look_is_four_times_as_deep(look: int, places: int, found: list[int]) -> None:
    assert looks(Depth(look, places)) == found


def test_a_match_without_a_choice_is_all_luck() -> None:
    match = played("adventures", (1, 2))
    reviewer = Reviewer(match, QUICK, 0, None, ())
    for step in reviewer.steps:
        step.choices = ()
    *_, whole = reviewer.reviews()
    assert whole.is_whole
    assert all(each.own.chance == each.others.chance == 0 for each in whole.totals)


def test_progress_is_told_to_its_end() -> None:
    reviewer = Reviewer(played("adventures", (1, 2)), QUICK, 0, None, ())
    heard: list[tuple[int, int | None]] = []
    reviewer.told = lambda done, jobs: heard.append((done, jobs))
    list(reviewer.reviews())
    done = [each for each, _ in heard]
    assert done == sorted(set(done))
    assert {tries for _, tries in heard} == {done[-1]}


def test_processes_find_the_same() -> None:
    match = played("tic-tac-toe", (1, 3))
    pool = new_pool(2)
    try:
        assert review(match, QUICK, 5, pool) == review(match, QUICK, 5)
    finally:
        pool.shutdown()
    assert review(match, QUICK, 6) != review(match, QUICK, 5)


def test_hidden_cards_judge_nobody() -> None:
    """The same choice with other hands in the others' hands is weighed the same."""
    match = played("adventures", (1, 2))
    game = match.game
    assert isinstance(game, CountableGame)
    bench = Bench(game, match.setup, 0, None)
    hidden = 0
    for step in steps_of(match):
        if not step.is_choice:
            continue
        one, other = step.before, step.before.copy()
        other.redeal(step.actor, seeded_by(step.n))
        hidden += game.opened(other) != game.opened(one)
        decisions = []
        for position in (one, other):
            step.before = position
            ((chosen,),) = bench.do([bench.job(position, [step.number], step.actor, 0, QUICK.choices)])
            weighing = Weighing(game, step, QUICK.stages, chosen)
            while weighing.decision is None:
                (samples,) = bench.do([weighing.job(bench)])
                weighing.hear(samples)
            decisions.append(weighing.decision)
        assert decisions[0] == decisions[1]
    assert hidden > 3


def seeded_by(n: int) -> Rng:
    return seeded(99, n)


def tic_tac_toe(cells: str) -> Match:
    match = Match(GAME, GAME.setup(2))
    for cell in cells.split():
        (seat,) = match.actors
        match.play(seat, GAME.parse(cell, match.position, seat))
    return match


def decision_at(found: Review, n: int) -> tuple[str, bool]:
    (decision,) = [swing.decision for swing in found.swings if swing.n == n and swing.decision is not None]
    return GAME.spell(decision.best[0].move), decision.is_best


def test_a_missed_win_is_found_and_a_win_taken_is_best() -> None:
    """x has two in the top row and looks elsewhere; o then wins."""
    found = review(tic_tac_toe("a1 a2 b1 b2 a3 c2"), Depth(4, 40, ((3, 20),), 40))
    assert decision_at(found, 4) == ("c1", False)
    assert decision_at(found, 5) == ("c2", True)
    lost = [each.lost.chance for each in found.totals]
    assert lost[0] <= -0.9
    assert lost[0] < lost[1]
    assert 4 in [found.swings[at].n for at in found.turns]


def test_the_last_round_of_tea_time_is_counted_out() -> None:
    """Review against exact truth: the best move of a solved place is a best move of the solver, and said to be sure."""
    found = Reviewer(played("tea-time", (2, 2)), QUICK, 0, None, ())
    values = {at: found.game.solve_endgame(step.before) for at, step in enumerate(found.steps) if step.is_choice}
    solved = {at: counted for at, counted in values.items() if counted is not None}
    found.measure(QUICK.places)
    found.weigh(list(solved))
    for at, counted in solved.items():
        before, decision = found.steps[at].before, found.decisions[at]
        best = found.game.number(before, decision.seat, decision.best[0].move)
        assert counted[list(before.legal()).index(best)] == max(counted)
        assert decision.best[0].is_sure
    assert len(solved) > 3


def test_deeper_is_more_of_the_same() -> None:
    assert deeper(Depth(1, 2, ((3, 4),), 5), 10) == Depth(1, 20, ((3, 40),), 50)


def test_a_match_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(Problem, match="isn’t over"):
        review(tic_tac_toe("a1 a2"))


def test_a_game_of_open_moves_is_not_reviewed() -> None:
    game = find_game("wordland")
    with pytest.raises(Problem, match="can’t be listed"):
        review(Match(game, game.setup(3)))


def test_a_record_that_is_verified_leaves_the_positions_of_the_moves_that_stand() -> None:
    match = Match(GAME, GAME.setup(2))
    for number, square in enumerate(["a1", "a2", "b1", "b2", "b3"]):
        match.play(number % 2, Mark(square))
    match.undo(0)
    match.play(0, Mark("c1"))
    keeper = PositionKeeper()
    again, _ = verified_match(next(read_records(write_record(match, None).splitlines())), before=keeper.keep)
    kept = [again.game.write(position) for position in keeper.positions]
    assert kept == [match.game.write(position) for position in positions_of(match)]
    assert kept[-1] == "xx./oo./..."
    numbers = [(step.n, step.number, step.choices) for step in steps_of(again, keeper.positions)]
    assert numbers == [(step.n, step.number, step.choices) for step in steps_of(match)]
