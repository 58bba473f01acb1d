"""T10, T12, T30, T31, T38: cards go from pile to pile. Compiled."""

from curiouser.games.tea_for_two.events import CardDestroyed, DeckRenewed, StackEmptied
from curiouser.games.tea_for_two.numbers import DECK, DESTROYED, DISCARD, ROW, STARS
from curiouser.games.tea_for_two.state import TeaForTwoState
from curiouser.native import i64, vec


def discard(state: TeaForTwoState, seat: i64, kind: i64) -> None:
    size = state.held[seat * ROW + DISCARD]
    state.discards[seat * state.tables.room + size] = kind
    state.held[seat * ROW + DISCARD] = size + 1


def take_top(state: TeaForTwoState, stack: i64) -> i64:
    kind = state.stacked[state.tops[stack]]
    state.tops[stack] += 1
    return kind


def tell_if_empty(state: TeaForTwoState, stack: i64) -> None:
    """T40."""
    if state.event_sink is not None and state.is_empty(stack):
        state.event_sink.append(StackEmptied(character=state.stack_name(stack), mission=state.mission_name(stack)))


def destroy(state: TeaForTwoState, kind: i64, place: str, rule: str) -> None:
    """T12, T38: the card goes to the winner's destroyed cards, its stars to the winner."""
    winner = state.winner
    stars = state.tables.stars[kind]
    state.destroyed[winner * state.tables.kinds + kind] += 1
    state.held[winner * ROW + DESTROYED] += 1
    state.held[winner * ROW + STARS] += stars
    if state.event_sink is not None:
        card = state.tables.kind_names[kind]
        state.event_sink.append(CardDestroyed(seat=winner, card=card, stars=stars, place=place, rule=rule))


def renew_if_empty(state: TeaForTwoState, seat: i64) -> None:
    if state.held[seat * ROW + DECK] == 0:
        renew(state, seat)


def renew(state: TeaForTwoState, seat: i64) -> None:
    """T10, T31: a White Rabbit joins the discard pile, if there is one, and the pile becomes the deck."""
    tables = state.tables
    rabbit = state.rabbits > 0
    if rabbit:
        state.rabbits -= 1
        discard(state, seat, tables.rabbit)
    else:
        state.lacked = 1
    cards = state.held[seat * ROW + DISCARD]
    first = seat * tables.kinds
    bottom = seat * tables.room
    for place in range(bottom, bottom + cards):
        state.decks[first + state.discards[place]] += 1
    state.held[seat * ROW + DECK] = cards
    state.held[seat * ROW + DISCARD] = 0
    if state.event_sink is not None:
        state.event_sink.append(DeckRenewed(seat=seat, cards=cards, rabbit=rabbit, rule="T10" if rabbit else "T31"))


def find(counts: vec[i64], place: i64, ticket: i64) -> i64:
    """The place, from this one on, that holds the ticket; each place holds `counts[place]` tickets."""
    while ticket >= counts[place]:
        ticket -= counts[place]
        place += 1
    return place
