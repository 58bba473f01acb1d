"""The bus between processes on one PostgreSQL: NOTIFY, in batches, on a separate connection."""

import asyncio
import contextlib
from collections.abc import Iterator, Mapping
from typing import Any

import asyncpg
import structlog

from curiouser.server.runtime.bus import LocalBus, Said
from curiouser.server.store.postgres_link import AWAY, FIRST_PAUSE, LONGEST_PAUSE, ONE_ANSWER, place, problem

MOST_TABLES = 10_000
"""Tables with news that can't be sent; beyond that it is forgotten, and everybody is told that something was missed."""

LONGEST_PAYLOAD = 7999
PULSE = 20.0
"""Seconds without news after which the connection is tried, since one that is cut may say nothing."""

EVERYTHING = "*"
WORD = "="
log = structlog.get_logger("curiouser.bus")
FAULTS = (*AWAY, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


class PostgresBus(LocalBus):
    """Listeners of this process hear at once, those of others through PostgreSQL, to which it returns by itself."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._outgoing: dict[str, int] = {}
        self._words: dict[str, str] = {}
        self._said: Said | None = None
        self._has_overflowed = False
        self._called = asyncio.Event()
        self._is_closing = False
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            connection = await self._connect()
        except (*FAULTS, ValueError) as error:
            raise problem(error, place(self._url)) from error
        self._task = asyncio.create_task(self._carry(connection))

    async def close(self) -> None:
        await super().close()
        self._is_closing = True
        self._called.set()
        if self._task is not None:
            await self._task

    def tell(self, table: str, n: int) -> None:
        super().tell(table, n)
        self._outgoing[table] = max(n, self._outgoing.get(table, 0))
        if len(self._outgoing) > MOST_TABLES:
            self._outgoing.clear()
            self._has_overflowed = True
        self._called.set()

    def say(self, table: str, word: str) -> None:
        if len(self._words) < MOST_TABLES:
            self._words[table] = word
            self._called.set()

    def on_word(self, said: Said) -> None:
        self._said = said

    async def _connect(self) -> Any:
        """The channel is named for the schema: two servers in two schemas of one database don't hear each other."""
        connection = await asyncpg.connect(self._url, timeout=ONE_ANSWER, command_timeout=ONE_ANSWER)
        try:
            await connection.execute("SET synchronous_commit = off")
            self._channel = f"curiouser {await connection.fetchval('SELECT current_schema()')}"[:63]
            self._own = connection.get_server_pid()
            connection.add_termination_listener(lambda _: self._called.set())
            await connection.add_listener(self._channel, self._notified)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _carry(self, connection: Any) -> None:
        """Until the end: send on this connection, and when it is lost get another."""
        pause = FIRST_PAUSE
        while True:
            try:
                if connection is None:
                    connection = await self._connect()
                    self._miss()
                pause = FIRST_PAUSE
                await self._send_news(connection)
            except FAULTS as error:
                log.warning("postgres-away", said=problem(error, place(self._url)).say())
            if connection is not None:
                connection.terminate()
                connection = None
            if self._is_closing:
                return
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _send_news(self, connection: Any) -> None:
        """Returns when the bus closes, raises when the connection is lost."""
        while not self._is_closing or self._outgoing or self._has_overflowed:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._called.wait(), PULSE)
            if not self._is_closing:
                self._called.clear()
            await self._send(connection)
        await connection.close(timeout=ONE_ANSWER)

    async def _send(self, connection: Any) -> None:
        """What could not be sent waits for the next connection; to hear it twice does no harm."""
        news, self._outgoing = self._outgoing, {}
        words, self._words = self._words, {}
        overflowed, self._has_overflowed = self._has_overflowed, False
        try:
            payloads = [EVERYTHING] if overflowed else list(pack(news))
            payloads += pack({table: WORD + word for table, word in words.items()})
            await connection.execute(
                "SELECT pg_notify($1, word) FROM unnest($2::text[]) AS word", self._channel, payloads
            )
        except BaseException:
            self._has_overflowed |= overflowed
            self._outgoing = news | self._outgoing
            raise

    def _notified(self, connection: Any, process: int, channel: str, payload: str) -> None:
        if process == self._own:
            return
        if payload == EVERYTHING:
            self._miss()
        for table, n in unpack(payload):
            self._hear(table, n)
        if self._said is not None:
            for table, word in unpack_words(payload):
                self._said(table, word)


def pack(news: Mapping[str, int | str]) -> Iterator[str]:
    """Lines of `table n` or `table =word`, as many in a payload as PostgreSQL carries."""
    lines: list[str] = []
    size = 0
    for table, told in news.items():
        line = f"{table} {told}"
        size += len(line) + 1
        if size > LONGEST_PAYLOAD:
            yield "\n".join(lines)
            lines, size = [], len(line) + 1
        lines.append(line)
    if lines:
        yield "\n".join(lines)


def unpack(payload: str) -> Iterator[tuple[str, int]]:
    for table, n in lines(payload):
        if n.isdecimal():
            yield table, int(n)


def unpack_words(payload: str) -> Iterator[tuple[str, str]]:
    for table, word in lines(payload):
        if word.startswith(WORD):
            yield table, word.removeprefix(WORD)


def lines(payload: str) -> Iterator[tuple[str, str]]:
    for line in payload.split("\n"):
        table, _, told = line.rpartition(" ")
        if table:
            yield table, told
