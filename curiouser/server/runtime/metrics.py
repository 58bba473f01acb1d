"""Metrics for operators, without anything about a person or a table."""

from collections.abc import Iterator
from importlib.metadata import version
from itertools import accumulate

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from curiouser.native import COMPILED
from curiouser.server.runtime.counters import BOUNDS, Tallies
from curiouser.server.store.base import StoreProblem

log = structlog.get_logger("curiouser.server")


class Entries(Collector):
    def __init__(self, tallies: Tallies) -> None:
        self.tallies = tallies

    def collect(self) -> Iterator[CounterMetricFamily]:
        yield CounterMetricFamily("curiouser_entries", "Entries stored here.", self.tallies.entries)
        said = "Times that the store could not do what it was asked."
        yield CounterMetricFamily("curiouser_store_failures", said, self.tallies.store_failures)


class Answers(Collector):
    def __init__(self, tallies: Tallies) -> None:
        self.tallies = tallies

    def collect(self) -> Iterator[HistogramMetricFamily]:
        names = [*map(str, BOUNDS), "+Inf"]
        family = HistogramMetricFamily(
            "curiouser_answer_seconds", "From a command to its answer.", labels=["game", "kind"]
        )
        for (game, kind), times in list(self.tallies.answers.items()):
            buckets = list(zip(names, accumulate(times.counts), strict=True))
            family.add_metric([game, kind], buckets, times.seconds)
        yield family


class Metrics:
    def __init__(self) -> None:
        self.tallies = Tallies()
        self.registry = CollectorRegistry()
        registry = self.registry
        build = Gauge("curiouser_build", "What runs here, as labels; always 1.", ["version", "way"], registry=registry)
        build.labels(version("curiouser"), "compiled" if COMPILED else "interpreted").set(1)
        self.tables_made = Counter("curiouser_tables_made", "Tables made here.", ["game"], registry=registry)
        self.tables_live = Gauge("curiouser_tables_live", "Tables in memory.", registry=registry)
        self.matches_finished = Counter(
            "curiouser_matches_finished", "Matches that ended here.", ["game"], registry=registry
        )
        self.people = Gauge(
            "curiouser_people",
            "People connected here: players, guests without a seat, watchers.",
            ["part"],
            registry=registry,
        )
        self.request_seconds = Histogram(
            "curiouser_request_seconds",
            "From an HTTP request to its answer; sockets not counted.",
            ["method", "route"],
            buckets=BOUNDS,
            registry=registry,
        )
        self.reports = Counter("curiouser_reports", "Reports of players.", ["reason"], registry=registry)
        self.sockets = Gauge("curiouser_sockets", "Open sockets.", registry=registry)
        self.races = Counter("curiouser_races", "Races for a number lost to another process.", registry=registry)
        self.refusals = Counter("curiouser_refusals", "Commands refused.", registry=registry)
        self.dropped = Counter("curiouser_dropped", "Listeners dropped.", ["why"], registry=registry)
        self.troubles = Counter("curiouser_troubles", "Faults of the server or the store.", registry=registry)
        self.requests = Counter("curiouser_requests", "HTTP requests.", ["status"], registry=registry)
        self.bot_moves = Counter("curiouser_bot_moves", "Moves of bots.", registry=registry)
        self.notices = Counter("curiouser_notices", "Notifications to people who are away.", ["how"], registry=registry)
        registry.register(Entries(self.tallies))
        registry.register(Answers(self.tallies))

    def text(self) -> bytes:
        return generate_latest(self.registry)


def note_store_problem(metrics: Metrics, problem: StoreProblem) -> None:
    """What the store says names files and hosts of this machine: it is for the log, and for nobody outside."""
    metrics.tallies.store_failures += 1
    log.error("store-failed", problem=problem.text.id, said=problem.say())
    metrics.troubles.inc()
