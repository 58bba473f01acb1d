"""The HTTP part and its checks, over real sockets."""

import contextlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import msgspec
import pytest

from curiouser import client
from curiouser.server.app import Server
from curiouser.server.http import routes as api
from curiouser.server.http.responses import HEADERS
from curiouser.server.wire import messages as wire
from tests.server.serving import base, serving
from tests.waiting import until

TABLE = {"terms": {"game": "tic-tac-toe", "seats": 2}, "name": "Alice"}


@contextlib.asynccontextmanager
async def asking(url: str, **settings: Any) -> AsyncIterator[tuple[Server, aiohttp.ClientSession]]:
    async with serving(url, **settings) as server, aiohttp.ClientSession(base(server)) as session:
        yield server, session


async def get(session: aiohttp.ClientSession, path: str, **more: Any) -> tuple[int, Any]:
    async with session.get(path, **more) as response:
        return response.status, msgspec.json.decode(await response.read())


async def post(session: aiohttp.ClientSession, path: str, body: Any, **more: Any) -> tuple[int, Any]:
    data = body if isinstance(body, bytes) else msgspec.json.encode(body)
    async with session.post(path, data=data, **more) as response:
        return response.status, msgspec.json.decode(await response.read())


async def test_a_table_is_made_found_by_its_code_and_joined(sqlite_url: str) -> None:
    async with asking(sqlite_url) as (_, session):
        status, made = await post(session, "/api/tables", TABLE)
        assert status == 200
        status, found = await get(session, f"/api/codes/{made['code'].lower()}")
        assert found["table"] == made["table"]
        assert [person["name"] for person in found["room"]["people"]] == ["Alice"]
        status, joined = await post(session, f"/api/tables/{made['table']}/people", {"name": "Hare"})
        assert (status, joined["person"]) == (200, 2)
        assert joined["token"] != made["token"]


async def test_a_request_sent_twice_with_a_token_joins_once(sqlite_url: str) -> None:
    async with asking(sqlite_url) as (_, session):
        _, made = await post(session, "/api/tables", TABLE)
        body = {"name": "Hare", "token": "a secret of twenty and more"}
        first = await post(session, f"/api/tables/{made['table']}/people", body)
        assert await post(session, f"/api/tables/{made['table']}/people", body) == first


async def test_only_tables_that_want_it_are_listed(sqlite_url: str) -> None:
    async with asking(sqlite_url) as (_, session):
        await post(session, "/api/tables", TABLE)
        assert await get(session, "/api/tables") == (200, [])
        await post(session, "/api/tables", {"terms": {**TABLE["terms"], "listed": True}, "name": "Hatter"})  # type: ignore[dict-item]
        _, [listed] = await get(session, "/api/tables")
        assert (listed["host"], listed["free"]) == ("Hatter", 1)


async def test_a_record_is_sealed_until_the_end(sqlite_url: str) -> None:
    async with asking(sqlite_url) as (_, session):
        _, made = await post(session, "/api/tables", TABLE)
        for query in ("", "?match=1", "?match=2", "?match=x", "?match=٣"):
            status, trouble = await get(session, f"/api/tables/{made['table']}/record{query}")
            assert (status, trouble["id"]) == (409, "record-sealed")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'"\xff"',
        b'{"terms":{"game":"tic-tac-toe","seats":2},"name":"Alice","more":1}',
        b'{"terms":{"game":"chess","seats":2},"name":"Alice"}',
        b'{"terms":{"game":"os:system","seats":2},"name":"Alice"}',
        b'{"terms":{"game":"tic-tac-toe","seats":3},"name":"Alice"}',
        b'{"terms":{"game":"tic-tac-toe","seats":2,"options":{"x":1}},"name":"Alice"}',
        b'{"terms":{"game":"tic-tac-toe","seats":2,"edition":{}},"name":"Alice"}',
        b'{"terms":{"game":"tic-tac-toe","seats":2,"edition":{"title":"\\ud800"}},"name":"Alice"}',
        b'{"terms":{"game":"tic-tac-toe","seats":2,"clock":-1},"name":"Alice"}',
        b'{"terms":{"game":"tic-tac-toe","seats":2,"language":"xx"},"name":"Alice"}',
        b'{"terms":{"game":"tic-tac-toe","seats":2},"name":" \\u0000 "}',
        b'{"terms":{"game":"tic-tac-toe","seats":2},"name":"\\ud800"}',
        b"[" * 5000,
    ],
)
async def test_a_bad_body_gets_a_sentence(body: bytes, sqlite_url: str) -> None:
    async with asking(sqlite_url) as (_, session):
        status, trouble = await post(session, "/api/tables", body, headers={"Accept-Language": "ro"})
        assert status == 400
        assert set(trouble) == {"id", "sentence"}


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/tables/nothing", 404),
        ("/api/tables/0123456789abcdef", 404),
        ("/api/tables/%00%00", 404),
        ("/api/codes/%00AAA", 404),
        ("/api/codes/BCDF", 404),
        ("/nowhere", 404),
        ("/api/tables/0123456789abcdef/record", 404),
        ("/api/tables/0123456789abcdef/socket", 426),
        ("/healthz", 200),
        ("/api/games", 200),
        ("/openapi.json", 200),
    ],
)
async def test_every_answer_is_json_and_has_strict_headers(path: str, status: int, sqlite_url: str) -> None:
    async with asking(sqlite_url) as (_, session), session.get(path) as response:
        assert response.status == status
        assert msgspec.json.decode(await response.read())
        assert HEADERS.items() <= dict(response.headers).items()
        assert "unsafe" not in response.headers["Content-Security-Policy"]


