"""Whether the server lives, and whether it can be given people: an answer within a second, whatever the store does."""

import asyncio

from curiouser.server.runtime.metrics import note_store_problem
from curiouser.server.runtime.tables import Tables
from curiouser.server.store.base import ServerRule, StoreProblem

PATIENCE = 0.8  # s for the store
PROBE = ServerRule("probe", "ready", b"")


class Readiness:
    """One look at the store at a time, however many ask. After something could not be stored, it must store again."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.seen = 0  # failures of the store after which it has stored something
        self.look: asyncio.Task[bool] | None = None
        self.is_stopping = False
        self.is_damaged = False  # the database, as its last check said

    async def is_well(self) -> bool:
        if self.look is None or self.look.done():
            self.look = asyncio.get_running_loop().create_task(self._look())
        look = self.look
        await asyncio.wait({look}, timeout=PATIENCE)
        return look.done() and look.result()

    async def _look(self) -> bool:
        failed = self.tables.tallies.store_failures
        try:
            if failed != self.seen:
                await self.tables.store.set_server_rule(PROBE)
            await self.tables.store.summaries(limit=1)
        except StoreProblem as problem:
            note_store_problem(self.tables.metrics, problem)
            return False
        self.seen = failed
        return True

    async def close(self) -> None:
        if self.look is not None:
            self.look.cancel()
            await asyncio.wait({self.look})
