"""Which bots beat which: every pair meets with the same luck from both seats, and openskill rates them all.

The same seed gives the same ladder, whatever the number of processes.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from multiprocessing import get_context
from typing import Any

import msgspec

from curiouser.bots import find_bot
from curiouser.bots.tally import SHARES, Tally, play_matches
from curiouser.bots.together import setup_from_json
from curiouser.engine.errors import Problem
from curiouser.engine.game import CountableGame, Game, Setup, find_game
from curiouser.lab.simulate import Z95


class Duel(msgspec.Struct, frozen=True):
    """What came of all matches between two bots; a deal is two matches over the same luck, with seats changed."""

    first: str
    second: str
    deals: int
    points: float  # of the first: a match won counts 1, a shared one half
    rate: float
    ci95: tuple[float, float]
    p: float  # how likely the better of two equals would get as many deals by chance


class Rung(msgspec.Struct, frozen=True):
    bot: str
    rating: float
    ci95: tuple[float, float]
    rate: float


class Ladder(msgspec.Struct, frozen=True):
    game: str
    rules: int
    seed: int
    rungs: tuple[Rung, ...]  # the best first
    duels: tuple[Duel, ...]


class Task(msgspec.Struct, frozen=True):
    """A duel as it is handed to another process."""

    game: str
    setup: bytes
    bots: tuple[str, str]
    seed: int
    deals: int


def climb(
    game: Game[Any],
    setup: Setup,
    bots: Sequence[str],
    deals: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
    path: str | None = None,
) -> Ladder:
    """Every pair of bots plays; `progress` hears how many duels are done of how many."""
    if not isinstance(game, CountableGame):
        raise Problem("no-bots", game=game.name)
    for name in bots:
        find_bot(name, game)
    encoded = msgspec.json.encode(setup)
    tasks = [Task(path or game.name, encoded, pair, seed, deals) for pair in combinations(bots, 2)]
    results = []
    for result in _run(game, setup, tasks, jobs):
        results.append(result)
        if progress is not None:
            progress(len(results), len(tasks))
    duels = tuple(judge(*task.bots, result) for task, result in zip(tasks, results, strict=True))
    rungs = rate(bots, [(*task.bots, result) for task, result in zip(tasks, results, strict=True)])
    return Ladder(game.name, game.version, seed, rungs, duels)


def _run(game: CountableGame[Any], setup: Setup, tasks: Sequence[Task], jobs: int) -> Iterator[list[float]]:
    if jobs == 1 or len(tasks) == 1:
        yield from (_play(game, setup, task) for task in tasks)
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            yield from pool.map(_play_elsewhere, tasks)


def _play_elsewhere(task: Task) -> list[float]:
    game = find_game(task.game)
    assert isinstance(game, CountableGame)
    return _play(game, setup_from_json(game, task.setup), task)


def _play(game: CountableGame[Any], setup: Setup, task: Task) -> list[float]:
    """The points of the first bot in each match, deal by deal."""
    start = game.start(setup)
    first, second = (find_bot(name, game) for name in task.bots)
    points = []
    for deal in range(task.deals):
        for seat, bots in enumerate(([first, second], [second, first])):
            tally = Tally()
            tally.prepare(2, len(game.ends))
            play_matches(start, bots, task.seed % (1 << 62), deal, 1, tally)
            points.append(int(tally.shares[seat]) / SHARES)
    return points


def judge(first: str, second: str, points: Sequence[float]) -> Duel:
    deals = [points[index] + points[index + 1] for index in range(0, len(points), 2)]
    count = len(deals)
    mean = sum(deals) / count / 2
    spread = math.sqrt(sum((deal / 2 - mean) ** 2 for deal in deals) / max(1, count - 1) / count) * Z95
    between = (max(0.0, mean - spread), min(1.0, mean + spread))
    return Duel(first, second, count, sum(deals), mean, between, sign_test(deals))


def sign_test(deals: Sequence[float]) -> float:
    """Deals that one side won against those that the other did, two-sided and exact."""
    won, lost = sum(deal > 1 for deal in deals), sum(deal < 1 for deal in deals)
    count = won + lost
    most = max(won, lost)
    tail, ways = 0, math.comb(count, most)
    for number in range(most, count + 1):
        tail += ways
        ways = ways * (count - number) // (number + 1)
    return min(1.0, 2 * tail / (1 << count))


def rate(bots: Sequence[str], results: Sequence[tuple[str, str, Sequence[float]]]) -> tuple[Rung, ...]:
    """Ratings by Plackett and Luce. The pairs take turns, so that none of them has the last word."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {name: model.rating() for name in bots}
    totals = {name: [0.0, 0] for name in bots}
    for match in range(len(results[0][2])):
        for first, second, points in results:
            got = points[match]
            [[ratings[first]], [ratings[second]]] = model.rate(
                [[ratings[first]], [ratings[second]]], scores=[got, 1 - got]
            )
            for name, share in ((first, got), (second, 1 - got)):
                totals[name] = [totals[name][0] + share, totals[name][1] + 1]
    rungs = [
        Rung(name, r.mu, (r.mu - Z95 * r.sigma, r.mu + Z95 * r.sigma), totals[name][0] / totals[name][1])
        for name, r in ratings.items()
    ]
    return tuple(sorted(rungs, key=lambda rung: -rung.rating))
