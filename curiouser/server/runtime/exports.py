"""Exports tables to a file of JSON lines and imports them into another store. docs/operating.md has the format."""

import asyncio
import hashlib
import os
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import IO

import msgspec

from curiouser.engine.errors import Problem, Refused
from curiouser.engine.faults import fault_of
from curiouser.server.core.errors import Broken, refused
from curiouser.server.core.people import CODE, TABLE_ID
from curiouser.server.runtime.loading import table_of
from curiouser.server.runtime.replay_check import Finding, opened_seeds, replay_table
from curiouser.server.store.base import CLOSED, Entry, Kept, Store, Summary
from curiouser.server.store.sqlite import PATIENCE
from curiouser.server.store.sqlite_whole import rules_in, shared_in, snapshot

FORMAT = 1
LONGEST = 1 << 24  # bytes of a line
SECRET_BYTES = 32
TOGETHER = 20  # tables that are stored at once
SQLITE = b"SQLite format 3\0"
UNFINISHED = {"listed", "waiting", "playing"}


class Head(msgspec.Struct, frozen=True, tag="export", tag_field="line", forbid_unknown_fields=True):
    at: int
    format: int = FORMAT


class TableLine(
    msgspec.Struct, frozen=True, tag="table", tag_field="line", forbid_unknown_fields=True, omit_defaults=True
):
    """`secret` only of tables whose match is not over: theirs is luck that nobody may know yet."""

    table: str
    status: str
    game: str
    last: int
    updated: int
    code: str | None = None
    deadline: int | None = None
    secret: str = ""


class EntryLine(msgspec.Struct, frozen=True, tag="entry", tag_field="line", forbid_unknown_fields=True):
    n: int
    at: int
    data: msgspec.Raw


class End(msgspec.Struct, frozen=True, tag="end", tag_field="line", forbid_unknown_fields=True):
    """`sha256` is of all lines before this one."""

    tables: int
    sha256: str


LINES: msgspec.json.Decoder[Head | TableLine | EntryLine | End] = msgspec.json.Decoder(
    Head | TableLine | EntryLine | End
)


class Exported(msgspec.Struct, frozen=True):
    tables: int
    unfinished: int
    left_out: int


async def write_export(
    store: Store, file: IO[bytes], at: int, *, only: str = "", unfinished: bool = False, told: Callable[[], None]
) -> Exported:
    """Tables that are over, and with `unfinished` the others as well, with their secrets."""
    hashed, counts = hashlib.sha256(), {True: 0, False: 0}

    def write(line: msgspec.Struct) -> None:
        written = msgspec.json.encode(line) + b"\n"
        hashed.update(written)
        file.write(written)

    left_out = 0
    write(Head(at))
    async for kept in store.snapshot(only):
        is_unfinished = is_sealed(kept)
        if is_unfinished and not unfinished:
            left_out += 1
        else:
            counts[is_unfinished] += 1
            for line in lines_of(kept, is_unfinished):
                write(line)
        told()
    write(End(sum(counts.values()), hashed.hexdigest()))
    return Exported(counts[False], counts[True], left_out)


def is_sealed(kept: Kept) -> bool:
    """Whether there is luck that nobody may know yet. A table can be closed in the middle of a match."""
    if "" in opened_seeds(kept.entries):
        return True
    if kept.summary.status != CLOSED:
        return kept.summary.status in UNFINISHED
    try:
        return not table_of(kept.table, kept.entries).ended
    except Broken:
        return True


def lines_of(kept: Kept, with_secret: bool) -> Iterator[msgspec.Struct]:
    it = kept.summary
    secret = kept.secret.hex() if with_secret else ""
    yield TableLine(kept.table, it.status, it.game, it.last, it.updated, kept.code, it.deadline, secret)
    for entry in kept.entries:
        yield EntryLine(entry.n, entry.at, msgspec.Raw(entry.data))


def read_export(file: Path) -> Iterator[Kept]:
    """The tables of a file, once it is known that it is whole; raises `Problem` with the line."""
    with file.open("rb") as opened:
        check_whole(opened)
        opened.seek(0)
        yield from tables_in(opened)


