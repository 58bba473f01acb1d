"""Counters on the path of every move come out in the format that monitoring programs read."""

import pytest

from curiouser.server.metrics import Metrics
from curiouser.server.tallies import BOUNDS, Tallies


@pytest.mark.parametrize("index", range(len(BOUNDS)))
def test_an_answer_counts_up_to_its_bound_and_no_further(index: int) -> None:
    tallies = Tallies()
    tallies.answered(BOUNDS[index])
    tallies.answered(BOUNDS[index] * 1.01)
    assert tallies.counts == [int(each in (index, index + 1)) for each in range(len(BOUNDS) + 1)]


def test_counts_are_told_as_one_histogram_and_one_counter() -> None:
    metrics = Metrics()
    metrics.tallies.entries = 7
    for seconds in (0.0005, 0.25, 60.0):
        metrics.tallies.answered(seconds)
    told = metrics.text().decode().splitlines()
    assert "curiouser_entries_total 7.0" in told
    assert [line for line in told if 'le="0.2"' in line or 'le="0.5"' in line or 'le="+Inf"' in line] == [
        f'curiouser_answer_seconds_bucket{{le="{bound}"}} {count}'
        for bound, count in (("0.2", 1.0), ("0.5", 2.0), ("+Inf", 3.0))
    ]
    assert "curiouser_answer_seconds_sum 60.2505" in told
