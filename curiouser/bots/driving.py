"""Plays whole matches between bots, move by move, for any kind of game."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from curiouser.bots import find_bot, find_planner, tally
from curiouser.bots.party import Party
from curiouser.engine.bot import Bot
from curiouser.engine.game import CountableGame
from curiouser.engine.luck import Dealer
from curiouser.engine.match import Match
from curiouser.engine.move import Move
from curiouser.engine.position import LUCK
from curiouser.engine.rng import Rng, seeded

Choice: TypeAlias = Callable[[], tuple[int, Move] | None]


def party_seeds(seed: int, number: int, seats: int) -> list[int]:
    """A seed for each seat's planner."""
    return [(seed << 64) + (number << 8) + seat for seat in range(seats)]


def drive(match: Match, bots: Sequence[str], seed: int, number: int, dealer: Dealer) -> Choice:
    """Returns a function that gives the next move, or None at the end. Make each move before asking again."""
    game = match.game
    if not isinstance(game, CountableGame):
        planners = {seat: find_planner(name, game) for seat, name in enumerate(bots)}
        return Party(match, planners, party_seeds(seed, number, len(bots)), dealer).choose
    players = [find_bot(name, game) for name in bots]
    rngs = [seeded(seed, tally.seat_stream(number, seat)) for seat in range(len(bots))]
    return lambda: _choose(match, game, players, rngs, dealer)


def _choose(
    match: Match, game: CountableGame[Any], players: Sequence[Bot], rngs: Sequence[Rng], dealer: Dealer
) -> tuple[int, Move] | None:
    if not match.actors:
        return None
    actor = match.actors[0]
    if actor == LUCK:
        return LUCK, dealer.deal(game.chances(match.position))
    return actor, game.moves(match.position)[tally.ask(players[actor], match.position, rngs[actor])]
