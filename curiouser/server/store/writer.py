"""The one thread that writes to a SQLite file: whatever arrives while a commit is under way shares the next one."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import TypeAlias

from curiouser.server.store import StoreProblem
from curiouser.server.store.answer import Answer
from curiouser.server.store.jobs import Append
from curiouser.server.store.sqlite_appends import Appends

MOST = 1000
"""Changes after which a commit waits for no more, so that none waits long for the others."""

Work: TypeAlias = Callable[[sqlite3.Connection], bool]
Job: TypeAlias = tuple[Work | Append, Answer]


class Writer:
    """Lives in the event loop that opened it; only `_run` and what it calls are in the thread."""

    def __init__(self, start: Callable[[], sqlite3.Connection], problem: Callable[[Exception], Exception]) -> None:
        self.commits = 0
        self.is_closed = True
        self._start = start
        self._problem = problem
        self._batch: list[Job] = []
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._opened: asyncio.Future[None] = self._loop.create_future()
        self._ended: asyncio.Future[None] = self._loop.create_future()
        threading.Thread(target=self._run, name="curiouser-write", daemon=True).start()
        await self._opened
        self.is_closed = False

    async def close(self) -> None:
        """Everything that waits is written first."""
        if not self.is_closed:
            self.is_closed = True
            self._hand_over()
            self._queue.put(None)
            await self._ended

    def write(self, work: Work | Append) -> Answer:
        """What the work answered, as soon as it is on the disk. It must change nothing where it answers False."""
        answer = Answer()
        if self.is_closed:
            answer.settle(StoreProblem("store-closed"))
            return answer
        if not self._batch:
            self._loop.call_soon(self._hand_over)
        self._batch.append((work, answer))
        return answer

    def _hand_over(self) -> None:
        """What came in one turn of the loop wakes the thread once."""
        if self._batch:
            batch, self._batch = self._batch, []
            self._queue.put(batch)

    def _run(self) -> None:
        try:
            connection = self._start()
        except Exception as error:
            return self._call(_open, self._opened, self._ended, self._problem(error))
        self._appends = Appends(connection)
        self._call(_open, self._opened, None, None)
        with contextlib.closing(connection):
            while group := self._next():
                self._call(_settle, [answer for _, answer in group], self._write(connection, group))
        return self._call(self._ended.set_result, None)

    def _next(self) -> list[Job]:
        """All that waits now, at least one; nothing at all at the end."""
        group: list[Job] = []
        while len(group) < MOST and not (group and self._queue.empty()):
            batch = self._queue.get()
            if batch is None:
                # Seen again by the next turn, which then ends the thread.
                if group:
                    self._queue.put(None)
                break
            group += batch
        return group

    def _write(self, connection: sqlite3.Connection, group: Sequence[Job]) -> Sequence[bool | Exception]:
        """What befalls the file befalls all; a job that fails for its own reasons fails alone."""
        try:
            return self._commit(connection, [work for work, _ in group])
        except Exception as error:
            if len(group) == 1 or isinstance(error, sqlite3.OperationalError):
                return [self._problem(error) for _ in group]
        return [outcome for job in group for outcome in self._write(connection, [job])]

    def _commit(self, connection: sqlite3.Connection, group: Sequence[Work | Append]) -> Sequence[bool]:
        try:
            connection.execute("BEGIN IMMEDIATE")
            answers = self._do(connection, group)
            connection.execute("COMMIT")
        except Exception:
            if connection.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
            raise
        self.commits += 1
        return answers

    def _do(self, connection: sqlite3.Connection, group: Sequence[Work | Append]) -> Sequence[bool]:
        """All at once where all are appends that win, as nearly always; otherwise one after the other."""
        appends = [work for work in group if isinstance(work, Append)]
        if len(appends) == len(group) and self._appends.store_all(appends):
            return [True] * len(group)
        connection.execute("ROLLBACK")
        connection.execute("BEGIN IMMEDIATE")
        return [self._appends.store(work) if isinstance(work, Append) else work(connection) for work in group]

    def _call(self, function: Callable[..., None], *arguments: object) -> None:
        """In the loop, once for a whole group; a loop that is gone has nobody left who waits."""
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(function, *arguments)


def _open(opened: asyncio.Future[None], ended: asyncio.Future[None] | None, error: Exception | None) -> None:
    if ended is not None:
        ended.set_result(None)
    if opened.done():
        return
    if error is None:
        opened.set_result(None)
    else:
        opened.set_exception(error)


def _settle(answers: Sequence[Answer], outcomes: Sequence[bool | Exception]) -> None:
    for answer, outcome in zip(answers, outcomes, strict=True):
        answer.settle(outcome)
