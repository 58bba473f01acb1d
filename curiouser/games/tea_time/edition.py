"""The structure of an edition of Tea Time (its TOML file)."""

from collections.abc import Iterable

import msgspec

from curiouser.engine.edition import EditionFault, Sourced
from curiouser.engine.text import text
from curiouser.games.tea_time.rules import CHARACTER_NAMES

SEATS = (2, 3, 4)
MAX_SIDE = 6
MAX_CARDS = 99  # of a character
MAX_POINTS = 999


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    characters: Sourced[tuple[str, ...]]
    copies: Sourced[int]
    left_out: Sourced[dict[int, int]]
    rounds: Sourced[dict[int, int]]
    grid: Sourced[dict[int, tuple[int, int]]]
    points: Sourced[tuple[int, ...]]
    alice: Sourced[int]

    def check(self) -> None:
        """G4: a grid for every number of seats, and cards enough for all rounds."""
        if list(self.characters.value) != CHARACTER_NAMES:
            raise EditionFault("characters.value", text("edition-characters", known=", ".join(CHARACTER_NAMES)))
        if not self.points.value:
            raise EditionFault("points.value", text("edition-points"))
        _check_range("copies", [self.copies.value], 1, MAX_CARDS)
        _check_range("left_out", self.left_out.value.values(), 0, self.copies.value)
        _check_range("points", self.points.value, -MAX_POINTS, MAX_POINTS)
        _check_range("alice", [self.alice.value], -MAX_POINTS, MAX_POINTS)
        for seats in SEATS:
            for name in ("left_out", "rounds", "grid"):
                if seats not in getattr(self, name).value:
                    raise EditionFault(f"{name}.value", text("edition-no-seats", seats=seats))
            rows, columns = self.grid.value[seats]
            if not (1 <= rows <= MAX_SIDE and 1 <= columns <= MAX_SIDE):
                raise EditionFault("grid.value", text("edition-grid", seats=seats, most=MAX_SIDE))
            cards = (self.copies.value - self.left_out.value[seats]) * len(CHARACTER_NAMES)
            needed = rows * columns * self.rounds.value[seats]
            if needed < 1 or cards < needed:
                raise EditionFault("rounds.value", text("edition-cards", seats=seats, cards=cards, needed=needed))


def _check_range(name: str, numbers: Iterable[int], least: int, most: int) -> None:
    if not all(least <= number <= most for number in numbers):
        raise EditionFault(f"{name}.value", text("edition-range", least=least, most=most))
