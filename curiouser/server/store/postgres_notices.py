"""Subscriptions to notices, results of deals, and what servers share, in PostgreSQL."""

from typing import Any

NOTICES = (
    "SELECT n.id, person, address, data, told FROM notices n JOIN tables USING (key) WHERE tables.id = $1 ORDER BY 1"
)
NOTICED = "SELECT id FROM tables WHERE status = 'playing' AND key IN (SELECT key FROM notices) ORDER BY id"
END = "DELETE FROM notices WHERE key = (SELECT key FROM tables WHERE id = $1) AND person = $2 AND address = $3"
CLAIM = "UPDATE notices SET told = $2 WHERE id = $1 AND told < $2 RETURNING id"
SHARE = "INSERT INTO shared (name, data) VALUES ($1, $2) ON CONFLICT DO NOTHING"

ADD_RESULT = (
    "INSERT INTO results (key, number, deal, data) SELECT key, $2::bigint, $3, $4 FROM tables WHERE id = $1"
    " ON CONFLICT DO NOTHING"
)


async def add(connection: Any, table: str, person: int, address: str, data: bytes, most: int) -> bool:
    """The table's row is held meanwhile, so that nobody gets one too many or adds to what is being deleted."""
    async with connection.transaction():
        key = await connection.fetchval("SELECT key FROM tables WHERE id = $1 FOR UPDATE", table)
        others = "SELECT count(*) FROM notices WHERE key = $1 AND person = $2 AND address <> $3"
        if key is None or await connection.fetchval(others, key, person, address) >= most:
            return False
        await connection.execute(
            "INSERT INTO notices (key, person, address, data) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (key, person, address) DO UPDATE SET data = excluded.data",
            *(key, person, address, data),
        )
        return True
