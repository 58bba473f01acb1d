"""The printed examples of the rulebook. Lucy is the Hatter."""

from typing import Any

from curiouser.games.adventures.events import PawnMoved, PawnWentOn, SmallCookiesTaken
from curiouser.games.adventures.moves import PlayToMove
from tests.games.adventures.table import CAT, card, cookie, legal, match, player, read, spin, told, view

LUCY = "0 at:11 hand:3,4,2 ; 1 at:2 ; up:3"
CHARACTERS: dict[str, Any] = {"characters": "hatter queen"}


def test_of_3_4_and_2_lucy_may_play_the_3_or_the_2() -> None:
    """A8, the turn's example, step 1"""
    assert legal(read(LUCY, **CHARACTERS)) == ["left 3", "right 2"]


def test_the_queen_stands_where_her_3_ends_so_she_goes_on_to_the_cat() -> None:
    """A9, A11, the turn's example, step 1"""
    game = match(LUCY, "left", **CHARACTERS)
    assert [seat.character for seat in view(game).players] == ["hatter", "queen"]
    assert (told(game, PawnMoved)[0].space, told(game, PawnWentOn)[0].space) == (2, CAT)
    assert told(game, PawnWentOn)[0].kind == "cat"


def test_she_passed_the_tea_party_so_she_takes_the_3_and_a_2_is_turned_up() -> None:
    """A12, the turn's example, step 2"""
    game = match(LUCY, "left", cookie(2), **CHARACTERS)
    assert (player(game).cookies, view(game).face_up) == ((3,), 2)
    assert player(game).last == PlayToMove("left", 3)


def test_the_cat_moves_her_3_more_to_an_ordinary_space() -> None:
    """A20, the turn's example, step 3"""
    game = match(LUCY, "left", cookie(2), **CHARACTERS)
    assert player(game).space == CAT + 3
    assert view(game).spaces[player(game).space].kind == "ordinary"


def test_at_last_she_draws_a_5_between_4_and_2_and_the_queen_is_to_move() -> None:
    """A14, A30: the steps of a turn decide over the example's order"""
    game = match(LUCY, "left", cookie(2), card(5), **CHARACTERS)
    assert player(game).hand == ("4", "5", "2")
    assert view(game).to_move == 1


def test_lucy_leaves_the_3_and_the_unseen_cookie_is_a_5() -> None:
    """A15, the example of the Tea Party"""
    game = match("0 at:9 hand:3,4,2 ; 1 at:2 ; up:3", "left", "unseen", cookie(5), **CHARACTERS)
    assert (player(game).cookies, view(game).face_up) == ((5,), 3)
    assert view(game).phase == "draw"


def test_the_spinner_shows_3_but_only_2_small_cookies_are_left() -> None:
    """A16, the example of the Small Cookies"""
    game = match("0 at:5 large hand:3,4,2 ; 1 at:1 small:18", "left", spin(2), **CHARACTERS)
    assert told(game, SmallCookiesTaken) == [SmallCookiesTaken(seat=0, space=2, number=3, count=2)]
    assert (player(game).small, view(game).pool) == (2, 0)
    later = match("0 at:1 small:2 played:3 ; 1 at:6 hand:2,1,1 small:18 ; turn:1", "left")
    assert (view(later).spaces[player(later, 1).space].kind, view(later).phase) == ("small-cookies", "draw")


def test_with_a_3_lucy_spins_up_to_three_times() -> None:
    """A22, the example of the Rabbit Hole"""
    fallen = "0 at:5 fallen hand:3,4,2 ; 1 at:9"
    assert view(match(fallen, "left", spin(6), **CHARACTERS)).spins_left == 2
    assert view(match(fallen, "left", spin(6), "again", spin(7), **CHARACTERS)).spins_left == 1
    game = match(fallen, "left", spin(6), "again", spin(7), "again", spin(11), **CHARACTERS)
    assert (player(game).space, player(game).in_hole, view(game).phase) == (11, False, "draw")
