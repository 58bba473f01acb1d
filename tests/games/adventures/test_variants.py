"""A27–A29 and A40: the variants."""

import pytest

from curiouser.engine.errors import Refused
from curiouser.engine.match import Match
from curiouser.engine.position import LUCK, WATCHER
from curiouser.games.adventures import GAME
from curiouser.games.adventures.events import CardDrawn, CardPlayed, CardSeen, StayedInHole
from curiouser.games.adventures.moves import PlayToMove
from tests.games.adventures.table import HOLE, card, cookie, legal, match, player, read, spin, told, view

FALLEN = "0 at:5 fallen hand:3,1,2 ; 1 at:9"
FAILED = "0 at:5 fallen may-walk-out hand:3,1,2 played:1 ; 1 at:9 played:1"


def test_open_hands_are_seen_by_everybody() -> None:
    """A27"""
    position = read("0 hand:3,4,2 ; 1 hand:5,j,5", open_hands=True)
    for viewer in (0, 1, WATCHER):
        assert [player.hand for player in GAME.view(position, viewer).players] == [("3", "4", "2"), ("5", "joker", "5")]


def test_with_open_hands_everybody_is_told_what_is_drawn() -> None:
    """A27"""
    game = match("0 hand:3,4,2", "left", card(5), open_hands=True)
    assert told(game, CardSeen) == [CardSeen(seat=0, card="5", rule="A27", seen_by=None)]


def test_the_youngest_hold_two_cards_and_may_play_either() -> None:
    """A28"""
    game = Match(GAME, GAME.setup(2, {"youngest": True, "starter": 0}))
    for move in (cookie(2), card(3), card(4), card(1), card(2)):
        game.play(LUCK, move)
    assert [player(game, seat).hand for seat in (0, 1)] == [("3", "4"), ("1", "2")]
    assert legal(game.position) == ["left 3", "right 4"]


@pytest.mark.parametrize(("place", "hand"), [("left", ("4", "5")), ("right", ("3", "5"))])
def test_the_youngest_draw_one_card_after_the_one_they_play(place: str, hand: tuple[str, ...]) -> None:
    """A28"""
    game = match("0 hand:3,4", place, card(5), youngest=True)
    assert player(game).hand == hand
    assert told(game, CardDrawn) == [CardDrawn(seat=0, rule="A28")]


def test_the_youngest_play_all_their_cards_too() -> None:
    """A28, A31"""
    position = read("0 at:1 hand:3 pile:- ; 1 at:2 hand:4 pile:-", youngest=True)
    assert legal(position) == ["left 3"]


def test_after_a_failed_try_a_card_may_be_played_to_walk_out() -> None:
    """A29, A40: chosen together with the card"""
    game = match(FALLEN, "right", spin(9), spin(HOLE), easy_hole=True)
    assert told(game, StayedInHole) == [StayedInHole(seat=0, rule="A29")]
    assert player(game).may_walk_out
    position = read(FAILED, easy_hole=True)
    assert legal(position) == ["left 3", "right 2", "left 3 spin", "right 2 spin"]
    game = match(FAILED, "left", spin(1), easy_hole=True)
    assert (player(game).space, player(game).in_hole, player(game).may_walk_out) == (8, False, False)
    assert (told(game, CardPlayed)[0].purpose, told(game, CardPlayed)[0].rule) == ("walk-out", "A29")


def test_who_may_walk_out_may_still_spin_and_keeps_the_right() -> None:
    """A40: it lasts until the pawn leaves"""
    game = match(FAILED, "right spin", spin(9), spin(9), easy_hole=True)
    assert (player(game).in_hole, player(game).may_walk_out) == (True, True)
    game = match(FAILED, "right spin", spin(7), "accept", easy_hole=True)
    assert (player(game).in_hole, player(game).may_walk_out) == (False, False)


def test_without_a_failed_try_nobody_walks_out() -> None:
    """A29"""
    with pytest.raises(Refused, match=r"after a turn in which you failed to leave it \(A29\)"):
        match(FALLEN, easy_hole=True).play(0, PlayToMove("left", 3))


def test_without_the_variant_a_failed_try_earns_nothing() -> None:
    """A23, A29"""
    assert not player(match(FALLEN, "right", spin(9), spin(HOLE))).may_walk_out


def test_falling_in_by_somebody_elses_growing_is_no_failed_try() -> None:
    """A19, A40"""
    game = match("0 at:6 hand:4,1,1 ; 1 at:5 large", "left", easy_hole=True)
    assert (player(game, 1).in_hole, player(game, 1).may_walk_out) == (True, False)


def test_who_walks_out_does_not_add_one() -> None:
    """A10, A29: a pawn in the Hole is small"""
    with pytest.raises(Refused) as refused:
        match(FAILED, easy_hole=True).play(0, PlayToMove("left", 3, plus_one=True))
    assert refused.value.rule == "A10"


def test_a_match_starts_with_every_combination_of_variants() -> None:
    """A27–A29"""
    options = {"open_hands": True, "youngest": True, "easy_hole": True}
    game = match(FAILED.replace("3,1,2", "3,2"), "right", seats=2, **options)
    assert view(game).players[0].space == 7
