"""Builds the tables of the rules from an edition and options, and maps numbers to moves."""

from functools import lru_cache

import msgspec

from curiouser.engine.edition import EDITIONS
from curiouser.engine.move import Move
from curiouser.games.adventures.edition import Edition
from curiouser.games.adventures.moves import (
    Accept,
    ChooseStarter,
    DrawCard,
    PlayToMove,
    PlayToSpin,
    Spin,
    SpinAgain,
    TakeFaceUp,
    TakeUnseen,
    TurnUp,
)
from curiouser.games.adventures.numbers import (
    ACCEPT,
    BLOCKS,
    FALLEN,
    HOLE,
    JOKER,
    KIND_NAMES,
    LARGE,
    MAY_WALK_OUT,
    SMALL,
    SPIN_AGAIN,
    STANDINGS,
    TAKE_FACE_UP,
    TAKE_UNSEEN,
    TEA_PARTY,
    TO_MOVE,
    TO_MOVE_PLUS_ONE,
    TO_SPIN,
)
from curiouser.games.adventures.options import AdventuresOptions, characters_of
from curiouser.games.adventures.state import Tables
from curiouser.native import i64, vec

# A10, A22, A29: what a card may be played for.
PURPOSES_OF = {
    SMALL: (TO_MOVE,),
    LARGE: (TO_MOVE, TO_MOVE_PLUS_ONE),
    FALLEN: (TO_SPIN,),
    MAY_WALK_OUT: (TO_MOVE, TO_SPIN),
}


@lru_cache(EDITIONS)
def tables_of(seats: int, options: AdventuresOptions, edition_json: bytes) -> Tables:
    edition = msgspec.json.decode(edition_json, type=Edition)
    tables = Tables()
    tables.seats = seats
    tables.starter = options.starter
    tables.open_hands = options.open_hands
    tables.easy_hole = options.easy_hole
    tables.hand = 2 if options.youngest else 3
    tables.characters = characters_of(options.characters, edition.characters.value, seats)
    _set_cards(tables, edition)
    _set_spaces(tables, edition)
    _set_cookies(tables, edition)
    _number_luck(tables)
    return tables


def _set_cards(tables: Tables, edition: Edition) -> None:
    """A2, A8–A10."""
    most = edition.most
    tables.most = most
    tables.joker_most = joker_most = edition.joker_most.value
    tables.cards = tables.empty = most + 1
    tables.card_names = ["joker", *map(str, range(1, most + 1))]
    tables.deck = vec[i64]([edition.jokers.value, *(edition.cards.value.get(n, 0) for n in range(1, most + 1))])
    hands = [(left, right) for left in range(most + 1) for right in range(most + 2)]
    tables.plays = vec[vec[i64]](
        [vec[i64](_plays(standing, hand, most, joker_most)) for standing in range(STANDINGS) for hand in hands]
    )
    choices = BLOCKS * most
    tables.hole_choices = vec[i64]([choices + ACCEPT, choices + SPIN_AGAIN])
    tables.tea_choices = vec[i64]([choices + TAKE_FACE_UP, choices + TAKE_UNSEEN])


def _plays(standing: int, hand: tuple[int, int], most: int, joker_most: int) -> list[int]:
    """The numbers of the moves with these outer cards, in order."""
    found = []
    for purpose in PURPOSES_OF[standing]:
        for place, card in enumerate(hand):
            first = ((purpose * 2 + place) * 2 + (card == JOKER)) * most - 1
            if card == JOKER:
                found += [first + number for number in range(1, joker_most + 1)]
            elif card <= most:
                found.append(first + card)
    return found


def _set_spaces(tables: Tables, edition: Edition) -> None:
    """A3, A42."""
    kinds = [KIND_NAMES.index(name) for name in edition.spaces.value]
    tables.spaces = len(kinds)
    tables.kinds = vec[i64](kinds)
    tables.numbers = vec[i64](edition.numbers.value)
    tables.tea_party = kinds.index(TEA_PARTY)
    tables.hole = kinds.index(HOLE)
    tables.even_chances = vec[i64]([1] * len(kinds))


def _set_cookies(tables: Tables, edition: Edition) -> None:
    """A1, A4."""
    large = sorted(edition.large_cookies.value.items())
    out = edition.left_out.value[int(tables.seats)]
    tables.small = len(large)
    tables.points = vec[i64]([*(points for points, _ in large), edition.small_points.value])
    tables.cookies = vec[i64]([*(count - out for _, count in large), edition.small_cookies.value])


def _number_luck(tables: Tables) -> None:
    cards = tables.seats + tables.small
    spaces = cards + tables.cards
    tables.starters = vec[i64](range(tables.seats))
    tables.turn_ups = vec[i64](range(tables.seats, cards))
    tables.draws = vec[i64](range(cards, spaces))
    tables.spins = vec[i64](range(spaces, spaces + tables.spaces))


@lru_cache(EDITIONS)
def seat_moves(most: int) -> tuple[tuple[Move, ...], dict[Move, int]]:
    """By number: blocks by purpose, place and Joker, as `play_card` takes them apart; then the choices."""
    moves: list[Move] = []
    for purpose in (TO_MOVE, TO_MOVE_PLUS_ONE, TO_SPIN):
        for place in ("left", "right"):
            for joker in (False, True):
                for number in range(1, most + 1):
                    if purpose == TO_SPIN:
                        moves.append(PlayToSpin(place, number, joker))
                    else:
                        moves.append(PlayToMove(place, number, joker, purpose == TO_MOVE_PLUS_ONE))
    moves += [Accept(), SpinAgain(), TakeFaceUp(), TakeUnseen()]
    return tuple(moves), {move: number for number, move in enumerate(moves)}


@lru_cache(EDITIONS)
def luck_moves(
    seats: int, points: tuple[int, ...], cards: tuple[str, ...], spaces: int
) -> tuple[tuple[Move, ...], dict[Move, int]]:
    moves: tuple[Move, ...] = (
        *map(ChooseStarter, range(seats)),
        *map(TurnUp, points),
        *map(DrawCard, cards),
        *map(Spin, range(spaces)),
    )
    return moves, {move: number for number, move in enumerate(moves)}
