"""Builds the tables of the rules from an edition, and maps numbers to moves."""

from functools import lru_cache

import msgspec

from curiouser.engine.edition import EDITIONS
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
from curiouser.games.tea_for_two.numbers import CHARACTER_NAMES, CHARACTERS, KING, MISSION_NAMES, RABBIT, SPACE_NAMES
from curiouser.games.tea_for_two.state import Tables
from curiouser.native import i64, vec

Numbered = tuple[tuple[Move, ...], dict[Move, int]]


@lru_cache(EDITIONS)
def tables_of(edition_json: bytes) -> Tables:
    edition = msgspec.json.decode(edition_json, type=Edition)
    tables = Tables()
    _sort_cards(tables, edition)
    _lay_out_stacks(tables, edition)
    _count_tokens(tables, edition)
    tables.watch = vec[i64]([SPACE_NAMES.index(name) for name in edition.watch.value])
    tables.spaces = len(tables.watch)
    tables.faces = vec[i64]([MISSION_NAMES.index(face) for tile in edition.missions.value for face in tile])
    tables.empty_stacks = edition.empty_stacks.value
    _number_moves(tables)
    _list_moves(tables)
    return tables


def _sort_cards(tables: Tables, edition: Edition) -> None:
    """T1: the kinds of cards, and how many there are of each."""
    stars = edition.start_stars.value
    start_deck = [(number_of(name), stars[name]) for name in edition.start_deck.value]
    board = [(number_of(name), n) for name in edition.stacks.value for n in edition.stack_stars.value[name]]
    rabbit = (RABBIT, stars["rabbit"])
    kinds = sorted({*start_deck, *board, rabbit})
    tables.kinds = len(kinds)
    tables.kind_names = [f"{CHARACTER_NAMES[character]}{n}" for character, n in kinds]
    tables.characters = vec[i64]([character for character, _ in kinds])
    tables.values = vec[i64]([edition.values.value[CHARACTER_NAMES[character]] for character, _ in kinds])
    tables.stars = vec[i64]([n for _, n in kinds])
    tables.start_deck = vec[i64]([start_deck.count(kind) for kind in kinds])
    tables.start_size = len(start_deck)
    tables.board = vec[i64]([board.count(kind) for kind in kinds])
    tables.rabbit = kinds.index(rabbit)
    tables.rabbits = edition.rabbits.value
    others = [board.count(kind) + tables.rabbits * (kind == rabbit) for kind in kinds]
    tables.box = vec[i64]([2 * start_deck.count(kind) + n for kind, n in zip(kinds, others, strict=True)])
    tables.most = max(start_deck.count(kind) + n for kind, n in zip(kinds, others, strict=True))
    tables.room = len(start_deck) + len(board) + tables.rabbits


def _lay_out_stacks(tables: Tables, edition: Edition) -> None:
    names = edition.stacks.value
    sizes = [len(edition.stack_stars.value[name]) for name in names]
    values = [edition.values.value[name] for name in names]
    tables.stacks = len(names)
    tables.stacked = sum(sizes)
    tables.stack_characters = vec[i64](list(map(number_of, names)))
    tables.stack_values = vec[i64](values)
    tables.stack_starts = vec[i64]([sum(sizes[:stack]) for stack in range(len(names))])
    tables.stack_ends = vec[i64]([sum(sizes[: stack + 1]) for stack in range(len(names))])
    tables.stack_firsts = vec[i64]([list(tables.characters).index(number_of(name)) for name in names])
    tables.prices = 1 + max(values)


def _count_tokens(tables: Tables, edition: Edition) -> None:
    amounts = edition.amounts.value
    stars = edition.token_stars.value
    tables.cakes = edition.cakes.value
    tables.hourglasses = edition.hourglasses.value
    tables.flamingo_cakes, tables.other_cakes = edition.first_cakes.value
    tables.amounts = vec[i64]([amounts.get(name, 0) for name in CHARACTER_NAMES])
    tables.draw_amount = amounts["draw"]
    tables.stars_amount = amounts["stars"]
    tables.token_stars = vec[i64]([stars["cakes"], stars["hourglasses"]])


def _number_moves(tables: Tables) -> None:
    """Where each kind of move begins, in the order of `seat_moves` and `luck_moves`."""
    tables.first_buy = CHARACTERS
    tables.first_gift = tables.first_buy + tables.stacks * tables.prices
    tables.first_point = tables.first_gift + 2
    tables.first_stack = tables.first_point + tables.spaces
    tables.first_discarded = tables.first_stack + tables.stacks
    tables.first_wind = tables.first_discarded + tables.kinds * tables.most
    tables.first_lay = 2 * tables.kinds
    tables.first_mission = tables.first_lay + tables.kinds
    tables.first_flamingo = tables.first_mission + len(tables.faces)
    tables.first_space = tables.first_flamingo + 2


def _list_moves(tables: Tables) -> None:
    """The rows of moves that are the same in many positions."""
    kinds, wind = tables.kinds, tables.first_wind
    tables.turns = vec[vec[i64]]([vec[i64](range(kinds)), vec[i64](range(kinds, 2 * kinds))])
    tables.gifts = vec[i64](range(tables.first_gift, tables.first_point))
    tables.points = vec[i64](range(tables.first_point, tables.first_stack))
    tables.winds = vec[vec[i64]]([vec[i64](range(wind, wind + held + 1)) for held in range(tables.hourglasses + 1)])
    characters = list(tables.characters)
    lays = [(tables.first_lay + characters.index(c), characters.count(c)) for c in tables.stack_characters]
    tables.lays = vec[vec[i64]]([vec[i64](range(first, first + count)) for first, count in lays])


def number_of(name: str) -> int:
    return CHARACTER_NAMES.index(name)


@lru_cache(EDITIONS)
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


@lru_cache(EDITIONS)
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
