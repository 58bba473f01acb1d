"""A match as a file: versioned JSON lines, each chained to the one before by a hash (docs/records.md).

Reading checks the form, `replay` checks legality through `Match`, and `verify` checks everything, including luck.
"""

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from curiouser.engine.edition import EditionFault, make_edition
from curiouser.engine.errors import BadRecord, Problem, Refused
from curiouser.engine.faults import fault_of
from curiouser.engine.game import Game, Outcome, Setup, installed_game
from curiouser.engine.luck import Dealer, SealedDealer, SeededDealer, commitment
from curiouser.engine.match import Match, Played, TakenBack
from curiouser.engine.position import CLOCK, LUCK
from curiouser.engine.rng import seeded

FORMAT = 1
LINK_DIGITS = 32
LINK = re.compile(rb',"link":"[0-9a-f]{%d}"\}' % LINK_DIGITS)
LINK_LENGTH = len(b',"link":""}') + LINK_DIGITS
MAX_LINE = 1 << 20

Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Nobody: TypeAlias = Literal["luck", "clock"]
NOBODIES: dict[Nobody, int] = {"luck": LUCK, "clock": CLOCK}
NAMES_OF_NOBODY: dict[int, int | Nobody] = {LUCK: "luck", CLOCK: "clock"}


class Seal(msgspec.Struct, frozen=True, tag="sealed", forbid_unknown_fields=True):
    """Luck of a table: a commitment before the first move, the players' entropy after it.

    `salt` is a word of the server's own, left out where there is none: it was fixed before the players' were opened,
    and differs after a restart, so that a restored server deals anew."""

    commitment: str
    entropy: tuple[str, ...] = ()
    salt: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """All that is mixed into the seed."""
        return (*self.entropy, self.salt) if self.salt else self.entropy


class Seed(msgspec.Struct, frozen=True, tag="seeded", forbid_unknown_fields=True):
    """Luck of a simulation: the fast generator, open to everybody."""

    seed: int
    stream: int = 0


