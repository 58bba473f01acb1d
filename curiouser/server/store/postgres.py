"""Tables in PostgreSQL, shared by any number of processes."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

from curiouser.server.store import postgres_moderation, postgres_notices, postgres_whole
from curiouser.server.store.base import CODE_LIFE, Entry, Kept, Notice, Report, ServerRule, StoreProblem, Summary
from curiouser.server.store.jobs import BIGGEST, Append, is_plain
from curiouser.server.store.migrations import missing
from curiouser.server.store.postgres_appends import Appends, is_stored
from curiouser.server.store.postgres_link import Link

CONNECTIONS = 8
"""At most, besides the one that appends."""

PATIENCE = 30.0
"""Seconds that anything waits for a PostgreSQL that is away."""

NEWEST = "SELECT n, data FROM snapshots WHERE key = (SELECT key FROM tables WHERE id = $1) ORDER BY n DESC LIMIT 2"

GAPS = """
SELECT count(*) FROM tables LEFT JOIN (SELECT key, count(*) AS entries, max(n) AS newest FROM entries GROUP BY key)
    AS logged USING (key) WHERE coalesce(entries, 0) != coalesce(newest, 0) OR coalesce(newest, 0) < last
"""

MIGRATING = 0x437572696F757365
"""The advisory lock of whoever changes the tables of the database."""


class PostgresStore:
    """Everything waits a while for a PostgreSQL that restarts, then goes on."""

    def __init__(self, url: str, *, patience: float = PATIENCE) -> None:
        self._link = Link(url, size=CONNECTIONS, patience=patience)
        self._appending = Link(url, size=1, patience=patience)
        self._appends = Appends(self._appending)

    @property
    def commits(self) -> int:
        """Groups of appends stored since the store was opened."""
        return self._appends.commits

    async def open(self, *, to_serve: bool = False) -> None:
        try:
            await self._link.open()
            await self._link.run(lambda connection: bring_up(connection, self._link.where))
            await self._appending.open()
        except BaseException:
            await self._link.close()
            raise
        self._appends.open()

    async def close(self) -> None:
        await self._appends.close()
        await self._appending.close()
        await self._link.close()

    async def check(self) -> None:
        """PostgreSQL looks after its pages itself."""
        ((tables,),) = await self._rows(GAPS)
        if tables:
            raise StoreProblem("store-gaps", where=self._link.where, tables=tables)

    async def create(
        self, table: str, code: str, secret: bytes, entries: Sequence[bytes], at: int, summary: Summary
    ) -> bool:
        job = Append(table, 0, entries, at, summary)
        attempts = 0

        async def work(connection: Any) -> bool:
            nonlocal attempts
            attempts += 1
            async with connection.transaction():
                return await _create(connection, job, code, secret)

        if await self._link.run(work):
            return True
        # An attempt whose answer was lost may have made it.
        return attempts > 1 and await self.secret(table) == secret and await is_stored(self._link, job)

    async def append(self, table: str, after: int, entries: Sequence[bytes], at: int, summary: Summary) -> bool:
        return await self._appends.add(Append(table, after, entries, at, summary))

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        rows = await self._rows(
            "SELECT n, at, data FROM entries WHERE key = (SELECT key FROM tables WHERE id = $1) AND n > $2 ORDER BY n",
            table,
            min(after, BIGGEST),
        )
        return [Entry(*row) for row in rows]

    async def keep_snapshot(self, table: str, n: int, data: bytes) -> None:
        await self._rows(
            "INSERT INTO snapshots (key, n, data) SELECT key, $2, $3 FROM tables WHERE id = $1 ON CONFLICT DO NOTHING",
            table,
            n,
            data,
        )
        await self._rows(
            "DELETE FROM snapshots WHERE key = (SELECT key FROM tables WHERE id = $1)"
            f" AND n < (SELECT min(n) FROM ({NEWEST}) AS newest)",
            table,
        )

    async def snapshots(self, table: str) -> list[tuple[int, bytes]]:
        return [(n, data) for n, data in await self._rows(NEWEST, table)]

    async def find(self, code: str) -> str | None:
        rows = await self._rows("SELECT id FROM tables WHERE code = $1", code)
        return rows[0][0] if rows else None

    async def secret(self, table: str) -> bytes | None:
        rows = await self._rows("SELECT secret FROM secrets JOIN tables USING (key) WHERE id = $1", table)
        return rows[0][0] if rows else None

    async def due(self, before: int, limit: int) -> list[str]:
        rows = await self._rows("SELECT id FROM tables WHERE deadline <= $1 ORDER BY deadline LIMIT $2", before, limit)
        return [id for (id,) in rows]

    async def summaries(
        self, *, status: str | None = None, after: str | None = None, limit: int = 100
    ) -> list[tuple[str, Summary]]:
        chosen = "" if status is None else "status = $3 AND"
        rows = await self._rows(
            f"SELECT id, status, game, last, deadline, updated FROM tables WHERE {chosen} id > $1 ORDER BY id LIMIT $2",
            after or "",
            limit,
            *([] if status is None else [status]),
        )
        return [(id, Summary(*rest)) for id, *rest in rows]

    async def newest(self, status: str, since: int, limit: int) -> list[tuple[str, int]]:
        sql = "SELECT id, last FROM tables WHERE status = $1 AND updated >= $2 ORDER BY updated DESC, id LIMIT $3"
        return [(id, last) for id, last in await self._rows(sql, status, since, limit)]

    async def backup(self, file: Path) -> None:
        shared = await self._rows("SELECT name, data FROM shared")
        rules = await self.server_rules()
        await postgres_whole.copy(self._link.url, [(name, data) for name, data in shared], rules, file)

    async def delete(self, table: str) -> None:
        await self._link.run(lambda connection: _delete(connection, table))

    async def count(self) -> int:
        return int((await self._rows("SELECT count(*) FROM tables"))[0][0])

    async def old(self, before: int, limit: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE updated < $1 AND coalesce(deadline, 0) < $1 ORDER BY id LIMIT $2"
        return [id for (id,) in await self._rows(sql, before, limit)]

    def snapshot(self, only: str = "") -> AsyncIterator[Kept]:
        return postgres_whole.snapshot(self._link.url, only)

    async def put(self, kept: Kept) -> bool:
        attempts = 0

        async def work(connection: Any) -> bool:
            nonlocal attempts
            attempts += 1
            return await postgres_whole.put(connection, kept)

        # An attempt whose answer was lost may have stored it.
        return await self._link.run(work) or (attempts > 1 and await self.secret(kept.table) == kept.secret)

    async def notices(self, table: str) -> list[Notice]:
        return [Notice(*row) for row in await self._rows(postgres_notices.NOTICES, table)]

    async def noticed(self) -> list[str]:
        return [row[0] for row in await self._rows(postgres_notices.NOTICED)]

    async def add_notice(self, table: str, person: int, address: str, data: bytes, most: int) -> bool:
        return await self._link.run(lambda link: postgres_notices.add(link, table, person, address, data, most))

    async def end_notice(self, table: str, person: int, address: str) -> None:
        await self._rows(postgres_notices.END, table, person, address)

    async def claim(self, notice: int, turn: int) -> bool:
        return bool(await self._rows(postgres_notices.CLAIM, notice, turn))

    async def add_result(self, table: str, number: int, deal: str, data: bytes) -> None:
        await self._rows(postgres_notices.ADD_RESULT, table, number, deal, data)

    async def results(self, deal: str, limit: int) -> tuple[int, list[bytes]]:
        found = await self._rows("SELECT data FROM results WHERE deal = $1 ORDER BY key DESC LIMIT $2", deal, limit)
        count = await self._rows("SELECT count(*) FROM results WHERE deal = $1", deal)
        return count[0][0] if count else 0, [data for (data,) in found]

    async def shared(self, name: str, data: bytes) -> bytes:
        await self._rows(postgres_notices.SHARE, name, data)
        return bytes((await self._rows("SELECT data FROM shared WHERE name = $1", name))[0][0])

    async def add_report(self, table: str, n: int, at: int, data: bytes, most: int) -> bool:
        if not is_plain(table):
            return False
        return await self._link.run(lambda link: postgres_moderation.add_report(link, table, n, at, data, most))

    async def reports(self, limit: int, table: str = "") -> list[Report]:
        return [Report(*row) for row in await self._rows(postgres_moderation.REPORTS, table, limit)]

    async def end_report(self, report: int) -> bool:
        return bool(await self._rows(postgres_moderation.END_REPORT, min(report, BIGGEST)))

    async def server_rules(self) -> list[ServerRule]:
        return [ServerRule(*row) for row in await self._rows(postgres_moderation.SERVER_RULES)]

    async def set_server_rule(self, rule: ServerRule) -> None:
        sql = postgres_moderation.SET_RULE
        await self._link.run(lambda connection: connection.execute(sql, rule.kind, rule.name, rule.data))

    async def end_server_rule(self, kind: str, name: str) -> bool:
        sql = postgres_moderation.END_RULE
        return bool(await self._link.run(lambda connection: connection.fetch(sql, kind, name)))

    async def size(self) -> int:
        return int((await self._rows(postgres_moderation.SIZE))[0][0])

    async def _rows(self, sql: str, *arguments: object) -> list[Any]:
        if not all(is_plain(argument) for argument in arguments if isinstance(argument, str)):
            return []
        rows: list[Any] = await self._link.run(lambda connection: connection.fetch(sql, *arguments))
        return rows


async def bring_up(connection: Any, where: str) -> None:
    """The newest tables, made by one process while others wait; a database that has them is not written to."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        if await connection.fetchval("SELECT to_regclass('schema_version')") is None:
            version = 0
        else:
            version = await connection.fetchval("SELECT max(number) FROM schema_version")
        for number, sql in missing("postgres", version, where).items():
            await connection.execute(sql)
            await connection.execute("INSERT INTO schema_version (number) VALUES ($1)", number)


