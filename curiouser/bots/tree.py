"""The tree of a search, in one vector of whole numbers. Compiled.

A place is somewhere in a match that the search has reached. Its block holds the number n of its moves; n words, each
with a mean reward in its upper and 1 / sqrt(visits) in its lower bits, 0 for a move never tried; and n slots of five
numbers. A slot knows the block of the place to which its move leads.
"""

from typing import Final, final

from curiouser.engine.rng import Rng
from curiouser.native import append, i64, vec

LOWER: Final = 24
LOWER_BITS: Final = (1 << LOWER) - 1
MOVE: Final = 0
VISITS: Final = 1
SUM: Final = 2  # of rewards
NEXT: Final = 3
MISSED: Final = 4  # visits to the place at which the move was not legal
SLOT: Final = 5
ROOT: Final = 2  # the slot of the position searched, in a block of its own
FIRST_FREE: Final = 7


@final
class Tree:
    def __init__(self) -> None:
        self.numbers: vec[i64] = vec[i64]()
        self.used: i64 = 0

    def reset(self, moves: vec[i64]) -> None:
        """Nothing but the root and its moves."""
        if len(self.numbers) == 0:
            self.numbers = vec[i64]([0] * 4096)
        numbers = self.numbers
        for place in range(FIRST_FREE):
            numbers[place] = 0
        numbers[0] = 1
        self.used = FIRST_FREE
        self.open_block(ROOT, moves)

    def open_block(self, slot: i64, moves: vec[i64]) -> None:
        """Room for the moves of a place seen for the second time."""
        block = self.used
        width: i64 = len(moves)
        self.used = block + 1 + (1 + SLOT) * width
        self.reserve(self.used)
        numbers = self.numbers
        numbers[slot + NEXT] = block
        numbers[block] = width
        place = block + 1
        end = place + width
        while place < end:
            numbers[place] = 0
            place += 1
        for move in moves:
            numbers[place] = move
            numbers[place + VISITS] = 0
            numbers[place + SUM] = 0
            numbers[place + NEXT] = 0
            numbers[place + MISSED] = 0
            place += SLOT

    def reserve(self, size: i64) -> None:
        """Let the tree have room for so many numbers."""
        old = self.numbers
        room: i64 = len(old)
        if size <= room:
            return
        while room < size:
            room *= 2
        numbers = vec[i64]([0] * room)
        for place in range(i64(len(old))):
            numbers[place] = old[place]
        self.numbers = numbers

    def add_moves(self, parent: i64, moves: vec[i64]) -> None:
        """A larger block if some of these moves were not legal here before."""
        old = self.numbers[parent + NEXT]
        old_width = self.numbers[old]
        wanted = vec[i64]()
        for index in range(old_width):
            wanted = append(wanted, self.numbers[old + 1 + old_width + index * SLOT])
        for move in moves:
            if move not in wanted:
                wanted = append(wanted, move)
        width: i64 = len(wanted)
        if width == old_width:
            return
        self.open_block(parent, wanted)
        numbers = self.numbers
        block = numbers[parent + NEXT]
        for index in range(old_width):
            numbers[block + 1 + index] = numbers[old + 1 + index]
            for number in range(SLOT):
                place = index * SLOT + number
                numbers[block + 1 + width + place] = numbers[old + 1 + old_width + place]
        for index in range(old_width, width):
            numbers[block + 1 + width + index * SLOT + MISSED] = numbers[parent + VISITS]

    def find(self, parent: i64, move: i64) -> i64:
        """The slot of a move, or -1."""
        numbers = self.numbers
        block = numbers[parent + NEXT]
        slot = block + 1 + numbers[block]
        end = slot + SLOT * numbers[block]
        while slot < end:
            if numbers[slot] == move:
                return slot
            slot += SLOT
        return -1

    def find_untried(self, words: i64, end: i64, rng: Rng) -> i64:
        """The word of a move never tried: the first at or after a random one."""
        numbers = self.numbers
        place = words + rng.below(end - words)
        while numbers[place] != 0:
            place += 1
            if place == end:
                place = words
        return place

    def most_visited(self) -> i64:
        """The move of the root tried most often; of several, that with the best mean."""
        numbers = self.numbers
        block = numbers[ROOT + NEXT]
        width = numbers[block]
        best: i64 = 0
        most: i64 = -1
        for index in range(width):
            visits = numbers[block + 1 + width + index * SLOT + VISITS]
            tried = (visits << LOWER) + (numbers[block + 1 + index] >> LOWER)
            if tried > most:
                most = tried
                best = index
        return numbers[block + 1 + width + best * SLOT]

    def has_enough_outcomes(self, parent: i64, widening: i64) -> bool:
        """Progressive widening: the outcomes of luck that are followed grow with the root of the visits."""
        numbers = self.numbers
        block = numbers[parent + NEXT]
        width = numbers[block]
        followed: i64 = 0
        for index in range(width):
            if numbers[block + 1 + width + index * SLOT + VISITS] > 0:
                followed += 1
        return followed * followed > widening * numbers[parent + VISITS]

    def draw_known_outcome(self, parent: i64, rng: Rng) -> i64:
        """The slot of an outcome met before, the more likely the more often it was."""
        numbers = self.numbers
        block = numbers[parent + NEXT]
        slot = block + 1 + numbers[block]
        end = slot + SLOT * numbers[block]
        met: i64 = 0
        for place in range(slot, end, SLOT):
            met += numbers[place + VISITS]
        ticket = rng.below(met)
        while ticket >= numbers[slot + VISITS]:
            ticket -= numbers[slot + VISITS]
            slot += SLOT
        return slot


def is_same(moves: vec[i64], numbers: vec[i64], slot: i64) -> bool:
    """Whether these moves, in this order, stand in the tree from that slot on."""
    for move in moves:
        if numbers[slot] != move:
            return False
        slot += SLOT
    return True
