"""Bots, hints and reviews: addresses take turns, and nobody gets a weaker bot because others ask for much."""

import asyncio
import contextlib
import threading
from typing import Any

import pytest

from curiouser import client
from curiouser.client import Client, new_key
from curiouser.server.core import commands as c
from curiouser.server.runtime import worker_pool as thinking
from curiouser.server.runtime.bot_runner import address_of
from curiouser.server.runtime.fair_queue import FairQueue
from curiouser.server.runtime.worker_pool import Question, WorkerPool
from tests.property_testing import given, st
from tests.server.playing import is_to_move
from tests.server.serving import base, serving
from tests.waiting import until


@given(st.lists(st.sampled_from("abc"), max_size=40), st.lists(st.booleans(), max_size=80))
def test_nobody_waits_for_two_of_the_same_address(asked: list[str], takes: list[bool]) -> None:
    """Between two turns of an address that waits, every other one has one at most."""
    queue: FairQueue[tuple[str, int]] = FairQueue()
    coming = list(enumerate(asked))
    since: dict[str, list[str]] = {}
    for is_take in takes:
        if is_take and len(queue):
            address, number = queue.take()
            for served in since.values():
                served.append(address)
            others = since.pop(address)
            assert max(map(others[:-1].count, others[:-1]), default=0) <= 1
            if queue.count_of(address):
                since[address] = []
        elif coming:
            number, address = coming.pop(0)
            queue.put(address, (address, number))
            since.setdefault(address, [])
    left = [queue.take() for _ in range(len(queue))]
    for address in "abc":
        numbers = [number for each, number in left if each == address]
        assert numbers == sorted(numbers)


class Slow:
    """A worker that answers when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        self.may = threading.Semaphore(0)
        monkeypatch.setitem(thinking.THINK, Question, self.think)

    def think(self, question: Question) -> bytes:
        self.asked.append(question.bot)
        self.may.acquire()
        return question.bot.encode()


async def test_one_address_does_not_keep_the_workers_from_others(monkeypatch: pytest.MonkeyPatch) -> None:
    slow, thinkers = Slow(monkeypatch), WorkerPool(0)
    much = [asyncio.create_task(thinkers.ask(Question(b"", (), 0, f"much {n}"), "6.6.6.6")) for n in range(50)]
    await until(lambda: slow.asked)
    one = asyncio.create_task(thinkers.ask(Question(b"", (), 0, "one"), "7.7.7.7"))
    await asyncio.sleep(0)
    slow.may.release(3)
    assert await one == b"one"
    assert slow.asked[:3] in (["much 0", "much 1", "one"], ["much 0", "one", "much 1"])
    slow.may.release(100)
    await asyncio.gather(*much)
    assert (thinkers.working, len(thinkers.waiting)) == (0, 0)
    thinkers.end()


async def test_an_address_may_ask_for_so_much_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    slow, thinkers = Slow(monkeypatch), WorkerPool(0)
    tasks = [asyncio.create_task(thinkers.ask(Question(b"", (), 0, "x"), "a")) for _ in range(thinking.MOST + 1)]
    await until(lambda: thinkers.waiting.count_of("a") == thinking.MOST)
    assert await thinkers.ask(Question(b"", (), 0, "x"), "a") is None
    slow.may.release(thinking.MOST + 1)
    assert set(await asyncio.gather(*tasks)) == {b"x"}
    thinkers.end()


async def test_who_gives_up_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    slow, thinkers = Slow(monkeypatch), WorkerPool(0)
    first = asyncio.create_task(thinkers.ask(Question(b"", (), 0, "first"), "a"))
    second = asyncio.create_task(thinkers.ask(Question(b"", (), 0, "second"), "a"))
    third = asyncio.create_task(thinkers.ask(Question(b"", (), 0, "third"), "b"))
    await until(lambda: slow.asked)
    second.cancel()
    slow.may.release(3)
    assert await first == b"first"
    assert await third == b"third"
    assert slow.asked == ["first", "third"]
    thinkers.end()


async def test_a_worker_that_takes_too_long_is_given_up_for_all_and_others_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "LONGEST", 0.01)
    slow, thinkers = Slow(monkeypatch), WorkerPool(0)
    with pytest.raises(TimeoutError):
        await thinkers.ask(Question(b"", (), 0, "slow"), "a")
    monkeypatch.setattr(thinking, "LONGEST", 30.0)
    slow.may.release(2)
    assert await thinkers.ask(Question(b"", (), 0, "next"), "a") == b"next"
    thinkers.end()


async def test_a_strong_bot_stays_strong_however_much_others_ask(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables of one address wait for each other; the one of another address is next."""
    asked: list[tuple[str, int]] = []
    think = thinking.answer

    def answer(question: Question) -> Any:
        asked.append((question.bot, len(question.moves)))
        return think(question)

    monkeypatch.setitem(thinking.THINK, Question, answer)
    async with serving(sqlite_url, trusted_proxies="127.0.0.1") as server, contextlib.AsyncExitStack() as stack:
        for _ in range(20):
            await stack.enter_async_context(await lay(server))
        host = await stack.enter_async_context(await lay(server))
        await host.until(lambda: is_to_move(host, 1))
        assert {bot for bot, _ in asked} == {"level-5"}
        live = server.tables.live[host.table]
        assert address_of(live) == "127.0.0.1"
    assert not [each for each in asked if each[0] != "level-5"]


async def lay(server: Any) -> Client:
    """A strong bot begins."""
    host = await client.make_table(base(server), "tic-tac-toe", 2, "Alice")
    async with host:
        await host.do(c.Stand(key=new_key(), seat=0))
        await host.do(c.Sit(key=new_key(), seat=1))
        await host.do(c.SeatBot(key=new_key(), seat=0, bot="level-5"))
        await host.do(c.Start(key=new_key()))
    return Client(base(server), host.table, host.token)
