"""A15–A21: the special spaces, with our rulings about them. The way out of the Hole has its own file."""

import pytest

from curiouser.engine.errors import Refused
from curiouser.engine.position import LUCK
from curiouser.games.adventures import GAME
from curiouser.games.adventures.events import (
    CookieTaken,
    CookieTurnedUp,
    FellIntoHole,
    NoCookieLeft,
    PawnGrew,
    PawnMoved,
    PawnShrank,
    SmallCookiesGone,
    SmallCookiesTaken,
    TeaPartyPassed,
)
from curiouser.games.adventures.moves import PlayToMove
from tests.games.adventures.table import (
    CAT,
    CATERPILLAR,
    HOLE,
    RING_OF_TEN,
    SMALL_COOKIES,
    TEA_PARTY,
    cookie,
    legal,
    match,
    player,
    read,
    spin,
    told,
    view,
)

AT_TEA = "0 at:9 hand:3,1,1 ; 1 at:2 ; up:3"


def test_on_the_tea_party_the_face_up_cookie_may_be_taken_and_the_next_is_turned_up() -> None:
    """A15"""
    game = match(AT_TEA, "left")
    assert legal(game.position) == ["up", "unseen"]
    game = match(AT_TEA, "left", "up", cookie(2))
    assert (player(game).cookies, view(game).face_up, view(game).phase) == ((3,), 2, "draw")
    assert told(game, CookieTurnedUp) == [CookieTurnedUp(points=2, rule="A15")]


def test_the_unseen_cookie_is_shown_and_the_face_up_one_stays() -> None:
    """A15"""
    game = match(AT_TEA, "left", "unseen", cookie(2))
    assert (player(game).cookies, view(game).face_up) == ((2,), 3)
    assert told(game, CookieTaken) == [CookieTaken(seat=0, points=2, how="unseen", rule="A15")]


def test_the_unseen_cookie_comes_from_what_is_left_in_the_stack() -> None:
    """A15"""
    game = match("0 at:9 hand:3,1,1 ; 1 at:2 won:3x2,4x4,5x4 ; up:3", "left", "unseen")
    assert GAME.chances(game.position) == [(cookie(2), 4), (cookie(3), 1)]


def test_on_the_tea_party_nobody_changes_their_mind() -> None:
    """A15: not even when luck has nothing to do afterwards"""
    ends = "0 at:9 hand:3 pile:- ; 1 at:2 hand:1 pile:- won:2x4,3x3,4x4,5x4 ; up:3"
    game = match(ends, "left")
    assert (player(game).cookies, game.actors) == ((3,), (1,))
    assert not game.can_undo(0)


def test_on_the_tea_party_nothing_else_can_be_done() -> None:
    """A15"""
    with pytest.raises(Refused, match=r"Choose a cookie first.*\(A15\)"):
        match(AT_TEA, "left").play(0, PlayToMove("left", 1))


def test_the_only_cookie_is_taken_without_asking() -> None:
    """A36"""
    game = match("0 at:9 hand:3,1,1 ; 1 at:2 won:2x4,3x3,4x4,5x4 ; up:3", "left")
    assert told(game, CookieTaken) == [CookieTaken(seat=0, points=3, how="last", rule="A36")]
    assert (player(game).cookies, view(game).face_up, view(game).phase) == ((3,), None, "draw")


def test_with_no_cookie_left_the_tea_party_gives_nothing() -> None:
    """A36"""
    game = match("0 at:9 hand:3,1,1 ; 1 at:2 won:2x4,3x4,4x4,5x4 ; up:-", "left")
    assert told(game, NoCookieLeft) == [NoCookieLeft(seat=0, rule="A36")]
    assert (player(game).space, view(game).phase) == (TEA_PARTY, "draw")


def test_small_cookies_come_by_the_number_on_the_space_shown() -> None:
    """A16"""
    game = match("0 at:6 hand:2,1,1 ; 1 at:2", "left", spin(5))
    assert told(game, SmallCookiesTaken) == [SmallCookiesTaken(seat=0, space=5, number=3, count=3)]
    assert (player(game).small, player(game).score, view(game).pool) == (3, 3, 17)
    assert view(game).phase == "draw"


