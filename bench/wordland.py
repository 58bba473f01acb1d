"""Wordland proved by many matches: random ones and parties of bots, all laws checked, everything that happened counted;
and whether the levels last as long as they should.

`python3 run.py bench wordland` plays 2,000 for every number of seats, basic and advanced, half of each kind: an hour.
"""

import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

from curiouser.bots.driving import drive
from curiouser.engine.luck import Dealer
from curiouser.engine.match import Match
from curiouser.engine.position import LUCK
from curiouser.engine.rng import seeded
from curiouser.games.wordland import GAME
from curiouser.games.wordland.events import CardScored
from curiouser.lab.matches import play_driven
from curiouser.lab.simulate import Z95
from curiouser.laws import check_game
from curiouser.laws.check import Choice, Driver
from tests.games.wordland.paths import paths, wanted
from tests.games.wordland.random_matches import choose

MATCHES = 1_000  # of a kind
CHUNK = 50
LEVELS = tuple(f"level-{level}" for level in range(1, 6))
ROUNDS = 300  # parties of five, one of each level
LANGUAGES = ("en", "pl", "ro")


class Lot(NamedTuple):
    """Matches that are checked together: their kind, seats, the number of the first, and how many."""

    kind: str
    advanced: bool
    seats: int
    first: int
    matches: int

    @property
    def options(self) -> dict[str, Any]:
        """Clocks, languages and variants change from lot to lot."""
        rng = seeded(self.first, 4 * self.seats + 2 * self.advanced + (self.kind == "bots"))
        options: dict[str, Any] = {"advanced": self.advanced, "language": LANGUAGES[rng.below(3)]}
        options["seconds"] = (0, 4 + rng.below(30))[rng.below(2)]
        options["careful"] = rng.below(4) == 0
        options["need_winner"] = rng.below(4) == 0
        options["madness"] = (0, 0, 4, 5)[rng.below(4)]
        options["teapot"] = (self.first // CHUNK + self.seats) % 8 == 0
        return options


def by_chance(match: Match, number: int, dealer: Dealer) -> Choice:
    rng = seeded(number, 7)

    def next_move() -> Any:
        if match.actors == (LUCK,):
            return LUCK, dealer.deal(GAME.chances(match.position))
        return choose(match, rng) if match.actors else None

    return next_move


def by_bots(match: Match, number: int, dealer: Dealer) -> Choice:
    """Guests of all levels, differently mixed in every match."""
    rng = seeded(number, 11)
    bots = [LEVELS[rng.below(len(LEVELS))] for _ in range(match.setup.seats)]
    return drive(match, bots, 1, number, dealer)


def check(lot: Lot) -> tuple[Lot, Counter[str], list[str]]:
    """What happened in the matches of a lot, and every law that was broken."""
    matches: list[Match] = []
    play: Driver = by_bots if lot.kind == "bots" else by_chance

    def watched(match: Match, number: int, dealer: Dealer) -> Choice:
        matches.append(match)
        return play(match, number, dealer)

    report = check_game(
        GAME, seats=lot.seats, options=lot.options, matches=lot.matches, first=lot.first, share=0.002, records=0.02,
        driver=watched,
    )  # fmt: skip
    happened = sum((Counter(paths(match)) for match in matches), Counter[str]())
    return lot, happened, [f"{lot}: {broken.law}: {broken.sentence}" for broken in report.broken]


def lots(matches: int) -> Iterator[Lot]:
    for first in range(0, matches, CHUNK):
        for kind in ("random", "bots"):
            for advanced in (False, True):
                for seats in GAME.seat_counts:
                    yield Lot(kind, advanced, seats, first, min(CHUNK, matches - first))


def survival(numbers: Sequence[int]) -> list[tuple[int, ...]]:
    """The scoring cards of each level, added up over parties in which all five sit down, in every order of seats."""
    found = []
    for number in numbers:
        turned = [LEVELS[(seat + number) % 5] for seat in range(5)]
        setup = GAME.setup(5, {"advanced": number % 2 == 1, "language": LANGUAGES[number % 3]})
        match = Match(GAME, setup)
        play_driven(match, turned, 2, number)
        found.append(cards(match, number))
    return found


def cards(match: Match, number: int) -> tuple[int, ...]:
    sums = [0] * 5
    for played in match.played:
        for event in played.events:
            if isinstance(event, CardScored):
                sums[(event.seat + number) % 5] += event.card
    return tuple(sums)


def show_paths(totals: dict[tuple[str, bool], Counter[str]]) -> str:
    columns = [("random", False), ("random", True), ("bots", False), ("bots", True)]
    heads = ["random, basic", "random, advanced", "bots, basic", "bots, advanced"]
    lines = ["| what happened | " + " | ".join(heads) + " |", "|---|" + "---:|" * len(columns)]
    every = sorted(set().union(*totals.values()))
    rows = (f"| {path} | " + " | ".join(f"{totals[column][path]:,}" for column in columns) + " |" for path in every)
    return "\n".join([*lines, *rows])


def show_levels(found: Sequence[tuple[int, ...]]) -> tuple[str, bool]:
    """Cards count from 1 for whoever goes out first to 5; five rounds a match."""
    lines, lows, highs = ["| level | mean card | 95 % |", "|---|---:|---|"], [], []
    for level, name in enumerate(LEVELS):
        values = [match[level] / 5 for match in found]
        mean = sum(values) / len(values)
        spread = Z95 * (sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values)) ** 0.5
        lows.append(mean - spread)
        highs.append(mean + spread)
        lines.append(f"| {name} | {mean:.2f} | {mean - spread:.2f} – {mean + spread:.2f} |")
    return "\n".join(lines), all(high < low for high, low in zip(highs, lows[1:], strict=False))


def main(scale: float) -> int:
    matches, parties = max(1, int(MATCHES * scale)), max(60, int(ROUNDS * scale))
    totals = {(kind, advanced): Counter[str]() for kind in ("random", "bots") for advanced in (False, True)}
    broken: list[str] = []
    played = 0
    with ProcessPoolExecutor(
        os.cpu_count(), mp_context=get_context("spawn"), initializer=os.nice, initargs=(10,)
    ) as pool:
        for lot, happened, faults in pool.map(check, lots(matches)):
            totals[lot.kind, lot.advanced] += happened
            broken += faults
            played += lot.matches
            print(f"\r{played:,} matches", end="", file=sys.stderr, flush=True)
        shares = [range(first, min(first + 20, parties)) for first in range(0, parties, 20)]
        found = [row for rows in pool.map(survival, shares) for row in rows]
    print(file=sys.stderr)
    missing = wanted() - set(sum(totals.values(), Counter[str]()))
    levels, in_order = show_levels(found)
    print(f"{played:,} matches, {matches:,} of each kind for each number of seats; laws broken: {len(broken)}.\n")
    print(*broken, show_paths(totals), f"\nMissing: {', '.join(sorted(missing)) or 'nothing'}.\n", sep="\n")
    print(f"How long the levels last, {len(found):,} parties of one each, five rounds:\n\n{levels}")
    return 0 if in_order and not broken and not missing else 1


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0))
