"""The compiled contract of bots: who chooses moves, and who judges positions. The bots live in `curiouser.bots`."""

from mypy_extensions import mypyc_attr

from curiouser.engine.position import Position
from curiouser.engine.rng import Rng
from curiouser.native import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses a move for the seat that is to move."""

    def __init__(self) -> None:
        self.blind: bool = False  # looks at nothing but the legal moves, so needs no position of its own

    def choose(self, position: Position, rng: Rng) -> i64:
        """One of `position.legal()`. The position is the bot's own: what its seat can't know was dealt anew."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says how good a position looks for a seat; a game may have a better one than this."""

    def value(self, position: Position, seat: i64) -> i64:
        """More is better; here the lead over the best of the others, if the match ended now."""
        best: i64 = -(1 << 40)
        for other in range(position.seats):
            if other != seat:
                score = position.score(other)
                if score > best:
                    best = score
        return position.score(seat) - best
