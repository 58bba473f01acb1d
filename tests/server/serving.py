"""A real server on a free port, with a real database."""

import contextlib
from collections.abc import AsyncIterator, Iterator
from typing import Any
from unittest.mock import patch

from curiouser.server.app import Server
from curiouser.server.core.people import SECRET_BYTES
from curiouser.server.settings import Settings

QUICK: dict[str, Any] = {
    "port": 0,
    "bots": 0,
    "bot_pause": 0,
    "poll": 50,
    "messages_rate": 0,
    "address_rate": 0,
    "tables_rate": 0,
    "joins_rate": 0,
    "hints_rate": 0,
    "idle": 0,
    "body_seconds": 0,
    "silence": 3600,
    "forget": 3600,
    "admin_token": "a token of the tests",
}


@contextlib.asynccontextmanager
async def serving(url: str, **settings: Any) -> AsyncIterator[Server]:
    """Without limits, pauses and patience that ends, unless a test asks for them."""
    server = Server(Settings(**{**QUICK, "db": url, **settings}))
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


def base(server: Server) -> str:
    return f"http://127.0.0.1:{server.port}"


@contextlib.contextmanager
def same_luck() -> Iterator[None]:
    """Every table that is made meanwhile has the same secret, so that equal moves meet equal luck."""
    with (
        patch("curiouser.server.runtime.tables.new_secret", lambda: b"s" * SECRET_BYTES),
        patch("curiouser.server.runtime.tables.new_salt", str),
    ):
        yield
