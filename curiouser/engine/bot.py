"""The compiled contract of bots: choosing moves and judging positions. The bots are in `curiouser.bots`."""

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from curiouser.engine.position import Position
from curiouser.engine.rng import Rng
from curiouser.native import i64, vec

SURE: Final = 1 << 16  # a chance of one
LOGIT: Final = 1 << 12  # a weight of one
STEP: Final = 64  # weights to a row of the table of chances
ROWS: Final = 512  # on either side of an even chance
STAGE: Final = 64  # from one stage of a match to the next


def logistic(row: int) -> int:
    return int(SURE / (1.0 + exp(-row * STEP / LOGIT)) + 0.5)


CHANCES: Final = vec[i64]([logistic(row) for row in range(-ROWS, ROWS + 1)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses a move for the seat that is to move."""

    def __init__(self) -> None:
        self.blind: bool = False  # looks at nothing but the legal moves, so needs no position of its own

    def choose(self, position: Position, rng: Rng) -> i64:
        """One of `position.legal()`. The position is the bot's own: what its seat can't know was dealt anew."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Says how good a position is for a seat. A game may have a better one than this."""

    def value(self, position: Position, seat: i64) -> i64:
        """More is better. This default is the lead over the best of the others if the match ended now."""
        best: i64 = -(1 << 40)
        for other in range(position.seats):
            if other != seat:
                score = position.score(other)
                if score > best:
                    best = score
        return position.score(seat) - best

    def chance(self, position: Position, seat: i64) -> i64:
        """How likely the seat is to win, from 0 to SURE; -1 from an evaluator that can't say."""
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class LinearEvaluator(Evaluator):
    """A weighted sum of features, for two seats. The weights, a row for each stage of a match, come from tuning."""

    def __init__(self) -> None:
        super().__init__()
        self.width: i64 = 0  # how many features are features
        self.features: vec[i64] = vec[i64]()
        self.weights: vec[i64] = vec[i64]()  # by stage and feature, in parts of LOGIT

    def extract(self, position: Position, seat: i64) -> i64:
        """Fill `features` from the seat's side. Returns the progress of the match, in steps of STAGE."""
        raise NotImplementedError

    def value(self, position: Position, seat: i64) -> i64:
        """The logarithm of the odds to win, in parts of LOGIT."""
        progress = self.extract(position, seat)
        width = self.width
        features = self.features
        weights = self.weights
        row = progress // STAGE * width
        share = progress % STAGE
        now: i64 = 0
        later: i64 = 0
        for feature in range(width):
            now += features[feature] * weights[row + feature]
            later += features[feature] * weights[row + width + feature]
        return (now * (STAGE - share) + later * share) // STAGE

    def chance(self, position: Position, seat: i64) -> i64:
        row = self.value(position, seat) // STEP
        return CHANCES[max(0, min(2 * ROWS, row + ROWS))]
