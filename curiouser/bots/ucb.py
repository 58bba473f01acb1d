"""The two factors of UCB1's exploration term, sqrt(ln N) and 1 / sqrt(n), as tables of whole numbers. Compiled."""

from math import log, sqrt
from typing import Final

from curiouser.native import i64, vec

FINE: Final = 20  # bits behind the point
MANY: Final = 256  # visits counted exactly; above, in steps of less than a hundredth
HALF_MANY: Final = 128
ROWS: Final = HALF_MANY * 40


def bucket(visits: i64) -> i64:
    """The row of the tables for a count of any size."""
    row: i64 = 0
    while visits >= MANY:
        visits >>= 1
        row += HALF_MANY
    return row + visits


def middle(row: int) -> float:
    """About the count that the row of a table is for."""
    if row < MANY:
        return max(row, 1)
    shift = row // HALF_MANY - 1
    return ((row - shift * HALF_MANY) + 0.5) * 2.0**shift


INVERSE_ROOT: Final = vec[i64]([int(2.0**FINE / sqrt(middle(row))) for row in range(ROWS)])
ROOT_LOG: Final = vec[i64]([int(2.0**FINE * sqrt(log(middle(row)))) for row in range(ROWS)])