async def test_a_body_that_is_too_long_is_not_read(sqlite_url: str) -> None:
    async with asking(sqlite_url, body_bytes=1000) as (_, session):
        status, trouble = await post(session, "/api/tables", b"x" * 5000)
        assert (status, trouble["id"]) == (413, "refused-message")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[", "https://play.example.org.evil.example"])
async def test_pages_of_others_may_neither_post_nor_open_sockets(origin: str, sqlite_url: str) -> None:
    async with asking(sqlite_url, origins=("https://play.example.org",)) as (_, session):
        _, made = await post(session, "/api/tables", TABLE)
        status, trouble = await post(session, "/api/tables", TABLE, headers={"Origin": origin})
        assert (status, trouble["id"]) == (403, "refused-origin")
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(f"/api/tables/{made['table']}/socket", origin=origin)
        assert refused.value.status == 403


async def test_our_own_pages_may(sqlite_url: str) -> None:
    async with asking(sqlite_url, origins=("https://play.example.org",)) as (server, session):
        for origin in (base(server), "https://play.example.org"):
            status, _ = await post(session, "/api/tables", TABLE, headers={"Origin": origin})
            assert status == 200


@pytest.mark.parametrize(
    ("page", "is_ours"),
    [
        ("http://localhost:8000", True),
        ("http://tables.localhost:8000", True),
        ("http://hatter:8000", True),
        ("http://hatter.local:8000", True),
        ("http://192.168.1.7:8000", True),
        ("http://[fd00::7]:8000", True),
        ("https://play.example.org", True),
        ("http://known.example.org", True),
        ("http://named.example.org:8000", True),
        ("http://evil.example", False),
        ("http://evil.example:8000", False),
        ("http://evil.local.example:8000", False),
        ("http://192.168.1.7.evil.example", False),
        ("ftp://evil.example", False),
    ],
)
async def test_a_page_is_not_ours_because_its_name_leads_here(page: str, is_ours: bool, sqlite_url: str) -> None:
    """DNS rebinding: the page of a stranger's name, which has come to mean this server, has that name as its host."""
    settings: dict[str, Any] = {
        "public_url": "http://known.example.org/",
        "origins": ("http://named.example.org:8000",),
    }
    async with asking(sqlite_url, **settings) as (_, session):
        _, made = await post(session, "/api/tables", TABLE)
        headers = {"Origin": page, "Host": page.partition("//")[2]}
        status, _ = await post(session, "/api/tables", TABLE, headers=headers)
        assert status == (200 if is_ours else 403)
        if is_ours:
            async with session.ws_connect(f"/api/tables/{made['table']}/socket", headers=headers) as socket:
                assert not socket.closed
        else:
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await session.ws_connect(f"/api/tables/{made['table']}/socket", headers=headers)
            assert refused.value.status == 403
        async with session.get("/metrics", headers={"Host": headers["Host"]}) as response:
            assert response.status in ({200, 404} if is_ours else {404})


async def test_nobody_makes_tables_without_end(sqlite_url: str) -> None:
    async with asking(sqlite_url, tables_rate=4) as (_, session):
        answers = [(await post(session, "/api/tables", TABLE))[0] for _ in range(4)]
        assert answers == [200, 200, 429, 429]


async def test_nobody_tries_codes_without_end(sqlite_url: str) -> None:
    async with asking(sqlite_url, joins_rate=2) as (_, session):
        assert [(await get(session, "/api/codes/BCDF"))[0] for _ in range(3)] == [404, 404, 429]


async def test_a_proxy_is_believed_only_if_it_is_trusted(sqlite_url: str) -> None:
    for trusted, statuses in (("", [404, 404, 429, 429]), ("127.0.0.1", [404, 404, 404, 404])):
        async with asking(sqlite_url, joins_rate=2, trusted_proxies=trusted) as (_, session):
            found = []
            for number in range(4):
                headers = {"X-Forwarded-For": f"6.6.6.6, 10.0.0.{number}"}
                found.append((await get(session, "/api/codes/BCDF", headers=headers))[0])
            assert found == statuses


async def test_numbers_are_for_this_machine_and_tell_of_nobody(sqlite_url: str) -> None:
    async with asking(sqlite_url, trusted_proxies="127.0.0.1") as (_, session):
        _, made = await post(session, "/api/tables", TABLE)
        async with session.get("/metrics") as response:
            numbers = await response.text()
        assert 'curiouser_tables_made_total{game="tic-tac-toe"} 1.0' in numbers
        assert made["table"] not in numbers
        assert "Alice" not in numbers
        async with session.get("/metrics", headers={"X-Forwarded-For": "6.6.6.6"}) as response:
            assert response.status == 404


def test_the_openapi_document_has_every_route_and_no_loose_ends() -> None:
    document = msgspec.json.decode(api.openapi())
    assert set(document["paths"]) == {route.path for route in api.ROUTES}
    for found in references(document):
        assert found.removeprefix("#/components/schemas/") in document["components"]["schemas"]


def references(value: Any) -> list[str]:
    if isinstance(value, dict):
        own = [value["$ref"]] if isinstance(value.get("$ref"), str) else []
        return own + [each for inner in value.values() for each in references(inner)]
    return [each for inner in value for each in references(inner)] if isinstance(value, list) else []


async def test_whoever_sends_too_quickly_is_told_and_then_shown_out(sqlite_url: str) -> None:
    async with asking(sqlite_url, messages_rate=1) as (server, session):
        _, made = await post(session, "/api/tables", TABLE)
        async with session.ws_connect(f"/api/tables/{made['table']}/socket") as socket:
            [connection] = server.connections.all
            assert connection.bucket is not None
            connection.bucket.rate = 0.0
            for _ in range(100):
                with contextlib.suppress(ConnectionError):
                    await socket.send_str('{"do":"hello"}')
            heard = [message.data async for message in socket]
        assert any('"refused-rate"' in message for message in heard)
        assert '"why":"rate"' in heard[-1]


async def test_a_command_that_came_too_quickly_is_refused_by_its_key(sqlite_url: str) -> None:
    async with asking(sqlite_url, messages_rate=1) as (_, session):
        _, made = await post(session, "/api/tables", TABLE)
        async with session.ws_connect(f"/api/tables/{made['table']}/socket") as socket:
            for number in range(10):
                await socket.send_str(f'{{"do":"say","key":"{number}","text":"hurry"}}')
            heard = [(await socket.receive_json())["key"] for _ in range(10)]
        assert heard == [str(number) for number in range(10)]


async def test_a_message_that_is_too_long_closes_the_socket(sqlite_url: str) -> None:
    async with asking(sqlite_url) as (server, session):
        _, made = await post(session, "/api/tables", TABLE)
        async with session.ws_connect(f"/api/tables/{made['table']}/socket") as socket:
            with contextlib.suppress(ConnectionError):
                await socket.send_str("x" * 100_000)
            assert (await socket.receive()).type in {aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED}
            assert socket.close_code == 1009
        await until(lambda: not server.connections.all)
        assert server.metrics.troubles._value.get() == 0


async def test_there_are_so_many_sockets_for_an_address_and_no_more(sqlite_url: str) -> None:
    async with asking(sqlite_url, connections=2) as (server, session):
        _, made = await post(session, "/api/tables", TABLE)
        path = f"/api/tables/{made['table']}/socket"
        async with (
            session.ws_connect(path) as first,
            session.ws_connect(path) as second,
            session.ws_connect(path) as third,
        ):
            assert "refused-place" in (await first.receive_str())
            assert '"why":"rate"' in (await first.receive_str())
            assert not second.closed
            assert not third.closed
            await until(lambda: len(server.connections.all) == 2)
        await until(lambda: not server.connections.all)
        assert server.connections.by_address == {}
        async with session.ws_connect(path) as again:
            assert not again.closed


async def test_a_server_that_stops_says_so(sqlite_url: str) -> None:
    async with asking(sqlite_url) as (server, session):
        _, made = await post(session, "/api/tables", TABLE)
        async with session.ws_connect(f"/api/tables/{made['table']}/socket") as socket:
            await socket.send_str('{"do":"hello"}')
            await socket.receive()
            for connection in list(server.connections.all):
                connection.bye("stop")
            heard = [message.data async for message in socket]
        assert any(b'"why":"stop"' in message.encode() for message in heard)


async def test_silent_sockets_are_closed_and_idle_tables_forgotten(sqlite_url: str) -> None:
    async with asking(sqlite_url, silence=-1, forget=0) as (server, session):
        _, made = await post(session, "/api/tables", TABLE)
        async with session.ws_connect(f"/api/tables/{made['table']}/socket") as socket:
            await socket.send_str('{"do":"hello"}')
            await socket.receive()
            server.sweep_once()
            while (await socket.receive()).type is aiohttp.WSMsgType.TEXT:
                pass
        server.sweep_once()
        assert server.tables.live == {}
        _, shown = await get(session, f"/api/tables/{made['table']}")
        assert shown["room"]["status"] == "waiting"


async def test_who_is_there_is_told(sqlite_url: str) -> None:
    async with asking(sqlite_url) as (server, _), contextlib.AsyncExitStack() as stack:
        host = await stack.enter_async_context(await client.make_table(base(server), "tic-tac-toe", 2, "Alice"))
        await host.until(lambda: any(b'"presence"' in message for message in host.messages))
        told = [message for message in host.messages if b'"presence"' in message]
        assert msgspec.json.decode(told[-1], type=wire.Presence).people == (1,)
