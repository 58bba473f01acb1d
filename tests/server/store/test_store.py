"""What a store does, on both SQLite and PostgreSQL."""

import pytest

from curiouser.server.store import open_store
from curiouser.server.store.base import CLOSED, CODE_LIFE, Entry, Result, StoreProblem, Summary
from tests.server.store.tables import add, log, make, opened, summary


async def test_a_table_is_read_as_it_was_made(store_url: str) -> None:
    async with opened(store_url) as store:
        assert await store.create("t", "ABCD", b"seed", [b"made", b"seated"], 7, summary(2))
        assert await store.read("t") == [Entry(1, 7, b"made"), Entry(2, 7, b"seated")]


async def test_any_bytes_come_back_as_they_were(store_url: str) -> None:
    every = bytes(range(256)) * 300
    async with opened(store_url) as store:
        assert await store.create("t", "ABCD", every, [every, b""], 7, summary(2))
        assert await log(store) == [every, b""]
        assert await store.secret("t") == every


async def test_entries_follow_each_other(store_url: str) -> None:
    async with opened(store_url) as store:
        await make(store)
        assert await add(store, 1, b"a", b"b", at=5)
        assert await add(store, 3, b"c", at=6)
        assert await store.read("t", 1) == [Entry(2, 5, b"a"), Entry(3, 5, b"b"), Entry(4, 6, b"c")]


@pytest.mark.parametrize("after", [0, 1, 3])
async def test_what_does_not_follow_the_last_entry_is_not_stored(store_url: str, after: int) -> None:
    async with opened(store_url) as store:
        await make(store)
        await add(store, 1, b"a")
        before = await store.summaries()
        assert not await add(store, after, b"b", b"c")
        assert await log(store) == [b"made", b"a"]
        assert await store.summaries() == before


async def test_nothing_is_appended_to_a_table_that_is_not_there(store_url: str) -> None:
    async with opened(store_url) as store:
        assert not await add(store, 0, b"a")
        assert not await add(store, 1, b"a")
        assert await store.read("t") == []


async def test_no_id_is_given_twice(store_url: str) -> None:
    async with opened(store_url) as store:
        assert await make(store, "t", "ABCD")
        assert not await store.create("t", "EFGH", b"other", [b"x"], 0, summary(1))
        assert await store.find("EFGH") is None
        assert await store.secret("t") == b"seed"
        assert await log(store) == [b"made"]


async def test_no_code_is_given_twice(store_url: str) -> None:
    async with opened(store_url) as store:
        assert await make(store, "t", "ABCD")
        assert not await make(store, "u", "ABCD")
        assert await store.find("ABCD") == "t"
        assert await store.read("u") == []
        assert await store.secret("u") is None


async def test_a_closed_table_gives_its_code_away(store_url: str) -> None:
    async with opened(store_url) as store:
        await make(store, "t", "ABCD")
        assert await store.append("t", 1, [b"closed"], 0, summary(2, CLOSED))
        assert await store.find("ABCD") is None
        assert await make(store, "u", "ABCD")
        assert await store.find("ABCD") == "u"


async def test_an_old_table_loses_its_code_when_a_new_one_wants_it(store_url: str) -> None:
    async with opened(store_url) as store:
        await make(store, "old", "ABCD", at=0)
        assert not await make(store, "new", "ABCD", at=CODE_LIFE)
        assert await store.find("ABCD") == "old"
        assert await make(store, "new", "ABCD", at=CODE_LIFE + 1)
        assert await store.find("ABCD") == "new"
        assert await log(store, "old") == [b"made"]


async def test_an_old_table_keeps_its_code_when_the_id_of_the_new_one_is_taken(store_url: str) -> None:
    async with opened(store_url) as store:
        await make(store, "old", "ABCD", at=0)
        await make(store, "taken", "EFGH", at=0)
        assert not await make(store, "taken", "ABCD", at=CODE_LIFE + 1)
        assert await store.find("ABCD") == "old"


async def test_codes_and_ids_that_nobody_has_are_not_found(store_url: str) -> None:
    async with opened(store_url) as store:
        await make(store)
        for word in ("", "t ", "T", "żółw", "\0", "t\0", "\ud800", "x" * 100_000):
            assert await store.find(word) is None
            assert await store.read(word) == []
            assert await store.secret(word) is None
        assert await store.read("t", 10**30) == []


async def test_tables_are_due_when_their_deadline_is_reached_the_earliest_first(store_url: str) -> None:
    async with opened(store_url) as store:
        for table, deadline in {"a": 30, "b": 10, "c": None, "d": 20, "e": 21}.items():
            await make(store, table)
            await store.append(table, 1, [b"x"], 0, summary(2, deadline=deadline))
        assert await store.due(20, 10) == ["b", "d"]
        assert await store.due(30, 3) == ["b", "d", "e"]
        await store.append("b", 2, [b"moved"], 0, summary(3, deadline=None))
        assert await store.due(20, 10) == ["d"]


async def test_a_summary_changes_with_the_log(store_url: str) -> None:
    async with opened(store_url) as store:
        await make(store)
        changed = Summary("over", "adventures", 2, 99, 98)
        await store.append("t", 1, [b"x"], 98, changed)
        assert await store.summaries() == [("t", changed)]


