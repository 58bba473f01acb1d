"""The compiled contract of observers: what a seat sees, as numbers in fixed places, for learning programs."""

from mypy_extensions import mypyc_attr

from curiouser.engine.position import LUCK, Position
from curiouser.native import append, i64, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what a seat sees as numbers, and nothing else. The observing seat is 0; the others follow clockwise."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.width: i64 = 0
        self.fields: dict[str, tuple[int, int]] = {}  # by name: the first place, and how many there are
        self.low: vec[i64] = vec[i64]()  # by place: the least and the greatest number that can be there
        self.high: vec[i64] = vec[i64]()

    def add(self, name: str, count: i64, low: i64, high: i64) -> i64:
        """Reserve places for a field. Returns the first one."""
        first = self.width
        self.fields[name] = (int(first), int(count))
        for _ in range(count):
            self.low = append(self.low, low)
            self.high = append(self.high, high)
        self.width = first + count
        return first

    def observe(self, position: Position, seat: i64, into: vec[i64], at: i64) -> None:
        """Write what the seat sees to `width` places of the vector, from this one on."""
        raise NotImplementedError

    def about_turn(self, position: Position, seat: i64) -> i64:
        """Who is to move, counted from the observing seat; after the seats come luck, then nobody."""
        actor = position.actor
        if actor >= 0:
            return self.around(actor, seat)
        return self.seats if actor == LUCK else self.seats + 1

    def around(self, other: i64, seat: i64) -> i64:
        """A seat, counted from the observing one."""
        return other - seat if other >= seat else other - seat + self.seats
