"""Solves the last round of Tea Time for two players exactly. Compiled."""

from typing import Final, final

from curiouser.engine.bot import Bot
from curiouser.engine.position import Position
from curiouser.engine.rng import Rng
from curiouser.games.tea_time.rules import ALICE, CHARACTERS, COLUMNS, NO_TABLES, NOBODY, Tables, TeaTime
from curiouser.native import append, i64, vec

MOST_CELLS: Final = 12  # occupied ones, that are counted out
NO_LIMIT: Final = 1 << 30
# What is known of a place: its value times four, and whether it is that, at least that or at most that.
EXACT: Final = 1
AT_LEAST: Final = 2
AT_MOST: Final = 3


def can_solve(position: TeaTime) -> bool:
    """G14, G24: two seats, no luck to come, and few enough cards."""
    if position.seats != 2 or position.round < position.tables.rounds or position.actor < 0:
        return False
    cells: i64 = 0
    left = position.occupied
    while left > 0:
        left &= left - 1
        cells += 1
    return cells <= MOST_CELLS


@final
class Solver:
    """Alpha-beta over the cards left. A value is twice the lead at the end, and 1 for Alice, who breaks ties (G20)."""

    def __init__(self) -> None:
        self.tables: Tables = NO_TABLES
        self.alice: i64 = NOBODY
        self.grid: vec[i64] = vec[i64]()
        self.held: vec[i64] = vec[i64]()
        self.powers: vec[i64] = vec[i64]()  # by cell: a power of 3; a code counts 1 or 2 for each cell that a seat took
        self.known: vec[i64] = vec[i64]()  # by code and seat to move
        self.looked: i64 = 0  # places looked at

    def best(self, position: TeaTime) -> i64:
        """The first of the best moves."""
        self.begin(position)
        best: i64 = -1
        best_value: i64 = -NO_LIMIT
        for move in position.legal():
            value = self.try_move(position, move, best_value)
            if value > best_value:
                best_value = value
                best = move
        return best

    def values(self, position: TeaTime) -> vec[i64]:
        """What each move is worth to the seat to move, beside `legal`."""
        self.begin(position)
        found = vec[i64]()
        for move in position.legal():
            found = append(found, self.try_move(position, move, -NO_LIMIT))
        return found

    def try_move(self, position: TeaTime, move: i64, low: i64) -> i64:
        if position.turn > 1:
            return self.value_of(move, position.occupied, 0, position.actor, low, NO_LIMIT)
        after = position.copy()  # G5: Alice is laid instead of the card
        after.play(move)
        self.begin(after)
        value: i64 = -NO_LIMIT
        for reply in after.legal():
            value = max(value, self.value_of(reply, after.occupied, 0, after.actor, value, -low))
            if value >= -low:
                break
        return -value

    def begin(self, position: TeaTime) -> None:
        self.tables = position.tables
        self.alice = position.alice
        self.grid = position.grid[:]
        self.held = position.held[:]
        self.powers = vec[i64]([0] * position.tables.cells)
        self.looked = 0
        power: i64 = 1
        for cell in range(position.tables.cells):
            if (position.occupied >> cell) & 1:
                self.powers[cell] = power
                power *= 3
        self.known = vec[i64]([0] * (2 * power))

    def value_of(self, move: i64, occupied: i64, code: i64, seat: i64, low: i64, high: i64) -> i64:
        """G7, G12: what a move is worth to the seat that makes it."""
        tables = self.tables
        line_cells = tables.line_cells
        sign = tables.sign
        grid = self.grid
        held = self.held
        powers = self.powers
        holder = self.alice
        first = move * 3
        end = first + tables.sizes[move]
        for place in range(first, end):
            cell = line_cells[place]
            code += (seat + 1) * powers[cell]
            if grid[cell] == ALICE:
                self.alice = seat
            else:
                held[seat * COLUMNS + grid[cell]] += sign[cell]
        value = -self.value(occupied ^ tables.lines[move], code, 1 - seat, -high, -low)
        for place in range(first, end):
            cell = line_cells[place]
            if grid[cell] != ALICE:
                held[seat * COLUMNS + grid[cell]] -= sign[cell]
        self.alice = holder
        return value

    def value(self, occupied: i64, code: i64, seat: i64, low: i64, high: i64) -> i64:
        """What a place is worth to the seat to move; not above `low` or not below `high` it is only a bound."""
        if occupied == 0:
            return self.lead(seat)
        place = 2 * code + seat
        entry = self.known[place]
        if entry != 0:
            known = entry >> 2
            kind = entry & 3
            if kind == EXACT or (kind == AT_LEAST and known >= high) or (kind == AT_MOST and known <= low):
                return known
        self.looked += 1
        best: i64 = -NO_LIMIT
        moves = self.tables.legal(occupied)
        index: i64 = len(moves)
        while index > 0 and best < high:  # lines of three first
            index -= 1
            best = max(best, self.value_of(moves[index], occupied, code, seat, max(low, best), high))
        self.known[place] = best * 4 + (AT_LEAST if best >= high else EXACT if best > low else AT_MOST)
        return best

    def lead(self, seat: i64) -> i64:
        """G14, G15, G20."""
        held = self.held
        points = self.tables.points
        lead: i64 = 0
        for character in range(CHARACTERS):
            own = held[seat * COLUMNS + character]
            other = held[(1 - seat) * COLUMNS + character]
            lead += points[own if own >= 0 else -own] - points[other if other >= 0 else -other]
        hers = self.tables.alice_points
        return 2 * (lead + hers) + 1 if self.alice == seat else 2 * (lead - hers) - 1


@final
class EndgameSolver(Bot):
    """Solves the last round exactly, and leaves everything before it to another bot."""

    def __init__(self) -> None:
        super().__init__()
        self.other: Bot = Bot()
        self.solver: Solver = Solver()

    def choose(self, position: Position, rng: Rng) -> i64:
        assert isinstance(position, TeaTime)
        if can_solve(position):
            return self.solver.best(position)
        return self.other.choose(position, rng)
