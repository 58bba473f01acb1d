"""The rules of Tea Time, G1–G24. Compiled; texts, views and notation are in other files."""

from typing import Final, final

from curiouser.engine.event import Event
from curiouser.engine.position import LUCK, OVER, Position
from curiouser.engine.rng import Rng
from curiouser.games.tea_time.events import (
    AliceLaid,
    AliceTaken,
    CardsTaken,
    CardTurnedUp,
    MatchEnded,
    PairsDiscarded,
    RoundBegan,
    StarterChosen,
)
from curiouser.native import append, i64, vec

CHARACTER_NAMES: Final = ["caterpillar", "cat", "hatter", "queen", "twins", "rabbit"]
TAKING_RULES: Final = ["", "G5", "G6", "G7"]  # by turn of the round
CHARACTERS: Final = 6
ALICE: Final = 6
COLUMNS: Final = 8  # columns kept for each seat: six characters, the last two unused, so that a seat starts at seat × 8
NOBODY: Final = -1
TABLED_CELLS: Final = 16  # grids up to this size keep a table of legal moves by occupancy
PACKED_CELLS: Final = 12  # and up to this one also a packed table, of which a row fits where processors read at once
ROW: Final = 8  # words of a packed row: how many moves, then eight moves a word


@final
class Tables:
    """What never changes in a match: lines of the grid, points, numbers of the edition. Shared by all copies."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.rows: i64 = 0
        self.columns: i64 = 0
        self.cells: i64 = 0
        self.rounds: i64 = 0
        self.copies: i64 = 0  # cards of each character in the pile
        self.points: vec[i64] = vec[i64]()
        self.alice_points: i64 = 0
        self.sign: vec[i64] = vec[i64]()  # by cell: face +1, mirror -1
        self.lines: vec[i64] = vec[i64]()  # by move: its cells as a bit mask
        self.sizes: vec[i64] = vec[i64]()
        self.line_cells: vec[i64] = vec[i64]()  # by move: three cells, filled up with -1
        self.singles: vec[i64] = vec[i64]()
        self.up_to_pairs: vec[i64] = vec[i64]()
        self.by_occupancy: vec[vec[i64]] = vec[vec[i64]]()
        self.packed: vec[i64] = vec[i64]()  # by occupancy: a row, empty until it is asked for
        self.deals: vec[i64] = vec[i64]()
        self.cell_names: list[str] = []
        self.starters: vec[i64] = vec[i64]()
        self.even_chances: vec[i64] = vec[i64]()

    def legal(self, occupied: i64) -> vec[i64]:
        """G7, G8: the lines without a gap among the occupied cells."""
        if self.cells > TABLED_CELLS:
            return self.search_lines(occupied)
        known = self.by_occupancy[occupied]
        if len(known) == 0:
            known = self.search_lines(occupied)
            self.by_occupancy[occupied] = known
        return known

    def pack(self, occupied: i64) -> i64:
        """Fill a packed row; says how many moves it holds."""
        moves = self.legal(occupied)
        row = occupied * ROW
        for index in range(i64(len(moves))):
            self.packed[row + 1 + (index >> 3)] |= moves[index] << ((index & 7) * 8)
        self.packed[row] = len(moves)
        return len(moves)

    def search_lines(self, occupied: i64) -> vec[i64]:
        found = vec[i64]()
        lines = self.lines
        for move in range(i64(len(lines))):
            if lines[move] & occupied == lines[move]:
                found = append(found, move)
        return found


def line_up(rows: i64, columns: i64) -> list[list[int]]:
    """G8: every line of one, two or three adjacent cells, by size; a cell's number is row × columns + column."""
    found: list[list[int]] = []
    for size in range(1, 4):
        for row in range(int(rows)):
            for column in range(int(columns)):
                for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                    last_row, last_column = row + down * (size - 1), column + right * (size - 1)
                    if last_row < rows and 0 <= last_column < columns and (size > 1 or right == 1 > down):
                        found.append([(row + down * k) * int(columns) + column + right * k for k in range(size)])
    return found


