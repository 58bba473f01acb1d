"""Laws of secrets: redealing what a viewer may not know changes nothing that the viewer gets."""

from collections.abc import Mapping
from typing import Any

from curiouser.engine.errors import Refused
from curiouser.engine.move import Move
from curiouser.engine.position import LUCK
from curiouser.engine.rng import seeded
from curiouser.engine.text import text
from curiouser.laws.case import Case, Findings, Transition, choose, encode, name_of, seen
from curiouser.laws.flow import parts
from curiouser.laws.gate import attempt

TRIES = 48  # to find out whether re-dealing can lead elsewhere
MOVES = 2
REFUSALS = 4


def secret_view(case: Case) -> Findings:
    """What a viewer sees is the same in every world it can't tell from this one."""
    for viewer, worlds in case.worlds.items():
        view = case.view(case.position, viewer)
        if any(case.view(world, viewer) != view for world in worlds):
            yield text("broken-secret-view", viewer=name_of(viewer))
        if any(case.game.actors(world) != case.actors for world in worlds):
            yield text("broken-secret-turn", viewer=name_of(viewer))


def secret_moves(case: Case) -> Findings:
    """The moves that a viewer is offered are the same in every such world."""
    for viewer, worlds in case.worlds.items():
        moves = case.legal.get(viewer, [])
        if any(list(case.game.legal(world, viewer)) != moves for world in worlds):
            yield text("broken-secret-moves", viewer=name_of(viewer))


def secret_refusal(case: Case) -> Findings:
    """So is the refusal that a viewer gets for a move that it may not make."""
    for seat in case.seats:
        for world in case.worlds[seat]:
            for move in _guesses(case, seat):
                here = _heard(case, case.copy(), seat, move)
                if here is not None and here != _heard(case, case.game.copy(world), seat, move):
                    yield text("broken-secret-refusal", viewer=name_of(seat), move=encode(move).decode())


def _guesses(case: Case, seat: int) -> list[Move]:
    """Moves that a seat could try in order to learn from the refusal."""
    if case.countable is None:
        return [move for _, move in case.some(case.offers(), REFUSALS)]
    legal = set(case.legal.get(seat, ()))
    return case.some((move for move in case.countable.moves(case.position) if move not in legal), REFUSALS)


def _heard(case: Case, position: Any, seat: int, move: Move) -> bytes | None:
    """The refusal, byte by byte; None for a move that is made."""
    error = attempt(case, position, seat, move)
    if error is None:
        return None
    return encode((error.text, error.rule)) if isinstance(error, Refused) else repr(error).encode()


def secret_event(case: Case) -> Findings:
    """Where a viewer sees the same afterwards, it was told the same."""
    for viewer, worlds in case.worlds.items():
        for world in worlds:
            for actor, move in case.some(case.offers(), MOVES):
                if _can_make(case, world, actor, move):
                    yield from _same_told(case, viewer, world, actor, move)
    for viewer, first, second in case.alike:
        if seen(first.events, viewer) != seen(second.events, viewer) and _is_secret(case, viewer, first, second):
            yield text("broken-secret-event", viewer=name_of(viewer), event=seen(first.events, viewer).decode())


def _can_make(case: Case, world: Any, actor: int, move: Move) -> bool:
    if case.countable is not None:
        return move in case.game.legal(world, actor)
    return attempt(case, case.game.copy(world), actor, move) is None


def _is_secret(case: Case, viewer: int, first: Transition, second: Transition) -> bool:
    """What luck did and a viewer doesn't see is secret. A choice of somebody else's may be told and not be seen later,
    so it is secret only if the game itself says so, by re-dealing the one result into the other."""
    opened = case.open(second.position)
    worlds = case.redealt(first.position, viewer, TRIES)
    return LUCK in case.actors or any(case.open(world) == opened for world in worlds)


def _same_told(case: Case, viewer: int, world: Any, actor: int, move: Move) -> Findings:
    """The same move in two worlds."""
    here, there = case.copy(), case.game.copy(world)
    told, told_there = case.play(here, actor, move), case.play(there, actor, move)
    same_view = case.view(here, viewer) == case.view(there, viewer)
    if same_view and seen(told, viewer) != seen(told_there, viewer):
        yield text("broken-secret-event", viewer=name_of(viewer), event=seen(told, viewer).decode())


def redeal(case: Case, box: Mapping[str, int], longest: int) -> Findings:
    """Re-dealing finds another world wherever there is one, and every world it finds is a proper position."""
    for viewer, first, second in case.alike:
        told_alike = seen(first.events, viewer) == seen(second.events, viewer)
        if told_alike and next(case.redealt(first.position, viewer, TRIES), None) is None:
            yield text("broken-redeal", viewer=name_of(viewer))
    for world in case.some((world for worlds in case.worlds.values() for world in worlds), 1):
        yield from parts(case, box, world)
        read = case.game.read(case.game.write(world), case.setup)
        if case.open(read) != case.open(world):
            yield text("broken-redeal-notation", notation=case.game.write(world))
        yield from _plays_on(case, world, box, longest)


def _plays_on(case: Case, world: Any, box: Mapping[str, int], longest: int) -> Findings:
    position, rng = case.game.copy(world), seeded(case.rng.bits())
    for _ in range(longest):
        choice = choose(case.game, position, rng)
        if choice is None:
            break
        case.play(position, *choice)
    if case.game.outcome(position) is None:
        yield text("broken-redeal-end")
    yield from parts(case, box, position)
