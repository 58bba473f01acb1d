"""Whole tables in and out of a store, notices, and what servers share, on both SQLite and PostgreSQL."""

import asyncio
import stat
from pathlib import Path

import pytest

from curiouser.server.store import open_store
from curiouser.server.store.base import Entry, Kept, Notice, Store, StoreProblem, Summary
from tests.server.store.tables import add, log, make, opened, summary


async def whole(store: Store, only: str = "") -> list[Kept]:
    return [kept async for kept in store.snapshot(only)]


def kept(table: str = "t", code: str | None = "ABCD") -> Kept:
    notice = Notice(0, 1, "https://tea.example", b"{}", 7)
    return Kept(table, code, b"seed", summary(2), [Entry(1, 5, b"made"), Entry(2, 9, b"moved")], [notice])


async def test_a_table_goes_out_and_in_unchanged(store_url: str) -> None:
    async with opened(store_url) as store:
        assert await store.put(kept())
        [found] = await whole(store)
        assert found.entries == kept().entries
        assert (found.code, found.secret, found.summary) == ("ABCD", b"seed", kept().summary)
        assert [(notice.person, notice.address, notice.told) for notice in found.notices] == [
            (1, "https://tea.example", 7)
        ]
        assert await add(store, 2, b"more")


async def test_tables_come_in_the_order_of_their_ids(store_url: str) -> None:
    async with opened(store_url) as store:
        for number in range(120):
            await make(store, f"t{number:03}", f"c{number}")
        assert [each.table for each in await whole(store)] == [f"t{number:03}" for number in range(120)]
        assert [each.table for each in await whole(store, "t007")] == ["t007"]
        assert await whole(store, "nowhere") == []
        assert await store.count() == 120


async def test_a_snapshot_is_of_one_moment(store_url: str) -> None:
    async with opened(store_url) as store:
        for number in range(60):
            await make(store, f"t{number:02}", f"c{number}")
        snapshot = store.snapshot()
        first = await anext(snapshot)
        await add(store, 1, b"later", table="t59")
        await make(store, "t99", "late")
        rest = [each async for each in snapshot]
        assert [len(each.entries) for each in (first, *rest)] == [1] * 60


async def test_what_is_there_is_not_written_over(store_url: str) -> None:
    async with opened(store_url) as store:
        await make(store, "t", "EFGH")
        assert not await store.put(kept())
        assert await log(store) == [b"made"]
        assert await store.find("ABCD") is None


async def test_a_code_that_is_taken_stays_with_its_table(store_url: str) -> None:
    async with opened(store_url) as store:
        await make(store, "other", "ABCD")
        assert await store.put(kept())
        assert await store.put(kept("u", None))
        assert await store.find("ABCD") == "other"
        assert await log(store) == [b"made", b"moved"]


async def test_a_backup_is_a_sqlite_file_of_that_moment(store_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    async with opened(store_url) as store:
        for number in range(70):
            await store.put(kept(f"t{number:02}", f"c{number}"))
        await store.shared("push", b"key")
        await store.backup(copy)
        await add(store, 2, b"later", table="t00")
        everything = [each for each in await whole(store) if each.table != "t00"]
        with pytest.raises(StoreProblem, match="already exists"):
            await store.backup(copy)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert not (tmp_path / "copy.db.unfinished").exists()
    async with opened(f"sqlite:///{copy}") as restored:
        assert await log(restored, "t00") == [b"made", b"moved"]
        assert [each for each in await whole(restored) if each.table != "t00"] == everything
        assert await restored.shared("push", b"another") == b"key"


async def test_a_backup_of_postgresql_that_fails_leaves_nothing_behind(postgres_url: str, tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("")
    async with opened(postgres_url) as store:
        with pytest.raises(StoreProblem, match="can’t be used"):
            await store.backup(tmp_path / "folder" / "copy.db")
    assert [one.name for one in tmp_path.iterdir()] == ["folder"]


async def test_old_tables_are_those_without_entries_and_without_a_running_clock(store_url: str) -> None:
    async with opened(store_url) as store:
        await make(store, "old", "A", at=100)
        await make(store, "new", "B", at=200)
        await store.create("slow", "C", b"", [b"made"], 100, summary(1, deadline=900, updated=100))
        await store.create("late", "D", b"", [b"made"], 100, summary(1, deadline=150, updated=100))
        assert await store.old(150, 10) == ["old"]
        assert await store.old(151, 10) == ["late", "old"]
        assert await store.old(151, 1) == ["late"]


async def test_tables_where_somebody_waits_for_notices_are_found(store_url: str) -> None:
    async with opened(store_url) as store:
        for id, status in (("a", "playing"), ("b", "over"), ("c", "playing")):
            await store.create(id, id, b"", [b"1"], 1, Summary(status, "tea-time", 1, None, 1))
        for id in ("a", "b"):
            for person in (1, 2):
                await store.add_notice(id, person, "https://a", b"", 5)
        assert await store.noticed() == ["a"]
        await store.append("b", 1, [b"2"], 2, Summary("playing", "tea-time", 2, None, 2))
        assert await store.noticed() == ["a", "b"]


async def test_notices_are_kept_once_for_each_address(store_url: str) -> None:
    async with opened(store_url) as store:
        await make(store)
        assert await store.add_notice("t", 1, "https://a", b"1", 2)
        assert await store.add_notice("t", 1, "https://a", b"2", 2)
        assert await store.add_notice("t", 1, "https://b", b"3", 2)
        assert not await store.add_notice("t", 1, "https://c", b"4", 2)
        assert await store.add_notice("t", 2, "https://c", b"5", 2)
        assert not await store.add_notice("nowhere", 2, "https://c", b"5", 2)
        found = await store.notices("t")
        assert [(each.person, each.address, each.data, each.told) for each in found] == [
            (1, "https://a", b"2", 0),
            (1, "https://b", b"3", 0),
            (2, "https://c", b"5", 0),
        ]
        await store.end_notice("t", 1, "https://a")
        await store.end_notice("t", 1, "https://c")
        assert [each.address for each in await store.notices("t")] == ["https://b", "https://c"]
        await store.delete("t")
        assert await store.notices("t") == []


async def test_a_turn_is_claimed_once(store_url: str) -> None:
    async with opened(store_url) as store:
        await make(store)
        await store.add_notice("t", 1, "https://a", b"", 5)
        [notice] = await store.notices("t")
        assert sorted(await asyncio.gather(*(store.claim(notice.id, 3) for _ in range(5)))) == [False] * 4 + [True]
        assert not await store.claim(notice.id, 2)
        assert await store.claim(notice.id, 4)
        assert not await store.claim(notice.id + 1, 4)


async def test_servers_share_what_came_first(store_url: str) -> None:
    async with opened(store_url) as one, opened(store_url) as other:
        assert await one.shared("key", b"one") == b"one"
        assert await other.shared("key", b"other") == b"one"
        assert await other.shared("another", b"other") == b"other"


async def test_a_file_that_is_no_database_has_no_tables_to_give(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("Once upon a time there were three little sisters" * 50)
    with pytest.raises(StoreProblem, match="isn’t an SQLite database"):
        await whole(open_store(f"sqlite:///{tmp_path / 'tables.db'}"))


async def test_a_postgresql_that_is_away_has_no_tables_to_give() -> None:
    with pytest.raises(StoreProblem, match="doesn’t answer"):
        await whole(open_store("postgresql://127.0.0.1:1/nothing"))
