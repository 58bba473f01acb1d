"""Players for any countable game, by name."""

from typing import Any

from curiouser.bots.greedy import Greedy
from curiouser.bots.levels import LEVELS, level
from curiouser.bots.uniform import Uniform
from curiouser.engine.bot import Bot
from curiouser.engine.errors import Problem
from curiouser.engine.game import CountableGame, Game

NAMES = ("uniform", "greedy", *(f"level-{number}" for number in LEVELS))


def find_bot(name: str, game: Game[Any]) -> Bot:
    """A bot of that name for the game."""
    if not isinstance(game, CountableGame):
        raise Problem("no-bots", game=game.name)
    if name == "uniform":
        return Uniform()
    if name == "greedy":
        greedy = Greedy()
        greedy.judge = game.judge()
        return greedy
    if name in NAMES:
        return level(int(name.removeprefix("level-")), game)
    raise Problem("unknown-bot", bot=name, known=", ".join(NAMES))
