"""The rules of Adventures, A1–A42, as the engine asks for them; each chapter has a file of its own. Compiled."""

from typing import final

from curiouser.engine.rng import Rng
from curiouser.games.adventures.cookies import choose_cookie, take_small_cookies, take_unseen
from curiouser.games.adventures.dealing import begin, deal, draw_from_pile, redeal_hands
from curiouser.games.adventures.hole import choose, spin
from curiouser.games.adventures.numbers import (
    AT_TEA,
    CHOOSE,
    DEAL,
    DRAW,
    MOST_SPACES,
    NOTHING,
    PLACES,
    PLAY,
    SMALL_SPIN,
    SPIN,
    STARTER,
    UNSEEN,
)
from curiouser.games.adventures.playing import play_card
from curiouser.games.adventures.scoring import count_from_tea, count_large, score_of
from curiouser.games.adventures.state import AdventuresState, Tables
from curiouser.games.adventures.turns import draw_card
from curiouser.games.adventures.walking import turn_up
from curiouser.native import i64, vec


@final
class Adventures(AdventuresState):
    def legal(self) -> vec[i64]:
        """A8, A10, A15, A22, A29: what the seat may do; or what luck may do."""
        tables = self.tables
        phase = self.phase
        if phase == PLAY:
            return tables.plays[self.hand_number()]
        if phase == CHOOSE:
            return tables.hole_choices
        if phase == AT_TEA:
            return tables.tea_choices
        if phase in (DEAL, DRAW):
            return tables.draws
        if phase in (SPIN, SMALL_SPIN):
            return tables.spins
        return tables.starters if phase == STARTER else tables.turn_ups

    def weights(self) -> vec[i64]:
        """A42 for the spinner; cards and cookies by what is left of them."""
        tables = self.tables
        phase = self.phase
        if phase in (DEAL, DRAW):
            first = self.player * tables.cards
            return self.piles[first : first + tables.cards]
        if phase in (SPIN, SMALL_SPIN):
            return tables.even_chances
        return tables.even_chances[: self.seats] if phase == STARTER else self.left[: tables.small]

    def draw(self, rng: Rng) -> i64:
        """The same draw as the general one, without new vectors."""
        tables = self.tables
        phase = self.phase
        if phase in (SPIN, SMALL_SPIN):
            return tables.spins[rng.below(tables.spaces)]
        if phase in (DEAL, DRAW):
            return tables.draws[draw_from_pile(self, self.player, rng)]
        if phase == STARTER:
            return tables.starters[rng.below(self.seats)]
        ticket = rng.below(self.stack)
        left = self.left
        cookie: i64 = 0
        while ticket >= left[cookie]:
            ticket -= left[cookie]
            cookie += 1
        return tables.turn_ups[cookie]

    def play(self, move: i64) -> None:
        tables = self.tables
        phase = self.phase
        if phase == PLAY:
            play_card(self, move)
        elif phase == DRAW:
            draw_card(self, move - tables.draws[0])
        elif phase == SPIN:
            spin(self, move - tables.spins[0])
        elif phase == CHOOSE:
            choose(self, move)
        elif phase == SMALL_SPIN:
            take_small_cookies(self, move - tables.spins[0])
        elif phase == AT_TEA:
            choose_cookie(self, move)
        elif phase == UNSEEN:
            take_unseen(self, move - tables.turn_ups[0])
        elif phase == DEAL:
            deal(self, move - tables.draws[0])
        elif phase == STARTER:
            begin(self, move)
        else:
            turn_up(self, move - tables.turn_ups[0])

    def score(self, seat: i64) -> i64:
        return score_of(self, seat)

    def tiebreak(self, seat: i64) -> i64:
        """A26: large cookies, then how far the pawn is from the Tea Party; A41: one in the Hole stands on its space."""
        return count_large(self, seat) * MOST_SPACES + count_from_tea(self, seat)

    def redeal(self, seat: i64, rng: Rng) -> None:
        redeal_hands(self, seat, rng)

    def copy(self) -> "Adventures":
        other = Adventures()
        other.seats = self.seats
        other.actor = self.actor
        other.tables = self.tables
        other.phase = self.phase
        other.player = self.player
        other.number = self.number
        other.spins = self.spins
        other.shown = self.shown
        other.face_up = self.face_up
        other.stack = self.stack
        other.large = self.large
        other.fallen = self.fallen
        other.earned = self.earned
        other.space = self.space[:]
        other.hands = self.hands[:]
        other.piles = self.piles[:]
        other.played = self.played[:]
        other.last = self.last[:]
        other.left = self.left[:]
        other.won = self.won[:]
        return other


def start(tables: Tables) -> Adventures:
    """A4–A6: a new match; luck turns up the first cookie, deals the hands and names the starter."""
    position = Adventures()
    position.seats = tables.seats
    position.tables = tables
    position.space = vec[i64]([tables.tea_party] * tables.seats)
    position.hands = vec[i64]([tables.empty] * (tables.seats * PLACES))
    position.piles = vec[i64]([tables.deck[card] for _ in range(tables.seats) for card in range(tables.cards)])
    position.played = vec[i64]([0] * (tables.seats * tables.cards))
    position.last = vec[i64]([NOTHING] * tables.seats)
    position.left = tables.cookies[:]
    position.stack = sum(tables.cookies) - tables.cookies[tables.small]
    position.won = vec[i64]([0] * (tables.seats * (tables.small + 1)))
    return position
