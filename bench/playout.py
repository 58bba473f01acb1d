"""Uniform playouts inside the compiled engine. Usage: python -m bench.playout GAME SEATS SEED MATCHES"""

import json
import sys
import time

from curiouser.engine.game import CountableGame, find_game
from curiouser.engine.playout import play_out_many
from curiouser.engine.rng import seeded


def main(name: str, seats: int, seed: int, matches: int) -> None:
    game = find_game(name)
    assert isinstance(game, CountableGame)
    start = game.start(game.setup(seats))
    play_out_many(start, seeded(seed + 1), max(1, matches // 10))
    started = time.perf_counter()
    *scores, decisions = play_out_many(start, seeded(seed), matches)
    seconds = time.perf_counter() - started
    print(json.dumps({"seconds": seconds, "count": matches, "decisions": decisions, "scores": scores}))


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:5]))
