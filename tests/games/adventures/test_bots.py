"""What the evaluator of Adventures prefers."""

import pytest

from curiouser.bots import find_bot
from curiouser.bots.tally import Tally, play_matches
from curiouser.engine.rng import seeded
from curiouser.games.adventures import GAME
from tests.games.adventures.table import cookie, match, read, spin

evaluator = GAME.evaluator()


def value(notation: str, seat: int = 0, seats: int = 2) -> int:
    return evaluator.value(read(notation, seats), seat)


def test_points_count_against_the_best_of_the_others() -> None:
    assert value("0 at:1 won:5 ; 1 at:2 won:3 ; 2 at:4", seats=3) > value(
        "0 at:1 won:4 ; 1 at:2 won:3 ; 2 at:4", seats=3
    )
    assert value("0 at:1 ; 1 at:2 ; 2 at:4 won:5", seats=3) < value("0 at:1 ; 1 at:2 won:3 ; 2 at:4", seats=3)


def test_a_pawn_is_better_off_farther_on_and_large() -> None:
    assert value("0 at:9 ; 1 at:2") > value("0 at:7 ; 1 at:2")
    assert value("0 at:9 large ; 1 at:2") > value("0 at:9 ; 1 at:2") > value("0 at:9 ; 1 at:2 large")


def test_after_the_last_card_only_points_count() -> None:
    over = "0 at:{} won:5 ; 1 at:2 won:3 ; phase:over"
    assert value(over.format(9)) == value(over.format(4)) == 200


def test_without_cookies_the_way_to_them_is_worth_nothing() -> None:
    gone = "0 at:{} ; 1 at:2 won:2x4,3x4,4x4,5x4 ; up:-"
    last = "0 at:{} ; 1 at:2 won:2x3,3x4,4x4,5x4 ; up:2"
    assert value(gone.format(9)) == value(gone.format(4))
    assert value(last.format(9)) > value(last.format(4))


def test_the_unseen_cookie_is_wanted_when_the_face_up_one_is_poor() -> None:
    """A15"""
    greedy = find_bot("greedy", GAME)
    for points, word in ((2, "unseen"), (5, "up")):
        position = match(f"0 at:9 hand:3,1,1 ; 1 at:2 ; up:{points}", "left").position
        assert GAME.spell(GAME.moves(position)[greedy.choose(position, seeded(1))]) == word


def test_a_far_space_is_accepted_and_a_near_one_is_not() -> None:
    """A22"""
    greedy = find_bot("greedy", GAME)
    for space, word in ((6, "again"), (4, "accept")):
        position = match("0 at:5 fallen hand:3,1,1 ; 1 at:2 ; up:5", "left", spin(space)).position
        assert GAME.spell(GAME.moves(position)[greedy.choose(position, seeded(1))]) == word


def test_what_luck_is_about_to_give_counts() -> None:
    """A13, A15, A16: small cookies, also after a pass; the Tea Party; the Cat's move"""
    small = match("0 at:6 hand:2,1,1 ; 1 at:2", "left").position
    assert evaluator.value(small, 0) > value("0 at:8 ; 1 at:2")
    passed = match("0 at:9 hand:4,1,1 ; 1 at:2 won:3 ; up:4", "left").position
    to_cat = match("0 at:10 hand:5,1,1 ; 1 at:2 won:3 ; up:4", "left").position
    assert evaluator.value(to_cat, 0) > evaluator.value(passed, 0)
    unseen = match("0 at:9 hand:3,1,1 ; 1 at:2", "left", "unseen").position
    assert evaluator.value(unseen, 0) > evaluator.value(match("0 at:9 hand:2,1,1 ; 1 at:2", "left").position, 0)


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_chance(seats: int) -> None:
    bots = [find_bot("greedy" if seat == 0 else "uniform", GAME) for seat in range(seats)]
    tally = Tally()
    tally.prepare(seats, 1)
    play_matches(GAME.start(GAME.setup(seats)), bots, 1, 0, 60, tally)
    assert tally.scores[0] > max(tally.scores[1:])
    assert match("0 at:9 hand:4,1,1 ; 1 at:2", "left", cookie(2)).position.score(0) == 2
