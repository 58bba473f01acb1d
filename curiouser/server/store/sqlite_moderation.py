"""In SQLite: what players reported, and what the operator decided."""

import sqlite3

from curiouser.server.store.base import ServerRule

REPORTS = (
    "SELECT r.id, t.id, r.n, r.at, r.data FROM reports r JOIN tables t USING (key)"
    " WHERE ?1 = '' OR t.id = ?1 ORDER BY r.id DESC LIMIT ?2"
)
SERVER_RULES = "SELECT kind, name, data FROM server_rules ORDER BY kind, name"


def add_report(connection: sqlite3.Connection, table: str, n: int, at: int, data: bytes, most: int) -> bool:
    found = connection.execute("SELECT key FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None or connection.execute("SELECT count(*) FROM reports WHERE key = ?", found).fetchone()[0] >= most:
        return False
    connection.execute("INSERT INTO reports (key, n, at, data) VALUES (?, ?, ?, ?)", (*found, n, at, data))
    return True


def end_report(connection: sqlite3.Connection, report: int) -> bool:
    return connection.execute("DELETE FROM reports WHERE id = ?", (report,)).rowcount == 1


def set_rule(connection: sqlite3.Connection, rule: ServerRule) -> bool:
    connection.execute(
        "INSERT INTO server_rules (kind, name, data) VALUES (?, ?, ?)"
        " ON CONFLICT (kind, name) DO UPDATE SET data = excluded.data",
        (rule.kind, rule.name, rule.data),
    )
    return True


def end_rule(connection: sqlite3.Connection, kind: str, name: str) -> bool:
    done = connection.execute("DELETE FROM server_rules WHERE kind = ? AND name = ?", (kind, name))
    return done.rowcount == 1
