"""Laws of copies, order and notation: the same position in another place is the same."""

from typing import Any

from curiouser.engine.rng import seeded
from curiouser.engine.text import text
from curiouser.laws.case import Case, Findings, future, name_of

STEPS = 16


def order(case: Case) -> Findings:
    """Legal moves have one order: asked again, on a copy, and read from the notation; none is there twice."""
    read = case.game.read(case.notation, case.setup)
    for actor, moves in case.legal.items():
        if len(set(moves)) < len(moves):
            yield text("broken-twice", who=name_of(actor))
        for where, position in (("again", case.position), ("copy", case.copy()), ("notation", read)):
            if list(case.game.legal(position, actor)) != moves:
                yield text("broken-order", who=name_of(actor), where=where)


def copies(case: Case) -> Findings:
    """What happens to a copy happens to it alone, and equal copies have equal futures."""
    seed = case.rng.bits()
    copy, other = case.copy(), case.copy()
    if case.open(copy) != case.opened or case.game.write(copy) != case.notation:
        yield text("broken-copy")
    copy_of_copy = case.game.copy(copy)
    first = future(case.game, copy, seeded(seed), STEPS)
    if not case.open(case.position) == case.open(other) == case.opened:
        yield text("broken-original")
    if case.open(copy_of_copy) != case.opened:
        yield text("broken-copy-of-copy")
    for position in (other, copy_of_copy):
        if future(case.game, position, seeded(seed), STEPS) != first:
            yield text("broken-future")


def notation(case: Case) -> Findings:
    """A position survives its notation, future included."""
    read: Any = case.game.read(case.notation, case.setup)
    if case.open(read) != case.opened:
        yield text("broken-notation", notation=case.notation)
    elif case.game.write(read) != case.notation:
        yield text("broken-notation-again", notation=case.notation, again=case.game.write(read))
    else:
        seed = case.rng.bits()
        futures = {future(case.game, position, seeded(seed), STEPS) for position in (read, case.copy())}
        if len(futures) > 1:
            yield text("broken-notation-future", notation=case.notation)
