"""A bot that looks one move ahead and takes the move that looks best."""

from curiouser.engine.bot import Bot, Evaluator
from curiouser.engine.position import Position
from curiouser.engine.rng import Rng
from curiouser.native import i64


class Greedy(Bot):
    """Moves that look equally good have the same chance."""

    def __init__(self) -> None:
        super().__init__()
        self.evaluator: Evaluator = Evaluator()
        self.notices: i64 = 100  # of a hundred moves; who notices none takes any

    def choose(self, position: Position, rng: Rng) -> i64:
        seat = position.actor
        best: i64 = -(1 << 60)
        equals: i64 = 0
        choice: i64 = -1
        for move in position.legal():
            if self.notices < 100 and rng.below(100) >= self.notices:
                continue
            after = position.copy()
            after.play(move)
            value = self.evaluator.value(after, seat)
            if value > best:
                best = value
                equals = 1
                choice = move
            elif value == best:
                equals += 1
                if rng.below(equals) == 0:
                    choice = move
        return choice if choice >= 0 else position.pick(rng)
