"""One search in several processes."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from curiouser.bots import together
from curiouser.bots.together import Together, think_together
from curiouser.engine.about import SearchLevel
from curiouser.engine.game import CountableGame, all_games
from curiouser.engine.rng import seeded
from curiouser.games.tic_tac_toe import GAME
from curiouser.native import COMPILED

SETUP = GAME.setup(2)
COUNTABLE = [game for game in all_games() if isinstance(game, CountableGame)]
TIMES = 1 if COMPILED else 10  # interpreted, bots think so much less


def visits(game: CountableGame[Any], processes: int, seed: int) -> list[int]:
    """Threads share nothing but the code here, so they find what processes find."""
    setup = game.setup(2)
    position = game.start(setup)
    position.resolve_chance(seeded(1))
    with ThreadPoolExecutor(1) as pool:
        found = think_together(game, setup, position, SearchLevel(200 * TIMES), seed, processes, pool)
    return [int(finding.visits) for finding in found]


@pytest.mark.parametrize("game", COUNTABLE, ids=lambda game: game.name)
def test_a_seed_and_a_number_of_processes_give_the_same_findings(game: CountableGame[Any]) -> None:
    first = visits(game, 2, 5)
    assert visits(game, 2, 5) == first
    assert len(first) == 1 or visits(game, 2, 6) != first


def test_the_iterations_are_divided() -> None:
    assert sum(visits(GAME, 4, 1)) == 200


def test_a_player_on_two_cores_sees_a_winning_line() -> None:
    player = Together(GAME, SETUP, SearchLevel(400 * TIMES), 2)
    try:
        assert player.choose(GAME.read("xx./oo./...", SETUP), seeded(1)) == 2
        assert player.choose(GAME.read("xox/oxo/ox.", SETUP), seeded(1)) == 8
    finally:
        player.close()


def test_a_time_goes_to_every_process() -> None:
    share = together.SearchShare(GAME.name, b'{"seats":2,"options":{},"edition":{"title":"x"}}', "x../.../...",
                           SearchLevel(1 << 40), 0.01, 1, 0)  # fmt: skip
    assert sum(row[1] for row in together.think(share)) >= 256
