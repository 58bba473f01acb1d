"""Moves of countable games by number. Compiled, because every move at a table passes through here."""

from typing import TYPE_CHECKING, Any

from curiouser.engine.errors import Refused
from curiouser.engine.event import Event
from curiouser.engine.move import Move
from curiouser.engine.position import LUCK, OVER, Position
from curiouser.native import i64

if TYPE_CHECKING:
    from curiouser.engine.game import CountableGame


def scores(position: Position) -> tuple[int, ...]:
    return tuple([int(position.score(seat)) for seat in range(position.seats)])


def number_of(game: "CountableGame[Any]", position: Position, actor: int, move: Move) -> int:
    """The number of a legal move; raises `Refused` for any other."""
    if position.actor == OVER:
        raise Refused("refused-over")
    if position.actor != actor:
        raise Refused("refused-luck" if position.actor == LUCK else "refused-turn", seat=position.actor + 1)
    number = game.numbers(position).get(move, -1)
    if actor == LUCK:
        if weight_of(position, number) <= 0:
            raise Refused("refused-chance")
    elif not is_legal(position, number):
        raise game.refuse(position, move)
    return number


def is_legal(position: Position, number: i64) -> bool:
    return any(legal == number for legal in position.legal())


def weight_of(position: Position, number: i64) -> i64:
    """The weight of an outcome; 0 if luck can't do it now."""
    outcomes, weights = position.legal(), position.weights()
    for index in range(len(outcomes)):
        if outcomes[index] == number:
            return weights[index]
    return 0


def play(game: "CountableGame[Any]", position: Position, actor: int, move: Move) -> list[Event]:
    number: i64 = game.number(position, actor, move)
    told: list[Event] = []
    position.event_sink = told
    position.play(number)
    position.event_sink = None
    return told
