"""What a match of Tea for Two consists of: the tables of its edition, and its position as numbers. Compiled."""

from typing import Final, final

from curiouser.engine.position import Position
from curiouser.games.tea_for_two.numbers import (
    CAKES,
    CHARACTER_NAMES,
    DISCARD,
    DRAW_OWN,
    MISSION_NAMES,
    NOBODY,
    PLACE_MISSIONS,
    REVEAL,
    ROW,
)
from curiouser.native import i64, vec


@final
class Tables:
    """What never changes in a match: cards, numbers of the edition, where kinds of moves begin. Shared by all copies.

    Cards of one character with equal stars are one kind. Kinds are sorted by character, then by stars.
    """

    def __init__(self) -> None:
        self.kinds: i64 = 0
        self.kind_names: list[str] = []
        self.characters: vec[i64] = vec[i64]()  # by kind
        self.values: vec[i64] = vec[i64]()
        self.stars: vec[i64] = vec[i64]()
        self.box: vec[i64] = vec[i64]()  # by kind: how many there are in all
        self.most: i64 = 0  # how many cards of one kind there can be in a discard pile
        self.room: i64 = 0  # for a discard pile
        self.start_deck: vec[i64] = vec[i64]()  # by kind
        self.start_size: i64 = 0
        self.rabbit: i64 = 0  # its kind
        self.rabbits: i64 = 0
        self.cakes: i64 = 0
        self.hourglasses: i64 = 0
        self.flamingo_cakes: i64 = 0
        self.other_cakes: i64 = 0
        self.amounts: vec[i64] = vec[i64]()  # by character
        self.draw_amount: i64 = 0
        self.stars_amount: i64 = 0
        self.token_stars: vec[i64] = vec[i64]()
        self.empty_stacks: i64 = 0
        self.stacks: i64 = 0
        self.stack_characters: vec[i64] = vec[i64]()
        self.stack_values: vec[i64] = vec[i64]()
        self.stack_starts: vec[i64] = vec[i64]()  # by stack: its first place in `TeaForTwo.stacked`
        self.stack_ends: vec[i64] = vec[i64]()
        self.stack_firsts: vec[i64] = vec[i64]()  # by stack: its first kind
        self.board: vec[i64] = vec[i64]()  # by kind: how many cards the stacks have at first
        self.stacked: i64 = 0
        self.spaces: i64 = 0
        self.watch: vec[i64] = vec[i64]()
        self.faces: vec[i64] = vec[i64]()  # missions, two for each tile
        self.prices: i64 = 0  # how many prices in cakes a card can have
        self.first_buy: i64 = 0  # a move that uses an effect is the number of its character
        self.first_gift: i64 = 0
        self.first_point: i64 = 0
        self.first_stack: i64 = 0
        self.first_discarded: i64 = 0
        self.first_wind: i64 = 0
        self.first_lay: i64 = 0  # luck turns over kind k of seat s by the number s × kinds + k
        self.first_mission: i64 = 0
        self.first_flamingo: i64 = 0
        self.first_space: i64 = 0
        self.turns: vec[vec[i64]] = vec[vec[i64]]()  # by seat: what luck can turn over
        self.lays: vec[vec[i64]] = vec[vec[i64]]()  # by stack: what luck can lay
        self.gifts: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.winds: vec[vec[i64]] = vec[vec[i64]]()  # by hourglasses held


class TeaForTwoState(Position):
    """The decks have no order: luck draws each card when it is turned over (T41). All else lies open."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: Tables = NO_TABLES
        self.round: i64 = 0
        self.phase: i64 = PLACE_MISSIONS
        self.pending: i64 = 0  # how often luck is to do what the phase says
        self.winner: i64 = NOBODY  # of the round
        self.winding: i64 = 0  # 1 in the chain of the hourglasses, 0 in that of the action (T32)
        self.resolved: i64 = 0  # spaces that this chain has resolved, as a bit mask
        self.lacked: i64 = 0  # 1 when a White Rabbit was to be taken and none was left
        self.flamingo: i64 = NOBODY
        self.hand: i64 = NOBODY  # the space it points to, from 0
        self.rabbits: i64 = 0
        self.held: vec[i64] = vec[i64]()  # by holder and thing
        self.decks: vec[i64] = vec[i64]()  # by seat and kind: how many cards
        self.discards: vec[i64] = vec[i64]()  # by seat: kinds from the bottom, as many as `held` says
        self.destroyed: vec[i64] = vec[i64]()  # by seat and kind: how many cards
        self.tops: vec[i64] = vec[i64]()  # by stack: the place of its top card in `stacked`
        self.stacked: vec[i64] = vec[i64]()  # kinds; written while luck sets up, shared by all copies afterwards
        self.loose: vec[i64] = vec[i64]()  # by kind: cards still to be laid; written and shared like `stacked`
        self.missions: vec[i64] = vec[i64]()  # by stack: a face; written and shared like `stacked`

    def top(self, seat: i64) -> i64:
        """The kind of the top card of a discard pile that is not empty."""
        return self.discards[seat * self.tables.room + self.held[seat * ROW + DISCARD] - 1]

    def source(self) -> i64:
        """The seat whose deck luck turns over next; in T6 seat 0 is the first to be written down."""
        if self.phase == REVEAL:
            return 2 - self.pending
        return self.winner if self.phase == DRAW_OWN else 1 - self.winner

    def next_stack(self) -> i64:
        """T4: the stack that gets the next card."""
        place = self.tables.stacked - self.pending
        stack: i64 = 0
        while place >= self.tables.stack_ends[stack]:
            stack += 1
        return stack

    def is_empty(self, stack: i64) -> bool:
        return self.tops[stack] == self.tables.stack_ends[stack]

    def count_empty(self) -> i64:
        empty: i64 = 0
        for stack in range(self.tables.stacks):
            if self.is_empty(stack):
                empty += 1
        return empty

    def difference(self) -> i64:
        """T6, T8: by how much the winner's card is above the other."""
        values = self.tables.values
        return values[self.top(self.winner)] - values[self.top(1 - self.winner)]

    def price(self, stack: i64, difference: i64) -> i64:
        """T8, T35: what the difference doesn't pay, in cakes."""
        return max(0, self.tables.stack_values[stack] - difference)

    def can_buy(self, stack: i64, difference: i64) -> bool:
        """T8: there is a card, and it can be paid."""
        return not self.is_empty(stack) and self.price(stack, difference) <= self.held[self.winner * ROW + CAKES]

    def stack_name(self, stack: i64) -> str:
        return CHARACTER_NAMES[self.tables.stack_characters[stack]]

    def mission_name(self, stack: i64) -> str:
        return MISSION_NAMES[self.tables.faces[self.missions[stack]]]


NO_TABLES: Final = Tables()
