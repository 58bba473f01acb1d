"""Counters on the path of every move, which runs in one thread and needs no lock. Compiled."""

from typing import Final, final

BOUNDS: Final = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0]  # s


@final
class Times:
    """`counts` has a number for each of the bounds, the last one for what took longer than all of them."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        self.seconds += seconds
        for index in range(len(BOUNDS)):
            if seconds <= BOUNDS[index]:
                self.counts[index] += 1
                return
        self.counts[-1] += 1


@final
class Tallies:
    def __init__(self) -> None:
        self.entries = 0
        self.store_failures = 0
        self.answers: dict[tuple[str, str], Times] = {}  # by game and kind of command

    def answered(self, seconds: float, game: str, kind: str) -> None:
        times = self.answers.get((game, kind))
        if times is None:
            times = self.answers[game, kind] = Times()
        times.add(seconds)
