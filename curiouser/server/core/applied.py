"""What applying an entry to a table leads to."""

from typing import Any, final

from curiouser.engine.event import Event
from curiouser.engine.match import Played
from curiouser.server.core import entries as e


@final
class AppliedEntry:
    """An entry that was applied, with the events it led to. `is_of_match`: nothing else changed than the match.
    `watch`: who might look on then; `number`: the match of the table that it belongs to, also before that starts."""

    __slots__ = ("at", "entry", "events", "is_of_match", "n", "number", "watch")

    def __init__(
        self, n: int, at: int, entry: e.AnyEntry, events: tuple[Event, ...], is_of_match: bool, watch: str, number: int
    ) -> None:
        self.n = n
        self.at = at
        self.entry = entry
        self.events = events
        self.is_of_match = is_of_match
        self.watch = watch
        self.number = number


@final
class CachedTransition:
    """What a move leads to that was tried when it was decided, so that applying it need not play it again."""

    def __init__(self, entry: e.Moved, played: Played, position: Any, actors: tuple[int, ...]) -> None:
        self.entry = entry
        self.played = played
        self.position = position
        self.actors = actors
