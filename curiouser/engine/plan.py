"""The contract of bots in games against the clock: what a seat intends to do, and when."""

import hashlib
from abc import ABC, abstractmethod
from typing import Any

import msgspec

from curiouser.engine.move import Move
from curiouser.engine.rng import Rng, seeded


class Plan(msgspec.Struct, frozen=True):
    """A plan holds while the position is the one it was made for; after any change a new one is asked for."""

    delay: int  # ms from there on the clock of the match
    move: Move


class Planner(ABC):
    """Plans for one seat. The plan depends only on the position, the seat and the seed, so every process gets the same
    one. One seed plays with the same character for a whole match."""

    @abstractmethod
    def plan(self, position: Any, seat: int, seed: int) -> Plan | None:
        """None: the seat lets time pass. The position is the bot's own: what its seat can't know was dealt anew."""


def mind(seed: int, *about: object) -> Rng:
    """A generator for one question: the same seed and question give the same answers, in any order of asking."""
    digest = hashlib.blake2b(repr((seed, *about)).encode(), digest_size=16).digest()
    return seeded(int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:], "big"))
