"""Levels 1–5 of every game. Lower levels see less, look less far ahead and make mistakes; none plays at random."""

from typing import Any

import msgspec

from curiouser.bots.greedy import Greedy
from curiouser.bots.rollout import ONE
from curiouser.bots.search import TreeSearch
from curiouser.engine.bot import Bot
from curiouser.engine.game import CountableGame
from curiouser.games.tea_time.bots import Counter
from curiouser.native import COMPILED

LEVELS = (1, 2, 3, 4, 5)
# Where nothing is compiled, bots think less rather than longer.
SLOWER = 10
LEAST = 50


class Glance(msgspec.Struct, frozen=True):
    """One move ahead, overlooking some."""

    notices: int  # of a hundred moves


class Thought(msgspec.Struct, frozen=True):
    """A tree search. What the numbers mean stands in `TreeSearch` and `Rollout`."""

    iterations: int
    slip: int = 0
    curiosity: float = 0.7
    careful: int = 0
    horizon: int = -1
    weighs: bool = False  # asks the game's weigher at every leaf
    breadth: int = 0


# Tuned by `curiouser ladder`; docs/bots.md has the results.
USUAL = (Glance(40), Glance(85), Thought(60, slip=50), Thought(500, slip=10), Thought(8_000))
BY_GAME: dict[str, tuple[Glance | Thought, ...]] = {
    "tea-time": (Glance(8), Glance(60), Thought(150, slip=20), Thought(1_000), Thought(8_000)),
    "tea-for-two": (
        Glance(25),
        Glance(52),
        Glance(82),
        Thought(150, curiosity=0.4, weighs=True, slip=10),
        Thought(600, curiosity=0.4, weighs=True, careful=12),
    ),
    "adventures": (Glance(35), Glance(60), Glance(85), Thought(80, horizon=4), Thought(8_000, horizon=4)),
}


def level(number: int, game: CountableGame[Any]) -> Bot:
    bot = player(BY_GAME.get(game.name, USUAL)[number - 1], game)
    if number == 5 and game.name == "tea-time":
        counter = Counter()
        counter.other = bot
        return counter
    return bot


def player(wanted: Glance | Thought, game: CountableGame[Any]) -> Bot:
    greedy = Greedy()
    greedy.judge = game.judge()
    if isinstance(wanted, Glance):
        greedy.notices = wanted.notices
        return greedy
    search = TreeSearch()
    search.rollout.guide = greedy
    search.iterations = wanted.iterations if COMPILED else max(LEAST, wanted.iterations // SLOWER)
    search.slip = wanted.slip
    search.curiosity = int(wanted.curiosity * ONE)
    search.rollout.careful = wanted.careful
    search.rollout.horizon = wanted.horizon
    search.breadth = wanted.breadth
    if wanted.weighs:
        let_weigh(search, game)
    return search


def let_weigh(search: TreeSearch, game: CountableGame[Any]) -> None:
    """Leaves get the chance to win that the game's weigher knows."""
    weigher = game.weigher()
    assert weigher is not None
    search.rollout.guide.judge = weigher
    search.rollout.at_once = True
    search.rollout.margin = 0
