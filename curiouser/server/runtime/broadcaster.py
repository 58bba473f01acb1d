"""Tells everybody at a table what has happened there, once it is stored."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from curiouser.server.core.applied import AppliedEntry
from curiouser.server.core.entries import AnyEntry, Left, Rekeyed
from curiouser.server.runtime.table_runtime import Listener, TableRuntime
from curiouser.server.wire.broadcast import MessageEncoder

Messages: TypeAlias = list[tuple[Listener, bytes]]

PARTINGS: Final[set[type[AnyEntry]]] = {Left, Rekeyed}


class Broadcaster:
    """`moved` is called after every change of a table in use, `urged` after those where a clock or a bot is concerned,
    `ended` after those where a match is over."""

    def __init__(self) -> None:
        self.moved: list[Callable[[TableRuntime], None]] = []
        self.urged: list[Callable[[TableRuntime], None]] = []
        self.ended: list[Callable[[TableRuntime], None]] = []

    def tell_since(self, live: TableRuntime, last: int) -> None:
        if live.table.n != last:
            self.tell(live, live.table.since(last))

    def messages_for(self, live: TableRuntime, applied: Sequence[AppliedEntry] | None) -> Messages:
        """What everybody at the table will hear of these entries; of all there is, where too much is new."""
        encoder = MessageEncoder(live.table)
        messages: Messages = []
        for listener in live.listeners:
            person, wants = listener.person, listener.wants
            message = encoder.welcome(person, wants) if applied is None else encoder.news(applied, person, wants)
            messages.append((listener, message))
        return messages

    def tell(
        self, live: TableRuntime, applied: Sequence[AppliedEntry] | None, messages: Messages | None = None
    ) -> None:
        """Everybody who is still at the table hears of what is stored now."""
        for listener, message in self.messages_for(live, applied) if messages is None else messages:
            if listener.live is live:
                listener.hear(message)
        if applied is None or has_parting(applied):
            self._part(live)
        self.after(live)

    def _part(self, live: TableRuntime) -> None:
        """Who has left, or holds a link that is no longer good."""
        for listener in list(live.listeners):
            if listener.person and live.table.person_of(listener.token) != listener.person:
                live.listeners.discard(listener)
                listener.bye("left" if listener.person not in live.table.people else "link")

    def after(self, live: TableRuntime) -> None:
        table = live.table
        if live.timer is not None or not table.is_countable or table.deadline is not None or table.bots_to_move():
            for urged in self.urged:
                urged(live)
        for moved in self.moved:
            moved(live)
        if table.status == "over":
            for ended in self.ended:
                ended(live)


def has_parting(applied: Sequence[AppliedEntry]) -> bool:
    return any(type(each.entry) in PARTINGS for each in applied)
