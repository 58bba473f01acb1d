"""Reads records and checks their form; `replay` also checks that every move is legal."""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

import msgspec

from curiouser.engine.edition import EditionFault, make_edition
from curiouser.engine.errors import BadRecord, Problem
from curiouser.engine.faults import fault_of
from curiouser.engine.game import Game, Setup, installed_game
from curiouser.engine.match import Match
from curiouser.engine.record.lines import FORMAT, LINK_DIGITS, NOBODIES, EndLine, Header, Line, MoveLine, UndoLine

LINK = re.compile(rb',"link":"[0-9a-f]{%d}"\}' % LINK_DIGITS)
LINK_LENGTH = len(b',"link":""}') + LINK_DIGITS
MAX_LINE = 1 << 20
LINES: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)
Find: TypeAlias = Callable[[str], Game[Any]]
Before: TypeAlias = Callable[[Match], None]


class Format(msgspec.Struct, frozen=True):
    format: int = FORMAT


class Record(msgspec.Struct, frozen=True):
    """A record that was read: its lines, where they stood in the file, and the bytes its links speak of."""

    header: Header
    entries: tuple[MoveLine | UndoLine, ...]
    end: EndLine | None
    first_line: int
    bodies: tuple[bytes, ...]


def read_records(lines: Iterable[str | bytes]) -> Iterator[Record]:
    """The records of a file, one after the other; raises `BadRecord` with the line."""
    header: Header | None = None
    entries: list[MoveLine | UndoLine] = []
    end: EndLine | None = None
    bodies: list[bytes] = []
    first = number = 0
    for number, raw in enumerate(lines, start=1):
        line, body = read_line(raw.encode(errors="replace") if isinstance(raw, str) else raw, number)
        if isinstance(line, Header):
            if header is not None:
                yield Record(header, tuple(entries), end, first, tuple(bodies))
            header, entries, end, bodies, first = line, [], None, [body], number
            continue
        if header is None:
            raise BadRecord("record-no-header", line=number)
        if end is not None:
            raise BadRecord("record-after-end", line=number)
        if isinstance(line, EndLine):
            end = line
        elif line.n != len(entries) + 1:
            raise BadRecord("record-out-of-order", line=number, n=line.n, expected=len(entries) + 1)
        else:
            entries.append(line)
        bodies.append(body)
    if header is None:
        raise BadRecord("record-empty", line=max(number, 1))
    yield Record(header, tuple(entries), end, first, tuple(bodies))


def read_line(raw: bytes, number: int) -> tuple[Line, bytes]:
    """A line, and the part of it that its link speaks of."""
    raw = raw.rstrip(b"\r\n")
    if len(raw) > MAX_LINE:
        raise BadRecord("record-long-line", line=number)
    try:
        raw.decode()  # parts of it are read later
        line = LINES.decode(raw)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
        if (format := _format(raw)) != FORMAT:
            raise BadRecord("record-format", line=number, format=format) from None
        raise BadRecord("record-bad-line", line=number, reason=fault_of(error)) from None
    if LINK.fullmatch(raw[-LINK_LENGTH:]) is None:
        raise BadRecord("record-no-link", line=number)
    return line, raw[:-LINK_LENGTH] + b"}"


def _format(raw: bytes) -> int:
    """The format that a line names, if it names one; a newer one may have anything else in it."""
    try:
        return msgspec.json.decode(raw, type=Format).format
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return FORMAT


def setup_of(header: Header, line: int, find: Find = installed_game) -> tuple[Game[Any], Setup]:
    """The game, under the rules it was played by, and the setup; raises if this program has them not."""
    if header.format != FORMAT:
        raise BadRecord("record-format", line=line, format=header.format)
    try:
        current = find(header.game)
    except Problem as problem:
        raise BadRecord("record-setup", texts=problem.texts, line=line, reason=problem.text) from None
    game = current.older(header.rules)
    if game is None:
        raise BadRecord("record-rules", line=line, game=header.game, rules=header.rules, known=current.version)
    try:
        edition = None if header.edition is None else make_edition(game, header.edition)
        return game, game.setup(header.seats, header.options, edition)
    except msgspec.ValidationError as error:
        raise BadRecord("record-edition", line=line, reason=fault_of(error)) from None
    except EditionFault as fault:
        raise BadRecord("record-edition", texts=game.package, line=line, reason=fault.reason) from None
    except Problem as problem:
        raise BadRecord("record-setup", texts=problem.texts, line=line, reason=problem.text) from None


def replay(record: Record, find: Find = installed_game, before: Before | None = None) -> Match:
    """Play the record through the gate; raises `BadRecord` at the first move that may not be made.

    `before` sees the match before each entry, and may keep copies of positions."""
    game, setup = setup_of(record.header, record.first_line, find)
    match = Match(game, setup)
    for offset, entry in enumerate(record.entries, start=1):
        if before is not None:
            before(match)
        replay_entry(match, entry, record.first_line + offset)
    return match


def replay_entry(match: Match, entry: MoveLine | UndoLine, line: int) -> None:
    try:
        if isinstance(entry, UndoLine):
            match.undo(entry.seat)
        else:
            actor = NOBODIES[entry.actor] if isinstance(entry.actor, str) else entry.actor
            match.play(actor, match.game.move_reader.decode(entry.move))
    except Problem as problem:
        raise BadRecord("record-refused", texts=problem.texts, line=line, n=entry.n, reason=problem.text) from None
    except msgspec.MsgspecError as error:
        raise BadRecord("record-bad-move", line=line, n=entry.n, reason=fault_of(error)) from None
