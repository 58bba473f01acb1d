"""Last rounds of Tea Time counted out, from the first card and from the third turn. Usage: python -m bench.solver SCALE

Time is that of the processor. Everybody plays by chance until then.
"""

import sys
import time

from curiouser.engine.position import LUCK, OVER
from curiouser.engine.rng import Rng, seeded
from curiouser.games.tea_time import GAME
from curiouser.games.tea_time.bots import Solver, can_solve
from curiouser.games.tea_time.rules import TeaTime

GRIDS = 100
MOST_SECONDS = 1.0


def grid(rng: Rng, turn: int) -> TeaTime:
    """A last round in its given turn, so nearly all of its cards still lie there."""
    position = GAME.start(GAME.setup(2))
    while not can_solve(position) or position.turn < turn:
        position.play(position.draw(rng) if position.actor == LUCK else position.pick(rng))
        assert position.actor != OVER
    return position


def main(scale: float) -> int:
    grids, slowest = max(1, int(GRIDS * scale)), {}
    print("### Last rounds of Tea Time counted out, 3 × 4 cards\n")
    print("| from turn | grids | mean s | slowest s | goal |\n|---|---|---|---|---|")
    for turn in (1, 3):
        times = []
        for number in range(grids):
            position = grid(seeded(number, turn), turn)
            started = time.process_time()
            Solver().values(position)
            times.append(time.process_time() - started)
        slowest[turn] = max(times)
        goal = f"< {MOST_SECONDS:g}" if turn == 3 else ""
        print(f"| {turn} | {grids} | {sum(times) / grids:.4f} | {max(times):.4f} | {goal} |")
    return 0 if slowest[3] < MOST_SECONDS else 1


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1])))
