"""Messages as they are sent to many: what several listeners hear alike is encoded already. Else as in `wire.py`."""

import msgspec

from curiouser.server import wire as w


class Welcome(w.Message, frozen=True, kw_only=True, tag="welcome"):
    table: str
    n: int
    at: int
    you: int
    room: w.Room
    turn: msgspec.Raw | None = None
    views: tuple[msgspec.Raw, ...] = ()
    talk: tuple[w.AnyItem, ...] = ()


class News(w.Message, frozen=True, kw_only=True, tag="news"):
    n: int
    at: int
    items: tuple[w.AnyItem, ...]
    room: w.Room | None = None
    turn: msgspec.Raw | None = None
    views: tuple[msgspec.Raw, ...] = ()
