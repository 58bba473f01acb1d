"""Shared by the commands for operators: opens a server's database beside the server."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

from cyclopts import Parameter

from curiouser.cli.language import problem

if TYPE_CHECKING:
    from curiouser.server.store.base import Store

T = TypeVar("T")

Db = Annotated[
    str,
    Parameter(env_var="CURIOUSER_DB"),
]


@asynccontextmanager
async def database(db: str, *, is_new: bool = False) -> AsyncIterator["Store"]:
    """The store at that address; a file that is not there is made only where that makes sense."""
    from curiouser.server.store import default_url, open_store

    url = db or default_url()
    file = Path(url.removeprefix("sqlite:///"))
    if url.startswith("sqlite:///") and not is_new and not file.exists():
        raise problem("no-tables", file=str(file))
    store = open_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def run(work: Awaitable[T]) -> T:
    async def wait() -> T:
        return await work

    return asyncio.run(wait())
