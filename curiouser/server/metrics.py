"""Numbers for operators, and nothing that tells of a person or a table."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.tables_made = Counter("curiouser_tables_made", "Tables made here.", ["game"], registry=registry)
        self.tables_live = Gauge("curiouser_tables_live", "Tables in memory.", registry=registry)
        self.sockets = Gauge("curiouser_sockets", "Open sockets.", registry=registry)
        self.entries = Counter("curiouser_entries", "Entries stored here.", registry=registry)
        self.races = Counter("curiouser_races", "Races for a number lost to another process.", registry=registry)
        self.refusals = Counter("curiouser_refusals", "Commands refused.", registry=registry)
        self.dropped = Counter("curiouser_dropped", "Listeners dropped.", ["why"], registry=registry)
        self.troubles = Counter("curiouser_troubles", "Faults of the server or the store.", registry=registry)
        self.requests = Counter("curiouser_requests", "HTTP requests.", ["status"], registry=registry)
        self.bot_moves = Counter("curiouser_bot_moves", "Moves of bots.", registry=registry)
        self.notices = Counter("curiouser_notices", "Notices to people who are away.", ["how"], registry=registry)
        self.answered = Histogram(
            "curiouser_answer_seconds",
            "From a command to its answer.",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
            registry=registry,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
