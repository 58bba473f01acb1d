"""PostgreSQL that restarts, is away or is misconfigured: the store recovers by itself or says what is wrong."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from curiouser.server.store import open_store
from curiouser.server.store.base import Store, StoreProblem
from curiouser.server.store.migrations import migrations
from curiouser.server.store.postgres import PostgresStore
from curiouser.server.store.postgres_link import Link, place, problem
from tests.server.store.postgres_server import Postgres
from tests.server.store.proxy import Proxy
from tests.server.store.tables import add, log, make, opened, summary
from tests.waiting import until


@asynccontextmanager
async def session(url: str) -> AsyncIterator[Any]:
    """Another program's connection to the same database."""
    connection = await asyncpg.connect(url)
    try:
        yield connection
    finally:
        await connection.close()


async def keep_appending(store: Store, table: str, done: asyncio.Event) -> list[bytes]:
    """One after the other, each told apart; all are acknowledged."""
    words = [b"made"]
    while not done.is_set():
        words.append(b"%d" % len(words))
        assert await add(store, len(words) - 1, words[-1], table=table)
    return words


@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_a_restart_under_load_loses_nothing_and_refuses_nothing(
    postgres: Postgres, postgres_url: str, mode: str
) -> None:
    tables = [f"t{i}" for i in range(20)]
    done = asyncio.Event()
    async with opened(postgres_url) as store:
        await asyncio.gather(*(make(store, table) for table in tables))
        playing = [asyncio.create_task(keep_appending(store, table, done)) for table in tables]
        for _ in range(2):
            before = len(await store.read("t0"))
            await asyncio.to_thread(postgres.restart, mode)
            while len(await store.read("t0")) < before + 3:
                pass
        done.set()
        for table, words in zip(tables, await asyncio.gather(*playing), strict=True):
            assert await log(store, table) == words


async def test_a_connection_that_asyncpg_tripped_over_is_given_up_and_the_work_done_on_another(
    postgres_url: str,
) -> None:
    """It happens where PostgreSQL ends a session at the moment in which something is asked."""
    link = Link(postgres_url, size=1, patience=10)
    await link.open()
    used: list[int] = []

    async def work(connection: Any) -> str:
        used.append(connection.get_server_pid())
        if len(used) == 1:
            raise asyncpg.InternalClientError("another operation is in progress")
        return str(await connection.fetchval("SELECT 'done'"))

    assert await link.run(work) == "done"
    assert len(set(used)) == 2
    await link.close()


