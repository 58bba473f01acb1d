"""The laws over random matches of every installed game, for every number of seats and every combination of options."""

from typing import Any

import pytest

from curiouser.engine.game import Game, all_games, find_game
from curiouser.laws import LAWS, check_game
from curiouser.laws.check import option_sets
from tests.laws import hidden_hand, open_words
from tests.laws.untraced import untraced

CHUNK = 500
CHUNKS = 20
SETUPS = [
    pytest.param(game, seats, options, id="-".join([game.name, str(seats), *(n for n, on in options.items() if on)]))
    for game in [*all_games(), hidden_hand.GAME, open_words.GAME]
    for seats in game.seat_counts
    for options in option_sets(game)
]


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_a_game_keeps_the_laws(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    is_plain = not any(options.values())
    share, records = (0.2, 0.5) if is_plain else (0.05, 0.1)
    with untraced():
        report = check_game(game, seats=seats, options=options, matches=20, share=share, records=records)
    assert report.broken == []
    assert report.matches == 20
    if is_plain:
        assert set(report.checks) == set(LAWS) - ({"luck"} if game.name == "tic-tac-toe" else set())


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tea_time_keeps_the_laws_over_ten_thousand_matches(seats: int, chunk: int) -> None:
    with untraced():
        report = check_game(
            find_game("tea-time"),
            seats=seats,
            matches=CHUNK,
            first=chunk * CHUNK,
            share=0.006,
            records=0.03,
        )
    assert report.broken == []
    assert report.matches == CHUNK
    assert set(report.checks) == set(LAWS)