def make_tables(seats: int, rows: int, columns: int, rounds: int, copies: int, points: list[int], alice: int) -> Tables:
    """The tables of one edition for one number of seats."""
    tables = Tables()
    tables.seats = seats
    tables.rows = rows
    tables.columns = columns
    tables.cells = rows * columns
    tables.rounds = rounds
    tables.copies = copies
    tables.points = vec[i64]([points[min(count, len(points) - 1)] for count in range(copies + 1)])
    tables.alice_points = alice
    # G19: like a chessboard, the top-left card face up.
    tables.sign = vec[i64]([1 - 2 * ((cell // columns + cell % columns) % 2) for cell in range(rows * columns)])
    lines = line_up(rows, columns)
    tables.lines = vec[i64]([sum(1 << cell for cell in cells) for cells in lines])
    tables.sizes = vec[i64]([len(cells) for cells in lines])
    tables.line_cells = vec[i64]([cell for cells in lines for cell in (*cells, -1, -1)[:3]])
    tables.singles = vec[i64]([move for move, cells in enumerate(lines) if len(cells) == 1])
    tables.up_to_pairs = vec[i64]([move for move, cells in enumerate(lines) if len(cells) <= 2])
    if rows * columns <= TABLED_CELLS:
        tables.by_occupancy = vec[vec[i64]]([vec[i64]() for _ in range(1 << (rows * columns))])
    if rows * columns <= PACKED_CELLS and len(lines) <= 8 * (ROW - 1):
        tables.packed = vec[i64]([0] * (ROW << (rows * columns)))
    tables.cell_names = [f"{chr(97 + cell % columns)}{cell // columns + 1}" for cell in range(rows * columns)]
    tables.deals = vec[i64](range(CHARACTERS))
    tables.starters = vec[i64](range(CHARACTERS, CHARACTERS + seats))
    tables.even_chances = vec[i64]([1] * seats)
    return tables


@final
class TeaTime(Position):
    """The pile has no order: luck draws each card when it is turned up (G24)."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: Tables = NO_TABLES
        self.round: i64 = 0
        self.turn: i64 = 0  # of the round, from 1
        self.alice: i64 = NOBODY  # the seat that holds her
        self.pile: i64 = 0
        self.dealt: i64 = 0  # cells laid out so far, while luck deals
        self.occupied: i64 = 0
        self.left: vec[i64] = vec[i64]()  # by character: cards still in the pile
        self.grid: vec[i64] = vec[i64]()  # by cell: a character or ALICE; means nothing where not occupied
        self.held: vec[i64] = vec[i64]()  # by seat and character: face cards, or minus the mirror cards

    def legal(self) -> vec[i64]:
        """G5–G9: what may be taken; or the cards luck may turn up."""
        tables = self.tables
        if self.actor == LUCK:
            return tables.deals if self.round > 0 else tables.starters
        if self.turn > 2:
            return tables.legal(self.occupied)
        return tables.singles if self.turn == 1 else tables.up_to_pairs

    def weights(self) -> vec[i64]:
        return self.left if self.round > 0 else self.tables.even_chances

    def draw(self, rng: Rng) -> i64:
        """The same draw as the general one, without looking for the total."""
        if self.round == 0:
            return CHARACTERS + rng.below(self.seats)
        left = self.left
        ticket = rng.below(self.pile)
        character: i64 = 0
        while ticket >= left[character]:
            ticket -= left[character]
            character += 1
        return character

    def resolve_chance(self, rng: Rng) -> None:
        """The same as the general one, faster: a whole grid at once while nobody listens."""
        while self.actor == LUCK and (self.event_sink is not None or self.round == 0):
            self.play(self.draw(rng))
        if self.actor != LUCK:
            return
        left = self.left
        grid = self.grid
        pile = self.pile
        for cell in range(self.dealt, self.tables.cells):
            ticket = rng.below(pile)
            character: i64 = 0
            while ticket >= left[character]:
                ticket -= left[character]
                character += 1
            left[character] -= 1
            pile -= 1
            grid[cell] = character
        self.pile = pile
        self.open_round()

    def pick(self, rng: Rng) -> i64:
        """The same as the general one, from a packed row where there is one."""
        packed = self.tables.packed
        if self.turn < 3 or len(packed) == 0:
            moves = self.legal()
            return moves[rng.below(len(moves))]
        row = self.occupied * ROW
        count = packed[row]
        if count == 0:
            count = self.tables.pack(self.occupied)
        index = rng.below(count)
        return (packed[row + 1 + (index >> 3)] >> ((index & 7) * 8)) & 255

    def play(self, move: i64) -> None:
        if self.actor != LUCK:
            self.take(move)
        elif self.round > 0:
            self.turn_up(move)
        else:
            self.choose_starter(move - CHARACTERS)

    def choose_starter(self, seat: i64) -> None:
        """G3, G17: the first starter holds Alice."""
        self.alice = seat
        if self.event_sink is not None:
            self.event_sink.append(StarterChosen(seat=seat))
        self.begin_round()

    def begin_round(self) -> None:
        """G4: luck lays out the grid next."""
        self.round += 1
        self.actor = LUCK
        self.dealt = 0
        if self.event_sink is not None:
            self.event_sink.append(RoundBegan(round=self.round, seat=self.alice))

    def turn_up(self, character: i64) -> None:
        """G4, G19: the next card of the pile goes to the next cell of the grid."""
        cell = self.dealt
        self.grid[cell] = character
        self.left[character] -= 1
        self.pile -= 1
        self.dealt = cell + 1
        if self.event_sink is not None:
            self.event_sink.append(CardTurnedUp(cell=self.tables.cell_names[cell], card=self.card_name(cell)))
        if cell + 1 == self.tables.cells:
            self.open_round()

    def open_round(self) -> None:
        """G5: the grid is complete, and the holder of Alice begins."""
        self.dealt = self.tables.cells
        self.occupied = (1 << self.tables.cells) - 1
        self.turn = 1
        self.actor = self.alice

    def take(self, move: i64) -> None:
        """G5–G12, G23: the cards of one line go to the player who is to move; opposite sides cancel at once."""
        tables = self.tables
        seat = self.actor
        if self.event_sink is not None:
            self.tell_taken(self.event_sink, move)
        line_cells = tables.line_cells
        sign = tables.sign
        grid = self.grid
        held = self.held
        place = move * 3
        end = place + tables.sizes[move]
        while place < end:
            cell = line_cells[place]
            card = grid[cell]
            if card == ALICE:
                self.alice = seat
            else:
                held[seat * COLUMNS + card] += sign[cell]
            place += 1
        if self.turn == 1:
            self.lay_alice(tables.line_cells[move * 3])
        else:
            self.occupied ^= tables.lines[move]
        if self.occupied == 0:
            self.end_round()
        else:
            self.turn += 1
            self.actor = seat + 1 if seat + 1 < self.seats else 0

    def lay_alice(self, cell: i64) -> None:
        """G5, G21: Alice takes the place of the one card that was taken."""
        self.grid[cell] = ALICE
        if self.event_sink is not None:
            self.event_sink.append(AliceLaid(seat=self.alice, cell=self.tables.cell_names[cell]))
        self.alice = NOBODY

    def end_round(self) -> None:
        """G12, G13, G17: whoever holds Alice starts the next round; G14: after the last one the match is over."""
        if self.round < self.tables.rounds:
            self.begin_round()
        else:
            self.actor = OVER
            if self.event_sink is not None:
                self.event_sink.append(MatchEnded(scores=tuple([self.score(seat) for seat in range(self.seats)])))

    def score(self, seat: i64) -> i64:
        """G14, G15."""
        tables = self.tables
        held = self.held
        points = tables.points
        total: i64 = tables.alice_points if self.alice == seat else 0
        for column in range(seat * COLUMNS, seat * COLUMNS + CHARACTERS):
            count = held[column]
            total += points[count if count >= 0 else -count]
        return total

    def tiebreak(self, seat: i64) -> i64:
        """G20: of tied players the one who holds Alice wins."""
        return 1 if self.alice == seat else 0

    def copy(self) -> "TeaTime":
        other = TeaTime()
        other.seats = self.seats
        other.actor = self.actor
        other.tables = self.tables
        other.round = self.round
        other.turn = self.turn
        other.alice = self.alice
        other.pile = self.pile
        other.dealt = self.dealt
        other.occupied = self.occupied
        other.left = self.left[:]
        other.grid = self.grid[:]
        other.held = self.held[:]
        return other

    def card_name(self, cell: i64) -> str:
        """The card on an occupied cell: "cat" shows its face, "cat*" its mirror, "alice" has no side."""
        card = self.grid[cell]
        if card == ALICE:
            return "alice"
        return CHARACTER_NAMES[card] if self.tables.sign[cell] > 0 else CHARACTER_NAMES[card] + "*"

    def tell_taken(self, told: list[Event], move: i64) -> None:
        """G10–G12, G23: what the taken cards do, told before they move."""
        tables = self.tables
        seat = self.actor
        cells = [tables.line_cells[move * 3 + k] for k in range(tables.sizes[move])]
        names = tuple([tables.cell_names[cell] for cell in cells])
        cards = tuple([self.card_name(cell) for cell in cells])
        told.append(CardsTaken(seat=seat, cells=names, cards=cards, rule=TAKING_RULES[min(self.turn, 3)]))
        for character in range(CHARACTERS):
            sides = [int(tables.sign[cell]) for cell in cells if self.grid[cell] == character]
            before = int(self.held[seat * COLUMNS + character])
            pairs = (abs(before) + len(sides) - abs(before + sum(sides))) // 2
            if pairs > 0:
                told.append(PairsDiscarded(seat=seat, character=CHARACTER_NAMES[character], pairs=pairs))
        if "alice" in cards:
            told.append(AliceTaken(seat=seat))


NO_TABLES: Final = Tables()


def start(tables: Tables) -> TeaTime:
    """G2, G3: a new match; luck's first move names the starter."""
    position = TeaTime()
    position.seats = tables.seats
    position.tables = tables
    position.pile = tables.copies * CHARACTERS
    position.left = vec[i64]([tables.copies] * CHARACTERS)
    position.grid = vec[i64]([0] * tables.cells)
    position.held = vec[i64]([0] * (tables.seats * COLUMNS))
    return position
