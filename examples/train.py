"""Learn Tea Time for two by playing against the greedy bot, and sit down at a table.

`python examples/train.py` trains for two minutes, plays 20,000 fresh matches, and keeps what it learned in trained.npz.
`PYTHONPATH=examples curiouser play tea-time --seats me,train:Trained` is then a match against it, and
`PYTHONPATH=examples curiouser serve --bot train:Trained` lets it be chosen at tables.
"""

import os
import sys
import time
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from curiouser.engine.bot import Bot
from curiouser.engine.position import Position
from curiouser.engine.rng import Rng
from curiouser.lab.env.arrays import Sight
from curiouser.lab.env.batch import BatchEnv
from curiouser.lab.env.world import World
from curiouser.lab.simulate import wilson
from curiouser.native import i64

Array = NDArray[Any]

KEPT = Path(os.environ.get("TRAINED", "trained.npz"))
WORLD = World("tea-time", seats=2)
FIELDS = WORLD.fields
CELLS = FIELDS["grid"].stop - FIELDS["grid"].start
MOVES = len(WORLD.moves)
NAMES = [f"{'abcdef'[cell % 4]}{cell // 4 + 1}" for cell in range(CELLS)]
# By move: 1 for each of its cells.
LINES = np.array([[name in move.cells for name in NAMES] for move in WORLD.moves], np.int64)  # type: ignore[attr-defined]
ALICE = 7
STAGES, MOST, LARGEST = 5, 6, 3
TABLE = STAGES * (2 * MOST + 1) ** 2 * LARGEST  # weights for cards: by round, own cards, the other's, cards gained
SIZES = 3
WEIGHTS = TABLE + STAGES * (1 + SIZES)  # and for taking Alice, and for one, two or three cards


def look(seen: Array) -> tuple[Array, Array]:
    """Which weights count for each move, and how much: (rows, moves, 8) of each. Weight 0 never counts."""
    stage = np.clip(seen[:, FIELDS["round"]] - 1, 0, STAGES - 1)[:, :, None]
    grid = seen[:, FIELDS["grid"]]
    kinds = np.arange(1, ALICE)
    cards = (grid[:, :, None] == kinds).astype(np.int64) - (grid[:, :, None] == -kinds)
    gained = np.einsum("mc,bck->bmk", LINES, cards)
    side = np.where(gained < 0, -1, 1)  # a mirror card is to mirror cards what a face card is to face cards
    own = np.clip(seen[:, None, FIELDS["cards_0"]] * side, -MOST, MOST) + MOST
    other = np.clip(seen[:, None, FIELDS["cards_1"]] * side, -MOST, MOST) + MOST
    size = np.minimum(np.abs(gained), LARGEST)
    table = ((stage * (2 * MOST + 1) + own) * (2 * MOST + 1) + other) * LARGEST + np.maximum(size, 1) - 1
    alice = (grid == ALICE).astype(np.int64) @ LINES.T
    first = TABLE + stage[:, :, 0] * (1 + SIZES)
    rows = len(seen)
    places = np.concatenate(
        [table, np.broadcast_to(first, alice.shape)[:, :, None], (first + LINES.sum(1))[:, :, None]], axis=2
    )
    counts = np.concatenate([size > 0, alice[:, :, None], np.ones((rows, MOVES, 1), np.int64)], axis=2)
    return places, counts.astype(np.float32)


def chances(weights: Array, places: Array, counts: Array, masks: Array) -> Array:
    """How likely each move is: softmax over those that are legal."""
    values = np.where(masks, (weights[places] * counts).sum(2), -np.inf)
    values = np.exp(values - values.max(1, keepdims=True))
    found: Array = values / values.sum(1, keepdims=True)
    return found


