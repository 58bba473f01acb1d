"""Notes of matches between bots, match by match and move by move. Compiled, like rules and bots."""

from collections.abc import Callable
from typing import Final

from curiouser.bots.tally import SHARES, MatchWatcher
from curiouser.engine.event import Event
from curiouser.engine.playout import is_above, leader
from curiouser.engine.position import LUCK, Position
from curiouser.native import append, i64, vec

NOBODY: Final = -1
# Behind these, a match has the score and the share of each seat, and a move the score of each seat.
MATCH_COLUMNS: Final = [
    "match",
    "starter",
    "ending",
    "decisions",
    "luck_moves",
    "lead_changes",
    "decided",
    "behind",
    "winners",
]
MOVE_COLUMNS: Final = ["match", "n", "actor", "move"]
MATCH_WIDTH: Final = 9
MOVE_WIDTH: Final = 4


class Notes(MatchWatcher):
    """A row of numbers for each match, and one for each move if wanted; the columns have the names above.

    `listener` gets all events of each match.
    """

    def __init__(self) -> None:
        self.listener: Callable[[list[Event]], None] | None = None
        self.events: list[Event] = []
        self.seats: i64 = 0
        self.keeps_moves: bool = False
        self.matches: vec[i64] = vec[i64]()
        self.moves: vec[i64] = vec[i64]()
        self.scores: vec[i64] = vec[i64]()  # by seat, now
        self.won: vec[i64] = vec[i64]()  # by seat: 1 for a first place
        self.behind: vec[i64] = vec[i64]()  # by seat: points behind the best, added up over decisions
        self.unsure: vec[i64] = vec[i64]()  # by seat: the last decision after which it was not alone in front
        self.number: i64 = 0
        self.starter: i64 = NOBODY
        self.leader: i64 = NOBODY  # who was alone in front last
        self.lead_changes: i64 = 0
        self.decisions: i64 = 0
        self.luck_moves: i64 = 0
        self.others: i64 = 0  # moves of the clock

    def prepare(self, seats: i64, keeps_moves: bool) -> None:
        self.seats = seats
        self.keeps_moves = keeps_moves
        self.scores = vec[i64]([0] * seats)
        self.won = vec[i64]([0] * seats)
        self.behind = vec[i64]([0] * seats)
        self.unsure = vec[i64]([0] * seats)

    def started(self, position: Position, number: i64) -> None:
        self.begin(number)
        if self.listener is not None:
            self.events = []
            position.event_sink = self.events

    def settled(self, position: Position) -> None:
        self.read_scores(position)
        if self.decisions > 0:
            self.look()

    def moved(self, position: Position, actor: i64, move: i64) -> None:
        self.count(actor)
        if self.keeps_moves:
            self.read_scores(position)
            self.keep_move(actor, move)

    def ended(self, position: Position) -> None:
        self.read_winners(position)
        self.end(position.ending)
        if self.listener is not None:
            self.listener(self.events)

    def begin(self, number: i64) -> None:
        self.number = number
        self.starter = NOBODY
        self.leader = NOBODY
        self.lead_changes = 0
        self.decisions = 0
        self.luck_moves = 0
        self.others = 0
        for seat in range(self.seats):
            self.behind[seat] = 0
            self.unsure[seat] = 0

    def count(self, actor: i64) -> None:
        """A move is made."""
        if actor >= 0:
            if self.starter == NOBODY:
                self.starter = actor
            self.decisions += 1
        elif actor == LUCK:
            self.luck_moves += 1
        else:
            self.others += 1

    def keep_move(self, actor: i64, move: i64) -> None:
        """`scores` are those after it."""
        rows = append(self.moves, self.number)
        rows = append(rows, self.decisions + self.luck_moves + self.others)
        rows = append(rows, actor)
        rows = append(rows, move)
        for score in self.scores:
            rows = append(rows, score)
        self.moves = rows

    def look(self) -> None:
        """Who is in front, once a decision and what luck made of it are over."""
        scores = self.scores
        best = scores[0]
        for score in scores:
            best = max(best, score)
        leaders: i64 = 0
        leader: i64 = NOBODY
        for seat in range(self.seats):
            self.behind[seat] += best - scores[seat]
            if scores[seat] == best:
                leaders += 1
                leader = seat
        if leaders > 1:
            leader = NOBODY
        for seat in range(self.seats):
            if seat != leader:
                self.unsure[seat] = self.decisions
        if leader != NOBODY:
            if self.leader != NOBODY and self.leader != leader:
                self.lead_changes += 1
            self.leader = leader

    def end(self, ending: i64) -> None:
        """Keep the match: `scores` are the last ones, and `won` says who is first."""
        winners: i64 = 0
        behind: i64 = 0
        decided = self.decisions
        for seat in range(self.seats):
            if self.won[seat] != 0:
                winners += 1
                behind += self.behind[seat]
                decided = self.unsure[seat]
        if winners > 1:
            decided = self.decisions
        rows = append(self.matches, self.number)
        rows = append(rows, self.starter)
        rows = append(rows, ending)
        rows = append(rows, self.decisions)
        rows = append(rows, self.luck_moves)
        rows = append(rows, self.lead_changes)
        rows = append(rows, decided)
        rows = append(rows, behind)
        rows = append(rows, winners)
        for seat in range(self.seats):
            rows = append(rows, self.scores[seat])
            rows = append(rows, SHARES // winners if self.won[seat] != 0 else 0)
        self.matches = rows

    def read_scores(self, position: Position) -> None:
        for seat in range(self.seats):
            self.scores[seat] = position.score(seat)

    def read_winners(self, position: Position) -> None:
        best = leader(position)
        for seat in range(self.seats):
            self.won[seat] = 0 if is_above(position, best, seat) else 1
