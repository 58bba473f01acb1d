"""Nobody is told what is decided but not yet on the disk."""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any

import aiohttp
import pytest

from curiouser import client
from curiouser.client import new_key
from curiouser.server.core import commands as c
from curiouser.server.runtime import hints as hinting
from curiouser.server.store.base import Summary
from curiouser.server.wire.messages import Hints
from tests.server.clocked import by_hand
from tests.server.playing import sit_down
from tests.server.serving import base, serving
from tests.waiting import LONGEST, until


class Held:
    """A store whose appends wait until they may go on."""

    def __init__(self, store: Any) -> None:
        self.store = store
        self.may_go_on = asyncio.Event()
        self.is_asked = asyncio.Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(self, table: str, after: int, entries: Sequence[bytes], at: int, summary: Summary) -> bool:
        self.is_asked.set()
        await self.may_go_on.wait()
        stored: bool = await self.store.append(table, after, entries, at, summary)
        return stored


async def test_a_table_is_shown_as_it_is_stored(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        alice, _ = await sit_down(stack, server, "tic-tac-toe", 2)
        assert alice.room is not None
        held = Held(server.tables.store)
        server.tables.store = held
        move = asyncio.ensure_future(alice.do(c.Pause(key=new_key())))
        await held.is_asked.wait()
        async with aiohttp.ClientSession(base(server)) as session:
            paths = (f"/api/tables/{alice.table}", f"/api/codes/{alice.room.code}")
            asked = [asyncio.ensure_future(session.get(path)) for path in paths]
            jobs = server.tables.live[alice.table].tasks
            await until(lambda: len(jobs) == len(paths) or any(each.done() for each in asked))
            assert not any(each.done() for each in asked)
            held.may_go_on.set()
            await move
            for answer in asked:
                assert (await (await answer).json())["room"]["paused"]


async def test_hints_wait_for_the_move_before_them(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "LONGEST", LONGEST)
    async with serving(sqlite_url) as server:
        alice = await client.make_table(base(server), "tic-tac-toe", 2, "Alice", hints=True)
        async with alice:
            await alice.do(c.Sit(key=new_key(), seat=1))
            await alice.do(c.Start(key=new_key()))
            held = Held(server.tables.store)
            server.tables.store = held
            move = asyncio.ensure_future(alice.play(0, {"type": "Mark", "square": "a1"}))
            await held.is_asked.wait()
            hints = asyncio.ensure_future(alice.hints(1))
            await until(lambda: server.tables.live[alice.table].tasks or hints.done())
            assert not hints.done()
            held.may_go_on.set()
            await move
            assert isinstance(await hints, Hints)


async def test_strangers_see_tables_with_room_for_them_the_newest_first(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, aiohttp.ClientSession(base(server)) as session:
        with by_hand(server) as hand:
            for name in ("Full", "Old", "New"):
                hand.now += 1
                host = await client.make_table(base(server), "tic-tac-toe", 2, name, listed=True)
                async with host:
                    if name == "Full":
                        await host.do(c.SeatBot(key=new_key(), seat=1))
            async with session.get("/api/tables") as answer:
                assert [table["host"] for table in await answer.json()] == ["New", "Old"]
            hand.now += 2 * 24 * 3600 * 1000
            async with session.get("/api/tables") as answer:
                assert await answer.json() == []
