"""Faults in the store, in a table's log and in our own code: nobody is told what isn't stored."""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any, cast

import pytest

from curiouser import client
from curiouser.client import Client, NotDone, new_key
from curiouser.server.core import commands as c
from curiouser.server.core.apply import APPLIERS
from curiouser.server.core.entries import Moved
from curiouser.server.store.base import StoreProblem, Summary
from curiouser.server.wire import messages as wire
from tests.server.playing import is_over, play_all, play_out, record_of, sit_down
from tests.server.serving import base, serving
from tests.waiting import until


class Failing:
    """A store whose next append fails, before or after it was stored."""

    def __init__(self, store: Any) -> None:
        self.store = store
        self.fail = ""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(self, table: str, after: int, entries: Sequence[bytes], at: int, summary: Summary) -> bool:
        if self.fail == "before":
            self.fail = ""
            raise StoreProblem("store-url-unknown", scheme="test")
        stored: bool = await self.store.append(table, after, entries, at, summary)
        if self.fail == "after":
            self.fail = ""
            raise StoreProblem("store-url-unknown", scheme="test")
        return stored


class Full(Failing):
    """One that takes nothing more."""

    async def append(self, table: str, after: int, entries: Sequence[bytes], at: int, summary: Summary) -> bool:
        raise StoreProblem("store-url-unknown", scheme="test")


@pytest.mark.parametrize("when", ["before", "after"])
async def test_whether_the_store_lost_or_kept_it_what_was_said_is_there_once(when: str, sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        alice, hare = await sit_down(stack, server, "tic-tac-toe", 2)
        store = Failing(server.tables.store)
        server.tables.store = store
        store.fail = when
        said = c.Say(key="once", text="a riddle")
        n = await alice.do(said)
        assert store.fail == ""
        await hare.until(lambda: hare.n >= n)
        assert sum(getattr(item, "text", "") == "a riddle" for item in hare.items) == 1
        await alice.play(0, {"type": "Mark", "square": "a1"})
        await hare.until(lambda: hare.n > n)
        assert hare.turn is not None
        assert hare.turn.actors == (1,)


async def test_a_fault_of_ours_costs_a_moment_and_no_move(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        alice, hare = await sit_down(stack, server, "tic-tac-toe", 2)
        with monkeypatch.context() as patched:
            patched.setitem(cast(dict[Any, Any], APPLIERS), Moved, lambda *_: 1 / 0)
            move = asyncio.ensure_future(alice.play(0, {"type": "Mark", "square": "a1"}))
            await until(lambda: server.metrics.troubles._value.get())
        await move
        moves = await play_all([alice, hare])
        assert len((await record_of(server, alice.table)).entries) == 1 + sum(moves)


async def test_a_log_that_cant_be_folded_is_refused_with_a_sentence(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        made = await client.make_table(base(server), "tic-tac-toe", 2, "Alice")
        store, table = server.tables.store, made.table
        await store.append(table, 3, [b'{"entry":"from the future"}'], 1, Summary("waiting", "tic-tac-toe", 4, 1, 1))
    async with serving(sqlite_url) as server:
        with pytest.raises(NotDone) as refused:
            await client.join_table(base(server), table, "Hare")
        assert refused.value.id == "table-broken"
        async with Client(base(server), table) as onlooker:
            assert onlooker.gone == "table"
        await until(lambda: table in server.clocks.broken)


async def test_an_earlier_match_of_the_room_keeps_its_record(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        alice, hare = await sit_down(stack, server, "tic-tac-toe", 2)
        await asyncio.gather(play_out(alice, 0), play_out(hare, 1))
        first = await record_of(server, alice.table)
        await hare.do(c.Rematch(key=new_key()))
        await alice.do(c.Start(key=new_key()))
        assert await record_of(server, alice.table, "?match=1") == first
        await alice.until(lambda: 1 in alice.views)
        await asyncio.gather(play_out(alice, 1), play_out(hare, 0))
        second = await record_of(server, alice.table)
        assert second.header.players == ("Hare", "Alice")
        assert is_over(alice)


async def test_one_device_plays_every_seat(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        alone = await stack.enter_async_context(await client.make_table(base(server), "adventures", 3, "Alice"))
        for seat in (1, 2):
            await alone.do(c.Sit(key=new_key(), seat=seat))
        await alone.do(c.Start(key=new_key()))
        assert set(alone.views) == {0, 1, 2}
        moves = await asyncio.gather(*(play_out(alone, seat) for seat in range(3)))
        assert min(moves) > 0
        assert (await record_of(server, alone.table)).header.players == ("Alice", "Alice", "Alice")


async def test_a_command_that_fails_again_and_again_is_answered_and_the_others_come_to_rest(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        alice, hare = await sit_down(stack, server, "tic-tac-toe", 2)
        with monkeypatch.context() as patched:
            patched.setitem(cast(dict[Any, Any], APPLIERS), Moved, lambda *_: 1 / 0)
            with pytest.raises(NotDone) as refused:
                await alice.play(0, {"type": "Mark", "square": "a1"})
        assert refused.value.id == "refused-trouble"
        moves = await play_all([alice, hare])
        assert len((await record_of(server, alice.table)).entries) == sum(moves)
        assert thrown_out(hare) == 2


async def test_while_the_store_takes_nothing_everybody_hears_so(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        alice, hare = await sit_down(stack, server, "tic-tac-toe", 2)
        store = server.tables.store
        server.tables.store = Full(store)
        for text in ("a riddle", "another"):
            with pytest.raises(NotDone) as refused:
                await alice.do(c.Say(key=new_key(), text=text))
            assert refused.value.id == "refused-trouble"
        server.tables.store = store
        n = await alice.do(c.Say(key=new_key(), text="no more riddles"))
        await hare.until(lambda: hare.n >= n)
        assert [item.text for item in hare.items if isinstance(item, wire.Said)] == ["no more riddles"]


async def test_a_store_that_is_away_for_a_moment_does_not_stop_a_clock(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_url) as server:
        alice = await client.make_table(base(server), "tic-tac-toe", 2, "Alice", clock=1)
        async with alice:
            await alice.do(c.SeatBot(key=new_key(), seat=1))
            await alice.do(c.Start(key=new_key()))
    async with serving(sqlite_url) as server:
        with monkeypatch.context() as patched:
            patched.setattr(server.tables.store, "read", away)
            with pytest.raises(StoreProblem):
                await server.clocks.wake(alice.table)
        assert not server.clocks.broken
        await server.clocks.wake(alice.table)
        assert alice.table in server.tables.live


async def away(*_: object) -> list[Any]:
    raise StoreProblem("store-url-unknown", scheme="test")


def thrown_out(player: Client) -> int:
    return sum(message.startswith(b'{"is":"bye"') for message in player.messages)
