"""Levels of play: they exist in every game, are ordered by strength, and none plays nonsense."""

from typing import Any

import pytest

from curiouser.bots import NAMES, find_bot
from curiouser.bots.greedy import Greedy
from curiouser.bots.levels import LEVELS
from curiouser.bots.search import TreeSearch
from curiouser.bots.tally import ask
from curiouser.engine.about import GreedyLevel
from curiouser.engine.game import CountableGame, all_games
from curiouser.engine.position import OVER
from curiouser.engine.rng import seeded
from curiouser.games.tea_time import GAME as TEA_TIME
from curiouser.games.tea_time.bots import EndgameSolver
from curiouser.games.tic_tac_toe import GAME as TIC_TAC_TOE
from curiouser.games.tic_tac_toe.rules import TicTacToe
from curiouser.lab.ladder import climb
from tests.laws import hidden_hand

COUNTABLE = [game for game in [*all_games(), hidden_hand.GAME] if isinstance(game, CountableGame)]


def test_every_level_has_a_name() -> None:
    assert [name for name in NAMES if name.startswith("level-")] == [f"level-{number}" for number in LEVELS]


@pytest.mark.parametrize("game", COUNTABLE, ids=lambda game: game.name)
def test_higher_levels_think_more(game: CountableGame[Any]) -> None:
    effort = [
        (0, wanted.notices) if isinstance(wanted, GreedyLevel) else (wanted.iterations, 0)
        for wanted in game.about.levels
    ]
    assert effort == sorted(effort)
    assert len(effort) == len(LEVELS)


def decisions(game: CountableGame[Any], seats: int, most: int) -> list[Any]:
    """Positions of a match in which somebody has a choice."""
    rng = seeded(2)
    position = game.start(game.setup(seats))
    position.resolve_chance(rng)
    found: list[Any] = []
    while position.actor != OVER and len(found) < most:
        if len(position.legal()) > 1:
            found.append(position.copy())
        position.play(position.pick(rng))
        position.resolve_chance(rng)
    return found


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", COUNTABLE, ids=lambda game: game.name)
def test_no_bot_looks_at_what_its_seat_cannot_know(game: CountableGame[Any], name: str) -> None:
    bot = find_bot(name, game)
    search = bot.other if isinstance(bot, EndgameSolver) else bot
    if isinstance(search, TreeSearch):
        search.iterations = 20
        search.rollout.guided_plies = min(search.rollout.guided_plies, 1)
    for position in decisions(game, max(game.seat_counts), 12):
        move = ask(bot, position, seeded(9))
        assert move in position.legal()
        other = position.copy()
        other.redeal(position.actor, seeded(77))
        assert ask(bot, other, seeded(9)) == move


def test_whoever_notices_little_still_takes_the_best_it_noticed() -> None:
    greedy = Greedy()
    greedy.notices = 50
    position = TIC_TAC_TOE.read("xx./oo./...", TIC_TAC_TOE.setup(2))
    rng = seeded(1)
    chosen = [int(greedy.choose(position, rng)) for _ in range(1000)]
    assert abs(chosen.count(2) - 500) < 80


def test_whoever_notices_nothing_takes_any_move() -> None:
    greedy = Greedy()
    greedy.notices = 0
    rng = seeded(1)
    assert {int(greedy.choose(TicTacToe(), rng)) for _ in range(200)} == set(range(9))


def test_a_slip_is_a_move_that_looked_good() -> None:
    search = TreeSearch()
    search.iterations = 100
    search.blunder = 100
    position = TIC_TAC_TOE.read("xx./oo./...", TIC_TAC_TOE.setup(2))
    chosen = [int(search.choose(position, seeded(seed))) for seed in range(40)]
    assert chosen.count(2) > 20
    assert len(set(chosen)) > 1


def test_a_level_beats_the_one_below() -> None:
    found = climb(TEA_TIME, TEA_TIME.setup(2), ["level-1", "level-2", "level-3"], 12, seed=1)
    assert [rung.bot for rung in found.rungs] == ["level-3", "level-2", "level-1"]
