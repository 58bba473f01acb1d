"""`python3 run.py bench server-kills`: servers killed at 200 random moments while people play, on both databases.

Then PostgreSQL is restarted under two servers. Ends with an error if anything acknowledged is missing or there twice,
if anybody does not go on, or if the log tells of a fault.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

from curiouser.engine.rng import Rng, seeded
from tests.server.killing import GAMES, Fleet, Group, Kept, at_any_moment, check, everybody_goes_on, groups_at
from tests.server.proxy import Switch, listening
from tests.server.store.postgres_server import Postgres

KILLS = 200
RESTARTS = 20
TABLES = (*GAMES, ("adventures", 4), *GAMES[:2])


async def kill(fleet: Fleet, groups: list[Group], kills: int, rng: Rng) -> None:
    """One after another, each at any moment; one in ten again while it starts."""
    for number in range(kills):
        one = number % len(fleet.ports)
        await at_any_moment(groups, rng)
        if rng.below(10) == 0:
            fleet.kill(one)
            fleet.start(one)
            await asyncio.sleep(rng.below(300) / 1000)
        fleet.kill(one)
        if len(fleet.ports) > 1:
            await everybody_goes_on(groups)
        fleet.start(one)
        await fleet.is_open(one)
        await everybody_goes_on(groups)
        if number % 20 == 19:
            print(f"  {number + 1} kills", file=sys.stderr)


async def on_sqlite(kills: int, folder: Path) -> Kept:
    url = f"sqlite:///{folder / 'tables.db'}"
    fleet = Fleet(url, 1, folder / "sqlite.log")
    try:
        fleet.start(0)
        await fleet.is_open(0)
        async with groups_at(f"http://127.0.0.1:{fleet.ports[0]}", TABLES) as groups:
            await kill(fleet, groups, kills, seeded(1))
    finally:
        fleet.end()
    see_no_fault(fleet)
    return await check(url, groups)


async def on_postgres(kills: int, restarts: int, folder: Path, postgres: Postgres, url: str) -> Kept:
    fleet = Fleet(url, 2, folder / "postgres.log")
    rng = seeded(2)
    try:
        for number in range(2):
            fleet.start(number)
            await fleet.is_open(number)
        async with listening(Switch(fleet.ports)) as address, groups_at(address, TABLES) as groups:
            await kill(fleet, groups, kills, rng)
            for number in range(restarts):
                await at_any_moment(groups, rng)
                await asyncio.to_thread(postgres.restart, ("fast", "immediate")[number % 2])
                await everybody_goes_on(groups)
    finally:
        fleet.end()
    see_no_fault(fleet)
    return await check(url, groups)


def see_no_fault(fleet: Fleet) -> None:
    if faults := fleet.faults():
        sys.exit("\n".join(["The log tells of faults:", *faults, fleet.log.read_text(errors="replace")[-20_000:]]))


def main() -> None:
    scale = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    kills, restarts = max(2, int(KILLS * scale)), max(2, int(RESTARTS * scale))
    print(f"{len(TABLES)} tables of four games, everybody moves as soon as they may.\n")
    print("| servers | kills | restarts of PostgreSQL | acknowledged | of them lost | done twice | entries | matches |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    with tempfile.TemporaryDirectory(prefix="curiouser-kills-") as folder:
        kept = asyncio.run(on_sqlite(kills, Path(folder)))
        tell("one on SQLite", kills, "", kept)
        postgres = Postgres()
        try:
            kept = asyncio.run(on_postgres(kills, restarts, Path(folder), postgres, postgres.fresh()))
        finally:
            postgres.end()
        tell("two on one PostgreSQL", kills, str(restarts), kept)


def tell(servers: str, kills: int, restarts: str, kept: Kept) -> None:
    """`check` has ended the run already where something was lost or done twice."""
    counts = f"{kept.acknowledged:,} | 0 | 0 | {kept.entries:,} | {kept.matches:,}"
    print(f"| {servers} | {kills} | {restarts} | {counts} |", flush=True)


if __name__ == "__main__":
    main()
