"""T11, T23, T25, T36: the winner of the round takes tokens and gains stars. Compiled."""

from curiouser.games.tea_for_two.events import NothingDone, StarsGained, TokensStolen, TokensTaken
from curiouser.games.tea_for_two.numbers import ROW, STARS, SUPPLY, TOKEN_NAMES
from curiouser.games.tea_for_two.state import TeaForTwoState
from curiouser.native import i64


def take(state: TeaForTwoState, token: i64, wanted: i64, rule: str) -> None:
    """T11, T14, T17–T20, T36: from the supply, then from the opponent; what neither has is lost."""
    held = state.held
    winner = state.winner
    other = (1 - winner) * ROW + token
    given = min(wanted, held[SUPPLY + token])
    stolen = min(wanted - given, held[other])
    held[SUPPLY + token] -= given
    held[other] -= stolen
    held[winner * ROW + token] += given + stolen
    if state.event_sink is not None:
        name = TOKEN_NAMES[token]
        if given > 0:
            state.event_sink.append(TokensTaken(seat=winner, token=name, count=given, rule=rule))
        if stolen > 0:
            state.event_sink.append(TokensStolen(seat=winner, token=name, count=stolen, other_seat=1 - winner))
        if given + stolen == 0:
            state.event_sink.append(NothingDone(seat=winner))


def gain(state: TeaForTwoState, stars: i64, rule: str) -> None:
    """T23, T25."""
    state.held[state.winner * ROW + STARS] += stars
    if state.event_sink is not None and stars > 0:
        state.event_sink.append(StarsGained(seat=state.winner, stars=stars, rule=rule))
