"""Tables as a store contains them, made without a server."""

import asyncio
from collections.abc import Sequence

import msgspec

from curiouser.server.core import commands as c
from curiouser.server.runtime.table_runtime import summary_of
from curiouser.server.store.base import Entry, Kept, Store
from tests.server.room import SECRET, Room, started
from tests.server.store.tables import opened


def play_on(room: Room, moves: int = 1000) -> Room:
    """The first legal move each time, until the match is over or so many were made."""
    match = room.table.match
    assert match is not None
    for _ in range(moves):
        if not room.table.is_playing:
            break
        seat = room.table.actors[0]
        room.now += 1000
        room.play(room.table.seats[seat].person, seat, match.legal(seat)[0])
    return room


def over(game: str = "tic-tac-toe", seats: int = 2) -> Room:
    return play_on(started(game, seats))


def twice() -> Room:
    """Two matches in one room."""
    room = over("tea-time")
    room.do(1, c.Rematch)
    room.do(1, c.Start)
    return play_on(room)


def taken_back() -> Room:
    """Alice takes her first move back and makes another."""
    room = started()
    room.mark(1, "a1")
    room.do(1, c.Undo, seat=0)
    room.do(2, c.Answer, yes=True)
    room.mark(1, "b2")
    return play_on(room)


def kept(room: Room, number: int = 1, code: str | None = "BCDF") -> Kept:
    entries = [Entry(n, at, data) for n, (at, data) in enumerate(room.log, start=1)]
    return Kept(f"{number:016x}", code, SECRET, summary_of(room.table), entries, [])


def changed(table: Kept, n: int, **fields: object) -> Kept:
    """With other fields in one entry."""
    entries = list(table.entries)
    data = {**msgspec.json.decode(entries[n - 1].data), **fields}
    entries[n - 1] = msgspec.structs.replace(entries[n - 1], data=msgspec.json.encode(data))
    return msgspec.structs.replace(table, entries=entries)


def find(table: Kept, kind: str, which: int = 0, **fields: object) -> int:
    """The number of an entry of that kind."""
    wanted = {"entry": kind, **fields}
    found = [entry.n for entry in table.entries if wanted.items() <= msgspec.json.decode(entry.data).items()]
    return found[which]


def fill(url: str, tables: Sequence[Kept]) -> None:
    async def put() -> None:
        async with opened(url) as store:
            for table in tables:
                assert await store.put(table)

    asyncio.run(put())


def stored(url: str) -> list[Kept]:
    async def read() -> list[Kept]:
        async with opened(url) as store:
            return await whole(store)

    return asyncio.run(read())


async def whole(store: Store) -> list[Kept]:
    return [each async for each in store.snapshot()]
