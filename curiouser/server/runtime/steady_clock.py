"""Time that goes on evenly, whatever happens to the clock of the machine."""

import time
from collections.abc import Callable

import structlog

log = structlog.get_logger("curiouser.clocks")

JUMP = 2_000  # ms by which the machine's clock may differ before it is said


def elapsed_ms() -> int:
    """Since some moment, sleep of the machine included where the system tells."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return (time.monotonic_ns() if boot is None else time.clock_gettime_ns(boot)) // 1_000_000


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


class SteadyTime:
    """The machine's time when the server started, and what has gone by since: nobody loses a match because somebody set
    the clock, and no deadline is a year away. A server that starts anew takes the machine's time again."""

    def __init__(self, wall: Callable[[], int] = wall_ms, elapsed: Callable[[], int] = elapsed_ms) -> None:
        self.wall = wall
        self.elapsed = elapsed
        self.offset = wall() - elapsed()
        self.noticed = 0  # ms by which the machine's clock was off when it was last said

    def now(self) -> int:
        return self.offset + self.elapsed()

    def check(self) -> int:
        """Says so, once for each jump; gives by how many ms the machine's clock is off."""
        off = self.wall() - self.now()
        if abs(off - self.noticed) > JUMP:
            self.noticed = off
            log.warning("time-jumped", seconds=round(off / 1000), what="tables go on by the time from before")
        return off


def wall_clock() -> int:
    """In ms."""
    return time.time_ns() // 1_000_000
