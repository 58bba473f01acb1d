"""Reasons for moves in Tea for Two, counted from public information (T41)."""

from curiouser.engine.event import Event
from curiouser.engine.hint import Reason, reason
from curiouser.engine.text import Text
from curiouser.games.tea_for_two.events import (
    CardBought,
    CardDestroyed,
    FlamingoTaken,
    StackEmptied,
    StarsGained,
    TokensStolen,
    TokensTaken,
    WatchLeft,
)
from curiouser.games.tea_for_two.numbers import (
    CAKE_STARS,
    CHOOSE_GIFT,
    DECK,
    DISCARD,
    DRAW_OWN,
    EXECUTE,
    GUARD_DRAWS,
    HOURGLASSES,
    KING,
    PICK_DISCARDED,
    PICK_STACK,
    POINT,
    QUEEN,
    ROW,
)
from curiouser.games.tea_for_two.rules import TeaForTwo
from curiouser.games.tea_for_two.scoring import mission_stars


def reasons(position: TeaForTwo, move: int) -> list[Reason]:
    after = position.copy()
    told: list[Event] = []
    after.event_sink = told
    after.play(move)
    found = [each for event in told for each in about_event(event, position, after)]
    return found + about_phase(after) + about_reveals(position, after) + about_missions(position, after)


def about_event(event: Event, position: TeaForTwo, after: TeaForTwo) -> list[Reason]:
    if isinstance(event, CardBought) and event.cakes > 0:
        return [reason("T8", "hint-price", cakes=event.cakes)]
    if isinstance(event, TokensTaken | TokensStolen):
        id = "hint-tokens" if isinstance(event, TokensTaken) else "hint-stolen"
        return [reason(event.rule, id, token=event.token, count=event.count, rule=event.rule)]
    if isinstance(event, CardDestroyed | StarsGained) and event.stars > 0:
        return [reason(event.rule, "hint-stars", stars=event.stars, rule=event.rule)]
    if isinstance(event, FlamingoTaken):
        return [reason(event.rule, "hint-flamingo", rule=event.rule)]
    if isinstance(event, StackEmptied):
        return [reason("T27", "hint-empties", empty=int(after.count_empty()), needed=int(after.tables.empty_stacks))]
    if isinstance(event, WatchLeft):
        return [reason("T34", "hint-keeps", count=int(position.held[position.winner * ROW + HOURGLASSES]))]
    return []


def about_phase(after: TeaForTwo) -> list[Reason]:
    """What the effect goes on with: a choice, or cards of a deck."""
    tables = after.tables
    phase = after.phase
    if phase == PICK_STACK:
        tops = [int(tables.stars[after.stacked[after.tops[s]]]) for s in range(tables.stacks) if not after.is_empty(s)]
        return [reason("T21", "hint-stack", stars=max(tops))]
    if phase == CHOOSE_GIFT:
        return [reason("T19", "hint-gift", cakes=int(tables.amounts[KING]))]
    if phase == POINT:
        return [reason("T13", "hint-point", stars=int(tables.stars_amount))]
    if phase == PICK_DISCARDED:
        return [reason("T22", "hint-discarded", cards=int(after.held[after.winner * ROW + DISCARD]))]
    return about_deck(after) if phase in (GUARD_DRAWS, EXECUTE, DRAW_OWN) else []


def about_deck(after: TeaForTwo) -> list[Reason]:
    """T15, T16, T23: of how many cards luck will turn some over."""
    tables = after.tables
    seat = after.source()
    deck = int(after.held[seat * ROW + DECK])
    counts = [int(count) for count in after.decks[seat * tables.kinds : (seat + 1) * tables.kinds]]
    if after.phase == GUARD_DRAWS:
        return [reason("T15", "hint-guard", cards=int(after.pending), deck=deck)]
    if after.phase == EXECUTE:
        queens = sum(count for kind, count in enumerate(counts) if tables.characters[kind] == QUEEN)
        return [reason("T16", "hint-executioner", deck=deck, queens=queens)]
    stars = sum(count * int(tables.stars[kind]) for kind, count in enumerate(counts))
    return [reason("T23", "hint-draw", cards=int(after.pending), deck=deck, stars=stars)]


def about_reveals(position: TeaForTwo, after: TeaForTwo) -> list[Reason]:
    """T6: of all pairs of cards, how many the seat wins; told where it changes."""
    seat = int(position.winner)
    before, now = reveals(position, seat), reveals(after, seat)
    if before == now:
        return []
    return [reason("T6", "hint-reveals", won=now[0], all=now[1], before=before[0], before_all=before[1])]


def reveals(position: TeaForTwo, seat: int) -> tuple[int, int]:
    """Pairs of an own card and one of the opponent's: those won, a tie by the flamingo, and all."""
    own, other = values_of(position, seat), values_of(position, 1 - seat)
    keeps_ties = position.flamingo == seat
    won = sum(one > two or (one == two and keeps_ties) for one in own for two in other)
    return won, len(own) * len(other)


def values_of(position: TeaForTwo, seat: int) -> list[int]:
    """T39: of all cards a player owns."""
    tables = position.tables
    first, bottom = seat * tables.kinds, seat * tables.room
    kinds = [kind for kind in range(tables.kinds) for _ in range(position.decks[first + kind])]
    kinds += position.discards[bottom : bottom + position.held[seat * ROW + DISCARD]]
    return [int(tables.values[kind]) for kind in kinds]


def about_missions(position: TeaForTwo, after: TeaForTwo) -> list[Reason]:
    """T29: missions in which the seat gets ahead or falls behind."""
    seat = position.winner
    found = []
    for stack in range(position.tables.stacks):
        if position.tables.faces[position.missions[stack]] >= CAKE_STARS:
            continue
        before, now = int(mission_stars(position, stack, seat)), int(mission_stars(after, stack, seat))
        if before != now:
            id = "hint-mission" if now > before else "hint-mission-lost"
            mission = Text("mission", {"mission": position.mission_name(stack)})
            found.append(reason("T29", id, mission=mission, stars=max(before, now)))
    return found
