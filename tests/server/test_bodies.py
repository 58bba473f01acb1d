"""Bodies of requests: never unpacked, never longer than their route needs, and a broken one is nobody's fault."""

import asyncio
import contextlib
import gzip
import zlib

import pytest
from structlog.testing import capture_logs

from curiouser import client
from curiouser.engine.text import LANGUAGES
from curiouser.server.http import routes as api
from curiouser.server.http.call import SHORT_BODY, Route
from curiouser.server.http.gate import PREFIX
from curiouser.server.net.frames import TEXT
from tests.server.serving import base, serving
from tests.server.stalls import LONGEST, STRANGERS, Served, ask, delays_during, real_server, request, worst_delay
from tests.server.test_ears import frame
from tests.server.test_floods import answer, line
from tests.server.test_hostile import handshake_for
from tests.server.test_http import asking, get, post
from tests.waiting import until

BOMB = gzip.compress(bytes(400 << 20), 9)  # 400 kB that want to be 400 MB
PACKED = 0x40  # the bit of a frame that says so
CONTINUE = b"HTTP/1.1 100 Continue\r\n\r\n"
ENCODINGS = ("gzip", "deflate", "br", "zstd", "GZIP", "identity", "x-nothing", "gzip, gzip", "")
WITH_BODY = tuple(route for route in api.ROUTES if route.method == "POST")
BROKEN = {
    "chunk without a length": b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
    "chunk that is longer than it says": b"Transfer-Encoding: chunked\r\n\r\n1\r\nabcdef\r\n0\r\n\r\n",
    "chunk in the middle of which the line ends": b"Transfer-Encoding: chunked\r\n\r\nff\r\nabc",
    "length that is never reached": b"Content-Length: 900\r\n\r\n{",
    "bytes that are no text": b"Content-Length: 4\r\n\r\n\xff\xfe\x00\x80",
    "length that is none": b"Content-Length: -1\r\n\r\n",
    "two lengths": b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    "length and chunks": b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "packed in transit": b"Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
    "packed, but not really": b"Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}",
}


def path_of(route: Route) -> str:
    words = {"{table}": "0123456789abcdef", "{number}": "1", "{id}": "x"}
    return "/".join(words.get(part, part) for part in route.path.split("/"))


@pytest.mark.parametrize("encoding", ENCODINGS)
async def test_a_packed_body_is_refused_unread_in_the_readers_language(encoding: str, sqlite_url: str) -> None:
    sentences = set()
    async with asking(sqlite_url) as (_, session):
        for language in LANGUAGES:
            headers = {"Content-Encoding": encoding, "Accept-Language": language}
            status, trouble = await post(session, "/api/tables", zlib.compress(b"{}"), headers=headers)
            assert (status, trouble["id"]) == (415, "refused-encoding")
            sentences.add(trouble["sentence"])
        assert (await get(session, "/healthz", headers={"Content-Encoding": encoding}))[0] == 415
    assert len(sentences) == len(LANGUAGES)


@pytest.mark.parametrize("broken", BROKEN)
@pytest.mark.parametrize("is_awaited", [False, True])
async def test_a_broken_body_is_no_fault_of_ours(broken: str, is_awaited: bool, sqlite_url: str) -> None:
    """For no route: a sentence if the line still stands, and not a word in the log. Some come when they are already
    waited for."""
    rest, _, body = BROKEN[broken].partition(b"\r\n\r\n")
    expect = b"Expect: 100-continue\r\n" if is_awaited else b""
    with capture_logs() as logged:
        async with serving(sqlite_url, lab=True) as server:
            for route in WITH_BODY:
                head = f"POST {path_of(route)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n".encode()
                async with line(server, head + expect + rest + b"\r\n\r\n") as (reader, writer):
                    said = await reader.readuntil(b"\r\n\r\n") if is_awaited else b""
                    with contextlib.suppress(OSError):
                        writer.write(body)
                        writer.write_eof()
                        said += await reader.read()
                    said = said.removeprefix(CONTINUE)
                    assert said == b"" or 400 <= int(said.split()[1]) < 500, said
            await until(lambda: not server.limits.places.count)
            assert server.metrics.troubles._value.get() == 0
    loud = [each for each in logged if each["log_level"] in {"warning", "error", "critical"}]
    assert [each for each in loud if each["event"] != "admin-token-wrong"] == []


async def test_every_route_has_a_longest_body(sqlite_url: str) -> None:
    """One byte more is refused, whether the length is told or not; of a stranger's, the operator's routes read none."""
    async with serving(sqlite_url, lab=True) as server:
        for route in WITH_BODY:
            if route.body is None:
                continue
            most = route.most or server.settings.body_bytes
            head = f"POST {path_of(route)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
            told = f"Content-Length: {most + 1}\r\n\r\n".encode() + b" " * (most + 1)
            chunk = f"{most + 1:x}\r\n".encode() + b" " * (most + 1) + b"\r\n0\r\n\r\n"
            untold = b"Transfer-Encoding: chunked\r\n\r\n" + chunk
            for sent in (told, untold):
                async with line(server, head.encode() + sent) as (reader, _):
                    refused = {401, 429} if route.path.startswith(PREFIX) else {413}
                    assert (await answer(reader))[0] in refused, route.path


def test_bodies_are_short_where_little_is_to_be_said() -> None:
    """Only those with a record or terms in them may have more than a few kB."""
    long = {route.path for route in api.ROUTES if route.body is not None and not 0 < route.most <= SHORT_BODY}
    assert long == {"/api/tables", "/api/replay/table", "/api/replay", "/api/review"}


async def test_sockets_take_no_packed_messages_either(sqlite_url: str) -> None:
    """Whoever offers to pack gets no yes, and whoever packs all the same is shown out."""
    packed = zlib.compress(bytes(1 << 20))[2:-4]
    async with serving(sqlite_url) as server:
        made = await client.make_table(base(server), "tic-tac-toe", 2, "Alice")
        offer = b"\r\nSec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
        async with line(server, handshake_for(made.table).replace(b"\r\n\r\n", offer)) as (reader, writer):
            assert b"xtensions" not in await reader.readuntil(b"\r\n\r\n")
            writer.write(frame(TEXT | PACKED, packed, b"hare"))
            assert (await reader.read())[-2:] == (1002).to_bytes(2, "big")
        await until(lambda: not server.connections.all)
        assert server.metrics.troubles._value.get() == 0


async def test_packed_bodies_from_many_addresses_keep_nobody_waiting() -> None:
    bombs = [
        request("POST", path, BOMB, Content_Encoding=encoding)
        for path in ("/api/tables", "/api/review", "/api/nowhere")
        for encoding in ("gzip", "deflate")
    ]

    async def attack(served: Served) -> None:
        for bomb in bombs:
            await asyncio.gather(*(ask(served, bomb, address) for address in STRANGERS))

    async def attempt() -> list[float]:
        async with real_server() as served:
            return await delays_during(served, attack(served))

    assert await worst_delay(attempt) < LONGEST
