"""The effects of the cards and the spaces of the watch, T13–T26."""

import pytest

from curiouser.games.tea_for_two.events import EffectCopied, HandMoved, NothingDone, QueenSpared, StarsGained
from curiouser.games.tea_for_two.moves import TurnOver
from tests.games.tea_for_two.table import acting, chances, options, player, told, turn_over, typed, view


def test_the_cheshire_cat_points_to_any_space_and_resolves_it() -> None:
    """T13"""
    game = acting("cat1", "rabbit0", "0 flamingo ; 1 destroyed rest")
    typed(game, "use")
    assert options(game) == ["point 1", "point 2", "point 3", "point 4", "point 5"]
    events = typed(game, "point 4")
    assert told(events, HandMoved) == [HandMoved(seat=0, space=4, effect="stars", hourglasses=0, rule="T13")]
    assert (view(game).hand, player(game, 0).stars) == (4, 2)


@pytest.mark.parametrize(("card", "other", "cakes"), [("mouse1", "cat1", 2), ("knave1", "cat1", 3)])
def test_the_mouse_brings_two_cakes_and_the_knave_three(card: str, other: str, cakes: int) -> None:
    """T14, T17"""
    game = acting(card, other)
    typed(game, "use")
    assert (player(game, 0).cakes, view(game).cakes) == (cakes, 9 - cakes)


@pytest.mark.parametrize(("card", "hourglasses"), [("caterpillar1", 2), ("alice1", 1)])
def test_the_caterpillar_brings_two_hourglasses_and_alice_one(card: str, hourglasses: int) -> None:
    """T18, T20"""
    game = acting(card, "cat1")
    typed(game, "use")
    assert (player(game, 0).hourglasses, view(game).hourglasses) == (hourglasses, 5 - hourglasses)


def test_the_guard_makes_the_opponent_discard_three_cards_without_effects() -> None:
    """T15"""
    game = acting("guard1", "mouse1")
    typed(game, "use")
    assert TurnOver(1, "queen1") in chances(game.position)
    turn_over(game, "queen1", "knave1", "cat1")
    assert player(game, 1).discard == ("cat1", "knave1", "queen1", "mouse1")
    assert (player(game, 0).stars, player(game, 1).cakes, view(game).phase) == (0, 0, "reveal")


def test_the_executioner_destroys_the_top_card_of_the_opponents_deck() -> None:
    """T16, T12"""
    game = acting("executioner1", "mouse1")
    typed(game, "use")
    turn_over(game, "alice1")
    assert (player(game, 0).destroyed, player(game, 0).stars) == ({"alice1": 1}, 1)
    assert "alice1" not in player(game, 1).deck
    assert player(game, 1).discard == ("mouse1",)


def test_a_queen_of_hearts_is_discarded_instead() -> None:
    """T16, T38: no stars, and nothing is destroyed"""
    game = acting("executioner1", "mouse1")
    typed(game, "use")
    events = turn_over(game, "queen1")
    assert told(events, QueenSpared) == [QueenSpared(seat=1, card="queen1")]
    assert player(game, 1).discard == ("queen1", "mouse1")
    assert (player(game, 0).stars, player(game, 0).destroyed) == (0, {})


def test_the_king_takes_the_flamingo_or_two_cakes() -> None:
    """T19"""
    game = acting("king1", "cat1", "1 flamingo")
    typed(game, "use")
    assert options(game) == ["flamingo", "cakes"]
    typed(game, "flamingo")
    assert [player(game, seat).flamingo for seat in (0, 1)] == [True, False]
    assert player(game, 0).cakes == 0


def test_the_king_may_take_cakes_and_leave_the_flamingo() -> None:
    """T19"""
    game = acting("king1", "cat1", "1 flamingo")
    typed(game, "use", "cakes")
    assert (player(game, 0).cakes, player(game, 0).flamingo) == (2, False)


@pytest.mark.parametrize(("card", "other"), [("queen1", "cat1"), ("rabbit0", "cat1")])
def test_the_queen_and_the_white_rabbit_destroy_the_top_card_of_a_stack(card: str, other: str) -> None:
    """T21"""
    game = acting(card, other, "0 flamingo ; stack executioner 2 1 1 2 3 ; stack king ; 1 destroyed rest")
    typed(game, "use")
    assert options(game) == ["destroy executioner", "destroy knave", "destroy caterpillar", "destroy alice"]
    typed(game, "destroy executioner")
    assert (player(game, 0).stars, view(game).stacks[0].cards[0]) == (2, "executioner1")


def test_a_card_of_the_own_discard_pile_may_be_destroyed_and_the_pile_closes() -> None:
    """T22: wherever it lies; of two of a kind each may be named"""
    pile = "mouse1 executioner1 cat1 executioner1 king1"
    game = acting(pile, "cat1", "0 hourglasses:5 ; watch:5 ; stack executioner 1 2 2 3")
    typed(game, "use", "wind 1")
    assert options(game) == [
        "destroy mouse1",
        "destroy executioner1",
        "destroy cat1",
        "destroy executioner1 2",
        "destroy king1",
    ]
    typed(game, "destroy executioner1 2")
    assert player(game, 0).discard == ("mouse1", "executioner1", "cat1", "king1")
    assert (player(game, 0).stars, player(game, 0).destroyed) == (1, {"executioner1": 1})


def test_of_two_cards_of_a_kind_the_upper_one_is_named_first() -> None:
    """T22"""
    pile = "mouse1 executioner1 cat1 executioner1 king1"
    game = acting(pile, "cat1", "0 hourglasses:1 ; watch:5 ; stack executioner 1 2 2 3")
    typed(game, "use", "wind 1", "destroy executioner1")
    assert player(game, 0).discard == ("mouse1", "cat1", "executioner1", "king1")


def test_two_cards_of_the_own_deck_are_discarded_for_their_stars() -> None:
    """T23"""
    more = "0 deck alice3 rabbit0 cat1 ; stack alice 1 1 2 2 ; 0 hourglasses:1 ; watch:1 ; 1 destroyed rest"
    game = acting("mouse1", "cat1", more)
    typed(game, "use", "wind 1")
    events = turn_over(game, "alice3", "rabbit0")
    assert player(game, 0).discard == ("rabbit0", "alice3", "mouse1")
    assert player(game, 0).stars == 3
    assert [event.stars for event in told(events, StarsGained)] == [3]  # no star is no event


def test_the_effect_of_the_opponents_top_card_is_copied() -> None:
    """T24"""
    game = acting("mouse1", "cat1", "0 hourglasses:1 ; watch:2")
    typed(game, "use")
    events = typed(game, "wind 1")
    assert told(events, EffectCopied) == [EffectCopied(seat=0, card="cat1")]
    assert view(game).phase == "point"


def test_the_stars_space_gives_two_stars() -> None:
    """T25"""
    game = acting("mouse1", "cat1", "0 hourglasses:1 ; watch:3")
    typed(game, "use", "wind 1")
    assert player(game, 0).stars == 2


def test_the_flamingo_space_takes_the_flamingo() -> None:
    """T26"""
    game = acting("mouse1", "cat1", "0 hourglasses:1 ; watch:4 ; 1 flamingo")
    typed(game, "use", "wind 1")
    assert player(game, 0).flamingo


def test_an_effect_may_leave_its_user_with_nothing() -> None:
    """T36"""
    game = acting("mouse1", "cat1", "0 cakes:9")
    assert told(typed(game, "use"), NothingDone) == [NothingDone(seat=0)]
    assert player(game, 0).cakes == 9
