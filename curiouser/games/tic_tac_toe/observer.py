"""Tic-tac-toe as numbers: the seat to move and the squares, 1 for your marks and -1 for the opponent's. Compiled."""

from typing import final

from curiouser.engine.observer import Observer
from curiouser.engine.position import Position
from curiouser.games.tic_tac_toe.rules import TicTacToe
from curiouser.native import i64, vec


@final
class TicTacToeObserver(Observer):
    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.add("to_move", 1, 0, 3)
        self.add("squares", 9, -1, 1)

    def observe(self, position: Position, seat: i64, into: vec[i64], at: i64) -> None:
        assert isinstance(position, TicTacToe)
        into[at] = self.about_turn(position, seat)
        own = position.squares(seat)
        other = position.squares(1 - seat)
        for square in range(i64(9)):
            into[at + 1 + square] = ((own >> square) & 1) - ((other >> square) & 1)
