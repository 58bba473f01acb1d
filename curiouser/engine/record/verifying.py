"""Checks everything about a record: links, moves, events, luck and result."""

import msgspec

from curiouser.engine.errors import BadRecord, Refused
from curiouser.engine.game import Outcome, installed_game
from curiouser.engine.luck import Dealer, SealedDealer, SeededDealer, commitment
from curiouser.engine.match import Match
from curiouser.engine.position import LUCK
from curiouser.engine.record.lines import Header, MoveLine, Origin, Seed, UndoLine, link_of, to_json
from curiouser.engine.record.reading import Before, Find, Record, replay_entry, setup_of
from curiouser.engine.rng import seeded


class Verdict(msgspec.Struct, frozen=True):
    """What `verify` could show of an untouched record."""

    moves: int
    luck_moves: int
    luck_proven: bool
    outcome: Outcome | None
    origin: Origin | None = None


def verify(record: Record, find: Find = installed_game) -> Verdict:
    """Check links, moves, told events, luck and result; raises `BadRecord` at the first thing that is wrong."""
    return verified_match(record, find)[1]


def verified_match(record: Record, find: Find = installed_game, before: Before | None = None) -> tuple[Match, Verdict]:
    """As `verify` and `replay` at once: the match is played only one time."""
    header = record.header
    game, setup = setup_of(header, record.first_line, find)
    _verify_links(record)
    dealer = _dealer(record)
    match = Match(game, setup)
    begun, unsealed = begun_of(header)
    luck_moves = 0
    for offset, entry in enumerate(record.entries, start=1):
        line = record.first_line + offset
        if before is not None:
            before(match)
        expected, chances = None, game.chances(match.position) if match.actors == (LUCK,) else None
        if isinstance(entry, MoveLine) and entry.actor == "luck":
            luck_moves += 1
            if dealer is not None and chances is not None and offset > unsealed:
                expected = dealer.deal(chances)
        elif isinstance(entry, UndoLine) and len(match.played) <= begun:
            raise BadRecord("record-refused", line=line, n=entry.n, reason=Refused("refused-undo").text)
        replay_entry(match, entry, line)
        if isinstance(entry, MoveLine) and entry.chances is not None and entry.chances != to_json(chances):
            raise BadRecord("record-told", line=line, n=entry.n, what="chances")
        if expected is not None and match.played[-1].move != expected:
            raise BadRecord("record-luck", line=line, n=entry.n)
        if isinstance(entry, MoveLine):
            _verify_told(match, entry, line)
    if record.end is not None and record.end.outcome != match.outcome:
        raise BadRecord("record-outcome", line=record.first_line + len(record.bodies) - 1)
    return match, Verdict(len(record.entries), luck_moves, dealer is not None, match.outcome, header.origin)


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
