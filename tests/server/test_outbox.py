"""When writer are written to: those who wait for a move first, with as few writes as possible."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from curiouser.server.app import Server
from curiouser.server.core.commands import Asked
from curiouser.server.net import writer
from curiouser.server.net.writer import WriteBatcher
from curiouser.server.runtime import connections
from curiouser.server.runtime.connection import Connection
from curiouser.server.settings import Settings
from tests.waiting import until

ACK, NEWS, REFUSAL = b'{"is":"ack"', b'{"is":"news"', b'{"is":"refusal"'


@pytest.fixture(autouse=True)
def nobody_is_told_who_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "PRESENCE", 3600.0)


class Wire:
    """A transport that keeps what was written, and by whom in which order."""

    def __init__(self, name: str, order: list[str]) -> None:
        self.name = name
        self.order = order
        self.writes: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.order.append(self.name)
        self.writes.append(data)

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0


class Players:
    """Of a match of tic-tac-toe that has just begun."""

    def __init__(self, server: Server, connections: dict[str, Connection], wires: dict[str, Wire]) -> None:
        self.server = server
        self.connections = connections
        self.wires = wires
        self.key = 0

    @property
    def order(self) -> list[str]:
        return self.wires["Alice"].order

    def say(self, name: str, what: str) -> None:
        self.key += 1
        self.connections[name].receive(1, b'{"key":"%d",%s}' % (self.key, what.encode()))

    def mark(self, name: str, seat: int, square: str) -> None:
        self.say(name, f'"do":"play","seat":{seat},"move":{{"type":"Mark","square":"{square}"}}')

    def heard(self, name: str, what: bytes = NEWS) -> list[int]:
        """How many of these were in each write."""
        return [write.count(what) for write in self.wires[name].writes]

    def forget(self) -> None:
        self.order.clear()
        for wire in self.wires.values():
            wire.writes.clear()


def is_at_rest(outbox: WriteBatcher) -> bool:
    """Nothing waits to be written, and nobody looks whether something should."""
    return not (outbox.is_called or outbox.is_looking or outbox.timer or outbox.under_way or outbox.answered)


@asynccontextmanager
async def playing(url: str, *names: str) -> AsyncIterator[Players]:
    """With one name, both seats are hers."""
    server = Server(Settings(db=url))
    await server.tables.store.open()
    server.tables.open()
    order: list[str] = []
    made = await server.tables.make(Asked(game="tic-tac-toe", seats=2), names[0])
    tokens = [made.token, *[(await server.tables.join(made.table, name)).token for name in names[1:]]]
    players = Players(server, {}, {})
    for name, token in zip(names, tokens, strict=True):
        connection = players.connections[name] = Connection(server.connections.services, made.table, "here")
        wire: Any = Wire(name, order)
        players.wires[name] = connection.transport = wire
        connection.receive(1, b'{"do":"hello","token":"%s"}' % token.encode())
        await until(lambda: connection.live is not None)  # noqa: B023
    players.say(names[-1], '"do":"sit","seat":1')
    await until(lambda: sum(players.heard(names[0])) == 1)
    players.say(names[0], '"do":"start"')
    await until(lambda: all(sum(players.heard(name)) == 2 for name in names))
    await until(lambda: is_at_rest(server.connections.services.batcher))
    players.forget()
    try:
        yield players
    finally:
        await server.tables.close()
        await server.tables.store.close()


async def test_who_waits_for_a_move_hears_of_it_before_who_made_it(sqlite_url: str) -> None:
    async with playing(sqlite_url, "Alice", "Hare") as players:
        players.mark("Alice", 0, "a1")
        await until(lambda: len(players.order) == 2)
        assert players.order == ["Hare", "Alice"]


async def test_an_answer_and_its_news_are_one_write(sqlite_url: str) -> None:
    async with playing(sqlite_url, "Alice", "Hare") as players:
        players.mark("Alice", 0, "a1")
        await until(lambda: len(players.order) == 2)
        assert (players.heard("Alice", ACK), players.heard("Alice")) == ([1], [1])


async def test_while_there_is_more_to_do_an_answer_waits_for_the_next_news(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "LATEST", 3600.0)
    async with playing(sqlite_url, "Alice", "Hare") as players:
        players.server.connections.services.batcher.under_way += 1  # somebody at another table
        players.mark("Alice", 0, "a1")
        await until(lambda: players.server.connections.services.batcher.timer is not None)
        assert players.order == ["Hare"]
        players.mark("Hare", 1, "b2")
        await until(lambda: "Alice" in players.order)
        assert players.order == ["Hare", "Alice"]
        assert (players.heard("Alice", ACK), players.heard("Alice")) == ([1], [2])


async def test_an_answer_does_not_wait_for_long(sqlite_url: str) -> None:
    async with playing(sqlite_url, "Alice", "Hare") as players:
        players.server.connections.services.batcher.under_way += 1
        waits = timers_for("answer")
        players.mark("Alice", 0, "a1")
        await until(lambda: players.order == ["Hare", "Alice"])
        players.mark("Hare", 1, "b2")
        await until(lambda: players.order == ["Hare", "Alice", "Alice", "Hare"])
        assert waits == [writer.LATEST] * 2
        assert writer.LATEST < 0.1


def timers_for(name: str) -> list[float]:
    """The seconds after which functions of that name are to be called, as they are set from now on."""
    loop: Any = asyncio.get_running_loop()
    later, found = loop.call_later, []

    def call_later(delay: float, callback: Any, *rest: Any, **more: Any) -> Any:
        if callback.__name__ == name:
            found.append(delay)
        return later(delay, callback, *rest, **more)

    loop.call_later = call_later
    return found


async def test_who_leaves_between_a_move_and_its_flush_hears_nothing_of_it(sqlite_url: str) -> None:
    """The others do, and nothing is broken."""
    async with playing(sqlite_url, "Alice", "Hare") as players:
        writer: Any = players.server.tables.store._writer  # type: ignore[attr-defined]
        writer._usual = 3600.0  # the thread writes, and the loop goes on
        players.mark("Alice", 0, "a1")
        players.connections["Hare"].lost()
        await until(lambda: players.heard("Alice") == [1])
        assert players.heard("Hare") == []


async def test_who_is_to_move_again_is_answered_at_once(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "LATEST", 3600.0)
    async with playing(sqlite_url, "Alice") as players:
        players.server.connections.services.batcher.under_way += 1
        players.mark("Alice", 0, "a1")
        await until(lambda: players.heard("Alice", ACK) == [1])
        players.mark("Alice", 1, "b2")
        await until(lambda: players.heard("Alice", ACK) == [1, 1])


async def test_all_commands_are_counted_until_they_are_answered(sqlite_url: str) -> None:
    async with playing(sqlite_url, "Alice", "Hare") as players:
        players.mark("Alice", 0, "a1")
        assert players.server.connections.services.batcher.under_way == 1
        players.mark("Alice", 1, "b2")  # not hers
        players.mark("Hare", 1, "z9")
        await until(lambda: all(sum(players.heard(name, REFUSAL)) == 1 for name in ("Alice", "Hare")))
        assert players.server.connections.services.batcher.under_way == 0
