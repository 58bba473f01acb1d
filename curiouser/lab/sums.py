"""Sums over matches, from which means and intervals are computed. The sums of two parts can be added."""

import math
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from curiouser.lab.event_counter import Heard
from curiouser.lab.measures import Floats
from curiouser.lab.simulate import Z95


class Sum(msgspec.Struct):
    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, other: "Sum") -> None:
        self.n += other.n
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.n

    @property
    def error(self) -> float:
        """The standard error of the mean; infinite for a single match."""
        if self.n < 2:
            return math.inf
        spread = max(0.0, self.squares - self.total * self.total / self.n) / (self.n - 1)
        # What is left of equal numbers by rounding is nothing.
        return 0.0 if spread < 1e-12 * max(1.0, self.squares / self.n) else math.sqrt(spread / self.n)

    @property
    def half(self) -> float:
        """Half of the 95 % interval."""
        return Z95 * self.error


def sum_up(values: NDArray[Any]) -> Sum:
    exact = values.astype(np.float64)
    return Sum(len(exact), float(exact.sum()), float(np.square(exact).sum()))


class Feature(msgspec.Struct):
    """How often a feature was used, and its `worth`: how much of a win goes with one more use than the other seats.

    That is a slope over seats within matches, from sums of x², xy and their products; x and y are a seat's uses and
    wins above the average of the match."""

    uses: Sum
    xx: float = 0.0
    xy: float = 0.0
    xx_xx: float = 0.0
    xx_xy: float = 0.0
    xy_xy: float = 0.0
    differing: int = 0  # matches in which the seats differ in it

    def add(self, other: "Feature") -> None:
        self.uses.add(other.uses)
        for name in ("xx", "xy", "xx_xx", "xx_xy", "xy_xy", "differing"):
            setattr(self, name, getattr(self, name) + getattr(other, name))

    @property
    def worth(self) -> float:
        return self.xy / self.xx if self.xx else 0.0

    @property
    def half(self) -> float:
        """Half of the 95 % interval of `worth`, as of a ratio of sums over independent matches."""
        if self.differing < 2:
            return math.inf
        slope = self.worth
        rest = self.xy_xy - 2 * slope * self.xx_xy + slope * slope * self.xx_xx
        return Z95 * math.sqrt(max(0.0, rest) * self.differing / (self.differing - 1)) / self.xx


def weigh(counts: NDArray[np.int64], won: Floats) -> Feature:
    """One feature, from its counts by match and seat (nobody last)."""
    x = counts[:, :-1] - counts[:, :-1].mean(axis=1, keepdims=True)
    y = won - won.mean(axis=1, keepdims=True)
    xx, xy = np.square(x).sum(axis=1), (x * y).sum(axis=1)
    return Feature(
        uses=sum_up(counts.sum(axis=1)),
        xx=float(xx.sum()),
        xy=float(xy.sum()),
        xx_xx=float((xx * xx).sum()),
        xx_xy=float((xx * xy).sum()),
        xy_xy=float((xy * xy).sum()),
        differing=int((xx > 0).sum()),
    )


class StudySums(msgspec.Struct):
    """All that a report is made of."""

    measures: dict[str, Sum] = {}
    shapes: dict[str, dict[float, int]] = {}  # how many matches had which value
    rules: dict[str, Sum] = {}  # times a match
    fired: dict[str, Sum] = {}  # whether at all
    things: dict[str, Feature] = {}
    heard: int = 0  # matches in which events were listened to

    @property
    def matches(self) -> int:
        return self.measures["length"].n

    def add(self, other: "StudySums") -> None:
        for name, shape in other.shapes.items():
            mine = self.shapes.setdefault(name, {})
            for value, count in shape.items():
                mine[value] = mine.get(value, 0) + count
        _join(self.measures, other.measures, Sum(0))
        _join(self.rules, other.rules, Sum(self.heard))
        _join(self.fired, other.fired, Sum(self.heard))
        _join(self.things, other.things, Feature(Sum(self.heard)))
        for part in (self.rules, self.fired):
            for name in part.keys() - other.rules.keys():
                part[name].n += other.heard
        for name in self.things.keys() - other.things.keys():
            self.things[name].uses.n += other.heard
        self.heard += other.heard


def _join(mine: dict[str, Any], other: Mapping[str, Any], missing: Any) -> None:
    """Add up by name. A name that is new did not occur in the matches added before."""
    for name, added in other.items():
        if name not in mine:
            mine[name] = msgspec.convert(msgspec.to_builtins(missing), type(missing))
        mine[name].add(added)


SHAPED = ("length", "gap", "lead-changes", "decided")
TENTHS = 10


def sums_of(measures: Mapping[str, Floats], won: Floats, heard: Heard, told: int) -> StudySums:
    """`told` says in how many of the matches, the first ones, events were listened to."""
    found = StudySums(heard=told)
    found.measures = {name: sum_up(values) for name, values in measures.items()}
    for name, values in measures.items():
        if name in SHAPED or name.startswith("score-"):
            found.shapes[name] = shape_of(np.ceil(values * TENTHS) / TENTHS if name == "decided" else values)
    found.rules = {rule: sum_up(counts) for rule, counts in heard.rules.items()}
    found.fired = {rule: sum_up(counts > 0) for rule, counts in heard.rules.items()}
    found.things = {thing: weigh(counts, won[:told]) for thing, counts in heard.things.items()}
    return found


def shape_of(values: Floats) -> dict[float, int]:
    distinct, counts = np.unique(values, return_counts=True)
    return dict(zip(distinct.tolist(), counts.tolist(), strict=True))
