"""Simulations as Parquet, with a row for each match and each move; docs/lab.md describes the columns.

A folder contains `job.json`, `matches/part-….parquet` and `moves/part-….parquet`. A part is written completely or not
at all, so an interrupted job continues where it stopped, and the same job gives the same bytes everywhere.
"""

import io
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from curiouser.bots.tally import SHARES
from curiouser.bots.together import setup_from_json
from curiouser.engine.errors import Problem
from curiouser.engine.game import CountableGame, Game, Setup, find_game
from curiouser.lab.cluster import TEXTS, spread
from curiouser.lab.measures import Numbers, as_rows, scores_of
from curiouser.lab.simulate import MatchShare, MatchSums, add_up, divide
from curiouser.lab.study import new_notes, play
from curiouser.lab.watch import MATCH_WIDTH, MOVE_WIDTH

GROUP = 250  # matches of a row group: what is in memory at a time
MATCHES, MOVES, JOB = "matches", "moves", "job.json"
FORM = 1  # raised when columns change


class TableJob(msgspec.Struct, frozen=True):
    """What is played; the same job gives the same tables."""

    game: str
    rules: int
    setup: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    matches: int
    form: int = FORM


class PartTables(msgspec.Struct):
    """Both tables of a part as bytes, and its sums."""

    matches: bytes
    moves: bytes
    sums: MatchSums
    pyarrow: str
    rules: int


def keep(
    game: Game[Any],
    setup: Setup,
    bots: Sequence[str],
    matches: int,
    seed: int,
    folder: Path,
    jobs: int = 1,
    on: str | None = None,
    path: str | None = None,
) -> Iterator[MatchSums]:
    """Play what the folder does not have yet, and keep it; gives the sums of all parts, those found there as well."""
    claim(
        folder, TableJob(game.name, game.version, msgspec.to_builtins(setup, str_keys=True), tuple(bots), seed, matches)
    )
    shares = divide(path or game.name, setup, bots, matches, seed)
    is_there = [part(folder, MATCHES, number).exists() for number in range(len(shares))]
    made = spread(make, [share for share, there in zip(shares, is_there, strict=True) if not there], jobs, on)
    for number, there in enumerate(is_there):
        yield sums_of_file(part(folder, MATCHES, number)) if there else put(folder, number, next(made), game)


def claim(folder: Path, job: TableJob) -> None:
    """A folder is for one job."""
    kept = folder / JOB
    wanted = msgspec.json.format(msgspec.json.encode(job), indent=1) + b"\n"
    for name in (MATCHES, MOVES):
        (folder / name).mkdir(parents=True, exist_ok=True)
    if not kept.exists():
        replace(kept, wanted)
    elif kept.read_bytes() != wanted:
        raise Problem("lab-other-job", texts=TEXTS, folder=str(folder))


def part(folder: Path, table: str, number: int) -> Path:
    return folder / table / f"part-{number:06}.parquet"


def put(folder: Path, number: int, made: PartTables, game: Game[Any]) -> MatchSums:
    """The matches last: where they are, the moves are too."""
    if made.pyarrow != pa.__version__ or made.rules != game.version:
        theirs = f"pyarrow {made.pyarrow}, {game.name} {made.rules}"
        raise Problem("lab-other-versions", texts=TEXTS, theirs=theirs, ours=f"pyarrow {pa.__version__}")
    replace(part(folder, MOVES, number), made.moves)
    replace(part(folder, MATCHES, number), made.matches)
    return made.sums


def replace(file: Path, content: bytes) -> None:
    unfinished = file.with_name(file.name + ".unfinished")
    unfinished.write_bytes(content)
    unfinished.replace(file)


def sums_of_file(file: Path) -> MatchSums:
    """They are kept with the table."""
    kept: bytes = pq.read_schema(file).metadata[b"sums"]
    return msgspec.json.decode(kept, type=MatchSums)


def make(share: MatchShare) -> PartTables:
    game = find_game(share.game)
    setup = setup_from_json(game, share.setup)
    is_open = not isinstance(game, CountableGame)
    match_tables, move_tables = [], []
    total = MatchSums()
    for first in range(share.first, share.first + share.matches, GROUP):
        count = min(GROUP, share.first + share.matches - first)
        notes = new_notes(setup, keeps_moves=True)
        said: list[str] = []
        play(game, setup, share.bots, share.seed, first, count, notes, said=said)
        rows = as_rows(notes.matches, MATCH_WIDTH + 2 * setup.seats)
        total = add_up(total, sums_of(rows, len(game.ends)))
        match_tables.append(matches_table(rows, game.ends))
        move_tables.append(moves_table(as_rows(notes.moves, MOVE_WIDTH + setup.seats), said if is_open else None))
    kept = msgspec.json.encode(total)
    return PartTables(
        as_parquet(match_tables, kept), as_parquet(move_tables, kept), total, pa.__version__, game.version
    )


def as_parquet(groups: Sequence[pa.Table], sums: bytes) -> bytes:
    schema = groups[0].schema.with_metadata({b"sums": sums})
    written = io.BytesIO()
    with pq.ParquetWriter(written, schema, compression="zstd") as writer:
        for group in groups:
            writer.write_table(group.replace_schema_metadata(schema.metadata))
    return written.getvalue()


def matches_table(rows: Numbers, ends: Sequence[str]) -> pa.Table:
    number, starter, ending, decisions, luck_moves, lead_changes, decided, behind, winners = rows[:, :MATCH_WIDTH].T
    columns: dict[str, Any] = {
        "match": pa.array(number),
        "starter": pa.array(starter.astype(np.int8)),
        "ending": pa.array([ends[each] for each in ending]),
        "decisions": pa.array(decisions.astype(np.int32)),
        "luck_moves": pa.array(luck_moves.astype(np.int32)),
        "lead_changes": pa.array(lead_changes.astype(np.int32)),
        "decided": pa.array(decided.astype(np.int32)),
        "behind": pa.array(behind),
        "winners": pa.array(winners.astype(np.int8)),
    }
    for seat in range((rows.shape[1] - MATCH_WIDTH) // 2):
        columns[f"score_{seat + 1}"] = pa.array(rows[:, MATCH_WIDTH + 2 * seat].astype(np.int32))
        columns[f"won_{seat + 1}"] = pa.array(rows[:, MATCH_WIDTH + 2 * seat + 1] / SHARES)
    return pa.table(columns)


def moves_table(rows: Numbers, said: list[str] | None) -> pa.Table:
    number, n, actor, move = rows[:, :MOVE_WIDTH].T
    columns: dict[str, Any] = {
        "match": pa.array(number),
        "n": pa.array(n.astype(np.int32)),
        "actor": pa.array(actor.astype(np.int8)),
        "move": pa.array(move.astype(np.int32)) if said is None else pa.array(said, pa.string()),
    }
    for seat in range(rows.shape[1] - MOVE_WIDTH):
        columns[f"score_{seat + 1}"] = pa.array(rows[:, MOVE_WIDTH + seat].astype(np.int32))
    return pa.table(columns)


def sums_of(rows: Numbers, ends: int) -> MatchSums:
    scores, shares = scores_of(rows), rows[:, MATCH_WIDTH + 1 :: 2]
    return MatchSums(
        matches=len(rows),
        decisions=int(rows[:, 3].sum()),
        luck_moves=int(rows[:, 4].sum()),
        scores=scores.sum(axis=0).tolist(),
        squares=np.square(scores).sum(axis=0).tolist(),
        shares=shares.sum(axis=0).tolist(),
        ends=np.bincount(rows[:, 2], minlength=ends).tolist(),
    )
