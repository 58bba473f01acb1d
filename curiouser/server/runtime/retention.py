"""Deletes tables without activity, if the operator wants that."""

import asyncio
from collections.abc import Callable

import structlog

from curiouser.engine.errors import Problem
from curiouser.server.runtime.tables import Tables
from curiouser.server.store.base import Store

log = structlog.get_logger("curiouser.retention")

DAY = 24 * 3600 * 1000  # ms
AT_ONCE = 100
OFTEN = 3600.0  # s between looks


async def delete_old(store: Store, before: int, forget: Callable[[str], None] | None = None) -> int:
    """All tables with nothing new since then; a table whose clock still runs is not old. `forget` hears of each and
    deletes what is kept of it elsewhere."""
    deleted = 0
    while found := await store.old(before, AT_ONCE):
        for table in found:
            await store.delete(table)
            if forget is not None:
                await asyncio.to_thread(forget, table)
        deleted += len(found)
    return deleted


class Retention:
    def __init__(self, tables: Tables, days: int, forget: Callable[[str], None] | None = None) -> None:
        self.tables = tables
        self.days = days
        self.forget = forget

    async def run(self) -> None:
        while True:
            await self.look()
            await asyncio.sleep(OFTEN)

    async def look(self) -> None:
        """With 0 days nothing is ever old; the operator may say otherwise at any time."""
        if not self.days:
            return
        try:
            deleted = await delete_old(self.tables.store, self.tables.now() - self.days * DAY, self.forget)
        except Problem as problem:
            log.warning("retention-delayed", problem=problem.text.id)
        else:
            if deleted:
                log.info("tables-deleted", tables=deleted)
