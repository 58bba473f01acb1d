"""Players by name: bots for any countable game, planners for games that are played against the clock."""

from typing import Any

from curiouser.bots.greedy import Greedy
from curiouser.bots.levels import LEVELS, level
from curiouser.bots.uniform import Uniform
from curiouser.bots.whim import Whim
from curiouser.engine.bot import Bot
from curiouser.engine.errors import Problem
from curiouser.engine.game import CountableGame, Game
from curiouser.engine.plan import Planner

NAMES = ("uniform", "greedy", *(f"level-{number}" for number in LEVELS))


def names_for(game: Game[Any]) -> tuple[str, ...]:
    """The bots that play a game, the weakest first."""
    return NAMES if isinstance(game, CountableGame) else ("uniform", *game.planners)


def usual_bot(game: Game[Any]) -> str:
    """Who sits down where nobody says which."""
    if isinstance(game, CountableGame):
        return "greedy"
    return game.planners[len(game.planners) // 2] if game.planners else "uniform"


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


def find_planner(name: str, game: Game[Any]) -> Planner:
    """A bot of that name for a game that is no countable one."""
    if name == "uniform":
        return Whim(game)
    if name in game.planners:
        return game.planner(name)
    raise Problem("unknown-bot", bot=name, known=", ".join(names_for(game)))


def check_bot(name: str, game: Game[Any]) -> None:
    """Raises `Problem` for one that doesn't play the game."""
    find_bot(name, game) if isinstance(game, CountableGame) else find_planner(name, game)
