"""T6, T9, T27, T30, T31: how a round begins and ends, and who won it. Compiled."""

from curiouser.engine.position import LUCK, OVER
from curiouser.games.tea_for_two.cards import renew_if_empty
from curiouser.games.tea_for_two.events import MatchEnded, MissionScored, NothingDone, RoundBegan, RoundWon
from curiouser.games.tea_for_two.numbers import (
    ACT,
    ENDED,
    HOURGLASSES,
    NOBODY,
    RABBITS_END,
    REVEAL,
    ROW,
    STACKS_END,
    WIND,
)
from curiouser.games.tea_for_two.scoring import mission_stars, score_of
from curiouser.games.tea_for_two.state import TeaForTwoState
from curiouser.native import i64


def begin_round(state: TeaForTwoState) -> None:
    """T6: both decks are turned over next."""
    state.round += 1
    state.phase = REVEAL
    state.pending = 2
    state.actor = LUCK
    state.winner = NOBODY
    if state.event_sink is not None:
        state.event_sink.append(RoundBegan(round=state.round))


def compare(state: TeaForTwoState) -> None:
    """T6: the higher value wins, a tie goes to the flamingo; T7: only the winner acts."""
    values = state.tables.values
    difference = values[state.top(0)] - values[state.top(1)]
    winner = state.flamingo if difference == 0 else 0 if difference > 0 else 1
    state.winner = winner
    state.actor = winner
    state.phase = ACT
    if state.event_sink is not None:
        gap = abs(int(difference))
        state.event_sink.append(RoundWon(seat=winner, difference=gap, tie=gap == 0))


def ask(state: TeaForTwoState, phase: i64) -> None:
    state.phase = phase
    state.actor = state.winner


def do_nothing(state: TeaForTwoState) -> None:
    """T36: an effect without a target."""
    if state.event_sink is not None:
        state.event_sink.append(NothingDone(seat=state.winner))
    finish(state)


def finish(state: TeaForTwoState) -> None:
    """T9, T31: after the action comes the watch, if there is an hourglass to spend; then the round ends."""
    if state.winding == 0 and state.held[state.winner * ROW + HOURGLASSES] > 0:
        state.resolved = 0
        ask(state, WIND)
    else:
        end_round(state)


def end_round(state: TeaForTwoState) -> None:
    """T30, T31: renewals, the flamingo's holder first; T27: is it the end?"""
    state.resolved = 0
    state.winding = 0
    renew_if_empty(state, state.flamingo)
    renew_if_empty(state, 1 - state.flamingo)
    if state.count_empty() >= state.tables.empty_stacks:
        end(state, STACKS_END)
    elif state.lacked == 1:
        end(state, RABBITS_END)
    else:
        begin_round(state)


def end(state: TeaForTwoState, ending: i64) -> None:
    """T27, T28."""
    state.actor = OVER
    state.phase = ENDED
    state.ending = ending
    state.winner = NOBODY
    if state.event_sink is not None:
        for stack in range(state.tables.stacks):
            if state.is_empty(stack):
                stars = (int(mission_stars(state, stack, 0)), int(mission_stars(state, stack, 1)))
                name, mission = state.stack_name(stack), state.mission_name(stack)
                state.event_sink.append(MissionScored(character=name, mission=mission, stars=stars))
        state.event_sink.append(MatchEnded(scores=(int(score_of(state, 0)), int(score_of(state, 1)))))