async def test_everything_waits_for_a_server_that_is_away(postgres: Postgres, postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        await make(store)
        await asyncio.to_thread(postgres.stop)
        jobs = (add(store, 1, b"x"), make(store, "u"), store.secret("t"), store.find("code-t"))
        waiting = asyncio.gather(*jobs)
        await asyncio.to_thread(postgres.start)
        assert tuple(await waiting) == (True, True, b"seed", "t")


async def test_whoever_has_waited_long_enough_is_told(postgres: Postgres, postgres_url: str) -> None:
    store = PostgresStore(postgres_url)
    patience = store._link.patience
    await store.open()
    await make(store)
    await asyncio.to_thread(postgres.stop)
    store._link.patience = store._appending.patience = 0.2
    try:
        for table in ("t", "u"):
            with pytest.raises(StoreProblem, match="doesn’t answer"):
                await add(store, 1, b"x", table=table)
        with pytest.raises(StoreProblem, match="doesn’t answer"):
            await store.read("t")
    finally:
        await asyncio.to_thread(postgres.start)
    store._link.patience = store._appending.patience = patience
    assert await add(store, 1, b"y")
    assert await log(store) == [b"made", b"y"]
    await store.close()


@pytest.fixture
def wire() -> Iterator[Path]:
    """A folder for the socket of a proxy; its name is short, as names of sockets must be."""
    with tempfile.TemporaryDirectory(prefix="curiouser-") as folder:
        yield Path(folder)


@asynccontextmanager
async def through(wire: Path, postgres: Postgres, url: str) -> AsyncIterator[tuple[Proxy, Store]]:
    """A store behind a proxy, with a table `t` that has been appended to."""
    async with Proxy(wire, postgres.data) as proxy, opened(url.replace(str(postgres.data), str(wire))) as store:
        await make(store)
        await add(store, 1, b"first")
        yield proxy, store


async def test_an_append_whose_answer_was_lost_is_there_once_and_acknowledged(
    wire: Path, postgres: Postgres, postgres_url: str
) -> None:
    async with through(wire, postgres, postgres_url) as (proxy, store):
        proxy.lose_answer()
        assert await add(store, 2, b"a", b"b")
        assert proxy.cuts == 1
        assert await log(store) == [b"made", b"first", b"a", b"b"]


async def test_an_append_that_was_lost_on_its_way_is_there_once_and_acknowledged(
    wire: Path, postgres: Postgres, postgres_url: str
) -> None:
    async with through(wire, postgres, postgres_url) as (proxy, store):
        proxy.lose_question()
        assert await add(store, 2, b"a", b"b")
        assert proxy.cuts == 1
        assert await log(store) == [b"made", b"first", b"a", b"b"]


async def test_an_append_whose_answer_was_lost_is_acknowledged_though_others_went_on(
    wire: Path, postgres: Postgres, postgres_url: str
) -> None:
    async with through(wire, postgres, postgres_url) as (proxy, store), opened(postgres_url) as other:
        proxy.lose_answer()
        proxy.is_through.clear()
        waiting = asyncio.create_task(add(store, 2, b"mine"))
        while not await add(other, 3, b"after it"):
            pass
        proxy.is_through.set()
        assert await waiting
        assert await log(store) == [b"made", b"first", b"mine", b"after it"]


async def test_an_append_that_was_lost_on_its_way_loses_to_whoever_came_in_between(
    wire: Path, postgres: Postgres, postgres_url: str
) -> None:
    async with through(wire, postgres, postgres_url) as (proxy, store), opened(postgres_url) as other:
        proxy.lose_question()
        proxy.is_through.clear()
        waiting = asyncio.create_task(add(store, 2, b"mine", b"mine too"))
        await until(lambda: proxy.cuts)
        assert await add(other, 2, b"theirs")
        proxy.is_through.set()
        assert not await waiting
        assert await log(store) == [b"made", b"first", b"theirs"]


async def test_of_several_at_one_number_one_wins_when_the_answer_was_lost(
    wire: Path, postgres: Postgres, postgres_url: str
) -> None:
    """Even though they bring the same words."""
    async with through(wire, postgres, postgres_url) as (proxy, store):
        proxy.lose_answer()
        won = await asyncio.gather(add(store, 2, b"same"), add(store, 2, b"same"), add(store, 1, b"late"))
        assert sorted(won) == [False, False, True]
        assert await log(store) == [b"made", b"first", b"same"]


async def test_a_table_made_when_the_answer_was_lost_is_made_once(
    wire: Path, postgres: Postgres, postgres_url: str
) -> None:
    async with through(wire, postgres, postgres_url) as (proxy, store):
        proxy.lose_answer(b"COMMIT")
        assert await make(store, "u")
        assert proxy.cuts == 1
        assert await log(store, "u") == [b"made"]
        assert not await make(store, "u")


async def test_a_table_that_another_made_in_between_is_not_taken_for_ours(
    wire: Path, postgres: Postgres, postgres_url: str
) -> None:
    async with through(wire, postgres, postgres_url) as (proxy, store), opened(postgres_url) as other:
        proxy.lose_question(b"COMMIT")
        proxy.is_through.clear()
        waiting = asyncio.create_task(make(store, "u"))
        await until(lambda: proxy.cuts)
        assert await other.create("u", "WXYZ", b"their seed", [b"made"], 0, summary(1))
        proxy.is_through.set()
        assert not await waiting
        assert await store.secret("u") == b"their seed"


async def test_a_table_deleted_when_the_answer_was_lost_is_deleted(
    wire: Path, postgres: Postgres, postgres_url: str
) -> None:
    async with through(wire, postgres, postgres_url) as (proxy, store):
        proxy.lose_answer(b"COMMIT")
        await store.delete("t")
        assert proxy.cuts == 1
        assert await store.read("t") == []


async def test_an_append_that_waits_for_a_row_sees_it_as_it_is_then(postgres_url: str) -> None:
    async with opened(postgres_url) as store, session(postgres_url) as other:
        await make(store)
        for after, change, won in ((1, "code = NULL", True), (2, "last = 9", False)):
            transaction = other.transaction()
            await transaction.start()
            await other.execute(f"UPDATE tables SET {change} WHERE id = 't'")
            waiting = asyncio.create_task(add(store, after, b"x"))
            await until_somebody_waits(other)
            await transaction.commit()
            assert await waiting is won


async def test_an_append_that_waits_for_a_table_that_is_deleted_stores_nothing(postgres_url: str) -> None:
    async with opened(postgres_url) as store, session(postgres_url) as other:
        await make(store)
        transaction = other.transaction()
        await transaction.start()
        await other.execute("DELETE FROM tables WHERE id = 't'")
        waiting = asyncio.create_task(add(store, 1, b"x"))
        await until_somebody_waits(other)
        await transaction.commit()
        assert not await waiting
        assert await other.fetchval("SELECT count(*) FROM entries WHERE n > 1") == 0


async def until_somebody_waits(connection: Any) -> None:
    while not await connection.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
        pass


async def test_stores_that_open_an_empty_database_at_once_make_its_tables_once(postgres_url: str) -> None:
    stores = [open_store(postgres_url) for _ in range(5)]
    await asyncio.gather(*(store.open() for store in stores))
    await make(stores[0])
    assert await log(stores[4]) == [b"made"]
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_database_of_a_newer_program_is_told(postgres_url: str) -> None:
    newest = max(migrations("postgres"))
    async with opened(postgres_url), session(postgres_url) as other:
        await other.execute("INSERT INTO schema_version (number) VALUES ($1)", newest + 1)
    with pytest.raises(
        StoreProblem, match=f"newer version of Curiouser \\(schema {newest + 1}; this version supports {newest}\\)"
    ):
        await open_store(postgres_url).open()


async def test_a_database_that_is_up_to_date_is_opened_without_the_right_to_change_its_tables(
    postgres_url: str,
) -> None:
    async with opened(postgres_url):
        pass
    async with opened(f"{postgres_url}&default_transaction_read_only=on") as store:
        assert await store.read("t") == []
        with pytest.raises(StoreProblem, match="is read-only"):
            await make(store)
        with pytest.raises(StoreProblem, match="is read-only"):
            await add(store, 1, b"x")


async def test_a_database_where_no_tables_may_be_made_is_told(postgres_url: str) -> None:
    with pytest.raises(StoreProblem, match="is read-only"):
        await open_store(f"{postgres_url}&default_transaction_read_only=on").open()


async def test_entries_reach_the_disk_whatever_the_database_is_set_to(postgres_url: str) -> None:
    store = PostgresStore(f"{postgres_url}&synchronous_commit=off")
    await store.open()
    for link in (store._link, store._appending):
        for _ in range(2):
            assert await link.run(lambda connection: connection.fetchval("SHOW synchronous_commit")) == "on"
    await store.close()


async def test_a_server_that_is_not_there_is_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(StoreProblem, match="doesn’t answer"):
        await open_store(f"postgresql://alice:queen@/tables?host={tmp_path}").open()


async def test_a_database_that_is_not_there_is_told(postgres: Postgres) -> None:
    with pytest.raises(StoreProblem, match=r"no database .*/looking-glass; create it with createdb"):
        await open_store(postgres.url.replace("/postgres?", "/looking-glass?")).open()


async def test_a_name_that_is_not_known_is_told(postgres: Postgres) -> None:
    with pytest.raises(StoreProblem, match="refused the login"):
        await open_store(postgres.url.replace("postgres@", "alice:queen@")).open()


@pytest.mark.parametrize("url", ["postgresql://alice:queen@localhost:tea/tables", "postgresql://alice:queen@[/tables"])
async def test_an_address_that_can_not_be_read_is_told(url: str) -> None:
    with pytest.raises(StoreProblem, match="can’t be used") as problem:
        await open_store(url).open()
    assert "queen" not in str(problem.value)


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("postgresql://alice:queen@tea.example:5433/tables?sslmode=require", "tea.example/tables"),
        ("postgresql:///tables", "localhost/tables"),
        ("postgresql://alice:queen@/tables?host=/run/postgresql", "/run/postgresql/tables"),
        ("postgresql://tea.example/", "tea.example"),
    ],
)
def test_a_place_is_named_without_name_and_password(url: str, words: str) -> None:
    assert place(url) == words


def test_details_of_an_error_are_not_told() -> None:
    error = asyncpg.NotNullViolationError.new({"C": "23502", "M": "null value", "D": "Failing row: (seed)"})
    assert str(problem(error, "here")) == "here can’t be used: null value."


def test_a_full_disk_of_postgresql_is_told() -> None:
    assert "is full" in str(problem(asyncpg.DiskFullError("no space left"), "here"))
