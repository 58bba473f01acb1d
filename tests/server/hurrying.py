"""A server for which time runs faster: its clock, and what it lets the loop call later."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Any

from curiouser.server.app import Server
from curiouser.server.settings import Settings
from tests.server.serving import QUICK


@contextlib.asynccontextmanager
async def hurrying(url: str, factor: int, **settings: Any) -> AsyncIterator[Server]:
    """Nothing that is asserted may hang on how fast it is: a slow machine only makes bots late."""
    loop: Any = asyncio.get_running_loop()
    patient = loop.call_later

    def call_later(delay: float, callback: Any, *rest: Any, **more: Any) -> Any:
        is_ours = getattr(callback, "__module__", "").startswith("curiouser")
        return patient(delay / factor if is_ours else delay, callback, *rest, **more)

    loop.call_later = call_later
    server = Server(Settings(**{**QUICK, "db": url, **settings}), lambda: time.time_ns() * factor // 1_000_000)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()
        loop.call_later = patient
