"""Flushes a SQLite commit to the disk; on Linux in two steps, with time for other work in between."""

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

BEGIN_WRITING = 2  # SYNC_FILE_RANGE_WRITE


def begin_writing() -> Callable[..., int] | None:
    """Linux's `sync_file_range`, which Python's modules don't have: the disk is set to work and not waited for."""
    try:
        import ctypes  # which not every Python has

        found: Any = ctypes.CDLL(None).sync_file_range
    except (ImportError, OSError, TypeError, AttributeError):
        return None
    found.argtypes = [ctypes.c_int, ctypes.c_int64, ctypes.c_int64, ctypes.c_uint]
    found.restype = ctypes.c_int
    return found  # type: ignore[no-any-return]


BEGIN = begin_writing()


class Flush:
    """Of what the loop has committed to the write-ahead log. This one leaves it to SQLite, which does so within the
    commit itself: there are no two steps, and nothing to do here."""

    synchronous = "FULL"

    def begin(self) -> None:
        """Does not wait, and promises nothing."""

    def end(self) -> None:
        """Raises OSError if it may not be on the disk."""

    def close(self) -> None:
        pass


class FlushInTwo(Flush):
    """What SQLite would do at the end of a commit, after the commit."""

    synchronous = "NORMAL"

    def __init__(self, log: Path, begin: Callable[..., int]) -> None:
        self._file = os.open(log, os.O_RDWR | os.O_CLOEXEC)
        self._begin = begin

    def begin(self) -> None:
        self._begin(self._file, 0, 0, BEGIN_WRITING)

    def end(self) -> None:
        os.fdatasync(self._file)

    def close(self) -> None:
        os.close(self._file)


def flush_of(connection: sqlite3.Connection, begin: Callable[..., int] | None = BEGIN) -> Flush:
    ((mode,),) = connection.execute("PRAGMA journal_mode").fetchall()
    if begin is None or mode != "wal":
        return Flush()
    # As bytes: a path need not be text.
    ((file,),) = connection.execute("SELECT CAST(file AS BLOB) FROM pragma_database_list").fetchall()
    return FlushInTwo(Path(os.fsdecode(file + b"-wal")), begin)
