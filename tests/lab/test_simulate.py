"""Many matches at once."""

from collections.abc import Sequence
from statistics import NormalDist
from typing import Any

import msgspec
import pytest

from curiouser.bots.together import setup_from_json
from curiouser.engine.errors import BadSetup, Problem
from curiouser.engine.match import Match
from curiouser.engine.record import read_records, replay, verify
from curiouser.games.tea_time import GAME as TEA_TIME
from curiouser.games.tic_tac_toe import GAME as TIC_TAC_TOE
from curiouser.lab.cluster import Run
from curiouser.lab.matches import play_driven
from curiouser.lab.simulate import SimulationResults, records, simulate, wilson
from curiouser.native import COMPILED
from tests.laws import open_words


def results(bots: tuple[str, ...] = ("greedy", "uniform"), jobs: int = 1, matches: int = 40) -> SimulationResults:
    return simulate(TEA_TIME, TEA_TIME.setup(len(bots)), bots, matches, seed=3, run=Run(jobs))


def without_time(found: SimulationResults) -> SimulationResults:
    return msgspec.structs.replace(found, seconds=0, matches_per_second=0)


def test_results_add_up() -> None:
    found = results(("greedy", "uniform", "uniform"))
    assert found.matches == 40
    assert sum(seat.wins for seat in found.seats) == pytest.approx(40)
    assert found.ends == {"last-round": 40}
    assert found.luck_moves_per_match == 49
    assert found.compiled is COMPILED
    assert all(low <= seat.win_rate <= high for seat in found.seats for low, high in [seat.ci95])
    assert all(low <= seat.mean_score <= high for seat in found.seats for low, high in [seat.score_ci95])


def test_the_same_seed_gives_the_same_results_on_any_number_of_processes() -> None:
    assert without_time(results(jobs=1)) == without_time(results(jobs=2))


def test_records_are_the_matches_that_were_simulated() -> None:
    setup = TEA_TIME.setup(2)
    matches = [
        replay(next(read_records(r.splitlines()))) for r in records(TEA_TIME, setup, ("greedy", "uniform"), 40, 3)
    ]
    scores = [match.outcome.scores for match in matches if match.outcome]
    assert [sum(seat) / 40 for seat in zip(*scores, strict=True)] == [seat.mean_score for seat in results().seats]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_simulation_that_records_gives_the_same_results(jobs: int) -> None:
    written: list[str] = []
    bots = ("greedy", "uniform")
    found = simulate(TEA_TIME, TEA_TIME.setup(2), bots, 40, seed=3, run=Run(jobs), record=written.append)
    assert without_time(found) == without_time(results())
    assert written == list(records(TEA_TIME, TEA_TIME.setup(2), bots, 40, 3))


def test_a_simulation_that_records_plays_each_match_once(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers: list[int] = []

    def counted(match: Match, bots: Sequence[str], seed: int, number: int, *more: Any) -> None:
        numbers.append(number)
        play_driven(match, bots, seed, number, *more)

    monkeypatch.setattr("curiouser.lab.simulate.play_driven", counted)
    monkeypatch.delattr("curiouser.lab.matches.play_matches")
    simulate(TEA_TIME, TEA_TIME.setup(2), ("uniform", "uniform"), 5, record=lambda _: None)
    assert numbers == [0, 1, 2, 3, 4]


def test_records_hold_events_and_positions_and_are_verified() -> None:
    (text,) = records(TEA_TIME, TEA_TIME.setup(4), ["uniform"] * 4, 1, 9)
    (record,) = read_records(text.splitlines())
    assert verify(record).luck_proven
    assert all(getattr(entry, "events", None) and getattr(entry, "position", None) for entry in record.entries)


def test_a_draw_is_half_a_win_for_both() -> None:
    found = simulate(TIC_TAC_TOE, TIC_TAC_TOE.setup(2), ("uniform", "uniform"), 200, seed=1)
    assert found.ends["full-board"] > 0
    assert sum(seat.wins for seat in found.seats) == 200


def test_progress_is_told_to_the_end() -> None:
    heard: list[int] = []
    simulate(TEA_TIME, TEA_TIME.setup(2), ("uniform", "uniform"), 250, run=Run(progress=heard.append))
    assert heard == sorted(heard)
    assert heard[-1] == 250


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(BadSetup, match="3 seats need 3 bots, but you named 2"):
        simulate(TEA_TIME, TEA_TIME.setup(3), ("uniform", "greedy"), 1)
    with pytest.raises(Problem, match="no bot called"):
        simulate(TEA_TIME, TEA_TIME.setup(2), ("uniform", "nobody"), 1)


def test_a_setup_travels_with_its_edition() -> None:
    shipped = TEA_TIME.shipped_edition
    edition = msgspec.structs.replace(shipped, alice=msgspec.structs.replace(shipped.alice, value=9))
    setup = TEA_TIME.setup(3, edition=edition)
    assert setup_from_json(TEA_TIME, msgspec.json.encode(setup)) == setup
    lower = simulate(TEA_TIME, TEA_TIME.setup(3), ["uniform"] * 3, 30, seed=2)
    higher = simulate(TEA_TIME, setup, ["uniform"] * 3, 30, seed=2)
    gained = sum(seat.mean_score for seat in higher.seats) - sum(seat.mean_score for seat in lower.seats)
    assert gained == pytest.approx(5)


@pytest.mark.parametrize(("wins", "n"), [(0, 10), (5, 10), (10, 10), (437, 1000)])
def test_wilson_intervals_solve_the_equation_they_come_from(wins: int, n: int) -> None:
    """Both ends p of the interval satisfy |wins/n - p| = z √(p(1-p)/n), with z from the normal distribution."""
    z = NormalDist().inv_cdf(0.975)
    for end in wilson(wins, n):
        assert abs(wins / n - end) == pytest.approx(z * (end * (1 - end) / n) ** 0.5, abs=1e-6)


def test_a_game_without_numbered_moves_is_played_too() -> None:
    game = open_words.GAME
    found = simulate(game, game.setup(2), ("uniform", "uniform"), 20, seed=3)
    assert found.matches == sum(found.ends.values()) == 20
    assert sum(seat.wins for seat in found.seats) == 20
    assert found.luck_moves_per_match > 0
    written = list(records(game, game.setup(2), ("uniform", "uniform"), 2, seed=3))
    assert [len(record.splitlines()) > 3 for record in written] == [True, True]


def test_a_game_without_numbered_moves_has_its_own_bots() -> None:
    game = open_words.GAME
    with pytest.raises(Problem, match="no bot called “greedy”; choose from: uniform"):
        simulate(game, game.setup(2), ("uniform", "greedy"), 1)
