"""T3–T5: luck sets up the board. Compiled."""

from curiouser.games.tea_for_two.events import FlamingoGiven, MissionPlaced, StackLaid, WatchSet
from curiouser.games.tea_for_two.numbers import (
    CAKES,
    GIVE_FLAMINGO,
    LAY_STACKS,
    NOBODY,
    PLACE_MISSIONS,
    ROW,
    SET_WATCH,
    SPACE_NAMES,
    SUPPLY,
)
from curiouser.games.tea_for_two.rounds import begin_round
from curiouser.games.tea_for_two.state import TeaForTwoState
from curiouser.native import i64, vec


def set_ups(state: TeaForTwoState) -> vec[i64]:
    """T3–T5: what luck may do before the first round; nothing once the match is over."""
    tables = state.tables
    if state.phase == PLACE_MISSIONS:
        return vec[i64]([tables.first_mission + f for f in range(len(tables.faces)) if not is_placed(state, f // 2)])
    if state.phase == LAY_STACKS:
        return tables.lays[state.next_stack()]
    if state.phase == GIVE_FLAMINGO:
        return vec[i64]([tables.first_flamingo, tables.first_flamingo + 1])
    if state.phase == SET_WATCH:
        return vec[i64]([tables.first_space + space for space in range(tables.spaces)])
    return vec[i64]()


def is_placed(state: TeaForTwoState, tile: i64) -> bool:
    return any(face != NOBODY and face // 2 == tile for face in state.missions)


def set_up(state: TeaForTwoState, move: i64) -> None:
    """T3–T5."""
    tables = state.tables
    if state.phase == PLACE_MISSIONS:
        place_mission(state, move - tables.first_mission)
    elif state.phase == LAY_STACKS:
        lay_card(state, move - tables.first_lay)
    elif state.phase == GIVE_FLAMINGO:
        give_flamingo(state, move - tables.first_flamingo)
    else:
        state.hand = move - tables.first_space
        if state.event_sink is not None:
            state.event_sink.append(WatchSet(space=state.hand + 1, effect=SPACE_NAMES[tables.watch[state.hand]]))
        begin_round(state)


def place_mission(state: TeaForTwoState, face: i64) -> None:
    """T3: above the next stack."""
    stack = state.tables.stacks - state.pending
    state.missions[stack] = face
    if state.event_sink is not None:
        state.event_sink.append(MissionPlaced(character=state.stack_name(stack), mission=state.mission_name(stack)))
    state.pending -= 1
    if state.pending == 0:
        state.phase = LAY_STACKS
        state.pending = state.tables.stacked


def lay_card(state: TeaForTwoState, kind: i64) -> None:
    """T4: below those of its stack that lie already."""
    tables = state.tables
    place = tables.stacked - state.pending
    stack = state.next_stack()
    state.stacked[place] = kind
    state.loose[kind] -= 1
    if state.event_sink is not None and place + 1 == tables.stack_ends[stack]:
        laid = state.stacked[tables.stack_starts[stack] : place + 1]
        cards = tuple([tables.kind_names[card] for card in laid])
        state.event_sink.append(StackLaid(character=state.stack_name(stack), cards=cards))
    state.pending -= 1
    if state.pending == 0:
        state.phase = GIVE_FLAMINGO
        state.pending = 1


def give_flamingo(state: TeaForTwoState, seat: i64) -> None:
    """T5: the flamingo and few cakes to one, more cakes to the other."""
    tables = state.tables
    held = state.held
    state.flamingo = seat
    held[seat * ROW + CAKES] = tables.flamingo_cakes
    held[(1 - seat) * ROW + CAKES] = tables.other_cakes
    held[SUPPLY + CAKES] -= tables.flamingo_cakes + tables.other_cakes
    state.phase = SET_WATCH
    if state.event_sink is not None:
        own, other = tables.flamingo_cakes, tables.other_cakes
        state.event_sink.append(FlamingoGiven(seat=seat, cakes=own, other_seat=1 - seat, other_cakes=other))
