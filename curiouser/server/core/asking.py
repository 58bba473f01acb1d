"""One command of one person at a table, with everything that decides about it."""

from typing import Any, TypeAlias, final

from curiouser.server.core import entries as e
from curiouser.server.core.errors import refused
from curiouser.server.core.members import Seat
from curiouser.server.core.table import Table

Entries: TypeAlias = list[e.AnyEntry]


@final
class Asking:
    """One command of one person, with everything that decides about it."""

    def __init__(
        self, table: Table, by: int, command: Any, key: str, now: int, secret: bytes, credit: int, salt: str
    ) -> None:
        self.table = table
        self.by = by
        self.command = command
        self.key = key
        self.now = now
        self.secret = secret
        self.credit = credit
        self.salt = salt

    def said(self) -> dict[str, Any]:
        return {"key": self.key, "by": self.by}

    def seat(self) -> Seat:
        number: int = self.command.seat
        if number >= len(self.table.seats):
            raise refused("refused-no-seat", most=len(self.table.seats))
        return self.table.seats[number]

    def own_seat(self) -> Seat:
        seat = self.seat()
        if seat.person != self.by:
            raise refused("refused-not-yours")
        return seat

    def person(self) -> int:
        number: int = self.command.person
        if number not in self.table.people:
            raise refused("refused-nobody")
        return number

    def check_host(self) -> None:
        if self.table.host != self.by:
            raise refused("refused-host")

    def check_waiting(self) -> None:
        if self.table.status != "waiting":
            raise refused("refused-started")
        self.check_not_opening()

    def check_not_opening(self) -> None:
        """While words for the luck are opened, everything stays as it is; whoever goes makes all of them void."""
        if self.table.opening_at:
            raise refused("refused-opening")

    def check_playing(self) -> None:
        if not self.table.is_playing:
            raise refused("refused-not-started")
        if self.table.paused:
            raise refused("refused-paused")

    def is_player(self) -> bool:
        return bool(self.table.seats_of(self.by))
