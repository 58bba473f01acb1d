"""PettingZoo's agent-environment cycle for every countable game: `env("tea-time", seats=3)`."""

import secrets
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from curiouser.engine.game import CountableGame
from curiouser.lab.env.arrays import Sight
from curiouser.lab.env.world import World


class Cycle(AECEnv):  # type: ignore[misc]
    """Agents are called seat_0, seat_1 …; rewards come at the end, 1 for winning alone, and add up to 0.

    Whoever makes a move that is not legal loses at once. A seat that may not move has a mask of zeros.
    """

    def __init__(
        self,
        game: str | CountableGame[Any],
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: Any = None,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        super().__init__()
        self.world = World(game, seats, options, edition)
        self.match = self.world.stepper()
        self.sight = Sight(self.match)
        self.render_mode = render_mode
        self.language = language
        name = f"{self.world.game.name}_v{self.world.game.version}"
        self.metadata = {"name": name, "render_modes": ["ansi", "human"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.world.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: space_of(self.world) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(len(self.world.moves)) for agent in self.possible_agents}
        self.seed = secrets.randbits(62)
        self.number = -1
        self.is_over = True

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """With a seed its first match; without one the next."""
        if seed is not None:
            self.seed, self.number = seed % (1 << 62), -1
        self.number += 1
        self.match.begin(self.seed, self.number)
        self.is_over = False
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.match.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        seen, mask = self.sight.look(self.seat_of[agent])
        return {"observation": seen, "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """As in the base class, but faster: every step goes through this and the next method."""
        agent = self.agent_selection
        seen: dict[str, Any] | None = None
        if observe:
            self.match.look(self.seat_of[agent])
            seen = {"observation": self.sight.seen.copy(), "action_mask": self.sight.mask.copy()}
        return seen, self._cumulative_rewards[agent], self.terminations[agent], False, self.infos[agent]

    def agent_iter(self, max_iter: int = 1 << 63) -> Iterator[str]:
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def step(self, action: int | None) -> None:
        if action is None or self.is_over:
            self._was_dead_step(action)
            return
        actor = self.match.step(action)
        if actor >= 0:
            self.agent_selection = self.possible_agents[actor]
        else:
            self.end()
        if self.render_mode == "human":
            self.render()

    def end(self) -> None:
        self.is_over = True
        scores = self.world.game.scores(self.match.position)
        for agent, reward, score in zip(self.agents, self.match.rewards(), scores, strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = float(reward)
            self.terminations[agent] = True
            self.infos[agent] = {"score": int(score)}
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """As the agent that is to move sees it; for "human" on the screen."""
        seat = self.seat_of[self.agent_selection] if not self.is_over else 0
        drawn = self.world.draw(self.match.position, seat, self.language)
        if self.render_mode == "human":
            print(drawn)
            return None
        return drawn

    def close(self) -> None:
        """Nothing is open."""


def space_of(world: World) -> Dict:
    observer = world.observer
    low, high = np.array(list(observer.low), np.int64), np.array(list(observer.high), np.int64)
    return Dict(
        {
            "observation": Box(low, high, dtype=np.int64),
            "action_mask": Box(0, 1, (len(world.moves),), np.int8),
        }
    )


def env(game: str | CountableGame[Any], **choices: Any) -> Cycle:
    """PettingZoo's usual name for the way in; the choices are those of `Cycle`."""
    return Cycle(game, **choices)
