"""Checks that a stored table replays identically: every entry folds, luck comes from the seal, matches end alike."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from curiouser.engine.errors import Problem, Refused
from curiouser.engine.luck import SealedDealer, commitment
from curiouser.engine.position import LUCK
from curiouser.server.core import entries as e
from curiouser.server.core.apply import apply
from curiouser.server.core.digests import digest_of, parting, trail_of
from curiouser.server.core.errors import refused
from curiouser.server.core.people import seed_of
from curiouser.server.core.table import Table
from curiouser.server.runtime.table_runtime import summary_of
from curiouser.server.store.base import Entry, Kept, Summary

Fault: TypeAlias = Literal["gap", "entry", "luck", "seal", "end", "other-end", "summary"]


class Finding(msgspec.Struct, frozen=True):
    """What differs at a table, and at which of its entries."""

    table: str
    n: int
    fault: Fault
    reason: str = ""

    def problem(self) -> Refused:
        return refused("replay-fault", table=self.table, n=str(self.n), fault=self.fault, reason=self.reason)


class Replayed(msgspec.Struct, frozen=True):
    """A table that was played again. `matches` are over; of those `unproven` no hash was kept."""

    table: str
    matches: int = 0
    unproven: int = 0
    moves: int = 0
    is_playing: bool = False
    finding: Finding | None = None


class Difference(Exception):
    def __init__(self, n: int, fault: Fault, reason: str = "") -> None:
        super().__init__(fault)
        self.n = n
        self.fault: Fault = fault
        self.reason = reason


def replay_table(kept: Kept) -> Replayed:
    """Nothing is believed of the summary, the seal or the digests that are kept."""
    replay = Replay(kept)
    try:
        replay.run(kept.entries)
        finding = None
    except Difference as found:
        finding = Finding(kept.table, found.n, found.fault, found.reason)
    return Replayed(
        kept.table, replay.matches, replay.unproven, replay.moves, finding is None and replay.table.is_playing, finding
    )


class Replay:
    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self.table = Table(kept.table)
        self.standing: list[int] = []  # the entries of the moves that stand
        self.matches = self.unproven = self.moves = 0
        self.luck: SealedDealer | None = None

    def run(self, entries: Sequence[Entry]) -> None:
        seeds = opened_seeds(entries)
        for expected, stored in enumerate(entries, start=1):
            if stored.n != expected:
                raise Difference(expected, "gap")
            self.step(stored, seeds)
        if not entries or not is_alike(self.kept.summary, summary_of(self.table)):
            raise Difference(len(entries), "summary")

    def step(self, stored: Entry, seeds: Sequence[str]) -> None:
        entry = self.read(stored)
        if isinstance(entry, e.Moved) and entry.actor == LUCK:
            self.check_luck(entry, stored.n)
        self.apply(entry, stored)
        if isinstance(entry, e.Started):
            self.standing = [stored.n] * self.table.begun
            self.seal(seeds, stored.n)
            self.check_before(stored.n)
        elif isinstance(entry, e.Moved):
            self.standing.append(stored.n)
            self.moves += 1
        elif isinstance(entry, e.TookBack):
            del self.standing[len(self.standing) - len(entry.seats) :]
        elif isinstance(entry, e.Opened):
            self.check_end(entry, stored.n)

    def read(self, stored: Entry) -> e.AnyEntry:
        try:
            return e.read_entry(stored.data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Difference(stored.n, "entry", str(error)) from None

    def apply(self, entry: e.AnyEntry, stored: Entry) -> None:
        try:
            apply(self.table, entry, stored.n, stored.at)
        except Problem as problem:
            raise Difference(stored.n, "entry", problem.say("en")) from None
        except Exception as error:  # whatever a log that is not ours may lead to
            raise Difference(stored.n, "entry", type(error).__name__) from None

    def seal(self, seeds: Sequence[str], n: int) -> None:
        """The seed of this match: the one that was opened, or what the secret of the table says it will be."""
        number = self.table.number
        opened = seeds[number - 1] if number <= len(seeds) else ""
        try:
            seed = bytes.fromhex(opened) if opened else seed_of(self.kept.secret, number)
        except ValueError:
            raise Difference(n, "seal") from None
        if commitment(seed) != self.table.commitment:
            raise Difference(n, "seal")
        self.luck = SealedDealer(seed, self.table.words)

    def check_before(self, n: int) -> None:
        """Where luck is that of another match, it was the same before the match began here."""
        origin, luck = self.table.origin, self.luck
        if origin is None or origin.luck == "new" or luck is None:
            return
        game, position = self.table.game, self.table.game.start(self.table.setup)
        for step in self.table.steps():
            if step.actor == LUCK and step.move != luck.deal(game.chances(position)):
                raise Difference(n, "luck")
            game.play(position, step.actor, step.move)

    def check_luck(self, entry: e.Moved, n: int) -> None:
        match = self.table.match
        if match is None or self.luck is None or match.actors != (LUCK,):
            raise Difference(n, "luck")
        expected = self.luck.deal(match.game.chances(match.position))
        try:
            drawn = self.table.read_move(entry.move)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Difference(n, "entry", str(error)) from None
        if drawn != expected:
            raise Difference(n, "luck")

    def check_end(self, entry: e.Opened, n: int) -> None:
        match = self.table.match
        if match is None or match.outcome is None:
            raise Difference(n, "end")
        self.matches += 1
        if not entry.digest:
            self.unproven += 1
        elif entry.digest != digest_of(match.game, match.position, match.outcome):
            raise Difference(self.where(entry.trail, n), "other-end")

    def where(self, trail: str, n: int) -> int:
        """The first move that led elsewhere; the trail ends before the last moves."""
        assert self.table.match is not None
        same = parting(trail, trail_of(self.table.match.played)[: len(trail)])
        return self.standing[same] if same < len(self.standing) else n


def is_alike(one: Summary, other: Summary) -> bool:
    """But for the deadline, which another program may have reckoned otherwise."""
    return msgspec.structs.replace(one, deadline=None) == msgspec.structs.replace(other, deadline=None)


def opened_seeds(entries: Sequence[Entry]) -> list[str]:
    """One for each match that is over, in their order."""
    found = []
    for stored in entries:
        if b'"opened"' in stored.data:
            try:
                entry = e.read_entry(stored.data)
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                continue
            if isinstance(entry, e.Opened):
                found.append(entry.seed)
    return found
