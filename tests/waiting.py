"""Waits for a state. On a busy machine everything comes late, so only the test as a whole has a time limit."""

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
