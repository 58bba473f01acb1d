"""`python3 run.py bench review`: does the split come out the right way, is the best move best, how long does it take?

Two kinds of matches: one seat plays far better (level 5 against level 1), and one seat was given better luck by
construction. In the first the choices of the better seat must give it more of a lead than the other has by its own, in
the second its luck. Points ahead are what a review tells first; chances to win are shown beside them.

In the last rounds of Tea Time the best move of a review must be a best one by plain counting: every way the round can
go on is tried, without the solver that reviews ask. What the ways are worth is who wins, then by how much.
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
from curiouser.engine.position import LUCK, OVER, Position
from curiouser.engine.rng import Rng, seeded
from curiouser.games.tea_time.bots import can_solve
from curiouser.games.tea_time.rules import TeaTime
from curiouser.review.findings import Total
from curiouser.review.jobs import known
from curiouser.review.review import Depth, Reviewer, usual_depth
from curiouser.review.trials import OPEN, STAND, try_out

GAMES = ("tea-time", "tea-for-two", "adventures")
SKILL, LUCKY = "level 5 against level 1", "better luck by construction"
MATCHES = 400
TRIED = {"tea-time": 160, "tea-for-two": 140, "adventures": 240}  # by how long a match takes
DRAWS, TRIES = 3, 24  # the lucky seat gets the best of so many draws, each judged by so many matches
GOAL = 0.95
MOST_SECONDS = 20
FIRST_SECONDS = 2
LAST_ROUNDS = 60
LAST_CARDS = 9  # that still lie there, at most: more can't be counted plainly
TRUE_BEST = 0.99
SAME = 1e-6


class Task(msgspec.Struct, frozen=True):
    game: str
    kind: str
    number: int

    @property
    def seat(self) -> int:
        """Who is better, or luckier."""
        return self.number % 2


class Found(msgspec.Struct, frozen=True):
    """Whether the split named the reason that was built in, and whether its parts added up."""

    lead: bool
    chance: bool
    adds_up: bool


def tasks(matches: int) -> Iterator[Task]:
    for number in range(matches):
        for kind in (SKILL, LUCKY):
            yield Task(GAMES[number // 2 % len(GAMES)], kind, number)


def counted(name: str) -> CountableGame[Any]:
    game = find_game(name)
    assert isinstance(game, CountableGame)
    return game


def played(task: Task) -> Match:
    levels = [5 if seat == task.seat else 1 for seat in range(2)] if task.kind == SKILL else [3, 3]
    return between(task.game, levels, task.number, task.seat if task.kind == LUCKY else None)


def between(name: str, levels: list[int], seed: int, favoured: int | None = None) -> Match:
    game = counted(name)
    match, rng = Match(game, game.setup(2)), seeded(seed, 1)
    bots = [level(number, game) for number in levels]
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


def judged(task: Task) -> Found:
    """All places are measured; alternatives are not needed for the split."""
    reviewer = Reviewer(played(task), Depth(), task.number, None, ())
    reviewer.measure(TRIED[task.game])
    found = reviewer.review(is_whole=False)
    better, other = found.totals[task.seat], found.totals[1 - task.seat]
    part = "own" if task.kind == SKILL else "luck"
    one, two = getattr(better, part), getattr(other, part)
    return Found(one.lead > two.lead, one.chance > two.chance, all(map(adds_up, found.totals)))


def adds_up(total: Total) -> bool:
    parts = (total.start, total.luck, total.own, total.others)
    chance = sum(part.chance for part in parts) - total.result.chance
    lead = sum(part.lead for part in parts) - total.result.lead
    return abs(chance) < SAME and abs(lead) < SAME


def table(wanted: list[Task], found: list[Found]) -> bool:
    """Prints how often the split came out the right way; says whether often enough, and whether everything added up."""
    print("| kind | game | matches | the right way, points | chances | goal |\n|---|---|---|---|---|---|")
    is_reached = all(each.adds_up for each in found)
    for kind in (SKILL, LUCKY):
        for game in (*GAMES, "all"):
            pairs = zip(wanted, found, strict=True)
            ours = [each for task, each in pairs if task.kind == kind and game in {task.game, "all"}]
            lead, chance = (sum(getattr(each, name) for each in ours) / len(ours) for name in ("lead", "chance"))
            goal = f"≥ {100 * GOAL:.0f} %" if game == "all" else ""
            print(f"| {kind} | {game} | {len(ours)} | {100 * lead:.1f} % | {100 * chance:.1f} % | {goal} |")
        is_reached = is_reached and lead >= GOAL
    print(f"\nLuck and choice added up to the result in {sum(each.adds_up for each in found)} of {len(found)} reviews.")
    return is_reached


def last_round(number: int) -> tuple[int, int]:
    """In how many last choices of a match the review was asked, and how often it named a true best move."""
    match = between("tea-time", [2, 2], number)
    reviewer = Reviewer(match, Depth(look=2, places=60, stages=((6, 10), (3, 20)), choices=60), number, None, ())
    last = [at for at, step in enumerate(reviewer.steps) if step.is_choice and is_countable(step.before)]
    reviewer.measure(reviewer.depth.places)
    reviewer.weigh(last)
    right = 0
    for at in last:
        step, best = reviewer.steps[at], reviewer.decisions[at].best[0].move
        values = {move: value_after(step.before, move, step.actor) for move in step.choices}
        right += values[reviewer.game.number(step.before, step.actor, best)] == max(values.values())
    return len(last), right


def is_countable(position: Position) -> bool:
    """Whether no luck is left, and few enough cards to count every way."""
    assert isinstance(position, TeaTime)
    return int(position.occupied).bit_count() <= LAST_CARDS and can_solve(position)


def value_after(position: Position, move: int, seat: int) -> tuple[int, int]:
    """Both play as well as can be: who wins (1, 0 or -1), then the lead, to that seat."""
    after = position.copy()
    after.play(move)
    return best_of(after, seat, {})


def best_of(position: Position, seat: int, found: dict[Any, tuple[int, int]]) -> tuple[int, int]:
    assert isinstance(position, TeaTime)
    if position.actor == OVER:
        one, two = ((position.score(each), position.tiebreak(each)) for each in (seat, 1 - seat))
        return (one > two) - (one < two), int(one[0] - two[0])
    place = (int(position.occupied), int(position.actor), int(position.alice), tuple(position.held))
    if place not in found:
        values = []
        for move in position.legal():
            after = position.copy()
            after.play(move)
            values.append(best_of(after, seat, found))
        found[place] = max(values) if position.actor == seat else min(values)
    return found[place]


def truths(pool: Executor, matches: int) -> bool:
    asked, right = map(sum, zip(*pool.map(last_round, range(matches)), strict=True))
    share = right / asked
    print("\n| last choices of Tea Time, counted plainly | the reviewed best is a true best | goal |\n|---|---|---|")
    print(f"| {asked} | {100 * share:.1f} % | ≥ {100 * TRUE_BEST:.0f} % |")
    return share >= TRUE_BEST


def durations(pool: Executor) -> bool:
    """Prints how long a whole review takes at the usual depth."""
    print(
        "\nTwo seats, two processes, the usual depth:\n\n| game | first graph, s | whole, s | goal |\n|---|---|---|---|"
    )
    is_quick = True
    for game in GAMES:
        reviewer = Reviewer(played(Task(game, SKILL, 1)), usual_depth(counted(game)), 0, pool, ())
        began = time.perf_counter()
        times = [(time.perf_counter() - began, each)[0] for each in reviewer.reviews()]
        print(f"| {game} | {times[0]:.1f} | {times[-1]:.1f} | < {FIRST_SECONDS}, < {MOST_SECONDS} |")
        is_quick = is_quick and times[0] < FIRST_SECONDS and times[-1] < MOST_SECONDS
    return is_quick


def main(scale: float) -> int:
    pool = new_pool(2)
    try:
        is_quick = durations(pool)
        are_true = truths(pool, max(2, int(LAST_ROUNDS * scale)))
        print()
        wanted = list(tasks(max(len(GAMES) * 2, int(MATCHES * scale))))
        is_right = table(wanted, list(pool.map(judged, wanted, chunksize=2)))
    finally:
        pool.shutdown()
    return 0 if is_right and are_true and is_quick else 1


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1])))
