"""Short helpers for the tests of the store."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from curiouser.server.store import open_store
from curiouser.server.store.base import Store, Summary


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = open_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def summary(last: int, status: str = "playing", deadline: int | None = None, updated: int = 0) -> Summary:
    return Summary(status, "tea-time", last, deadline, updated)


async def make(store: Store, table: str = "t", code: str = "", at: int = 0) -> bool:
    """A table with one entry, of which a code is made up."""
    return await store.create(table, code or f"code-{table}", b"seed", [b"made"], at, summary(1, updated=at))


async def add(store: Store, after: int, *entries: bytes, table: str = "t", at: int = 0) -> bool:
    return await store.append(table, after, entries, at, summary(after + len(entries), updated=at))


async def log(store: Store, table: str = "t") -> list[bytes]:
    """The data of all entries, which have no gap."""
    entries = await store.read(table)
    assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
    return [entry.data for entry in entries]
