"""Many matches at once, stepped in compiled code: NumPy arrays in and out, nothing copied."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from curiouser.engine.errors import BadSetup
from curiouser.engine.game import CountableGame
from curiouser.lab.env.arrays import Flags, Floats, Ints, shared
from curiouser.lab.env.stepping import Batch
from curiouser.lab.env.world import Player, World


class BatchEnv:
    """Every row is a match; one that ends is followed by the next at once. The arrays stay the same from step to step.

    `players` are bots by seat, by name or as objects, and None for seats that the actions are for. Each row shows the
    seat that is to move: who it is, what it sees, and what it may do.
    """

    def __init__(
        self,
        game: str | CountableGame[Any],
        matches: int = 1024,
        seats: int | None = None,
        players: Sequence[Player] | None = None,
        options: Mapping[str, Any] | None = None,
        edition: Any = None,
        seed: int = 0,
    ) -> None:
        self.world = World(game, seats, options, edition)
        if matches < 1 or (players is not None and None not in players):
            raise BadSetup("nobody-steps")
        self.batch = Batch()
        self.batch.prepare([self.world.stepper(players) for _ in range(matches)])
        self.matches = matches
        self.seats = self.world.seats
        self.width = int(self.batch.width)
        self.moves = int(self.batch.moves)
        self.actions: Ints = shared(self.batch, "actions", np.int64)
        self.actors: Ints = shared(self.batch, "actors", np.int64)
        self.counts: Ints = shared(self.batch, "counts", np.int64)
        self.ended: Flags = shared(self.batch, "ended", np.int8)
        self.observations: Ints = shared(self.batch, "observations", np.int64).reshape(matches, self.width)
        self.masks: Flags = shared(self.batch, "masks", np.int8).reshape(matches, self.moves)
        self.legal: Ints = shared(self.batch, "legal", np.int64).reshape(matches, self.moves)
        self.rewards: Floats = shared(self.batch, "rewards", np.float64).reshape(matches, self.seats)
        self.reset(seed)

    def reset(self, seed: int = 0) -> Ints:
        """New matches in all rows; row r plays the matches r, r + matches, r + 2 × matches … of this seed."""
        self.batch.begin(seed % (1 << 62))
        return self.observations

    def step(self, actions: Any = None) -> tuple[Ints, Floats, Flags]:
        """A move in every row; without an argument those that stand in `actions`. A move that is not legal loses."""
        if actions is not None:
            self.actions[:] = actions
        self.batch.step()
        return self.observations, self.rewards, self.ended

    def sample(self) -> Ints:
        """A legal move for every row, each with the same chance, written to `actions`."""
        self.batch.sample()
        return self.actions
