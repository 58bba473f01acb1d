"""What all connections of a server share."""

from collections.abc import Callable
from typing import final

from curiouser.server.net.writer import WriteBatcher
from curiouser.server.runtime.metrics import Metrics
from curiouser.server.runtime.moderation import Moderation
from curiouser.server.runtime.server_limits import ServerLimits
from curiouser.server.runtime.table_runtime import TableRuntime
from curiouser.server.runtime.tables import Tables
from curiouser.server.runtime.worker_pool import WorkerPool


@final
class ConnectionServices:
    """`changed` is called when somebody comes to a table or goes."""

    def __init__(
        self,
        tables: Tables,
        metrics: Metrics,
        limits: ServerLimits,
        moderation: Moderation,
        workers: WorkerPool,
        changed: Callable[[TableRuntime], None],
    ) -> None:
        self.tables = tables
        self.metrics = metrics
        self.limits = limits
        self.moderation = moderation
        self.workers = workers
        self.changed = changed
        self.batcher = WriteBatcher()
