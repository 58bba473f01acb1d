"""What players reported and what the operator decided: on SQLite and on PostgreSQL alike."""

import os
from pathlib import Path

from curiouser.server.runtime.exports import read_in
from curiouser.server.store import open_store
from curiouser.server.store.base import Report, ServerRule
from tests.server.store.tables import make, opened, summary

BAN = ServerRule("ban-name", "Żółw \u2019n Hare", b"{}")


async def test_reports_come_latest_first_and_of_one_table_if_asked(store_url: str) -> None:
    async with opened(store_url) as store:
        await make(store, "one")
        await make(store, "two")
        assert await store.add_report("one", 1, 1, b"1", 9)
        assert await store.add_report("two", 1, 2, b"2", 9)
        assert await store.add_report("one", 5, 3, b"3", 9)
        assert [report.data for report in await store.reports(10)] == [b"3", b"2", b"1"]
        assert [report.data for report in await store.reports(1)] == [b"3"]
        latest, *_ = await store.reports(10, "one")
        assert latest == Report(latest.id, "one", 5, 3, b"3")
        assert [report.data for report in await store.reports(10, "one")] == [b"3", b"1"]
        assert await store.reports(10, "no such\0table") == []


async def test_a_table_has_so_many_reports_and_no_more(store_url: str) -> None:
    async with opened(store_url) as store:
        await make(store, "t")
        assert [await store.add_report("t", 1, at, b"", 2) for at in range(3)] == [True, True, False]
        assert not await store.add_report("nowhere", 1, 1, b"", 2)
        first = (await store.reports(10))[-1]
        assert await store.end_report(first.id)
        assert not await store.end_report(first.id)
        assert await store.add_report("t", 1, 9, b"", 2)


async def test_reports_go_with_their_table_and_move_with_it(store_url: str) -> None:
    async with opened(store_url) as store:
        await make(store, "t")
        await store.add_report("t", 1, 7, b"why", 9)
        [kept] = [each async for each in store.snapshot("t")]
        await store.delete("t")
        assert await store.reports(10) == []
        assert await store.put(kept)
        [report] = await store.reports(10)
        assert (report.table, report.n, report.at, report.data) == ("t", 1, 7, b"why")


async def test_all_servers_have_the_same_rules_and_the_newest(store_url: str) -> None:
    async with opened(store_url) as one, opened(store_url) as other:
        await one.set_server_rule(BAN)
        await one.set_server_rule(ServerRule("limit", "listeners", b"5"))
        await other.set_server_rule(ServerRule("limit", "listeners", b"7"))
        assert await one.server_rules() == [BAN, ServerRule("limit", "listeners", b"7")]
        assert await other.end_server_rule(BAN.kind, BAN.name)
        assert not await one.end_server_rule(BAN.kind, BAN.name)
        assert await one.server_rules() == [ServerRule("limit", "listeners", b"7")]
    async with opened(store_url) as again:
        assert await again.server_rules() == [ServerRule("limit", "listeners", b"7")]


async def test_a_backup_has_reports_and_rules_and_gives_them_back(store_url: str, tmp_path: Path) -> None:
    copy, elsewhere = tmp_path / "copy.db", f"sqlite:///{tmp_path / 'elsewhere.db'}"
    async with opened(store_url) as store:
        await make(store, "t")
        await store.add_report("t", 1, 7, b"why", 9)
        await store.set_server_rule(BAN)
        await store.backup(copy)
    async with opened(f"sqlite:///{copy}") as copied:
        assert await copied.server_rules() == [BAN]
        [kept] = [each async for each in copied.snapshot()]
        assert [report.data for report in kept.reports] == [b"why"]
        await copied.delete("t")  # which is no table that a server could have made
    async with opened(elsewhere) as store:
        await read_in(store, copy, skip=False, told=lambda: None)
        assert await store.server_rules() == [BAN]


async def test_a_database_grows_on_its_disk(store_url: str) -> None:
    async with opened(store_url) as store:
        before = await store.size()
        for number in range(200):
            await store.create(f"t{number}", f"c{number}", b"seed", [os.urandom(10_000)], 0, summary(1))
        assert await store.size() > before + 1_000_000


async def test_a_file_without_a_server_has_no_size(tmp_path: Path) -> None:
    assert await open_store(f"sqlite:///{tmp_path / 'nothing.db'}").size() == 0
