"""Files that people name: every failure to read or write one becomes a `Problem` with a message."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from curiouser.cli.language import problem
from curiouser.engine.errors import Problem
from curiouser.engine.faults import fault_of
from curiouser.engine.record import MAX_LINE, Record, read_records

REASONS = {
    FileNotFoundError: "no-such-file",
    IsADirectoryError: "is-a-folder",
    NotADirectoryError: "no-such-file",
    PermissionError: "not-permitted",
}


def trouble(id: str, file: Path, error: OSError) -> Problem:
    reason = REASONS.get(type(error), "other")
    return problem(id, file=str(file), why=reason, reason=fault_of(error))


@contextmanager
def reading(file: Path) -> Iterator[IO[bytes]]:
    try:
        with file.open("rb") as opened:
            yield opened
    except (OSError, ValueError) as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise trouble("cant-read", file, error if isinstance(error, OSError) else OSError(str(error))) from None


@contextmanager
def writing(file: Path, mode: str = "w") -> Iterator[IO[str]]:
    try:
        with file.open(mode, encoding="utf-8", newline="\n") as opened:
            yield opened
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise trouble("cant-write", file, error) from None


def records_of(file: Path) -> Iterator[Record]:
    """The records of a file, read line by line; a line without an end is cut where no record's line could be longer."""
    with reading(file) as opened:
        yield from read_records(iter(lambda: opened.readline(MAX_LINE + 2), b""))
