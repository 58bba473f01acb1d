"""The reasons for moves in Adventures, in words."""

import re

from curiouser.engine.match import Match
from curiouser.games.adventures import GAME
from tests.games.adventures.table import match, spin


def said(match: Match, typed: str) -> list[str]:
    position = match.position
    words = GAME.words("en")
    number = GAME.numbers(position)[GAME.parse(typed, position, int(position.actor))]
    return [words.say(reason.text) for reason in GAME.reasons(position, number)]


def test_a_pass_takes_a_cookie() -> None:
    """A12"""
    assert said(match("0 at:9 hand:4,1,1 ; 1 at:2 ; up:4"), "left") == ["You take the cookie worth 4 at once (A12)."]


def test_an_ordinary_space_says_how_far_the_tea_party_is() -> None:
    """A12"""
    assert said(match("0 at:6 hand:1,2,2 ; 1 at:2"), "left") == ["After that, it is 5 spaces to the Tea Party (A12)."]


def test_without_cookies_nobody_counts_the_way() -> None:
    assert said(match("0 at:6 hand:1,2,2 ; 1 at:2 won:2x4,3x4,4x4,5x4 ; up:-"), "left") == []


def test_special_spaces_say_what_they_do() -> None:
    """A16, A17, A18, A20, A21"""
    assert said(match("0 at:6 hand:2,1,1 ; 1 at:2"), "left") == ["You spin for small cookies and take 1 to 3 (A16)."]
    assert said(match("0 at:1 hand:2,1,1 ; 1 at:4"), "left")[0] == "The Cheshire Cat moves you on again (A20)."
    assert said(match("0 at:4 hand:1,2,2 ; 1 at:2"), "left")[0] == "You fall into the Rabbit Hole (A21)."
    assert said(match("0 at:9 hand:1,2,2 ; 1 at:2"), "left")[0].startswith("Your pawn grows large")
    assert said(match("0 at:9 hand:1,2,2 large ; 1 at:2"), "left")[0] == "Your pawn shrinks (A18)."


def test_a_pawn_made_small_over_the_hole_drops() -> None:
    """A17, A19"""
    assert said(match("0 at:9 hand:1,2,2 ; 1 at:5 large"), "left")[:2] == [
        "Your pawn grows large, so you may add 1 to your cards (A17).",
        "Another pawn falls down the Rabbit Hole (A19).",
    ]


def test_the_way_out_of_the_hole_is_counted() -> None:
    """A22, A23"""
    assert said(match("0 at:5 fallen hand:3,1,1 ; 1 at:2"), "left spin") == [
        "The chance that a spin gets you out is 10 in 12, and you have up to 3 spins (A22)."
    ]


def test_a_space_shown_is_compared_with_all_spaces() -> None:
    """A22: the way over the Tea Party to the Cat is the best there is."""
    far = match("0 at:5 fallen hand:3,1,1 ; 1 at:2 ; up:5", "left", spin(3))
    assert said(far, "accept") == ["No other spin would be better (A22)."]
    near = match("0 at:5 fallen hand:3,1,1 ; 1 at:2 ; up:5", "left", spin(6))
    (sentence,) = said(near, "again")
    (better,) = re.findall(r"is (\d+) in 12 \(A22\)\.$", sentence)
    assert int(better) >= 5


def test_unseen_cookies_are_counted() -> None:
    """A15"""
    sentence = "The face-up cookie is worth 3; the chance that the unseen one is worth more is 8 in 15 (A15)."
    tea = match("0 at:9 hand:3,1,1 ; 1 at:2 ; up:3", "left")
    assert (
        said(match("0 at:9 hand:3,1,1 ; 1 at:2 ; up:3"), "left") == said(tea, "up") == said(tea, "unseen") == [sentence]
    )
