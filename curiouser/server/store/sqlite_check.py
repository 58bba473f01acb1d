"""Whether a SQLite file is whole. SQLite itself reads a write-ahead log up to the first frame that is damaged, and says
nothing of those behind it; so the log is looked at before SQLite opens the file."""

import sqlite3
import struct
from pathlib import Path
from typing import NamedTuple

from curiouser.server.store.base import StoreProblem

HEADER = struct.Struct(">8I")  # magic, version, page size, checkpoints, two salts, two sums
FRAME = struct.Struct(">6I")  # page, pages of the file after a commit, two salts, two sums
MAGIC = 0x377F0682  # the last bit says how sums are made
SIXTEEN_BITS = 65536
SMALL = 64 << 20  # bytes of a file that is looked through at every start

GAPS = """
SELECT count(*) FROM tables LEFT JOIN (
    SELECT key, count(*) AS entries, max(n) AS newest FROM
        (SELECT key, n FROM entries UNION ALL SELECT key, n FROM recent) GROUP BY key
) AS logged USING (key) WHERE coalesce(entries, 0) != coalesce(newest, 0) OR coalesce(newest, 0) < last
"""


class Damage(NamedTuple):
    """The first frame that is damaged, and how many commits from there on will not be read."""

    frame: int
    commits: int


def damage_of_log(log: Path) -> Damage | None:
    """Of the write-ahead log. The last commit alone may be in pieces, as it was under way when the power went: nobody
    was told of it. Whatever was committed before it had reached the disk."""
    try:
        data = log.read_bytes()
    except FileNotFoundError:
        return None
    if len(data) < HEADER.size:
        return None
    magic, _, page, _, *salts, first, second = HEADER.unpack_from(data)
    if magic & ~1 != MAGIC:
        return None
    order = ">" if magic & 1 else "<"
    if sums(data[: HEADER.size - 8], order, 0, 0) != (first, second):
        return None
    size = FRAME.size + (page or SIXTEEN_BITS)
    bad, commits = 0, 0
    for number, at in enumerate(range(HEADER.size, len(data) - size + 1, size), start=1):
        _, is_commit, *own, one, two = FRAME.unpack_from(data, at)
        if own != salts:  # of an earlier use of the file
            break
        if not bad:
            first, second = sums(data[at : at + 8] + data[at + FRAME.size : at + size], order, first, second)
            if (first, second) != (one, two):
                bad = number
        if bad:
            commits += bool(is_commit)
    return Damage(bad, commits) if commits > 1 else None


def sums(data: bytes, order: str, first: int, second: int) -> tuple[int, int]:
    """SQLite's own, over pairs of 32 bits."""
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for one, two in zip(words[::2], words[1::2], strict=True):
        first = (first + one + second) & 0xFFFFFFFF
        second = (second + two + first) & 0xFFFFFFFF
    return first, second


def has_log(file: Path) -> bool:
    """Whether something is in the write-ahead log: somebody has the file open, or did not close it."""
    try:
        return log_of(file).stat().st_size > 0
    except OSError:
        return False


def log_of(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")


def check_log(file: Path) -> None:
    """Raises `StoreProblem` where commits would be lost without a word."""
    damage = damage_of_log(log_of(file))
    if damage is not None:
        raise StoreProblem("store-log-damaged", where=str(file), commits=damage.commits)


def check_file(connection: sqlite3.Connection, file: Path) -> None:
    """Raises `StoreProblem` where pages are damaged or entries are missing."""
    found = [row[0] for row in connection.execute("PRAGMA quick_check(1)")]
    if found != ["ok"]:
        raise StoreProblem("store-damaged", where=str(file))
    ((tables,),) = connection.execute(GAPS).fetchall()
    if tables:
        raise StoreProblem("store-gaps", where=str(file), tables=tables)
