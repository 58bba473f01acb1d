"""A8–A10, A22, A29, A31, A40: a player plays a card. Compiled."""

from curiouser.engine.event import Event
from curiouser.engine.position import LUCK
from curiouser.games.adventures.events import CardPlayed
from curiouser.games.adventures.growing import climb_out
from curiouser.games.adventures.numbers import JOKER, PLACES, SPIN, TO_MOVE_PLUS_ONE, TO_SPIN
from curiouser.games.adventures.state import AdventuresState
from curiouser.games.adventures.walking import go
from curiouser.native import i64


def play_card(state: AdventuresState, move: i64) -> None:
    """A8–A10, A22, A29, A40: an outer card is played, to move or to spin."""
    tables = state.tables
    seat = state.player
    block = move // tables.most
    number = move - block * tables.most + 1
    purpose = block >> 2
    from_right = (block >> 1) & 1
    card: i64 = JOKER if block & 1 else number
    take_from_hand(state, seat, from_right)
    state.played[seat * tables.cards + card] += 1
    state.last[seat] = move
    state.number = number + 1 if purpose == TO_MOVE_PLUS_ONE else number
    if state.event_sink is not None:
        tell_played(state, state.event_sink, from_right, card, purpose)
    if purpose == TO_SPIN:
        state.spins = number
        state.phase = SPIN
        state.actor = LUCK
    else:
        climb_out(state, seat)
        go(state, state.number, "A9")


def take_from_hand(state: AdventuresState, seat: i64, from_right: i64) -> None:
    """A8, A31: the cards that stay keep their order."""
    hands = state.hands
    first = seat * PLACES
    empty = state.tables.empty
    if from_right:
        hands[first + 2 if hands[first + 2] != empty else first + 1] = empty
    else:
        hands[first] = hands[first + 1]
        hands[first + 1] = hands[first + 2]
        hands[first + 2] = empty


def tell_played(state: AdventuresState, told: list[Event], from_right: i64, card: i64, purpose: i64) -> None:
    seat = state.player
    word, rule = "move", "A9"
    if purpose == TO_SPIN:
        word, rule = "spin", "A22"
    elif (state.fallen >> seat) & 1:
        word, rule = "walk-out", "A29"
    elif purpose == TO_MOVE_PLUS_ONE:
        rule = "A10"
    place = "right" if from_right else "left"
    name = state.tables.card_names[card]
    told.append(CardPlayed(seat=seat, place=place, card=name, number=state.number, purpose=word, rule=rule))
