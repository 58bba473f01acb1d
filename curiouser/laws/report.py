"""The result of checking a game."""

from typing import Any

import msgspec


class BrokenLaw(msgspec.Struct, frozen=True):
    """A law that a game breaks. The same seed and match number, with `first`, lead to the same place again."""

    law: str
    meaning: str  # what the law says
    sentence: str  # how it is broken
    seats: int
    options: dict[str, Any]
    seed: int
    match: int
    moves: int  # made before it was noticed
    position: str = ""  # in the game's notation
    record: str = ""


class LawReport(msgspec.Struct):
    """How often each law was looked at, and the first case of each way in which one is broken."""

    game: str
    seed: int
    matches: int = 0
    positions: int = 0
    checks: dict[str, int] = {}
    broken: list[BrokenLaw] = []

    @property
    def is_clean(self) -> bool:
        return not self.broken
