"""Matches that are stepped from outside, one or many at once; luck and bots move by themselves. Compiled."""

from typing import final

from curiouser.bots.tally import ask, luck_stream, seat_stream
from curiouser.engine.bot import Bot
from curiouser.engine.observer import Observer
from curiouser.engine.playout import count_leaders, is_above, leader
from curiouser.engine.position import LUCK, OVER, Position
from curiouser.engine.rng import Rng
from curiouser.native import i64, u8, vec


@final
class Stepper:
    """One match after another from the same start. Luck and bots draw as in `curiouser simulate` with that seed."""

    def __init__(self) -> None:
        self.start: Position = Position()
        self.position: Position = self.start
        self.observer: Observer = Observer()
        self.actions: i64 = 0
        self.luck: Rng = Rng()
        self.bots: list[Bot | None] = []  # by seat; None moves from outside
        self.rngs: list[Rng] = []
        self.outside: i64 = 0  # bits of the seats without a bot
        self.actor: i64 = OVER
        self.culprit: i64 = -1  # the seat whose move was not legal
        self.seen: vec[i64] = vec[i64]()  # what `look` found: the observation of a seat
        self.mask: vec[u8] = vec[u8]()  # and its moves, 1 for each that it may make now

    def prepare(self, start: Position, observer: Observer, actions: i64, bots: list[Bot | None]) -> None:
        self.start = start
        self.observer = observer
        self.actions = actions
        self.bots = bots
        self.rngs = [Rng() for _ in bots]
        self.outside = sum([1 << seat for seat, bot in enumerate(bots) if bot is None])
        self.seen = vec[i64]([0] * observer.width)
        self.mask = vec[u8]([0] * actions)

    def begin(self, seed: i64, number: i64) -> None:
        """The match of that number."""
        self.luck.seed(seed, luck_stream(number))
        for seat in range(self.start.seats):
            self.rngs[seat].seed(seed, seat_stream(number, seat))
        self.position = self.start.copy()
        self.culprit = -1
        self.go_on()

    def go_on(self) -> None:
        """Let luck and bots move until a seat from outside is to move, or to the end."""
        position = self.position
        while True:
            if position.actor == LUCK:
                position.resolve_chance(self.luck)
            actor = position.actor
            if actor == OVER or (self.outside >> actor) & 1:
                break
            bot = self.bots[actor]
            assert bot is not None
            position.play(ask(bot, position, self.rngs[actor]))
        self.actor = actor

    def step(self, action: i64) -> i64:
        """Make a move, and say who is next; whoever makes one that is not legal loses at once."""
        for move in self.position.legal():
            if move == action:
                self.position.play(action)
                self.go_on()
                return self.actor
        self.give_up()
        return self.actor

    def give_up(self) -> None:
        self.culprit = self.actor
        self.actor = OVER

    def look(self, seat: i64) -> None:
        """Write what the seat sees and may do to its vectors."""
        self.observer.observe(self.position, seat, self.seen, 0)
        mask = self.mask
        for move in range(self.actions):
            mask[move] = 0
        if seat == self.actor:
            for move in self.position.legal():
                mask[move] = 1

    def rewards(self) -> vec[float]:
        """By seat, of a match that is over: 1 for winning alone, and all add up to 0; see `reward_places`."""
        if self.culprit < 0:
            return reward_places(self.position)
        others = self.start.seats - 1
        rewards = vec[float]([1.0 / float(others)] * self.start.seats)
        rewards[self.culprit] = -1.0
        return rewards


def reward_places(position: Position) -> vec[float]:
    """With n seats and k of them in the first place, these get (n/k - 1) / (n - 1), the others -1 / (n - 1)."""
    best = leader(position)
    winners = count_leaders(position, best)
    lost = -1.0 / float(position.seats - 1)
    won = (float(position.seats) / float(winners) - 1.0) / float(position.seats - 1)
    rewards = vec[float]([lost] * position.seats)
    for seat in range(position.seats):
        if not is_above(position, best, seat):
            rewards[seat] = won
    return rewards