def test_the_spinner_stops_on_every_space_with_the_same_chance() -> None:
    """A42"""
    small = match("0 at:6 hand:2,1,1 ; 1 at:2", "left").position
    hole = match("0 at:5 fallen hand:2,1,1 ; 1 at:2", "left").position
    for position in (small, hole):
        assert GAME.chances(position) == [(spin(space), 1) for space in range(12)]


def test_without_small_cookies_their_space_is_an_ordinary_one() -> None:
    """A16"""
    game = match("0 at:6 hand:2,1,1 ; 1 at:2 small:20", "left")
    assert (player(game).space, view(game).phase) == (SMALL_COOKIES, "draw")


def test_the_last_small_cookies_are_announced() -> None:
    """A16"""
    game = match("0 at:6 hand:2,1,1 ; 1 at:2 small:17", "left", spin(5))
    assert (view(game).pool, len(told(game, SmallCookiesGone))) == (0, 1)


def test_on_the_caterpillar_a_small_pawn_becomes_large() -> None:
    """A17"""
    game = match("0 at:6 hand:4,1,1 ; 1 at:2", "left")
    assert (player(game).space, player(game).large) == (CATERPILLAR, True)
    assert told(game, PawnGrew) == [PawnGrew(seat=0)]
    assert not told(game, PawnShrank)


def test_never_more_than_one_pawn_is_large() -> None:
    """A17"""
    game = match("0 at:6 hand:4,1,1 ; 1 at:2 large", "left")
    assert [player(game, seat).large for seat in (0, 1)] == [True, False]
    assert player(game, 1).space == 2
    assert told(game, PawnShrank) == [PawnShrank(seat=1, rule="A17")]


def test_on_the_caterpillar_a_large_pawn_becomes_small() -> None:
    """A18"""
    game = match("0 at:6 large hand:4,1,1 ; 1 at:2", "left")
    assert not player(game).large
    assert told(game, PawnShrank) == [PawnShrank(seat=0, rule="A18")]


def test_a_pawn_made_small_on_the_rabbit_hole_falls_in_at_once() -> None:
    """A19"""
    game = match("0 at:6 hand:4,1,1 ; 1 at:5 large", "left")
    assert (player(game, 1).large, player(game, 1).in_hole) == (False, True)
    assert told(game, FellIntoHole) == [FellIntoHole(seat=1, rule="A19")]


def test_the_cat_moves_the_pawn_again_by_the_same_number() -> None:
    """A20"""
    game = match("0 at:1 hand:2,1,1 ; 1 at:9", "left")
    assert [(event.space, event.rule) for event in told(game, PawnMoved)] == [(CAT, "A9"), (HOLE, "A20")]


def test_the_cat_moves_by_the_number_declared_for_a_joker() -> None:
    """A20"""
    assert player(match("0 hand:j,1,1 ; 1 at:9", "left 3")).space == 6


def test_the_cat_leads_past_pawns() -> None:
    """A20, A11"""
    game = match("0 at:1 hand:2,1,1 ; 1 at:5 fallen", "left")
    assert player(game).space == 6


def test_the_cat_leads_over_the_tea_party() -> None:
    """A20, A12: on a ring where the Cat stands half-way"""
    game = match("0 at:9 large hand:5,1,1 ; 1 at:3 ; up:5", "left +1", cookie(2), edition=RING_OF_TEN)
    passed = told(game, TeaPartyPassed)
    assert (len(passed), player(game).space, player(game).cookies) == (2, 1, (2, 5))


def test_a_small_pawn_falls_into_the_rabbit_hole() -> None:
    """A21"""
    game = match("0 at:1 hand:4,1,1 ; 1 at:9", "left")
    assert (player(game).space, player(game).in_hole) == (HOLE, True)
    assert told(game, FellIntoHole) == [FellIntoHole(seat=0, rule="A21")]


def test_for_a_large_pawn_the_rabbit_hole_is_an_ordinary_space() -> None:
    """A21"""
    game = match("0 at:1 large hand:4,1,1 ; 1 at:9", "left")
    assert (player(game).space, player(game).in_hole) == (HOLE, False)
    assert not told(game, FellIntoHole)
    assert legal(read("0 at:5 large hand:4,1,2 ; 1 at:9")) == ["left 4", "right 2", "left 4 +1", "right 2 +1"]


def test_luck_has_no_say_while_a_seat_chooses() -> None:
    """A15"""
    with pytest.raises(Refused, match="seat 1’s turn"):
        match(AT_TEA, "left").play(LUCK, cookie(5))
