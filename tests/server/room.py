"""A table without a server: commands are decided and folded at once, as the server does it, and stored as bytes."""

from collections.abc import Iterator
from typing import Any

import msgspec

from curiouser.engine.rng import seeded
from curiouser.server.core import commands as c
from curiouser.server.core import decide
from curiouser.server.core.apply import apply
from curiouser.server.core.entries import AnyEntry, read_entry, write_entry
from curiouser.server.core.people import hash_token
from curiouser.server.core.table import Table

SECRET = b"s" * 32
START = 1_700_000_000_000


class Room:
    """`log` is what a store would keep; time passes only where a test says so."""

    def __init__(self, game: str = "tic-tac-toe", seats: int = 2, **asked: Any) -> None:
        self.table = Table("t")
        self.log: list[tuple[int, bytes]] = []
        self.now = START
        self.keys = 0
        wanted = c.Asked(game=game, seats=seats, **asked)
        self.keep(decide.make("WXYZ", wanted, "Alice", hash_token("alice"), SECRET))

    def keep(self, entries: list[AnyEntry]) -> list[AnyEntry]:
        for entry in entries:
            self.log.append((self.now, write_entry(entry)))
            apply(self.table, entry, len(self.log), self.now)
        return entries

    def join(self, name: str) -> int:
        self.keep(decide.join(self.table, name, hash_token(name.lower())))
        return self.table.joined

    def do(self, by: int, kind: type[c.Command], **fields: Any) -> list[AnyEntry]:
        """Raises `Refused` and changes nothing, or does what was asked."""
        self.keys += 1
        command: Any = kind(**{"key": f"k{self.keys}", **fields})
        return self.keep(decide.decide(self.table, by, command, self.now, SECRET))

    def play(self, by: int, seat: int, move: Any) -> list[AnyEntry]:
        return self.do(by, c.Play, seat=seat, move=msgspec.Raw(msgspec.json.encode(move)))

    def mark(self, by: int, square: str) -> list[AnyEntry]:
        """A move of tic-tac-toe."""
        return self.play(by, self.table.actors[0], {"type": "Mark", "square": square})

    def strike(self) -> list[AnyEntry]:
        return self.keep(decide.strike(self.table, self.now, SECRET))

    def folded_again(self) -> Table:
        again = Table("t")
        for n, (at, data) in enumerate(self.log, start=1):
            apply(again, read_entry(data), n, at)
        return again


def started(game: str = "tic-tac-toe", seats: int = 2, **asked: Any) -> Room:
    """Alice (1) is the host on seat 0; Hare (2), Hatter (3) and so on have the others."""
    room = Room(game, seats, **asked)
    for seat, name in zip(
        range(1, seats), ("Hare", "Hatter", "Dormouse", "Queen", "Cat", "King", "Knave"), strict=False
    ):
        room.do(room.join(name), c.Sit, seat=seat)
    room.do(1, c.Start)
    return room


def random_moves(room: Room, count: int) -> Iterator[None]:
    """Moves of seats, each with the luck that follows, until there is none."""
    rng = seeded(3)
    for _ in range(count):
        table = room.table
        seats = [actor for actor in table.actors if actor >= 0]
        legal = table.match.legal(seats[0]) if seats and table.match is not None else []
        if not legal:
            return
        room.play(table.seats[seats[0]].person, seats[0], legal[rng.below(len(legal))])
        yield


def fields_of(thing: object) -> dict[str, Any]:
    """Of a compiled class too, which has no `__dict__`."""
    names = getattr(thing, "__dict__", None) or type(thing).__mypyc_attrs__  # type: ignore[attr-defined]
    return {name: getattr(thing, name) for name in names if hasattr(thing, name)}


def state(table: Table) -> dict[str, Any]:
    """All of a table that can be compared."""
    apart = {"match", "game", "setup", "told", "foreseen", "attendance"}
    fields = {name: value for name, value in fields_of(table).items() if name not in apart}
    fields["people"] = {id: fields_of(person) for id, person in table.people.items()}
    fields["seats"] = [fields_of(seat) for seat in table.seats]
    fields["attended"] = {number: fields_of(match) for number, match in table.attended.items()}
    if table.match is not None:
        fields["position"] = msgspec.json.encode(table.game.opened(table.match.position))
        fields["history"] = table.match.history
    fields["told"] = [(told.n, told.at, write_entry(told.entry), told.events) for told in table.told]
    return fields
