"""Events: typed facts about what happened, each with its rule and with who may see it."""

from typing import ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=True, gc=False):
    """Base of all events. Past-tense names: `CardsTaken`."""

    reveals: ClassVar[bool] = False  # shows somebody something new: what came before can't be taken back any more
    rule: str
    seen_by: tuple[int, ...] | None = None  # None: everybody

    def is_seen_by(self, seat: int) -> bool:
        return self.seen_by is None or seat in self.seen_by
