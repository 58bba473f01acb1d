"""Plays many matches between bots on all cores: results with confidence intervals, and full records on request.

The same seed gives the same matches, whatever the number of processes.
"""

import math
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from curiouser.bots import check_bot
from curiouser.bots.tally import SHARES, luck_stream
from curiouser.bots.together import setup_from_json
from curiouser.engine.errors import BadSetup
from curiouser.engine.game import Game, Setup, find_game
from curiouser.engine.match import Match
from curiouser.engine.record import RecordWriter, Seed
from curiouser.lab.cluster import HERE, Run, needing, spread
from curiouser.lab.matches import MatchShare, MatchSums, count, new_tally, play_driven, play_share, sums_of
from curiouser.native import COMPILED

CHUNKS = 100  # progress is told about so many times
MOST_MATCHES = 2_000  # of a share, so that little is lost with one
MOST_RECORDS = 20  # of a share, so that they fit into memory
Z95 = 1.959963984540054

A = TypeVar("A")


class SeatResult(msgspec.Struct, frozen=True):
    """A first place shared by k seats counts as 1/k of a win."""

    bot: str
    mean_score: float
    score_ci95: tuple[float, float]
    wins: float
    win_rate: float
    ci95: tuple[float, float]


class SimulationResults(msgspec.Struct, frozen=True):
    game: str
    rules: int
    seed: int
    matches: int
    seconds: float
    matches_per_second: float
    decisions_per_match: float
    luck_moves_per_match: float
    seats: tuple[SeatResult, ...]
    ends: dict[str, int]
    compiled: bool


class Recorded(msgspec.Struct, frozen=True):
    """The records of a share, and its sums."""

    records: tuple[str, ...]
    sums: MatchSums


def simulate(
    game: Game[Any],
    setup: Setup,
    bots: Sequence[str],
    matches: int,
    seed: int = 0,
    run: Run = HERE,
    tables: Path | None = None,
    record: Callable[[str], object] | None = None,
) -> SimulationResults:
    """Play matches. `tables` is a folder that keeps every match and move; `record` gets each match as a record."""
    if len(bots) != setup.seats:
        raise BadSetup("bad-bots", seats=setup.seats, bots=len(bots))
    for name in bots:
        check_bot(name, game)
    started = time.perf_counter()
    total = MatchSums()
    for part in _parts(game, setup, bots, matches, seed, run, tables, record):
        total = total.plus(part)
        if run.progress is not None:
            run.progress(total.matches)
    return _results(game, setup, tuple(bots), seed, total, time.perf_counter() - started)


def _parts(
    game: Game[Any],
    setup: Setup,
    bots: Sequence[str],
    matches: int,
    seed: int,
    run: Run,
    tables: Path | None,
    record: Callable[[str], object] | None,
) -> Iterator[MatchSums]:
    path = run.path or game.name
    if record is not None:
        found = _spread(record_share, game, setup, divide(path, setup, bots, matches, seed, MOST_RECORDS), run)
        sums: Iterator[MatchSums] = (_hand_over(each, record) for each in found)
        if tables is None:
            return sums
        deque(sums, maxlen=0)  # the tables hold the same matches
    if tables is None:
        return _spread(sum_share, game, setup, divide(path, setup, bots, matches, seed), run)
    with needing("lab"):
        from curiouser.lab.tables import keep
    return keep(game, setup, bots, matches, seed, tables, run)


def _hand_over(recorded: Recorded, record: Callable[[str], object]) -> MatchSums:
    for each in recorded.records:
        record(each)
    return recorded.sums


def divide(
    game: str, setup: Setup, bots: Sequence[str], matches: int, seed: int, most: int = MOST_MATCHES
) -> list[MatchShare]:
    """The same shares wherever they are played."""
    size = max(1, min(most, matches // CHUNKS))
    encoded = msgspec.json.encode(setup)
    return [
        MatchShare(game, encoded, tuple(bots), seed, first, min(size, matches - first))
        for first in range(0, matches, size)
    ]


def _spread(
    work: Callable[[Game[Any], Setup, MatchShare], A],
    game: Game[Any],
    setup: Setup,
    shares: Sequence[MatchShare],
    run: Run,
) -> Iterator[A]:
    """Here with the game at hand, elsewhere with one that is found by its name."""
    if run.jobs == 1 and run.on is None:
        return (work(game, setup, share) for share in shares)
    return spread(partial(_elsewhere, work), shares, run.jobs, run.on)


def _elsewhere(work: Callable[[Game[Any], Setup, MatchShare], A], share: MatchShare) -> A:
    game = find_game(share.game)
    return work(game, setup_from_json(game, share.setup), share)


def sum_share(game: Game[Any], setup: Setup, share: MatchShare) -> MatchSums:
    tally = new_tally(game, setup)
    play_share(game, setup, share, tally)
    return sums_of(tally)


def record_share(game: Game[Any], setup: Setup, share: MatchShare) -> Recorded:
    """Records hold each move with its actor, its events and the position after it."""
    tally, written = new_tally(game, setup), []
    for number in range(share.first, share.first + share.matches):
        match, record = record_match(game, setup, share.bots, share.seed, number)
        count(tally, match)
        written.append(record)
    return Recorded(tuple(written), sums_of(tally))


def record_match(game: Game[Any], setup: Setup, bots: Sequence[str], seed: int, number: int) -> tuple[Match, str]:
    match = Match(game, setup)
    writer = RecordWriter(match, Seed(seed % (1 << 62), luck_stream(number)), bots)
    lines = [writer.header()]
    play_driven(match, bots, seed, number, lambda played: lines.append(writer.entry(played, full=True)))
    lines.append(writer.end())
    return match, "\n".join(lines) + "\n"


def _results(
    game: Game[Any], setup: Setup, bots: tuple[str, ...], seed: int, total: MatchSums, seconds: float
) -> SimulationResults:
    n = total.matches
    seats = []
    for seat in range(setup.seats):
        mean = total.scores[seat] / n
        spread = math.sqrt(max(0.0, total.squares[seat] / n - mean * mean) / n) * Z95
        wins = total.shares[seat] / SHARES
        seats.append(SeatResult(bots[seat], mean, (mean - spread, mean + spread), wins, wins / n, wilson(wins, n)))
    return SimulationResults(
        game=game.name,
        rules=game.version,
        seed=seed,
        matches=n,
        seconds=seconds,
        matches_per_second=n / max(seconds, 1e-9),
        decisions_per_match=total.decisions / n,
        luck_moves_per_match=total.luck_moves / n,
        seats=tuple(seats),
        ends=dict(zip(game.ends, total.ends, strict=True)),
        compiled=COMPILED,
    )


def wilson(wins: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson; shared wins make it a little too wide."""
    rate, z2 = wins / n, Z95 * Z95
    middle = (rate + z2 / (2 * n)) / (1 + z2 / n)
    half = Z95 * math.sqrt(rate * (1 - rate) / n + z2 / (4 * n * n)) / (1 + z2 / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def records(game: Game[Any], setup: Setup, bots: Sequence[str], matches: int, seed: int = 0) -> Iterator[str]:
    """The matches that `simulate` plays, as whole records."""
    return (record_match(game, setup, bots, seed, number)[1] for number in range(matches))
