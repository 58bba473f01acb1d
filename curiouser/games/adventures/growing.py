"""A17–A19, A21, A38, A40: pawns grow, shrink, fall into the Hole and climb out. Compiled."""

from curiouser.games.adventures.events import FellIntoHole, PawnGrew, PawnShrank
from curiouser.games.adventures.numbers import NOBODY
from curiouser.games.adventures.state import AdventuresState
from curiouser.native import i64


def meet_caterpillar(state: AdventuresState) -> None:
    """A17–A19: never more than one large pawn."""
    seat = state.player
    other = state.large
    state.large = seat if other != seat else NOBODY
    if other != seat and state.event_sink is not None:
        state.event_sink.append(PawnGrew(seat=seat))
    if other == NOBODY:
        return
    if state.event_sink is not None:
        state.event_sink.append(PawnShrank(seat=other, rule="A18" if other == seat else "A17"))
    if state.space[other] == state.tables.hole:
        fall(state, other, "A19")


def fall(state: AdventuresState, seat: i64, rule: str) -> None:
    """A21, A38, A40: no try has failed yet."""
    state.fallen |= i64(1) << seat
    if state.event_sink is not None:
        state.event_sink.append(FellIntoHole(seat=seat, rule=rule))


def climb_out(state: AdventuresState, seat: i64) -> None:
    """A38, A40: leaving ends what A29 gave."""
    state.fallen &= ~(i64(1) << seat)
    state.earned &= ~(i64(1) << seat)
