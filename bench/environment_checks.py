"""What others ask of an environment: the tests that PettingZoo, Gymnasium and OpenSpiel bring along."""

import time
from collections.abc import Iterator
from typing import Any

import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.performance_benchmark import performance_benchmark

import curiouser.lab.env.spiel  # noqa: F401  # registers the games
from curiouser.engine.game import CountableGame, all_games
from curiouser.lab.env.aec import env
from curiouser.lab.env.seat import SeatEnv


def tables() -> Iterator[tuple[CountableGame[Any], int]]:
    for game in all_games():
        if isinstance(game, CountableGame):
            yield from ((game, seats) for seats in game.seat_counts)


def check() -> str:
    """A line for each title; whatever fails raises."""
    lines = ["### What others ask of an environment", "", "| title | seats | held | s |", "|---|---|---|---|"]
    for game, seats in tables():
        started = time.perf_counter()
        api_test(env(game, seats=seats), num_cycles=2000)
        seed_test(lambda game=game, seats=seats: env(game, seats=seats), num_cycles=500)
        check_env(SeatEnv(game, seats=seats, render_mode="ansi"))
        name = f"curiouser_{game.name.replace('-', '_')}(seats={seats})"
        pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=5, serialize=True, verbose=False)
        held = "api_test, seed_test, check_env, random_sim_test"
        if seats == min(game.seat_counts):
            performance_benchmark(env(game, seats=seats))
            held += ", performance_benchmark"
        lines.append(f"| {game.name} | {seats} | {held} | {time.perf_counter() - started:.1f} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(check())
