"""Reads and writes whole tables in a SQLite file while servers are running."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

from curiouser.server.store.base import Entry, Kept, Notice, Report, Result, ServerRule, Summary
from curiouser.server.store.sqlite_file import connect_reader, lacking, problem
from curiouser.server.store.sqlite_moderation import SERVER_RULES

PAGE = 50  # tables read at once


async def snapshot(file: Path, patience: float, only: str = "") -> AsyncIterator[Kept]:
    """One transaction for all of it; writers go on meanwhile."""
    try:
        connection = await asyncio.to_thread(begin, file, patience)
    except (sqlite3.Error, OSError) as error:
        raise problem(error, file) from error
    try:
        page = await asyncio.to_thread(read, connection, "", only)
        while page:
            for kept in page:
                yield kept
            page = await asyncio.to_thread(read, connection, page[-1].table, only)
    except sqlite3.Error as error:
        raise problem(error, file) from error
    finally:
        connection.close()


def begin(file: Path, patience: float) -> sqlite3.Connection:
    connection = connect_reader(file, patience)
    lacking(connection, file)
    connection.execute("BEGIN")
    return connection


async def shared_in(file: Path, patience: float) -> list[tuple[str, bytes]]:
    """What the servers of that file share; a file from before that was kept has nothing."""
    try:
        connection = await asyncio.to_thread(begin, file, patience)
    except (sqlite3.Error, OSError) as error:
        raise problem(error, file) from error
    try:
        is_kept = is_there(connection, "shared")
        return connection.execute("SELECT name, data FROM shared").fetchall() if is_kept else []
    finally:
        connection.close()


async def rules_in(file: Path, patience: float) -> list[ServerRule]:
    """What the operator of that file decided; a file from before that was kept has nothing."""
    try:
        connection = await asyncio.to_thread(begin, file, patience)
    except (sqlite3.Error, OSError) as error:
        raise problem(error, file) from error
    try:
        rows = connection.execute(SERVER_RULES).fetchall() if is_there(connection, "server_rules") else []
        return [ServerRule(*row) for row in rows]
    finally:
        connection.close()


def read(connection: sqlite3.Connection, after: str, only: str) -> list[Kept]:
    chosen = "id = ?2" if only else "?2 = ''"
    rows = connection.execute(
        "SELECT key, id, code, secret, status, game, last, deadline, updated FROM tables JOIN secrets USING (key)"
        f" WHERE id > ?1 AND {chosen} ORDER BY id LIMIT {PAGE}",
        (after, only),
    ).fetchall()
    has_notices, has_results = is_there(connection, "notices"), is_there(connection, "results")
    has_reports = is_there(connection, "reports")
    recent = recent_of(connection, {row[0] for row in rows}) if is_there(connection, "recent") else {}
    page = []
    for key, id, code, secret, *rest in rows:
        logged = connection.execute("SELECT n, at, data FROM entries WHERE key = ? ORDER BY n", (key,))
        late = recent.get(key, [])
        entries = [*(Entry(*row) for row in logged), *(entry for entry, _ in late)]
        summary = late[-1][1] if late else Summary(*rest)
        sql = "SELECT id, person, address, data, told FROM notices WHERE key = ? ORDER BY id"
        notices = [Notice(*row) for row in connection.execute(sql, (key,))] if has_notices else []
        sql = "SELECT number, deal, data FROM results WHERE key = ? ORDER BY number"
        results = tuple(Result(*row) for row in connection.execute(sql, (key,))) if has_results else ()
        sql = "SELECT id, ?, n, at, data FROM reports WHERE key = ? ORDER BY id"
        reports = tuple(Report(*row) for row in connection.execute(sql, (id, key))) if has_reports else ()
        page.append(Kept(id, code, secret, summary, entries, notices, results, reports))
    return page


def recent_of(connection: sqlite3.Connection, keys: set[int]) -> dict[int, list[tuple[Entry, Summary]]]:
    """What is not sorted in yet, by table."""
    found: dict[int, list[tuple[Entry, Summary]]] = {}
    rows = connection.execute("SELECT key, n, at, data, status, game, deadline, updated FROM recent ORDER BY row")
    for key, n, at, data, status, game, deadline, updated in rows:
        if key in keys:
            found.setdefault(key, []).append((Entry(n, at, data), Summary(status, game, n, deadline, updated)))
    return found


def is_there(connection: sqlite3.Connection, name: str) -> bool:
    """An older program's file lacks what came later."""
    return bool(connection.execute("SELECT count(*) FROM sqlite_master WHERE name = ?", (name,)).fetchone()[0])


def put(connection: sqlite3.Connection, kept: Kept) -> bool:
    it = kept.summary
    made = connection.execute(
        "INSERT OR IGNORE INTO tables (id, status, game, last, deadline, updated) VALUES (?, ?, ?, ?, ?, ?)",
        (kept.table, it.status, it.game, it.last, it.deadline, it.updated),
    )
    if made.rowcount != 1:
        return False
    key = made.lastrowid
    connection.execute("UPDATE OR IGNORE tables SET code = ? WHERE key = ?", (kept.code, key))
    connection.execute("INSERT INTO secrets (key, secret) VALUES (?, ?)", (key, kept.secret))
    rows = ((key, entry.n, entry.at, entry.data) for entry in kept.entries)
    connection.executemany("INSERT INTO entries (key, n, at, data) VALUES (?, ?, ?, ?)", rows)
    told = ((key, notice.person, notice.address, notice.data, notice.told) for notice in kept.notices)
    connection.executemany("INSERT INTO notices (key, person, address, data, told) VALUES (?, ?, ?, ?, ?)", told)
    reached = ((key, result.number, result.deal, result.data) for result in kept.results)
    connection.executemany("INSERT INTO results (key, number, deal, data) VALUES (?, ?, ?, ?)", reached)
    reported = ((key, report.n, report.at, report.data) for report in kept.reports)
    connection.executemany("INSERT INTO reports (key, n, at, data) VALUES (?, ?, ?, ?)", reported)
    return True
