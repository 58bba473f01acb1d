"""Simulations as tables."""

from collections.abc import Iterator
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from curiouser.engine.errors import Problem
from curiouser.engine.game import find_game
from curiouser.engine.position import LUCK, OVER
from curiouser.games.tea_time import GAME as TEA_TIME
from curiouser.lab import cluster, tables
from curiouser.lab.cluster import Run, needing, spread
from curiouser.lab.matches import MatchSums
from curiouser.lab.simulate import SimulationResults, simulate
from tests.lab.ending import end_always, end_once

BOTS = ("greedy", "uniform")
MATCHES = 8


def run(folder: Path, matches: int = MATCHES, jobs: int = 1, on: str | None = None) -> SimulationResults:
    return simulate(TEA_TIME, TEA_TIME.setup(2), BOTS, matches, 3, Run(jobs, on), tables=folder)


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tables")
    run(folder)
    return folder


def test_every_match_has_a_row(kept: Path) -> None:
    rows = pq.read_table(kept / "matches").to_pylist()
    simulated = simulate(TEA_TIME, TEA_TIME.setup(2), BOTS, MATCHES, 3)
    assert [row["match"] for row in rows] == list(range(MATCHES))
    assert sum(row["score_1"] for row in rows) / MATCHES == simulated.seats[0].mean_score
    assert sum(row["won_2"] for row in rows) == simulated.seats[1].wins
    assert {row["ending"] for row in rows} == {"last-round"}


def test_the_moves_of_the_table_play_the_match_again(kept: Path) -> None:
    moves = [row for row in pq.read_table(kept / "moves").to_pylist() if row["match"] == 5]
    (match,) = [row for row in pq.read_table(kept / "matches").to_pylist() if row["match"] == 5]
    position = TEA_TIME.start(TEA_TIME.setup(2))
    for n, row in enumerate(moves, start=1):
        assert (row["n"], row["actor"]) == (n, position.actor)
        assert row["move"] in list(position.legal())
        position.play(row["move"])
        assert [row["score_1"], row["score_2"]] == [position.score(0), position.score(1)]
    assert position.actor == OVER
    assert sum(row["actor"] == LUCK for row in moves) == match["luck_moves"]
    assert match["score_1"] == position.score(0)


def test_an_interrupted_job_goes_on_where_it_stopped(kept: Path, tmp_path: Path) -> None:
    first = run(tmp_path)
    whole = contents(kept)
    assert contents(tmp_path) == whole
    for number in (2, 5):
        tables.part(tmp_path, tables.MATCHES, number).unlink()
    tables.part(tmp_path, tables.MOVES, 5).write_bytes(b"half")
    again = run(tmp_path)
    assert contents(tmp_path) == whole
    assert again.seats == first.seats


def test_a_folder_is_for_one_job(kept: Path) -> None:
    with pytest.raises(Problem, match="another job"):
        run(kept, matches=MATCHES + 1)


def test_what_a_lost_process_had_in_hand_is_done_again(tmp_path: Path) -> None:
    """One that ends in the middle takes the pool with it; what it had in hand is done again."""
    assert list(spread(end_once, [(str(tmp_path / "ended"), n) for n in range(3)], jobs=2)) == [0, 1, 4]


def test_a_job_that_loses_its_processes_again_and_again_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "MOST_LOSSES", 0)
    with pytest.raises(Problem, match="kept crashing"):
        list(spread(end_always, [1, 2], jobs=2))


def test_workers_with_other_versions_are_refused(tmp_path: Path) -> None:
    made = tables.PartTables(b"", b"", MatchSums(), "1.0", TEA_TIME.version)
    with pytest.raises(Problem, match="differ from those on this machine"):
        tables.put(tmp_path, 0, made, find_game("tea-time"))


def test_a_missing_package_is_named() -> None:
    with pytest.raises(Problem, match=r"pip install 'curiouser\[cluster\]'"), needing("cluster"):
        import nowhere_to_be_found  # type: ignore[import-not-found] # noqa: F401


@pytest.fixture
def dask() -> Iterator[str]:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None, protocol="tcp://"
    ) as local:
        yield local.scheduler_address


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_makes_the_same_bytes(kept: Path, tmp_path: Path, dask: str) -> None:
    """`bench lab` kills a worker in the middle as well."""
    run(tmp_path, on=dask)
    assert contents(tmp_path) == contents(kept)


@pytest.mark.filterwarnings("ignore")
def test_where_no_cluster_is_nothing_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 1)
    with pytest.raises(Problem, match="no Dask scheduler at tcp://"):
        list(spread(end_always, [1], on="tcp://127.0.0.1:1"))
