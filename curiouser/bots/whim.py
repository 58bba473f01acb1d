"""A planner for any game with open moves: any of its example moves, at any time."""

from typing import Any

from curiouser.engine.game import Game
from curiouser.engine.plan import Plan, Planner, mind

SOON, LONG = 400, 4_000  # ms
STROKE = 100  # ms a letter of what would have to be typed


class Whim(Planner):
    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def plan(self, position: Any, seat: int, seed: int) -> Plan | None:
        rng = mind(seed, seat, self.game.write(position))
        moves = self.game.examples(position, seat, rng)
        if not moves:
            return None
        move = moves[rng.below(len(moves))]
        return Plan(SOON + rng.below(LONG) + STROKE * len(self.game.spell(move)), move)
