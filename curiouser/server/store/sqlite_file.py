"""The SQLite file: opening, migrating and copying it, and its errors."""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from curiouser.engine.faults import fault_of
from curiouser.server.store.base import StoreProblem
from curiouser.server.store.migrations import missing

OURS = 0x43757269
"""The application id in the file's header, by which a database of another program is known."""

PROBLEMS = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_BUSY: "store-locked",
    sqlite3.SQLITE_LOCKED: "store-locked",
    sqlite3.SQLITE_NOTADB: "store-no-database",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
}


def connect(file: Path, patience: float) -> sqlite3.Connection:
    return sqlite3.connect(file, timeout=patience, isolation_level=None, check_same_thread=False)


def connect_reader(file: Path, patience: float) -> sqlite3.Connection:
    connection = connect(file, patience)
    connection.execute("PRAGMA query_only = ON")
    return connection


def connect_writer(file: Path, patience: float) -> sqlite3.Connection:
    """Makes the file where there is none, and the newest tables in it."""
    make(file)
    connection = connect(file, patience)
    try:
        bring_up(connection, file)
    except BaseException:
        connection.close()
        raise
    return connection


def make(file: Path) -> None:
    """Secrets will be in it, so nobody else on the machine may read it; SQLite's other files follow its rights."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def hold(file: Path) -> int | None:
    """A handle that one server at a time can have, until it closes it or dies: two would not hear of each other.
    None where the system has no such thing."""
    try:
        import fcntl
    except ImportError:
        return None
    make(file)
    handle = os.open(f"{file.resolve()}-served", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(handle)
        raise StoreProblem("store-served", where=str(file)) from None
    return handle


def bring_up(connection: sqlite3.Connection, file: Path) -> None:
    """What is not ours or too new is refused before anything in it changes."""
    lacking(connection, file)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")
    connection.execute("PRAGMA wal_autocheckpoint = 0")  # the writer knows a better moment
    # Asks for the right to write even where nothing is lacking: a file that can't be written is no use to a server.
    connection.execute("BEGIN IMMEDIATE")
    for number, sql in lacking(connection, file).items():
        for statement in statements(sql):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute(f"PRAGMA application_id = {OURS}")
    connection.execute("COMMIT")


def lacking(connection: sqlite3.Connection, file: Path) -> dict[int, str]:
    ((owner,),) = connection.execute("PRAGMA application_id").fetchall()
    ((version,),) = connection.execute("PRAGMA user_version").fetchall()
    ((parts,),) = connection.execute("SELECT count(*) FROM sqlite_master").fetchall()
    if parts and owner != OURS:
        raise StoreProblem("store-foreign", where=str(file))
    return missing("sqlite", version, str(file))


def statements(sql: str) -> Iterator[str]:
    """One by one: sqlite3's own way to run several ends the transaction first."""
    statement = ""
    for part in sql.split(";"):
        statement += part + ";"
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def copy(connection: sqlite3.Connection, file: Path) -> None:
    """Under another name until it is whole and on the disk."""
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        if file.exists():
            raise StoreProblem("store-backup-exists", file=str(file))
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        unfinished.unlink(missing_ok=True)
        make(unfinished)
        with contextlib.closing(sqlite3.connect(unfinished)) as target:
            connection.backup(target)
        unfinished.rename(file)
        sync(file.parent)
    except (sqlite3.Error, OSError) as error:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)
        raise problem(error, file) from error


def size_of(file: Path) -> int:
    """With the write-ahead log."""
    size = 0
    for part in (file, file.with_name(f"{file.name}-wal")):
        with contextlib.suppress(OSError):
            size += part.stat().st_size
    return size


def sync(folder: Path) -> None:
    """Puts the names in a folder on the disk, where the system can."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def problem(error: Exception, file: Path) -> Exception:
    """What went wrong, as a sentence; a fault of ours stays what it is."""
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        if code in PROBLEMS:
            return StoreProblem(PROBLEMS[code], where=str(file))
        return StoreProblem("store-fails", where=str(file), reason=getattr(error, "sqlite_errorname", ""))
    if isinstance(error, OSError):
        return StoreProblem("store-fails", where=str(file), reason=fault_of(error))
    return error
