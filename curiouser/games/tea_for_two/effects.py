"""T7, T11–T21, T36, T38: the effects of the characters. Compiled."""

from curiouser.games.tea_for_two.cards import destroy, take_top, tell_if_empty
from curiouser.games.tea_for_two.drawing import start_drawing
from curiouser.games.tea_for_two.events import EffectUsed, FlamingoTaken
from curiouser.games.tea_for_two.numbers import (
    CAKES,
    CAT,
    CHARACTER_NAMES,
    CHOOSE_GIFT,
    EFFECT_RULES,
    EXECUTE,
    EXECUTIONER,
    GUARD,
    GUARD_DRAWS,
    HOURGLASSES,
    KING,
    KNAVE,
    MOUSE,
    PICK_STACK,
    POINT,
    QUEEN,
    RABBIT,
)
from curiouser.games.tea_for_two.rounds import ask, do_nothing, finish
from curiouser.games.tea_for_two.state import TeaForTwoState
from curiouser.games.tea_for_two.tokens import take
from curiouser.native import append, i64, vec


def use(state: TeaForTwoState, character: i64) -> None:
    """T7: the winner's own effect, whether the card is the winner's or copied (T37)."""
    if state.event_sink is not None:
        name, rule = CHARACTER_NAMES[character], EFFECT_RULES[character]
        state.event_sink.append(EffectUsed(seat=state.winner, character=name, rule=rule))
    if character == GUARD:
        start_drawing(state, GUARD_DRAWS, state.tables.amounts[GUARD])
    elif character == EXECUTIONER:
        start_drawing(state, EXECUTE, 1)
    elif character == CAT:
        ask(state, POINT)
    elif character == KING:
        ask(state, CHOOSE_GIFT)
    elif character in (QUEEN, RABBIT):
        aim_at_stacks(state)
    else:
        token = CAKES if character in (MOUSE, KNAVE) else HOURGLASSES
        take(state, token, state.tables.amounts[character], EFFECT_RULES[character])
        finish(state)


def aim_at_stacks(state: TeaForTwoState) -> None:
    """T21, T36."""
    if state.count_empty() < state.tables.stacks:
        ask(state, PICK_STACK)
    else:
        do_nothing(state)


def stacks_to_hit(state: TeaForTwoState) -> vec[i64]:
    """T21: any stack that is not empty."""
    found = vec[i64]()
    for stack in range(state.tables.stacks):
        if not state.is_empty(stack):
            found = append(found, state.tables.first_stack + stack)
    return found


def destroy_stacked(state: TeaForTwoState, stack: i64) -> None:
    """T21."""
    destroy(state, take_top(state, stack), "stack", "T21")
    tell_if_empty(state, stack)
    finish(state)


def choose_gift(state: TeaForTwoState, gift: i64) -> None:
    """T19: the flamingo, or cakes."""
    if gift == 0:
        take_flamingo(state, "T19")
    else:
        take(state, CAKES, state.tables.amounts[KING], "T19")
        finish(state)


def take_flamingo(state: TeaForTwoState, rule: str) -> None:
    """T19, T26, T36."""
    if state.flamingo == state.winner:
        do_nothing(state)
        return
    state.flamingo = state.winner
    if state.event_sink is not None:
        state.event_sink.append(FlamingoTaken(seat=state.winner, rule=rule))
    finish(state)
