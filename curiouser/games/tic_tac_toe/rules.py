"""The rules of tic-tac-toe, X1–X4. The worked example in docs/adding-a-game.md. Compiled."""

from typing import Final, final

from curiouser.engine.position import OVER, Position
from curiouser.games.tic_tac_toe.events import BoardFilled, LineMade, SquareMarked
from curiouser.games.tic_tac_toe.tables import FREE, FULL, HAS_LINE
from curiouser.native import i64, vec

SQUARES: Final = [
    "a1",
    "b1",
    "c1",
    "a2",
    "b2",
    "c2",
    "a3",
    "b3",
    "c3",
]  # a move is the number of its square
LINE_END: Final = 0
FULL_END: Final = 1


@final
class TicTacToe(Position):
    """Where a match stands: the squares of both players as sets (see `tables.py`), and whose turn it is (`actor`)."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.actor = 0
        self.crosses: i64 = 0  # of seat 0
        self.noughts: i64 = 0  # of seat 1

    def legal(self) -> vec[i64]:
        """X2: any free square."""
        return FREE[self.crosses | self.noughts]

    def weights(self) -> vec[i64]:
        """There is no luck."""
        return vec[i64]()

    def play(self, move: i64) -> None:
        """X2: the player marks a square. If somebody listens, each event goes to `event_sink`."""
        seat = self.actor
        if seat == 0:
            self.crosses |= 1 << move
        else:
            self.noughts |= 1 << move
        if self.event_sink is not None:
            self.event_sink.append(SquareMarked(seat=seat, square=SQUARES[move]))
        self.actor = 1 - seat
        self.end_if_over()
        if self.event_sink is not None and self.actor == OVER:
            self.event_sink.append(LineMade(seat=seat) if self.ending == LINE_END else BoardFilled())

    def end_if_over(self) -> None:
        """X3: three in a line win; X4: a full board is a draw."""
        if HAS_LINE[self.crosses] == 1 or HAS_LINE[self.noughts] == 1:
            self.actor = OVER
            self.ending = LINE_END
        elif self.crosses | self.noughts == FULL:
            self.actor = OVER
            self.ending = FULL_END

    def squares(self, seat: i64) -> i64:
        return self.crosses if seat == 0 else self.noughts

    def score(self, seat: i64) -> i64:
        """X3: 1 for a line of one's own."""
        return HAS_LINE[self.squares(seat)]

    def copy(self) -> "TicTacToe":
        other = TicTacToe()
        other.actor = self.actor
        other.ending = self.ending
        other.crosses = self.crosses
        other.noughts = self.noughts
        return other
