"""A25, A26, A41: the end, points and ties, in final positions made by hand."""

import pytest

from curiouser.engine.game import Outcome
from curiouser.engine.position import OVER
from curiouser.games.adventures import GAME
from curiouser.games.adventures.events import MatchEnded
from tests.games.adventures.table import CATERPILLAR, cookie, match, player, read, spin, told, view


def outcome(notation: str, seats: int = 2) -> Outcome:
    found = GAME.outcome(read(f"{notation} ; phase:over", seats))
    assert found is not None
    return found


def test_the_match_ends_when_everybody_has_played_every_card() -> None:
    """A25"""
    game = match("0 at:2 hand:2 pile:- ; 1 at:1 hand:1 pile:-", "left")
    assert game.outcome is None
    game = match("0 at:2 hand:2 pile:- won:5 ; 1 at:6 hand:1 pile:- won:2,2", "left", "left")
    assert game.position.actor == OVER
    assert sum(player(game).played.values()) == 11
    assert game.outcome == Outcome("last-card", (5, 4), (1, 2))
    assert told(game, MatchEnded) == [MatchEnded(scores=(5, 4), rule="A25")]
    assert view(game).turn is None


def test_it_ends_with_the_turn_of_whoever_started_last() -> None:
    """A25"""
    game = match("0 at:2 played:1x2,2x2,3x2,4x2,5x2,j ; 1 at:6 hand:1 pile:- ; turn:1", "left")
    assert game.outcome is not None


def test_points_are_those_of_large_and_small_cookies() -> None:
    """A25"""
    found = outcome("0 at:1 won:2,3,4,5 small:3 ; 1 at:2 won:5x2 small:2 ; 2 at:4 small:6", 3)
    assert (found.scores, found.places, found.winners) == ((17, 12, 6), (1, 2, 3), (0,))


def test_of_tied_players_the_one_with_more_large_cookies_wins() -> None:
    """A26: pieces, not points"""
    found = outcome("0 at:11 won:5,5 ; 1 at:1 won:3,3,4 ; 2 at:2 won:5 small:5", 3)
    assert (found.scores, found.places) == ((10, 10, 10), (2, 1, 3))


def test_still_tied_the_pawn_farther_from_the_tea_party_wins() -> None:
    """A26"""
    found = outcome("0 at:4 won:5 ; 1 at:11 won:3 small:2 ; 2 won:4 small:1 ; 3 at:1 won:2", 4)
    assert (found.scores, found.places) == ((5, 5, 5, 2), (2, 1, 3, 4))


def test_more_large_cookies_beat_any_distance() -> None:
    """A26"""
    assert outcome("0 at:11 won:4 ; 1 won:2,2").winners == (1,)


@pytest.mark.parametrize(("other", "winner"), [(4, 0), (6, 1)])
def test_for_a_tie_a_pawn_in_the_hole_stands_on_its_space(other: int, winner: int) -> None:
    """A41"""
    assert outcome(f"0 at:5 fallen won:5 ; 1 at:{other} won:5").winners == (winner,)


def test_for_a_tie_a_pawn_on_the_tea_party_stands_at_nought() -> None:
    """A41"""
    assert outcome("0 at:0 won:5 ; 1 at:1 won:5").winners == (1,)


def test_a_tie_at_the_top_is_told_with_its_rule() -> None:
    """A26"""
    game = match("0 at:2 hand:2 pile:- won:4 ; 1 at:6 hand:1 pile:- won:2,2", "left", "left")
    assert told(game, MatchEnded) == [MatchEnded(scores=(4, 4), rule="A26")]


def test_all_that_the_last_card_sets_off_is_done_before_scoring() -> None:
    """A41: over the Tea Party to the Cat, to the Small Cookies"""
    last = "0 at:1 played:1x2,2x2,3x2,4x2,5x2,j ; 1 at:10 hand:5 pile:- ; turn:1 ; up:4"
    game = match(last, "left", cookie(2))
    assert game.outcome is None
    game = match(last, "left", cookie(2), spin(2))
    assert game.outcome is not None
    assert game.outcome.scores == (0, 7)


def test_the_last_card_may_still_grow_a_pawn_and_throw_another_into_the_hole() -> None:
    """A41, A19"""
    game = match("0 at:5 large played:1x2,2x2,3x2,4x2,5x2,j ; 1 at:6 hand:4 pile:- ; turn:1", "left")
    assert game.outcome is not None
    assert (player(game, 1).space, player(game, 1).large, player(game).in_hole) == (CATERPILLAR, True, True)
