"""A small, fast generator for simulations and search: sfc32 by Chris Doty-Humphrey, the same compiled and interpreted.

Tables where people play don't use it: their luck comes from the sealed dealer.
"""

from typing import Final, final

from curiouser.native import i64

MASK: Final = 0xFFFFFFFF


@final
class Rng:
    """Call `seed` before the first draw."""

    def __init__(self) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.counter: i64 = 1

    def seed(self, seed: i64, stream: i64 = 0) -> None:
        """Start anew; the same seed with another stream gives unrelated numbers. Both count modulo 2⁶²."""
        self.a = seed & MASK
        self.b = (seed >> 32) & 0x3FFFFFFF
        self.c = stream & MASK
        self.counter = 1 + ((stream >> 32) & 0x3FFFFFFF)
        for _ in range(15):
            self.bits()

    def bits(self) -> i64:
        """32 random bits."""
        a, b, c, counter = self.a, self.b, self.c, self.counter
        drawn = (a + b + counter) & MASK
        self.counter = (counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) | (c >> 11)) + drawn) & MASK
        return drawn

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each with exactly the same chance; limit is at most 2³¹."""
        product = self.bits() * limit
        low = product & MASK
        if low < limit:
            threshold = (MASK + 1 - limit) % limit
            while low < threshold:
                product = self.bits() * limit
                low = product & MASK
        return product >> 32

    def fork(self) -> "Rng":
        """A new generator, seeded from this one."""
        child = Rng()
        child.seed((self.bits() << 30) ^ self.bits(), self.bits())
        return child


def seeded(seed: int, stream: int = 0) -> Rng:
    """A generator that starts from a seed of any size."""
    rng = Rng()
    rng.seed(seed % (1 << 62), stream % (1 << 62))
    return rng
