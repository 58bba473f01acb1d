"""The measures of a match, each a number, so that every measure has a mean and an interval."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from curiouser.bots.tally import SHARES
from curiouser.lab.watch import MATCH_COLUMNS, MATCH_WIDTH

Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]


def as_rows(numbers: Iterable[Any], width: int) -> Numbers:
    return np.array(list(numbers), dtype=np.int64).reshape(-1, width)


def columns_of(rows: Numbers, names: Sequence[str]) -> dict[str, Numbers]:
    """The first columns of the rows, by name."""
    return dict(zip(names, rows.T[: len(names)], strict=True))


def scores_of(rows: Numbers) -> Numbers:
    return rows[:, MATCH_WIDTH::2]


def shares_of(rows: Numbers) -> Floats:
    """By seat: 1 for a win, a part of it where the first place is shared."""
    won: Floats = rows[:, MATCH_WIDTH + 1 :: 2] / SHARES
    return won


def measure(rows: Numbers, ends: Sequence[str]) -> dict[str, Floats]:
    """By name, a number for every match; docs/lab.md says what they mean."""
    columns = columns_of(rows, MATCH_COLUMNS)
    winners = columns["winners"]
    scores, won = scores_of(rows), shares_of(rows)
    ordered = np.sort(scores, axis=1)
    looked = np.maximum(columns["decisions"], 1)
    found: dict[str, NDArray[Any]] = {f"won-{seat + 1}": won[:, seat] for seat in range(won.shape[1])}
    found |= {f"score-{seat + 1}": scores[:, seat] for seat in range(won.shape[1])}
    found["starter-won"] = won[np.arange(len(rows)), np.maximum(columns["starter"], 0)]
    found["length"] = columns["decisions"]
    found["luck"] = columns["luck_moves"]
    found["gap"] = ordered[:, -1] - ordered[:, -2]
    found["best-score"] = ordered[:, -1]
    found["lead-changes"] = columns["lead_changes"]
    found["drama"] = columns["behind"] / winners / looked
    found["decided"] = columns["decided"] / looked
    found["shared"] = winners > 1
    if len(ends) > 1:
        found |= {f"end-{reason}": columns["ending"] == number for number, reason in enumerate(ends)}
    return {name: np.asarray(values, np.float64) for name, values in found.items()}
