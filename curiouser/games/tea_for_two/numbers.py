"""Tea for Two: the moves behind the numbers that the rules use, and the tables of an edition."""

from functools import cache

import msgspec

from curiouser.engine.move import Move
from curiouser.games.tea_for_two.edition import Edition
from curiouser.games.tea_for_two.moves import (
    BuyCard,
    DestroyDiscarded,
    DestroyStacked,
    GiveFlamingo,
    LayCard,
    LeaveWatch,
    PlaceMission,
    PointHand,
    SetWatch,
    TakeCakes,
    TakeFlamingo,
    TurnOver,
    UseEffect,
    WindWatch,
)
from curiouser.games.tea_for_two.rules import CHARACTER_NAMES, KING, MISSION_NAMES, SPACE_NAMES, Tables, make_tables

Numbered = tuple[tuple[Move, ...], dict[Move, int]]


@cache
def tables_of(edition_json: bytes) -> Tables:
    edition = msgspec.json.decode(edition_json, type=Edition)
    stars = edition.start_stars.value
    amounts = edition.amounts.value
    number = CHARACTER_NAMES.index
    return make_tables(
        values=[edition.values.value[name] for name in CHARACTER_NAMES],
        start_deck=[(number(name), stars[name]) for name in edition.start_deck.value],
        stacks=[(number(name), list(edition.stack_stars.value[name])) for name in edition.stacks.value],
        rabbit_stars=stars["rabbit"],
        watch=[SPACE_NAMES.index(name) for name in edition.watch.value],
        faces=[MISSION_NAMES.index(face) for tile in edition.missions.value for face in tile],
        amounts=[amounts.get(name, 0) for name in CHARACTER_NAMES],
        numbers={
            "rabbits": edition.rabbits.value,
            "cakes": edition.cakes.value,
            "hourglasses": edition.hourglasses.value,
            "flamingo_cakes": edition.first_cakes.value[0],
            "other_cakes": edition.first_cakes.value[1],
            "draw": amounts["draw"],
            "stars": amounts["stars"],
            "cake_stars": edition.token_stars.value["cakes"],
            "hourglass_stars": edition.token_stars.value["hourglasses"],
            "empty_stacks": edition.empty_stacks.value,
        },
    )


@cache
def seat_moves(tables: Tables) -> Numbered:
    stacks = [CHARACTER_NAMES[character] for character in tables.stack_characters]
    return numbered(
        *map(UseEffect, CHARACTER_NAMES),
        *(BuyCard(name, cakes) for name in stacks for cakes in range(tables.prices)),
        TakeFlamingo(),
        TakeCakes(tables.amounts[KING]),
        *(PointHand(space, effect) for space, effect in spaces_of(tables)),
        *map(DestroyStacked, stacks),
        *(DestroyDiscarded(card, nth) for card in tables.kind_names for nth in range(1, tables.most + 1)),
        LeaveWatch(),
        *(WindWatch(hourglasses) for hourglasses in range(1, tables.hourglasses + 1)),
    )


@cache
def luck_moves(tables: Tables) -> Numbered:
    return numbered(
        *(TurnOver(seat, card) for seat in (0, 1) for card in tables.kind_names),
        *map(LayCard, tables.kind_names),
        *(PlaceMission(MISSION_NAMES[face]) for face in tables.faces),
        *map(GiveFlamingo, (0, 1)),
        *(SetWatch(space, effect) for space, effect in spaces_of(tables)),
    )


def spaces_of(tables: Tables) -> list[tuple[int, str]]:
    """The spaces of the watch, numbered from 1."""
    return [(space, SPACE_NAMES[effect]) for space, effect in enumerate(tables.watch, start=1)]


def numbered(*moves: Move) -> Numbered:
    return moves, {move: number for number, move in enumerate(moves)}
