"""A8–A14: playing a card and moving, with our rulings about it."""

import pytest

from curiouser.engine.errors import Refused
from curiouser.engine.position import LUCK
from curiouser.games.adventures import GAME
from curiouser.games.adventures.events import (
    CardDrawn,
    CardPlayed,
    CardSeen,
    CookieTaken,
    NoCookieLeft,
    PawnMoved,
    PawnWentOn,
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
    card,
    cookie,
    legal,
    match,
    player,
    read,
    rules,
    spin,
    told,
    view,
)


def test_only_the_left_and_the_right_card_may_be_played() -> None:
    """A8"""
    assert legal(read("0 hand:3,4,2")) == ["left 3", "right 2"]


def test_the_centre_card_is_refused() -> None:
    """A8"""
    game = match("0 hand:3,4,2")
    with pytest.raises(Refused, match=r"can’t play the centre card \(A8\)") as refused:
        game.play(0, PlayToMove("centre", 4))
    assert refused.value.rule == "A8"


def test_a_card_has_its_own_number() -> None:
    """A8: what the seat's own card is may be told to it"""
    with pytest.raises(Refused, match=r"That isn’t your left card, which is a 3 \(A8\)"):
        match("0 hand:3,4,2").play(0, PlayToMove("left", 5))
    with pytest.raises(Refused, match="That isn’t your left card"):
        match("0 hand:3,4,2").play(0, PlayToMove("left", 3, joker=True))
    with pytest.raises(Refused, match=r"That isn’t your right card, which is the Joker"):
        match("0 hand:3,4,j").play(0, PlayToMove("right", 5))


def test_a_played_card_lies_face_up_for_everybody() -> None:
    """A8"""
    game = match("0 hand:3,4,2", "right")
    assert player(game).played == {"joker": 0, "1": 0, "2": 1, "3": 0, "4": 0, "5": 0}
    assert GAME.view(game.position, 1).players[0].last == PlayToMove("right", 2)
    assert told(game, CardPlayed) == [CardPlayed(seat=0, place="right", card="2", number=2, purpose="move", rule="A9")]


def test_a_played_card_was_seen_and_can_not_be_taken_back() -> None:
    """A8: with an empty pile nothing else is in the way"""
    game = match("0 at:1 hand:3,4 pile:- ; 1 at:2 hand:3,4 pile:-", "right")
    assert game.actors == (1,)
    assert not game.can_undo(0)


def test_a_pawn_moves_clockwise_by_the_number_and_counts_occupied_spaces() -> None:
    """A9"""
    game = match("0 at:2 hand:4,1,1 ; 1 at:4", "left")
    assert player(game).space == 6
    assert told(game, PawnMoved) == [PawnMoved(seat=0, origin=2, space=6, kind="ordinary", rule="A9")]
    assert not told(game, PawnWentOn)


def test_a_joker_counts_as_any_number_from_one_to_five() -> None:
    """A9"""
    assert legal(read("0 hand:j,4,2")) == [*(f"left joker {n}" for n in range(1, 6)), "right 2"]
    assert player(match("0 at:2 hand:j,4,2", "left 4")).space == 6


@pytest.mark.parametrize("number", [0, 6])
def test_a_joker_counts_as_no_other_number(number: int) -> None:
    """A9"""
    with pytest.raises(Refused, match=r"number from 1 to 5 \(A9\)"):
        match("0 hand:j,4,2").play(0, PlayToMove("left", number, joker=True))


def test_a_large_pawn_may_add_one() -> None:
    """A10: a 5 becomes a 6"""
    position = "0 at:1 large hand:5,4,2"
    assert legal(read(position)) == ["left 5", "right 2", "left 5 +1", "right 2 +1"]
    game = match(position, "left +1")
    assert player(game).space == 7
    assert told(game, CardPlayed)[0].number == 6
    assert rules(game)[0] == "A10"


def test_a_small_pawn_may_not_add_one() -> None:
    """A10"""
    with pytest.raises(Refused, match=r"Only a large pawn can add 1 \(A10\)"):
        match("0 hand:5,4,2 ; 1 at:1 large").play(0, PlayToMove("left", 5, plus_one=True))


