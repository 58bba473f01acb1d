"""Evaluates a position of Adventures, in hundredths of a point, for bots that look only a little ahead."""

from typing import Final, final

from curiouser.engine.bot import Evaluator
from curiouser.engine.position import Position
from curiouser.games.adventures.numbers import (
    AT_TEA,
    CAT,
    NOTHING,
    PLACES,
    SMALL_COOKIES,
    SMALL_SPIN,
    SPIN,
    TURN_UP,
    UNSEEN,
)
from curiouser.games.adventures.rules import Adventures
from curiouser.games.adventures.scoring import count_from_tea
from curiouser.native import i64

POINT: Final = 100
LARGE_PAWN: Final = 100
HOLE_SPINS: Final = 3  # a card played in the Hole gives about so many spins


@final
class AdventuresEvaluator(Evaluator):
    """Cookies won, the way to the next one, and what luck is about to give."""

    def value(self, position: Position, seat: i64) -> i64:
        assert isinstance(position, Adventures)
        best: i64 = -(1 << 40)
        for other in range(position.seats):
            if other != seat:
                worth = self.worth(position, other)
                if worth > best:
                    best = worth
        return self.worth(position, seat) - best

    def worth(self, position: Adventures, seat: i64) -> i64:
        worth = POINT * position.score(seat)
        if position.player == seat:
            worth += self.hope(position)
        if position.hands[seat * PLACES] == position.tables.empty and position.player != seat:
            return worth
        space_worth = self.large_cookie(position) // position.tables.spaces
        worth += count_from_tea(position, seat) * space_worth
        if position.large == seat:
            worth += LARGE_PAWN
        if (position.fallen >> seat) & 1:
            spins: i64 = position.spins if position.player == seat and position.phase == SPIN else HOLE_SPINS
            worth += self.best_spin(position, spins) * space_worth
        return worth

    def hope(self, position: Adventures) -> i64:
        """What the player is about to get this turn."""
        tables = position.tables
        phase = position.phase
        kind = tables.kinds[position.space[position.player]]
        if phase == AT_TEA:
            return max(self.large_cookie(position), POINT * tables.points[position.face_up])
        if phase == UNSEEN:
            return self.large_cookie(position)
        if phase == SMALL_SPIN or (phase == TURN_UP and kind == SMALL_COOKIES):
            return self.small_cookies(position)
        if phase == TURN_UP and kind == CAT:
            return position.number * self.large_cookie(position) // tables.spaces
        return 0

    def large_cookie(self, position: Adventures) -> i64:
        """What an unseen large cookie is worth on average, or the last one."""
        tables = position.tables
        if position.stack == 0:
            return POINT * tables.points[position.face_up] if position.face_up != NOTHING else 0
        total: i64 = 0
        for kind in range(tables.small):
            total += tables.points[kind] * position.left[kind]
        return POINT * total // position.stack

    def small_cookies(self, position: Adventures) -> i64:
        tables = position.tables
        pool = position.left[tables.small]
        total: i64 = 0
        for space in range(tables.spaces):
            number = tables.numbers[space]
            total += min(pool, number)
        return POINT * tables.points[tables.small] * total // tables.spaces

    def best_spin(self, position: Adventures, spins: i64) -> i64:
        """How many spaces the farthest of some spins leads on average."""
        return (position.tables.spaces - 1) * spins // (spins + 1)