async def test_summaries_come_page_by_page_in_the_order_of_ids(store_url: str) -> None:
    async with opened(store_url) as store:
        for table in ("b", "Z", "a", "_", "9"):
            await make(store, table)
        assert [id for id, _ in await store.summaries(limit=3)] == ["9", "Z", "_"]
        assert [id for id, _ in await store.summaries(after="_", limit=3)] == ["a", "b"]
        assert await store.summaries(after="b") == []


async def test_the_newest_of_a_status_come_first(store_url: str) -> None:
    async with opened(store_url) as store:
        for id, status, updated in (("a", "listed", 5), ("b", "listed", 7), ("c", "over", 9), ("d", "listed", 2)):
            await make(store, id)
            await store.append(id, 1, [b"changed"], updated, summary(2, status, None, updated))
        assert await store.newest("listed", 3, 10) == [("b", 2), ("a", 2)]
        assert await store.newest("listed", 0, 2) == [("b", 2), ("a", 2)]
        assert await store.newest("listed", 8, 2) == []


async def test_summaries_can_be_chosen_by_status(store_url: str) -> None:
    async with opened(store_url) as store:
        for table in ("a", "b", "c"):
            await make(store, table)
        await store.append("b", 1, [b"over"], 0, summary(2, "over"))
        assert await store.summaries(status="over") == [("b", summary(2, "over"))]
        assert [id for id, _ in await store.summaries(status="playing", after="a")] == ["c"]
        assert await store.summaries(status="waiting") == []


async def test_a_deleted_table_is_gone_with_all_it_had(store_url: str) -> None:
    async with opened(store_url) as store:
        for table in ("t", "u"):
            await make(store, table)
        await store.delete("t")
        assert await store.read("t") == []
        assert await store.secret("t") is None
        assert await store.find("code-t") is None
        assert not await add(store, 1, b"x")
        assert [id for id, _ in await store.summaries()] == ["u"]
        assert await log(store, "u") == [b"made"]


async def test_a_deleted_table_can_be_made_anew_and_has_nothing_of_the_old_one(store_url: str) -> None:
    async with opened(store_url) as store:
        await make(store)
        await add(store, 1, b"old")
        await store.delete("t")
        assert await make(store)
        assert await log(store) == [b"made"]


async def test_deleting_what_is_not_there_does_no_harm(store_url: str) -> None:
    async with opened(store_url) as store:
        await make(store)
        await store.delete("u")
        assert await log(store) == [b"made"]


async def test_everything_is_there_when_the_store_is_opened_again(store_url: str) -> None:
    async with opened(store_url) as store:
        await make(store, "t", "ABCD")
        await add(store, 1, b"a")
    async with opened(store_url) as store:
        assert await log(store) == [b"made", b"a"]
        assert await store.find("ABCD") == "t"
        assert await add(store, 2, b"b")


async def test_two_stores_on_one_database_see_each_other(store_url: str) -> None:
    async with opened(store_url) as one, opened(store_url) as other:
        await make(one)
        assert await add(other, 1, b"other")
        assert not await add(one, 1, b"one")
        assert await log(one) == [b"made", b"other"]


@pytest.mark.parametrize(("after", "entries", "last"), [(1, [], 1), (1, [b"x"], 3), (-1, [b"x"], 0)])
async def test_a_summary_that_does_not_fit_its_entries_is_a_fault(
    store_url: str, after: int, entries: list[bytes], last: int
) -> None:
    async with opened(store_url) as store:
        await make(store)
        with pytest.raises(ValueError, match="follow"):
            await store.append("t", after, entries, 0, summary(last))
        assert await log(store) == [b"made"]


async def test_a_closed_store_says_so(store_url: str) -> None:
    async with opened(store_url) as store:
        await make(store)
    for attempt in (add(store, 1, b"a"), store.read("t"), store.find("ABCD"), make(store, "u"), store.delete("t")):
        with pytest.raises(StoreProblem, match="shutting down"):
            await attempt
    async with opened(store_url) as store:
        assert await log(store) == [b"made"]


async def test_a_store_that_never_opened_can_be_closed(store_url: str) -> None:
    store = open_store(store_url)
    await store.close()
    with pytest.raises(StoreProblem, match="shutting down"):
        await add(store, 1, b"a")


async def test_results_of_a_deal_are_kept_once_for_a_match_and_told_the_latest_first(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.create("one", "BCDF", b"s", [b"made"], 7, summary(1))
        await store.create("two", "BCDG", b"s", [b"made"], 7, summary(1))
        for table, number, data in (("one", 1, b"a"), ("one", 1, b"again"), ("two", 1, b"b"), ("two", 2, b"other")):
            await store.add_result(table, number, "deal" if number == 1 else "another", data)
        await store.add_result("nowhere", 1, "deal", b"lost")
        assert await store.results("deal", 10) == (2, [b"b", b"a"])
        assert await store.results("deal", 1) == (2, [b"b"])
        assert await store.results("nothing", 10) == (0, [])


async def test_results_go_with_their_table_and_move_with_it(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.create("one", "BCDF", b"s", [b"made"], 7, summary(1))
        await store.add_result("one", 1, "deal", b"a")
        (kept,) = [each async for each in store.snapshot("one")]
        assert kept.results == (Result(1, "deal", b"a"),)
        await store.delete("one")
        assert await store.results("deal", 10) == (0, [])
        assert await store.put(kept)
        assert await store.results("deal", 10) == (1, [b"a"])
