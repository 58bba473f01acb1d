"""`python3 run.py bench tune GAME`: find the weights of the game's evaluator anew, and write them beside it.

The weights that are kept came from these numbers and this seed; it takes some minutes.
"""

import argparse
from importlib import import_module
from pathlib import Path

from bench.measure import ROOT
from curiouser.engine.game import CountableGame, all_games, find_game
from curiouser.lab.tune import new_evaluator, tune

GENERATIONS, MATCHES, ITERATIONS, SEED = 3, 6_000, 100, 1
ACROSS = 14


def written(name: str, weights: list[int], width: int) -> str:
    about = f"Found by `python3 run.py bench tune {name}`: parts of LOGIT, by stage of the match and thing noticed."
    lines = [f'"""{about}"""', "", "# fmt: off", "WEIGHTS: list[int] = ["]
    for start in range(0, len(weights), width):
        row = weights[start : start + width]
        lines += [""] if start else []
        lines += [f"    {', '.join(map(str, row[n : n + ACROSS]))}," for n in range(0, width, ACROSS)]
    return "\n".join([*lines, "]", ""])


def main() -> None:
    tunable = [
        game.name for game in all_games() if isinstance(game, CountableGame) and game.linear_evaluator() is not None
    ]
    parser = argparse.ArgumentParser("python3 run.py bench tune", description="Find the weights of an evaluator anew.")
    parser.add_argument("game", metavar="GAME", choices=tunable, help=f"of {', '.join(tunable)}")
    name = parser.parse_args().game
    game = find_game(name)
    assert isinstance(game, CountableGame)
    width = int(new_evaluator(game).width)
    weights = tune(game, game.setup(2), GENERATIONS, MATCHES, ITERATIONS, SEED, lambda said: print(said, flush=True))
    place = Path(*import_module(game.package).__name__.split("."))
    (ROOT / place / "weights.py").write_text(written(name, weights, width), encoding="utf-8")


if __name__ == "__main__":
    main()
