"""Subscriptions to notices, results of deals, and what servers share, in SQLite."""

import sqlite3

NOTICES = (
    "SELECT n.id, person, address, data, told FROM notices n JOIN tables USING (key) WHERE tables.id = ? ORDER BY 1"
)
NOTICED = "SELECT id FROM tables WHERE status = 'playing' AND key IN (SELECT key FROM notices) ORDER BY id"


def add(connection: sqlite3.Connection, table: str, person: int, address: str, data: bytes, most: int) -> bool:
    found = connection.execute("SELECT key FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        return False
    others = "SELECT count(*) FROM notices WHERE key = ? AND person = ? AND address <> ?"
    if connection.execute(others, (*found, person, address)).fetchone()[0] >= most:
        return False
    connection.execute(
        "INSERT INTO notices (key, person, address, data) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (key, person, address) DO UPDATE SET data = excluded.data",
        (*found, person, address, data),
    )
    return True


def end(connection: sqlite3.Connection, table: str, person: int, address: str) -> bool:
    connection.execute(
        "DELETE FROM notices WHERE key = (SELECT key FROM tables WHERE id = ?) AND person = ? AND address = ?",
        (table, person, address),
    )
    return True


def claim(connection: sqlite3.Connection, notice: int, turn: int) -> bool:
    claimed = connection.execute("UPDATE notices SET told = ?1 WHERE id = ?2 AND told < ?1", (turn, notice))
    return claimed.rowcount == 1


def add_result(connection: sqlite3.Connection, table: str, number: int, deal: str, data: bytes) -> bool:
    connection.execute(
        "INSERT OR IGNORE INTO results (key, number, deal, data) SELECT key, ?, ?, ? FROM tables WHERE id = ?",
        (number, deal, data, table),
    )
    return True


def share(connection: sqlite3.Connection, name: str, data: bytes) -> bool:
    connection.execute("INSERT OR IGNORE INTO shared (name, data) VALUES (?, ?)", (name, data))
    return True
