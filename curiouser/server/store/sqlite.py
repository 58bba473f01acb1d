"""Tables in one SQLite file: one writer that commits in groups, and a few reading threads."""

import asyncio
import contextlib
import os
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import structlog

from curiouser.server.store import sqlite_moderation, sqlite_notices
from curiouser.server.store.base import CODE_LIFE, Entry, Kept, Notice, Report, ServerRule, StoreProblem, Summary
from curiouser.server.store.jobs import BIGGEST, Append, is_plain
from curiouser.server.store.sqlite_check import SMALL, check_file, check_log, has_log
from curiouser.server.store.sqlite_file import connect_reader, connect_writer, copy, hold, problem, size_of
from curiouser.server.store.sqlite_whole import put, snapshot
from curiouser.server.store.writer import Work, Writer

log = structlog.get_logger("curiouser.store")

READERS = 4
PATIENCE = 5.0
"""Seconds to wait for another program that holds the file."""

LOGGED = "SELECT n, at, data FROM {0} WHERE key = (SELECT key FROM tables WHERE id = ?1) AND n > ?2"
READ = f"{LOGGED.format('entries')} UNION ALL {LOGGED.format('recent')} ORDER BY n"

NEWEST = "SELECT n, data FROM snapshots WHERE key = (SELECT key FROM tables WHERE id = ?1) ORDER BY n DESC LIMIT 2"

T = TypeVar("T")
Rows: TypeAlias = list[tuple[Any, ...]]


