"""The reasons for moves in Tea for Two, in words."""

import pytest

from curiouser.games.tea_for_two import GAME
from curiouser.games.tea_for_two.rules import TeaForTwo
from tests.games.tea_for_two.table import acting, read


def said(position: TeaForTwo, typed: str) -> list[str]:
    words = GAME.words("en")
    number = GAME.numbers(position)[GAME.parse(typed, position, int(position.actor))]
    return [words.say(reason.text) for reason in GAME.reasons(position, number)]


@pytest.mark.parametrize(
    ("own", "more", "sentence"),
    [
        ("mouse1", "", "You take 2 cakes (T14)."),
        ("mouse1", "stack king 1 1 2 2 3 mission:cakes", "You take 2 cakes (T14)."),
        ("mouse1", "1 cakes:9", "The supply is short, so your opponent loses 2 cakes to you (T11)."),
        ("caterpillar1", "", "You take 2 hourglasses (T18)."),
        ("king1", "", "You choose the flamingo or 2 cakes (T19)."),
        ("cat1", "0 flamingo", "You choose any space of the watch; one of them gives 2 stars (T13)."),
        ("queen1", "stack alice 3 2 2 1 1", "You choose a top card; the best has 3 stars (T21)."),
        (
            "guard1",
            "",
            "Your opponent discards 3 cards without using them; before that, there are 8 cards in their deck (T15).",
        ),
        (
            "executioner1",
            "",
            "You destroy one of the 8 cards in your opponent’s deck; the only Queen among them is safe (T16).",
        ),
    ],
)
def test_an_effect_says_what_it_brings(own: str, more: str, sentence: str) -> None:
    """T13–T21"""
    assert sentence in said(acting(own, "cat1", more).position, "use")


@pytest.mark.parametrize(
    ("space", "sentence"),
    [
        (1, "You destroy the only card in your discard pile for its stars (T22)."),
        (2, "You turn over 2 of your own cards; the 8 cards in your deck have 8 stars in all (T23)."),
        (4, "You gain 2 stars at once (T25)."),
        (5, "You take the flamingo, so you win every tie (T26)."),
    ],
)
def test_a_space_of_the_watch_says_what_it_brings(space: int, sentence: str) -> None:
    """T22–T26"""
    assert sentence in said(read("0 discard cat1 ; 1 discard mouse1 ; 1 flamingo ; phase:point"), f"point {space}")


def test_a_bought_card_says_its_price_and_what_it_wins() -> None:
    """T6, T8"""
    position = acting("king1", "mouse1", "0 flamingo cakes:1").position
    assert said(position, "buy caterpillar")[:2] == [
        "You spend a cake (T8).",
        "Possible duels that your cards would win: 51 of 90; before this move: 45 of 81 (T6).",
    ]


def test_a_card_without_a_price_says_none() -> None:
    """T8"""
    assert not any("You spend" in each for each in said(acting("queen1", "cat1").position, "buy alice"))


def test_a_mission_changes_hands() -> None:
    """T29"""
    more = "stack executioner 1 1 2 2 3 mission:knave ; 1 flamingo"
    sentences = said(acting("king1", "mouse1", more).position, "buy knave")
    mission = "in the mission “most Knaves of Hearts”, worth 4 stars once its stack is empty (T29)."
    assert f"You get ahead {mission}" in sentences
    position = read(f"0 discard knave1 ; {more} ; phase:discarded")
    assert not any("ahead" in each for each in said(position, "destroy knave1"))
    kept = read("0 discard knave1 ; 0 flamingo ; stack executioner 1 1 2 2 3 mission:knave ; phase:discarded")
    assert f"You fall behind {mission}" in said(kept, "destroy knave1")


def test_a_stack_that_empties_is_counted() -> None:
    """T27"""
    position = acting("queen1", "cat1", "stack alice 3 ; 0 destroyed rest").position
    assert "You empty a stack: number 1 of the 4 that end the match (T27)." in said(position, "buy alice")


def test_hourglasses_can_be_kept() -> None:
    """T34"""
    assert said(read("0 discard cat1 ; 0 hourglasses:2 ; phase:wind"), "stop") == [
        "You keep 2 hourglasses for later (T34)."
    ]
