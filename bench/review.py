"""`python3 run.py bench review`: does the split come out the right way, and how long does a review take?

Two kinds of matches: one seat plays far better (level 5 against level 1), and one seat was given better luck by
construction. In the first the choices of the better seat must come out better, in the second its luck.
"""

import sys
import time
from collections.abc import Iterator
from concurrent.futures import Executor
from typing import Any

import msgspec

from curiouser.bots.levels import level
from curiouser.bots.together import new_pool
from curiouser.engine.game import CountableGame, find_game
from curiouser.engine.match import Match
from curiouser.engine.move import Move
from curiouser.engine.position import LUCK
from curiouser.engine.rng import Rng, seeded
from curiouser.review.jobs import known
from curiouser.review.review import Depth, Reviewer, review, usual_depth
from curiouser.review.trials import OPEN, STAND, try_out

GAMES = ("tea-time", "tea-for-two", "adventures")
SKILL, LUCKY = "level 5 against level 1", "better luck by construction"
MATCHES = 400
QUICK = Depth(look=2, places=200, stages=(), choices=1)
DRAWS, TRIES = 3, 24  # the lucky seat gets the best of so many draws, each judged by so many matches
GOAL = 0.95
MOST_SECONDS = 20


class Task(msgspec.Struct, frozen=True):
    game: str
    kind: str
    number: int

    @property
    def seat(self) -> int:
        """Who is better, or luckier."""
        return self.number % 2


def tasks(matches: int) -> Iterator[Task]:
    for kind in (SKILL, LUCKY):
        for number in range(matches):
            yield Task(GAMES[number // 2 % len(GAMES)], kind, number)


def counted(name: str) -> CountableGame[Any]:
    game = find_game(name)
    assert isinstance(game, CountableGame)
    return game


def played(task: Task) -> Match:
    game = counted(task.game)
    match, rng = Match(game, game.setup(2)), seeded(task.number, 1)
    levels = [5 if seat == task.seat else 1 for seat in range(2)] if task.kind == SKILL else [3, 3]
    bots = [level(number, game) for number in levels]
    favoured = task.seat if task.kind == LUCKY else None
    while match.actors:
        (actor,) = match.actors
        own = match.position.copy()
        if actor == LUCK:
            match.play(LUCK, drawn(game, match, favoured, rng))
        else:
            own.redeal(actor, rng)
            match.play(actor, game.moves(own)[bots[actor].choose(own, rng)])
    return match


def drawn(game: CountableGame[Any], match: Match, favoured: int | None, rng: Rng) -> Move:
    """What luck does; for a favoured seat the best of several draws."""
    position = match.position
    draws = [int(position.draw(rng)) for _ in range(1 if favoured is None else DRAWS)]
    best = draws[0]
    if len(set(draws)) > 1:
        best = max(draws, key=lambda number: worth(match, number, favoured or 0))
    return game.luck(position)[best]


def worth(match: Match, number: int, seat: int) -> int:
    """How many matches, and then points, the seat is ahead by after a draw."""
    _, _, bot = known(match.game.name, msgspec.json.encode(match.setup))
    after = match.position.copy()
    after.play(number)
    found = list(try_out(after, STAND, OPEN, bot, 7, 0, TRIES))
    wins = sum(found[2 * seat :: 4]) - sum(found[2 - 2 * seat :: 4])
    return (wins << 20) + sum(found[1 + 2 * seat :: 4]) - sum(found[3 - 2 * seat :: 4])


def is_right(task: Task) -> bool:
    """Whether the split names the reason that was built in."""
    found = review(played(task), QUICK, task.number)
    better, other = found.totals[task.seat], found.totals[1 - task.seat]
    if task.kind == SKILL:
        return better.own.chance > other.own.chance
    return better.luck.chance > other.luck.chance


def table(wanted: list[Task], right: list[bool]) -> float:
    """Prints how often the split came out the right way; gives the lower of the two shares."""
    print("| kind | game | matches | the right way | goal |\n|---|---|---|---|---|")
    shares = []
    for kind in (SKILL, LUCKY):
        for game in (*GAMES, "all"):
            ours = [
                ok for task, ok in zip(wanted, right, strict=True) if task.kind == kind and game in {task.game, "all"}
            ]
            goal = f"≥ {100 * GOAL:.0f} %" if game == "all" else ""
            print(f"| {kind} | {game} | {len(ours)} | {100 * sum(ours) / len(ours):.1f} % | {goal} |")
        shares.append(sum(ours) / len(ours))
    return min(shares)


def durations(pool: Executor) -> float:
    """Prints how long a whole review takes at the usual depth; gives the longest."""
    print("\nTwo seats, two processes, the usual depth:\n\n| game | first graph, s | whole, s |\n|---|---|---|")
    longest = 0.0
    for game in GAMES:
        reviewer = Reviewer(played(Task(game, SKILL, 1)), usual_depth(game), 0, pool, ())
        began = time.perf_counter()
        times = [time.perf_counter() - began for _ in reviewer.reviews()]
        print(f"| {game} | {times[0]:.1f} | {times[-1]:.1f} |")
        longest = max(longest, times[-1])
    return longest


def main(scale: float) -> int:
    wanted = list(tasks(max(len(GAMES) * 2, int(MATCHES * scale))))
    pool = new_pool(2)
    try:
        share = table(wanted, list(pool.map(is_right, wanted, chunksize=2)))
        longest = durations(pool)
    finally:
        pool.shutdown()
    return 0 if share >= GOAL and longest < MOST_SECONDS else 1


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1])))
