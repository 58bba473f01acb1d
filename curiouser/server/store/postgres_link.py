"""Connections to PostgreSQL that reconnect by themselves, and their errors."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from urllib.parse import parse_qs, urlsplit

import asyncpg
import structlog

from curiouser.engine.faults import fault_of
from curiouser.server.store.base import StoreProblem

T = TypeVar("T")

log = structlog.get_logger("curiouser.store")

ONE_ANSWER = 15.0
"""Seconds after which a statement or a connection that says nothing is given up."""

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0

AWAY = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.IdleSessionTimeoutError,
    asyncpg.TooManyConnectionsError,
    asyncpg.InternalClientError,
)
"""The connection is gone or can't be had now; what was under way may have been done or not.

The last one: asyncpg tripped over itself, as it does on a connection that is being lost."""

BEATEN = (asyncpg.SerializationError, asyncpg.DeadlockDetectedError)
"""Another transaction was preferred; nothing was done."""


class Link:
    """A pool of connections. What is run on it is tried again while PostgreSQL is away, as long as patience lasts."""

    def __init__(self, url: str, *, size: int, patience: float) -> None:
        self.url = url
        self.where = place(url)
        self.size = size
        self.patience = patience
        self._pool: Any = None

    async def open(self) -> None:
        """A wrong address or password is told at once."""
        options = {"min_size": 1, "max_size": self.size, "timeout": ONE_ANSWER, "command_timeout": ONE_ANSWER}
        try:
            self._pool = await asyncpg.create_pool(self.url, init=make_durable, reset=leave, **options)
        except (*AWAY, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
            raise problem(error, self.where) from error

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            try:
                await asyncio.wait_for(pool.close(), ONE_ANSWER)
            except TimeoutError:
                pool.terminate()

    async def run(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """The answer of `work(connection)`, which may be called several times and must bear it."""
        clock = asyncio.get_running_loop().time
        end, pause = clock() + self.patience, FIRST_PAUSE
        while True:
            try:
                return await self._try(work)
            except (*AWAY, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                if not is_passing(error) or clock() >= end:
                    raise problem(error, self.where) from error
                log.warning("postgres-away", said=problem(error, self.where).say())
            await asyncio.sleep(min(pause, max(0.0, end - clock())))
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _try(self, work: Callable[[Any], Awaitable[T]]) -> T:
        if self._pool is None:
            raise StoreProblem("store-closed")
        async with self._pool.acquire(timeout=ONE_ANSWER) as connection:
            try:
                return await work(connection)
            except asyncpg.InternalClientError:
                connection.terminate()
                raise


async def make_durable(connection: Any) -> None:
    """Entries must be on a disk when they are told, whatever this database is set to otherwise."""
    if await connection.fetchval("SHOW synchronous_commit") == "off":
        await connection.execute("SET synchronous_commit = on")


async def leave(connection: Any) -> None:
    """Nothing of ours stays behind on a connection, so returning it to the pool needs no word to the server."""


def is_passing(error: Exception) -> bool:
    # asyncpg has no narrower class for a connection that was found closed.
    return isinstance(error, (*AWAY, *BEATEN)) or type(error) is asyncpg.InterfaceError


def place(url: str) -> str:
    """Host and database, without the password."""
    try:
        parts = urlsplit(url)
        host = parts.hostname or parse_qs(parts.query).get("host", ["localhost"])[0]
        return f"{host}{parts.path.rstrip('/')}"
    except ValueError:
        return "postgresql"


def problem(error: Exception, where: str) -> StoreProblem:
    """What went wrong, as a sentence. Details are left out: they may quote what was to be stored."""
    reason = fault_of(error) if isinstance(error, OSError) else str((error.args or [type(error).__name__])[0])
    if isinstance(error, (asyncpg.InvalidPasswordError, asyncpg.InvalidAuthorizationSpecificationError)):
        return StoreProblem("store-login", where=where)
    if isinstance(error, asyncpg.InvalidCatalogNameError):
        return StoreProblem("store-unknown", where=where)
    if isinstance(error, asyncpg.DiskFullError):
        return StoreProblem("store-full", where=where)
    if isinstance(error, (asyncpg.ReadOnlySQLTransactionError, asyncpg.InsufficientPrivilegeError)):
        return StoreProblem("store-read-only", where=where)
    if is_passing(error):
        return StoreProblem("store-away", where=where, reason=reason)
    return StoreProblem("store-fails", where=where, reason=reason)
