"""T28, T29, T39, T40: what a seat scores. Compiled."""

from curiouser.games.tea_for_two.numbers import (
    CAKE_STARS,
    DECK,
    DESTROYED,
    DISCARD,
    MOST_CARDS,
    MOST_DESTROYED,
    ROW,
    STARS,
)
from curiouser.games.tea_for_two.state import TeaForTwoState
from curiouser.native import i64


def score_of(state: TeaForTwoState, seat: i64) -> i64:
    """T28, T40: stars gained in play, and the missions above empty stacks."""
    total = state.held[seat * ROW + STARS]
    for stack in range(state.tables.stacks):
        if state.is_empty(stack):
            total += mission_stars(state, stack, seat)
    return total


def mission_stars(state: TeaForTwoState, stack: i64, seat: i64) -> i64:
    """T29, T39: a tie, nothing against nothing included, goes to the flamingo."""
    mission = state.tables.faces[state.missions[stack]]
    if mission >= CAKE_STARS:
        token = mission - CAKE_STARS
        return state.held[seat * ROW + token] * state.tables.token_stars[token]
    own = count_for_mission(state, mission, seat)
    other = count_for_mission(state, mission, 1 - seat)
    if own > other or (own == other and state.flamingo == seat):
        return state.tables.stack_values[stack]
    return 0


def count_for_mission(state: TeaForTwoState, mission: i64, seat: i64) -> i64:
    """T29, T39: what a mission compares; cards count in deck and discard pile together."""
    tables = state.tables
    row = seat * ROW
    if mission == MOST_DESTROYED:
        return state.held[row + DESTROYED]
    if mission == MOST_CARDS:
        return state.held[row + DECK] + state.held[row + DISCARD]
    found: i64 = 0
    for kind in range(tables.kinds):
        if tables.characters[kind] == mission:
            found += state.decks[seat * tables.kinds + kind]
    bottom = seat * tables.room
    for place in range(bottom, bottom + state.held[row + DISCARD]):
        if tables.characters[state.discards[place]] == mission:
            found += 1
    return found
