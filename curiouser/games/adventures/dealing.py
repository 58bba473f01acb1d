"""A6, A7, A27, A28: hands are dealt, and dealt anew for those who can't see them. Compiled."""

from curiouser.engine.rng import Rng
from curiouser.games.adventures.events import StarterChosen
from curiouser.games.adventures.numbers import NOBODY, PLACES, STARTER
from curiouser.games.adventures.state import AdventuresState
from curiouser.games.adventures.turns import begin_turn, put_in_hand
from curiouser.native import i64


def deal(state: AdventuresState, card: i64) -> None:
    """A6, A28: the first cards, in the order drawn; then the next seat's."""
    tables = state.tables
    seat = state.player
    place = seat * PLACES
    while state.hands[place] != tables.empty:
        place += 1
    put_in_hand(state, place, card)
    if place - seat * PLACES + 1 < tables.hand:
        return
    if seat + 1 < state.seats:
        state.player = seat + 1
        return
    state.player = NOBODY
    state.phase = STARTER
    if tables.starter != NOBODY:
        begin(state, tables.starter)


def begin(state: AdventuresState, seat: i64) -> None:
    """A7: by luck, or as the host chose."""
    if state.event_sink is not None:
        state.event_sink.append(StarterChosen(seat=seat))
    begin_turn(state, seat)


def redeal_hands(state: AdventuresState, seat: i64, rng: Rng) -> None:
    """A6: the other hands are drawn anew from hand and pile; A27: open ones are known."""
    if state.tables.open_hands:
        return
    for other in range(state.seats):
        if other != seat:
            draw_hand_anew(state, other, rng)


def draw_hand_anew(state: AdventuresState, seat: i64, rng: Rng) -> None:
    tables = state.tables
    first = seat * PLACES
    last = first
    while last < first + PLACES and state.hands[last] != tables.empty:
        state.piles[seat * tables.cards + state.hands[last]] += 1
        last += 1
    for place in range(first, last):
        card = draw_from_pile(state, seat, rng)
        state.hands[place] = card
        state.piles[seat * tables.cards + card] -= 1


def draw_from_pile(state: AdventuresState, seat: i64, rng: Rng) -> i64:
    piles = state.piles
    first = seat * state.tables.cards
    ticket = rng.below(state.count_pile(seat))
    place = first
    while ticket >= piles[place]:
        ticket -= piles[place]
        place += 1
    return place - first
