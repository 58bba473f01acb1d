"""A9, A11–A13, A20, A24, A33–A37: a pawn walks, and the space where it stops acts. Compiled."""

from curiouser.engine.event import Event
from curiouser.engine.position import LUCK
from curiouser.games.adventures.cookies import find_no_cookie, stop_at_tea, take_face_up
from curiouser.games.adventures.events import CookieTurnedUp, PawnMoved, PawnWentOn, TeaPartyPassed
from curiouser.games.adventures.growing import fall, meet_caterpillar
from curiouser.games.adventures.numbers import (
    CAT,
    CATERPILLAR,
    DEAL,
    FIRST_COOKIE,
    HOLE,
    NOTHING,
    SMALL_COOKIES,
    SMALL_SPIN,
    TEA_PARTY,
    TURN_UP,
)
from curiouser.games.adventures.state import AdventuresState
from curiouser.games.adventures.turns import end_turn
from curiouser.native import i64


def go(state: AdventuresState, steps: i64, rule: str) -> None:
    """A9, A11, A37: clockwise, and on to the next space without another pawn; A12: maybe over the Tea Party."""
    tables = state.tables
    seat = state.player
    origin = state.space[seat]
    occupied = state.occupied_by_others(seat)
    walked = steps
    space = (origin + steps) % tables.spaces
    while (occupied >> space) & 1:
        walked += 1
        space = space + 1 if space + 1 < tables.spaces else 0
    state.space[seat] = space
    if state.event_sink is not None:
        tell_moved(state, state.event_sink, origin, steps, rule)
    to_tea_party = tables.tea_party - origin
    if to_tea_party <= 0:  # leaving the Tea Party is not passing it
        to_tea_party += tables.spaces
    if walked > to_tea_party:
        pass_tea_party(state, "A34" if steps <= to_tea_party else "A12")
    else:
        stop(state)


def pass_tea_party(state: AdventuresState, rule: str) -> None:
    """A12, A35: the face-up cookie is taken at once and the next one turned up; then the pawn stops."""
    if state.event_sink is not None:
        state.event_sink.append(TeaPartyPassed(seat=state.player, rule=rule))
    if state.face_up == NOTHING:
        find_no_cookie(state, "A35")
        stop(state)
        return
    take_face_up(state, "passing", "A12")
    if state.stack > 0:
        state.phase = TURN_UP
        state.actor = LUCK
    else:
        stop(state)


def turn_up(state: AdventuresState, cookie: i64) -> None:
    """A4, A12, A15: the next cookie lies face up; then what was interrupted goes on."""
    state.left[cookie] -= 1
    state.stack -= 1
    state.face_up = cookie
    phase = state.phase
    if state.event_sink is not None:
        rule = "A4" if phase == FIRST_COOKIE else "A12" if phase == TURN_UP else "A15"
        state.event_sink.append(CookieTurnedUp(points=state.tables.points[cookie], rule=rule))
    if phase == FIRST_COOKIE:
        state.phase = DEAL
        state.player = 0
    elif phase == TURN_UP:
        stop(state)
    else:
        end_turn(state)


def stop(state: AdventuresState) -> None:
    """A13: a special space acts."""
    seat = state.player
    kind = state.tables.kinds[state.space[seat]]
    if kind == CAT:
        go(state, state.number, "A20")  # A20, A32
    elif kind == TEA_PARTY:
        stop_at_tea(state)
    elif kind == SMALL_COOKIES and state.left[state.tables.small] > 0:
        state.phase = SMALL_SPIN
        state.actor = LUCK
    else:
        if kind == CATERPILLAR:
            meet_caterpillar(state)
        elif kind == HOLE and state.large != seat:
            fall(state, seat, "A21")
        end_turn(state)


def tell_moved(state: AdventuresState, told: list[Event], origin: i64, steps: i64, rule: str) -> None:
    """A11: where the number led, and where the pawn went on to."""
    seat = state.player
    aim = (origin + steps) % state.tables.spaces
    space = state.space[seat]
    told.append(PawnMoved(seat=seat, origin=origin, space=aim, kind=state.kind_name(aim), rule=rule))
    if space != aim:
        in_hole = aim == state.tables.hole and state.fallen != 0
        told.append(PawnWentOn(seat=seat, space=space, kind=state.kind_name(space), rule="A33" if in_hole else "A11"))
