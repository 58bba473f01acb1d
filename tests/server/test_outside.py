"""Outsiders learn nothing about the machine or private tables, and always get an answer."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
from structlog.testing import capture_logs

from curiouser import client
from curiouser.client import Client, NotDone, new_key
from curiouser.client import post as ask
from curiouser.server.app import Server
from curiouser.server.core import commands as c
from curiouser.server.http import routes as api
from curiouser.server.http.responses import HEADERS
from curiouser.server.settings import Settings
from curiouser.server.store.base import StoreProblem, Summary
from tests.server.playing import come, play_all, start
from tests.server.serving import QUICK, base, serving
from tests.server.test_http import TABLE, asking, get, post
from tests.server.test_pages import built
from tests.waiting import LONGEST, until

__all__ = ["built"]  # a fixture

WHERE = "/srv/looking-glass/tables.db"


class Full:
    """A store on a disk that is full; whatever it is asked, it says so and where that is."""

    def __init__(self, store: Any, *methods: str) -> None:
        self.store = store
        self.methods = methods

    def __getattr__(self, name: str) -> Any:
        return self.fail if name in self.methods else getattr(self.store, name)

    async def fail(self, *_: Any, **__: Any) -> None:
        raise StoreProblem("store-full", where=WHERE)


def fill(server: Server, *methods: str) -> None:
    full: Any = Full(server.tables.store, *methods)
    server.tables.store = full


async def test_a_fault_of_the_store_is_told_without_the_place_of_the_database(sqlite_url: str) -> None:
    with capture_logs() as logged:
        async with asking(sqlite_url) as (server, session):
            fill(server, "create", "read", "find", "newest")
            for status, trouble in (
                await post(session, "/api/tables", TABLE),
                await get(session, "/api/tables"),
                await get(session, "/api/tables/0123456789abcdef"),
                await get(session, "/api/codes/BCDF"),
            ):
                assert (status, trouble["id"]) == (503, "refused-trouble")
                assert WHERE not in trouble["sentence"]
            assert server.metrics.troubles._value.get() == 4
    assert sum(WHERE in repr(entry) and entry["problem"] == "store-full" for entry in logged) == 4


async def test_health_is_one_word_with_503_while_the_store_is_not_well(sqlite_url: str) -> None:
    with capture_logs() as logged:
        async with asking(sqlite_url) as (server, session):
            well = server.tables.store
            assert await get(session, "/healthz") == (200, {"status": "ok"})
            fill(server, "summaries")
            assert await get(session, "/healthz") == (503, {"status": "store"})
            server.tables.store = well
            assert await get(session, "/healthz") == (200, {"status": "ok"})
    assert any(WHERE in repr(entry) for entry in logged)


def test_the_openapi_document_knows_how_health_is_told() -> None:
    answers = msgspec.json.decode(api.openapi())["paths"]["/healthz"]["get"]["responses"]
    assert answers["503"]["content"] == answers["200"]["content"]


async def test_a_socket_hears_of_a_fault_without_the_place_of_the_database(sqlite_url: str) -> None:
    with capture_logs() as logged:
        async with serving(sqlite_url) as server:
            made = await client.make_table(base(server), "tic-tac-toe", 2, "Alice")
            server.tables.live.clear()
            fill(server, "read")
            async with Client(base(server), made.table) as onlooker:
                assert onlooker.gone == "table"
            heard = b"".join(onlooker.messages)
            assert b'"refused-trouble"' in heard
            assert WHERE.encode() not in heard
    assert any(WHERE in repr(entry) for entry in logged)


async def test_one_table_that_cant_be_folded_hides_no_other(sqlite_url: str) -> None:
    async with asking(sqlite_url) as (server, session):
        body = {"terms": {"game": "tic-tac-toe", "seats": 2, "listed": True}, "name": "Alice"}
        tables = [(await post(session, "/api/tables", body))[1]["table"] for _ in range(3)]
        strange = [b'{"entry":"from the future"}']
        await server.tables.store.append(
            tables[1], 3, strange, 1, Summary("listed", "tic-tac-toe", 4, None, server.tables.now())
        )
        server.tables.live.clear()
        with capture_logs() as logged:
            status, listed = await get(session, "/api/tables")
        assert status == 200
        assert {each["table"] for each in listed} == {tables[0], tables[2]}
        assert [entry["table"] for entry in logged if entry["log_level"] == "error"] == [tables[1]]


async def played(stack: contextlib.AsyncExitStack, server: Server, watch: str) -> list[Client]:
    clients = await come(base(server), base(server), "tea-time", 2, watch=watch)
    people = [await stack.enter_async_context(each) for each in clients]
    await start(people)
    await play_all(people)
    return people


@pytest.mark.parametrize("watch", ["nobody", "people"])
async def test_the_result_of_a_private_table_is_for_those_who_may_look(watch: str, sqlite_url: str) -> None:
    async with asking(sqlite_url) as (server, session), contextlib.AsyncExitStack() as stack:
        alice, _ = await played(stack, server, watch)
        deal = f"{alice.table}-1"
        status, trouble = await get(session, f"/api/deals/{deal}")
        assert (status, trouble["id"]) == (403, "refused-replay")
        assert "Alice" not in repr(trouble)
        status, _ = await get(session, f"/api/deals/{deal}", headers={"Authorization": "Bearer nobody's"})
        assert status == 403
        status, shown = await get(session, f"/api/deals/{deal}", headers={"Authorization": f"Bearer {alice.token}"})
        assert (status, shown["first"]["seats"][0]["name"]) == (200, "Alice")
        origin = {"from": "deal", "deal": deal}
        body = {"terms": {"game": "tea-time", "seats": 2}, "name": "Eve"}
        with pytest.raises(NotDone) as refusal:
            await ask(base(server), "/api/tables", {**body, "origin": origin})
        assert refusal.value.id == "refused-replay"
        again = await ask(base(server), "/api/tables", {**body, "origin": {**origin, "token": alice.token}})
        status, trouble = await get(session, f"/api/deals/{again['table']}-1")
        assert status == 400


async def test_the_result_of_a_table_that_anyone_may_watch_is_for_whoever_has_the_link(sqlite_url: str) -> None:
    async with asking(sqlite_url) as (server, session), contextlib.AsyncExitStack() as stack:
        alice, _ = await played(stack, server, "anyone")
        status, shown = await get(session, f"/api/deals/{alice.table}-1")
        assert (status, shown["played"]) == (200, 1)


HTML = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.usefixtures("built")
async def test_a_person_who_is_nowhere_gets_the_pages(sqlite_url: str) -> None:
    async with asking(sqlite_url) as (_, session):
        for path in ("/nowhere", "/t", "/t/0123456789abcdef/more", "/nothing.svg"):
            async with session.get(path, headers=HTML) as response:
                assert (response.status, response.content_type) == (404, "text/html")
                assert "<title>pages" in await response.text()
                assert HEADERS.items() <= dict(response.headers).items()
        for path, headers in (("/nowhere", {}), ("/api/nowhere", HTML), ("/api/tables/nowhere", HTML)):
            status, trouble = await get(session, path, headers=headers)
            assert (status, set(trouble)) == (404, {"id", "sentence"})
        status, _ = await post(session, "/nowhere", b"", headers=HTML)
        assert status == 404


async def test_without_pages_nowhere_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sqlite_url: str
) -> None:
    monkeypatch.setenv("CURIOUSER_PAGES", str(tmp_path / "nowhere"))
    async with asking(sqlite_url) as (_, session):
        status, trouble = await get(session, "/nowhere", headers=HTML)
        assert (status, trouble["id"]) == (404, "refused-message")


async def test_the_same_request_for_a_table_sent_twice_makes_two(sqlite_url: str) -> None:
    async with asking(sqlite_url) as (_, session):
        body = {**TABLE, "token": "a secret of twenty and more"}
        first, second = [(await post(session, "/api/tables", body))[1] for _ in range(2)]
        assert first["table"] != second["table"]
        described = msgspec.json.decode(api.openapi())["components"]["schemas"]
        assert "makes two tables" in described["MakeTable"]["description"]
        assert "the same seat" in described["JoinTable"]["description"]


class Slow:
    """A store whose appends wait until they are let go."""

    def __init__(self, store: Any) -> None:
        self.store = store
        self.waiting = 0
        self.gate = asyncio.Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(self, *words: Any) -> bool:
        self.waiting += 1
        await self.gate.wait()
        stored: bool = await self.store.append(*words)
        return stored


async def waiting_at(stack: contextlib.AsyncExitStack, server: Server) -> tuple[Client, Slow]:
    """Somebody who has said something that is not stored yet."""
    alice = await stack.enter_async_context(await client.make_table(base(server), "tic-tac-toe", 2, "Alice"))
    slow: Any = Slow(server.tables.store)
    server.tables.store = slow
    assert alice.socket is not None
    await alice.socket.send_str(msgspec.json.encode(c.Say(key="said", text="wait")).decode())
    await until(lambda: slow.waiting)
    return alice, slow


async def join_behind(stack: contextlib.AsyncExitStack, server: Server, table: str) -> "asyncio.Future[Any]":
    """Somebody who asks over HTTP and has to wait for the one before."""
    session = await stack.enter_async_context(aiohttp.ClientSession(base(server)))
    joining = asyncio.ensure_future(post(session, f"/api/tables/{table}/people", {"name": "Hare"}))
    await until(lambda: server.tables.live[table].tasks)
    return joining


async def test_whoever_waits_while_the_server_stops_hears_it_and_what_was_begun_is_kept(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("curiouser.server.app.PARTING", LONGEST)
    server = Server(Settings(**{**QUICK, "db": sqlite_url}))
    await server.start()
    async with contextlib.AsyncExitStack() as stack:
        alice, slow = await waiting_at(stack, server)
        joining = await join_behind(stack, server, alice.table)
        stopping = asyncio.ensure_future(server.stop())
        await alice.until(lambda: any(b'"stop"' in message for message in alice.messages))
        assert not stopping.done()
        slow.gate.set()
        assert (await joining)[0] == 200
        await stopping
    async with serving(sqlite_url) as again:
        stored = await again.tables.store.read(alice.table)
        assert [b'"wait"' in entry.data for entry in stored].count(True) == 1
        assert [b'"Hare"' in entry.data for entry in stored].count(True) == 1


async def test_a_store_that_never_answers_holds_up_no_stop(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("curiouser.server.app.STOPPING", 0.2)
    monkeypatch.setattr("curiouser.server.app.PARTING", 0.2)
    server = Server(Settings(**{**QUICK, "db": sqlite_url}))
    await server.start()
    async with contextlib.AsyncExitStack() as stack:
        alice, slow = await waiting_at(stack, server)
        joining = await join_behind(stack, server, alice.table)
        await server.stop()
        await alice.until(lambda: any(b'"stop"' in message for message in alice.messages))
        with pytest.raises(aiohttp.ClientError):
            await joining
        slow.gate.set()


async def test_an_answer_that_is_held_back_goes_out_before_a_stop(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("curiouser.server.net.writer.LATEST", LONGEST)
    async with contextlib.AsyncExitStack() as stack:
        server = Server(Settings(**{**QUICK, "db": sqlite_url}))
        await server.start()
        alice = await stack.enter_async_context(await client.make_table(base(server), "tic-tac-toe", 2, "Alice"))
        [connection] = server.connections.all
        server.connections.services.batcher.under_way += 1  # somebody else's command: answers wait for more to say
        doing = asyncio.ensure_future(alice.do(c.Say(key=new_key(), text="held")))
        await until(lambda: connection.held)
        await server.stop()
        assert await doing > 0
        assert b'"bye"' in alice.messages[-1]
