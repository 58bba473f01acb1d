"""In PostgreSQL: what players reported, and what the operator decided."""

from typing import Any

REPORTS = (
    "SELECT r.id, t.id, r.n, r.at, r.data FROM reports r JOIN tables t USING (key)"
    " WHERE $1 = '' OR t.id = $1 ORDER BY r.id DESC LIMIT $2"
)
END_REPORT = "DELETE FROM reports WHERE id = $1 RETURNING id"
SERVER_RULES = "SELECT kind, name, data FROM server_rules ORDER BY kind, name"
SET_RULE = (
    "INSERT INTO server_rules (kind, name, data) VALUES ($1, $2, $3)"
    " ON CONFLICT (kind, name) DO UPDATE SET data = excluded.data"
)
END_RULE = "DELETE FROM server_rules WHERE kind = $1 AND name = $2 RETURNING name"
SIZE = (
    "SELECT coalesce(sum(pg_total_relation_size(c.oid)), 0)::bigint FROM pg_class c"
    " WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace"
)


async def add_report(connection: Any, table: str, n: int, at: int, data: bytes, most: int) -> bool:
    """The table's row is held meanwhile, so that there is not one too many and none of what is being deleted."""
    async with connection.transaction():
        key = await connection.fetchval("SELECT key FROM tables WHERE id = $1 FOR UPDATE", table)
        count = "SELECT count(*) FROM reports WHERE key = $1"
        if key is None or await connection.fetchval(count, key) >= most:
            return False
        await connection.execute("INSERT INTO reports (key, n, at, data) VALUES ($1, $2, $3, $4)", key, n, at, data)
        return True
