"""Uniform playouts inside the compiled engine. Usage: python -m bench.playout GAME SEATS SEED MATCHES"""

import json
import sys
import time

from curiouser.engine.game import CountableGame, find_game
from curiouser.engine.playout import play_out
from curiouser.engine.rng import seeded


def main(name: str, seats: int, seed: int, matches: int) -> None:
    game = find_game(name)
    assert isinstance(game, CountableGame)
    start = game.start(game.setup(seats))
    rng = seeded(seed + 1)
    for _ in range(max(1, matches // 10)):
        play_out(start.copy(), rng)
    rng = seeded(seed)
    decisions = 0
    scores = [0] * seats
    started = time.perf_counter()
    for _ in range(matches):
        position = start.copy()
        decisions += play_out(position, rng)
        for seat in range(seats):
            scores[seat] += position.score(seat)
    seconds = time.perf_counter() - started
    print(json.dumps({"seconds": seconds, "count": matches, "decisions": decisions, "scores": scores}))


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:5]))
