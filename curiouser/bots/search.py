"""Tree search for any countable game: explicit luck, hidden cards redealt, one random match from every new leaf.

Compiled. The tree is stored in one vector and all arithmetic uses whole numbers, so a seed gives the same choice
compiled and interpreted.
"""

from math import log, sqrt
from time import perf_counter
from typing import Final, final

from curiouser.bots.greedy import Greedy
from curiouser.engine.bot import Bot
from curiouser.engine.playout import play_out
from curiouser.engine.position import LUCK, OVER, Position
from curiouser.engine.rng import Rng
from curiouser.native import append, i64, vec

ONE: Final = 1 << 16  # the reward of a won match
HALF: Final = 1 << 15
FINE: Final = 20  # bits behind the point in the tables below
NO_LIMIT: Final = 1 << 60
LONGEST: Final = 500  # moves that the tree follows at most
LOOKS_AT_CLOCK: Final = 256  # iterations between two looks
MANY: Final = 256  # visits counted exactly in the tables; above, in steps of less than a hundredth
HALF_MANY: Final = 128

# A block of the tree holds the moves of one place: their number n; n words, each with a mean reward in its upper and a
# number of FEWNESS in its lower bits, 0 for a move never tried; and n slots of five numbers. Slots know the block of
# the place to which their move leads.
LOWER: Final = 24
LOWER_BITS: Final = (1 << LOWER) - 1
MOVE: Final = 0
VISITS: Final = 1
SUM: Final = 2  # of rewards
NEXT: Final = 3
MISSED: Final = 4  # visits to the place at which the move was not legal
SLOT: Final = 5
ROOT: Final = 2  # the slot of the position searched, in a block of its own
FIRST_FREE: Final = 7
SUMS: Final = 4  # kept for each move of the root


def bucket(visits: i64) -> i64:
    """The row of the tables for a count of any size."""
    row: i64 = 0
    while visits >= MANY:
        visits >>= 1
        row += HALF_MANY
    return row + visits


def is_same(moves: vec[i64], tree: vec[i64], slot: i64) -> bool:
    """Whether these moves, in this order, stand in the tree from that slot on."""
    for move in moves:
        if tree[slot] != move:
            return False
        slot += SLOT
    return True


def middle(row: int) -> float:
    """About the count that the row of a table is for."""
    if row < MANY:
        return max(row, 1)
    shift = row // HALF_MANY - 1
    return ((row - shift * HALF_MANY) + 0.5) * 2.0**shift


ROWS: Final = HALF_MANY * 40
FEWNESS: Final = vec[i64]([int(2.0**FINE / sqrt(middle(row))) for row in range(ROWS)])
EAGERNESS: Final = vec[i64]([int(2.0**FINE * sqrt(log(middle(row)))) for row in range(ROWS)])


class Finding:
    """What a search found out about a move of its seat."""

    def __init__(self, move: i64, visits: i64, reward: i64, wins: i64, score: i64, spread: i64, squares: i64) -> None:
        self.move = move
        self.visits = visits
        self.reward = reward  # sums over the visits; a reward is at most ONE
        self.wins = wins
        self.score = score
        self.spread = spread  # of squared rewards
        self.squares = squares  # of scores

    def add(self, other: "Finding") -> None:
        """The same move, found in another tree."""
        self.visits += other.visits
        self.reward += other.reward
        self.wins += other.wins
        self.score += other.score
        self.spread += other.spread
        self.squares += other.squares

    def row(self) -> tuple[int, int, int, int, int, int, int]:
        """All of it, in the order that a new one takes."""
        return (
            int(self.move),
            int(self.visits),
            int(self.reward),
            int(self.wins),
            int(self.score),
            int(self.spread),
            int(self.squares),
        )

    def value(self) -> float:
        """The mean reward, from 0 to 1."""
        return int(self.reward) / max(1, int(self.visits)) / ONE

    def chance(self) -> float:
        """The share of matches won, shared ones by parts."""
        return int(self.wins) / max(1, int(self.visits)) / ONE

    def mean_score(self) -> float:
        return int(self.score) / max(1, int(self.visits))

    def error(self) -> float:
        """The standard error of the value."""
        visits = max(1, int(self.visits))
        mean = self.value()
        return sqrt(max(0.0, int(self.spread) / visits / ONE / ONE - mean * mean) / visits)

    def score_error(self) -> float:
        """The standard error of the mean score."""
        visits = max(1, int(self.visits))
        mean = self.mean_score()
        return sqrt(max(0.0, int(self.squares) / visits - mean * mean) / visits)


