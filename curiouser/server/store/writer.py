"""Writes to a SQLite file, one group after another: whatever arrives while one is being stored shares the next.

On a fast disk the event loop itself commits a group and waits for the disk, as everybody in the group does; handing it
to a thread and back would cost more. A thread does whatever may take longer. While the disk works, messages for those
who wait are prepared.
"""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import TypeAlias

from curiouser.server.store.append_result import AppendResult
from curiouser.server.store.base import StoreProblem, Summary
from curiouser.server.store.flushing import flush_of
from curiouser.server.store.jobs import Append
from curiouser.server.store.sqlite_appends import Appends

MOST = 1000
"""Changes in a group, so that none waits long for the others."""

ENOUGH = 64
"""Changes for which a commit waits no longer, though every turn of the loop brings more."""

LINGER = 0.00008
"""Seconds that a commit waits for one more change, where more than there are came the last times."""

SLOW = 0.002
"""Seconds of a usual commit from which on the loop no longer waits for it."""

RECENT, UNTIDY = 4000, 1000
"""Entries, and commits, after which what is recent is sorted in and the write-ahead log emptied."""

Work: TypeAlias = Callable[[sqlite3.Connection], bool]
Job: TypeAlias = tuple[Work | Append, AppendResult]


class Writer:
    """Lives in the event loop that opened it; only `_run` and what it calls are in the thread, one group at a time."""

    def __init__(
        self, start: Callable[[], sqlite3.Connection], problem: Callable[[Exception], Exception], patience: float
    ) -> None:
        self.commits = 0
        self.is_closed = True
        self._start = start
        self._problem = problem
        self._patience = patience
        self._batch: list[Job] = []
        self._seen = 0
        self._came = 0.0  # when the last change did
        self._most = 0.0  # changes in the last groups; earlier ones count less
        self._is_away = False  # the thread has a group
        self._usual = 0.0  # seconds that a commit takes
        self._tidied = 0
        self._last: Sequence[Job] = ()
        self.is_doubtful = False  # something was committed that could not be flushed
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._opened: asyncio.Future[None] = self._loop.create_future()
        self._ended: asyncio.Future[None] = self._loop.create_future()
        threading.Thread(target=self._run, name="curiouser-write", daemon=True).start()
        await self._opened
        self.is_closed = False

    async def close(self) -> None:
        """Everything that waits is written first, and nothing stays recent."""
        if not self.is_closed:
            self.is_closed = True
            self._batch.append((_nothing, AppendResult()))
            self._end_turn(True)
            await self._ended

    def append(self, table: str, after: int, entries: Sequence[bytes], at: int, summary: Summary) -> AppendResult:
        return self.write(Append(table, after, entries, at, summary))

    def write(self, work: Work | Append) -> AppendResult:
        """What the work answered, as soon as it is on the disk. It must change nothing where it answers False."""
        answer = AppendResult()
        if self.is_closed:
            answer.settle(StoreProblem("store-closed"))
            return answer
        if not self._batch:
            self._loop.call_soon(self._end_turn)
        self._batch.append((work, answer))
        return answer

    @property
    def is_sorted(self) -> bool:
        """Whether `tables` tells of all that this process has stored."""
        return not self._is_away and not self._batch and not self._appends.waiting

    def sort_in(self) -> AppendResult:
        return self.write(_nothing)

    def _end_turn(self, at_once: bool = False) -> None:
        """As long as there is more to come, a commit for all of it is cheaper than several."""
        count = len(self._batch)
        if self._is_away or not count:
            return
        if not at_once and self._is_more_to_come(count):
            self._loop.call_soon(self._end_turn)
            return
        self._seen = 0
        self._most = max(count, self._most * 7 / 8)
        group, self._batch = self._batch[:MOST], self._batch[MOST:]
        if not self._is_light(group) or not self._write_here(group):
            self._is_away = True
            self._queue.put(group)
            _prepare(group)
        elif self._batch:
            self._loop.call_soon(self._end_turn)

    def _is_more_to_come(self, count: int) -> bool:
        """If the last turn of the loop brought some, or if it is too early to say that there are fewer than usual."""
        if count >= ENOUGH:
            return False
        if count != self._seen:
            self._seen = count
            self._came = time.perf_counter()
            return True
        return count + 1 <= self._most and time.perf_counter() - self._came < LINGER

    def _is_light(self, group: Sequence[Job]) -> bool:
        if self._usual > SLOW or self._is_untidy or self.is_doubtful:
            return False
        return all(isinstance(work, Append) for work, _ in group)

    @property
    def _is_untidy(self) -> bool:
        return self._appends.waiting >= RECENT or self.commits - self._tidied >= UNTIDY

    def _write_here(self, group: Sequence[Job]) -> bool:
        """False: another program holds the file, and the loop can't wait for it."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error:
            return False
        _settle(group, self._write(group, True))
        return True

    def _come_back(self) -> None:
        self._is_away = False
        if self._batch:
            self._end_turn(self.is_closed)
        elif self.is_closed:
            self._queue.put(None)

    def _run(self) -> None:
        with contextlib.ExitStack() as stack:
            try:
                self._connection = stack.enter_context(contextlib.closing(self._start()))
                self._flush = stack.enter_context(contextlib.closing(flush_of(self._connection)))
                self._flush.end()  # of what somebody who was killed has left
                self._set(0, self._flush.synchronous)
            except Exception as error:
                return self._call(_open, self._opened, self._ended, self._problem(error))
            self._appends = Appends(self._connection)
            self._call(_open, self._opened, None, None)
            while (group := self._queue.get()) is not None:
                self._call(_settle, group, self._write_there(group))
                if self._is_untidy:
                    self._tidy()
                with contextlib.suppress(sqlite3.Error):  # SQLite then goes on to flush by itself
                    self._set(0, self._flush.synchronous)
                self._call(self._come_back)
        return self._call(self._ended.set_result, None)

    def _write_there(self, group: Sequence[Job]) -> Sequence[bool | Exception]:
        try:
            self._set(self._patience, "FULL")
        except sqlite3.Error as error:
            return [self._problem(error) for _ in group]
        return self._write(group, False)

    def _set(self, patience: float, synchronous: str) -> None:
        """How long to wait for other programs that hold the file, and whether SQLite flushes by itself: in the thread
        it does, as the loop, which goes on meanwhile, could otherwise read and tell what is not on the disk yet."""
        self._connection.execute(f"PRAGMA busy_timeout = {int(patience * 1000)}")
        self._connection.execute(f"PRAGMA synchronous = {synchronous}")

    def _tidy(self) -> None:
        """Nobody waits for it. Where it fails, the next group's end is the next attempt."""
        with contextlib.suppress(sqlite3.Error):
            self._commit([(_nothing, AppendResult())])
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
            self._tidied = self.commits

    def _write(self, group: Sequence[Job], is_here: bool) -> Sequence[bool | Exception]:
        """What befalls the file befalls all; a job that fails for its own reasons fails alone."""
        try:
            return self._commit_here(group) if is_here else self._commit(group)
        except Exception as error:
            if len(group) == 1 or isinstance(error, sqlite3.OperationalError | OSError):
                return [self._problem(error) for _ in group]
        return [outcome for job in group for outcome in self._write([job], is_here)]

    def _commit_here(self, group: Sequence[Job]) -> Sequence[bool]:
        """While the disk works, those who wait make themselves ready; nobody is answered before it is done."""
        answers = self._commit(group)
        self.is_doubtful = True
        self._flush.begin()
        _prepare(group)
        self._last = group  # and the one before is put away, which takes a while too
        began = time.perf_counter()
        self._flush.end()
        self._usual += (time.perf_counter() - began) / 8
        self.is_doubtful = False
        return answers

    def _commit(self, group: Sequence[Job]) -> Sequence[bool]:
        connection, waiting = self._connection, self._appends.waiting
        try:
            if self.is_doubtful:
                self._make_sure()
            if not connection.in_transaction:
                connection.execute("BEGIN IMMEDIATE")
            answers = self._do([work for work, _ in group])
            began = time.perf_counter()
            connection.execute("COMMIT")
        except Exception:
            if connection.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
            self._appends.forget()
            self._appends.waiting = waiting
            raise
        self._usual += (time.perf_counter() - began - self._usual) / 8
        self.commits += 1
        return answers

    def _make_sure(self) -> None:
        """After a flush that failed nothing may follow in the log: first all of it goes to its place and is flushed."""
        ((is_busy, _, _),) = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        if is_busy:
            raise sqlite3.OperationalError("the write-ahead log could not be emptied")
        self.is_doubtful = False

    def _do(self, group: Sequence[Work | Append]) -> Sequence[bool]:
        """Appends all at once; whatever else there is finds everything in its place."""
        appends = [work for work in group if isinstance(work, Append)]
        if len(appends) == len(group):
            return self._appends.store(appends)
        answers: list[bool] = []
        for work in group:
            if isinstance(work, Append):
                answers += self._appends.store([work])
            else:
                self._appends.sort_in()
                answers.append(work(self._connection))
                self._appends.forget()
        return answers

    def _call(self, function: Callable[..., None], *arguments: object) -> None:
        """In the loop; one that is gone has nobody left who waits."""
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(function, *arguments)


def _nothing(_: sqlite3.Connection) -> bool:
    return True


def _open(opened: asyncio.Future[None], ended: asyncio.Future[None] | None, error: Exception | None) -> None:
    if ended is not None:
        ended.set_result(None)
    if opened.done():
        return
    if error is None:
        opened.set_result(None)
    else:
        opened.set_exception(error)


def _prepare(group: Sequence[Job]) -> None:
    for _, answer in group:
        answer.prepare()


def _settle(group: Sequence[Job], outcomes: Sequence[bool | Exception]) -> None:
    for (_, answer), outcome in zip(group, outcomes, strict=True):
        answer.settle(outcome)
