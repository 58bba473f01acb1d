"""Messages as they are sent: with a game's own events, views and turns worded once for all. Else as in `wire.py`."""

from typing import Any, TypeAlias

import msgspec

from curiouser.engine.event import Event
from curiouser.server import wire as w


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    view: Any  # the game's own structure
    seat: int | None = None
    can_undo: bool = False
    moves: tuple[w.Worded, ...] = ()


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


class News(w.Message, frozen=True, kw_only=True, tag="news"):
    n: int
    at: int
    items: tuple[AnyItem, ...]
    room: msgspec.Raw | None = None  # a `Room`
    turn: msgspec.Raw | None = None  # a `Turn`
    views: tuple[msgspec.Raw, ...] = ()  # of `SeatView`s
