"""A bot that chooses any legal move with equal probability."""

from curiouser.engine.bot import Bot
from curiouser.engine.position import Position
from curiouser.engine.rng import Rng
from curiouser.native import i64


class Uniform(Bot):
    def __init__(self) -> None:
        super().__init__()
        self.blind = True

    def choose(self, position: Position, rng: Rng) -> i64:
        return position.pick(rng)
