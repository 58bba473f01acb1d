"""Hints at a table: for the player whose turn it is, from what that seat knows, and never in the way."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any

import msgspec
import pytest

from curiouser.bots.hints import hints
from curiouser.client import Client, NotDone, join_table, make_table, new_key
from curiouser.engine.errors import Problem
from curiouser.engine.game import CountableGame, all_games
from curiouser.engine.position import OVER
from curiouser.engine.rng import seeded
from curiouser.engine.text import LANGUAGES
from curiouser.server.app import Server
from curiouser.server.core import commands as c
from curiouser.server.core.table import Table
from curiouser.server.runtime import hints as hinting
from curiouser.server.runtime import worker_pool as thinking
from curiouser.server.runtime.hints import WAITING
from curiouser.server.runtime.worker_pool import HintQuestion, Waiting, advise
from curiouser.server.wire import messages as wire
from curiouser.server.wire.room import room_of
from tests.server.room import started
from tests.server.serving import base, serving
from tests.waiting import LONGEST

FEW = 4
COUNTABLE = [game for game in all_games() if isinstance(game, CountableGame)]


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few tries, and no hurry: whether a machine is quick is not looked at here."""
    monkeypatch.setattr(thinking, "hints", partial(hints, iterations=FEW))
    monkeypatch.setattr(hinting, "LONGEST", LONGEST)


@contextlib.asynccontextmanager
async def at_table(url: str, game: str = "tic-tac-toe", **more: Any) -> AsyncIterator[tuple[Server, Client, Client]]:
    """Two people; the match has begun, and the first is to move."""
    settings = {name: more.pop(name) for name in ("bots", "hints_rate") if name in more}
    async with serving(url, **settings) as server, contextlib.AsyncExitStack() as stack:
        host = await stack.enter_async_context(await make_table(base(server), game, 2, "Alice", **more))
        guest = await stack.enter_async_context(await join_table(base(server), host.table, "Hare"))
        await guest.do(c.Sit(key=new_key(), seat=1))
        await host.do(c.Start(key=new_key()))
        yield server, host, guest


async def refusal_of(person: Client, seat: int) -> str:
    with pytest.raises(NotDone) as found:
        await person.hints(seat)
    assert str(found.value)
    return found.value.id


async def test_whoever_is_to_move_gets_the_best_moves_and_nobody_else_hears_of_it(sqlite_url: str) -> None:
    async with at_table(sqlite_url) as (_, host, guest):
        for square, person in zip(["a1", "b1", "a2", "b2"], (host, guest) * 2, strict=True):
            await person.play(int(person is guest), {"type": "Mark", "square": square})
        await host.until(lambda: host.n == guest.n)
        n, heard = host.n, len(guest.messages)
        found = await host.hints(0)
        assert (found.n, found.seat, found.moves, len(found.best)) == (n, 0, 5, 3)
        best = found.best[0]
        assert msgspec.json.decode(best.move) == {"type": "Mark", "square": "a3"}
        assert best.text.args["square"] == "a3"
        assert [why.rule for why in best.reasons] == ["X3"]
        assert 0 < best.chance_error < best.chance == 1
        assert (await host.hints(0)).best == found.best
        assert host.n == n
        assert not any(b'"hints"' in message for message in guest.messages[heard:])


async def test_those_who_may_not_ask_hear_why(sqlite_url: str) -> None:
    async with at_table(sqlite_url) as (server, host, guest):
        async with Client(base(server), host.table) as watcher:
            assert await refusal_of(watcher, 0) == "refused-hint-watching"
        assert await refusal_of(guest, 1) == "refused-hint-turn"
        assert await refusal_of(guest, 0) == "refused-not-yours"
        await host.do(c.Pause(key=new_key()))
        assert await refusal_of(host, 0) == "refused-paused"


async def test_a_table_may_play_without_hints(sqlite_url: str) -> None:
    async with at_table(sqlite_url, hints=False) as (_, host, _guest):
        assert host.room is not None
        assert not host.room.hints
        assert await refusal_of(host, 0) == "refused-hint-off"


def test_where_there_is_no_match_or_a_bot_plays_there_are_none() -> None:
    room = started("tic-tac-toe", 2)
    for by, square in ((1, "a1"), (2, "b1"), (1, "a2"), (2, "b2"), (1, "a3")):
        room.mark(by, square)
    assert why_not(room.table, 1) == "refused-not-started"
    room = started("tic-tac-toe", 2)
    room.do(1, c.SeatBot, seat=0, bot="greedy")
    assert why_not(room.table, 1) == "refused-bot-plays"


def test_a_game_that_can_not_be_counted_has_no_hints() -> None:
    table = started("wordland", 3).table
    assert table.terms.hints
    assert not room_of(table).hints
    assert why_not(table, 1) == "refused-hint-none"


