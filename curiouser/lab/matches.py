"""Plays the matches of a share: all parts of the lab get theirs from here."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from curiouser.bots import find_bot
from curiouser.bots.driving import drive
from curiouser.bots.tally import SHARES, Tally, luck_stream, play_matches
from curiouser.engine.game import CountableGame, Game, Setup
from curiouser.engine.luck import SeededDealer
from curiouser.engine.match import Match, Played
from curiouser.engine.position import LUCK
from curiouser.engine.rng import seeded
from curiouser.lab.watch import Notes


class MatchShare(msgspec.Struct, frozen=True):
    """Some matches of a series, as they are handed to another process: from number `first`, so many."""

    game: str
    setup: bytes
    bots: tuple[str, ...]
    seed: int
    first: int
    matches: int


class MatchSums(msgspec.Struct, frozen=True):
    """A tally as it travels and is kept: by seat scores, their squares and won SHARES; by ending how many."""

    matches: int = 0
    decisions: int = 0
    luck_moves: int = 0
    scores: list[int] = []
    squares: list[int] = []
    shares: list[int] = []
    ends: list[int] = []

    def plus(self, other: "MatchSums") -> "MatchSums":
        """The sums of both."""
        if not self.matches:
            return other
        added: list[Any] = []
        for mine, its in zip(msgspec.structs.astuple(self), msgspec.structs.astuple(other), strict=True):
            added.append([a + b for a, b in zip(mine, its, strict=True)] if isinstance(mine, list) else mine + its)
        return MatchSums(*added)


def new_tally(game: Game[Any], setup: Setup) -> Tally:
    tally = Tally()
    tally.prepare(setup.seats, len(game.ends))
    return tally


def sums_of(tally: Tally) -> MatchSums:
    counted = (int(tally.matches), int(tally.decisions), int(tally.luck_moves))
    return MatchSums(
        *counted, *([int(n) for n in each] for each in (tally.scores, tally.squares, tally.shares, tally.ends))
    )


def play_share(
    game: Game[Any],
    setup: Setup,
    share: MatchShare,
    tally: Tally,
    notes: Notes | None = None,
    said: list[str] | None = None,
) -> None:
    """Play and count. `said` gets the moves of a game whose moves have no numbers, as they are typed."""
    if isinstance(game, CountableGame):
        bots = [find_bot(name, game) for name in share.bots]
        play_matches(game.start(setup), bots, share.seed % (1 << 62), share.first, share.matches, tally, notes)
        return
    for number in range(share.first, share.first + share.matches):
        match = Match(game, setup)
        if notes is None:
            play_driven(match, share.bots, share.seed, number)
        else:
            watch_driven(match, share, number, notes, said)
        count(tally, match)


def play_driven(
    match: Match, bots: Sequence[str], seed: int, number: int, moved: Callable[[Played], None] | None = None
) -> None:
    """Play a match of any game to its end; `moved` hears of each move."""
    choose = drive(match, bots, seed, number, SeededDealer(seeded(seed, luck_stream(number))))
    while (choice := choose()) is not None:
        match.play(*choice)
        if moved is not None:
            moved(match.played[-1])


def watch_driven(match: Match, share: MatchShare, number: int, notes: Notes, said: list[str] | None) -> None:
    game = match.game

    def moved(played: Played) -> None:
        notes.count(played.actor)
        for seat, score in enumerate(game.scores(match.position)):
            notes.scores[seat] = score
        if notes.keeps_moves:
            notes.keep_move(played.actor, -1)
        if said is not None:
            said.append(game.spell(played.move))
        if match.actors != (LUCK,) and notes.decisions > 0:
            notes.look()

    notes.begin(number)
    play_driven(match, share.bots, share.seed, number, moved)
    outcome = match.outcome
    assert outcome is not None
    for seat, place in enumerate(outcome.places):
        notes.won[seat] = int(place == 1)
    notes.end(game.ends.index(outcome.reason))
    if notes.listener is not None:
        notes.listener([event for played in match.played for event in played.events])


def count(tally: Tally, match: Match) -> None:
    """Add a match that is over."""
    outcome = match.outcome
    assert outcome is not None
    winners = outcome.winners
    for seat, score in enumerate(outcome.scores):
        tally.scores[seat] += score
        tally.squares[seat] += score * score
        tally.shares[seat] += SHARES // len(winners) if seat in winners else 0
        tally.outright[seat] += winners == (seat,)
    tally.matches += 1
    tally.ends[match.game.ends.index(outcome.reason)] += 1
    tally.decisions += sum(played.actor >= 0 for played in match.played)
    tally.luck_moves += sum(played.actor == LUCK for played in match.played)