def test_the_extra_one_works_on_a_joker() -> None:
    """A32"""
    game = match("0 at:1 large hand:j,4,2", "left 5 +1")
    assert player(game).space == 7
    assert told(game, CardPlayed)[0].number == 6


def test_the_cat_repeats_the_raised_number() -> None:
    """A32: 1 + 3, then 3 again"""
    game = match("0 at:11 large hand:3,4,2", "left +1", cookie(2))
    assert [event.space for event in told(game, PawnMoved)] == [CAT, 7]


def test_a_pawn_that_grows_this_turn_adds_nothing_this_turn() -> None:
    """A32: it may add 1 next time"""
    small = match("0 at:6 hand:4,1,1")
    assert "left 4 +1" not in legal(small.position)
    game = match("0 at:6 hand:4,1,1 ; 1 at:1", "left", card(5), "left 1", card(5), "left 1 +1")
    assert [event.number for event in told(game, CardPlayed)] == [4, 1, 2]


def test_on_an_occupied_space_the_pawn_goes_on_to_the_next_one_without_a_pawn() -> None:
    """A11"""
    game = match("0 at:1 hand:3,1,1 ; 1 at:4 ; 2 at:5 fallen ; 3 at:6", "left", seats=4)
    assert player(game).space == 7
    assert told(game, PawnWentOn) == [PawnWentOn(seat=0, space=7, kind="ordinary", rule="A11")]


def test_passing_the_tea_party_gives_the_face_up_cookie_and_turns_up_the_next() -> None:
    """A12"""
    game = match("0 at:10 hand:3,1,1 ; 1 at:2 ; up:4", "left")
    assert told(game, TeaPartyPassed) == [TeaPartyPassed(seat=0, rule="A12")]
    assert told(game, CookieTaken) == [CookieTaken(seat=0, points=4, how="passing", rule="A12")]
    assert (view(game).face_up, view(game).phase) == (None, "turn-up")
    game.play(LUCK, cookie(5))
    assert (view(game).face_up, player(game).cookies, player(game).score) == (5, (4,), 4)


def test_the_next_cookie_is_turned_up_by_what_is_left_in_the_stack() -> None:
    """A12"""
    game = match("0 at:10 hand:3,1,1 ; 1 at:2 won:2x3,3x4,4x4,5 ; up:5", "left")
    assert GAME.chances(game.position) == [(cookie(2), 1), (cookie(5), 2)]


def test_won_cookies_lie_open_for_everybody() -> None:
    """A12"""
    players = GAME.view(read("0 at:1 won:3,5 small:2"), 1).players
    assert (players[0].cookies, players[0].small, players[0].score) == ((3, 5), 2, 10)


def test_leaving_the_tea_party_is_not_passing_it() -> None:
    """A12"""
    game = match("0 hand:4,1,1", "left")
    assert player(game).space == 4
    assert not told(game, TeaPartyPassed)


def test_stopping_on_the_tea_party_is_not_passing_it() -> None:
    """A12, A15"""
    game = match("0 at:9 hand:3,1,1 ; 1 at:2", "left")
    assert not told(game, TeaPartyPassed)
    assert view(game).phase == "tea-party"


def test_going_on_from_an_occupied_tea_party_is_passing_it() -> None:
    """A34"""
    game = match("0 at:9 hand:3,1,1 ; up:3", "left")
    assert player(game).space == 1
    assert told(game, TeaPartyPassed) == [TeaPartyPassed(seat=0, rule="A34")]
    assert player(game).cookies == (3,)


def test_going_on_to_a_free_tea_party_is_stopping_there() -> None:
    """A34"""
    game = match("0 at:9 hand:2,1,1 ; 1 at:11 ; up:3", "left")
    assert player(game).space == TEA_PARTY
    assert not told(game, TeaPartyPassed)
    assert view(game).phase == "tea-party"


def test_going_on_to_a_special_space_is_a_stop_there() -> None:
    """A34: the Caterpillar acts"""
    game = match("0 at:7 hand:2,1,1 ; 1 at:9", "left")
    assert (player(game).space, player(game).large) == (CATERPILLAR, True)


