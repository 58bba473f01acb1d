"""Every route and every message at its largest, from several addresses at once: whoever plays does not notice."""

import asyncio
import contextlib
from typing import Any

import msgspec
from msgspec import inspect

from curiouser import client
from curiouser.server.core.commands import AnyCommand
from curiouser.server.http import routes as api
from curiouser.server.net.frames import TEXT
from curiouser.server.settings import Settings
from curiouser.server.wire import messages as wire
from tests.server.kept import over
from tests.server.stalls import (
    HANDSHAKE,
    LONGEST,
    MASK,
    STRANGERS,
    Served,
    ask,
    delays_during,
    real_server,
    request,
    worst_delay,
)
from tests.server.test_ears import frame

USUAL = Settings()
ROUNDS = 3
GROWTH = 1.3  # of the memory from the second round on


def largest(kind: inspect.Type, room: int = 3000) -> Any:
    """A value of a type of the wire that is as large as it may be."""
    match kind:
        case inspect.IntType():
            return kind.le if kind.le is not None else kind.ge or 0
        case inspect.StrType():
            return "x" * (kind.max_length or room)
        case inspect.BoolType():
            return True
        case inspect.LiteralType():
            return kind.values[0]
        case inspect.NoneType():
            return None
        case inspect.RawType() | inspect.AnyType():
            return {"type": "Mark", "square": "x" * room}
        case inspect.DictType():
            return {f"k{number}": number for number in range(room // 10)}
        case inspect.UnionType():
            return largest(kind.types[0], room)
        case inspect.StructType():
            tag = {} if kind.tag_field is None else {kind.tag_field: kind.tag}
            return {**tag, **{field.encode_name: largest(field.type, room) for field in kind.fields}}
        case _:
            return None


def messages(token: str) -> list[bytes]:
    """Of every kind, up to the longest that is read."""
    found = []
    for kind in (*AnyCommand.__args__, wire.AskHints, wire.Hello):
        whole = msgspec.json.encode(largest(inspect.type_info(kind)))[: USUAL.message_bytes]
        small = {**largest(inspect.type_info(kind), 10), "key": kind.__name__, "seat": 0, "person": 1}
        found += [whole, msgspec.json.encode(small)]
    edition = {"game": "tic-tac-toe", "seats": 2, "edition": {"title": "x" * 15_000}, "listed": True}
    found.append(msgspec.json.encode({"do": "change", "key": "large", "terms": edition}))
    return [msgspec.json.encode({"do": "hello", "token": token, "texts": True, "moves": True}), *found]


def requests(table: str, code: str, token: str, record: str) -> list[bytes]:
    """Of every route, with the longest body that it reads; and what makes it do most."""
    words = {"{table}": table, "{code}": code, "{number}": "1", "{deal}": f"{table}-1", "{game}": "tea-time"}
    bodies: dict[str, Any] = {
        "/api/replay": {"record": record},
        "/api/review": {"record": record},
        "/api/replay/table": {
            "terms": {"game": "tea-time", "seats": 2},
            "name": "Knave",
            "origin": {"from": "moment", "record": record, "step": 10},
        },
    }
    found = []
    for route in api.ROUTES:
        path = "/".join(words.get(part, "2" if part.startswith("{") else part) for part in route.path.split("/"))
        if route.body is None:
            found.append(request(route.method, path, Authorization=f"Bearer {token}"))
            continue
        most = route.most or USUAL.body_bytes
        body = msgspec.json.encode(largest(inspect.type_info(route.body), most))[:most]
        found.append(request(route.method, path, body))
        if route.path in bodies:
            found.append(request(route.method, path, msgspec.json.encode(bodies[route.path])))
    paths = ["/openapi.json", "/metrics", "/", "/nowhere"]
    return found + [request("GET", path) for path in paths]


async def speak(served: Served, table: str, sent: list[bytes], address: str) -> None:
    """All of it on one socket, as fast as it goes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port, local_addr=(address, 0))
    with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
        writer.write(HANDSHAKE % table.encode())
        await reader.readuntil(b"\r\n\r\n")
        for message in sent:
            writer.write(frame(TEXT, message, MASK))
            await writer.drain()
        writer.write(frame(0x88, b"", MASK))
        while await reader.read(1 << 16):
            pass
    writer.close()


async def test_everything_at_its_largest_from_everywhere_keeps_nobody_waiting() -> None:
    """The memory levels off, and the log tells of no fault."""
    record = over("tea-time").table.record()

    async def attack(served: Served, theirs: client.Client, asked: list[bytes]) -> None:
        resident: list[float] = []
        for _ in range(ROUNDS):
            await asyncio.gather(
                *(each_of(served, asked, address) for address in STRANGERS[:3]),
                *(speak(served, theirs.table, messages(theirs.token), address) for address in STRANGERS[3:]),
            )
            resident.append(served.resident())
        assert resident[-1] < GROWTH * resident[0]

    async def attempt() -> list[float]:
        async with real_server("--lab-rate", "20") as served:
            theirs = await client.make_table(served.base, "tic-tac-toe", 2, "Knave", listed=True)
            shown = await ask(served, request("GET", f"/api/tables/{theirs.table}"), "127.0.0.9")
            room = msgspec.json.decode(shown.partition(b"\r\n\r\n")[2])
            asked = requests(theirs.table, room["room"]["code"], theirs.token, record)
            return await delays_during(served, attack(served, theirs, asked))

    assert await worst_delay(attempt) < LONGEST


async def each_of(served: Served, asked: list[bytes], address: str) -> None:
    for each in asked:
        await ask(served, each, address)