@final
class Search(Bot):
    """UCB1 in a tree of information sets; each seat looks after itself."""

    def __init__(self) -> None:
        super().__init__()
        self.iterations: i64 = 10_000
        self.seconds: float = 0.0  # 0: as long as the iterations take
        self.curiosity: i64 = ONE * 7 // 10
        self.margin: i64 = 4  # sixteenths of the reward that go by the lead, the others by the place
        self.careful: i64 = 0  # moves after the leaf that are made as a greedy player would
        self.horizon: i64 = -1  # further moves until the judge is asked; -1: the match is played to its end
        self.breadth: i64 = 0  # how soon luck's outcomes are no longer all followed; 0: never
        self.at_once: bool = False  # whether the judge is asked then and there, even if luck is to come
        self.slip: i64 = 0  # how often of a hundred times another move that looked good is taken
        self.guide: Greedy = Greedy()  # its judge is the judge of the search
        self.seat: i64 = 0
        self.tree: vec[i64] = vec[i64]()
        self.used: i64 = 0
        self.is_new: bool = False  # whether the last step down the tree was never taken before
        self.is_mixed: bool = False  # whether hidden cards have changed what is legal in the same place
        self.slots: vec[i64] = vec[i64]([0] * LONGEST)  # the way through the tree: slots, where their words are,
        self.words: vec[i64] = vec[i64]([0] * LONGEST)
        self.actors: vec[i64] = vec[i64]([0] * LONGEST)  # and who moved there
        self.scores: vec[i64] = vec[i64]()
        self.rewards: vec[i64] = vec[i64]()
        self.wins: i64 = 0  # of the seat, in the last match
        self.leads: i64 = 0  # sums of the sizes of leads
        self.ends: i64 = 0
        self.usual_lead: i64 = 1
        self.root_sums: vec[i64] = vec[i64]()  # by move of the root: wins, scores, squared rewards, squared scores

    def choose(self, position: Position, rng: Rng) -> i64:
        moves = position.legal()
        if len(moves) == 1:
            return moves[0]
        self.begin(position)
        self.think(position, rng)
        return self.stray(rng) if self.slip > 0 and rng.below(100) < self.slip else self.best()

    def begin(self, position: Position) -> None:
        """An empty tree for the seat that is to move."""
        self.seat = position.actor
        self.is_mixed = False
        self.leads = 0
        self.ends = 0
        self.usual_lead = 1
        self.scores = vec[i64]([0] * position.seats)
        self.rewards = vec[i64]([0] * position.seats)
        if len(self.tree) == 0:
            self.tree = vec[i64]([0] * 4096)
        tree = self.tree
        for place in range(FIRST_FREE):
            tree[place] = 0
        tree[0] = 1
        self.used = FIRST_FREE
        moves = position.legal()
        self.open_block(ROOT, moves)
        self.root_sums = vec[i64]([0] * (SUMS * len(moves)))

    def think(self, position: Position, rng: Rng) -> None:
        """As many iterations as wanted, or as there is time for."""
        until = perf_counter() + self.seconds if self.seconds > 0.0 else 0.0
        left = self.iterations
        while left > 0:
            some: i64 = min(left, LOOKS_AT_CLOCK)
            for _ in range(some):
                self.iterate(position, rng)
            left -= some
            if until > 0.0 and perf_counter() >= until:
                return

    def best(self) -> i64:
        """The move tried most often."""
        tree = self.tree
        block = tree[ROOT + NEXT]
        width = tree[block]
        best: i64 = 0
        most: i64 = -1
        for index in range(width):
            # More visits first, then the better mean.
            tried = (tree[block + 1 + width + index * SLOT + VISITS] << LOWER) + (tree[block + 1 + index] >> LOWER)
            if tried > most:
                most = tried
                best = index
        return tree[block + 1 + width + best * SLOT]

    def stray(self, rng: Rng) -> i64:
        """Any move, the more likely the more often it was tried."""
        found = self.findings()
        total: i64 = 0
        for finding in found:
            total += finding.visits
        ticket = rng.below(total)
        index: i64 = 0
        while ticket >= found[index].visits:
            ticket -= found[index].visits
            index += 1
        return found[index].move

    def findings(self) -> list[Finding]:
        """What is known of every move, in the order of `legal`."""
        tree = self.tree
        sums = self.root_sums
        block = tree[ROOT + NEXT]
        width = tree[block]
        found: list[Finding] = []
        for index in range(width):
            slot = block + 1 + width + index * SLOT
            first = SUMS * index
            won, score, spread, squares = sums[first], sums[first + 1], sums[first + 2], sums[first + 3]
            found.append(Finding(tree[slot], tree[slot + VISITS], tree[slot + SUM], won, score, spread, squares))
        return found

    def iterate(self, start: Position, rng: Rng) -> None:
        """Down the tree, one new leaf, a match from there, and back up with what it brought."""
        position = start.copy()
        position.redeal(self.seat, rng)
        slots = self.slots
        actors = self.actors
        slot: i64 = ROOT
        depth: i64 = 0
        while depth < LONGEST:
            actor = position.actor
            if actor == OVER:
                break
            if actor == LUCK:
                slot = self.draw_luck(slot, depth, position, rng)
            else:
                slot = self.try_move(slot, depth, position, rng)
            slots[depth] = slot
            actors[depth] = actor
            depth += 1
            if self.is_new:
                break
        self.finish(position, rng)
        self.back_up(depth)

    def open_block(self, slot: i64, moves: vec[i64]) -> None:
        """Room for the moves of a place seen for the second time."""
        block = self.used
        width: i64 = len(moves)
        self.used = block + 1 + (1 + SLOT) * width
        self.reserve(self.used)
        tree = self.tree
        tree[slot + NEXT] = block
        tree[block] = width
        place = block + 1
        end = place + width
        while place < end:
            tree[place] = 0
            place += 1
        for move in moves:
            tree[place] = move
            tree[place + VISITS] = 0
            tree[place + SUM] = 0
            tree[place + NEXT] = 0
            tree[place + MISSED] = 0
            place += SLOT

    def reserve(self, size: i64) -> None:
        """Let the tree have room for so many numbers."""
        old = self.tree
        room: i64 = len(old)
        if size <= room:
            return
        while room < size:
            room *= 2
        tree = vec[i64]([0] * room)
        for place in range(i64(len(old))):
            tree[place] = old[place]
        self.tree = tree

    def try_move(self, parent: i64, depth: i64, position: Position, rng: Rng) -> i64:
        """UCB1: a move not tried yet, or else the one that might be best; says its slot."""
        moves = position.legal()
        if self.tree[parent + NEXT] == 0:
            self.open_block(parent, moves)
        tree = self.tree
        block = tree[parent + NEXT]
        width = tree[block]
        words = block + 1
        slots = words + width
        if len(moves) != width or (self.is_mixed and not is_same(moves, tree, slots)):
            return self.try_some(parent, depth, position, moves, rng)
        eagerness = self.curiosity * EAGERNESS[bucket(tree[parent + VISITS])] >> FINE
        best: i64 = words
        best_value: i64 = -1
        self.is_new = False
        for place in range(words, slots):
            word = tree[place]
            if word == 0:
                best = self.find_new(words, slots, rng)
                break
            value = (word >> LOWER) + (eagerness * (word & LOWER_BITS) >> FINE)
            if value > best_value:
                best_value = value
                best = place
        index = best - words
        slot = slots + index * SLOT
        move = moves[index]
        if tree[slot] != move:
            return self.try_some(parent, depth, position, moves, rng)
        self.words[depth] = best
        position.play(move)
        return slot

    def find_new(self, words: i64, end: i64, rng: Rng) -> i64:
        """A move never tried, the next from any place on."""
        tree = self.tree
        place = words + rng.below(end - words)
        while tree[place] != 0:
            place += 1
            if place == end:
                place = words
        self.is_new = True
        return place

    def try_some(self, parent: i64, depth: i64, position: Position, moves: vec[i64], rng: Rng) -> i64:
        """UCB1 where hidden cards decide what is legal: a move counts the visits at which it was there."""
        self.is_mixed = True
        self.widen(parent, moves)
        tree = self.tree
        block = tree[parent + NEXT]
        width = tree[block]
        best: i64 = -1
        best_value: i64 = -1
        equals: i64 = 0
        for index in range(width):
            slot = block + 1 + width + index * SLOT
            if tree[slot] not in moves:
                tree[slot + MISSED] += 1
                continue
            word = tree[block + 1 + index]
            value: i64 = NO_LIMIT
            if word != 0:
                there = tree[parent + VISITS] - tree[slot + MISSED]
                eagerness = self.curiosity * EAGERNESS[bucket(there)] >> FINE
                value = (word >> LOWER) + (eagerness * (word & LOWER_BITS) >> FINE)
            if value > best_value:
                best_value = value
                best = index
                equals = 1
            elif value == best_value:
                equals += 1
                if rng.below(equals) == 0:
                    best = index
        self.words[depth] = block + 1 + best
        self.is_new = best_value == NO_LIMIT
        slot = block + 1 + width + best * SLOT
        position.play(tree[slot])
        return slot

    def widen(self, parent: i64, moves: vec[i64]) -> None:
        """A block with room for moves that were not legal here before."""
        old = self.tree[parent + NEXT]
        old_width = self.tree[old]
        wanted = vec[i64]()
        for index in range(old_width):
            wanted = append(wanted, self.tree[old + 1 + old_width + index * SLOT])
        for move in moves:
            if move not in wanted:
                wanted = append(wanted, move)
        width: i64 = len(wanted)
        if width == old_width:
            return
        self.open_block(parent, wanted)
        tree = self.tree
        block = tree[parent + NEXT]
        for index in range(old_width):
            tree[block + 1 + index] = tree[old + 1 + index]
            for number in range(SLOT):
                place = index * SLOT + number
                tree[block + 1 + width + place] = tree[old + 1 + old_width + place]
        for index in range(old_width, width):
            tree[block + 1 + width + index * SLOT + MISSED] = tree[parent + VISITS]

    def draw_luck(self, parent: i64, depth: i64, position: Position, rng: Rng) -> i64:
        """Luck stays what it is: the search only remembers what came of each outcome; says its slot."""
        if self.tree[parent + NEXT] == 0:
            self.open_block(parent, position.legal())
        outcome = position.draw(rng)
        slot = self.find(parent, outcome)
        if slot < 0:
            self.widen(parent, append(vec[i64](), outcome))
            slot = self.find(parent, outcome)
        if self.breadth > 0 and self.tree[slot + VISITS] == 0 and self.is_broad(parent):
            slot = self.repeat(parent, rng)
            outcome = self.tree[slot]
        self.is_new = self.tree[slot + VISITS] == 0
        position.play(outcome)
        return slot

    def is_broad(self, parent: i64) -> bool:
        """Progressive widening: outcomes followed grow with the root of the visits."""
        tree = self.tree
        block = tree[parent + NEXT]
        width = tree[block]
        followed: i64 = 0
        for index in range(width):
            if tree[block + 1 + width + index * SLOT + VISITS] > 0:
                followed += 1
        return followed * followed > self.breadth * tree[parent + VISITS]

    def repeat(self, parent: i64, rng: Rng) -> i64:
        """The slot of an outcome met before, the more likely the more often it was."""
        tree = self.tree
        block = tree[parent + NEXT]
        slot = block + 1 + tree[block]
        end = slot + SLOT * tree[block]
        met: i64 = 0
        for place in range(slot, end, SLOT):
            met += tree[place + VISITS]
        ticket = rng.below(met)
        while ticket >= tree[slot + VISITS]:
            ticket -= tree[slot + VISITS]
            slot += SLOT
        return slot

    def find(self, parent: i64, move: i64) -> i64:
        """The slot of a move, or -1."""
        tree = self.tree
        block = tree[parent + NEXT]
        slot = block + 1 + tree[block]
        end = slot + SLOT * tree[block]
        while slot < end:
            if tree[slot] == move:
                return slot
            slot += SLOT
        return -1

    def finish(self, position: Position, rng: Rng) -> None:
        """Play to the end or to the horizon, and fill in what each seat gets for it."""
        left = self.careful
        while left > 0 and position.actor != OVER:
            if position.actor == LUCK:
                position.let_luck(rng)
            else:
                position.play(self.guide.choose(position, rng))
                left -= 1
        if self.at_once:
            pass
        elif self.horizon < 0:
            play_out(position, rng)
        else:
            play_some(position, rng, self.horizon)
        if position.actor == OVER:
            self.reward(position)
        else:
            self.ask_judge(position)

    def reward(self, position: Position) -> None:
        """By place and by lead over the best of the others, each between 0 and ONE."""
        scores = self.scores
        seats = position.seats
        for seat in range(seats):
            scores[seat] = position.score(seat)
        if seats == 2:
            first = self.reward_seat(0, position)
            self.rewards[0] = first
            self.rewards[1] = ONE - first
            if self.seat == 1:
                self.wins = ONE - self.wins
        else:
            for turn in range(1, seats + 1):  # the seat itself last, so that its wins stay
                seat = (self.seat + turn) % seats
                self.rewards[seat] = self.reward_seat(seat, position)

    def reward_seat(self, seat: i64, position: Position) -> i64:
        scores = self.scores
        seats = position.seats
        beaten: i64 = 0
        equals: i64 = 0
        rival: i64 = -NO_LIMIT
        for other in range(seats):
            if other != seat:
                lead = scores[seat] - scores[other]
                rival = max(rival, scores[other])
                if lead == 0:
                    lead = position.tiebreak(seat) - position.tiebreak(other)
                if lead > 0:
                    beaten += 1
                elif lead == 0:
                    equals += 1
        others = max(1, seats - 1)
        self.wins = ONE // (1 + equals) if beaten + equals == seats - 1 else 0
        place = ONE * (2 * beaten + equals) // (2 * others)
        lead = scores[seat] - rival if seats > 1 else scores[seat]
        return ((16 - self.margin) * place + self.margin * self.squash(lead)) >> 4

    def ask_judge(self, position: Position) -> None:
        chance = self.guide.judge.chance(position, 0)
        if chance >= 0:
            self.rewards[0] = chance
            self.rewards[1] = ONE - chance
        else:
            for seat in range(position.seats):
                self.rewards[seat] = self.squash(self.guide.judge.value(position, seat))
        self.wins = self.rewards[self.seat]
        self.scores[self.seat] = position.score(self.seat)

    def squash(self, lead: i64) -> i64:
        """From 0 to ONE, half for no lead, three quarters for a lead as large as leads usually are."""
        size = lead if lead >= 0 else -lead
        self.leads += size
        self.ends += 1
        if self.ends & 63 == 0:
            self.usual_lead = 1 + self.leads // self.ends
        return HALF + HALF * lead // (size + self.usual_lead)

    def back_up(self, depth: i64) -> None:
        tree = self.tree
        slots = self.slots
        words = self.words
        actors = self.actors
        rewards = self.rewards
        tree[ROOT + VISITS] += 1
        step = depth
        while step > 0:
            step -= 1
            slot = slots[step]
            actor = actors[step]
            visits = tree[slot + VISITS] + 1
            tree[slot + VISITS] = visits
            if actor >= 0:
                total = tree[slot + SUM] + rewards[actor]
                tree[slot + SUM] = total
                tree[words[step]] = (total // visits << LOWER) | FEWNESS[bucket(visits)]
        self.keep_finding(words[0] - tree[ROOT + NEXT] - 1)

    def keep_finding(self, index: i64) -> None:
        """What the first move brought its seat."""
        reward = self.rewards[self.seat]
        score = self.scores[self.seat]
        sums = self.root_sums
        sums[SUMS * index] += self.wins
        sums[SUMS * index + 1] += score
        sums[SUMS * index + 2] += reward * reward
        sums[SUMS * index + 3] += score * score


def play_some(position: Position, rng: Rng, decisions: i64) -> None:
    """Play on by uniform choice until that many moves were made, and luck after the last of them."""
    while True:
        actor = position.actor
        if actor == LUCK:
            position.let_luck(rng)
        elif actor == OVER or decisions == 0:
            return
        else:
            position.play(position.pick(rng))
            decisions -= 1
