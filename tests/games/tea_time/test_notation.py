"""Positions of Tea Time as short text."""

import pytest

from curiouser.engine.errors import BadSetup
from curiouser.games.tea_time import GAME
from tests.games.tea_time.table import FULL_ROUND, read

FIRST_TURN = f"{FULL_ROUND} ; 0 alice ; 1 ; to-move:0 turn:1"


@pytest.mark.parametrize(
    "notation",
    [
        FIRST_TURN,
        "cat . alice ; 0 queen*:2 ; 1 twins ; round:2 turn:3 to-move:1",
        "cat hatter* ; 1 alice ; round:2 to-move:luck",
        ". ; round:0 to-move:luck",
        ". ; 1 alice ; round:5 to-move:over",
    ],
)
def test_a_position_survives_writing_and_reading(notation: str) -> None:
    position = read(notation)
    written = GAME.write(position)
    again = read(written)
    assert GAME.write(again) == written
    assert GAME.opened(again) == GAME.opened(position)


def test_without_a_pile_it_holds_what_is_not_in_sight() -> None:
    view = GAME.view(read("cat . cat ; 0 cat:3 ; 1 cat*:2 alice ; to-move:0 turn:4"), 0)
    assert (view.pile["cat"], view.pile["queen"]) == (3, 10)


@pytest.mark.parametrize(
    ("notation", "reason"),
    [
        ("dodo", "dodo"),
        ("cat:2 alice", "a1"),
        ("cat*", "a1"),
        ("alice alice", "more than once"),
        ("alice ; 0 alice", "more than once"),
        ("alice ; 0 alice ; 1 alice", "more than once"),
        (". . . . cat", "3 rows of 4"),
        ("/ / / cat", "3 rows of 4"),
        ("alice ; 2 cat", "“2”"),
        ("alice ; 0 dodo", "dodo"),
        ("alice ; pile dodo", "dodo"),
        ("alice ; mood:good", "mood:good"),
        ("alice ; round:luck", "round:luck"),
        ("alice ; turn:x", "turn:x"),
        ("alice ; to-move:9", "to-move:9"),
        ("alice ; turn:9999", "turn:9999"),
        ("alice ; 0 cat:11 ; turn:5", "add up"),
        ("alice ; pile cat:9 ; turn:5", "add up"),
        ("cat ; turn:5", "No match can reach"),
        ("cat ; 0 alice ; turn:2", "No match can reach"),
        (FIRST_TURN.replace("0 alice ; 1", "0 ; 1 alice"), "No match can reach"),
        ("alice ; round:0 turn:5", "No match can reach"),
        (". ; 0 alice ; turn:5", "No match can reach"),
        (". cat* ; 0 alice ; to-move:luck", "No match can reach"),
        ("cat ; to-move:luck", "No match can reach"),
        ("cat alice ; to-move:luck", "No match can reach"),
        (FULL_ROUND + " ; 0 alice ; to-move:luck", "No match can reach"),
        (". ; 0 alice ; round:4 to-move:over", "No match can reach"),
        (
            ". ; 0 alice ; pile cat:0 hatter:0 queen:0 twins:0 rabbit:0 caterpillar:0 ; to-move:luck",
            "No match can reach",
        ),
    ],
)
def test_what_is_no_position_is_refused_with_the_reason(notation: str, reason: str) -> None:
    with pytest.raises(BadSetup) as problem:
        read(notation)
    assert reason in str(problem.value)
    for language in ("pl", "ro"):
        assert problem.value.say(language)
