"""Entries on their way to the store. Compiled, because every move passes through here."""

from collections.abc import Callable, Sequence
from typing import final

from curiouser.server.core.applied import AppliedEntry
from curiouser.server.runtime.broadcaster import Broadcaster, Messages
from curiouser.server.runtime.table_runtime import TableRuntime, TableTask
from curiouser.server.store.append_result import AppendResult


@final
class PendingAppend:
    """Entries that were applied and handed to the store, with the task they came from and what will be told of them.
    `stored` is called when the store has answered."""

    def __init__(
        self,
        broadcaster: Broadcaster,
        stored: Callable[["PendingAppend", AppendResult], None],
        live: TableRuntime,
        task: TableTask,
        after: int,
        applied: Sequence[AppliedEntry],
    ) -> None:
        self.broadcaster = broadcaster
        self.stored = stored
        self.live = live
        self.task = task
        self.after = after
        self.applied = applied
        self.messages: Messages | None = None

    def prepare(self) -> None:
        """While the store writes."""
        self.messages = self.broadcaster.messages_for(self.live, self.applied)

    def settled(self, result: AppendResult) -> None:
        self.stored(self, result)