async def _create(connection: Any, job: Append, code: str, secret: bytes) -> bool:
    it = job.summary
    await connection.execute(
        "UPDATE tables SET code = NULL WHERE code = $1 AND updated < $2"
        " AND NOT EXISTS (SELECT * FROM tables WHERE id = $3)",
        code,
        job.at - CODE_LIFE,
        job.table,
    )
    key = await connection.fetchval(
        "INSERT INTO tables (id, code, status, game, last, deadline, updated) VALUES ($1, $2, $3, $4, $5, $6, $7)"
        " ON CONFLICT DO NOTHING RETURNING key",
        *(job.table, code, it.status, it.game, it.last, it.deadline, it.updated),
    )
    if key is None:
        return False
    await connection.execute("INSERT INTO secrets (key, secret) VALUES ($1, $2)", key, secret)
    rows = [(key, *row) for row in job.rows()]
    await connection.executemany("INSERT INTO entries (key, n, at, data) VALUES ($1, $2, $3, $4)", rows)
    return True


async def _delete(connection: Any, table: str) -> None:
    """The table's row first: an append that waits for it then finds nothing to append to."""
    async with connection.transaction():
        key = await connection.fetchval("DELETE FROM tables WHERE id = $1 RETURNING key", table)
        await connection.execute("DELETE FROM secrets WHERE key = $1", key)
        await connection.execute("DELETE FROM notices WHERE key = $1", key)
        await connection.execute("DELETE FROM snapshots WHERE key = $1", key)
        await connection.execute("DELETE FROM results WHERE key = $1", key)
        await connection.execute("DELETE FROM reports WHERE key = $1", key)
        await connection.execute("DELETE FROM entries WHERE key = $1", key)
