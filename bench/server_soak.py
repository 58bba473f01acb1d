"""`python3 run.py bench server-soak`: 1,000 open tables with two people each, a move at each of them every 2 s.

Ten minutes, or a part of them. Ends with an error if a move takes longer than it may to reach the other player, if a
table takes too much memory, or if anybody is refused.
"""

import asyncio
import resource
import sys
import tempfile
from pathlib import Path

import uvloop

from bench.server_asked import real_server
from bench.server_hostile import resident
from bench.server_load import Load, processor_seconds, report, set_up

TABLES = 1000
EVERY = 2.0
SECONDS = 600.0
SETTLED = 3.0  # s until what was set up has been told
LATEST = 100.0  # ms, for 99 of 100
LARGEST = 50.0  # kB a table, its two sockets included


async def soak(tables: int, seconds: float, folder: Path) -> None:
    url = f"sqlite:///{folder / 'tables.db'}"
    async with real_server(url, folder / "log", "--connections", "0") as (process, port):
        await few(port)
        before = resident(process)
        load = Load("127.0.0.1", port, EVERY)
        players = await set_up("curiouser", load, tables)
        await asyncio.sleep(SETTLED)
        idle = (resident(process) - before) * 1000 / tables
        for table in players:
            table.move(table.begin)
        await asyncio.sleep(EVERY)
        load.waits.clear()
        busy = processor_seconds(process)
        await asyncio.sleep(seconds)
        waits, busy = list(load.waits), processor_seconds(process) - busy
        load.is_over = True
        told = report(waits, seconds, 0, busy)
        at_end = (resident(process) - before) * 1000 / tables
        await asyncio.sleep(2 * EVERY)  # what was still to be sent
        errors = list(load.errors)
    tell(tables, told, idle, at_end, busy / seconds, errors)


async def few(port: int) -> None:
    """So that what is loaded once is loaded."""
    load = Load("127.0.0.1", port, 0)
    for table in await set_up("curiouser", load, 3):
        table.move(table.begin)
    await asyncio.sleep(1)
    load.is_over = True


def tell(tables: int, told: dict[str, float], idle: float, at_end: float, busy: float, errors: list[bytes]) -> None:
    print("| what | how much | goal |\n|---|---|---|")
    print(f"| tables, for | {tables:,}, {told['seconds'] / 60:.1f} min | |")
    print(f"| moves, a second | {told['moves']:,}, {told['rate']:,} | |")
    print(f"| from sending a move to the other player, p50 | {told['p50']} ms | |")
    print(f"| p99 | {told['p99']} ms | < {LATEST:g} ms |")
    print(f"| p99.9 | {told['p99.9']} ms | |")
    print(f"| memory of an idle table with its two sockets | {idle:.1f} kB | < {LARGEST:g} kB |")
    print(f"| of a table at the end | {at_end:.1f} kB | |")
    print(f"| processor | {100 * busy:.0f} % of a core | |")
    print(f"| errors | {len(errors)} | 0 |", flush=True)
    if errors or told["p99"] >= LATEST or idle >= LARGEST:
        sys.exit(f"A goal was missed. {errors[:1]}")


def main() -> None:
    scale = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(prefix="curiouser-soak-") as folder:
        uvloop.run(soak(TABLES, SECONDS * scale, Path(folder)))


if __name__ == "__main__":
    main()
