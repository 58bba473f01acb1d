"""A25, A26: what a seat scores, and what decides a tie. Compiled."""

from curiouser.games.adventures.state import AdventuresState
from curiouser.native import i64


def score_of(state: AdventuresState, seat: i64) -> i64:
    """A25: the printed points of all cookies."""
    won = state.won
    points = state.tables.points
    first = seat * len(points)
    total: i64 = 0
    for cookie in range(i64(len(points))):
        total += points[cookie] * won[first + cookie]
    return total


def count_large(state: AdventuresState, seat: i64) -> i64:
    small = state.tables.small
    total: i64 = 0
    for place in range(seat * (small + 1), seat * (small + 1) + small):
        total += state.won[place]
    return total


def count_from_tea(state: AdventuresState, seat: i64) -> i64:
    """Spaces from the Tea Party clockwise to the pawn."""
    return (state.space[seat] - state.tables.tea_party) % state.tables.spaces
