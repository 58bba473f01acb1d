"""Laws of moves and views: a move is the same as a structure, a number, JSON and typed text; views can be sent."""

import msgspec

from curiouser.engine.move import Move
from curiouser.engine.text import text
from curiouser.laws.case import Case, Findings, name_of, show

LOOKED_AT = 12


def moves(case: Case) -> Findings:
    for actor, move in case.some(case.offers(), LOOKED_AT):
        if type(move) not in case.game.move_types:
            yield text("broken-move-type", move=type(move).__name__)
        elif case.game.move_reader.decode(msgspec.json.encode(move)) != move:
            yield text("broken-move-json", move=show(move))
        if case.game.tidy(move) != move:
            yield text("broken-tidy", move=show(move))
        yield from _number(case, actor, move)
        if actor >= 0:
            yield from _typed(case, actor, move)


def _number(case: Case, actor: int, move: Move) -> Findings:
    game = case.countable
    if game is not None:
        table = game.moves(case.position) if actor >= 0 else game.luck(case.position)
        if table[game.number(case.position, actor, move)] != move:
            yield text("broken-number", move=show(move))


def _typed(case: Case, actor: int, move: Move) -> Findings:
    spelled = case.game.spell(move)
    if case.game.tidy(case.game.parse(spelled, case.position, actor)) != move:
        yield text("broken-spelling", move=show(move), spelled=spelled)


def views(case: Case) -> Findings:
    """A view can be sent; the moves in it are those of its own seat, and none for whoever is not to move."""
    for viewer in case.viewers:
        view = case.game.view(case.position, viewer)
        msgspec.json.encode(view)
        offered = getattr(view, "legal", None)
        if offered is not None and list(offered) != case.legal.get(viewer, []):
            yield text("broken-view-moves", viewer=name_of(viewer))