class SqliteStore:
    """For one server process. Operators' commands may use the file beside it."""

    def __init__(self, file: Path, *, patience: float = PATIENCE, accept_loss: bool = False) -> None:
        self.file = file
        self.accept_loss = accept_loss
        self.patience = patience
        self._writer = Writer(lambda: connect_writer(file, patience), lambda error: problem(error, file), patience)
        self.append = self._writer.append
        self._readers = ThreadPoolExecutor(READERS, "curiouser-read")
        self._reading = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._held: int | None = None

    @property
    def commits(self) -> int:
        """Groups written since the store was opened."""
        return self._writer.commits

    async def open(self, *, to_serve: bool = False) -> None:
        try:
            self._held = hold(self.file) if to_serve else None
            await asyncio.to_thread(self._check_log, to_serve)
            await self._writer.open()
            if to_serve and self.file.stat().st_size <= SMALL:
                await self._check_start()
        except OSError as error:
            raise problem(error, self.file) from error
        except StoreProblem:
            self._let_go()
            raise

    def _check_log(self, to_serve: bool) -> None:
        """What another program is just writing is not looked at."""
        with contextlib.ExitStack() as stack:
            if not to_serve:
                if not has_log(self.file):
                    return
                try:
                    held = hold(self.file)
                except StoreProblem:
                    return
                if held is not None:
                    stack.callback(os.close, held)
            try:
                check_log(self.file)
            except StoreProblem as found:
                if not self.accept_loss:
                    raise
                log.error("store-damaged", problem=found.text.id, said=found.say())

    async def _check_start(self) -> None:
        try:
            await self.check()
        except StoreProblem as found:
            if not self.accept_loss:
                await self.close()
                raise
            log.error("store-damaged", problem=found.text.id, said=found.say())

    async def check(self) -> None:
        await self._read(lambda connection: check_file(connection, self.file))

    async def close(self) -> None:
        """Readers first: the last connection to go empties the write-ahead log, which a reader may not."""
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._connections:
            connection.close()
        self._connections.clear()
        await self._writer.close()
        self._let_go()

    def _let_go(self) -> None:
        if self._held is not None:
            os.close(self._held)
            self._held = None

    async def create(
        self, table: str, code: str, secret: bytes, entries: Sequence[bytes], at: int, summary: Summary
    ) -> bool:
        job = Append(table, 0, entries, at, summary)
        return await self._write(lambda connection: _create(connection, job, code, secret))

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        if not is_plain(table):
            return []
        arguments = table, min(after, BIGGEST)
        return await self._read(lambda connection: [Entry(*row) for row in connection.execute(READ, arguments)])

    async def keep_snapshot(self, table: str, n: int, data: bytes) -> None:
        await self._write(lambda connection: _keep_snapshot(connection, table, n, data))

    async def snapshots(self, table: str) -> list[tuple[int, bytes]]:
        return [(n, bytes(data)) for n, data in await self._rows(NEWEST, table)]

    async def find(self, code: str) -> str | None:
        rows = await self._rows("SELECT id FROM tables WHERE code = ?", code)
        return rows[0][0] if rows else None

    async def secret(self, table: str) -> bytes | None:
        rows = await self._rows("SELECT secret FROM secrets JOIN tables USING (key) WHERE id = ?", table)
        return rows[0][0] if rows else None

    async def due(self, before: int, limit: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE deadline <= ? ORDER BY deadline LIMIT ?"
        rows = await self._sorted_rows(sql, before, limit)
        return [id for (id,) in rows]

    async def summaries(
        self, *, status: str | None = None, after: str | None = None, limit: int = 100
    ) -> list[tuple[str, Summary]]:
        chosen = "" if status is None else "status = ?3 AND"
        rows = await self._sorted_rows(
            f"SELECT id, status, game, last, deadline, updated FROM tables WHERE {chosen} id > ?1 ORDER BY id LIMIT ?2",
            after or "",
            limit,
            *([] if status is None else [status]),
        )
        return [(id, Summary(*rest)) for id, *rest in rows]

    async def newest(self, status: str, since: int, limit: int) -> list[tuple[str, int]]:
        sql = "SELECT id, last FROM tables WHERE status = ? AND updated >= ? ORDER BY updated DESC, id LIMIT ?"
        return [(id, last) for id, last in await self._sorted_rows(sql, status, since, limit)]

    async def backup(self, file: Path) -> None:
        await self._read(lambda connection: copy(connection, file))

    async def delete(self, table: str) -> None:
        await self._write(lambda connection: _delete(connection, table))

    async def count(self) -> int:
        return int((await self._rows("SELECT count(*) FROM tables"))[0][0])

    async def old(self, before: int, limit: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE updated < ?1 AND coalesce(deadline, 0) < ?1 ORDER BY id LIMIT ?2"
        return [id for (id,) in await self._sorted_rows(sql, before, limit)]

    def snapshot(self, only: str = "") -> AsyncIterator[Kept]:
        return snapshot(self.file, self.patience, only)

    async def put(self, kept: Kept) -> bool:
        return await self._write(lambda connection: put(connection, kept))

    async def notices(self, table: str) -> list[Notice]:
        return [Notice(*row) for row in await self._rows(sqlite_notices.NOTICES, table)]

    async def noticed(self) -> list[str]:
        return [id for (id,) in await self._sorted_rows(sqlite_notices.NOTICED)]

    async def add_notice(self, table: str, person: int, address: str, data: bytes, most: int) -> bool:
        return await self._write(lambda to: sqlite_notices.add(to, table, person, address, data, most))

    async def end_notice(self, table: str, person: int, address: str) -> None:
        await self._write(lambda connection: sqlite_notices.end(connection, table, person, address))

    async def claim(self, notice: int, turn: int) -> bool:
        return await self._write(lambda connection: sqlite_notices.claim(connection, notice, turn))

    async def add_result(self, table: str, number: int, deal: str, data: bytes) -> None:
        await self._write(lambda connection: sqlite_notices.add_result(connection, table, number, deal, data))

    async def results(self, deal: str, limit: int) -> tuple[int, list[bytes]]:
        found = await self._rows("SELECT data FROM results WHERE deal = ? ORDER BY key DESC LIMIT ?", deal, limit)
        count = await self._rows("SELECT count(*) FROM results WHERE deal = ?", deal)
        return count[0][0] if count else 0, [data for (data,) in found]

    async def shared(self, name: str, data: bytes) -> bytes:
        await self._write(lambda connection: sqlite_notices.share(connection, name, data))
        return bytes((await self._rows("SELECT data FROM shared WHERE name = ?", name))[0][0])

    async def add_report(self, table: str, n: int, at: int, data: bytes, most: int) -> bool:
        return await self._write(lambda to: sqlite_moderation.add_report(to, table, n, at, data, most))

    async def reports(self, limit: int, table: str = "") -> list[Report]:
        return [Report(*row) for row in await self._rows(sqlite_moderation.REPORTS, table, limit)]

    async def end_report(self, report: int) -> bool:
        return await self._write(lambda connection: sqlite_moderation.end_report(connection, report))

    async def server_rules(self) -> list[ServerRule]:
        return [ServerRule(*row) for row in await self._rows(sqlite_moderation.SERVER_RULES)]

    async def set_server_rule(self, rule: ServerRule) -> None:
        await self._write(lambda connection: sqlite_moderation.set_rule(connection, rule))

    async def end_server_rule(self, kind: str, name: str) -> bool:
        return await self._write(lambda connection: sqlite_moderation.end_rule(connection, kind, name))

    async def size(self) -> int:
        return await asyncio.to_thread(size_of, self.file)

    async def _write(self, work: Work) -> bool:
        return await self._writer.write(work)

    async def _sorted_rows(self, sql: str, *arguments: object) -> Rows:
        """What is asked about tables as they stand now."""
        if not self._writer.is_sorted:
            await self._writer.sort_in()
        return await self._rows(sql, *arguments)

    async def _rows(self, sql: str, *arguments: object) -> Rows:
        if not all(is_plain(argument) for argument in arguments if isinstance(argument, str)):
            return []
        return await self._read(lambda connection: connection.execute(sql, arguments).fetchall())

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Only what is on the disk: where there is doubt, all is put there first, and what was read is read again."""
        while True:
            if self._writer.is_doubtful:
                await self._writer.sort_in()
            found = await self._read_once(work)
            if not self._writer.is_doubtful:
                return found

    async def _read_once(self, work: Callable[[sqlite3.Connection], T]) -> T:
        def read() -> T:
            try:
                return work(self._connection())
            except sqlite3.Error as error:
                raise problem(error, self.file) from error

        try:
            answer = asyncio.get_running_loop().run_in_executor(self._readers, read)
        except RuntimeError:
            raise StoreProblem("store-closed") from None
        return await answer

    def _connection(self) -> sqlite3.Connection:
        """This reading thread's own."""
        connection: sqlite3.Connection | None = getattr(self._reading, "connection", None)
        if connection is None:
            connection = connect_reader(self.file, self.patience)
            self._reading.connection = connection
            self._connections.append(connection)
        return connection


def _create(connection: sqlite3.Connection, job: Append, code: str, secret: bytes) -> bool:
    it = job.summary
    connection.execute(
        "UPDATE tables SET code = NULL WHERE code = ? AND updated < ?"
        " AND NOT EXISTS (SELECT * FROM tables WHERE id = ?)",
        (code, job.at - CODE_LIFE, job.table),
    )
    made = connection.execute(
        "INSERT OR IGNORE INTO tables (id, code, status, game, last, deadline, updated) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (job.table, code, it.status, it.game, it.last, it.deadline, it.updated),
    )
    if made.rowcount != 1:
        return False
    connection.execute("INSERT INTO secrets (key, secret) VALUES (?, ?)", (made.lastrowid, secret))
    _store(connection, job)
    return True


def _store(connection: sqlite3.Connection, job: Append) -> None:
    connection.executemany(
        "INSERT INTO entries (key, n, at, data) SELECT key, ?, ?, ? FROM tables WHERE id = ?",
        ((*row, job.table) for row in job.rows()),
    )


def _keep_snapshot(connection: sqlite3.Connection, table: str, n: int, data: bytes) -> bool:
    connection.execute(
        "INSERT OR IGNORE INTO snapshots (key, n, data) SELECT key, ?2, ?3 FROM tables WHERE id = ?1", (table, n, data)
    )
    connection.execute(
        "DELETE FROM snapshots WHERE key = (SELECT key FROM tables WHERE id = ?1)"
        f" AND n < (SELECT min(n) FROM ({NEWEST}))",
        (table,),
    )
    return True


def _delete(connection: sqlite3.Connection, table: str) -> bool:
    for kind in ("entries", "snapshots", "secrets", "notices", "results", "reports", "tables"):
        connection.execute(f"DELETE FROM {kind} WHERE key = (SELECT key FROM tables WHERE id = ?)", (table,))
    return True