@final
class Batch:
    """Many matches side by side. What it shows lies in vectors that keep their place in memory, row by row."""

    def __init__(self) -> None:
        self.rows: list[Stepper] = []
        self.numbers: vec[i64] = vec[i64]()  # by row: the number of its match
        self.seed: i64 = 0
        self.seats: i64 = 0
        self.width: i64 = 0
        self.moves: i64 = 0
        self.rng: Rng = Rng()
        self.actions: vec[i64] = vec[i64]()  # by row: written from outside
        self.actors: vec[i64] = vec[i64]()  # by row: the seat to move
        self.observations: vec[i64] = vec[i64]()  # by row: what that seat sees
        self.masks: vec[u8] = vec[u8]()  # by row and move
        self.legal: vec[i64] = vec[i64]()  # by row: its legal moves, as many as `counts` says
        self.counts: vec[i64] = vec[i64]()
        self.rewards: vec[float] = vec[float]()  # by row and seat: of the match that ended in this step, otherwise 0
        self.ended: vec[u8] = vec[u8]()  # by row: whether a match ended in this step

    def prepare(self, rows: list[Stepper]) -> None:
        """All rows are of the same game and number of seats."""
        count = len(rows)
        self.rows = rows
        self.seats = rows[0].start.seats
        self.width = rows[0].observer.width
        self.moves = rows[0].actions
        self.numbers = vec[i64]([0] * count)
        self.actions = vec[i64]([0] * count)
        self.actors = vec[i64]([0] * count)
        self.observations = vec[i64]([0] * (count * self.width))
        self.masks = vec[u8]([0] * (count * self.moves))
        self.legal = vec[i64]([0] * (count * self.moves))
        self.counts = vec[i64]([0] * count)
        self.rewards = vec[float]([0.0] * (count * self.seats))
        self.ended = vec[u8]([0] * count)

    def begin(self, seed: i64) -> None:
        """New matches in all rows: row r plays the matches r, r + rows, r + 2 × rows …"""
        self.seed = seed
        self.rng.seed(seed, -1)
        for row in range(i64(len(self.rows))):
            self.numbers[row] = row
            self.forget(row)
            self.begin_row(row)
            self.show(row)

    def begin_row(self, row: i64) -> None:
        """Matches in which nobody but bots had a move are passed over."""
        stepper = self.rows[row]
        stepper.begin(self.seed, self.numbers[row])
        while stepper.actor == OVER:
            self.numbers[row] += i64(len(self.rows))
            stepper.begin(self.seed, self.numbers[row])

    def step(self) -> None:
        """Make the move of every row; where a match ends, the next one begins."""
        rows = self.rows
        for row in range(i64(len(rows))):
            stepper = rows[row]
            if self.ended[row]:
                self.forget(row)
            action = i64(self.actions[row])
            if 0 <= action < self.moves and self.masks[row * self.moves + action]:
                stepper.position.play(action)
                stepper.go_on()
            else:
                stepper.give_up()
            if stepper.actor == OVER:
                self.end(row)
            self.show(row)

    def forget(self, row: i64) -> None:
        self.ended[row] = 0
        for seat in range(self.seats):
            self.rewards[row * self.seats + seat] = 0.0

    def end(self, row: i64) -> None:
        stepper = self.rows[row]
        self.ended[row] = 1
        rewards = stepper.rewards()
        for seat in range(self.seats):
            self.rewards[row * self.seats + seat] = rewards[seat]
        self.numbers[row] += i64(len(self.rows))
        self.begin_row(row)

    def show(self, row: i64) -> None:
        """What the seat to move sees and may do."""
        stepper = self.rows[row]
        actor = stepper.actor
        self.actors[row] = actor
        stepper.observer.observe(stepper.position, actor, self.observations, row * self.width)
        first = row * self.moves
        legal = self.legal
        masks = self.masks
        place = first
        end = first + i64(self.counts[row])
        while place < end:
            masks[first + i64(legal[place])] = 0
            place += 1
        place = first
        for move in stepper.position.legal():
            legal[place] = move
            masks[first + move] = 1
            place += 1
        self.counts[row] = place - first

    def sample(self) -> None:
        """Write a legal move for every row, each with the same chance."""
        for row in range(i64(len(self.rows))):
            self.actions[row] = self.legal[row * self.moves + self.rng.below(i64(self.counts[row]))]
