"""Levels 1–5 of every game. Lower levels see less, look less far ahead and make mistakes; none plays at random."""

from typing import Any

from curiouser.bots.greedy import Greedy
from curiouser.bots.rollout import ONE
from curiouser.bots.search import TreeSearch
from curiouser.engine.about import GreedyLevel, Level
from curiouser.engine.bot import Bot
from curiouser.engine.game import CountableGame
from curiouser.native import COMPILED

LEVELS = (1, 2, 3, 4, 5)
# Where nothing is compiled, bots think less rather than longer.
SLOWER = 10
LEAST = 50


def level(number: int, game: CountableGame[Any]) -> Bot:
    bot = player(game.about.levels[number - 1], game)
    return game.strongest(bot) if number == LEVELS[-1] else bot


def player(wanted: Level, game: CountableGame[Any]) -> Bot:
    greedy = Greedy()
    greedy.evaluator = game.evaluator()
    if isinstance(wanted, GreedyLevel):
        greedy.notices = wanted.notices
        return greedy
    search = TreeSearch()
    search.iterations = wanted.iterations if COMPILED else max(LEAST, wanted.iterations // SLOWER)
    search.blunder = wanted.blunder
    search.exploration = int(wanted.exploration * ONE)
    search.widening = wanted.widening
    search.rollout.guide = greedy
    search.rollout.guided_plies = wanted.guided_plies
    search.rollout.horizon = wanted.horizon
    if wanted.evaluates:
        evaluate_leaves(search, game)
    return search


def evaluate_leaves(search: TreeSearch, game: CountableGame[Any]) -> None:
    """The game's linear evaluator says at every leaf how likely a win is; nothing is played on."""
    evaluator = game.linear_evaluator()
    assert evaluator is not None
    search.rollout.guide.evaluator = evaluator
    search.rollout.at_once = True
    search.rollout.margin = 0
