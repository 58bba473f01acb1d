"""A what-if that reports its progress: `python -m curiouser.lab.live` reads one as JSON and writes a line for each
update. A server starts it on request, and stops it when nobody needs it any more."""

import os
import sys
import time
from collections.abc import Iterator
from typing import Any

import msgspec

from curiouser.engine.game import find_game
from curiouser.lab.figures import ComparedMeasure, compared
from curiouser.lab.study import StudyResult, look_at, parts_of
from curiouser.lab.whatif import compare, vary

NICE = 15
TOLD = 5_000  # as `curiouser report` listens to
OFTEN = 0.25  # s between news


class Experiment(msgspec.Struct, frozen=True):
    game: str
    seats: int
    bots: tuple[str, ...]
    matches: int
    changes: dict[str, Any]
    seed: int = 0


class LiveProgress(msgspec.Struct, frozen=True):
    """Trust `clear` only when all matches are played: looking early finds too many differences."""

    done: int
    compared: tuple[ComparedMeasure, ...]
    is_over: bool


def work(experiment: Experiment) -> Iterator[LiveProgress]:
    game = find_game(experiment.game)
    base = game.setup(experiment.seats)
    setups = [base, vary(game, base, experiment.changes)]
    seeds = [experiment.seed] * len(setups)
    parts = parts_of(experiment.game, setups, experiment.bots, experiment.matches, TOLD, seeds)
    total = StudyResult([], [])
    done, told_at = 0, time.monotonic()
    for part in parts:
        found = look_at(part)
        total = add(total, found)
        done += part.matches
        if done == experiment.matches or time.monotonic() - told_at > OFTEN:
            told_at = time.monotonic()
            yield LiveProgress(done, compared(compare(total)), done == experiment.matches)


def add(total: StudyResult, found: StudyResult) -> StudyResult:
    if not total.sums:
        return found
    total.add(found)
    return total


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    experiment = msgspec.json.decode(sys.stdin.buffer.readline(), type=Experiment)
    for news in work(experiment):
        sys.stdout.buffer.write(msgspec.json.encode(news) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