def check_whole(opened: IO[bytes]) -> None:
    """Its last line speaks of all others: a file that was cut or changed is not begun with."""
    hashed, number, tables, is_over = hashlib.sha256(), 0, 0, False
    for number, raw in enumerate(iter(lambda: opened.readline(LONGEST), b""), start=1):
        line = read_line(raw, number)
        if is_over or isinstance(line, Head) is not (number == 1):
            raise refused("export-order", line=number)
        if isinstance(line, End):
            is_over = True
            if line.sha256 != hashed.hexdigest() or line.tables != tables:
                raise refused("export-changed")
        tables += isinstance(line, TableLine)
        hashed.update(raw)
    if not is_over:
        raise refused("export-cut", line=number)


def read_line(raw: bytes, number: int) -> Head | TableLine | EntryLine | End:
    try:
        line = LINES.decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise refused("export-line", line=number, reason=fault_of(error)) from None
    if isinstance(line, Head) and line.format != FORMAT:
        raise refused("export-format", format=line.format, known=FORMAT)
    return line


def tables_in(opened: IO[bytes]) -> Iterator[Kept]:
    about: TableLine | None = None
    entries: list[Entry] = []
    for number, raw in enumerate(iter(lambda: opened.readline(LONGEST), b""), start=1):
        line = read_line(raw, number)
        if isinstance(line, EntryLine):
            if about is None:
                raise refused("export-order", line=number)
            entries.append(Entry(line.n, line.at, bytes(line.data)))
            continue
        if about is not None:
            yield kept_of(about, entries)
        about, entries = (line, []) if isinstance(line, TableLine) else (None, [])


def kept_of(line: TableLine, entries: list[Entry]) -> Kept:
    """A table that is over came without its secret and gets a new one, for rematches."""
    try:
        secret = bytes.fromhex(line.secret) or os.urandom(SECRET_BYTES)
    except ValueError:
        raise fault(Finding(line.table, 0, "seal")) from None
    summary = Summary(line.status, line.game, line.last, line.deadline, line.updated)
    return Kept(line.table, line.code, secret, summary, entries)


def is_database(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(len(SQLITE)) == SQLITE


async def source(file: Path) -> AsyncIterator[Kept]:
    """What can be brought in: an export, or a backup, which is a database of its own."""
    if is_database(file):
        async for kept in snapshot(file, PATIENCE):
            yield kept
    else:
        for kept in read_export(file):
            yield kept


class Imported(msgspec.Struct, frozen=True):
    tables: int
    skipped: int


class Unfinished(Exception):
    """An import that broke off; so many tables are stored, whole."""

    def __init__(self, stored: int, why: Problem | OSError) -> None:
        super().__init__(str(why))
        self.stored = stored
        self.why = why


async def read_in(store: Store, file: Path, *, skip: bool, told: Callable[[], None]) -> Imported:
    """Everything is looked at before anything is stored; raises `Unfinished` where storing it fails midway."""
    found = [kept.table async for kept in checked(file, told)]
    if not skip:
        for table in found:
            if await store.secret(table) is not None:
                raise refused("import-exists", table=table)
    stored = 0
    try:
        for name, data in await shared_in(file, PATIENCE) if is_database(file) else ():
            await store.shared(name, data)
        for rule in await rules_in(file, PATIENCE) if is_database(file) else ():
            await store.set_server_rule(rule)
        async for some in together(source(file)):
            answers = await asyncio.gather(*map(store.put, some), return_exceptions=True)
            stored += answers.count(True)
            for answer in answers:
                if isinstance(answer, BaseException):
                    raise answer
    except (Problem, OSError) as error:
        raise Unfinished(stored, error) from error
    return Imported(stored, len(found) - stored)


async def together(tables: AsyncIterator[Kept]) -> AsyncIterator[list[Kept]]:
    waiting = list[Kept]()
    async for kept in tables:
        waiting.append(kept)
        if len(waiting) == TOGETHER:
            yield waiting
            waiting = []
    if waiting:
        yield waiting


async def checked(file: Path, told: Callable[[], None]) -> AsyncIterator[Kept]:
    """Each table is played through: what does not lead where it led is not taken in."""
    seen: set[str] = set()
    async for kept in source(file):
        finding = replay_table(kept).finding
        if kept.table in seen or not is_named_well(kept):
            finding = Finding(kept.table, 0, "summary")
        if finding is not None:
            raise fault(finding)
        seen.add(kept.table)
        told()
        yield kept


def is_named_well(kept: Kept) -> bool:
    return bool(TABLE_ID.fullmatch(kept.table)) and (kept.code is None or bool(CODE.fullmatch(kept.code)))


def fault(finding: Finding) -> Refused:
    return refused("import-fault", what=finding.problem().text)
