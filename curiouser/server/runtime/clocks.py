"""The clocks of tables: a timer for each live table with a deadline, and a regular check for those nobody has open."""

import asyncio
import time

import structlog

from curiouser.engine.errors import Problem
from curiouser.server.core import decide
from curiouser.server.core.errors import Broken, NoTable
from curiouser.server.runtime.table_runtime import FunctionTask, TableRuntime
from curiouser.server.runtime.tables import AHEAD, Tables

log = structlog.get_logger("curiouser.clocks")

AT_ONCE = 200  # tables looked after in one turn
OFTEN = 30.0  # s between looks for tables in the future
LONGEST = 3600.0  # s; a later deadline is looked at again then


class Clocks:
    """Any process may strike for any table: the first one to store it has done it."""

    def __init__(self, tables: Tables, poll_ms: int) -> None:
        self.tables = tables
        self.poll = poll_ms / 1000
        self.looked = -OFTEN
        self.broken: set[str] = set()  # tables that can't be woken, said once
        tables.broadcaster.urged.append(self.watch)

    def watch(self, live: TableRuntime) -> None:
        """Called after every change of a table."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        deadline = live.table.deadline
        if deadline is not None:
            wait = max(0.0, (deadline - self.tables.time_at(live)) / 1000)
            live.timer = asyncio.get_running_loop().call_later(min(wait, LONGEST), self.strike, live)

    def strike(self, live: TableRuntime) -> None:
        live.timer = None
        secret = live.secret
        self.tables.post(
            live, FunctionTask(lambda table, now: decide.strike(table, now, secret), lambda _: self.look(live))
        )

    def look(self, live: TableRuntime) -> None:
        """A timer that came a moment too early is set anew."""
        if live.timer is None and live.table.deadline is not None:
            wait = max(0.005, (live.table.deadline - self.tables.time_at(live)) / 1000)
            live.timer = asyncio.get_running_loop().call_later(min(wait, LONGEST), self.strike, live)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.poll)
            await self.look_around()

    async def look_around(self) -> None:
        try:
            due = await self.tables.store.due(self.tables.now(), AT_ONCE)
            for id in [*due, *await self.in_the_future()]:
                if id not in self.tables.live and id not in self.broken:
                    await self.wake(id)
        except Problem as problem:
            log.warning("clocks-delayed", problem=problem.text.id)

    async def in_the_future(self) -> list[str]:
        """Now and then: tables that no deadline would wake for a long time, as the machine's clock was wrong once."""
        if time.monotonic() < self.looked + OFTEN:
            return []
        self.looked = time.monotonic()
        return [id for id, _ in await self.tables.store.newest("playing", self.tables.now() + AHEAD, AT_ONCE)]

    async def wake(self, id: str) -> None:
        try:
            await self.tables.get(id)
        except (NoTable, Broken) as problem:
            self.broken.add(id)
            log.warning("table-not-woken", table=id, problem=problem.text.id)
