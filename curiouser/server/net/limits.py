"""Limits: rates per connection or address, and numbers of things that are open at once."""

import time
from collections.abc import Callable
from contextvars import ContextVar
from typing import Final, TypeAlias

Clock: TypeAlias = Callable[[], float]

MOST_ADDRESSES = 100_000
BY_NETWORK, IN_ALL = 2, 10  # times as many wrong codes as one address may try

ASKING: Final[ContextVar[str]] = ContextVar("asking", default="")
"""The address for which this task works: it pays for what turns out to be much work."""


class Bucket:
    """Holds `burst` and refills by `rate` a second; whoever takes from an empty one took too much."""

    __slots__ = ("burst", "clock", "level", "rate", "since")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.level = burst
        self.since = clock()

    def take(self, amount: float = 1) -> bool:
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.since) * self.rate)
        self.since = now
        if self.level < amount:
            return False
        self.level -= amount
        return True

    def charge(self, amount: float) -> None:
        """For work that was done already: who owes waits until it is paid, and never longer than twice for all."""
        now = self.clock()
        self.level = max(min(self.burst, self.level + (now - self.since) * self.rate) - amount, -self.burst)
        self.since = now

    def has(self) -> bool:
        return self.level + (self.clock() - self.since) * self.rate >= 1

    def owes(self) -> bool:
        return self.level + (self.clock() - self.since) * self.rate < 0

    def is_full(self) -> bool:
        return self.level + (self.clock() - self.since) * self.rate >= self.burst


class Limit:
    """A bucket for each address; those that are full again are forgotten. A rate of 0 means no limit."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str, amount: float = 1) -> bool:
        return self.rate <= 0 or self.bucket_of(address).take(amount)

    def charge(self, address: str, amount: float) -> None:
        if self.rate > 0 and address:
            self.bucket_of(address).charge(amount)

    def owes(self, address: str) -> bool:
        """Whether the address was charged for more than it had."""
        bucket = self.buckets.get(address)
        return bucket is not None and bucket.owes()

    def bucket_of(self, address: str) -> Bucket:
        bucket = self.buckets.get(address)
        if bucket is None:
            if len(self.buckets) >= MOST_ADDRESSES:
                self.forget()
            bucket = self.buckets[address] = Bucket(self.rate, self.burst, self.clock)
        return bucket

    def change(self, rate: float, burst: float) -> None:
        """Another limit from now on; everybody starts anew."""
        if (rate, burst) != (self.rate, self.burst):
            self.rate, self.burst = rate, burst
            self.buckets.clear()

    def has(self, address: str) -> bool:
        """Whether the address could take one now; nothing is taken."""
        bucket = self.buckets.get(address)
        return bucket is None or bucket.has()

    def forget(self) -> None:
        self.buckets = {address: bucket for address, bucket in self.buckets.items() if not bucket.is_full()}
        if len(self.buckets) >= MOST_ADDRESSES:
            self.buckets.clear()


class WrongCodes:
    """Codes that no table has, by network and in all, so that they can't be tried out from many addresses. Codes that
    are right cost nothing. While too many are tried, no code is looked up at all; links work on."""

    def __init__(self, rate: float, clock: Clock = time.monotonic) -> None:
        """`rate`: what one address may try in a minute; 0: no limit."""
        self.networks = Limit(BY_NETWORK * rate / 60, max(1, BY_NETWORK * rate), clock)
        self.all = Limit(IN_ALL * rate / 60, max(1, IN_ALL * rate), clock)

    def may_try(self, network: str) -> bool:
        return self.networks.has(network) and self.all.has("")

    def was_wrong(self, network: str) -> None:
        self.networks.take(network)
        self.all.take("")


class Places:
    """So many at once, in all and for one address; 0 means no limit. For the address "" the first alone counts."""

    def __init__(self, most: int, by_address: int) -> None:
        self.most = most
        self.by_address = by_address
        self.count = 0
        self.taken: dict[str, int] = {}

    def take(self, address: str) -> bool:
        taken = self.taken.get(address, 0)
        is_full = 0 < self.most <= self.count
        if is_full or (address and 0 < self.by_address <= taken):
            return False
        self.count += 1
        self.taken[address] = taken + 1
        return True

    def leave(self, address: str) -> None:
        self.count -= 1
        self.taken[address] -= 1
        if not self.taken[address]:
            del self.taken[address]
