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

from curiouser.bots.together import setup_from_json
from curiouser.engine.errors import Problem
from curiouser.engine.game import CountableGame, Game, Setup, find_game
from curiouser.lab.cluster import HERE, TEXTS, Run, spread
from curiouser.lab.matches import MatchShare, MatchSums, new_tally, play_share, sums_of
from curiouser.lab.measures import Numbers, as_rows, columns_of, scores_of, shares_of
from curiouser.lab.simulate import divide
from curiouser.lab.study import new_notes
from curiouser.lab.watch import MATCH_COLUMNS, MATCH_WIDTH, MOVE_COLUMNS, MOVE_WIDTH

GROUP = 250  # matches of a row group: what is in memory at a time
MATCHES, MOVES, JOB = "matches", "moves", "job.json"
FORM = 1  # raised when columns change
MATCH_TYPES: dict[str, type[np.signedinteger[Any]]] = {
    "match": np.int64,
    "starter": np.int8,
    "ending": np.int8,  # written by name
    "decisions": np.int32,
    "luck_moves": np.int32,
    "lead_changes": np.int32,
    "decided": np.int32,
    "behind": np.int64,
    "winners": np.int8,
}
MOVE_TYPES: dict[str, type[np.signedinteger[Any]]] = {
    "match": np.int64,
    "n": np.int32,
    "actor": np.int8,
    "move": np.int32,
}


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
    run: Run = HERE,
) -> Iterator[MatchSums]:
    """Play what the folder does not have yet, and keep it; gives the sums of all parts, those found there as well."""
    claim(
        folder, TableJob(game.name, game.version, msgspec.to_builtins(setup, str_keys=True), tuple(bots), seed, matches)
    )
    shares = divide(run.path or game.name, setup, bots, matches, seed)
    is_there = [part(folder, MATCHES, number).exists() for number in range(len(shares))]
    made = spread(make, [share for share, there in zip(shares, is_there, strict=True) if not there], run.jobs, run.on)
    for number, there in enumerate(is_there):
        yield sums_of_file(part(folder, MATCHES, number)) if there else put(folder, number, next(made), game)


def claim(folder: Path, job: TableJob) -> None:
    """Mark the folder as this job's; raises `Problem` if it holds another."""
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
    """The sums of a part, kept in the metadata of its file."""
    kept: bytes = pq.read_schema(file).metadata[b"sums"]
    return msgspec.json.decode(kept, type=MatchSums)


def make(share: MatchShare) -> PartTables:
    game = find_game(share.game)
    setup = setup_from_json(game, share.setup)
    is_open = not isinstance(game, CountableGame)
    match_tables, move_tables = [], []
    tally = new_tally(game, setup)
    for first in range(share.first, share.first + share.matches, GROUP):
        group = msgspec.structs.replace(share, first=first, matches=min(GROUP, share.first + share.matches - first))
        notes = new_notes(setup, keeps_moves=True)
        said: list[str] = []
        play_share(game, setup, group, tally, notes, said)
        match_tables.append(matches_table(as_rows(notes.matches, MATCH_WIDTH + 2 * setup.seats), game.ends))
        move_tables.append(moves_table(as_rows(notes.moves, MOVE_WIDTH + setup.seats), said if is_open else None))
    total = sums_of(tally)
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
    columns: dict[str, Any] = {
        name: pa.array(column.astype(MATCH_TYPES[name])) for name, column in columns_of(rows, MATCH_COLUMNS).items()
    }
    columns["ending"] = pa.array([ends[each] for each in columns_of(rows, MATCH_COLUMNS)["ending"]])
    scores, shares = scores_of(rows), shares_of(rows)
    for seat in range(scores.shape[1]):
        columns[f"score_{seat + 1}"] = pa.array(scores[:, seat].astype(np.int32))
        columns[f"won_{seat + 1}"] = pa.array(shares[:, seat])
    return pa.table(columns)


def moves_table(rows: Numbers, said: list[str] | None) -> pa.Table:
    columns: dict[str, Any] = {
        name: pa.array(column.astype(MOVE_TYPES[name])) for name, column in columns_of(rows, MOVE_COLUMNS).items()
    }
    if said is not None:
        columns["move"] = pa.array(said, pa.string())
    for seat in range(rows.shape[1] - MOVE_WIDTH):
        columns[f"score_{seat + 1}"] = pa.array(rows[:, MOVE_WIDTH + seat].astype(np.int32))
    return pa.table(columns)
