"""Estimates the chance to win from a position of Tea for Two, with weights learned from many matches. Compiled."""

from typing import Final, final

from curiouser.engine.bot import STAGE, LinearEvaluator
from curiouser.engine.position import Position
from curiouser.games.tea_for_two.numbers import (
    ACT,
    CAKE_STARS,
    CAKES,
    CHARACTERS,
    DECK,
    DESTROYED,
    DISCARD,
    DRAW_OWN,
    EXECUTE,
    GUARD_DRAWS,
    HOURGLASSES,
    MOST_CARDS,
    MOST_DESTROYED,
    POINT,
    REVEAL,
    ROW,
    STARS,
    WIND,
)
from curiouser.games.tea_for_two.rules import TeaForTwo
from curiouser.games.tea_for_two.weights import WEIGHTS
from curiouser.native import i64, vec

STAGES: Final = 4
LATEST: Final = STAGE * (STAGES - 1) - 1
PARTS: Final = 32  # a won round, in an average over all that may be turned over
FAR_AHEAD: Final = 3  # a lead in a mission that is hard to catch up with

# What is features. All of it is the seat's own less the opponent's, so the two seats see the same with signs changed.
T_STARS: Final = 0
T_CAKES: Final = 1
T_HOURGLASSES: Final = 2
T_FLAMINGO: Final = 3
T_OWNED: Final = 4  # by character
T_EDGE: Final = 14  # T6: rounds won on average, of all cards owned
T_NEXT_EDGE: Final = 15  # and of those still in the decks
T_DECK: Final = 16
T_SURE_MISSION: Final = 17
T_MISSION: Final = 18
T_MISSION_LEAD: Final = 19
T_SURE_TOKENS: Final = 20
T_TOKENS: Final = 21
T_ACT: Final = 22  # by character turned over, for whoever won the round
T_DIFFERENCE: Final = 32
T_PHASE: Final = 33  # by phase, for whoever won the round
T_PENDING: Final = 48  # by phase that draws
T_SHOWN: Final = 52
FEATURES: Final = 53
DRAWS: Final = 4  # phases from REVEAL to DRAW_OWN


