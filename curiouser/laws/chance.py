"""Laws of luck: weights that mean something, and a quick draw that is the same as the slow one."""

from collections.abc import Sequence

from curiouser.engine.game import CountableGame
from curiouser.engine.luck import SeededDealer
from curiouser.engine.position import LUCK, Position
from curiouser.engine.rng import seeded
from curiouser.engine.text import text
from curiouser.laws.case import Case, Findings

DRAWS = 4


def luck(case: Case) -> Findings:
    """For positions in which luck is to move."""
    chances = case.game.chances(case.position)
    if not chances or any(weight <= 0 for _, weight in chances):
        yield text("broken-chances", weights=str([weight for _, weight in chances]))
    elif [move for move, _ in chances] != case.legal[LUCK]:
        yield text("broken-chances-legal")
    elif case.countable is not None:
        yield from _weights(case, case.countable)


def _weights(case: Case, game: CountableGame[Position]) -> Findings:
    position: Position = case.position
    outcomes, weights = list(position.legal()), list(position.weights())
    if len(outcomes) != len(weights) or any(weight < 0 for weight in weights):
        yield text("broken-weights", outcomes=str(outcomes), weights=str(weights))
        return
    yield from _draws(case, game.luck(position), position)


def _draws(case: Case, table: Sequence[object], position: Position) -> Findings:
    for _ in range(DRAWS):
        seed = case.rng.bits()
        drawn = table[position.draw(seeded(seed))]
        if drawn != SeededDealer(seeded(seed)).deal(case.game.chances(position)):
            yield text("broken-draw", drawn=str(drawn))
    if case.open(position) != case.opened:
        yield text("broken-draw-changed")
