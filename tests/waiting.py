"""Waiting for a state. What must come comes late on a busy machine, so nobody gives up but the test as a whole."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

LONGEST = 300.0  # s until a test that hangs is given up
PAUSE = 0.002  # s between two looks


async def until(is_so: Callable[[], object]) -> None:
    while not is_so():
        await asyncio.sleep(PAUSE)


def run(test: Coroutine[Any, Any, None]) -> None:
    """A test that is a coroutine."""
    asyncio.run(asyncio.wait_for(test, LONGEST))
