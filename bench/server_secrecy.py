"""`python3 run.py bench server-secrecy`: all that every kind of viewer gets in two worlds it may not tell apart.

Every game in every seat count, for onlookers, for each seat and for two seats on one device, over real sockets. Ends
with an error at the first byte that differs.
"""

import asyncio
import sys
import tempfile
from collections import Counter
from pathlib import Path

from curiouser.engine.game import Game, all_games
from curiouser.engine.position import WATCHER
from tests.server.witness import compare
from tests.server.worlds import build_best

ROUNDS = 3
LONGEST = 250
EVERY = 4


def viewers(seats: int) -> list[tuple[int, ...]]:
    return [(WATCHER,), *((seat,) for seat in range(seats)), (0, seats - 1)]


async def look(game: Game[object], rounds: int) -> Counter[str]:
    counts: Counter[str] = Counter()
    for seats in game.seat_counts:
        for eyes in viewers(seats):
            for stream in range(rounds):
                steps = build_best(game, seats, eyes, stream, LONGEST)
                with tempfile.TemporaryDirectory(prefix="curiouser-worlds-") as folder:
                    found, messages = await compare(Path(folder), game.name, seats, eyes, steps, EVERY)
                if found:
                    sys.exit(f"{game.name} for {seats}, seen by {eyes}, {stream}: {found}")
                counts["worlds"] += 1
                counts["messages"] += messages
                counts["steps"] += len(steps)
                counts["differing"] += sum(step.is_other for step in steps)
                counts["redealt"] += sum(step.redealt is not None for step in steps)
    return counts


def main() -> None:
    scale = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    rounds = max(1, round(ROUNDS * scale))
    print("| game | pairs of worlds | moves | while the two differed | dealt anew | messages compared | differences |")
    print("|---|---|---|---|---|---|---|", flush=True)
    for game in all_games():
        c = asyncio.run(look(game, rounds))
        counts = (c["worlds"], c["steps"], c["differing"], c["redealt"], c["messages"])
        print(f"| {game.name} | {' | '.join(f'{count:,}' for count in counts)} | 0 |", flush=True)


if __name__ == "__main__":
    import structlog

    structlog.configure(processors=[lambda *_: (_ for _ in ()).throw(structlog.DropEvent)])
    main()
