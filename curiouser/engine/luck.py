"""Dealers decide luck's moves. These are recorded like any others, so a record needs no dealer."""

import hashlib
import hmac
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from curiouser.engine.errors import Problem
from curiouser.engine.move import Move
from curiouser.engine.rng import Rng

SEED_BYTES = 32
SEAL = b"curiouser seal 1\n"
WORD = b"curiouser word 1\n"


class Dealer(ABC):
    """Draws a weighted outcome. One of weight w holds w tickets; the first outcome holds the lowest tickets."""

    @abstractmethod
    def ticket(self, total: int) -> int:
        """A number from 0 to total - 1."""

    def deal(self, chances: Sequence[tuple[Move, int]]) -> Move:
        ticket = self.ticket(sum(weight for _, weight in chances))
        for move, weight in chances:
            ticket -= weight
            if ticket < 0:
                return move
        raise AssertionError("a ticket above the total")


class SeededDealer(Dealer):
    """For simulation: luck from the fast generator, the same draws as `Position.draw`."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def ticket(self, total: int) -> int:
        return self.rng.below(total)


class ScriptedDealer(Dealer):
    """For tests: says beforehand what luck will do."""

    def __init__(self, moves: Iterable[Move]) -> None:
        self.moves = list(moves)

    def ticket(self, total: int) -> int:
        raise AssertionError("a script draws no tickets")

    def deal(self, chances: Sequence[tuple[Move, int]]) -> Move:
        if not self.moves:
            raise Problem("script-over")
        return self.moves.pop(0)


class SealedDealer(Dealer):
    """For tables: luck that nobody can have chosen, and that anybody can check afterwards.

    The seed is fixed before anybody moves, and its hash, the commitment, is published. Then the players add entropy, so
    that no seed can have been picked for what it deals. Draw n is HMAC-SHA256 of n; docs/records.md has the bytes.
    """

    def __init__(self, seed: bytes, entropy: Sequence[str], drawn: int = 0) -> None:
        self.key = hashlib.sha256(
            SEAL + seed + b"".join(hashlib.sha256(word.encode()).digest() for word in entropy)
        ).digest()
        self.drawn = drawn

    def ticket(self, total: int) -> int:
        number, attempt = self.drawn, 0
        self.drawn += 1
        limit = (1 << 64) - (1 << 64) % total
        while True:
            message = number.to_bytes(8, "big") + attempt.to_bytes(8, "big")
            value = int.from_bytes(hmac.digest(self.key, message, "sha256")[:8], "big")
            if value < limit:
                return value % total
            attempt += 1


def word_hash(word: str) -> str:
    """What a player publishes before anybody opens their word, so that nobody chooses one after seeing the others'."""
    return hashlib.sha256(WORD + word.encode()).hexdigest()


def commitment(seed: bytes) -> str:
    """What is published before the first move."""
    return hashlib.sha256(SEAL + seed).hexdigest()
