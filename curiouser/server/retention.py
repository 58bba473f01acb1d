"""Deletes tables without activity, if the operator wants that."""

import asyncio

import structlog

from curiouser.engine.errors import Problem
from curiouser.server.store import Store
from curiouser.server.tables import Tables

log = structlog.get_logger("curiouser.retention")

DAY = 24 * 3600 * 1000  # ms
AT_ONCE = 100
OFTEN = 3600.0  # s between looks


async def delete_old(store: Store, before: int) -> int:
    """All tables with nothing new since then; a table whose clock still runs is not old."""
    deleted = 0
    while found := await store.old(before, AT_ONCE):
        for table in found:
            await store.delete(table)
        deleted += len(found)
    return deleted


class Retention:
    def __init__(self, tables: Tables, days: int) -> None:
        self.tables = tables
        self.days = days

    async def run(self) -> None:
        while self.days:
            await self.look()
            await asyncio.sleep(OFTEN)

    async def look(self) -> None:
        try:
            deleted = await delete_old(self.tables.store, self.tables.now() - self.days * DAY)
        except Problem as problem:
            log.warning("nothing forgotten now", problem=problem.text.id)
        else:
            if deleted:
                log.info("tables forgotten", tables=deleted)
