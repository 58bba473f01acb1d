"""A store's answer to an append."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any


class AppendResult:
    """May be awaited; or told to a function as soon as it is there, without another turn of the loop.

    `meanwhile` is called where there is time before that."""

    __slots__ = ("_outcome", "_told", "meanwhile")

    def __init__(self) -> None:
        self.meanwhile: Callable[[], None] | None = None
        self._outcome: bool | BaseException | None = None
        self._told: list[Callable[[AppendResult], None]] = []

    @property
    def error(self) -> BaseException | None:
        """Only of one that is there."""
        return self._outcome if isinstance(self._outcome, BaseException) else None

    @property
    def is_won(self) -> bool:
        return self._outcome is True

    def tell(self, told: Callable[["AppendResult"], None]) -> None:
        if self._outcome is None:
            self._told.append(told)
        else:
            told(self)

    def prepare(self) -> None:
        """In the loop. What fails now fails again, and is told, when the answer is there."""
        try:
            if self.meanwhile is not None:
                self.meanwhile()
        except Exception:
            self.meanwhile = None

    def settle(self, outcome: bool | BaseException) -> None:
        """In the loop, once."""
        self._outcome = outcome
        for told in self._told:
            try:
                told(self)
            except Exception as error:
                context = {"message": "Somebody who waited for the store failed.", "exception": error}
                asyncio.get_running_loop().call_exception_handler(context)

    def __await__(self) -> Generator[Any, None, bool]:
        if self._outcome is None:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.tell(lambda _: None if future.done() else future.set_result(None))
            yield from future
        if isinstance(self._outcome, BaseException):
            raise self._outcome
        return self.is_won


def waiting_for(appending: Awaitable[bool], spawn: Callable[[Coroutine[Any, Any, None]], None]) -> AppendResult:
    """For a store that answers in its own time; `spawn` starts what waits for it."""
    result = AppendResult()

    async def wait() -> None:
        try:
            result.settle(await appending)
        except BaseException as error:
            result.settle(error)

    spawn(wait())
    return result
