"""Measures a connection's delay by the server's own pings, never by what a client claims.

The delay is the median of the last few round trips. It falls at once, rises in small steps, and ignores a single late
answer.
"""

from statistics import median_low

import msgspec

CAP = 500  # ms
WINDOW = 5  # pings that are looked at
STEP = 100  # ms by which the delay may grow with one ping, once the line is known


class Line(msgspec.Struct, frozen=True):
    round_trips: tuple[int, ...] = ()  # ms, the last ones
    credit: int = 0

    def ping(self, round_trip: int) -> "Line":
        """The line after one more measured round trip."""
        heard = (*self.round_trips, max(round_trip, 0))[-WINDOW:]
        usual = median_low(heard)
        if len(self.round_trips) == WINDOW:
            usual = min(usual, self.credit + STEP)
        return Line(heard, min(usual, CAP))
