"""Bots by name: bots for any countable game, and planners for games against the clock."""

from importlib import import_module
from typing import Any, NamedTuple

from curiouser.bots.greedy import Greedy
from curiouser.bots.levels import LEVELS, level
from curiouser.bots.uniform import Uniform
from curiouser.bots.whim import Whim
from curiouser.engine.bot import Bot
from curiouser.engine.errors import Problem
from curiouser.engine.game import CountableGame, Game
from curiouser.engine.plan import Planner

GUESTS: dict[str, "GuestBot"] = {}  # bots of others that were invited, by module:Name
NAMES = ("uniform", "greedy", *(f"level-{number}" for number in LEVELS))


class GuestBot(NamedTuple):
    """Which games and numbers of seats a third party's bot plays. Empty means all."""

    games: tuple[str, ...]
    seats: tuple[int, ...]

    def plays(self, game: str, seats: int | None) -> bool:
        return (not self.games or game in self.games) and (not self.seats or seats is None or seats in self.seats)


def invite(path: str) -> None:
    """Load a third party's bot by `module:Name` and list it with ours, in this process. Raises `Problem`."""
    bot = load_bot(path)
    GUESTS[path] = GuestBot(tuple(getattr(bot, "games", ())), tuple(getattr(bot, "seats", ())))


def names_for(game: Game[Any], seats: int | None = None) -> tuple[str, ...]:
    """The bots that play a game, the weakest first, and those that were invited; `seats`: that play it for so many."""
    if not isinstance(game, CountableGame):
        return ("uniform", *game.planners)
    return (*NAMES, *(path for path, guest in GUESTS.items() if guest.plays(game.name, seats)))


def usual_bot(game: Game[Any]) -> str:
    """The bot that is used if nobody names one."""
    if isinstance(game, CountableGame):
        return "greedy"
    return game.planners[len(game.planners) // 2] if game.planners else "uniform"


def find_bot(name: str, game: Game[Any]) -> Bot:
    """A bot of that name for the game; `module:Name` loads somebody else's."""
    if ":" not in name:
        return own_bot(name, game)
    if not isinstance(game, CountableGame):
        raise Problem("no-bots", game=game.name)
    return load_bot(name)


def load_bot(path: str) -> Bot:
    """A bot by `module:Name`: a class that is made without arguments, or anything else that can be called so."""
    module, _, attribute = path.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, TypeError, ValueError):
        raise Problem("unknown-module", game=path) from None
    try:
        bot = found() if callable(found) else found
    except Exception as error:
        raise Problem("bot-unmade", bot=path, reason=f"{type(error).__name__}: {error}") from None
    if not isinstance(bot, Bot):
        raise Problem("not-a-bot", bot=path)
    return bot


def own_bot(name: str, game: Game[Any]) -> Bot:
    """One of ours, or one that was invited. Names from outside, such as those of the wire, must load nothing else."""
    if not isinstance(game, CountableGame):
        raise Problem("no-bots", game=game.name)
    if name in GUESTS:
        return load_bot(name)
    if name == "uniform":
        return Uniform()
    if name == "greedy":
        greedy = Greedy()
        greedy.evaluator = game.evaluator()
        return greedy
    if name in NAMES:
        return level(int(name.removeprefix("level-")), game)
    raise Problem("unknown-bot", bot=name, known=", ".join(NAMES))


def find_planner(name: str, game: Game[Any]) -> Planner:
    """A planner of that name, for a game against the clock."""
    if name == "uniform":
        return Whim(game)
    if name in game.planners:
        return game.planner(name)
    raise Problem("unknown-bot", bot=name, known=", ".join(names_for(game)))


def check_bot(name: str, game: Game[Any]) -> None:
    """Raises `Problem` for one that doesn't play the game."""
    find_bot(name, game) if isinstance(game, CountableGame) else find_planner(name, game)