def why_not(table: Table, person: int) -> str:
    with pytest.raises(Problem) as found:
        hinting.check(table, person, 0)
    return found.value.text.id


async def test_asking_too_often_is_refused_and_does_no_other_harm(sqlite_url: str) -> None:
    async with at_table(sqlite_url, hints_rate=0.001) as (_, host, _guest):
        for _ in range(int(hinting.BURST)):
            await host.hints(0)
        assert await refusal_of(host, 0) == "refused-hint-rate"
        await host.play(0, {"type": "Mark", "square": "a1"})


async def test_a_second_question_before_the_first_answer_is_refused(sqlite_url: str) -> None:
    async with at_table(sqlite_url) as (_, host, _guest):
        found = await asyncio.gather(host.hints(0), host.hints(0), return_exceptions=True)
        assert [type(each) for each in found] == [wire.Hints, NotDone]


async def test_a_table_goes_on_while_a_hint_is_thought_of(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    has_begun, may_end = asyncio.Event(), asyncio.Event()

    async def think(*_: Any) -> bytes:
        has_begun.set()
        await may_end.wait()
        return wire.encode(wire.Hints(key="slow", n=0, seat=0, moves=0, best=()))

    async with at_table(sqlite_url) as (server, host, guest):
        monkeypatch.setattr(server.bots.workers, "ask", think)
        asked = asyncio.create_task(host.send("slow", b'{"do":"hint","key":"slow","seat":0}'))
        await has_begun.wait()
        await host.play(0, {"type": "Mark", "square": "a1"})
        await guest.play(1, {"type": "Mark", "square": "b1"})
        assert not asked.done()
        may_end.set()
        assert (await asked).key == "slow"


async def test_where_an_address_has_much_to_ask_it_gets_no_hints(sqlite_url: str) -> None:
    async with at_table(sqlite_url) as (server, host, _guest):
        waiting = server.bots.workers.waiting
        for address in ["127.0.0.1"] * WAITING + ["127.0.0.2"]:
            waiting.put(address, Waiting(HintQuestion(b"", "", 0, "", 0)))
        assert await refusal_of(host, 0) == "refused-hint-busy"
        for _ in range(WAITING + 1):
            waiting.take()
        assert (await host.hints(0)).moves == 9


@pytest.mark.parametrize("fault", [BrokenProcessPool(), TimeoutError(), ZeroDivisionError()])
async def test_whoever_asks_is_always_answered(
    fault: Exception, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> bytes:
        raise fault

    async with at_table(sqlite_url) as (server, host, _guest):
        monkeypatch.setattr(server.bots.workers, "ask", fail)
        expected = "refused-trouble" if isinstance(fault, ZeroDivisionError) else "refused-hint-busy"
        assert await refusal_of(host, 0) == expected
        monkeypatch.delattr(server.bots.workers, "ask")
        assert (await host.hints(0)).moves == 9


async def test_a_worker_process_thinks_of_hints(sqlite_url: str) -> None:
    async with at_table(sqlite_url, bots=1) as (_, host, _guest):
        assert len((await host.hints(0)).best) == 3


@pytest.mark.parametrize("game", COUNTABLE, ids=lambda game: game.name)
def test_what_the_seat_can_not_know_changes_no_byte_and_all_can_be_worded(game: CountableGame[Any]) -> None:
    seats = max(game.seat_counts)
    terms = msgspec.json.encode(started(game.name, seats).table.terms)
    setup, rng = game.setup(seats), seeded(4)
    position = game.start(setup)
    position.resolve_chance(rng)
    for number in range(24):
        if position.actor == OVER:
            break
        if number % 12 == 0:
            asked = HintQuestion(terms, game.write(position), 3, "key", 7)
            told = advise(asked)
            assert isinstance(told, bytes)
            for stranger in range(2):
                other = position.copy()
                other.redeal(position.actor, seeded(stranger))
                assert advise(msgspec.structs.replace(asked, position=game.write(other))) == told
            assert unworded(game, msgspec.json.decode(told, type=wire.Hints)) == []
        position.play(position.pick(rng))
        position.resolve_chance(rng)


def unworded(game: CountableGame[Any], found: wire.Hints) -> list[str]:
    texts = [text for hint in found.best for text in (hint.text, *(why.text for why in hint.reasons))]
    return [text.id for text in texts for language in LANGUAGES if not game.words(language).has(text.id)]


def test_the_same_place_has_the_same_hints() -> None:
    table = started("adventures", 2).table
    asked = wire.AskHints(key="key", seat=0)
    assert hinting.question_of(table, 1, asked) == hinting.question_of(table, 1, asked)
    assert advise(hinting.question_of(table, 1, asked)) == advise(hinting.question_of(table, 1, asked))