class Origin(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Of a match that did not begin anew: its first `moves` were played in another one.

    Luck is the "same" as there, from a seed that others may have known; or "new", and the seal speaks of the moves
    after those, unless that too was `borrowed`. `day` is that of a deal of the day."""

    luck: Literal["same", "new"]
    moves: Seat = 0
    day: str = ""
    borrowed: bool = False

    @property
    def is_borrowed(self) -> bool:
        """Whether somebody may have known the luck of the match before it began."""
        return self.borrowed or self.luck == "same"


class Format(msgspec.Struct, frozen=True):
    format: int = FORMAT


class Header(msgspec.Struct, frozen=True, tag="match", tag_field="line", forbid_unknown_fields=True):
    game: str
    rules: int
    seats: int
    options: dict[str, Any] = {}
    edition: dict[str, Any] | None = None  # None: the one that ships with these rules
    players: tuple[str, ...] = ()
    luck: Seal | Seed | None = None
    format: int = FORMAT
    origin: Origin | None = None  # left out where there is none
    link: str = ""


class MoveLine(
    msgspec.Struct, frozen=True, tag="move", tag_field="line", omit_defaults=True, forbid_unknown_fields=True
):
    n: int
    actor: Seat | Nobody
    move: msgspec.Raw
    chances: list[Any] | None = None  # luck's outcomes with their weights, from which the move was drawn
    events: list[Any] | None = None
    position: dict[str, Any] | None = None
    link: str = ""


class UndoLine(msgspec.Struct, frozen=True, tag="undo", tag_field="line", forbid_unknown_fields=True):
    n: int
    seat: Seat
    link: str = ""


class EndLine(msgspec.Struct, frozen=True, tag="end", tag_field="line", forbid_unknown_fields=True):
    outcome: Outcome
    opened: str | None = None  # the seed, for a sealed match
    link: str = ""


Line = Header | MoveLine | UndoLine | EndLine
LINES: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


class Verdict(msgspec.Struct, frozen=True):
    """What `verify` could show of an untouched record."""

    moves: int
    luck_moves: int
    luck_proven: bool
    outcome: Outcome | None
    origin: Origin | None = None


class Writer:
    """Writes a record line by line, so that it can be appended to while a match goes on."""

    def __init__(
        self,
        match: Match,
        luck: Seal | Seed | None,
        players: Iterable[str] = (),
        link: str = "",
        n: int = 0,
        origin: Origin | None = None,
    ) -> None:
        self.match = match
        self.luck = luck
        self.players = tuple(players)
        self.link = link
        self.n = n
        self.origin = origin

    def header(self) -> str:
        game, setup = self.match.game, self.match.setup
        edition = None if setup.edition == game.shipped_edition else msgspec.to_builtins(setup.edition, str_keys=True)
        options = msgspec.to_builtins(setup.options)
        about = (game.name, game.version, setup.seats, options, edition, self.players, self.luck)
        return self._line(Header(*about, origin=self.origin))

    def entry(self, entry: Played | TakenBack, *, full: bool = False, chances: list[Any] | None = None) -> str:
        """One line; `full` adds the events and the whole position after the move, `chances` what luck drew from."""
        self.n += 1
        if isinstance(entry, TakenBack):
            return self._line(UndoLine(self.n, entry.seat))
        events = position = None
        if full:
            events = to_json(entry.events)
            position = to_json(self.match.game.opened(self.match.position))
        actor = NAMES_OF_NOBODY.get(entry.actor, entry.actor)
        move = msgspec.Raw(msgspec.json.encode(entry.move))
        return self._line(MoveLine(self.n, actor, move, chances, events, position))

    def end(self, opened: bytes | None = None) -> str:
        outcome = self.match.outcome
        assert outcome is not None
        return self._line(EndLine(outcome, None if opened is None else opened.hex()))

    def _line(self, line: Line) -> str:
        fields = msgspec.json.decode(msgspec.json.encode(line), type=dict[str, msgspec.Raw])
        fields.pop("link", None)
        if isinstance(line, Header) and line.origin is None:
            del fields["origin"]
        if isinstance(line, Header) and isinstance(line.luck, Seal) and not line.luck.salt:
            luck = msgspec.json.decode(fields["luck"], type=dict[str, msgspec.Raw])
            del luck["salt"]
            fields["luck"] = msgspec.Raw(msgspec.json.encode(luck))
        body = msgspec.json.encode(fields)
        self.link = link_of(self.link, body)
        return body[:-1].decode() + f',"link":"{self.link}"}}'


def to_json(value: Any) -> Any:
    """The value as it reads after a trip through JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def link_of(previous: str, body: bytes) -> str:
    return hashlib.sha256(previous.encode() + body).hexdigest()[:LINK_DIGITS]


def write_record(
    match: Match,
    luck: Seal | Seed | None,
    players: Iterable[str] = (),
    opened: bytes | None = None,
    origin: Origin | None = None,
) -> str:
    """A whole record."""
    writer = Writer(match, luck, players, origin=origin)
    lines = [writer.header(), *(writer.entry(entry) for entry in match.history)]
    if match.outcome is not None:
        lines.append(writer.end(opened))
    return "\n".join(lines) + "\n"


def write_checkable(
    match: Match,
    luck: Seal | Seed | None,
    players: Iterable[str],
    opened: bytes | None,
    origin: Origin | None = None,
) -> str:
    """A whole record in which every draw can be checked by a program that does not know the rules."""
    writer, again = Writer(match, luck, players, origin=origin), Match(match.game, match.setup)
    lines = [writer.header()]
    for entry in match.history:
        drawn = isinstance(entry, Played) and entry.actor == LUCK
        lines.append(writer.entry(entry, chances=to_json(match.game.chances(again.position)) if drawn else None))
        if isinstance(entry, Played):
            again.play(entry.actor, entry.move)
        else:
            again.undo(entry.seat)
    if match.outcome is not None:
        lines.append(writer.end(opened))
    return "\n".join(lines) + "\n"


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


Find: TypeAlias = Callable[[str], Game[Any]]


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


def replay(record: Record, find: Find = installed_game) -> Match:
    """Play the record through the gate; raises `BadRecord` at the first move that may not be made."""
    game, setup = setup_of(record.header, record.first_line, find)
    match = Match(game, setup)
    for offset, entry in enumerate(record.entries, start=1):
        _replay_entry(match, entry, record.first_line + offset)
    return match


def _replay_entry(match: Match, entry: MoveLine | UndoLine, line: int) -> None:
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


def verify(record: Record, find: Find = installed_game) -> Verdict:
    """Check links, moves, told events, luck and result; raises `BadRecord` at the first thing that is wrong."""
    header = record.header
    game, setup = setup_of(header, record.first_line, find)
    _verify_links(record)
    dealer = _dealer(record)
    match = Match(game, setup)
    begun, unsealed = begun_of(header)
    luck_moves = 0
    for offset, entry in enumerate(record.entries, start=1):
        line = record.first_line + offset
        expected, chances = None, game.chances(match.position) if match.actors == (LUCK,) else None
        if isinstance(entry, MoveLine) and entry.actor == "luck":
            luck_moves += 1
            if dealer is not None and chances is not None and offset > unsealed:
                expected = dealer.deal(chances)
        elif isinstance(entry, UndoLine) and len(match.played) <= begun:
            raise BadRecord("record-refused", line=line, n=entry.n, reason=Refused("refused-undo").text)
        _replay_entry(match, entry, line)
        if isinstance(entry, MoveLine) and entry.chances is not None and entry.chances != to_json(chances):
            raise BadRecord("record-told", line=line, n=entry.n, what="chances")
        if expected is not None and match.played[-1].move != expected:
            raise BadRecord("record-luck", line=line, n=entry.n)
        if isinstance(entry, MoveLine):
            _verify_told(match, entry, line)
    if record.end is not None and record.end.outcome != match.outcome:
        raise BadRecord("record-outcome", line=record.first_line + len(record.bodies) - 1)
    return Verdict(len(record.entries), luck_moves, dealer is not None, match.outcome, header.origin)


def begun_of(header: Header) -> tuple[int, int]:
    """How many moves were there before the match began here, and of how many of those the seal does not speak."""
    origin = header.origin
    begun = 0 if origin is None else origin.moves
    return begun, begun if origin is not None and origin.luck == "new" else 0


def _verify_links(record: Record) -> None:
    previous = ""
    lines = (record.header, *record.entries, *([record.end] if record.end else []))
    for offset, (line, body) in enumerate(zip(lines, record.bodies, strict=True)):
        previous = link_of(previous, body)
        if line.link != previous:
            n = offset if isinstance(line, MoveLine | UndoLine) else 0
            place = "move" if n else ("header" if offset == 0 else "end")
            raise BadRecord("record-link", line=record.first_line + offset, place=place, n=n)


def _dealer(record: Record) -> Dealer | None:
    """Who dealt, if that can be checked: an opened seal, or an open seed."""
    luck = record.header.luck
    if isinstance(luck, Seed):
        return SeededDealer(seeded(luck.seed, luck.stream))
    origin = record.header.origin
    is_days = origin is not None and origin.day != ""  # such a seed is opened when the day is over
    if luck is None or record.end is None or (is_days and record.end.opened is None):
        return None
    line = record.first_line + len(record.bodies) - 1
    try:
        seed = bytes.fromhex(record.end.opened or "")
    except ValueError:
        raise BadRecord("record-seal", line=line) from None
    if commitment(seed) != luck.commitment:
        raise BadRecord("record-seal", line=line)
    return SealedDealer(seed, luck.words)


def _verify_told(match: Match, entry: MoveLine, line: int) -> None:
    """Where a record tells events and positions, they must be the ones the moves lead to."""
    if entry.events is not None and entry.events != to_json(match.played[-1].events):
        raise BadRecord("record-told", line=line, n=entry.n, what="events")
    if entry.position is not None and entry.position != to_json(match.game.opened(match.position)):
        raise BadRecord("record-told", line=line, n=entry.n, what="position")
