"""Gymnasium: one seat of a countable game against bots.

`gymnasium.make("curiouser.lab.env.seat:curiouser/tea-time-v1", bots="level-2")`
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete

from curiouser.engine.game import CountableGame, all_games
from curiouser.engine.position import OVER
from curiouser.lab.env.aec import space_of
from curiouser.lab.env.arrays import Flags, Ints, Sight
from curiouser.lab.env.world import Player, World


class SeatEnv(gymnasium.Env[Ints, np.int64]):
    """The others are bots. What the seat may do is in `info["action_mask"]` and `action_masks()`.

    The reward comes at the end: 1 for winning alone, a draw of two is 0. A move that is not legal loses at once.
    A match that ends before the seat had a move is passed over.
    """

    def __init__(
        self,
        game: str | CountableGame[Any],
        seats: int | None = None,
        seat: int = 0,
        bots: str | Sequence[Player] = "greedy",
        options: Mapping[str, Any] | None = None,
        edition: Any = None,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        self.world = World(game, seats, options, edition)
        others: list[Player] = [bots] * (self.world.seats - 1) if isinstance(bots, str) else list(bots)
        self.match = self.world.stepper([*others[:seat], None, *others[seat:]])
        self.sight = Sight(self.match)
        self.seat = seat
        self.render_mode = render_mode
        self.language = language
        self.metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}
        self.observation_space = space_of(self.world)["observation"]
        self.action_space = Discrete(len(self.world.moves))
        self.seed: int | None = None
        self.number = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Ints, dict[str, Any]]:
        """With a seed its first match; without one the next."""
        super().reset(seed=seed)
        if seed is not None or self.seed is None:
            self.seed, self.number = int(self.np_random.integers(1 << 62)), 0
        self.begin_next()
        while self.match.actor == OVER:
            self.begin_next()
        if self.render_mode == "human":
            self.render()
        return self.look()

    def begin_next(self) -> None:
        assert self.seed is not None
        self.match.begin(self.seed, self.number)
        self.number += 1

    def step(self, action: Any) -> tuple[Ints, float, bool, bool, dict[str, Any]]:
        self.match.step(int(action))
        is_over = bool(self.match.actor == OVER)
        reward = float(self.match.rewards()[self.seat]) if is_over else 0.0
        if self.render_mode == "human":
            self.render()
        seen, info = self.look()
        return seen, reward, is_over, False, info

    def look(self) -> tuple[Ints, dict[str, Any]]:
        seen, mask = self.sight.look(self.seat)
        scores = self.world.game.scores(self.match.position)
        return seen, {"action_mask": mask, "scores": tuple(map(int, scores))}

    def action_masks(self) -> Flags:
        return self.sight.look(self.seat)[1]

    def render(self) -> str | None:
        drawn = self.world.draw(self.match.position, self.seat, self.language)
        if self.render_mode == "human":
            print(drawn)
            return None
        return drawn


def register() -> None:
    """Every installed countable title, as curiouser/NAME-v1; the number is that of its rules."""
    for game in all_games():
        name = f"curiouser/{game.name}-v{game.version}"
        if isinstance(game, CountableGame) and name not in gymnasium.registry:
            gymnasium.register(name, "curiouser.lab.env.seat:SeatEnv", kwargs={"game": game.name})


register()