class Learner:
    """Policy gradient: moves of matches that were won become likelier, those of lost ones less likely."""

    def __init__(self, seat: int, matches: int, seed: int) -> None:
        self.seat = seat
        self.env = BatchEnv("tea-time", matches, players=[None, "greedy"][:: 1 if seat == 0 else -1], seed=seed)
        self.rng = np.random.default_rng(seed)
        self.rows = np.arange(matches)
        self.pending = np.zeros((matches, WEIGHTS), np.float32)  # of each running match: what its moves ask for

    def gather(self, weights: Array, steps: int) -> tuple[Array, float, int]:
        """Play on; gives the gradient, and wins and ends of the matches that ended."""
        env, total, won, ended = self.env, np.zeros(WEIGHTS), 0.0, 0
        for _ in range(steps):
            places, counts = look(env.observations)
            likely = chances(weights, places, counts, env.masks)
            drawn = (likely.cumsum(1) > self.rng.random(len(self.rows))[:, None]).argmax(1)
            missing = -likely
            missing[self.rows, drawn] += 1
            flat = (places + self.rows[:, None, None] * WEIGHTS).ravel()
            asked = np.bincount(flat, (missing[:, :, None] * counts).ravel(), self.pending.size)
            self.pending += asked.reshape(self.pending.shape)
            env.step(drawn)
            over = np.flatnonzero(env.ended)
            rewards = env.rewards[over, self.seat]
            total += rewards @ self.pending[over]
            self.pending[over] = 0
            won, ended = won + float((rewards + 1).sum() / 2), ended + len(over)
        return total, won, ended


def work(pipe: Connection, seat: int, matches: int) -> None:
    """In a process of its own: play with the weights that come in."""
    learner = Learner(seat, matches, seed=seat + 1)
    while True:
        message = pipe.recv()
        if message is None:
            return
        pipe.send(learner.gather(*message))


def train(seconds: float, matches: int = 512, steps: int = 14) -> Array:
    """One process for each seat; their gradients add up, and Adam goes along them."""
    context = get_context("spawn")
    pipes = []
    for seat in range(2):
        ours, theirs = context.Pipe()
        context.Process(target=work, args=(theirs, seat, matches), daemon=True).start()
        pipes.append(ours)
    weights, mean, square = np.zeros(WEIGHTS), np.zeros(WEIGHTS), np.zeros(WEIGHTS)
    began, rounds = time.monotonic(), 0
    while time.monotonic() < began + seconds:
        rounds += 1
        for pipe in pipes:
            pipe.send((weights, steps))
        gradients, won, ended = zip(*(pipe.recv() for pipe in pipes), strict=True)
        gradient = sum(gradients) / max(1, sum(ended))
        mean, square = 0.9 * mean + 0.1 * gradient, 0.99 * square + 0.01 * gradient**2
        weights += 0.05 * mean / (1 - 0.9**rounds) / (np.sqrt(square / (1 - 0.99**rounds)) + 1e-6)
        if rounds % 20 == 0:
            print(f"{time.monotonic() - began:4.0f} s: {sum(won) / max(1, sum(ended)):.1%} won", file=sys.stderr)
    for pipe in pipes:
        pipe.send(None)
    return weights


def best(weights: Array, seen: Array, masks: Array) -> Array:
    found: Array = chances(weights, *look(seen), masks).argmax(1)
    return found


def examine(weights: Array, matches: int, seed: int) -> float:
    """How many of so many matches are won, half from each seat, none of them seen in training."""
    won = 0.0
    for seat in range(2):
        env = BatchEnv("tea-time", matches // 2, players=[None, "greedy"][:: 1 if seat == 0 else -1], seed=seed)
        rewards = np.full(matches // 2, np.nan)
        while np.isnan(rewards).any():
            env.step(best(weights, env.observations, env.masks))
            first = (env.ended == 1) & np.isnan(rewards)
            rewards[first] = env.rewards[first, seat]
        won += float((rewards + 1).sum() / 2)
    return won


class Trained(Bot):
    """What was learned, as a bot: it finds the weights in trained.npz, or where TRAINED says."""

    games = ("tea-time",)
    seats = (2,)

    def __init__(self) -> None:
        super().__init__()
        self.sight = Sight(WORLD.stepper())
        self.weights: Array = np.load(KEPT)["weights"]

    def choose(self, position: Position, rng: Rng) -> i64:
        stepper = self.sight.stepper
        stepper.position, stepper.actor = position, position.actor
        seen, mask = self.sight.look(position.actor)
        return int(best(self.weights, seen[None], mask[None])[0])


def main(seconds: float = 120.0, matches: int = 20_000) -> None:
    weights = train(seconds)
    np.savez(KEPT, weights=weights)
    won = examine(weights, matches, seed=1_000_000)
    low, high = wilson(won, matches)
    print(f"Against greedy it wins {won / matches:.1%} ({low:.1%} – {high:.1%}) of {matches:,} matches.")


if __name__ == "__main__":
    main(*(kind(word) for kind, word in zip((float, int), sys.argv[1:], strict=False)))
