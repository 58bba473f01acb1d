"""Somebody outside a match who tries everything: each route that OpenAPI describes, each message of the wire."""

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

import aiohttp
import msgspec

from curiouser.server.app import Server
from curiouser.server.http import routes as api
from curiouser.server.http.gate import PREFIX
from curiouser.server.wire import generate
from tests.server.serving import base
from tests.waiting import LONGEST

NEVER = {"leave"}  # would end the visit
ASKED = {"game": "tea-time", "seats": 2}
FIELDS: dict[str, Any] = {
    "seat": 0,
    "person": 1,
    "terms": ASKED,
    "name": "Nosy",
    "token": "a new secret of the outsider",
    "word": "7",
    "hash": "0" * 64,
    "move": {},
    "yes": True,
    "text": "hello?",
    "emote": "hello",
}
"""A value for each field that a message needs: a new one must be added here, and so be tried."""


def paths_of(table: str, code: str) -> dict[str, str]:
    """What stands for each part of a path."""
    return {
        "{table}": table,
        "{code}": code,
        "{deal}": f"{table}-1",
        "{number}": "1",
        "{review}": "0" * 64,
        "{game}": "tea-time",
        "{seats}": "2",
        "{id}": "0" * 16,
        "{report}": "1",
    }


def bodies_of(table: str, token: str, number: int) -> dict[str, list[Any]]:
    """Everything that may be asked with a body, aimed at the table."""
    origins: list[dict[str, Any]] = [
        {"from": "moment", "table": table, "match": 1, "step": 3, "token": token},
        {"from": "moment", "table": table, "match": 1, "step": 0, "luck": "new"},
        {"from": "deal", "deal": f"{table}-1", "token": token},
    ]
    made = [{"terms": ASKED, "name": "Nosy", "origin": origin} for origin in origins]
    secret = token or "a secret that nobody has given"
    return {
        "/api/tables": made,
        "/api/replay/table": made,
        "/api/tables/{table}/people": [{"name": f"Nosy {number}"}],
        "/api/replay": [{"record": ""}],
        "/api/review": [{"record": ""}],
        "/api/tables/{table}/notices": [{"token": secret, "webhook": "https://example.org/hook"}],
        "/api/tables/{table}/notices/end": [{"token": secret, "address": "https://example.org/hook"}],
        "/api/lab/what-ifs": [{}],
        "/api/tables/{table}/reports": [{"token": secret, "person": 1, "reason": "words"}],
    }


async def ask_everything(server: Server, table: str, code: str, token: str, number: int = 0) -> bytes:
    """All that HTTP answers, with this token or without one, but for what the outsider is told of itself."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    paths, bodies, heard = paths_of(table, code), bodies_of(table, token, number), b""
    queries = {"match": ("", "1"), "eyes": ("open", "watcher", "0", "1"), "after": ("0",), "status": ("over",)}
    async with aiohttp.ClientSession(base(server), headers=headers) as session:
        for described, methods in msgspec.json.decode(api.openapi())["paths"].items():
            path = described
            for part, value in paths.items():
                path = path.replace(part, value)
            for method, operation in methods.items():
                names = [each["name"] for each in operation.get("parameters", ()) if each["in"] == "query"]
                wanted = [path, *(f"{path}?{name}={value}" for name in names for value in queries[name])]
                for target in wanted:
                    for body in (
                        (bodies[described] if not described.startswith(PREFIX) else [{}])
                        if "requestBody" in operation
                        else [None]
                    ):
                        data = None if body is None else msgspec.json.encode(body)
                        async with session.request(method, target, data=data) as response:
                            heard += await response.read() + str(response.headers).encode()
    return heard


def messages(number: int) -> Iterator[tuple[str, bytes]]:
    """One of each kind that a client may send, with its key."""
    for kind in generate.FROM_CLIENT:
        tag = kind.__struct_config__.tag
        if tag not in {"hello", *NEVER}:
            key = f"outside-{number}-{tag}"
            needed = [name for name in msgspec.inspect.type_info(kind).fields if name.required and name.name != "key"]  # type: ignore[attr-defined]
            yield key, msgspec.json.encode({"do": tag, "key": key, **{each.name: FIELDS[each.name] for each in needed}})


async def listen_everywhere(server: Server, table: str, token: str, number: int = 0) -> bytes:
    """All that a socket tells: welcomed, resumed from any number, with texts, and in answer to every message."""
    heard = b""
    async with aiohttp.ClientSession(base(server)) as session:
        for last in (0, 1, 5, 40):
            async with session.ws_connect(f"/api/tables/{table}/socket", max_msg_size=0) as socket:
                hello = {"do": "hello", "token": token, "last": last, "texts": last != 5, "moves": True}
                await socket.send_bytes(msgspec.json.encode(hello))
                heard += await answer(socket, '"is":')
                for key, message in messages(number + last) if last == 40 else ():
                    with contextlib.suppress(ConnectionError):  # shown out with a link that is none
                        await socket.send_bytes(message)
                        heard += await answer(socket, key)
    return heard


async def answer(socket: aiohttp.ClientWebSocketResponse, sign: str) -> bytes:
    """What comes until a message has that sign, or the end."""
    heard = b""
    while sign.encode() not in heard:
        message = await asyncio.wait_for(socket.receive(), LONGEST)
        if message.type is not aiohttp.WSMsgType.TEXT:
            break
        heard += message.data.encode()
    return heard
