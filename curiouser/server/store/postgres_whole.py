"""Reads and writes whole tables in PostgreSQL while servers are running."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg

from curiouser.server.store import sqlite_file as files
from curiouser.server.store.base import Entry, Kept, Notice, Report, Result, ServerRule, StoreProblem, Summary
from curiouser.server.store.postgres_link import AWAY, ONE_ANSWER, place, problem
from curiouser.server.store.sqlite import SqliteStore

PAGE = 50  # tables read at once
FAULTS = (*AWAY, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError)


async def snapshot(url: str, only: str = "") -> AsyncIterator[Kept]:
    """One transaction on a connection of its own."""
    where = place(url)
    try:
        connection = await asyncpg.connect(url, timeout=ONE_ANSWER)
    except FAULTS as error:
        raise problem(error, where) from error
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            page = await read(connection, "", only)
            while page:
                for kept in page:
                    yield kept
                page = await read(connection, page[-1].table, only)
    except FAULTS as error:
        raise problem(error, where) from error
    finally:
        connection.terminate()


async def read(connection: Any, after: str, only: str) -> list[Kept]:
    rows = await connection.fetch(
        "SELECT key, id, code, secret, status, game, last, deadline, updated FROM tables JOIN secrets USING (key)"
        f" WHERE id > $1 AND ($2 = '' OR id = $2) ORDER BY id LIMIT {PAGE}",
        after,
        only,
    )
    page = []
    for key, id, code, secret, *rest in rows:
        entries = await connection.fetch("SELECT n, at, data FROM entries WHERE key = $1 ORDER BY n", key)
        sql = "SELECT id, person, address, data, told FROM notices WHERE key = $1 ORDER BY id"
        notices = [Notice(*row) for row in await connection.fetch(sql, key)]
        sql = "SELECT number, deal, data FROM results WHERE key = $1 ORDER BY number"
        results = tuple(Result(*row) for row in await connection.fetch(sql, key))
        sql = "SELECT id, $2::text, n, at, data FROM reports WHERE key = $1 ORDER BY id"
        reports = tuple(Report(*row) for row in await connection.fetch(sql, key, id))
        page.append(Kept(id, code, secret, Summary(*rest), [Entry(*row) for row in entries], notices, results, reports))
    return page


async def put(connection: Any, kept: Kept) -> bool:
    it = kept.summary
    async with connection.transaction():
        key = await connection.fetchval(
            "INSERT INTO tables (id, status, game, last, deadline, updated) VALUES ($1, $2, $3, $4, $5, $6)"
            " ON CONFLICT DO NOTHING RETURNING key",
            *(kept.table, it.status, it.game, it.last, it.deadline, it.updated),
        )
        if key is None:
            return False
        await give_code(connection, key, kept.code)
        await connection.execute("INSERT INTO secrets (key, secret) VALUES ($1, $2)", key, kept.secret)
        await connection.executemany(
            "INSERT INTO entries (key, n, at, data) VALUES ($1, $2, $3, $4)",
            [(key, entry.n, entry.at, entry.data) for entry in kept.entries],
        )
        await connection.executemany(
            "INSERT INTO notices (key, person, address, data, told) VALUES ($1, $2, $3, $4, $5)",
            [(key, notice.person, notice.address, notice.data, notice.told) for notice in kept.notices],
        )
        await connection.executemany(
            "INSERT INTO results (key, number, deal, data) VALUES ($1, $2, $3, $4)",
            [(key, result.number, result.deal, result.data) for result in kept.results],
        )
        await connection.executemany(
            "INSERT INTO reports (key, n, at, data) VALUES ($1, $2, $3, $4)",
            [(key, report.n, report.at, report.data) for report in kept.reports],
        )
    return True


async def give_code(connection: Any, key: int, code: str | None) -> None:
    """Unless somebody has it, even if that was a moment ago."""
    with contextlib.suppress(asyncpg.UniqueViolationError):
        async with connection.transaction():
            await connection.execute("UPDATE tables SET code = $2 WHERE key = $1", key, code)


async def copy(url: str, shared: list[tuple[str, bytes]], rules: list[ServerRule], file: Path) -> None:
    """Everything into a SQLite file, under another name until it is whole and on the disk."""
    unfinished = file.with_name(f"{file.name}.unfinished")
    if file.exists():
        raise StoreProblem("store-backup-exists", file=str(file))
    try:
        unfinished.unlink(missing_ok=True)
        await fill(unfinished, url, shared, rules)
        unfinished.rename(file)
        files.sync(file.parent)
    except OSError as error:
        raise files.problem(error, file) from error
    finally:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)


async def fill(file: Path, url: str, shared: list[tuple[str, bytes]], rules: list[ServerRule]) -> None:
    target = SqliteStore(file)
    await target.open()
    try:
        for name, data in shared:
            await target.shared(name, data)
        for rule in rules:
            await target.set_server_rule(rule)
        waiting = []
        async for kept in snapshot(url):
            waiting.append(target.put(kept))
            if len(waiting) >= PAGE:
                await asyncio.gather(*waiting)
                waiting = []
        await asyncio.gather(*waiting)
    finally:
        await target.close()
