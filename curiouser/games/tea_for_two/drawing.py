"""T6, T10, T15, T16, T23: luck turns over cards of a deck. Compiled."""

from curiouser.engine.position import LUCK
from curiouser.games.tea_for_two.cards import destroy, discard, renew_if_empty
from curiouser.games.tea_for_two.events import CardTurnedOver, QueenSpared
from curiouser.games.tea_for_two.numbers import DECK, DRAW_OWN, EXECUTE, GUARD_DRAWS, QUEEN, REVEAL, ROW
from curiouser.games.tea_for_two.rounds import compare, do_nothing, finish
from curiouser.games.tea_for_two.state import TeaForTwoState
from curiouser.games.tea_for_two.tokens import gain
from curiouser.native import i64


def start_drawing(state: TeaForTwoState, phase: i64, cards: i64) -> None:
    """T15, T16, T23."""
    state.phase = phase
    state.pending = cards
    go_on_drawing(state)


def go_on_drawing(state: TeaForTwoState) -> None:
    """T10, T30: luck turns over the next card of this effect; an empty deck is renewed at once."""
    if state.pending == 0:
        finish(state)
        return
    seat = state.source()
    renew_if_empty(state, seat)
    if state.held[seat * ROW + DECK] > 0:
        state.actor = LUCK
    else:
        state.pending = 0
        do_nothing(state)


def turn_over(state: TeaForTwoState, move: i64) -> None:
    """T6, T15, T16, T23: the top card of a deck is known now."""
    tables = state.tables
    seat = state.source()
    kind = move - seat * tables.kinds
    state.decks[move] -= 1
    state.held[seat * ROW + DECK] -= 1
    state.pending -= 1
    if state.phase == EXECUTE:
        execute(state, seat, kind)
        return
    discard(state, seat, kind)
    if state.event_sink is not None:
        rule = "T6" if state.phase == REVEAL else "T15" if state.phase == GUARD_DRAWS else "T23"
        state.event_sink.append(CardTurnedOver(seat=seat, card=tables.kind_names[kind], rule=rule))
    if state.phase == DRAW_OWN:
        gain(state, tables.stars[kind], "T23")
    if state.phase != REVEAL:
        go_on_drawing(state)
    elif state.pending == 0:
        compare(state)


def execute(state: TeaForTwoState, owner: i64, kind: i64) -> None:
    """T16, T38: a Queen of Hearts is not destroyed; she goes to her owner's discard pile."""
    if state.tables.characters[kind] == QUEEN:
        discard(state, owner, kind)
        if state.event_sink is not None:
            state.event_sink.append(QueenSpared(seat=owner, card=state.tables.kind_names[kind]))
    else:
        destroy(state, kind, "deck", "T16")
    finish(state)
