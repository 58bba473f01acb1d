"""Evaluates a position of Tea for Two for bots that look one move ahead: what the score doesn't show yet."""

from typing import Final, final

from curiouser.engine.bot import Evaluator
from curiouser.engine.position import OVER, Position
from curiouser.games.tea_for_two.numbers import (
    CAKES,
    CHOOSE_GIFT,
    DISCARD,
    DRAW_OWN,
    EXECUTE,
    HOURGLASSES,
    KING,
    PICK_DISCARDED,
    PICK_STACK,
    POINT,
    ROW,
    STARS,
)
from curiouser.games.tea_for_two.rules import TeaForTwo
from curiouser.games.tea_for_two.scoring import mission_stars
from curiouser.native import i64

# All in parts of a star.
STAR: Final = 60
CAKE: Final = 18
HOURGLASS: Final = 70
FLAMINGO: Final = 100
VALUE: Final = 18  # a point of value above the middle, on a card of one's own
MIDDLE: Final = 4
WON: Final = 1 << 20


@final
class TeaForTwoEvaluator(Evaluator):
    def value(self, position: Position, seat: i64) -> i64:
        assert isinstance(position, TeaForTwo)
        if position.actor == OVER:
            lead = (position.score(seat) - position.score(1 - seat)) * STAR
            return lead + (WON if lead > 0 or (lead == 0 and position.flamingo == seat) else -WON)
        return self.worth(position, seat) - self.worth(position, 1 - seat)

    def worth(self, position: TeaForTwo, seat: i64) -> i64:
        """T8, T12: stars, tokens, cards, missions that may come to count, and what the effect in hand will bring."""
        held = position.held
        worth = held[seat * ROW + STARS] * STAR
        worth += held[seat * ROW + CAKES] * CAKE + held[seat * ROW + HOURGLASSES] * HOURGLASS
        if position.flamingo == seat:
            worth += FLAMINGO
        if position.winner == seat:
            worth += self.promise(position, seat)
        return worth + self.cards(position, seat) + self.missions(position, seat)

    def cards(self, position: TeaForTwo, seat: i64) -> i64:
        """T6: high cards win rounds."""
        tables = position.tables
        worth: i64 = 0
        for kind in range(tables.kinds):
            worth += position.decks[seat * tables.kinds + kind] * (tables.values[kind] - MIDDLE)
        bottom = seat * tables.room
        for place in range(bottom, bottom + position.held[seat * ROW + DISCARD]):
            worth += tables.values[position.discards[place]] - MIDDLE
        return worth * VALUE

    def missions(self, position: TeaForTwo, seat: i64) -> i64:
        """T28, T29: the nearer a stack is to its end, the more of its mission."""
        tables = position.tables
        worth: i64 = 0
        for stack in range(tables.stacks):
            size = tables.stack_ends[stack] - tables.stack_starts[stack]
            taken = position.tops[stack] - tables.stack_starts[stack]
            worth += mission_stars(position, stack, seat) * STAR * taken * taken // (size * size)
        return worth

    def promise(self, position: TeaForTwo, seat: i64) -> i64:
        """What is left of an effect that has only begun."""
        tables = position.tables
        phase = position.phase
        if phase == PICK_STACK:
            return self.best_top(position) * STAR
        if phase == POINT:
            return tables.stars_amount * STAR
        if phase == CHOOSE_GIFT:
            return FLAMINGO if position.flamingo != seat else tables.amounts[KING] * CAKE
        if phase == DRAW_OWN:
            return position.pending * STAR
        return STAR if phase in (PICK_DISCARDED, EXECUTE) else 0

    def best_top(self, position: TeaForTwo) -> i64:
        """T21: the most stars on top of a stack."""
        best: i64 = 0
        for stack in range(position.tables.stacks):
            if not position.is_empty(stack):
                best = max(best, position.tables.stars[position.stacked[position.tops[stack]]])
        return best
