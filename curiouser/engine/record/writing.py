"""Writes records."""

from collections.abc import Iterable
from typing import Any

import msgspec

from curiouser.engine.match import Match, Played, TakenBack
from curiouser.engine.position import LUCK
from curiouser.engine.record.lines import (
    NAMES_OF_NOBODY,
    EndLine,
    Header,
    Line,
    MoveLine,
    Origin,
    Seal,
    Seed,
    UndoLine,
    link_of,
    to_json,
)


class RecordWriter:
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


def write_record(
    match: Match,
    luck: Seal | Seed | None,
    players: Iterable[str] = (),
    opened: bytes | None = None,
    origin: Origin | None = None,
) -> str:
    """A whole record."""
    writer = RecordWriter(match, luck, players, origin=origin)
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
    writer, again = RecordWriter(match, luck, players, origin=origin), Match(match.game, match.setup)
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