def test_the_cookie_is_taken_before_the_space_acts() -> None:
    """A12, A13: first the pass, then the new cookie, then the Cat"""
    game = match("0 at:10 hand:5,1,1 ; 1 at:2", "left", cookie(3))
    assert rules(game) == ["A9", "A9", "A12", "A12", "A12", "A20"]


def test_special_spaces_act_one_after_the_other() -> None:
    """A13: from the Cat to the Small Cookies"""
    game = match("0 at:10 hand:5,1,1 ; 1 at:2", "left", cookie(3), spin(1))
    assert (player(game).space, player(game).small) == (SMALL_COOKIES, 2)


def test_passing_twice_gives_the_cookie_that_lies_face_up_each_time() -> None:
    """A35: on a ring of ten spaces with the Cat behind the Tea Party"""
    game = match("0 at:9 large hand:5,1,1 ; 1 at:4 ; up:2", "left +1", cookie(5), cookie(3), edition=RING_OF_TEN)
    assert player(game).cookies == (2, 5)
    assert view(game).face_up == 3


def test_with_no_cookie_left_passing_gives_nothing() -> None:
    """A35"""
    game = match("0 at:10 hand:3,1,1 ; 1 at:2 won:2x4,3x4,4x4,5x4 ; up:-", "left")
    assert player(game).cookies == ()
    assert told(game, NoCookieLeft) == [NoCookieLeft(seat=0, rule="A35")]


def test_the_last_cookie_is_taken_in_passing_and_none_turned_up() -> None:
    """A12"""
    game = match("0 at:10 hand:3,1,1 ; 1 at:2 won:2x4,3x4,4x4,5x3 ; up:5", "left")
    assert (player(game).cookies, view(game).face_up, view(game).phase) == ((5,), None, "draw")


def test_a_pawn_may_stop_again_on_the_space_it_came_from() -> None:
    """A37: six to the Cat and six more"""
    game = match("0 at:9 large hand:5,1,1 ; 1 at:1", "left +1", cookie(2))
    assert player(game).space == 9


def test_the_new_card_goes_between_the_two_in_hand() -> None:
    """A14"""
    game = match("0 hand:3,4,2", "left", card(5))
    assert player(game).hand == ("4", "5", "2")
    game = match("0 hand:3,4,2", "right", card("joker"))
    assert player(game).hand == ("3", "joker", "4")
    assert told(game, CardDrawn) == [CardDrawn(seat=0, rule="A14")]
    assert told(game, CardSeen) == [CardSeen(seat=0, card="joker", rule="A14", seen_by=(0,))]


def test_the_new_card_is_drawn_after_everything_else() -> None:
    """A30: also after the Cat's move and what it leads to"""
    game = match("0 at:10 hand:5,1,1 ; 1 at:2", "left", cookie(3), spin(1))
    assert view(game).phase == "draw"
    assert player(game).hand == ("1", "1")


def test_of_two_cards_both_are_outer_ones() -> None:
    """A31"""
    assert legal(read("0 at:1 hand:3,4 pile:- ; 1 at:2 hand:3,4 pile:-")) == ["left 3", "right 4"]


def test_a_single_card_is_played_as_the_left_one() -> None:
    """A31"""
    game = match("0 at:1 hand:3 pile:- ; 1 at:2 hand:4 pile:-")
    assert legal(game.position) == ["left 3"]
    with pytest.raises(Refused, match=r"only one card \(A31\)"):
        game.play(0, PlayToMove("right", 3))


def test_with_an_empty_pile_nothing_is_drawn_and_the_hand_shrinks() -> None:
    """A31"""
    game = match("0 at:1 hand:3,4,5 pile:- ; 1 at:2 hand:3,4,5 pile:-", "left", "right", "right")
    assert [player(game, seat).hand for seat in (0, 1)] == [("4",), ("3", "4")]
    assert not told(game, CardDrawn)


def test_a_pawn_in_the_hole_keeps_others_from_falling_in() -> None:
    """A33"""
    game = match("0 at:1 hand:4,1,1 ; 1 at:5 fallen", "left")
    assert (player(game).space, player(game).in_hole) == (HOLE + 1, False)
    assert told(game, PawnWentOn)[0].rule == "A33"
