"""Numbers for operators, and nothing that tells of a person or a table."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Entries(Collector):
    """A counter for the path of every move, which is always in one thread: it needs no lock."""

    def __init__(self) -> None:
        self.count = 0

    def collect(self) -> Iterator[CounterMetricFamily]:
        yield CounterMetricFamily("curiouser_entries", "Entries stored here.", self.count)


class Answers(Collector):
    """How long answers took, likewise without a lock."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        names = [*map(str, map(float, BOUNDS)), "+Inf"]
        buckets = list(zip(names, accumulate(self.counts), strict=True))
        yield HistogramMetricFamily("curiouser_answer_seconds", "From a command to its answer.", buckets, self.sum)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.tables_made = Counter("curiouser_tables_made", "Tables made here.", ["game"], registry=registry)
        self.tables_live = Gauge("curiouser_tables_live", "Tables in memory.", registry=registry)
        self.sockets = Gauge("curiouser_sockets", "Open sockets.", registry=registry)
        self.entries = Entries()
        self.races = Counter("curiouser_races", "Races for a number lost to another process.", registry=registry)
        self.refusals = Counter("curiouser_refusals", "Commands refused.", registry=registry)
        self.dropped = Counter("curiouser_dropped", "Listeners dropped.", ["why"], registry=registry)
        self.troubles = Counter("curiouser_troubles", "Faults of the server or the store.", registry=registry)
        self.requests = Counter("curiouser_requests", "HTTP requests.", ["status"], registry=registry)
        self.bot_moves = Counter("curiouser_bot_moves", "Moves of bots.", registry=registry)
        self.notices = Counter("curiouser_notices", "Notices to people who are away.", ["how"], registry=registry)
        self.answered = Answers()
        registry.register(self.entries)
        registry.register(self.answered)

    def text(self) -> bytes:
        return generate_latest(self.registry)
