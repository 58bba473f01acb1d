"""A7, A14, A25, A31: how a turn begins and ends. Compiled."""

from curiouser.engine.position import LUCK, OVER
from curiouser.games.adventures.events import CardDrawn, CardSeen, MatchEnded
from curiouser.games.adventures.numbers import DEAL, DRAW, ENDED, NOBODY, PLACES, PLAY
from curiouser.games.adventures.scoring import score_of
from curiouser.games.adventures.state import AdventuresState
from curiouser.native import i64


def begin_turn(state: AdventuresState, seat: i64) -> None:
    state.player = seat
    state.actor = seat
    state.phase = PLAY
    state.number = 0


def end_turn(state: AdventuresState) -> None:
    """A14, A31: a card is drawn if there is one; A30: last of all."""
    if state.count_pile(state.player) > 0:
        state.phase = DRAW
        state.actor = LUCK
    else:
        pass_turn(state)


def pass_turn(state: AdventuresState) -> None:
    """A7: clockwise; A25, A41: all have played equally often, so the first empty hand ends the match."""
    seat = state.player + 1 if state.player + 1 < state.seats else 0
    if state.hands[seat * PLACES] != state.tables.empty:
        begin_turn(state, seat)
        return
    state.player = NOBODY
    state.actor = OVER
    state.phase = ENDED
    state.number = 0
    if state.event_sink is not None:
        scores = [int(score_of(state, seat)) for seat in range(state.seats)]
        rule = "A26" if scores.count(max(scores)) > 1 else "A25"
        state.event_sink.append(MatchEnded(scores=tuple(scores), rule=rule))


def draw_card(state: AdventuresState, card: i64) -> None:
    """A14: between the two cards in hand; A28: beside the one."""
    place = state.player * PLACES + 1
    state.hands[place + 1] = state.hands[place]
    put_in_hand(state, place, card)
    pass_turn(state)


def put_in_hand(state: AdventuresState, place: i64, card: i64) -> None:
    """Everybody hears that a card was drawn, its owner hears which."""
    tables = state.tables
    seat = state.player
    state.hands[place] = card
    state.piles[seat * tables.cards + card] -= 1
    if state.event_sink is not None:
        rule = "A6" if state.phase == DEAL else "A28" if tables.hand < PLACES else "A14"
        name = tables.card_names[card]
        state.event_sink.append(CardDrawn(seat=seat, rule=rule))
        if tables.open_hands:
            state.event_sink.append(CardSeen(seat=seat, card=name, rule="A27"))
        else:
            state.event_sink.append(CardSeen(seat=seat, card=name, rule=rule, seen_by=(int(seat),)))
