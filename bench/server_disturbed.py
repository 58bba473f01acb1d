"""`python3 run.py bench server-disturbed`: whole matches through a proxy that cuts, delays, doubles and reorders.

Every game in every seat count on both databases; the record must be that of an undisturbed play, byte for byte.
"""

import asyncio
import sys
import tempfile
from collections import Counter

import structlog

from tests.server.playing import CASES, play_match
from tests.server.proxy import proxy_to
from tests.server.serving import same_luck, serving
from tests.server.store.postgres_server import Postgres

ROUNDS = 5


async def disturb(url: str, rounds: int) -> Counter[str]:
    counts: Counter[str] = Counter()
    with same_luck():
        async with serving(url) as server:
            for game, seats in CASES:
                undisturbed = await play_match(server, game, seats)
                for number in range(rounds):
                    async with proxy_to(server.port, 100 * seats + number) as (proxy, through):
                        if await play_match(server, game, seats, through) != undisturbed:
                            sys.exit(f"{game} for {seats}, {number}: another record")
                    counts += proxy.count
                    counts["matches"] += 1
                print(f"  {game}, {seats} seats", file=sys.stderr)
    return counts


def main() -> None:
    scale = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    rounds = max(1, round(ROUNDS * scale))
    print("| store | matches | connections cut | messages cut in half | late | twice | overtaken | other records |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    with tempfile.TemporaryDirectory(prefix="curiouser-disturbed-") as folder:
        tell("SQLite", asyncio.run(disturb(f"sqlite:///{folder}/tables.db", rounds)))
    postgres = Postgres()
    try:
        tell("PostgreSQL", asyncio.run(disturb(postgres.fresh(), rounds)))
    finally:
        postgres.end()


def tell(store: str, c: Counter[str]) -> None:
    counts = (c["matches"], c["cut"], c["half"], c["delay"], c["double"], c["overtaken"])
    print(f"| {store} | {' | '.join(f'{count:,}' for count in counts)} | 0 |", flush=True)


if __name__ == "__main__":
    structlog.configure(processors=[lambda *_: (_ for _ in ()).throw(structlog.DropEvent)])
    main()
