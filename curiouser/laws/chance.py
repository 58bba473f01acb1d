"""Laws of chance: weights are valid, and fast draws equal slow ones."""

from collections.abc import Sequence

from curiouser.engine.game import CountableGame
from curiouser.engine.luck import SeededDealer
from curiouser.engine.position import LUCK, Position
from curiouser.engine.rng import seeded
from curiouser.engine.text import text
from curiouser.laws.case import Case, Findings, show

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
    yield from _all_at_once(case)


def _draws(case: Case, table: Sequence[object], position: Position) -> Findings:
    for _ in range(DRAWS):
        seed = case.rng.bits()
        drawn = table[position.draw(seeded(seed))]
        if drawn != SeededDealer(seeded(seed)).deal(case.game.chances(position)):
            yield text("broken-draw", drawn=str(drawn))
    if case.open(position) != case.opened:
        yield text("broken-draw-changed")


def _all_at_once(case: Case) -> Findings:
    """Letting luck make all its moves is the same as one by one, and takes the same from the generator."""
    seed = case.rng.bits()
    quick, slow = seeded(seed), seeded(seed)
    at_once, one_by_one = case.copy(), case.copy()
    at_once.resolve_chance(quick)
    while case.game.actors(one_by_one) == (LUCK,):
        case.play(one_by_one, LUCK, SeededDealer(slow).deal(case.game.chances(one_by_one)))
    if case.open(at_once) != case.open(one_by_one) or quick.bits() != slow.bits():
        yield text("broken-let-luck")


def pick(case: Case) -> Findings:
    """The quick choice among a seat's moves is the same as the slow one."""
    for actor, moves in case.legal.items():
        if case.countable is not None and actor >= 0:
            seed = case.rng.bits()
            picked = case.countable.moves(case.position)[case.position.pick(seeded(seed))]
            if picked != moves[seeded(seed).below(len(moves))]:
                yield text("broken-pick", picked=show(picked))
