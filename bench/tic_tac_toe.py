"""Random tic-tac-toe, driven from Python the ordinary way: ask for the legal moves, choose one, play it.

Usage: python -m bench.tic_tac_toe curiouser|open_spiel|open_spiel_python|pettingzoo MOVES
"""

import importlib
import json
import random
import sys
import time
from collections.abc import Callable


def play_curiouser(choose: Callable[[], float]) -> int:
    from curiouser.engine.position import OVER
    from curiouser.games.tic_tac_toe import GAME

    start = GAME.start(GAME.setup(2))

    def match() -> int:
        position = start.copy()
        moves = 0
        while position.actor != OVER:
            legal = position.legal()
            position.play(legal[int(choose() * len(legal))])  # type: ignore[operator]  # float × i64 is fine when run
            moves += 1
        return moves

    return run(match)


def play_open_spiel(choose: Callable[[], float], name: str = "tic_tac_toe") -> int:
    import pyspiel

    game = pyspiel.load_game(name)

    def match() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(choose() * len(legal))])
            moves += 1
        return moves

    return run(match)


def play_open_spiel_python(choose: Callable[[], float]) -> int:
    importlib.import_module("open_spiel.python.games.tic_tac_toe")  # registers the game
    return play_open_spiel(choose, "python_tic_tac_toe")


def play_pettingzoo(choose: Callable[[], float]) -> int:
    from pettingzoo.classic import tictactoe_v3

    env = tictactoe_v3.env()

    def match() -> int:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(choose() * len(legal))]))
            moves += 1
        return moves

    return run(match)


def run(match: Callable[[], int]) -> int:
    """Play for as many moves as asked for and print how long it took."""
    wanted = int(sys.argv[2])
    match()
    moves = 0
    started = time.perf_counter()
    while moves < wanted:
        moves += match()
    print(json.dumps({"seconds": time.perf_counter() - started, "count": moves}))
    return moves


CONTENDERS = {
    "curiouser": play_curiouser,
    "open_spiel": play_open_spiel,
    "open_spiel_python": play_open_spiel_python,
    "pettingzoo": play_pettingzoo,
}

if __name__ == "__main__":
    CONTENDERS[sys.argv[1]](random.Random(1).random)
