"""Reasons for moves in Adventures, based on what the player knows: no hidden hand or pile is used."""

from curiouser.engine.event import Event
from curiouser.engine.hint import Reason, reason
from curiouser.games.adventures.bots import AdventuresEvaluator
from curiouser.games.adventures.events import CookieTaken, FellIntoHole, PawnGrew, PawnMoved, PawnShrank
from curiouser.games.adventures.numbers import ACCEPT, AT_TEA, BLOCKS, CHOOSE, NOTHING, PLAY, SMALL_SPIN, SPIN, TURN_UP
from curiouser.games.adventures.rules import Adventures
from curiouser.games.adventures.scoring import count_from_tea


def reasons(position: Adventures, move: int) -> list[Reason]:
    if position.phase == CHOOSE:
        return [about_spin(position, move)]
    if position.phase == AT_TEA:
        return [about_cookies(position)]
    assert position.phase == PLAY
    after = position.copy()
    told: list[Event] = []
    after.event_sink = told
    after.play(move)
    found = [each for event in told for each in about_event(event, position)]
    return found + about_stop(after, int(position.actor))


def about_spin(position: Adventures, move: int) -> Reason:
    """A22: how many spaces look better than the one shown; a blocked one never does."""
    shown = value_of(position, int(position.shown))
    spaces = int(position.tables.spaces)
    others = position.occupied_by_others(position.actor) | 1 << position.tables.hole
    better = sum(value_of(position, space) > shown for space in range(spaces) if not others >> space & 1)
    id = "hint-accept" if move == BLOCKS * position.tables.most + ACCEPT else "hint-spin-again"
    return reason("A22", id, better=better, spaces=spaces)


def value_of(position: Adventures, space: int) -> int:
    """A24: what leaving the Hole for a space looks like."""
    after = position.copy()
    after.shown = space
    after.play(BLOCKS * position.tables.most + ACCEPT)
    return int(AdventuresEvaluator().value(after, position.actor))


def about_cookies(position: Adventures) -> Reason:
    """A15: the one face up against those that nobody has seen."""
    tables = position.tables
    points = int(tables.points[position.face_up])
    better = sum(int(position.left[kind]) for kind in range(tables.small) if tables.points[kind] > points)
    return reason("A15", "hint-cookies", points=points, better=better, unseen=int(position.stack))


def about_event(event: Event, position: Adventures) -> list[Reason]:
    if isinstance(event, CookieTaken):
        return [reason(event.rule, "hint-cookie", points=event.points, rule=event.rule)]
    if isinstance(event, PawnMoved) and event.rule == "A20":
        return [reason("A20", "hint-cat")]
    if isinstance(event, FellIntoHole):
        own = event.seat == position.actor
        return [reason(event.rule, "hint-falls" if own else "hint-drops", rule=event.rule)]
    if isinstance(event, PawnGrew):
        return [reason("A17", "hint-grows")]
    if isinstance(event, PawnShrank) and event.seat == position.actor:
        return [reason("A18", "hint-shrinks")]
    return []


def about_stop(after: Adventures, seat: int) -> list[Reason]:
    """A12, A15, A16, A22: what the space where the pawn stopped leads to."""
    tables = after.tables
    if after.phase == SPIN:
        blocked = int(after.occupied_by_others(seat) | 1 << tables.hole).bit_count()
        return [reason("A22", "hint-way-out", free=int(tables.spaces) - blocked, spaces=int(tables.spaces),
                       spins=int(after.spins))]  # fmt: skip
    if after.phase == AT_TEA:
        return [about_cookies(after)]
    if after.phase == SMALL_SPIN:
        pool = int(after.left[tables.small])
        counts = [min(pool, int(number)) for number in tables.numbers]
        return [reason("A16", "hint-small", fewest=min(counts), most=max(counts))]
    if after.phase == TURN_UP or (after.face_up == NOTHING and after.stack == 0):
        return []
    return [reason("A12", "hint-distance", spaces=int(tables.spaces - count_from_tea(after, seat)))]
