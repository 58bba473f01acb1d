"""Laws of the gate: legal moves work; illegal ones are refused with a message and change nothing."""

from collections.abc import Iterator
from typing import Any

import msgspec

from curiouser.engine.errors import Refused
from curiouser.engine.move import Move
from curiouser.engine.position import LUCK
from curiouser.engine.text import text
from curiouser.laws.case import Case, Findings, name_of, show
from curiouser.laws.wording import Wording

APPLIED = 6
REFUSED = 6
MANGLED = 3
STRANGE: dict[type, tuple[Any, ...]] = {
    str: ("", "?", "zz9", "ą" * 40),
    int: (-1, 99, 1 << 70),
    bool: (True, False),
    list: ([], [""], [0]),
    type(None): ("", 0),
}


def legal_applies(case: Case) -> Findings:
    """Any legal move can be made, and leads to the same place whether somebody listens or not."""
    for actor, move in case.some(case.offers(), APPLIED):
        position, unheard = case.copy(), case.copy()
        try:
            case.play(position, actor, move)
            if case.countable is not None:
                unheard.play(case.countable.number(unheard, actor, move))
                if case.open(unheard) != case.open(position):
                    yield text("broken-unheard", who=name_of(actor), move=show(move))
        except Exception as error:
            yield text("broken-legal", who=name_of(actor), move=show(move), error=repr(error))


def illegal_refused(case: Case, wording: Wording) -> Findings:
    attempts = list(_attempts(case))
    position = case.copy()
    for actor, move, is_illegal in attempts:
        refusal = attempt(case, position, actor, move)
        if refusal is None:
            if is_illegal:
                yield text("broken-accepted", who=name_of(actor), move=show(move))
            position = case.copy()
        elif not isinstance(refusal, Refused):
            yield text("broken-refusal", who=name_of(actor), move=show(move), error=repr(refusal))
        else:
            yield from wording.refusal(refusal)
    if _is_changed(case, position):
        guilty = [(actor, move) for actor, move, _ in attempts if _changes(case, actor, move)]
        actor, move = guilty[0]
        yield text("broken-refused-changed", who=name_of(actor), move=show(move))


def attempt(case: Case, position: Any, actor: int, move: Move) -> Exception | None:
    """Try a move as the gate does; gives what was raised."""
    try:
        case.play(position, actor, case.game.tidy(move))
    except Exception as error:
        return error
    return None


def _is_changed(case: Case, position: Any) -> bool:
    return case.open(position) != case.opened or case.game.write(position) != case.notation


def _changes(case: Case, actor: int, move: Move) -> bool:
    """Whether this refused move is the one that changed the position."""
    position = case.copy()
    return attempt(case, position, actor, move) is not None and _is_changed(case, position)


def _attempts(case: Case) -> Iterator[tuple[int, Move, bool]]:
    """Moves that nobody may make now, each with whether that is certain: open moves may be legal unlisted."""
    others = [seat for seat in case.seats if seat not in case.actors]
    for actor, move in case.some(case.offers(), 2):
        yield from ((other, move, True) for other in others)
        if LUCK not in case.actors:
            yield LUCK, move, True
        for mangled in _mangled(case, move):
            yield actor, mangled, case.countable is not None
    for actor, move in _numbered(case):
        yield actor, move, True


def _numbered(case: Case) -> Iterator[tuple[int, Move]]:
    """From the tables of a countable game: what is not legal, by whoever is to move, and by everybody at the end."""
    game = case.countable
    if game is None:
        return
    luck, moves = game.luck(case.position), game.moves(case.position)
    for actor in case.actors or (*case.seats, LUCK):
        legal = set(case.legal.get(actor, ()))
        yield from ((actor, move) for move in case.some((m for m in luck if m not in legal), 2))
        yield from ((actor, move) for move in case.some((m for m in moves if m not in legal), REFUSED))


def _mangled(case: Case, move: Move) -> Iterator[Move]:
    """The move with one field changed to something strange, as it could come over the wire."""
    for name in case.some(move.__struct_fields__, MANGLED):
        fields = msgspec.to_builtins(move)
        (fields[name],) = case.some(STRANGE.get(type(fields[name]), (None,)), 1)
        try:
            mangled = case.game.tidy(case.game.move_reader.decode(msgspec.json.encode(fields)))
        except msgspec.ValidationError:
            continue
        if not any(mangled in moves for moves in case.legal.values()):
            yield mangled
