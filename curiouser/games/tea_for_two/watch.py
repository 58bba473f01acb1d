"""T9, T13, T22–T26, T32–T34, T37: the hand of the watch, and what its spaces do. Compiled."""

from curiouser.games.tea_for_two.cards import destroy
from curiouser.games.tea_for_two.drawing import start_drawing
from curiouser.games.tea_for_two.effects import take_flamingo, use
from curiouser.games.tea_for_two.events import EffectCopied, HandMoved, SpaceSkipped, WatchLeft
from curiouser.games.tea_for_two.numbers import (
    COPY_SPACE,
    DESTROY_SPACE,
    DISCARD,
    DRAW_OWN,
    DRAW_SPACE,
    HOURGLASSES,
    PICK_DISCARDED,
    ROW,
    SPACE_NAMES,
    STARS_SPACE,
    SUPPLY,
)
from curiouser.games.tea_for_two.rounds import ask, do_nothing, end_round, finish
from curiouser.games.tea_for_two.state import TeaForTwoState
from curiouser.games.tea_for_two.tokens import gain
from curiouser.native import append, i64, vec


def wind(state: TeaForTwoState, hourglasses: i64) -> None:
    """T9, T33, T34: a chain of its own (T32)."""
    state.resolved = 0
    state.winding = 1
    if hourglasses == 0:
        if state.event_sink is not None:
            state.event_sink.append(WatchLeft(seat=state.winner))
        end_round(state)
        return
    state.held[state.winner * ROW + HOURGLASSES] -= hourglasses
    state.held[SUPPLY + HOURGLASSES] += hourglasses
    move_hand(state, (state.hand + hourglasses) % state.tables.spaces, hourglasses, "T9")


def point(state: TeaForTwoState, space: i64) -> None:
    """T13, T33."""
    move_hand(state, space, 0, "T13")


def move_hand(state: TeaForTwoState, space: i64, hourglasses: i64, rule: str) -> None:
    state.hand = space
    if state.event_sink is not None:
        effect = SPACE_NAMES[state.tables.watch[space]]
        event = HandMoved(seat=state.winner, space=space + 1, effect=effect, hourglasses=hourglasses, rule=rule)
        state.event_sink.append(event)
    if state.resolved >> space & 1 == 1:
        skip(state, space)
    else:
        state.resolved |= 1 << space
        resolve(state, state.tables.watch[space])


def skip(state: TeaForTwoState, space: i64) -> None:
    """T32: this chain has been here."""
    if state.event_sink is not None:
        state.event_sink.append(SpaceSkipped(space=space + 1, effect=SPACE_NAMES[state.tables.watch[space]]))
    finish(state)


def resolve(state: TeaForTwoState, effect: i64) -> None:
    """T22–T26."""
    if effect == DESTROY_SPACE:
        if state.held[state.winner * ROW + DISCARD] > 0:
            ask(state, PICK_DISCARDED)
        else:
            do_nothing(state)
    elif effect == DRAW_SPACE:
        start_drawing(state, DRAW_OWN, state.tables.draw_amount)
    elif effect == COPY_SPACE:
        copy_effect(state)
    elif effect == STARS_SPACE:
        gain(state, state.tables.stars_amount, "T25")
        finish(state)
    else:
        take_flamingo(state, "T26")


def discarded_to_destroy(state: TeaForTwoState) -> vec[i64]:
    """T22, T37: every card of the winner's discard pile, from the top."""
    tables = state.tables
    seen = vec[i64]([0] * tables.kinds)
    found = vec[i64]()
    bottom = state.winner * tables.room
    place = bottom + state.held[state.winner * ROW + DISCARD]
    while place > bottom:
        place -= 1
        kind = state.discards[place]
        found = append(found, tables.first_discarded + kind * tables.most + seen[kind])
        seen[kind] += 1
    return found


def destroy_discarded(state: TeaForTwoState, kind: i64, above: i64) -> None:
    """T22, T37: the card of that kind with so many of its kind above it; the pile closes over the gap."""
    discards = state.discards
    last = state.winner * state.tables.room + state.held[state.winner * ROW + DISCARD] - 1
    place = last
    while discards[place] != kind or above > 0:
        if discards[place] == kind:
            above -= 1
        place -= 1
    while place < last:
        discards[place] = discards[place + 1]
        place += 1
    state.held[state.winner * ROW + DISCARD] -= 1
    destroy(state, kind, "discard", "T22")
    finish(state)


def copy_effect(state: TeaForTwoState) -> None:
    """T24, T37: the opponent's discard pile as it is now."""
    if state.held[(1 - state.winner) * ROW + DISCARD] == 0:
        do_nothing(state)
        return
    kind = state.top(1 - state.winner)
    if state.event_sink is not None:
        state.event_sink.append(EffectCopied(seat=state.winner, card=state.tables.kind_names[kind]))
    use(state, state.tables.characters[kind])
