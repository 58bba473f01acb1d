"""All connections of a server to its tables: who is there, who makes room, and who is told of it."""

import asyncio
import time

from curiouser.server.core.errors import refused
from curiouser.server.runtime.connection import Connection
from curiouser.server.runtime.connection_services import ConnectionServices
from curiouser.server.runtime.metrics import Metrics
from curiouser.server.runtime.moderation import Moderation
from curiouser.server.runtime.notifications import Notifications
from curiouser.server.runtime.presence import Presence
from curiouser.server.runtime.server_limits import ServerLimits
from curiouser.server.runtime.table_runtime import TableRuntime
from curiouser.server.runtime.tables import Tables
from curiouser.server.runtime.worker_pool import WorkerPool
from curiouser.server.wire import messages
from curiouser.server.wire.messages import encode

PRESENCE = 0.2  # s in which those who come and go are told of together


class Connections:
    def __init__(
        self, tables: Tables, metrics: Metrics, limits: ServerLimits, moderation: Moderation, workers: WorkerPool
    ) -> None:
        self.tables = tables
        self.metrics = metrics
        self.limits = limits
        self.services = ConnectionServices(tables, metrics, limits, moderation, workers, self.presence_changed)
        self.all: set[Connection] = set()
        self.by_address: dict[str, dict[Connection, None]] = {}  # the one that came first is the first
        self.presence = Presence(tables.bus, self.changed_elsewhere)
        self.notifications: Notifications | None = None
        self.to_tell: set[TableRuntime] = set()

    def open(self, table: str, address: str) -> Connection:
        """An address has so many: the stranger who came first makes room for whoever comes next."""
        own, most = self.by_address.get(address, {}), self.limits.settings.connections
        staying = [each for each in own if not each.is_closed]
        if most and len(staying) >= most:
            stranger = next((each for each in staying if not each.person), None)
            if stranger is None:
                raise refused("refused-rate")
            stranger.make_place()
        return Connection(self.services, table, address)

    def add(self, connection: Connection) -> None:
        self.all.add(connection)
        self.by_address.setdefault(connection.address, {})[connection] = None
        self.metrics.sockets.inc()

    def remove(self, connection: Connection) -> None:
        connection.lost()
        self.all.discard(connection)
        self.metrics.sockets.dec()
        own = self.by_address[connection.address]
        del own[connection]
        if not own:
            del self.by_address[connection.address]

    def rules_changed(self) -> None:
        """Limits as they are now, and whoever is banned now goes."""
        for connection in list(self.all):
            connection.take_limits()
            if connection.is_unwelcome(connection.live):
                connection.turn_out()

    def sweep(self) -> None:
        """Whoever gives no sign of life is closed, the others are asked for one."""
        now = time.monotonic()
        for connection in list(self.all):
            if now - connection.heard > self.limits.settings.silence:
                connection.close(1001)
            else:
                connection.ping()
        self.presence.refresh(self.tables.live.values())

    def is_here(self, table: str, person: int) -> bool:
        """Whether somebody is connected, to any process."""
        live = self.tables.live.get(table)
        is_ours = live is not None and any(listener.person == person for listener in live.listeners)
        return is_ours or self.presence.is_elsewhere(table, person)

    def changed_elsewhere(self, table: str) -> None:
        if (live := self.tables.live.get(table)) is not None:
            self.presence_changed(live)

    def presence_changed(self, live: TableRuntime) -> None:
        if live not in self.to_tell:
            self.to_tell.add(live)
            asyncio.get_running_loop().call_later(PRESENCE, self.tell_presence, live)

    def tell_presence(self, live: TableRuntime) -> None:
        self.to_tell.discard(live)
        self.presence.tell(live)
        if self.notifications is not None:
            self.notifications.watch(live)
        crowd = self.presence.crowd(live)
        people = tuple(sorted(crowd.people))
        message = encode(messages.Presence(people=people, at=self.tables.time_at(live), watching=crowd.watching))
        for listener in list(live.listeners):
            listener.hear(message)

    def count_people(self) -> dict[str, int]:
        """Each person once at a table, however many devices they have there."""
        counts = {"player": 0, "guest": 0, "watcher": 0}
        for live in self.tables.live.values():
            here = {listener.person for listener in live.listeners} - {0}
            seated = {seat.person for seat in live.table.seats}
            counts["player"] += len(here & seated)
            counts["guest"] += len(here - seated)
            counts["watcher"] += sum(not listener.person for listener in live.listeners)
        return counts