@final
class TeaForTwoLinearEvaluator(LinearEvaluator):
    def __init__(self) -> None:
        super().__init__()
        self.width = FEATURES
        self.features = vec[i64]([0] * FEATURES)
        self.weights = vec[i64](WEIGHTS)
        self.owned: vec[i64] = vec[i64]([0] * (2 * CHARACTERS))  # by seat and character
        self.decked: vec[i64] = vec[i64]([0] * (2 * CHARACTERS))
        self.values: vec[i64] = vec[i64]([0] * CHARACTERS)

    def extract(self, position: Position, seat: i64) -> i64:
        assert isinstance(position, TeaForTwo)
        features = self.features
        for feature in range(FEATURES):
            features[feature] = 0
        held = position.held
        own, other = seat * ROW, (1 - seat) * ROW
        features[T_STARS] = held[own + STARS] - held[other + STARS]
        features[T_CAKES] = held[own + CAKES] - held[other + CAKES]
        features[T_HOURGLASSES] = held[own + HOURGLASSES] - held[other + HOURGLASSES]
        features[T_FLAMINGO] = 1 if position.flamingo == seat else -1
        features[T_DECK] = held[own + DECK] - held[other + DECK]
        self.count_cards(position)
        for character in range(CHARACTERS):
            features[T_OWNED + character] = (
                self.owned[seat * CHARACTERS + character] - self.owned[(1 - seat) * CHARACTERS + character]
            )
        tie: i64 = 1 if position.flamingo == seat else -1
        features[T_EDGE] = self.edge(self.owned, seat, tie)
        features[T_NEXT_EDGE] = self.edge(self.decked, seat, tie)
        self.notice_missions(position, seat, tie)
        self.notice_round(position, seat)
        return self.progress(position)

    def count_cards(self, position: TeaForTwo) -> None:
        """By seat and character, in all and in the deck alone."""
        tables = position.tables
        owned = self.owned
        decked = self.decked
        for place in range(2 * CHARACTERS):
            decked[place] = 0
        for kind in range(tables.kinds):
            character = tables.characters[kind]
            self.values[character] = tables.values[kind]
            decked[character] += position.decks[kind]
            decked[CHARACTERS + character] += position.decks[tables.kinds + kind]
        for place in range(2 * CHARACTERS):
            owned[place] = decked[place]
        for seat in range(2):
            bottom = seat * tables.room
            for place in range(bottom, bottom + position.held[seat * ROW + DISCARD]):
                owned[seat * CHARACTERS + tables.characters[position.discards[place]]] += 1

    def edge(self, cards: vec[i64], seat: i64, tie: i64) -> i64:
        """T6: rounds won less rounds lost, of PARTS, if each card came up equally often."""
        values = self.values
        first, second = seat * CHARACTERS, (1 - seat) * CHARACTERS
        won: i64 = 0
        total: i64 = 0
        for one in range(CHARACTERS):
            count = cards[first + one]
            if count > 0:
                value = values[one]
                for two in range(CHARACTERS):
                    pairs = count * cards[second + two]
                    total += pairs
                    lead = value - values[two]
                    won += pairs if lead > 0 else -pairs if lead < 0 else pairs * tie
        return won * PARTS // total if total > 0 else 0

    def notice_missions(self, position: TeaForTwo, seat: i64, tie: i64) -> None:
        """T28, T29: the missions above empty stacks count; the others the more, the more cards are gone."""
        tables = position.tables
        features = self.features
        for stack in range(tables.stacks):
            size = tables.stack_ends[stack] - tables.stack_starts[stack]
            taken = position.tops[stack] - tables.stack_starts[stack]
            mission = tables.faces[position.missions[stack]]
            lead = self.lead(position, mission, seat)
            if mission >= CAKE_STARS:
                stars = lead * tables.token_stars[mission - CAKE_STARS]
                if taken == size:
                    features[T_SURE_TOKENS] += stars
                else:
                    features[T_TOKENS] += stars * taken
            else:
                value = tables.stack_values[stack]
                ahead = value * (1 if lead > 0 else -1 if lead < 0 else tie)
                if taken == size:
                    features[T_SURE_MISSION] += ahead
                else:
                    features[T_MISSION] += ahead * taken
                features[T_MISSION_LEAD] += value * max(-FAR_AHEAD, min(FAR_AHEAD, lead)) * taken

    def lead(self, position: TeaForTwo, mission: i64, seat: i64) -> i64:
        """T29: by how much the seat is ahead in what a mission counts."""
        if mission < CHARACTERS:
            return self.features[T_OWNED + mission]
        held = position.held
        own, other = seat * ROW, (1 - seat) * ROW
        if mission == MOST_CARDS:
            return held[own + DECK] + held[own + DISCARD] - held[other + DECK] - held[other + DISCARD]
        feature: i64 = DESTROYED if mission == MOST_DESTROYED else mission - CAKE_STARS + CAKES
        return held[own + feature] - held[other + feature]

    def notice_round(self, position: TeaForTwo, seat: i64) -> None:
        """T6–T9: who won this round, and what is still to be done in it."""
        features = self.features
        tables = position.tables
        phase = position.phase
        if phase == REVEAL:
            if position.pending == 1:
                shown = tables.values[position.top(0)]
                features[T_SHOWN] = shown if seat == 0 else -shown
            return
        sign: i64 = 1 if position.winner == seat else -1
        features[T_PHASE + phase] = sign
        if phase == ACT:
            features[T_ACT + tables.characters[position.top(position.winner)]] = sign
            features[T_DIFFERENCE] = sign * position.difference()
        elif phase in (GUARD_DRAWS, EXECUTE, DRAW_OWN):
            features[T_PENDING + phase - REVEAL] = sign * position.pending
        elif phase in (POINT, WIND):
            features[T_PENDING] += sign * position.held[position.winner * ROW + HOURGLASSES]

    def progress(self, position: TeaForTwo) -> i64:
        """T27: how near the end is, by cards gone from the stacks or by Rabbits gone."""
        tables = position.tables
        taken: i64 = 0
        fullest: i64 = 0
        for stack in range(tables.stacks):
            left = tables.stack_ends[stack] - position.tops[stack]
            taken += position.tops[stack] - tables.stack_starts[stack]
            fullest = max(fullest, left)
        by_stacks = LATEST * taken // max(1, tables.stacked - fullest)
        by_rabbits = LATEST * (tables.rabbits - position.rabbits + position.lacked) // (tables.rabbits + 1)
        return max(0, min(LATEST, max(by_stacks, by_rabbits)))
