"""The rules of Tea for Two, T1–T41, as the engine asks for them; each chapter has a file of its own. Compiled.

Every match ends. Each round turns over a card of each deck, a deck gets cards only when it is renewed, and each renewal
takes a White Rabbit out of the supply for good or ends the match (T10, T31). So with R Rabbits and C cards in the box
there are at most (R + 1) × C rounds. Within a round, each chain resolves a space of the watch at most once (T32), so
its moves are bounded too.
"""

from typing import final

from curiouser.engine.rng import Rng
from curiouser.games.tea_for_two.buying import actions, buy, pick_action
from curiouser.games.tea_for_two.cards import find
from curiouser.games.tea_for_two.drawing import turn_over
from curiouser.games.tea_for_two.effects import choose_gift, destroy_stacked, stacks_to_hit, use
from curiouser.games.tea_for_two.numbers import (
    ACT,
    CAKES,
    CHOOSE_GIFT,
    DECK,
    HOURGLASSES,
    LAY_STACKS,
    NOBODY,
    PICK_DISCARDED,
    PICK_STACK,
    POINT,
    REVEAL,
    ROW,
    SUPPLY,
    WIND,
)
from curiouser.games.tea_for_two.scoring import score_of
from curiouser.games.tea_for_two.setup import set_up, set_ups
from curiouser.games.tea_for_two.state import Tables, TeaForTwoState
from curiouser.games.tea_for_two.watch import destroy_discarded, discarded_to_destroy, point, wind
from curiouser.native import i64, vec


@final
class TeaForTwo(TeaForTwoState):
    def legal(self) -> vec[i64]:
        phase = self.phase
        tables = self.tables
        if phase == ACT:
            return actions(self)
        if REVEAL <= phase < ACT:
            return tables.turns[self.source()]
        if phase == WIND:
            return tables.winds[self.held[self.winner * ROW + HOURGLASSES]]
        if phase == PICK_STACK:
            return stacks_to_hit(self)
        if phase == PICK_DISCARDED:
            return discarded_to_destroy(self)
        if phase == POINT:
            return tables.points
        if phase == CHOOSE_GIFT:
            return tables.gifts
        return set_ups(self)

    def weights(self) -> vec[i64]:
        tables = self.tables
        if self.phase == LAY_STACKS:
            stack = self.next_stack()
            return self.loose[tables.stack_firsts[stack] : tables.stack_firsts[stack] + i64(len(tables.lays[stack]))]
        if self.phase < REVEAL:
            return vec[i64]([1] * len(set_ups(self)))
        first = self.source() * tables.kinds
        return self.decks[first : first + tables.kinds]

    def pick(self, rng: Rng) -> i64:
        return pick_action(self, rng) if self.phase == ACT else super().pick(rng)

    def draw(self, rng: Rng) -> i64:
        """The same draw as the general one, without a list of the outcomes."""
        tables = self.tables
        if self.phase >= REVEAL:
            seat = self.source()
            return find(self.decks, seat * tables.kinds, rng.below(self.held[seat * ROW + DECK]))
        if self.phase == LAY_STACKS:
            stack = self.next_stack()
            ticket = rng.below(tables.stack_ends[stack] - tables.stacked + self.pending)
            return tables.first_lay + find(self.loose, tables.stack_firsts[stack], ticket)
        return super().draw(rng)

    def play(self, move: i64) -> None:
        phase = self.phase
        tables = self.tables
        if phase < REVEAL:
            set_up(self, move)
        elif phase < ACT:
            turn_over(self, move)
        elif phase == ACT:
            if move < tables.first_buy:
                use(self, move)
            else:
                buy(self, (move - tables.first_buy) // tables.prices, (move - tables.first_buy) % tables.prices)
        elif phase == WIND:
            wind(self, move - tables.first_wind)
        elif phase == PICK_STACK:
            destroy_stacked(self, move - tables.first_stack)
        elif phase == PICK_DISCARDED:
            place = move - tables.first_discarded
            destroy_discarded(self, place // tables.most, place % tables.most)
        elif phase == POINT:
            point(self, move - tables.first_point)
        else:
            choose_gift(self, move - tables.first_gift)

    def score(self, seat: i64) -> i64:
        return score_of(self, seat)

    def tiebreak(self, seat: i64) -> i64:
        """T28: a tie goes to the flamingo."""
        return 1 if self.flamingo == seat else 0

    def copy(self) -> "TeaForTwo":
        other = TeaForTwo()
        other.seats = self.seats
        other.actor = self.actor
        other.ending = self.ending
        other.tables = self.tables
        other.round = self.round
        other.phase = self.phase
        other.pending = self.pending
        other.winner = self.winner
        other.winding = self.winding
        other.resolved = self.resolved
        other.lacked = self.lacked
        other.flamingo = self.flamingo
        other.hand = self.hand
        other.rabbits = self.rabbits
        other.held = self.held[:]
        other.decks = self.decks[:]
        other.discards = self.discards[:]
        other.destroyed = self.destroyed[:]
        other.tops = self.tops[:]
        is_setting_up = self.phase < REVEAL
        other.stacked = self.stacked[:] if is_setting_up else self.stacked
        other.loose = self.loose[:] if is_setting_up else self.loose
        other.missions = self.missions[:] if is_setting_up else self.missions
        return other


def start(tables: Tables) -> TeaForTwo:
    """T1–T5: a new match; luck sets it up."""
    position = TeaForTwo()
    position.seats = 2
    position.tables = tables
    position.pending = tables.stacks
    position.rabbits = tables.rabbits
    position.held = vec[i64]([0] * (SUPPLY + ROW))
    position.held[DECK] = tables.start_size
    position.held[ROW + DECK] = tables.start_size
    position.held[SUPPLY + CAKES] = tables.cakes
    position.held[SUPPLY + HOURGLASSES] = tables.hourglasses
    position.decks = vec[i64]([count for _ in range(2) for count in tables.start_deck])
    position.discards = vec[i64]([0] * (2 * tables.room))
    position.destroyed = vec[i64]([0] * (2 * tables.kinds))
    position.tops = tables.stack_starts[:]
    position.stacked = vec[i64]([0] * tables.stacked)
    position.loose = tables.board[:]
    position.missions = vec[i64]([NOBODY] * tables.stacks)
    return position
