"""The rules of tic-tac-toe, X1–X4. The worked example in docs/adding-a-game.md."""

from typing import Final, final

from curiouser.engine.position import OVER, Position
from curiouser.games.tic_tac_toe.events import BoardFilled, LineMade, SquareMarked
from curiouser.native import i64, vec

SQUARES: Final = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
FULL: Final = 0b111111111
LINES: Final = vec[i64]([0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124])
LINE_END: Final = 0
FULL_END: Final = 1

# By occupied squares: the free ones.
FREE: Final = vec[vec[i64]]([vec[i64]([s for s in range(9) if not taken >> s & 1]) for taken in range(FULL + 1)])
# By a player's squares: how many they are, and whether they hold a line.
COUNTS: Final = vec[i64]([own.bit_count() for own in range(FULL + 1)])
HAS_LINE: Final = vec[i64]([int(any(own & line == line for line in LINES)) for own in range(FULL + 1)])

# By a row's crosses and noughts, three bits each.
ROWS: Final = [
    ["".join("x" if xs >> s & 1 else "o" if os >> s & 1 else "." for s in range(3)) for os in range(8)]
    for xs in range(8)
]


@final
class TicTacToe(Position):
    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.actor = 0
        self.own: i64 = 0  # squares of the seat to move
        self.other: i64 = 0

    def legal(self) -> vec[i64]:
        """X2: any free square."""
        return FREE[self.own | self.other]

    def weights(self) -> vec[i64]:
        return vec[i64]()

    def play(self, move: i64) -> None:
        """X2: mark a square; X3: three in a line win; X4: a full board is a draw."""
        seat = self.actor
        own = self.own | (1 << move)
        self.own = self.other
        self.other = own
        if self.event_sink is not None:
            self.event_sink.append(SquareMarked(seat=seat, square=SQUARES[move]))
        if HAS_LINE[own] == 1:
            self.actor = OVER
            self.ending = LINE_END
            if self.event_sink is not None:
                self.event_sink.append(LineMade(seat=seat))
        elif own | self.own == FULL:
            self.actor = OVER
            self.ending = FULL_END
            if self.event_sink is not None:
                self.event_sink.append(BoardFilled())
        else:
            self.actor = 1 - seat

    def squares(self, seat: i64) -> i64:
        """The squares of a seat: seat 0 marked as often as the other, or once more."""
        first_moved = COUNTS[self.own] != COUNTS[self.other]
        return self.other if first_moved == (seat == 0) else self.own

    def rows(self) -> tuple[str, str, str]:
        """The board as it is shown and written."""
        xs, os = self.squares(0), self.squares(1)
        return ROWS[xs & 7][os & 7], ROWS[xs >> 3 & 7][os >> 3 & 7], ROWS[xs >> 6][os >> 6]

    def score(self, seat: i64) -> i64:
        """X3: 1 for a line of one's own."""
        return HAS_LINE[self.squares(seat)]

    def copy(self) -> "TicTacToe":
        other = TicTacToe()
        other.actor = self.actor
        other.ending = self.ending
        other.own = self.own
        other.other = self.other
        return other
