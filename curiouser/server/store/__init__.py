"""Where tables are stored: in SQLite or PostgreSQL, by URL."""

import os
import sys
from pathlib import Path

from curiouser.server.store.base import Store, StoreProblem


def open_store(url: str, *, accept_loss: bool = False) -> Store:
    """The store of `sqlite:///FILE` or `postgresql://…`; nothing is touched before its `open()`. With `accept_loss` a
    damaged one is opened as far as it can be read."""
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        from curiouser.server.store.sqlite import SqliteStore

        return SqliteStore(Path(rest[1:]), accept_loss=accept_loss)
    if scheme in {"postgresql", "postgres"}:
        from curiouser.server.store.postgres import PostgresStore

        return PostgresStore(url)
    raise StoreProblem("store-url-unknown", scheme=scheme)


def default_url() -> str:
    return f"sqlite:///{data_folder() / 'tables.db'}"


def data_folder() -> Path:
    """The folder of this person's own data, as the system has it; XDG_DATA_HOME wins."""
    chosen = os.environ.get("XDG_DATA_HOME", "")
    if Path(chosen).is_absolute():
        return Path(chosen, "curiouser")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "curiouser"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local", "curiouser")
    return Path.home() / ".local" / "share" / "curiouser"
