"""Information-set Monte Carlo tree search (ISMCTS) for any countable game.

Each iteration deals anew what the seat can't know, goes down the tree by UCB1, adds one leaf, plays on from there (the
rollout) and adds what it brought to all moves on the way. Luck is drawn, never chosen. All arithmetic uses whole
numbers, so a seed gives the same choice compiled and interpreted. Compiled.
"""

from time import perf_counter
from typing import Final, final

from curiouser.bots.estimate import MoveEstimate
from curiouser.bots.rollout import NO_LIMIT, ONE, Rollout
from curiouser.bots.tree import LOWER, LOWER_BITS, MISSED, NEXT, ROOT, SLOT, SUM, VISITS, Tree, is_same
from curiouser.bots.ucb import FINE, INVERSE_ROOT, ROOT_LOG, bucket
from curiouser.engine.bot import Bot
from curiouser.engine.position import LUCK, OVER, Position
from curiouser.engine.rng import Rng
from curiouser.native import append, i64, vec

LONGEST: Final = 500  # moves that the tree follows at most
LOOKS_AT_CLOCK: Final = 256  # iterations between two looks
SUMS: Final = 4  # kept for each move of the root


@final
class TreeSearch(Bot):
    """Each seat maximizes its own reward."""

    def __init__(self) -> None:
        super().__init__()
        self.iterations: i64 = 10_000
        self.seconds: float = 0.0  # 0: as long as the iterations take
        self.exploration: i64 = ONE * 7 // 10
        self.widening: i64 = 0  # how soon luck's outcomes are no longer all followed; 0: never
        self.blunder: i64 = 0  # how often of a hundred times another move that looked good is taken
        self.rollout: Rollout = Rollout()
        self.tree: Tree = Tree()
        self.is_new: bool = False  # whether the last step down the tree was never taken before
        self.is_mixed: bool = False  # whether hidden cards have changed what is legal in the same place
        self.slots: vec[i64] = vec[i64]([0] * LONGEST)  # the way through the tree: slots, where their words are,
        self.words: vec[i64] = vec[i64]([0] * LONGEST)
        self.actors: vec[i64] = vec[i64]([0] * LONGEST)  # and who moved there
        self.root_sums: vec[i64] = vec[i64]()  # by move of the root: wins, scores, squared rewards, squared scores

    def choose(self, position: Position, rng: Rng) -> i64:
        moves = position.legal()
        if len(moves) == 1:
            return moves[0]
        self.begin(position)
        self.think(position, rng)
        if self.blunder > 0 and rng.below(100) < self.blunder:
            return self.sample_by_visits(rng)
        return self.tree.most_visited()

    def begin(self, position: Position) -> None:
        """An empty tree for the seat that is to move."""
        self.is_mixed = False
        self.rollout.reset(position.actor, position.seats)
        moves = position.legal()
        self.tree.reset(moves)
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

    def sample_by_visits(self, rng: Rng) -> i64:
        """Any move, the more likely the more often it was tried (temperature 1)."""
        found = self.estimates()
        total: i64 = 0
        for estimate in found:
            total += estimate.visits
        ticket = rng.below(total)
        index: i64 = 0
        while ticket >= found[index].visits:
            ticket -= found[index].visits
            index += 1
        return found[index].move

    def estimates(self) -> list[MoveEstimate]:
        """What is known of every move, in the order of `legal`."""
        tree = self.tree.numbers
        sums = self.root_sums
        block = tree[ROOT + NEXT]
        width = tree[block]
        found: list[MoveEstimate] = []
        for index in range(width):
            slot = block + 1 + width + index * SLOT
            first = SUMS * index
            won, score, spread, squares = sums[first], sums[first + 1], sums[first + 2], sums[first + 3]
            found.append(MoveEstimate(tree[slot], tree[slot + VISITS], tree[slot + SUM], won, score, spread, squares))
        return found

    def iterate(self, start: Position, rng: Rng) -> None:
        """Selection, expansion by one leaf, rollout, backup."""
        position = start.copy()
        position.redeal(self.rollout.seat, rng)
        slots = self.slots
        actors = self.actors
        slot: i64 = ROOT
        depth: i64 = 0
        while depth < LONGEST:
            actor = position.actor
            if actor == OVER:
                break
            is_luck = actor == LUCK
            slot = self.draw_luck(slot, position, rng) if is_luck else self.try_move(slot, depth, position, rng)
            slots[depth] = slot
            actors[depth] = actor
            depth += 1
            if self.is_new:
                break
        self.rollout.run(position, rng)
        self.back_up(depth)

    def try_move(self, parent: i64, depth: i64, position: Position, rng: Rng) -> i64:
        """UCB1: play a move not tried yet, or else the one with the highest upper bound. Returns its slot."""
        moves = position.legal()
        if self.tree.numbers[parent + NEXT] == 0:
            self.tree.open_block(parent, moves)
        tree = self.tree.numbers
        block = tree[parent + NEXT]
        width = tree[block]
        words = block + 1
        slots = words + width
        if len(moves) != width or (self.is_mixed and not is_same(moves, tree, slots)):
            return self.try_some(parent, depth, position, moves, rng)
        bonus = self.exploration * ROOT_LOG[bucket(tree[parent + VISITS])] >> FINE
        best: i64 = words
        best_value: i64 = -1
        self.is_new = False
        for place in range(words, slots):
            word = tree[place]
            if word == 0:
                best = self.tree.find_untried(words, slots, rng)
                self.is_new = True
                break
            value = (word >> LOWER) + (bonus * (word & LOWER_BITS) >> FINE)
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

    def try_some(self, parent: i64, depth: i64, position: Position, moves: vec[i64], rng: Rng) -> i64:
        """UCB1 where hidden cards decide what is legal: N counts the visits at which the move was legal."""
        self.is_mixed = True
        self.tree.add_moves(parent, moves)
        tree = self.tree.numbers
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
                bonus = self.exploration * ROOT_LOG[bucket(there)] >> FINE
                value = (word >> LOWER) + (bonus * (word & LOWER_BITS) >> FINE)
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

    def draw_luck(self, parent: i64, position: Position, rng: Rng) -> i64:
        """Draw an outcome of luck and follow it. Returns its slot."""
        tree = self.tree
        if tree.numbers[parent + NEXT] == 0:
            tree.open_block(parent, position.legal())
        outcome = position.draw(rng)
        slot = tree.find(parent, outcome)
        if slot < 0:
            tree.add_moves(parent, append(vec[i64](), outcome))
            slot = tree.find(parent, outcome)
        if self.widening > 0 and tree.numbers[slot + VISITS] == 0 and tree.has_enough_outcomes(parent, self.widening):
            slot = tree.draw_known_outcome(parent, rng)
            outcome = tree.numbers[slot]
        self.is_new = tree.numbers[slot + VISITS] == 0
        position.play(outcome)
        return slot

    def back_up(self, depth: i64) -> None:
        """Add the rewards to every move on the way."""
        tree = self.tree.numbers
        slots = self.slots
        words = self.words
        actors = self.actors
        rewards = self.rollout.rewards
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
                tree[words[step]] = (total // visits << LOWER) | INVERSE_ROOT[bucket(visits)]
        self.add_to_root(words[0] - tree[ROOT + NEXT] - 1)

    def add_to_root(self, index: i64) -> None:
        """Count what the first move brought the searching seat."""
        rollout = self.rollout
        reward = rollout.rewards[rollout.seat]
        score = rollout.scores[rollout.seat]
        sums = self.root_sums
        sums[SUMS * index] += rollout.wins
        sums[SUMS * index + 1] += score
        sums[SUMS * index + 2] += reward * reward
        sums[SUMS * index + 3] += score * score
