"""What a store of tables can do: a log of numbered entries and a summary for each table."""

from collections.abc import AsyncIterator, Awaitable, Sequence
from pathlib import Path
from typing import Protocol

import msgspec

from curiouser.engine.errors import Problem
from curiouser.engine.text import Argument

CLOSED = "closed"
"""The one status that the store knows: such a table gives its code away and is no longer found by it."""

CODE_LIFE = 30 * 24 * 3600 * 1000
"""A new table may take the code of one that nothing was appended to for so many milliseconds."""


class StoreProblem(Problem):
    """The database can't do what it was asked. An append that ends so may be stored or not: read, then decide."""

    def __init__(self, id: str, /, **args: Argument) -> None:
        super().__init__(id, texts="curiouser.server.store", **args)


class Entry(msgspec.Struct, frozen=True):
    """Something that happened at a table: its number from 1, the server's time in ms, and what it was, as JSON."""

    n: int
    at: int
    data: bytes


class Summary(msgspec.Struct, frozen=True):
    """What is known of a table without its log; changes together with it. `last` is the number of the last entry."""

    status: str
    game: str
    last: int
    deadline: int | None
    updated: int


class Notice(msgspec.Struct, frozen=True):
    """Where a person at a table wants to hear of their turn. `told` is the last turn that they heard of there."""

    id: int
    person: int
    address: str
    data: bytes
    told: int = 0


class Result(msgspec.Struct, frozen=True):
    """What a match of a table came to, for those who play the same deal."""

    number: int
    deal: str
    data: bytes


class Report(msgspec.Struct, frozen=True):
    """What a player told the operator about a table; `n` was its last entry then."""

    id: int
    table: str
    n: int
    at: int
    data: bytes


class ServerRule(msgspec.Struct, frozen=True):
    """Something that the operator decided for all servers of the database: a ban, a word, a limit."""

    kind: str
    name: str
    data: bytes


class Kept(msgspec.Struct, frozen=True):
    """A table whole, as it is stored, its secret included. Without a code it is no longer found by one."""

    table: str
    code: str | None
    secret: bytes
    summary: Summary
    entries: Sequence[Entry]
    notices: Sequence[Notice] = ()
    results: Sequence[Result] = ()
    reports: Sequence[Report] = ()


class Store(Protocol):
    """All methods may raise StoreProblem. Whatever was answered is durable."""

    async def open(self, *, to_serve: bool = False) -> None:
        """Connect, and bring the database up to this program. Where only one program can serve the tables of a
        database, a second one that is to is refused. So is a database that is known to be damaged."""

    async def check(self) -> None:
        """Look through all of it, beside what goes on; raises StoreProblem where something is damaged or missing."""

    async def close(self) -> None:
        """Finish what is under way, then let go of the database."""

    async def create(
        self, table: str, code: str, secret: bytes, entries: Sequence[bytes], at: int, summary: Summary
    ) -> bool:
        """Store a new table whole, its entries numbered from 1; False: its id or its code is taken."""

    def append(self, table: str, after: int, entries: Sequence[bytes], at: int, summary: Summary) -> Awaitable[bool]:
        """Store entries after + 1 … after + k, all or none. False: the table doesn't end at `after` (or is gone)."""

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries with greater numbers, in order; none where there is no such table."""

    async def keep_snapshot(self, table: str, n: int, data: bytes) -> None:
        """What the table was like after entry n; the two newest are kept. Nothing where there is no such table."""

    async def snapshots(self, table: str) -> list[tuple[int, bytes]]:
        """Those that are kept, with their numbers, the newest first."""

    async def find(self, code: str) -> str | None:
        """The table that has the code now."""

    async def secret(self, table: str) -> bytes | None:
        """What only the server may know of the table."""

    async def due(self, before: int, limit: int) -> list[str]:
        """Tables whose deadline is at `before` or earlier, the earliest first."""

    async def summaries(
        self, *, status: str | None = None, after: str | None = None, limit: int = 100
    ) -> list[tuple[str, Summary]]:
        """Tables in the order of their ids; go on with `after` = the last id received."""

    async def newest(self, status: str, since: int, limit: int) -> list[tuple[str, int]]:
        """Tables of that status where something happened since then, the last of them first, with their last
        numbers."""

    async def backup(self, file: Path) -> None:
        """Copy everything as it stands now into a new SQLite file, while the tables go on."""

    async def delete(self, table: str) -> None:
        """Forget the table with its log, code and secret; no harm if there is none."""

    async def count(self) -> int:
        """How many tables there are."""

    async def old(self, before: int, limit: int) -> list[str]:
        """Tables to which nothing was appended since `before`, and whose clock, if any, ran out before that."""

    def snapshot(self, only: str = "") -> AsyncIterator[Kept]:
        """All tables, or one, in the order of their ids, as they stand at one moment."""

    async def put(self, kept: Kept) -> bool:
        """Store a table that was kept elsewhere; False: its id is taken. A code that is taken is left out."""

    async def notices(self, table: str) -> list[Notice]:
        """Who wants to hear that it is their turn."""

    async def noticed(self) -> list[str]:
        """Tables with a match under way where somebody wants to hear that it is their turn."""

    async def add_notice(self, table: str, person: int, address: str, data: bytes, most: int) -> bool:
        """Once for each address, with the newest data; False: the person has `most` others, or no such table."""

    async def end_notice(self, table: str, person: int, address: str) -> None:
        """No more of it; no harm if there was none."""

    async def claim(self, notice: int, turn: int) -> bool:
        """True for one caller only: the others, and those who ask about an earlier turn, must not tell."""

    async def add_result(self, table: str, number: int, deal: str, data: bytes) -> None:
        """Once for each match of a table; nothing where there is no such table."""

    async def results(self, deal: str, limit: int) -> tuple[int, list[bytes]]:
        """How many there are of the deal, and the latest of them."""

    async def shared(self, name: str, data: bytes) -> bytes:
        """What all servers of this database share under the name: the data that came first."""

    async def add_report(self, table: str, n: int, at: int, data: bytes, most: int) -> bool:
        """False: there is no such table, or it has `most` of them. They are deleted with their table."""

    async def reports(self, limit: int, table: str = "") -> list[Report]:
        """Of all tables or of one, the latest first."""

    async def end_report(self, report: int) -> bool:
        """Forget a report; False: there was none."""

    async def server_rules(self) -> list[ServerRule]:
        """All of them, by kind and name."""

    async def set_server_rule(self, rule: ServerRule) -> None:
        """From now on, in the place of an older one of that kind and name."""

    async def end_server_rule(self, kind: str, name: str) -> bool:
        """No more; False: there was none."""

    async def size(self) -> int:
        """The bytes that the database takes on its disk."""
