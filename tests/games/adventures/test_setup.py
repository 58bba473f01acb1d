"""A1–A7: the components, the deal, and who starts."""

from fractions import Fraction

import pytest

from curiouser.engine.errors import BadSetup
from curiouser.engine.match import Match
from curiouser.engine.position import LUCK
from curiouser.games.adventures import GAME
from curiouser.games.adventures.events import CardDrawn, CardSeen, CookieTurnedUp, StarterChosen
from curiouser.games.adventures.moves import ChooseStarter, DrawCard, TurnUp
from tests.games.adventures.table import (
    CAT,
    CATERPILLAR,
    HOLE,
    SMALL_COOKIES,
    TEA_PARTY,
    card,
    cookie,
    read,
    told,
    view,
)


def deal(seats: int, hands: str, **options: object) -> Match:
    """A match from the beginning: a 2 is turned up, and the hands are dealt."""
    match = Match(GAME, GAME.setup(seats, options))
    match.play(LUCK, cookie(2))
    for name in hands.split():
        match.play(LUCK, card(name))
    return match


@pytest.mark.parametrize(("seats", "of_each"), [(2, 4), (3, 5), (4, 6)])
def test_each_number_of_players_has_its_large_cookies_and_twenty_small_ones(seats: int, of_each: int) -> None:
    """A1, A4"""
    start = view(Match(GAME, GAME.setup(seats)))
    assert start.stack == {"2": of_each, "3": of_each, "4": of_each, "5": of_each}
    assert start.pool == 20
    assert start.face_up is None


def test_luck_turns_up_the_first_cookie_by_what_is_in_the_stack() -> None:
    """A4"""
    match = Match(GAME, GAME.setup(3))
    assert GAME.chances(match.position) == [(TurnUp(2), 5), (TurnUp(3), 5), (TurnUp(4), 5), (TurnUp(5), 5)]
    match.play(LUCK, cookie(4))
    assert (view(match).face_up, view(match).stack["4"]) == (4, 4)
    assert told(match, CookieTurnedUp) == [CookieTurnedUp(points=4, rule="A4")]


def test_everybody_has_eleven_cards_two_of_each_number_and_a_joker() -> None:
    """A2"""
    for player in view(Match(GAME, GAME.setup(4))).players:
        assert player.unseen == {"joker": 1, "1": 2, "2": 2, "3": 2, "4": 2, "5": 2}
        assert player.pile == 11


def test_characters_go_by_seat_unless_the_table_chooses() -> None:
    """A2"""

    def characters(seats: int, chosen: str) -> list[str]:
        return [player.character for player in view(Match(GAME, GAME.setup(seats, {"characters": chosen}))).players]

    assert characters(4, "") == ["alice", "hatter", "queen", "rabbit"]
    assert characters(3, "queen") == ["queen", "alice", "hatter"]
    assert characters(2, " Rabbit, queen ") == ["rabbit", "queen"]


@pytest.mark.parametrize("chosen", ["queen queen", "dodo", "alice hatter queen"])
def test_characters_are_all_different_and_in_the_box(chosen: str) -> None:
    """A2"""
    with pytest.raises(BadSetup, match="isn’t a list of characters for 2 seats"):
        GAME.setup(2, {"characters": chosen})


def test_the_ring_has_five_special_spaces_and_a_number_on_every_space() -> None:
    """A3: the shipped edition"""
    spaces = view(Match(GAME, GAME.setup(2))).spaces
    assert {number: space.kind for number, space in enumerate(spaces) if space.kind != "ordinary"} == {
        TEA_PARTY: "tea-party",
        CAT: "cat",
        HOLE: "hole",
        SMALL_COOKIES: "small-cookies",
        CATERPILLAR: "caterpillar",
    }
    assert [space.number for space in spaces] == [1, 2, 3] * 4


def test_all_pawns_start_small_on_the_tea_party() -> None:
    """A5"""
    for player in view(Match(GAME, GAME.setup(4))).players:
        assert (player.space, player.large, player.in_hole) == (TEA_PARTY, False, False)


def test_everybody_draws_three_cards_and_keeps_their_order() -> None:
    """A6, the example of the set-up"""
    match = deal(2, "3 4 2 joker 5 5")
    assert [player.hand for player in view(match).players] == [("3", "4", "2"), ("joker", "5", "5")]
    assert [player.pile for player in view(match).players] == [8, 8]
    assert len(told(match, CardDrawn)) == 6
    assert told(match, CardSeen)[0] == CardSeen(seat=0, card="3", rule="A6", seen_by=(0,))


def test_luck_draws_each_card_by_what_is_left_in_that_pile() -> None:
    """A6: two 3s are drawn, so none is left"""
    position = deal(2, "3 3").position
    total = sum(weight for _, weight in GAME.chances(position))
    assert {move: Fraction(weight, total) for move, weight in GAME.chances(position)} == {
        DrawCard("joker"): Fraction(1, 9),
        DrawCard("1"): Fraction(2, 9),
        DrawCard("2"): Fraction(2, 9),
        DrawCard("4"): Fraction(2, 9),
        DrawCard("5"): Fraction(2, 9),
    }


def test_luck_names_the_starter_with_equal_chances() -> None:
    """A7"""
    match = deal(3, "1 1 2 1 1 2 1 1 2")
    assert GAME.chances(match.position) == [(ChooseStarter(0), 1), (ChooseStarter(1), 1), (ChooseStarter(2), 1)]
    match.play(LUCK, ChooseStarter(2))
    assert match.actors == (2,)
    assert told(match, StarterChosen) == [StarterChosen(seat=2)]


def test_the_host_may_choose_the_starter() -> None:
    """A7"""
    match = deal(3, "1 1 2 1 1 2 1 1 2", starter=1)
    assert match.actors == (1,)
    assert told(match, StarterChosen) == [StarterChosen(seat=1)]


def test_the_starter_must_have_a_seat() -> None:
    """A7"""
    with pytest.raises(BadSetup, match="seats are numbered from 0 to 1"):
        GAME.setup(2, {"starter": 2})
    with pytest.raises(BadSetup):
        GAME.setup(4, {"starter": 4})


def test_turns_go_clockwise() -> None:
    """A7"""
    order = []
    position = read("turn:2", 4)
    for _ in range(5):
        order.append(position.actor)
        GAME.play(position, position.actor, GAME.legal(position, position.actor)[0])
        while position.actor == LUCK:
            GAME.play(position, LUCK, GAME.legal(position, LUCK)[0])
    assert order == [2, 3, 0, 1, 2]
