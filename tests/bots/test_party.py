"""Parties: the earliest plan or the clock acts next, without waiting."""

from collections.abc import Mapping
from typing import Any

import pytest

from curiouser.bots import check_bot, find_planner, names_for, usual_bot
from curiouser.bots.driving import drive
from curiouser.bots.party import UNTIMED, Party, first_due, time_left, time_move
from curiouser.engine.errors import Problem
from curiouser.engine.luck import SeededDealer
from curiouser.engine.match import Match
from curiouser.engine.move import Move
from curiouser.engine.plan import Plan, Planner, mind
from curiouser.engine.position import CLOCK
from curiouser.engine.rng import seeded
from curiouser.games.tea_time import GAME as TEA_TIME
from curiouser.games.wordland import GAME
from curiouser.games.wordland.moves import ChooseQueen, ChooseTopic, PassTime, SayPhrase, TapTeapot
from tests.games.wordland.table import Talk, lay, talk
from tests.laws.open_words import GAME as OPEN_WORDS


class Fixed(Planner):
    """Means to do one thing after a while, or nothing."""

    def __init__(self, *plan: Any) -> None:
        self.found = Plan(*plan) if plan else None

    def plan(self, position: Any, seat: int, seed: int) -> Plan | None:
        return self.found


def choices(table: Talk, planners: Mapping[int, Planner], count: int) -> list[tuple[int, Move]]:
    """What happens next, made one after the other."""
    party = Party(table.match, planners, [1, 2, 3], SeededDealer(seeded(1)))
    found = []
    for _ in range(count):
        choice = party.choose()
        assert choice is not None
        table.match.play(*choice)
        found.append(choice)
    return found


def test_time_passes_until_the_earliest_plan() -> None:
    table = talk().say(0, "lion")
    planners = {1: Fixed(4_000, SayPhrase("tent")), 2: Fixed(9_000, SayPhrase("drum"))}
    (who, time), (seat, word) = choices(table, planners, 2)
    assert (who, time) == (CLOCK, PassTime(4_000, 0))
    assert isinstance(word, SayPhrase)
    assert (seat, word.text) == (1, "tent")
    assert word.looked_up is not None


def test_the_clock_strikes_before_a_plan_that_is_too_late() -> None:
    """W37: nobody's line is slow here, so the music ends in time"""
    assert choices(lay(), {0: Fixed(60_000, TapTeapot())}, 1) == [(CLOCK, PassTime(3_000, 0))]
    table = talk()
    assert choices(table, {}, 1) == [(CLOCK, PassTime(15_000, 0))]
    assert table.are_out() == [0]


def test_a_plan_that_no_longer_fits_is_dropped() -> None:
    table = talk()
    assert choices(table, {0: Fixed(0, TapTeapot())}, 1) == [(CLOCK, PassTime(15_000, 0))]


def test_where_no_clock_runs_nobody_waits() -> None:
    table = Talk(3, {"first_queen": 1}).luck(ChooseQueen(1))
    party = Party(table.match, {1: find_planner("level-3", GAME)}, [1, 2, 3], SeededDealer(seeded(1)))
    while table.position.phase != "choose":
        party.step()
    assert time_left(table.match) is None
    assert time_move(table.match, 500) is None
    choice = party.choose()
    assert choice is not None
    assert isinstance(choice[1], ChooseTopic)


def test_a_table_at_which_nobody_knows_what_to_do_is_a_problem() -> None:
    table = Talk(3, {"first_queen": 1}).luck(ChooseQueen(1))
    with pytest.raises(Problem, match="No bot at this table knows how to play wordland"):
        Party(table.match, {}, [], SeededDealer(seeded(1))).play_out()


def test_of_plans_for_the_same_moment_that_of_whoever_is_to_move_comes_first() -> None:
    table = talk().say(0, "lion")
    planners = {2: Fixed(5, TapTeapot()), 1: Fixed(5, SayPhrase("tent"))}
    due = first_due(table.match, planners, [1, 2, 3])
    assert due is not None
    assert due.seat == 1
    assert first_due(table.match, {0: Fixed()}, [1, 2, 3]) is None


def test_a_clock_that_counts_no_time_strikes_when_nobody_hurries() -> None:
    match = Match(OPEN_WORDS, OPEN_WORDS.setup(2))
    match.resolve_chance(SeededDealer(seeded(1)))
    assert time_left(match) == UNTIMED
    assert time_move(match, 100) is None
    choice = Party(match, {}, [1, 2], SeededDealer(seeded(1))).choose()
    assert choice is not None
    assert choice[0] == CLOCK


def test_a_party_is_the_same_for_the_same_seed_and_another_for_another() -> None:
    names = ["level-1", "uniform", "level-4"]
    parties = [records(names, seed, number) for seed, number in ((1, 0), (1, 0), (2, 0), (1, 1))]
    assert parties[0] == parties[1]
    assert len({tuple(party) for party in parties}) == 3


def records(names: list[str], seed: int, number: int) -> list[str]:
    match = Match(GAME, GAME.setup(3, {"first_queen": 0}))
    choose = drive(match, names, seed, number, SeededDealer(seeded(1)))
    while (choice := choose()) is not None and len(match.played) < 60:
        match.play(*choice)
    return [repr(played.move) for played in match.played]


def test_bots_of_countable_games_are_driven_too() -> None:
    match = Match(TEA_TIME, TEA_TIME.setup(2))
    choose = drive(match, ["greedy", "uniform"], 1, 0, SeededDealer(seeded(1)))
    while (choice := choose()) is not None:
        match.play(*choice)
    assert match.outcome is not None


def test_every_game_says_who_plays_it() -> None:
    assert names_for(GAME) == ("uniform", "level-1", "level-2", "level-3", "level-4", "level-5")
    assert names_for(OPEN_WORDS) == ("uniform",)
    assert [usual_bot(game) for game in (GAME, TEA_TIME, OPEN_WORDS)] == ["level-3", "greedy", "uniform"]
    check_bot("level-5", GAME)
    with pytest.raises(Problem, match="no bot called “greedy”"):
        check_bot("greedy", GAME)


def test_a_question_has_one_answer_and_others_have_others() -> None:
    answers = [mind(seed, *about).bits() for seed, about in ((1, ("a",)), (1, ("a",)), (2, ("a",)), (1, ("b",)))]
    assert answers[0] == answers[1]
    assert len(set(answers)) == 3
