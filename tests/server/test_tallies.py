"""Counters on the path of every move come out in the format that monitoring programs read."""

import pytest

from curiouser.server.runtime.counters import BOUNDS, Tallies
from curiouser.server.runtime.metrics import Metrics


@pytest.mark.parametrize("index", range(len(BOUNDS)))
def test_an_answer_counts_up_to_its_bound_and_no_further(index: int) -> None:
    tallies = Tallies()
    tallies.answered(BOUNDS[index], "tea-time", "play")
    tallies.answered(BOUNDS[index] * 1.01, "tea-time", "play")
    [times] = tallies.answers.values()
    assert times.counts == [int(each in (index, index + 1)) for each in range(len(BOUNDS) + 1)]


def test_counts_are_told_as_a_histogram_by_game_and_kind_and_as_counters() -> None:
    metrics = Metrics()
    metrics.tallies.entries, metrics.tallies.store_failures = 7, 3
    for seconds in (0.0005, 0.25, 60.0):
        metrics.tallies.answered(seconds, "tea-time", "play")
    metrics.tallies.answered(0.3, "wordland", "say")
    told = metrics.text().decode().splitlines()
    assert {"curiouser_entries_total 7.0", "curiouser_store_failures_total 3.0"} <= set(told)
    tea = 'game="tea-time",kind="play"'
    for bound, count in (("0.2", 1.0), ("0.5", 2.0), ("+Inf", 3.0)):
        [line] = [line for line in told if tea in line and f'le="{bound}"' in line]
        assert line.endswith(f"}} {count}")
    assert f"curiouser_answer_seconds_sum{{{tea}}} 60.2505" in told
    assert 'curiouser_answer_seconds_sum{game="wordland",kind="say"} 0.3' in told
