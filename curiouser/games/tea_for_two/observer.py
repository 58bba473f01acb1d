"""Tea for Two as numbers. 0 means nothing, so kinds of cards, missions and spaces count from 1. Compiled."""

from typing import Final, final

from curiouser.engine.observer import Observer
from curiouser.engine.position import Position
from curiouser.games.tea_for_two.numbers import (
    ACT,
    CAKES,
    DISCARD,
    ENDED,
    HOURGLASSES,
    LAY_STACKS,
    MISSION_NAMES,
    NOBODY,
    PLACE_MISSIONS,
    ROW,
    STARS,
    SUPPLY,
)
from curiouser.games.tea_for_two.rules import TeaForTwo
from curiouser.games.tea_for_two.state import Tables
from curiouser.native import i64, vec

MANY: Final = 1 << 20  # rounds and stars have no limit worth counting
SEEN_AT_ONCE: Final = 13  # single numbers at the start


@final
class TeaForTwoObserver(Observer):
    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.resolved: i64 = 0
        self.missions: i64 = 0
        self.stacks: i64 = 0
        self.players: i64 = 0

    def describe(self, tables: Tables) -> None:
        most: i64 = max(2, tables.stacks, tables.stacked, *tables.amounts, tables.draw_amount)
        self.add("to_move", 1, 0, 3)
        self.add("round", 1, 0, MANY)
        self.add("phase", 1, 0, ENDED)
        self.add("pending", 1, 0, most)
        self.add("winner", 1, 0, 2)
        self.add("difference", 1, 0, max(1, *tables.values))
        self.add("winding", 1, 0, 1)
        self.add("last_round", 1, 0, 1)
        self.add("hand", 1, 0, tables.spaces)
        self.add("cakes", 1, 0, max(1, tables.cakes))
        self.add("hourglasses", 1, 0, max(1, tables.hourglasses))
        self.add("rabbits", 1, 0, max(1, tables.rabbits))
        self.add("flamingo", 1, 0, 2)
        self.resolved = self.add("resolved", tables.spaces, 0, 1)
        self.missions = self.add("missions", tables.stacks, 0, len(MISSION_NAMES))
        self.stacks = self.add("stacks", tables.stacked, 0, tables.kinds)
        self.players = self.width
        for seat in range(2):
            self.add(f"stars_{seat}", 1, 0, MANY)
            self.add(f"score_{seat}", 1, 0, MANY)
            self.add(f"cakes_{seat}", 1, 0, max(1, tables.cakes))
            self.add(f"hourglasses_{seat}", 1, 0, max(1, tables.hourglasses))
            self.add(f"deck_{seat}", tables.kinds, 0, tables.room)
            self.add(f"destroyed_{seat}", tables.kinds, 0, tables.room)
            self.add(f"discard_{seat}", tables.room, 0, tables.kinds)

    def observe(self, position: Position, seat: i64, into: vec[i64], at: i64) -> None:
        assert isinstance(position, TeaForTwo)
        into[at] = self.about_turn(position, seat)
        into[at + 1] = position.round
        into[at + 2] = position.phase
        into[at + 3] = position.pending
        into[at + 4] = self.whose(position.winner, seat)
        into[at + 5] = position.difference() if position.phase == ACT else 0
        into[at + 6] = position.winding
        into[at + 7] = position.lacked
        into[at + 8] = position.hand + 1
        into[at + 9] = position.held[SUPPLY + CAKES]
        into[at + 10] = position.held[SUPPLY + HOURGLASSES]
        into[at + 11] = position.rabbits
        into[at + 12] = self.whose(position.flamingo, seat)
        for space in range(position.tables.spaces):
            into[at + SEEN_AT_ONCE + space] = (position.resolved >> space) & 1
        self.observe_board(position, into, at)
        place = self.observe_player(position, seat, into, at + self.players)
        self.observe_player(position, 1 - seat, into, place)

    def whose(self, holder: i64, seat: i64) -> i64:
        """0 for nobody's, 1 for one's own, 2 for the other's."""
        return 0 if holder == NOBODY else 1 if holder == seat else 2

    def observe_board(self, position: TeaForTwo, into: vec[i64], at: i64) -> None:
        """T3, T4: missions, and each stack from its top; while luck lays them out only what lies already."""
        tables = position.tables
        laid = tables.stacked
        if position.phase <= LAY_STACKS:
            laid = 0 if position.phase == PLACE_MISSIONS else tables.stacked - position.pending
        for stack in range(tables.stacks):
            face = position.missions[stack]
            into[at + self.missions + stack] = 0 if face == NOBODY else tables.faces[face] + 1
            start = tables.stack_starts[stack]
            end = tables.stack_ends[stack]
            top = position.tops[stack]
            for place in range(start, end):
                card = top + place - start
                into[at + self.stacks + place] = position.stacked[card] + 1 if card < end and card < laid else 0

    def observe_player(self, position: TeaForTwo, seat: i64, into: vec[i64], place: i64) -> i64:
        """T41: a deck and destroyed cards by their numbers, the discard pile from its top."""
        tables = position.tables
        kinds = tables.kinds
        row = seat * ROW
        into[place] = position.held[row + STARS]
        into[place + 1] = position.score(seat)
        into[place + 2] = position.held[row + CAKES]
        into[place + 3] = position.held[row + HOURGLASSES]
        place += 4
        for kind in range(kinds):
            into[place + kind] = position.decks[seat * kinds + kind]
            into[place + kinds + kind] = position.destroyed[seat * kinds + kind]
        place += 2 * kinds
        cards = position.held[row + DISCARD]
        top = seat * tables.room + cards - 1
        for index in range(tables.room):
            into[place + index] = position.discards[top - index] + 1 if index < cards else 0
        return place + tables.room


def new_observer(tables: Tables) -> TeaForTwoObserver:
    observer = TeaForTwoObserver()
    observer.describe(tables)
    return observer
