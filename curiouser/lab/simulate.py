"""Plays many matches between bots on all cores: results with confidence intervals, and full records on request.

The same seed gives the same matches, whatever the number of processes.
"""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from curiouser.bots import check_bot, find_bot
from curiouser.bots.driving import drive
from curiouser.bots.tally import SHARES, Tally, luck_stream, play_matches
from curiouser.bots.together import setup_from_json
from curiouser.engine.errors import BadSetup
from curiouser.engine.game import CountableGame, Game, Setup, find_game
from curiouser.engine.luck import SeededDealer
from curiouser.engine.match import Match
from curiouser.engine.position import LUCK
from curiouser.engine.record import RecordWriter, Seed
from curiouser.engine.rng import seeded
from curiouser.lab.cluster import needing, spread
from curiouser.native import COMPILED

CHUNKS = 100  # progress is told about so many times
MOST_MATCHES = 2_000  # of a share, so that little is lost with one
Z95 = 1.959963984540054


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


class MatchShare(msgspec.Struct, frozen=True):
    """A part of a simulation, as it is handed to another process."""

    game: str
    setup: bytes
    bots: tuple[str, ...]
    seed: int
    first: int
    matches: int


class MatchSums(msgspec.Struct, frozen=True):
    """Of matches: by seat scores, their squares and won SHARES; by ending how many."""

    matches: int = 0
    decisions: int = 0
    luck_moves: int = 0
    scores: list[int] = []
    squares: list[int] = []
    shares: list[int] = []
    ends: list[int] = []


def simulate(
    game: Game[Any],
    setup: Setup,
    bots: Sequence[str],
    matches: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    path: str | None = None,
    on: str | None = None,
    tables: Path | None = None,
) -> SimulationResults:
    """Play matches; `progress` hears how many are done. `path` (a name or module:Class) finds the game elsewhere.

    `on` is the address of a cluster; `tables` a folder that keeps every match and move."""
    if len(bots) != setup.seats:
        raise BadSetup("bad-bots", seats=setup.seats, bots=len(bots))
    for name in bots:
        check_bot(name, game)
    started = time.perf_counter()
    total = MatchSums()
    for part in _parts(game, setup, bots, matches, seed, jobs, path, on, tables):
        total = add_up(total, part)
        if progress is not None:
            progress(total.matches)
    return _results(game, setup, tuple(bots), seed, total, time.perf_counter() - started)


def _parts(
    game: Game[Any],
    setup: Setup,
    bots: Sequence[str],
    matches: int,
    seed: int,
    jobs: int,
    path: str | None,
    on: str | None,
    tables: Path | None,
) -> Iterator[MatchSums]:
    if tables is None:
        shares = divide(path or game.name, setup, bots, matches, seed)
        if jobs == 1 and on is None:
            return (play_share_of(game, setup, share) for share in shares)
        return spread(play_share, shares, jobs, on)
    with needing("lab"):
        from curiouser.lab.tables import keep
    return keep(game, setup, bots, matches, seed, tables, jobs, on, path)


def divide(game: str, setup: Setup, bots: Sequence[str], matches: int, seed: int) -> list[MatchShare]:
    """The same shares wherever they are played."""
    size = max(1, min(MOST_MATCHES, matches // CHUNKS))
    encoded = msgspec.json.encode(setup)
    return [
        MatchShare(game, encoded, tuple(bots), seed, first, min(size, matches - first))
        for first in range(0, matches, size)
    ]


def play_share(share: MatchShare) -> MatchSums:
    game = find_game(share.game)
    return play_share_of(game, setup_from_json(game, share.setup), share)


def play_share_of(game: Game[Any], setup: Setup, share: MatchShare) -> MatchSums:
    tally = Tally()
    tally.prepare(setup.seats, len(game.ends))
    if isinstance(game, CountableGame):
        bots = [find_bot(name, game) for name in share.bots]
        play_matches(game.start(setup), bots, share.seed % (1 << 62), share.first, share.matches, tally)
    else:
        for number in range(share.first, share.first + share.matches):
            count(tally, play_party(game, setup, share.bots, share.seed, number))
    counted = (int(tally.matches), int(tally.decisions), int(tally.luck_moves))
    return MatchSums(
        *counted, *([int(n) for n in each] for each in (tally.scores, tally.squares, tally.shares, tally.ends))
    )


def add_up(total: MatchSums, part: MatchSums) -> MatchSums:
    if not total.matches:
        return part
    added: list[Any] = []
    for mine, other in zip(msgspec.structs.astuple(total), msgspec.structs.astuple(part), strict=True):
        added.append([a + b for a, b in zip(mine, other, strict=True)] if isinstance(mine, list) else mine + other)
    return MatchSums(*added)


def play_party(game: Game[Any], setup: Setup, bots: Sequence[str], seed: int, number: int) -> Match:
    match = Match(game, setup)
    choose = drive(match, bots, seed, number, SeededDealer(seeded(seed, luck_stream(number))))
    while (choice := choose()) is not None:
        match.play(*choice)
    return match


def count(tally: Tally, match: Match) -> None:
    """Add a match that is over."""
    outcome = match.outcome
    assert outcome is not None
    winners = outcome.winners
    for seat, score in enumerate(outcome.scores):
        tally.scores[seat] += score
        tally.squares[seat] += score * score
        tally.shares[seat] += SHARES // len(winners) if seat in winners else 0
        tally.outright[seat] += winners == (seat,)
    tally.matches += 1
    tally.ends[match.game.ends.index(outcome.reason)] += 1
    tally.decisions += sum(played.actor >= 0 for played in match.played)
    tally.luck_moves += sum(played.actor == LUCK for played in match.played)


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
    """The matches that `simulate` plays, as whole records: each move with its actor, its events and the position."""
    for number in range(matches):
        match = Match(game, setup)
        writer = RecordWriter(match, Seed(seed % (1 << 62), luck_stream(number)), bots)
        lines = [writer.header()]
        choose = drive(match, bots, seed, number, SeededDealer(seeded(seed, luck_stream(number))))
        while (choice := choose()) is not None:
            match.play(*choice)
            lines.append(writer.entry(match.played[-1], full=True))
        lines.append(writer.end())
        yield "\n".join(lines) + "\n"
