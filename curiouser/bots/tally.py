"""Plays many matches between bots and adds up their results. Compiled, together with rules and bots."""

from typing import Final

from curiouser.engine.bot import Bot
from curiouser.engine.playout import count_leaders, is_above, leader
from curiouser.engine.position import LUCK, OVER, Position
from curiouser.engine.rng import Rng
from curiouser.native import i64, vec

STREAMS: Final = 16  # generators a match may use: one for luck, one for each seat
SHARES: Final = 840  # a win in parts that two to eight seats can share evenly


def luck_stream(match: i64) -> i64:
    return match * STREAMS


def seat_stream(match: i64, seat: i64) -> i64:
    return match * STREAMS + 1 + seat


class Tally:
    """Sums over matches. Two tallies of disjoint matches add up to the tally of both."""

    def __init__(self) -> None:
        self.matches: i64 = 0
        self.decisions: i64 = 0
        self.luck_moves: i64 = 0
        self.scores: vec[i64] = vec[i64]()  # by seat: sum of scores
        self.squares: vec[i64] = vec[i64]()  # by seat: sum of squared scores
        self.shares: vec[i64] = vec[i64]()  # by seat: won SHARES
        self.outright: vec[i64] = vec[i64]()  # by seat: matches won alone
        self.ends: vec[i64] = vec[i64]()  # by ending

    def prepare(self, seats: i64, endings: i64) -> None:
        self.scores = vec[i64]([0] * seats)
        self.squares = vec[i64]([0] * seats)
        self.shares = vec[i64]([0] * seats)
        self.outright = vec[i64]([0] * seats)
        self.ends = vec[i64]([0] * endings)

    def count(self, position: Position) -> None:
        """Add a match that is over."""
        best = leader(position)
        winners = count_leaders(position, best)
        for seat in range(position.seats):
            score = position.score(seat)
            self.scores[seat] += score
            self.squares[seat] += score * score
            if not is_above(position, best, seat):
                self.shares[seat] += SHARES // winners
                if winners == 1:
                    self.outright[seat] += 1
        self.matches += 1
        self.ends[position.ending] += 1


class MatchWatcher:
    """Looks on while matches are played; it must change nothing but `event_sink`."""

    def started(self, position: Position, number: i64) -> None:
        """A match begins."""

    def settled(self, position: Position) -> None:
        """Luck is done: a seat is to move, or the match is over."""

    def moved(self, position: Position, actor: i64, move: i64) -> None:
        """The actor made a move."""

    def ended(self, position: Position) -> None:
        """The match is over."""


def play_matches(
    start: Position,
    bots: list[Bot],
    seed: i64,
    first: i64,
    matches: i64,
    tally: Tally,
    watcher: MatchWatcher | None = None,
) -> None:
    """Play matches from number `first`. Each has its own streams, so neither order nor processes matter."""
    luck = Rng()
    rngs = [Rng() for _ in bots]
    for number in range(first, first + matches):
        luck.seed(seed, luck_stream(number))
        for seat, rng in enumerate(rngs):
            rng.seed(seed, seat_stream(number, seat))
        position = start.copy()
        if watcher is not None:
            watcher.started(position, number)
        play_match(position, bots, luck, rngs, tally, watcher)


def play_match(
    position: Position, bots: list[Bot], luck: Rng, rngs: list[Rng], tally: Tally, watcher: MatchWatcher | None
) -> None:
    while True:
        actor = position.actor
        if watcher is not None and actor != LUCK:
            watcher.settled(position)
        if actor == OVER:
            tally.count(position)
            if watcher is not None:
                watcher.ended(position)
            return
        if actor == LUCK:
            move = position.draw(luck)
            tally.luck_moves += 1
        else:
            move = ask(bots[actor], position, rngs[actor])
            tally.decisions += 1
        position.play(move)
        if watcher is not None:
            watcher.moved(position, actor, move)


def ask(bot: Bot, position: Position, rng: Rng) -> i64:
    """A bot's choice, from a position in which what its seat can't know was dealt anew by the bot's own generator."""
    if bot.blind:
        return bot.choose(position, rng)
    own = position.copy()
    own.redeal(position.actor, rng)
    return bot.choose(own, rng)
