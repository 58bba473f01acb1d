"""Appends to PostgreSQL: whatever arrives while a group is being stored shares the next statement."""

import asyncio
from collections.abc import Sequence
from typing import Any, TypeAlias

from curiouser.server.store.base import CLOSED, StoreProblem
from curiouser.server.store.jobs import Append
from curiouser.server.store.postgres_link import Link

MOST = 1000
"""Appends in one group, so that none waits long for the others."""

# Rows are locked in one order everywhere, so that two groups never wait for each other. Whoever had to wait sees the
# row as it is then: if the table has moved on, the append is left out.
APPEND = f"""
WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[])
        AS wanted (id, after, status, game, last, deadline, updated)
), locked AS (
    SELECT tables.key, wanted.* FROM tables JOIN wanted ON tables.id = wanted.id AND tables.last = wanted.after
        ORDER BY tables.key FOR UPDATE OF tables
), won AS (
    UPDATE tables SET status = locked.status, game = locked.game, last = locked.last, deadline = locked.deadline,
            updated = locked.updated, code = CASE WHEN locked.status = '{CLOSED}' THEN NULL ELSE code END
        FROM locked WHERE tables.key = locked.key AND tables.last = locked.after
        RETURNING tables.key, tables.id, locked.after
), stored AS (
    INSERT INTO entries (key, n, at, data)
        SELECT won.key, entry.n, entry.at, entry.data FROM won JOIN
            unnest($8::text[], $9::bigint[], $10::bigint[], $11::bigint[], $12::bytea[])
                AS entry (id, after, n, at, data) ON entry.id = won.id AND entry.after = won.after
)
SELECT id, after FROM won
"""

Place: TypeAlias = tuple[str, int]
Waiting: TypeAlias = tuple[Append, "asyncio.Future[bool]"]


class Appends:
    """One statement at a time; a process needs no more, since a group may hold what all its tables have."""

    def __init__(self, link: Link) -> None:
        self.commits = 0
        self._link = link
        self._waiting: list[Waiting] = []
        self._called = asyncio.Event()
        self._is_closing = False
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._write_groups())

    async def close(self) -> None:
        """Everything that waits is written first."""
        self._is_closing = True
        self._called.set()
        if self._task is not None:
            await self._task

    async def add(self, job: Append) -> bool:
        if self._task is None or self._is_closing:
            raise StoreProblem("store-closed")
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, future))
        self._called.set()
        return await future

    async def _write_groups(self) -> None:
        while self._waiting or not self._is_closing:
            await self._called.wait()
            group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            if not self._waiting and not self._is_closing:
                self._called.clear()
            await self._write(group)

    async def _write(self, group: Sequence[Waiting]) -> None:
        """What befalls the database befalls all; an append that fails for its own reasons fails alone."""
        try:
            outcomes: Sequence[bool | Exception] = await self._store([job for job, _ in group])
        except Exception as error:
            if len(group) > 1 and not _is_for_all(error):
                for waiting in group:
                    await self._write([waiting])
                return
            outcomes = [error for _ in group]
        for (_, future), outcome in zip(group, outcomes, strict=True):
            _settle(future, outcome)

    async def _store(self, jobs: Sequence[Append]) -> list[bool]:
        """Of several at the same place only the first is sent: the others have lost whatever becomes of it."""
        sent: dict[Place, Append] = {}
        for job in jobs:
            sent.setdefault((job.table, job.after), job)
        won = await self._send(list(sent.values()))
        return [(job.table, job.after) in won and sent[job.table, job.after] is job for job in jobs]

    async def _send(self, jobs: Sequence[Append]) -> set[Place]:
        attempts = 0

        async def work(connection: Any) -> set[Place]:
            nonlocal attempts
            attempts += 1
            return {(row[0], row[1]) for row in await connection.fetch(APPEND, *columns(jobs))}

        won = await self._link.run(work) if jobs else set()
        self.commits += bool(jobs)
        if attempts > 1:
            # An attempt whose answer was lost may have stored some; then what is there is what they brought.
            won |= {(job.table, job.after) for job in jobs if await is_stored(self._link, job)}
        return won


async def is_stored(link: Link, job: Append) -> bool:
    sql = "SELECT n, at, data FROM entries JOIN tables USING (key) WHERE id = $1 AND n > $2 AND n <= $3 ORDER BY n"
    rows = await link.run(lambda connection: connection.fetch(sql, job.table, job.after, job.summary.last))
    return [tuple(row) for row in rows] == list(job.rows())


def columns(jobs: Sequence[Append]) -> list[list[Any]]:
    """The arguments of APPEND: a line a job, then a line an entry, each turned into columns."""
    lines = [
        (job.table, job.after, it.status, it.game, it.last, it.deadline, it.updated)
        for job in jobs
        for it in [job.summary]
    ]
    entries = [(job.table, job.after, *row) for job in jobs for row in job.rows()]
    return [*map(list, zip(*lines, strict=True)), *map(list, zip(*entries, strict=True))]


def _is_for_all(error: Exception) -> bool:
    return isinstance(error, StoreProblem) and error.text.id != "store-fails"


def _settle(future: "asyncio.Future[bool]", outcome: bool | Exception) -> None:
    if future.done():
        return
    if isinstance(outcome, StoreProblem):
        future.set_exception(StoreProblem(outcome.text.id, **outcome.text.args))
    elif isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
