"""Messages as they are sent, with a game's own events and with texts; otherwise as in `wire.py`."""

from typing import TypeAlias

import msgspec

from curiouser.engine.event import Event
from curiouser.server.wire import messages as w


class Moved(w.Item, frozen=True, kw_only=True, tag="moved"):
    events: tuple[Event, ...] = ()
    texts: tuple[w.Worded, ...] = ()


AnyItem: TypeAlias = Moved | w.TookBack | w.Said | w.Emoted | w.Changed


class Welcome(w.Message, frozen=True, kw_only=True, tag="welcome"):
    table: str
    n: int
    at: int
    you: int
    room: msgspec.Raw  # a `Room`
    turn: msgspec.Raw | None = None  # a `Turn`
    views: tuple[msgspec.Raw, ...] = ()  # of `SeatView`s
    talk: tuple[AnyItem, ...] = ()
