"""What a match of Adventures consists of: the tables of its edition, and its position as numbers. Compiled."""

from typing import Final, final

from curiouser.engine.position import Position
from curiouser.games.adventures.numbers import (
    FALLEN,
    FIRST_COOKIE,
    KIND_NAMES,
    LARGE,
    MAY_WALK_OUT,
    NOBODY,
    NOTHING,
    PLACES,
    SMALL,
)
from curiouser.native import i64, vec


@final
class Tables:
    """What never changes in a match: the edition, the options, the moves by hand. Shared by all copies."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.starter: i64 = NOBODY  # A7: NOBODY lets luck choose
        self.open_hands: bool = False  # A27
        self.easy_hole: bool = False  # A29
        self.hand: i64 = PLACES  # A6, A28
        self.joker_most: i64 = 0
        self.most: i64 = 0  # the highest number of a card or a Joker
        self.cards: i64 = 0  # kinds of cards: the Joker and the numbers
        self.empty: i64 = 0  # an empty place in a hand; one more than the last card
        self.deck: vec[i64] = vec[i64]()  # by card
        self.spaces: i64 = 0
        self.kinds: vec[i64] = vec[i64]()  # by space
        self.numbers: vec[i64] = vec[i64]()  # by space
        self.tea_party: i64 = 0
        self.hole: i64 = 0
        self.small: i64 = 0  # kinds of large cookies; also the number of the small kind
        self.points: vec[i64] = vec[i64]()  # by kind of cookie, the small one last
        self.cookies: vec[i64] = vec[i64]()  # by kind
        self.plays: vec[vec[i64]] = vec[vec[i64]]()  # by standing, left and right card: the legal moves
        self.hole_choices: vec[i64] = vec[i64]()
        self.tea_choices: vec[i64] = vec[i64]()
        self.starters: vec[i64] = vec[i64]()  # luck's outcomes, one after the other
        self.turn_ups: vec[i64] = vec[i64]()
        self.draws: vec[i64] = vec[i64]()
        self.spins: vec[i64] = vec[i64]()
        self.even_chances: vec[i64] = vec[i64]()  # A42: by space
        self.card_names: list[str] = []
        self.characters: list[str] = []  # A2: by seat


class AdventuresState(Position):
    """Piles and the stack have no order: luck draws each card and cookie when it is seen."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: Tables = NO_TABLES
        self.phase: i64 = FIRST_COOKIE
        self.player: i64 = NOBODY  # whose turn it is, or who is being dealt
        self.number: i64 = 0  # A32: of this turn, the +1 included
        self.spins: i64 = 0  # left
        self.shown: i64 = NOTHING  # the space to accept or decline
        self.face_up: i64 = NOTHING
        self.stack: i64 = 0  # large cookies face down
        self.large: i64 = NOBODY  # A17: the seat of the one large pawn
        self.fallen: i64 = 0  # bits of the seats in the Hole
        self.earned: i64 = 0  # A29: bits of those who may walk out of it
        self.space: vec[i64] = vec[i64]()  # by seat
        self.hands: vec[i64] = vec[i64]()  # by seat and place, from the left
        self.piles: vec[i64] = vec[i64]()  # by seat and card: not drawn yet
        self.played: vec[i64] = vec[i64]()  # by seat and card
        self.last: vec[i64] = vec[i64]()  # by seat: the move that played its last card, or NOTHING; all see it
        self.left: vec[i64] = vec[i64]()  # by kind of cookie: in the stack, and in the pool of small ones
        self.won: vec[i64] = vec[i64]()  # by seat and kind of cookie

    def hand_number(self) -> i64:
        """The row of the legal moves: how the pawn stands, and the outer cards (A31: one card is the left one)."""
        tables = self.tables
        seat = self.player
        standing: i64 = SMALL
        if self.large == seat:
            standing = LARGE
        elif (self.fallen >> seat) & 1:
            standing = MAY_WALK_OUT if (self.earned >> seat) & 1 else FALLEN
        hands = self.hands
        first = seat * PLACES
        right = hands[first + 2]
        if right == tables.empty:
            right = hands[first + 1]
        return (standing * tables.cards + hands[first]) * (tables.cards + 1) + right

    def count_pile(self, seat: i64) -> i64:
        piles = self.piles
        cards = self.tables.cards
        total: i64 = 0
        for place in range(seat * cards, seat * cards + cards):
            total += piles[place]
        return total

    def occupied_by_others(self, seat: i64) -> i64:
        """The spaces of all other pawns as bits, A33: also of those in the Hole."""
        space = self.space
        occupied: i64 = 0
        for other in range(self.seats):
            if other != seat:
                occupied |= i64(1) << space[other]
        return occupied

    def kind_name(self, space: i64) -> str:
        return KIND_NAMES[self.tables.kinds[space]]


NO_TABLES: Final = Tables()
