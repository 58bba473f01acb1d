"""The laws over random matches of every installed game, for every number of seats and every combination of options."""

import os
from collections.abc import Iterator
from typing import Any

import pytest

from curiouser.engine.game import CountableGame, Game, all_games, find_game
from curiouser.laws import LAWS, check_game
from curiouser.laws.check import option_sets
from curiouser.native import COMPILED
from tests.laws import hidden_hand, open_words

# Both ways play the same, as the fingerprints show: so the compiled one, which is quick, plays most of the matches.
IS_WHOLE = os.environ.get("CURIOUSER_LAWS") == "all"
CHUNK, CHUNKS = (500, 20) if IS_WHOLE else (500, 5) if COMPILED else (100, 1)
MOST = 20 if IS_WHOLE or COMPILED else 3  # matches of one setup
IN_ALL = 480  # about so many of a game with many setups
SLOW = 20  # setups


def setups() -> Iterator[Any]:
    """Every number of seats with every combination of options; the more there are, the fewer matches of each.

    Of a game that is not compiled and has very many, every fifth: so each option meets each number of seats.
    """
    for game in [*all_games(), hidden_hand.GAME, open_words.GAME]:
        sets = [(seats, options) for seats in game.seat_counts for options in option_sets(game)]
        matches = min(MOST, 1 + IN_ALL // len(sets))
        if not isinstance(game, CountableGame) and len(sets) > SLOW:
            sets, matches = sets[::5], 1
        for seats, options in sets:
            name = "-".join([game.name, str(seats), *(option for option, on in options.items() if on)])
            yield pytest.param(game, seats, options, matches, id=name)


@pytest.mark.parametrize(("game", "seats", "options", "matches"), list(setups()))
def test_a_game_keeps_the_laws(game: Game[Any], seats: int, options: dict[str, Any], matches: int) -> None:
    is_plain = not any(options.values())
    share, records = (0.2, 0.5) if is_plain and matches > 1 else (0.05, 0.1)
    report = check_game(game, seats=seats, options=options, matches=matches, share=share, records=records)
    assert report.broken == []
    assert report.matches == matches
    if is_plain:  # there may be no luck, and nothing that can be taken back
        assert set(LAWS) - set(report.checks) <= {"luck", "undo", "record"}


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tea_time_keeps_the_laws_over_thousands_of_matches(seats: int, chunk: int) -> None:
    """2,500 for each number of seats and interpreted 100; with CURIOUSER_LAWS=all 10,000 in both ways."""
    report = check_game(
        find_game("tea-time"),
        seats=seats,
        matches=CHUNK,
        first=chunk * CHUNK,
        share=3 / CHUNK,
        records=15 / CHUNK,
    )
    assert report.broken == []
    assert report.matches == CHUNK
    assert set(report.checks) == set(LAWS)
