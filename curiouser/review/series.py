"""The results of the matches tried from one position, by number, so positions are compared over the same luck."""

import math
from collections.abc import Iterable, Sequence
from operator import add, mul, sub
from typing import TypeAlias

import msgspec

from curiouser.bots.rollout import ONE

Z95 = 1.959963984540054
CHANCE, LEAD = 0, 1
Series: TypeAlias = Sequence[float]  # one value a match
Sample: TypeAlias = Sequence[Series]  # by seat: chances to win, then leads: see `column`


class Amount(msgspec.Struct, frozen=True):
    """A chance to win, from 0 to 1, and a lead; or a change of both. Errors are half of a 95 % interval.

    The lead is in points over the best of the others, so what hurts them counts like what helps oneself.
    """

    chance: float
    chance_error: float
    lead: float
    lead_error: float


def column(seat: int, kind: int) -> int:
    return 2 * seat + kind


def sample_of(found: Sequence[int], seats: int) -> Sample:
    """The numbers of `try_out`, sorted by seat."""
    width = 2 * seats
    scores = [found[column(seat, 1) :: width] for seat in range(seats)]
    sample: list[list[float]] = []
    for seat, own in enumerate(scores):
        others = best_of(scores[:seat] + scores[seat + 1 :])
        sample += [[value / ONE for value in found[column(seat, 0) :: width]], list(map(float, map(sub, own, others)))]
    return sample


def best_of(scores: Sequence[Sequence[int]]) -> Iterable[int]:
    return scores[0] if len(scores) == 1 else map(max, *scores)


def joined(parts: Iterable[Sample]) -> Sample:
    """The samples of two sets of matches from the same position."""
    return [[value for series in columns for value in series] for columns in zip(*parts, strict=True)]


def first(sample: Sample, times: int) -> Sample:
    return [series[:times] for series in sample]


def minus(left: Sample, right: Sample) -> Sample:
    return [list(map(sub, one, other)) for one, other in zip(left, right, strict=True)]


def plus(left: Sample, right: Sample) -> Sample:
    return [list(map(add, one, other)) for one, other in zip(left, right, strict=True)]


def nothing(like: Sample) -> Sample:
    return [[0.0] * len(series) for series in like]


def amount(sample: Sample, seat: int) -> Amount:
    chance, chance_error = mean_and_error(sample[column(seat, CHANCE)])
    lead, lead_error = mean_and_error(sample[column(seat, LEAD)])
    return Amount(chance, chance_error, lead, lead_error)


def worth(sample: Sample, seat: int) -> Amount:
    """What a position before the end was worth. Wilson's interval is never 0, even if all tries ended alike."""
    found = amount(sample, seat)
    little = Z95 * Z95 / len(sample[0])
    error = math.hypot(found.chance_error, little / 2) / (1 + little)
    return Amount(found.chance, error, found.lead, found.lead_error)


def mean_and_error(series: Series) -> tuple[float, float]:
    count = len(series)
    mean = math.fsum(series) / count
    squares = math.fsum(map(mul, series, series)) - count * mean * mean
    spread = max(0.0, squares) / max(1, count - 1)
    return mean, Z95 * math.sqrt(spread / count)


def together(amounts: Sequence[Amount]) -> Amount:
    """The sum of amounts that were measured independently."""
    return Amount(
        math.fsum(each.chance for each in amounts),
        math.sqrt(math.fsum(each.chance_error**2 for each in amounts)),
        math.fsum(each.lead for each in amounts),
        math.sqrt(math.fsum(each.lead_error**2 for each in amounts)),
    )
