"""A22–A24, A29, A39: a pawn tries to leave the Hole. Compiled."""

from curiouser.engine.position import LUCK
from curiouser.games.adventures.events import HoleSpun, SpinDeclined, StayedInHole
from curiouser.games.adventures.growing import climb_out
from curiouser.games.adventures.numbers import ACCEPT, BLOCKS, CHOOSE, KIND_NAMES, NOTHING, SPIN
from curiouser.games.adventures.state import AdventuresState
from curiouser.games.adventures.turns import end_turn
from curiouser.games.adventures.walking import go
from curiouser.native import i64


def spin(state: AdventuresState, space: i64) -> None:
    """A22, A23, A39: a blocked spin is repeated while spins are left, the last allowed one is accepted."""
    tables = state.tables
    seat = state.player
    state.spins -= 1
    blocked = space == tables.hole or (state.occupied_by_others(seat) >> space) & 1 == 1
    if state.event_sink is not None:
        kind = KIND_NAMES[tables.kinds[space]]
        rule = "A23" if blocked else "A22"
        state.event_sink.append(
            HoleSpun(seat=seat, space=space, kind=kind, blocked=blocked, spins_left=state.spins, rule=rule)
        )
    if blocked:
        if state.spins == 0:
            stay_in_hole(state)
    elif state.spins == 0:
        leave_for(state, space)
    else:
        state.shown = space
        state.phase = CHOOSE
        state.actor = seat


def stay_in_hole(state: AdventuresState) -> None:
    """A23; A29: a failed try earns the way out."""
    seat = state.player
    if state.tables.easy_hole:
        state.earned |= i64(1) << seat
    if state.event_sink is not None:
        state.event_sink.append(StayedInHole(seat=seat, rule="A29" if state.tables.easy_hole else "A23"))
    end_turn(state)


def choose(state: AdventuresState, move: i64) -> None:
    """A22: accept the space shown or spin again."""
    space = state.shown
    state.shown = NOTHING
    if move == BLOCKS * state.tables.most + ACCEPT:
        leave_for(state, space)
        return
    state.phase = SPIN
    state.actor = LUCK
    if state.event_sink is not None:
        state.event_sink.append(SpinDeclined(seat=state.player))


def leave_for(state: AdventuresState, space: i64) -> None:
    """A24: clockwise to the space shown."""
    tables = state.tables
    state.spins = 0
    climb_out(state, state.player)
    steps = space - tables.hole
    go(state, steps if steps > 0 else steps + tables.spaces, "A24")
