"""A connection between a store and PostgreSQL that can be cut at a chosen moment."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from types import TracebackType

NAME = ".s.PGSQL.5432"


class Proxy:
    """Listens in a folder of its own and carries everything to the socket in another."""

    def __init__(self, folder: Path, target: Path) -> None:
        self.folder = folder
        self.cuts = 0
        self.is_through = asyncio.Event()
        self.is_through.set()
        self._target = target
        self._pattern: bytes | None = None
        self._is_heard = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Proxy":
        self._server = await asyncio.start_unix_server(self._carry, self.folder / NAME)
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def lose_answer(self, pattern: bytes = b"") -> None:
        """The next words to PostgreSQL that have this in them are heard and done, but the answer never comes."""
        self._pattern, self._is_heard = pattern, True

    def lose_question(self, pattern: bytes = b"") -> None:
        """The next words to PostgreSQL that have this in them never reach it."""
        self._pattern, self._is_heard = pattern, False

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await self.is_through.wait()
        back, forth = await asyncio.open_unix_connection(self._target / NAME)
        lost = asyncio.Event()
        answers = asyncio.create_task(self._carry_answers(back, writer, lost))
        try:
            async for words in chunks(reader):
                if self._pattern is not None and self._pattern in words:
                    self._pattern = None
                    self.cuts += 1
                    if not self._is_heard:
                        break
                    lost.set()
                forth.write(words)
        finally:
            if lost.is_set():
                await answers
            answers.cancel()
            forth.close()
            writer.close()

    async def _carry_answers(
        self, back: asyncio.StreamReader, writer: asyncio.StreamWriter, lost: asyncio.Event
    ) -> None:
        async for words in chunks(back):
            if lost.is_set():
                break
            writer.write(words)
        writer.close()


async def chunks(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    with contextlib.suppress(ConnectionError):
        while words := await reader.read(65536):
            yield words
