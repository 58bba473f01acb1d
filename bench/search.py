"""Tree searches of the first move. Usage: python -m bench.search curiouser|open_spiel GAME SEED ITERATIONS TIMES

Time is that of the processor, so that other programs on the machine count less.
"""

import json
import sys
import time

from curiouser.bots.search import TreeSearch
from curiouser.engine.game import CountableGame, find_game
from curiouser.engine.rng import seeded


def curiouser(name: str, seed: int, iterations: int, times: int) -> list[int]:
    game = find_game(name)
    assert isinstance(game, CountableGame)
    position = game.start(game.setup(2))
    position.resolve_chance(seeded(seed))
    search = TreeSearch()
    search.iterations = iterations
    for _ in range(times):
        search.choose(position, seeded(seed, 1))
    return [int(finding.visits) for finding in search.estimates()]


def open_spiel(name: str, seed: int, iterations: int, times: int) -> list[int]:
    """The same exploration: 1.4 for results from -1 to 1 is 0.7 for results from 0 to 1."""
    import pyspiel

    game = pyspiel.load_game(name.replace("-", "_"))
    position = game.new_initial_state()
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, seed), 1.4, iterations, 1000, False, seed, False)
    for _ in range(times):
        root = bot.mcts_search(position)
    return [child.explore_count for child in root.children]


def main(contender: str, name: str, seed: int, iterations: int, times: int) -> None:
    search = {"curiouser": curiouser, "open_spiel": open_spiel}[contender]
    search(name, seed, 100, 1)
    started = time.process_time()
    visits = search(name, seed, iterations, times)
    seconds = time.process_time() - started
    print(json.dumps({"seconds": seconds, "count": iterations * times, "visits": visits}))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:6]))
