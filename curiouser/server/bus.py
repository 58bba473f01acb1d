"""Word between processes that a table has moved: its id and the number of its last entry, nothing else."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

Heard: TypeAlias = Callable[[str, int], None]
Missed: TypeAlias = Callable[[], None]


class Bus(Protocol):
    """Everybody who listens hears what anybody tells, the teller's own process included; the same may come twice."""

    async def open(self) -> None:
        """Connect; from now on nothing is missed without a word."""

    async def close(self) -> None:
        """Send what was told, then let go."""

    def tell(self, table: str, n: int) -> None:
        """Never waits. What is told quickly one after the other goes out together, one number a table."""

    def listen(self, heard: Heard, missed: Missed) -> Callable[[], None]:
        """`heard(table, n)`: the table has entries up to n. `missed()`: some word was lost, any table may have moved.

        Both are called in the event loop and must return at once. Gives a function that ends the listening.
        """
