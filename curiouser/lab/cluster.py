"""Runs the parts of a job in many processes, on this machine or on a Dask cluster. Answers come back in the order of
the parts, and the work of a lost process is redone, so the same job gives the same answers everywhere."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, NamedTuple, TypeVar

from curiouser.engine.errors import Problem

AHEAD = 3  # parts handed out for each process, so that few answers wait to be fetched
MOST_LOSSES = 5
TEXTS = "curiouser.lab"
PATIENCE = 10  # s to find a cluster


class Run(NamedTuple):
    """Where matches are played: in so many processes, or `on` the cluster at that address.

    `progress` hears how many are done. `path` (a name or module:Class) is how other processes find the game."""

    jobs: int = 1
    on: str | None = None
    progress: Callable[[int], None] | None = None
    path: str | None = None


HERE = Run()
T = TypeVar("T")
A = TypeVar("A")


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Turns a missing optional package into a `Problem` that says which extra to install."""
    try:
        yield
    except ImportError as error:
        if (error.name or "").startswith("curiouser"):
            raise
        raise Problem("lab-needs", texts=TEXTS, extra=extra, package=error.name or "–") from None


def spread(work: Callable[[T], A], parts: Sequence[T], jobs: int = 1, on: str | None = None) -> Iterator[A]:
    """The answers to all parts, in order. `on` is the address of a cluster, such as tcp://10.0.0.5:8786."""
    if on is not None:
        yield from _on_cluster(work, parts, on)
    elif jobs == 1 or len(parts) <= 1:
        yield from map(work, parts)
    else:
        yield from _in_processes(work, parts, min(jobs, len(parts)))


def _in_processes(work: Callable[[T], A], parts: Sequence[T], jobs: int) -> Iterator[A]:
    def new_pool() -> ProcessPoolExecutor:
        return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))

    pool, losses = new_pool(), 0
    coming = iter(parts)
    waiting: deque[tuple[T, Future[A]]] = deque()
    try:
        while True:
            try:
                while len(waiting) < jobs * AHEAD and (part := next(coming, None)) is not None:
                    waiting.append((part, _submit(pool, work, part)))
                if not waiting:
                    return
                answer = waiting[0][1].result()
            except BrokenProcessPool:
                losses += 1
                if losses > MOST_LOSSES:
                    raise Problem("lab-lost", texts=TEXTS) from None
                pool.shutdown(wait=False, cancel_futures=True)
                pool = new_pool()
                waiting = deque((part, _again(pool, work, part, future)) for part, future in waiting)
                continue
            waiting.popleft()
            yield answer
    finally:
        pool.shutdown(cancel_futures=True)


def _submit(pool: ProcessPoolExecutor, work: Callable[[T], A], part: T) -> Future[A]:
    """Submit a part. If the pool has just broken, the part waits like the others."""
    try:
        return pool.submit(work, part)
    except BrokenProcessPool as broken:
        failed: Future[A] = Future()
        failed.set_exception(broken)
        return failed


def _again(pool: ProcessPoolExecutor, work: Callable[[T], A], part: T, future: Future[A]) -> Future[A]:
    is_kept = future.done() and not future.cancelled() and future.exception() is None
    return future if is_kept else _submit(pool, work, part)


def _on_cluster(work: Callable[[T], A], parts: Sequence[T], address: str) -> Iterator[A]:
    """Dask repeats what a lost worker had in hand or in memory."""
    with needing("cluster"):
        from distributed import Client, KilledWorker
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise Problem("lab-no-cluster", texts=TEXTS, address=address, reason=type(error).__name__) from None
    with client:
        ahead = AHEAD * max(1, len(client.scheduler_info()["workers"]))
        coming = iter(parts)
        waiting: deque[Any] = deque()
        while True:
            while len(waiting) < ahead and (part := next(coming, None)) is not None:
                waiting.append(client.submit(work, part, pure=False, retries=MOST_LOSSES))
            if not waiting:
                return
            try:
                answer: A = waiting.popleft().result()
            except KilledWorker:
                raise Problem("lab-lost", texts=TEXTS) from None
            yield answer
