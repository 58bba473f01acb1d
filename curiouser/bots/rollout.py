"""The rollout of a tree search: it plays on from a new leaf and says what each seat gets for it. Compiled."""

from typing import Final, final

from curiouser.bots.greedy import Greedy
from curiouser.engine.playout import play_out
from curiouser.engine.position import LUCK, OVER, Position
from curiouser.engine.rng import Rng
from curiouser.native import i64, vec

ONE: Final = 1 << 16  # the reward of a won match
HALF: Final = 1 << 15
NO_LIMIT: Final = 1 << 60


@final
class Rollout:
    """Some moves by the guide, then moves by uniform choice; the reward is estimated if the match isn't over."""

    def __init__(self) -> None:
        self.guide: Greedy = Greedy()  # its evaluator also estimates the rewards of unfinished matches
        self.guided_plies: i64 = 0  # moves that the guide makes
        self.horizon: i64 = (
            -1
        )  # uniform moves after those until the evaluator is asked; -1: play to the end of the match
        self.at_once: bool = False  # no uniform moves; the evaluator is asked even if luck is to move
        self.margin: i64 = 4  # sixteenths of the reward that go by the lead, the others by the place
        self.seat: i64 = 0  # who searches
        self.scores: vec[i64] = vec[i64]()  # by seat, like the rewards
        self.rewards: vec[i64] = vec[i64]()
        self.wins: i64 = 0  # the part of the match that `seat` won, ONE for all of it
        self.leads: i64 = 0  # sum of the sizes of leads
        self.ends: i64 = 0  # how many leads
        self.usual_lead: i64 = 1

    def reset(self, seat: i64, seats: i64) -> None:
        """Forget what leads were usual; from now on `seat` searches."""
        self.seat = seat
        self.leads = 0
        self.ends = 0
        self.usual_lead = 1
        self.scores = vec[i64]([0] * seats)
        self.rewards = vec[i64]([0] * seats)

    def run(self, position: Position, rng: Rng) -> None:
        """Play to the end or to the horizon, and fill in `rewards`, `scores` and `wins`."""
        left = self.guided_plies
        while left > 0 and position.actor != OVER:
            if position.actor == LUCK:
                position.resolve_chance(rng)
            else:
                position.play(self.guide.choose(position, rng))
                left -= 1
        if self.at_once:
            pass
        elif self.horizon < 0:
            play_out(position, rng)
        else:
            play_some(position, rng, self.horizon)
        if position.actor == OVER:
            self.reward(position)
        else:
            self.estimate(position)

    def reward(self, position: Position) -> None:
        """By place and by lead over the best of the others, each between 0 and ONE."""
        scores = self.scores
        seats = position.seats
        for seat in range(seats):
            scores[seat] = position.score(seat)
        if seats == 2:
            first = self.reward_seat(0, position)
            self.rewards[0] = first
            self.rewards[1] = ONE - first
            if self.seat == 1:
                self.wins = ONE - self.wins
        else:
            for turn in range(1, seats + 1):  # the searching seat comes last, so that `wins` is its own
                seat = (self.seat + turn) % seats
                self.rewards[seat] = self.reward_seat(seat, position)

    def reward_seat(self, seat: i64, position: Position) -> i64:
        scores = self.scores
        seats = position.seats
        beaten: i64 = 0
        equals: i64 = 0
        rival: i64 = -NO_LIMIT
        for other in range(seats):
            if other != seat:
                lead = scores[seat] - scores[other]
                rival = max(rival, scores[other])
                if lead == 0:
                    lead = position.tiebreak(seat) - position.tiebreak(other)
                if lead > 0:
                    beaten += 1
                elif lead == 0:
                    equals += 1
        others = max(1, seats - 1)
        self.wins = ONE // (1 + equals) if beaten + equals == seats - 1 else 0
        place = ONE * (2 * beaten + equals) // (2 * others)
        lead = scores[seat] - rival if seats > 1 else scores[seat]
        return ((16 - self.margin) * place + self.margin * self.squash(lead)) >> 4

    def estimate(self, position: Position) -> None:
        """The evaluator says what an unfinished match is worth."""
        chance = self.guide.evaluator.chance(position, 0)
        if chance >= 0:
            self.rewards[0] = chance
            self.rewards[1] = ONE - chance
        else:
            for seat in range(position.seats):
                self.rewards[seat] = self.squash(self.guide.evaluator.value(position, seat))
        self.wins = self.rewards[self.seat]
        self.scores[self.seat] = position.score(self.seat)

    def squash(self, lead: i64) -> i64:
        """From 0 to ONE: half for no lead, three quarters for a lead as large as leads usually are."""
        size = lead if lead >= 0 else -lead
        self.leads += size
        self.ends += 1
        if self.ends & 63 == 0:
            self.usual_lead = 1 + self.leads // self.ends
        return HALF + HALF * lead // (size + self.usual_lead)


def play_some(position: Position, rng: Rng, decisions: i64) -> None:
    """Play on by uniform choice until that many moves were made, and luck after the last of them."""
    while True:
        actor = position.actor
        if actor == LUCK:
            position.resolve_chance(rng)
        elif actor == OVER or decisions == 0:
            return
        else:
            position.play(position.pick(rng))
            decisions -= 1
