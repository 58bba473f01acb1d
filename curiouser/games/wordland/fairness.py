"""W37: how much of a player's network delay is credited. Pure sums: the server measures, the rules keep the quota.

A line is measured by the server's own pings, never by what a client says of itself. The credit is the median of the
last few round trips: it falls at once, grows by small steps, and now and then a late answer changes nothing.
"""

from statistics import median_low

import msgspec

CAP = 500  # ms a turn
QUOTA = 1_500  # ms at the start of a round, and never more
REFILL = 300  # ms that come back with every turn of one's own
WINDOW = 5  # pings that are looked at
STEP = 100  # ms by which the credit may grow with one ping, once the line is known


class Line(msgspec.Struct, frozen=True):
    """What the server knows of a player's line."""

    round_trips: tuple[int, ...] = ()  # ms, the last ones
    credit: int = 0

    def ping(self, round_trip: int) -> "Line":
        """The line after one more measured round trip."""
        heard = (*self.round_trips, max(round_trip, 0))[-WINDOW:]
        usual = median_low(heard)
        if len(self.round_trips) == WINDOW:
            usual = min(usual, self.credit + STEP)
        return Line(heard, min(usual, CAP))


def refill(spent: int) -> int:
    """What is still spent of a quota after a new turn began."""
    return max(spent - REFILL, 0)


def allowance(spent: int, credited: int) -> int:
    """What may still be credited in a turn in which `credited` ms were."""
    return max(min(CAP - credited, QUOTA - spent), 0)
