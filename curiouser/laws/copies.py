"""Laws of copies, order and notation: a position that was copied or written and read again is the same."""

from curiouser.engine.text import text
from curiouser.laws.case import Case, Findings, name_of


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
    copy = case.copy()
    if case.open(copy) != case.opened or case.game.write(copy) != case.notation:
        yield text("broken-copy")
    seed, told, twin = case.life
    if case.open(case.position) != case.opened:
        yield text("broken-original")
    if case.open(twin) != case.opened:
        yield text("broken-twin")
    if case.future(twin, seed) != told or case.future(copy, seed) != told:
        yield text("broken-future")


def notation(case: Case) -> Findings:
    """A position survives its notation, future included."""
    read = case.game.read(case.notation, case.setup)
    if case.open(read) != case.opened:
        yield text("broken-notation", notation=case.notation)
    elif case.game.write(read) != case.notation:
        yield text("broken-notation-again", notation=case.notation, again=case.game.write(read))
    elif case.future(read, case.life.seed) != case.life.told:
        yield text("broken-notation-future", notation=case.notation)
