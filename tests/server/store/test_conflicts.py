"""Concurrent appends: one wins each number, the log has no gaps, and commits are shared."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from curiouser.server.store import open_store
from curiouser.server.store.base import Store
from tests.property_testing import HealthCheck, given, settings, st
from tests.server.store.tables import add, log, make, opened, summary


def commits(store: Store) -> int:
    counted: Any = store
    return int(counted.commits)


async def test_of_a_hundred_at_the_same_number_one_wins(store_url: str) -> None:
    async with opened(store_url) as store:
        await make(store)
        won = await asyncio.gather(*(add(store, 1, b"%d" % i) for i in range(100)))
        assert won.count(True) == 1
        assert await log(store) == [b"made", b"%d" % won.index(True)]


async def test_of_a_hundred_from_several_processes_one_wins(store_url: str) -> None:
    """Each store has connections of its own, as each process has."""
    async with opened(store_url) as one, opened(store_url) as two, opened(store_url) as three:
        await make(one)
        stores = [one, two, three]
        won = await asyncio.gather(*(add(stores[i % 3], 1, b"%d" % i, b"%d" % i) for i in range(100)))
        winner = b"%d" % won.index(True)
        assert won.count(True) == 1
        assert await log(three) == [b"made", winner, winner]


async def test_of_a_hundred_who_make_a_table_one_wins(store_url: str) -> None:
    async with opened(store_url) as one, opened(store_url) as two:
        won = await asyncio.gather(*(make([one, two][i % 2], f"t{i}", "ABCD") for i in range(100)))
        assert won.count(True) == 1
        assert await one.find("ABCD") == f"t{won.index(True)}"


async def test_all_who_try_again_get_in_once_each_and_in_order(store_url: str) -> None:
    async def insist(store: Store, words: Sequence[bytes]) -> None:
        for word in words:
            while not await add(store, len(await store.read("t")), word):
                pass

    async with opened(store_url) as one, opened(store_url) as two:
        await make(one)
        mine = [[b"%d %d" % (who, i) for i in range(4)] for who in range(6)]
        await asyncio.gather(*(insist([one, two][who % 2], words) for who, words in enumerate(mine)))
        stored = (await log(two))[1:]
        assert sorted(stored) == sorted(word for words in mine for word in words)
        for words in mine:
            assert [word for word in stored if word in words] == words


async def test_groups_of_two_processes_that_touch_the_same_tables_do_not_block_each_other(store_url: str) -> None:
    async with opened(store_url) as one, opened(store_url) as two:
        tables = [f"t{i}" for i in range(30)]
        await asyncio.gather(*(make(one, table) for table in tables))
        for after in range(1, 6):
            there = asyncio.gather(*(add(one, after, b"one", table=table) for table in tables))
            back = asyncio.gather(*(add(two, after, b"two", table=table) for table in reversed(tables)))
            won = zip(await there, reversed(await back), strict=True)
            assert all(mine != theirs for mine, theirs in won)


async def test_appends_that_come_together_are_committed_together(store_url: str) -> None:
    async with opened(store_url) as store:
        tables = [f"t{i}" for i in range(200)]
        await asyncio.gather(*(make(store, table) for table in tables))
        before = commits(store)
        assert all(await asyncio.gather(*(add(store, 1, b"x", table=table) for table in tables)))
        assert 1 <= commits(store) - before <= 10


async def test_a_great_many_at_once_are_all_stored(store_url: str) -> None:
    """More than one group holds."""
    async with opened(store_url) as store:
        await make(store)
        won = await asyncio.gather(*(add(store, 1, b"x") for _ in range(2500)))
        assert won.count(True) == 1


async def test_an_append_that_fails_for_its_own_reasons_fails_alone(store_url: str) -> None:
    async with opened(store_url) as store:
        for table in ("a", "b", "c"):
            await make(store, table)
        wrong = store.append("b", 1, [b"x"], 2**70, summary(2))
        outcomes = await asyncio.gather(
            add(store, 1, b"x", table="a"), wrong, add(store, 1, b"x", table="c"), return_exceptions=True
        )
        assert outcomes[0] is outcomes[2] is True
        assert isinstance(outcomes[1], Exception)
        assert await log(store, "b") == [b"made"]
        assert await log(store, "c") == [b"made", b"x"]


async def test_whoever_gives_up_waiting_disturbs_nobody(store_url: str) -> None:
    async with opened(store_url) as store:
        for table in ("a", "b"):
            await make(store, table)
        impatient = asyncio.create_task(add(store, 1, b"x", table="a"))
        patient = asyncio.create_task(add(store, 1, b"x", table="b"))
        await asyncio.sleep(0)
        impatient.cancel()
        assert await patient
        assert await log(store, "a") in ([b"made"], [b"made", b"x"])


async def test_what_waits_when_the_store_closes_is_stored(store_url: str) -> None:
    store = open_store(store_url)
    await store.open()
    for table in ("a", "b"):
        await make(store, table)
    waiting = [asyncio.create_task(add(store, 1, b"x", table=table)) for table in ("a", "b")]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [True, True]
    async with opened(store_url) as again:
        assert await log(again, "b") == [b"made", b"x"]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    rounds=st.lists(
        st.lists(st.tuples(st.integers(0, 2), st.integers(0, 6), st.integers(1, 3)), min_size=1, max_size=6), max_size=5
    )
)
def test_whatever_is_tried_the_log_is_what_was_acknowledged(
    kind: str, rounds: list[list[tuple[int, int, int]]], request: pytest.FixtureRequest
) -> None:
    """Rounds of appends at once: table, number and length of each."""
    url: str = request.getfixturevalue(f"{kind}_url")

    async def play() -> None:
        async with opened(url) as store:
            expected: dict[str, list[bytes]] = {}
            for table in ("0", "1", "2"):
                await store.delete(table)
                await make(store, table)
                expected[table] = [b"made"]
            for i, tries in enumerate(rounds):
                entries = [[b"%d %d %d" % (i, j, k) for k in range(length)] for j, (_, _, length) in enumerate(tries)]
                jobs = [add(store, after, *entries[j], table=str(table)) for j, (table, after, _) in enumerate(tries)]
                for (number, after, _), brought, won in zip(tries, entries, await asyncio.gather(*jobs), strict=True):
                    if won:
                        assert len(expected[str(number)]) == after
                        expected[str(number)] += brought
            assert {table: await log(store, table) for table in expected} == expected

    asyncio.run(play())
