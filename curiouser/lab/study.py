"""The parts of a study: matches of one or more variants with the same luck, summed up where they are played."""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
from msgspec.structs import replace

from curiouser.bots.together import setup_from_json
from curiouser.engine.game import Game, Setup, find_game
from curiouser.lab.cluster import HERE, Run, spread
from curiouser.lab.event_counter import EventCounter, Heard
from curiouser.lab.matches import MatchShare, new_tally, play_share
from curiouser.lab.measures import Floats, as_rows, measure, shares_of
from curiouser.lab.sums import StudySums, Sum, sum_up, sums_of
from curiouser.lab.watch import MATCH_WIDTH, Notes

PARTS = 100  # progress is told about so many times
LEAST_MATCHES, MOST_MATCHES = 10, 1_000  # of a part


class Variant(msgspec.Struct, frozen=True):
    """What is played: the base, or the base with something changed."""

    setup: bytes
    seed: int


class Part(msgspec.Struct, frozen=True):
    game: str
    variants: tuple[Variant, ...]  # the base first
    bots: tuple[str, ...]
    first: int
    matches: int
    told: int  # in so many of them, the first ones, events are listened to


class StudyResult(msgspec.Struct):
    """Sums of each variant, and of its differences from the base, match by match. Results of parts can be added."""

    sums: list[StudySums]
    differences: list[dict[str, Sum]]  # beside `sums`; none for the base

    def add(self, other: "StudyResult") -> None:
        for mine, added in zip(self.sums, other.sums, strict=True):
            mine.add(added)
        for differences, more in zip(self.differences, other.differences, strict=True):
            for name, sum_ in more.items():
                differences.setdefault(name, Sum()).add(sum_)


def study(
    game: str,
    setups: Sequence[Setup],
    bots: Sequence[str],
    matches: int,
    seed: int = 0,
    told: int = 0,
    run: Run = HERE,
    seeds: Sequence[int] | None = None,
) -> StudyResult:
    """Play and sum up. All variants have the same luck, unless there is a seed for each."""
    parts = parts_of(game, setups, bots, matches, told, seeds if seeds is not None else [seed] * len(setups))
    total: StudyResult | None = None
    done = 0
    for part, found in zip(parts, spread(look_at, parts, run.jobs, run.on), strict=True):
        if total is None:
            total = found
        else:
            total.add(found)
        done += part.matches
        if run.progress is not None:
            run.progress(done)
    assert total is not None
    return total


def parts_of(
    game: str, setups: Sequence[Setup], bots: Sequence[str], matches: int, told: int, seeds: Sequence[int]
) -> list[Part]:
    variants = tuple(Variant(msgspec.json.encode(setup), seed) for setup, seed in zip(setups, seeds, strict=True))
    return [
        Part(game, variants, tuple(bots), first, count, told_among(first, count, min(told, matches), matches))
        for first, count in divide(matches)
    ]


def told_among(first: int, count: int, told: int, matches: int) -> int:
    """How many matches of a part have their events counted; they are spread evenly over the parts."""
    return (first + count) * told // matches - first * told // matches


def divide(matches: int) -> list[tuple[int, int]]:
    """The first match of each part, and how many it has; the same wherever they are played."""
    size = max(LEAST_MATCHES, min(MOST_MATCHES, -(-matches // PARTS)))
    return [(first, min(size, matches - first)) for first in range(0, matches, size)]


def look_at(part: Part) -> StudyResult:
    game = find_game(part.game)
    found = StudyResult([], [])
    base: dict[str, Floats] = {}
    for variant in part.variants:
        measures, sums = play_variant(game, variant, part)
        found.sums.append(sums)
        found.differences.append({name: sum_up(measures[name] - base[name]) for name in base})
        base = base or measures
    return found


def play_variant(game: Game[Any], variant: Variant, part: Part) -> tuple[dict[str, Floats], StudySums]:
    setup = setup_from_json(game, variant.setup)
    notes, counter, tally = new_notes(setup), EventCounter(game, setup.seats), new_tally(game, setup)
    share = MatchShare(part.game, variant.setup, part.bots, variant.seed, part.first, part.told)
    notes.listener = counter.hear
    play_share(game, setup, share, tally, notes)
    notes.listener = None
    rest = replace(share, first=part.first + part.told, matches=part.matches - part.told)
    play_share(game, setup, rest, tally, notes)
    rows = as_rows(notes.matches, MATCH_WIDTH + 2 * setup.seats)
    heard = counter.heard()
    measures = measure(rows, game.ends)
    sums = sums_of(measures, shares_of(rows), heard, part.told)
    return measures | rule_measures(game, heard, part.told), sums


def rule_measures(game: Game[Any], heard: Heard, told: int) -> dict[str, Floats]:
    """Every rule of the game, so that variants have the same ones to compare."""
    none = np.zeros(told)
    return {f"rule-{rule}": heard.rules.get(rule, none).astype(np.float64) for rule in game.rule_ids()} if told else {}


def new_notes(setup: Setup, keeps_moves: bool = False) -> Notes:
    notes = Notes()
    notes.prepare(setup.seats, keeps_moves)
    return notes
