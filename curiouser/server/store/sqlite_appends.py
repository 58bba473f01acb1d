"""Appends to SQLite: written row after row into `recent`, and sorted in later, many at a time."""

import sqlite3
from collections.abc import Sequence

from curiouser.server.store.base import CLOSED
from curiouser.server.store.jobs import Append

MOST = 50_000
"""Tables of which the end is remembered."""

LOOK = (
    "SELECT key, max(last, coalesce((SELECT max(n) FROM recent WHERE recent.key = tables.key), 0))"
    " FROM tables WHERE id = ?"
)
# What Python's module binds without asking around how: whole numbers, text and byte arrays, not None and not bytes.
NO_DEADLINE = -1
STORE = f"""
INSERT INTO recent (key, n, at, data, status, game, deadline, updated)
VALUES (?, ?, ?, ?, ?, ?, nullif(?, {NO_DEADLINE}), ?)
"""
# Of the columns beside max(), SQLite takes those of the row that has it.
UPDATE = """
UPDATE tables SET last = newest.n, status = newest.status, game = newest.game, deadline = newest.deadline,
    updated = newest.updated
FROM (SELECT key, n, status, game, deadline, updated, max(row) FROM recent GROUP BY key) AS newest
WHERE tables.key = newest.key
"""
SORT_IN = (
    "INSERT INTO entries (key, n, at, data) SELECT key, n, at, data FROM recent ORDER BY key, n",
    UPDATE,
    "DELETE FROM recent",
)


class End:
    """Where a table ends."""

    __slots__ = ("key", "last")

    def __init__(self, key: int, last: int) -> None:
        self.key = key
        self.last = last


class Appends:
    """Within a transaction. What it remembers of tables holds as long as nobody else has written to the file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.waiting = 1  # to be sorted in; somebody before may have left something
        self._ends: dict[str, End] = {}
        self._version = 0

    def store(self, jobs: Sequence[Append]) -> list[bool]:
        """False, and nothing is stored of that one: the table doesn't end there, or is gone."""
        ((version,),) = self._connection.execute("PRAGMA data_version").fetchall()
        if version != self._version:
            self._version = version
            self._ends.clear()
        rows: list[tuple[object, ...]] = []
        outcomes: list[bool] = [self._add(job, rows) for job in jobs]
        self._connection.executemany(STORE, rows)
        self.waiting += len(rows)
        return outcomes

    def _add(self, job: Append, rows: list[tuple[object, ...]]) -> bool:
        end, it = self._ends.get(job.table) or self._look(job.table), job.summary
        if end is None or end.last != job.after:
            return False
        if it.status == CLOSED:
            self._connection.execute("UPDATE tables SET code = NULL WHERE key = ?", (end.key,))
        end.last = it.last
        deadline = NO_DEADLINE if it.deadline is None else it.deadline
        for n, data in enumerate(job.entries, job.after + 1):
            rows.append((end.key, n, job.at, bytearray(data), it.status, it.game, deadline, it.updated))
        return True

    def _look(self, table: str) -> End | None:
        found = self._connection.execute(LOOK, (table,)).fetchone()
        if found is None:
            return None
        if len(self._ends) >= MOST:
            self._ends.clear()
        end = self._ends[table] = End(*found)
        return end

    def sort_in(self) -> None:
        """Everything recent at its own place, whoever brought it."""
        for statement in SORT_IN:
            self._connection.execute(statement)
        self.waiting = 0

    def forget(self) -> None:
        """Something else was changed, or taken back."""
        self._ends.clear()
