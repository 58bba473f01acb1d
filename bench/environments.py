"""Environments side by side. Usage: python -m bench.environments SCALE, or with the name of a contender and its steps.

Everybody drives the ordinary way of the interface: look, choose among what is legal, step. Time is that of the
processor, so that other programs on the machine count less; for two processes beside one it is the clock.
"""

import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from bench.measure import ROOT, Contender, race, table

CARD_GAMES = (
    "blackjack",
    "leduc-holdem",
    "limit-holdem",
    "no-limit-holdem",
    "doudizhu",
    "mahjong",
    "uno",
    "gin-rummy",
    "bridge",
)
ROWS = 1024


def cycle(env: Any) -> Callable[[], int]:
    """A match of PettingZoo's cycle, its moves chosen as in PettingZoo's own benchmark."""

    def match() -> int:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            moves += 1
        return moves

    return match


def aec(name: str = "tea-time") -> Callable[[], int]:
    from curiouser.lab.env.aec import env

    return cycle(env(name))


def connect_four() -> Callable[[], int]:
    from pettingzoo.classic import connect_four_v3

    return cycle(connect_four_v3.env())


def bare_connect_four() -> Callable[[], int]:
    """Without the wrappers that it comes in."""
    from pettingzoo.classic import connect_four_v3

    return cycle(connect_four_v3.raw_env())


def rlcard(name: str) -> Callable[[], int]:
    import rlcard

    env = rlcard.make(name, config={"seed": 1})

    def match() -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return match


def batch() -> Callable[[], int]:
    """Moves chosen by NumPy."""
    from curiouser.lab.env.batch import BatchEnv

    env, rng, rows = BatchEnv("tea-time", ROWS), np.random.default_rng(1), np.arange(ROWS)

    def step() -> int:
        env.step(env.legal[rows, (rng.random(ROWS) * env.counts).astype(np.int64)])
        return ROWS

    return step


def turn(name: str, wanted: int) -> None:
    """Play for as many moves as asked for and print how long it took: the processor, and by the clock."""
    random.seed(1)
    kinds: dict[str, Callable[[], Callable[[], int]]] = {
        "aec": aec,
        "connect-four": connect_four,
        "bare-connect-four": bare_connect_four,
        "batch": batch,
    }
    play = kinds[name]() if name in kinds else rlcard(name)
    play()
    moves = 0
    started, began = time.process_time(), time.perf_counter()
    while moves < wanted:
        moves += play()
    seconds, passed = time.process_time() - started, time.perf_counter() - began
    print(json.dumps({"seconds": seconds, "passed": passed, "count": moves}))


def contender(title: str, name: str, moves: float) -> Contender:
    return Contender(title, [sys.executable, "-W", "ignore", "-m", "bench.environments", name, str(int(moves))])


def slowest_card_game(scale: float) -> Contender:
    """RLCard's games in turn; the slowest one stays."""
    found = [contender(f"RLCard, {name}", name, 400 * scale) for name in CARD_GAMES]
    race(found, 1)
    return min(found, key=lambda each: each.rate)


def two_processes(scale: float) -> tuple[str, bool]:
    """Batches in one process and in two at once, in turns; the best turn of each counts."""
    moves = str(int(4_000_000 * scale))
    command = [sys.executable, "-m", "bench.environments", "batch", moves]
    best = {1: 0.0, 2: 0.0}
    for _ in range(3):
        for processes in best:
            running = [subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) for _ in range(processes)]
            said = [json.loads(process.communicate()[0]) for process in running]
            best[processes] = max(best[processes], sum(each["count"] / each["passed"] for each in said))
    ratio = best[2] / best[1]
    lines = ["### BatchEnv in two processes", "", "| processes | moves/s |", "|---|---|"]
    lines += [f"| {processes} | {rate:,.0f} |" for processes, rate in best.items()]
    verdict = "" if ratio >= 1.8 else " **missed**"
    return "\n".join([*lines, "", f"Two are {ratio:.2f} × one; goal: ≥ 1.8 ×{verdict}.", ""]), ratio >= 1.8


def checks() -> str:
    """PettingZoo's, Gymnasium's and OpenSpiel's own tests, on every countable title and number of seats."""
    command = [sys.executable, "-W", "ignore", "-m", "bench.environment_checks"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout[done.stdout.index("### ") :]


def main(scale: float) -> int:
    ours = contender("PettingZoo’s cycle, Tea Time", "aec", 200_000 * scale)
    four = contender("PettingZoo, connect_four", "connect-four", 20_000 * scale)
    bare = contender("PettingZoo, connect_four without its wrappers", "bare-connect-four", 20_000 * scale)
    cards = slowest_card_game(scale)
    many = contender(f"BatchEnv, Tea Time, {ROWS:,} matches", "batch", 4_000_000 * scale)
    race([ours, four, bare, cards, many], 5 if scale >= 1 else 2)
    goals = {four.name: 10.0, cards.name: 20.0}
    first, fine = table("Steps of random matches, driven from Python", [ours, four, bare, cards], "moves/s", goals)
    second, also = table("Many matches at once", [many, ours], "moves/s", {ours.name: 10.0})
    third, too = two_processes(scale)
    print(f"{checks()}\n{first}\n{second}\n{third}")
    return 0 if fine and also and too else 1


if __name__ == "__main__":
    if len(sys.argv) > 2:
        turn(sys.argv[1], int(sys.argv[2]))
    else:
        sys.exit(main(float(sys.argv[1])))
