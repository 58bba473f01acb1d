"""Tells other processes that a table has changed: its id and the number of its last entry, nothing else."""

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeAlias

Heard: TypeAlias = Callable[[str, int], None]
Missed: TypeAlias = Callable[[], None]
Said: TypeAlias = Callable[[str, str], None]


class Bus(Protocol):
    """Everybody who listens hears what anybody tells, the teller's own process included; the same may come twice."""

    async def open(self) -> None:
        """Connect; from now on nothing is missed without a word."""

    async def close(self) -> None:
        """Send what was told, then let go."""

    def tell(self, table: str, n: int) -> None:
        """Never waits. What is told quickly one after the other goes out together, one number a table."""

    def say(self, table: str, word: str) -> None:
        """A word without spaces about a table, for the other processes: the newest one counts, and it may be lost."""

    def on_word(self, said: Said) -> None:
        """`said(table, word)` hears what other processes say; one listener only."""

    def listen(self, heard: Heard, missed: Missed) -> Callable[[], None]:
        """`heard(table, n)`: the table has entries up to n. `missed()`: some word was lost, any table may have moved.

        Both are called in the event loop and must return at once. Gives a function that ends the listening.
        """


class LocalBus:
    """Within one process, which is enough where the store is a file of its own."""

    def __init__(self) -> None:
        self._listeners: dict[object, tuple[Heard, Missed]] = {}
        self._news: dict[str, int] = {}

    async def open(self) -> None:
        """Nothing to connect to."""

    async def close(self) -> None:
        self._spread()

    def tell(self, table: str, n: int) -> None:
        if not self._news:
            asyncio.get_running_loop().call_soon(self._spread)
        self._news[table] = max(n, self._news.get(table, 0))

    def say(self, table: str, word: str) -> None:
        """There is nobody else."""

    def on_word(self, said: Said) -> None:
        """Nobody says anything."""

    def listen(self, heard: Heard, missed: Missed) -> Callable[[], None]:
        ticket = object()
        self._listeners[ticket] = heard, missed

        def stop() -> None:
            self._listeners.pop(ticket, None)

        return stop

    def _spread(self) -> None:
        news, self._news = self._news, {}
        for table, n in news.items():
            self._hear(table, n)

    def _hear(self, table: str, n: int) -> None:
        for heard, _ in list(self._listeners.values()):
            _call(heard, table, n)

    def _miss(self) -> None:
        for _, missed in list(self._listeners.values()):
            _call(missed)


def _call(listener: Callable[..., None], *news: object) -> None:
    """A listener that fails does not keep the others from hearing."""
    try:
        listener(*news)
    except Exception as error:
        context = {"message": "A listener of the bus failed.", "exception": error}
        asyncio.get_running_loop().call_exception_handler(context)
