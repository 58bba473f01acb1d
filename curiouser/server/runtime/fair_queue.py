"""A queue in which addresses take turns: whoever asks for much waits behind themselves, not before others."""

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """The address that was served last is the last to be served again."""

    def __init__(self) -> None:
        self.lines: dict[str, deque[T]] = {}

    def __len__(self) -> int:
        return sum(map(len, self.lines.values()))

    def count_of(self, address: str) -> int:
        return len(self.lines.get(address, ()))

    def put(self, address: str, item: T) -> None:
        self.lines.setdefault(address, deque()).append(item)

    def take(self) -> T:
        address, line = next(iter(self.lines.items()))
        del self.lines[address]
        item = line.popleft()
        if line:
            self.lines[address] = line
        return item
