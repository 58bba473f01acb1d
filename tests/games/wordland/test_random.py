"""Random matches with random clocks: every power, interruption and way of going out happens, and every match ends."""

from collections import Counter
from typing import Any

import pytest

from curiouser.games.wordland import GAME, events, moves
from tests.games.wordland.random_matches import play_match
from tests.laws.untraced import untraced

pytestmark = pytest.mark.usefixtures("small_words")

SEATS = (3, 4, 5, 6, 7, 8)
BASIC = {
    "WentOut letter W10", "WentOut letter W16", "WentOut time W10", "WentOut repeated W13", "WentOut repeated W47",
    "WentOut vote W14", "VoteEnded stands", "VoteEnded falls", "TeapotStarted W8", "TeapotStarted W37", "TurnBegan W8",
    "TurnBegan W9", "TurnBegan W10", "TurnBegan W48", "LastOneLeft", "QueenPassed", "MatchEnded", "credited word",
}  # fmt: skip
ADVANCED = (BASIC - {"QueenPassed"}) | {
    "WentOut letter W24", "WentOut letter W25", "LetterLaid", "LetterLeft W24", "LetterLeft W25", "LetterLeft W42",
    "TurnSkipped", "TeapotRestarted W27", "TeapotRestarted W31", "ImmunityDeclared", "TurnForced", "TokenPlaced",
    "WentOut in extra turn", "VoteEnded stands in extra turn", "VoteEnded falls in extra turn", "AliceScored",
    "CaterpillarScored", "CharactersPassed", "TurnBegan W26", "TurnBegan W30",
}  # fmt: skip
CAREFUL = {"WentOut speech W51", "VoteDropped", "Spoke"}
TEAPOT = {"WentOut marked W38", "TurnPassed", "TurnForced", "LetterLaid", "TurnBegan W48", "WentOut time W10"}


def play_all(matches: int, options: dict[str, Any]) -> Counter[str]:
    happened: Counter[str] = Counter()
    with untraced():
        for seats in SEATS:
            for seed in range(matches):
                match = play_match(seats, seed, options, happened)
                assert match.outcome is not None
                assert sum(match.outcome.scores) >= seats * sum(match.position.box.points)
                assert GAME.parts(match.position) == GAME.parts(GAME.start(match.setup))
    return happened


@pytest.mark.parametrize(
    ("matches", "options", "expected"),
    [
        pytest.param(3, {}, BASIC, id="basic"),
        pytest.param(8, {"advanced": True}, ADVANCED, id="advanced"),
        pytest.param(3, {"advanced": True, "careful": True}, CAREFUL, id="careful"),
        pytest.param(8, {"advanced": True, "teapot": True}, TEAPOT, id="teapot"),
    ],
)
def test_every_path_happens(matches: int, options: dict[str, Any], expected: set[str]) -> None:
    """W9–W31, W34, W38, W41–W51: of so many matches for each number of seats"""
    happened = play_all(matches, options)
    assert expected - set(happened) == set()


def test_every_move_and_every_event_happens() -> None:
    """W1–W52: nothing is there that never happens"""
    happened = play_all(3, {"advanced": True, "careful": True}) + play_all(3, {}) + play_all(3, {"teapot": True})
    first_words = {name.split()[0] for name in happened}
    assert {kind.__name__ for kind in (*GAME.move_types, *GAME.event_types)} - first_words == set()
    assert {events.VoteDropped.__name__, moves.Speak.__name__} <= first_words


def test_the_same_seed_is_the_same_match() -> None:
    once, again = (play_match(5, 7, {"advanced": True}, Counter()) for _ in range(2))
    assert [(played.actor, played.move) for played in once.played] == [(p.actor, p.move) for p in again.played]
    assert once.outcome == again.outcome
