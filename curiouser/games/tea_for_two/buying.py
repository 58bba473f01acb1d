"""T7, T8, T34, T35: the winner of a round buys a card. Compiled."""

from curiouser.engine.rng import Rng
from curiouser.games.tea_for_two.cards import discard, take_top, tell_if_empty
from curiouser.games.tea_for_two.events import CardBought
from curiouser.games.tea_for_two.numbers import CAKES, ROW, SUPPLY
from curiouser.games.tea_for_two.rounds import finish
from curiouser.games.tea_for_two.state import TeaForTwoState
from curiouser.native import append, i64, vec


def actions(state: TeaForTwoState) -> vec[i64]:
    """T7: the effect, or any card that can be bought."""
    tables = state.tables
    difference = state.difference()
    found = append(vec[i64](), tables.characters[state.top(state.winner)])
    for stack in range(tables.stacks):
        if state.can_buy(stack, difference):
            found = append(found, tables.first_buy + stack * tables.prices + state.price(stack, difference))
    return found


def pick_action(state: TeaForTwoState, rng: Rng) -> i64:
    """One of `actions`, chosen as `Position.pick` does, without making the list."""
    tables = state.tables
    difference = state.difference()
    count: i64 = 1
    for stack in range(tables.stacks):
        if state.can_buy(stack, difference):
            count += 1
    left = rng.below(count)
    if left == 0:
        return tables.characters[state.top(state.winner)]
    chosen: i64 = -1
    while left > 0:
        chosen += 1
        if state.can_buy(chosen, difference):
            left -= 1
    return tables.first_buy + chosen * tables.prices + state.price(chosen, difference)


def buy(state: TeaForTwoState, stack: i64, cakes: i64) -> None:
    """T8, T34, T35: the cakes go back to the supply, the card goes on the discard pile."""
    winner = state.winner
    kind = take_top(state, stack)
    state.held[winner * ROW + CAKES] -= cakes
    state.held[SUPPLY + CAKES] += cakes
    discard(state, winner, kind)
    if state.event_sink is not None:
        state.event_sink.append(CardBought(seat=winner, card=state.tables.kind_names[kind], cakes=cakes))
    tell_if_empty(state, stack)
    finish(state)
