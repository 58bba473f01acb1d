"""Laws of records: a record replays to the same match, and a move that was taken back leaves no trace."""

from typing import Any

from curiouser.engine.game import Game
from curiouser.engine.match import Match, Played, TakenBack
from curiouser.engine.record import RecordWriter, Seed, read_records, replay, verify, write_record
from curiouser.engine.text import text
from curiouser.laws.case import Findings, encode


def full_record(match: Match, luck: Seed | None) -> str:
    """The record with all events and positions in it; the match is played again for them."""
    again = Match(match.game, match.setup)
    writer = RecordWriter(again, luck)
    lines = [writer.header()]
    for entry in match.history:
        make(again, entry)
        lines.append(writer.entry(entry, full=True))
    if match.outcome is not None:
        lines.append(writer.end())
    return "\n".join(lines) + "\n"


def make(match: Match, entry: Played | TakenBack) -> None:
    if isinstance(entry, TakenBack):
        match.undo(entry.seat)
    else:
        match.play(entry.actor, entry.move)


def record(match: Match, luck: Seed) -> Findings:
    """Written, read, replayed and verified it is the same match, and the same bytes when written again."""

    def find(_name: str) -> Game[Any]:
        return match.game

    written, full = write_record(match, luck), full_record(match, luck)
    (short,) = read_records(written.splitlines())
    again = replay(short, find)
    if encode(match.game.opened(again.position)) != encode(match.game.opened(match.position)):
        yield text("broken-record-position")
    if write_record(again, luck) != written:
        yield text("broken-record-bytes")
    for whole in read_records(full.splitlines()):
        verify(whole, find)


def undo(match: Match, before: bytes) -> Findings:
    """Take back the move just made, and make it again."""
    last = match.played[-1]
    after = encode(match.game.opened(match.position))
    match.undo(last.actor)
    if encode(match.game.opened(match.position)) != before:
        yield text("broken-undo")
    match.play(last.actor, last.move)
    if encode(match.game.opened(match.position)) != after:
        yield text("broken-undo-again")
