"""A server whose time jumps to the next event as soon as nobody thinks or writes, so no machine is too slow."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

from curiouser.server.app import Server
from curiouser.server.settings import Settings
from tests.server.serving import QUICK
from tests.waiting import until

FAR = 1e6  # s; by itself no timer gets there


class Rush:
    """The server's clock in ms, and what clocks and bots want to be called for. They set timers by `strike`."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000
        self.due: list[tuple[int, asyncio.TimerHandle, Any, tuple[Any, ...]]] = []
        self.later: Any = asyncio.get_running_loop().call_later

    def call_later(self, delay: float, callback: Any, *rest: Any, **more: Any) -> asyncio.TimerHandle:
        if callback.__name__ != "strike":
            handle: asyncio.TimerHandle = self.later(delay, callback, *rest, **more)
            return handle
        handle = self.later(FAR, callback, *rest, **more)
        self.due.append((self.now + round(delay * 1000), handle, callback, rest))
        return handle

    async def run(self, server: Server) -> None:
        while True:
            await until(lambda: self.waiting() and is_quiet(server))
            when, handle, callback, rest = min(self.due, key=lambda timer: timer[0])
            handle.cancel()
            self.now = max(self.now, when)
            callback(*rest)

    def waiting(self) -> bool:
        self.due = [timer for timer in self.due if not timer[1].cancelled()]
        return bool(self.due)


def is_quiet(server: Server) -> bool:
    return not server.bots.tasks and not any(live.is_busy or live.tasks for live in server.tables.live.values())


@contextlib.asynccontextmanager
async def hurrying(url: str, **settings: Any) -> AsyncIterator[Server]:
    loop: Any = asyncio.get_running_loop()
    rush = Rush()
    server = Server(Settings(**{**QUICK, "db": url, **settings}), lambda: rush.now)
    loop.call_later = rush.call_later
    await server.start()
    running = loop.create_task(rush.run(server))
    try:
        yield server
    finally:
        running.cancel()
        await server.stop()
        loop.call_later = rush.later
