"""Who sits where: people at the keyboard, and bots."""

from collections.abc import Sequence
from typing import Any

from curiouser.bots import find_bot, find_planner, names_for, usual_bot
from curiouser.bots.tally import ask
from curiouser.cli.language import problem
from curiouser.cli.names import LONGEST_NAME, ME, bot_of, is_person, is_valid_name
from curiouser.cli.parameters import split_names
from curiouser.engine.bot import Bot
from curiouser.engine.game import CountableGame, Game
from curiouser.engine.move import Move
from curiouser.engine.plan import Planner
from curiouser.engine.rng import Rng


class Seating:
    """The players of a match, by seat; None among the bots is a person."""

    def __init__(self, game: Game[Any], players: Sequence[str], rng: Rng) -> None:
        self.players = tuple(players)
        self.bots = [player_of(name, game) for name in players]
        self.rngs = [rng.fork() for _ in players]
        self.seeds = [int(own.bits()) for own in self.rngs]

    @property
    def planners(self) -> dict[int, Planner]:
        return {seat: bot for seat, bot in enumerate(self.bots) if isinstance(bot, Planner)}

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def is_person(self, seat: int) -> bool:
        return self.bots[seat] is None

    def choose(self, game: Game[Any], position: Any, seat: int) -> Move:
        """A bot's move, from what its seat may know."""
        bot = self.bots[seat]
        assert isinstance(bot, Bot)
        assert isinstance(game, CountableGame)
        return game.moves(position)[ask(bot, position, self.rngs[seat])]


def player_of(name: str, game: Game[Any]) -> Bot | Planner | None:
    if is_person(check_name(name)):
        return None
    bot, known = bot_of(name), names_for(game)
    if bot not in known and ":" not in bot:
        raise problem("unknown-player", name=bot, known=", ".join(known))
    return find_bot(bot, game) if isinstance(game, CountableGame) else find_planner(bot, game)


def usual_players(game: Game[Any]) -> tuple[str, ...]:
    """Without other wishes: you, and as many bots as the smallest table needs."""
    others = min(game.seat_counts) - 1
    return (ME, *[usual_bot(game)] * others)


def read_players(given: str | None, game: Game[Any]) -> tuple[str, ...]:
    return usual_players(game) if given is None else tuple(split_names(given))


def check_name(name: str) -> str:
    if not is_valid_name(name):
        raise problem("bad-name", name=name, most=LONGEST_NAME)
    return name
