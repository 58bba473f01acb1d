"""Appends to SQLite: a whole group in three statements, or one after the other where somebody loses."""

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

from curiouser.server.store import CLOSED
from curiouser.server.store.jobs import Append

MOST = 50_000
"""Tables of which the last line is remembered."""

# Most appends leave status and game as they are; unless they are written again, their index is left alone.
MOVE = (
    "UPDATE tables SET last = ?, deadline = ?, updated = ?"
    " WHERE key = ? AND id = ? AND last = ? AND status = ? AND game = ?"
)
CHANGE = (
    "UPDATE tables SET last = ?, deadline = ?, updated = ?, status = ?, game = ? WHERE key = ? AND id = ? AND last = ?"
)
STORE = "INSERT INTO entries (key, n, at, data) VALUES (?, ?, ?, ?)"


class Line(NamedTuple):
    """What is known of a table's line. It may be out of date: the statements find out."""

    key: int
    status: str
    game: str


class Appends:
    """In the writing thread, within a transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._lines: dict[str, Line] = {}

    def store_all(self, jobs: Sequence[Append]) -> bool:
        """False: one of them loses, or needs a closer look; what was changed must be taken back then."""
        moves: list[tuple[object, ...]] = []
        changes: list[tuple[object, ...]] = []
        rows: list[tuple[int, int, int, bytes]] = []
        for job in jobs:
            line, it = self._lines.get(job.table) or self._look(job.table), job.summary
            if line is None or it.status == CLOSED:
                return False
            key, status, game = line
            if status == it.status and game == it.game:
                moves.append((it.last, it.deadline, it.updated, key, job.table, job.after, status, game))
            else:
                self._lines[job.table] = Line(key, it.status, it.game)
                changes.append((it.last, it.deadline, it.updated, it.status, it.game, key, job.table, job.after))
            rows += [(key, n, job.at, data) for n, data in enumerate(job.entries, job.after + 1)]
        if self._update(MOVE, moves) + self._update(CHANGE, changes) != len(jobs):
            return False
        self._connection.executemany(STORE, rows)
        return True

    def _update(self, sql: str, lines: Sequence[tuple[object, ...]]) -> int:
        return self._connection.executemany(sql, lines).rowcount if lines else 0

    def _look(self, table: str) -> Line | None:
        found = self._connection.execute("SELECT key, status, game FROM tables WHERE id = ?", (table,)).fetchone()
        if found is None:
            return None
        if len(self._lines) >= MOST:
            self._lines.clear()
        line = self._lines[table] = Line(*found)
        return line

    def store(self, job: Append) -> bool:
        """One alone; False, and nothing is changed: the table doesn't end there, or is gone."""
        it, line = job.summary, self._look(job.table)
        if line is None:
            return False
        values = (it.last, it.deadline, it.updated, it.status, it.game, line.key, job.table, job.after)
        if self._update(CHANGE, [values]) != 1:
            return False
        if it.status == CLOSED:
            self._connection.execute("UPDATE tables SET code = NULL WHERE key = ?", (line.key,))
        self._lines[job.table] = Line(line.key, it.status, it.game)
        self._connection.executemany(STORE, [(line.key, *row) for row in job.rows()])
        return True
