"""What one seat of Tea for Two may see. Nothing is hidden: a deck has no order until a card is turned over (T41)."""

import msgspec

from curiouser.engine.position import OVER
from curiouser.games.tea_for_two.moves import SeatMove
from curiouser.games.tea_for_two.numbers import (
    ACT,
    CAKES,
    CHARACTER_NAMES,
    DISCARD,
    HOURGLASSES,
    LAY_STACKS,
    MISSION_NAMES,
    NOBODY,
    PHASE_NAMES,
    PLACE_MISSIONS,
    ROW,
    SPACE_NAMES,
    STARS,
    SUPPLY,
    TOKEN_NAMES,
)
from curiouser.games.tea_for_two.rules import TeaForTwo


class Player(msgspec.Struct, frozen=True):
    """T41: what lies in front of a player. A deck and destroyed cards have no order, only numbers of cards."""

    stars: int  # gained in play
    score: int  # with the missions above empty stacks
    cakes: int
    hourglasses: int
    flamingo: bool
    deck: dict[str, int]
    discard: tuple[str, ...]  # from the top
    destroyed: dict[str, int]


class Stack(msgspec.Struct, frozen=True):
    character: str
    value: int
    cards: tuple[str, ...]  # from the top
    mission: str | None  # None until luck has put one there


class View(msgspec.Struct, frozen=True):
    to_move: int | None  # a seat; None while luck moves and at the end
    over: bool
    round: int
    phase: str  # what is asked now, or what luck is doing
    pending: int  # how many more times luck does it
    winner: int | None  # of the round
    difference: int | None  # of the two cards turned over, while the winner acts
    winding: bool  # the hourglasses of this round are spent
    resolved: tuple[int, ...]  # spaces of the watch that this chain has resolved, from 1
    last_round: bool  # a White Rabbit was lacking
    values: dict[str, int]  # by character
    amounts: dict[str, int]  # what effects and the spaces "draw" and "stars" give, in tokens, cards or stars
    token_stars: dict[str, int]  # of each cake and hourglass, in their missions
    empty_stacks: int  # so many end the match
    watch: tuple[str, ...]
    hand: int | None  # the space it points to, from 1
    stacks: tuple[Stack, ...]
    cakes: int  # in the supply, like the next two
    hourglasses: int
    rabbits: int
    players: tuple[Player, ...]
    legal: tuple[SeatMove, ...] = ()


def name_counts(position: TeaForTwo, counts: list[int]) -> dict[str, int]:
    """Cards by name, without those of which there is none."""
    return {name: count for name, count in zip(position.tables.kind_names, counts, strict=True) if count}


def deck(position: TeaForTwo, seat: int) -> dict[str, int]:
    kinds = position.tables.kinds
    return name_counts(position, list(position.decks[seat * kinds : (seat + 1) * kinds]))


def destroyed(position: TeaForTwo, seat: int) -> dict[str, int]:
    kinds = position.tables.kinds
    return name_counts(position, list(position.destroyed[seat * kinds : (seat + 1) * kinds]))


def discard(position: TeaForTwo, seat: int) -> tuple[str, ...]:
    """From the top."""
    bottom = seat * position.tables.room
    pile = position.discards[bottom : bottom + position.held[seat * ROW + DISCARD]]
    return tuple(position.tables.kind_names[kind] for kind in reversed(list(pile)))


def stack_cards(position: TeaForTwo, stack: int) -> tuple[str, ...]:
    """From the top; while luck lays them out only those that lie already."""
    tables = position.tables
    laid = tables.stacked
    if position.phase <= LAY_STACKS:
        laid = 0 if position.phase == PLACE_MISSIONS else tables.stacked - position.pending
    lying = position.stacked[position.tops[stack] : max(position.tops[stack], min(tables.stack_ends[stack], laid))]
    return tuple(tables.kind_names[kind] for kind in lying)


def cards_of(player: Player) -> list[str]:
    """T1: every card on a player's side, destroyed ones included."""
    loose = [name for pile in (player.deck, player.destroyed) for name, count in pile.items() for _ in range(count)]
    return [*loose, *player.discard]


def mission(position: TeaForTwo, stack: int) -> str | None:
    face = position.missions[stack]
    return None if face == NOBODY else MISSION_NAMES[position.tables.faces[face]]


def player(position: TeaForTwo, seat: int) -> Player:
    row = seat * ROW
    return Player(
        stars=position.held[row + STARS],
        score=position.score(seat),
        cakes=position.held[row + CAKES],
        hourglasses=position.held[row + HOURGLASSES],
        flamingo=position.flamingo == seat,
        deck=deck(position, seat),
        discard=discard(position, seat),
        destroyed=destroyed(position, seat),
    )


def stacks(position: TeaForTwo) -> tuple[Stack, ...]:
    tables = position.tables
    return tuple(
        Stack(
            character=CHARACTER_NAMES[tables.stack_characters[stack]],
            value=tables.stack_values[stack],
            cards=stack_cards(position, stack),
            mission=mission(position, stack),
        )
        for stack in range(tables.stacks)
    )


def values(position: TeaForTwo) -> dict[str, int]:
    tables = position.tables
    return {CHARACTER_NAMES[tables.characters[kind]]: tables.values[kind] for kind in range(tables.kinds)}


def amounts(position: TeaForTwo) -> dict[str, int]:
    tables = position.tables
    given = {name: amount for name, amount in zip(CHARACTER_NAMES, tables.amounts, strict=True) if amount}
    return {**given, "draw": tables.draw_amount, "stars": tables.stars_amount}


def view(position: TeaForTwo, legal: tuple[SeatMove, ...] = ()) -> View:
    tables = position.tables
    return View(
        to_move=position.actor if position.actor >= 0 else None,
        over=position.actor == OVER,
        round=position.round,
        phase=PHASE_NAMES[position.phase],
        pending=position.pending,
        winner=None if position.winner == NOBODY else position.winner,
        difference=position.difference() if position.phase == ACT else None,
        winding=position.winding == 1,
        resolved=tuple(space + 1 for space in range(tables.spaces) if position.resolved >> space & 1),
        last_round=position.lacked == 1,
        values=values(position),
        amounts=amounts(position),
        token_stars=dict(zip(TOKEN_NAMES, tables.token_stars, strict=True)),
        empty_stacks=tables.empty_stacks,
        watch=tuple(SPACE_NAMES[space] for space in tables.watch),
        hand=None if position.hand == NOBODY else position.hand + 1,
        stacks=stacks(position),
        cakes=position.held[SUPPLY + CAKES],
        hourglasses=position.held[SUPPLY + HOURGLASSES],
        rabbits=position.rabbits,
        players=tuple(player(position, seat) for seat in range(2)),
        legal=legal,
    )
