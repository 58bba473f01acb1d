"""Tea Time as numbers. A card is its character from 1 on, negative on its mirror side; Alice is 7. Compiled."""

from typing import final

from curiouser.engine.observer import Observer
from curiouser.engine.position import LUCK, Position
from curiouser.games.tea_time.rules import ALICE, CHARACTERS, COLUMNS, Tables, TeaTime
from curiouser.native import i64, vec


@final
class TeaTimeObserver(Observer):
    def __init__(self) -> None:
        super().__init__()
        self.grid: i64 = 0
        self.pile: i64 = 0
        self.players: i64 = 0
        # By side and card: without branches, as it is read for every cell.
        mirrors = [-1 - card for card in range(CHARACTERS)] + [ALICE + 1, 0]
        self.faces: vec[i64] = vec[i64](mirrors + [0] * COLUMNS + [abs(number) for number in mirrors])

    def describe(self, tables: Tables) -> None:
        self.seats = tables.seats
        copies = tables.copies
        most = abs(int(tables.alice_points)) + CHARACTERS * max([abs(int(points)) for points in tables.points])
        self.add("to_move", 1, 0, self.seats + 1)
        self.add("round", 1, 0, tables.rounds)
        self.add("turn", 1, 0, tables.cells + 1)
        self.grid = self.add("grid", tables.cells, -CHARACTERS, ALICE + 1)
        self.pile = self.add("pile", CHARACTERS, 0, copies)
        self.players = self.width
        for seat in range(self.seats):
            self.add(f"cards_{seat}", CHARACTERS, -copies, copies)
            self.add(f"alice_{seat}", 1, 0, 1)
            self.add(f"score_{seat}", 1, -most, most)

    def observe(self, position: Position, seat: i64, into: vec[i64], at: i64) -> None:
        assert isinstance(position, TeaTime)
        into[at] = self.about_turn(position, seat)
        into[at + 1] = position.round
        into[at + 2] = position.turn
        self.observe_cards(position, into, at)
        place = at + self.players
        other = seat
        for _ in range(self.seats):
            self.observe_player(position, other, into, place)
            place += CHARACTERS + 2
            other = other + 1 if other + 1 < self.seats else 0

    def observe_cards(self, position: TeaTime, into: vec[i64], at: i64) -> None:
        """G4, G24: the cards that lie in the grid, and how many of each are left in the pile."""
        faces = self.faces
        sign = position.tables.sign
        grid = position.grid
        lying = position.occupied if position.actor != LUCK else (i64(1) << position.dealt) - 1
        first = at + self.grid
        for cell in range(position.tables.cells):
            into[first + cell] = ((lying >> cell) & 1) * faces[(sign[cell] + 1) * COLUMNS + grid[cell]]
        left = position.left
        first = at + self.pile
        for character in range(i64(CHARACTERS)):
            into[first + character] = left[character]

    def observe_player(self, position: TeaTime, seat: i64, into: vec[i64], place: i64) -> None:
        """G10, G14."""
        held = position.held
        first = seat * COLUMNS
        for character in range(i64(CHARACTERS)):
            into[place + character] = held[first + character]
        into[place + CHARACTERS] = 1 if position.alice == seat else 0
        into[place + CHARACTERS + 1] = position.score(seat)


def new_observer(tables: Tables) -> TeaTimeObserver:
    observer = TeaTimeObserver()
    observer.describe(tables)
    return observer
