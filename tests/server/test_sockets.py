"""Whole matches over real sockets and a real database."""

import asyncio
import contextlib
from concurrent.futures import ProcessPoolExecutor

import pytest

from curiouser import client
from curiouser.client import Client, NotDone, new_key
from curiouser.engine.game import installed_game
from curiouser.engine.record import verify
from curiouser.engine.text import text
from curiouser.server.core import commands as c
from curiouser.server.runtime.bus_postgres import PostgresBus
from curiouser.server.wire import messages as wire
from tests.server.killing import free_port
from tests.server.playing import GAMES, NAMES, is_over, play_all, play_out, record_of, sit_down
from tests.server.serving import base, serving
from tests.waiting import until


@pytest.mark.parametrize(("game", "seats"), GAMES)
async def test_a_whole_match_is_played_and_proven(game: str, seats: int, sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        people = await sit_down(stack, server, game, seats)
        watcher = await stack.enter_async_context(Client(base(server), people[0].table))
        await play_all(people)
        await watcher.until(lambda: is_over(watcher))
        record = await record_of(server, people[0].table)
        verdict = verify(record)
        assert verdict.luck_proven
        assert verdict.outcome is not None
        assert people[0].turn is not None
        assert people[0].turn.outcome == verdict.outcome
        assert record.header.players == NAMES[:seats]
        numbers = [item.n for item in watcher.items]
        assert numbers == sorted(set(numbers))


async def test_a_match_on_postgresql_too(postgres_url: str) -> None:
    async with serving(postgres_url) as server, contextlib.AsyncExitStack() as stack:
        people = await sit_down(stack, server, "tea-time", 2)
        await play_all(people)
        assert verify(await record_of(server, people[0].table)).luck_proven


async def test_two_processes_serve_one_table(postgres_url: str) -> None:
    """Here two servers in one process, which share nothing but the database."""
    async with serving(postgres_url) as first, serving(postgres_url) as second, contextlib.AsyncExitStack() as stack:
        host = await stack.enter_async_context(await client.make_table(base(first), "tea-time", 2, "Alice"))
        hare = await stack.enter_async_context(await client.join_table(base(second), host.table, "Hare"))
        await hare.do(c.Sit(key=new_key(), seat=1))
        await host.do(c.Start(key=new_key()))
        await asyncio.gather(play_out(host, 0), play_out(hare, 1))
        assert verify(await record_of(second, host.table)).luck_proven


async def test_nobody_is_refused_or_overtaken_because_word_came_late(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No word passes between the two servers at all: the database alone keeps them right."""
    monkeypatch.setattr(PostgresBus, "_notified", lambda *_: None)
    async with serving(postgres_url) as first, serving(postgres_url) as second, contextlib.AsyncExitStack() as stack:
        host = await stack.enter_async_context(await client.make_table(base(first), "tic-tac-toe", 2, "Alice"))
        hare = await stack.enter_async_context(await client.join_table(base(second), host.table, "Hare"))
        await hare.do(c.Sit(key=new_key(), seat=1))
        await host.do(c.Start(key=new_key()))
        await host.play(0, {"type": "Mark", "square": "a1"})
        await hare.play(1, {"type": "Mark", "square": "b2"})
        await host.play(0, {"type": "Mark", "square": "a2"})
        assert host.views[0]["board"] == ["x..", "xo.", "..."]
        assert [item.n for item in host.items] == list(range(host.items[0].n, host.n + 1))


async def test_whoever_comes_from_another_server_is_told_no_less_than_they_know(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second server has the table open and hears of nothing."""
    monkeypatch.setattr(PostgresBus, "_notified", lambda *_: None)
    async with serving(postgres_url) as first, serving(postgres_url) as second, contextlib.AsyncExitStack() as stack:
        host = await stack.enter_async_context(await client.make_table(base(first), "tic-tac-toe", 2, "Alice"))
        await stack.enter_async_context(Client(base(second), host.table))
        hare = await client.join_table(base(first), host.table, "Hare")
        async with Client(base(second), host.table, hare.token) as there:
            assert there.you == 2
            await there.do(c.Sit(key=new_key(), seat=1))
        await host.do(c.Start(key=new_key()))
        await host.play(0, {"type": "Mark", "square": "a1"})
        moved = Client(base(second), host.table, host.token)
        moved.n, moved.room = host.n, host.room
        async with moved:
            n = await moved.do(c.Say(key=new_key(), text="here now"))
            assert [item.n for item in moved.items] == [n]
            assert n == host.n + 1


async def test_a_record_is_there_at_every_server_once_the_match_is_over(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PostgresBus, "_notified", lambda *_: None)
    async with serving(postgres_url) as first, serving(postgres_url) as second, contextlib.AsyncExitStack() as stack:
        people = await sit_down(stack, first, "tic-tac-toe", 2)
        await stack.enter_async_context(Client(base(second), people[0].table))
        await play_all(people)
        assert await record_of(second, people[0].table) == await record_of(first, people[0].table)


async def test_bots_fill_seats_and_play(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, await client.make_table(base(server), "tea-time", 3, "Alice") as host:
        await host.do(c.SeatBot(key=new_key(), seat=1))
        await host.do(c.SeatBot(key=new_key(), seat=2, bot="uniform"))
        await host.do(c.Start(key=new_key()))
        await play_out(host, 0)
        assert verify(await record_of(server, host.table)).luck_proven


async def test_bots_think_in_a_process_of_their_own(sqlite_url: str) -> None:
    async with serving(sqlite_url, bots=1) as server, contextlib.AsyncExitStack() as stack:
        host = await stack.enter_async_context(await client.make_table(base(server), "tic-tac-toe", 2, "Alice"))
        await host.do(c.SeatBot(key=new_key(), seat=1))
        await host.do(c.Start(key=new_key()))
        await play_out(host, 0)
        assert isinstance(server.bots.workers.pool, ProcessPoolExecutor)
        assert server.metrics.bot_moves._value.get() >= 2
        assert (await record_of(server, host.table)).header.players == ("Alice", "greedy")


async def test_a_table_survives_a_restart_and_a_client_goes_on_where_it_was(sqlite_url: str) -> None:
    port = free_port()
    async with serving(sqlite_url, port=port) as server:
        host = await client.make_table(base(server), "tic-tac-toe", 2, "Alice")
        async with host:
            await host.do(c.Sit(key=new_key(), seat=1))
            await host.do(c.Start(key=new_key()))
            await host.play(0, {"type": "Mark", "square": "a1"})
    async with serving(sqlite_url, port=port):
        again = Client(host.base, host.table, host.token)
        again.n, again.room = host.n, host.room
        async with again:
            await again.play(1, {"type": "Mark", "square": "b2"})
            assert [item.n for item in again.items] == [host.n + 1]
            assert again.views[0]["board"] == ["x..", ".o.", "..."]


async def test_whoever_comes_back_hears_exactly_what_was_missed(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        alice, hare = await sit_down(stack, server, "tic-tac-toe", 2)
        last = alice.n
        await alice.play(0, {"type": "Mark", "square": "a1"})
        await hare.play(1, {"type": "Mark", "square": "b2"})
        back = Client(base(server), alice.table, alice.token)
        back.n, back.room = last, alice.room
        async with back:
            await back.until(lambda: bool(back.items))
            assert [item.n for item in back.items] == [last + 1, last + 2]
            assert [view["board"] for view in back.views.values()] == [["x..", ".o.", "..."]]


async def test_a_command_sent_twice_is_done_once_and_answered_twice(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        alice, hare = await sit_down(stack, server, "tic-tac-toe", 2)
        said = c.Say(key="same", text="hello")
        n = await alice.do(said)
        assert await alice.do(said) == n
        await hare.until(lambda: hare.n >= n)
        assert sum(getattr(item, "text", "") == "hello" for item in hare.items) == 1


async def test_a_refusal_names_the_rule_and_speaks_the_language(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        alice, hare = await sit_down(stack, server, "tic-tac-toe", 2)
        await alice.play(0, {"type": "Mark", "square": "a1"})
        polish = await stack.enter_async_context(Client(base(server), hare.table, hare.token, "pl"))
        with pytest.raises(NotDone) as refused:
            await polish.play(1, {"type": "Mark", "square": "a1"})
        assert refused.value.rule == "X2"
        assert str(refused.value) == installed_game("tic-tac-toe").words("pl").say(text("refused-taken"))


async def test_a_stolen_or_old_link_opens_nothing(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        alice, _ = await sit_down(stack, server, "tic-tac-toe", 2)
        old = await stack.enter_async_context(Client(base(server), alice.table, alice.token))
        token = "through the looking-glass"
        await alice.do(c.NewLink(key=new_key(), token=token))
        await old.until(lambda: old.gone == "link")
        async with Client(base(server), alice.table, alice.token) as late:
            assert late.gone == "link"
        async with Client(base(server), alice.table, token) as new:
            assert new.you == 1


async def test_whoever_is_kicked_is_shown_out(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        alice, hare = await sit_down(stack, server, "tic-tac-toe", 2)
        await alice.do(c.Kick(key=new_key(), person=hare.you))
        await hare.until(lambda: bool(hare.gone))
        assert hare.gone == "left"
        await alice.until(lambda: alice.n >= hare.n)
        assert alice.room is not None
        assert [person.name for person in alice.room.people] == ["Alice"]


async def test_a_bot_takes_over_when_the_clock_runs_out(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        host = await stack.enter_async_context(
            await client.make_table(base(server), "tic-tac-toe", 2, "Alice", clock=1)
        )
        async with await client.join_table(base(server), host.table, "Hare") as hare:
            await hare.do(c.Sit(key=new_key(), seat=1))
            await host.do(c.Start(key=new_key()))
        await host.until(lambda: is_over(host))
        ran_out = [item.seat for item in host.items if isinstance(item, wire.Changed) and item.what == "ran-out"]
        assert sorted(ran_out, key=str) == [0, 1]
        assert verify(await record_of(server, host.table)).outcome is not None


async def test_clocks_strike_at_tables_that_nobody_has_open(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        host = await client.make_table(base(server), "tic-tac-toe", 2, "Alice", clock=1)
        async with host:
            await host.do(c.SeatBot(key=new_key(), seat=1))
            await host.do(c.Start(key=new_key()))
    async with serving(sqlite_url) as server:
        live = server.tables.live
        await until(lambda: host.table in live and not live[host.table].table.is_playing)
        record = await record_of(server, host.table)
        assert verify(record).outcome is not None
