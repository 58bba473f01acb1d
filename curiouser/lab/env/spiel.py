"""OpenSpiel: every countable game with explicit chance, `pyspiel.load_game("curiouser_tea_time(seats=3)")`.

Importing this module registers the games.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np
import pyspiel

from curiouser.engine.event import Event
from curiouser.engine.game import CountableGame, all_games
from curiouser.engine.position import LUCK, OVER, Position
from curiouser.lab.env.arrays import Sight
from curiouser.lab.env.stepping import reward_places
from curiouser.lab.env.world import World

LONGEST = 10_000  # moves of seats; no match comes near it


def has_secrets(position: Position) -> bool:
    return type(position).redeal is not Position.redeal


def type_of(game: CountableGame[Any]) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    start = game.start(game.setup(min(game.seat_counts)))
    hidden = kinds.Information.IMPERFECT_INFORMATION if has_secrets(start) else kinds.Information.PERFECT_INFORMATION
    return kinds(
        short_name="curiouser_" + game.name.replace("-", "_"),
        long_name=f"Curiouser: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if start.actor == LUCK else kinds.ChanceMode.DETERMINISTIC,
        information=hidden,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": min(game.seat_counts)},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """Base of one class for each title, as OpenSpiel registers classes."""

    title: CountableGame[Any]
    kind: pyspiel.GameType

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {"seats": min(self.title.seat_counts), **(params or {})}
        self.world = World(self.title, chosen["seats"])
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.world.moves),
            max_chance_outcomes=len(self.title.luck(self.world.start)),
            num_players=self.world.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, chosen)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.world, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Standing:
    """Where a match stands and what was told so far, with its text.

    OpenSpiel clones states by deep copies and writes them down by pickling.
    """

    def __init__(self, world: World, actions: Sequence[int] = ()) -> None:
        self.world = world
        self.position = world.start.copy()
        self.actions: list[int] = []
        self.told: list[tuple[Event, str]] = []
        for action in actions:
            self.play(action)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Standing":
        other = Standing(self.world)
        other.position = self.position.copy()
        other.actions, other.told = self.actions[:], self.told[:]
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return Standing, (self.world, self.actions)

    def play(self, action: int) -> None:
        told: list[Event] = []
        self.position.event_sink = told
        self.position.play(action)
        self.position.event_sink = None
        self.actions.append(action)
        self.told += [(event, msgspec.json.encode(event).decode()) for event in told]


class SpielState(pyspiel.State):  # type: ignore[misc]
    """Actions of players and of chance are the numbers of the game's own tables of moves."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.standing = Standing(game.world)

    def current_player(self) -> int:
        actor = int(self.standing.position.actor)
        if actor >= 0:
            return actor
        return int(pyspiel.PlayerId.CHANCE if actor == LUCK else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(map(int, self.standing.position.legal()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        position = self.standing.position
        pairs = zip(position.legal(), position.weights(), strict=True)
        possible = [(int(outcome), int(weight)) for outcome, weight in pairs if weight > 0]
        total = sum(weight for _, weight in possible)
        return [(outcome, weight / total) for outcome, weight in possible]

    def _apply_action(self, action: int) -> None:
        self.standing.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game, position = self.standing.world.game, self.standing.position
        table = game.luck(position) if player < 0 else game.moves(position)
        return game.spell(table[action])

    def is_terminal(self) -> bool:
        return bool(self.standing.position.actor == OVER)

    def returns(self) -> list[float]:
        return list(reward_places(self.standing.position)) if self.is_terminal() else [0.0] * self.num_players()

    def __str__(self) -> str:
        return self.standing.world.game.write(self.standing.position)

    def recall(self, player: int) -> str:
        """All that the player has been told since the start; everybody hears of every move."""
        heard = [line for event, line in self.standing.told if event.is_seen_by(player)]
        return "\n".join([f"seat {player}", *heard])


class SpielObserver:
    """The observation of `docs/environments.md` as a tensor; with perfect recall the text of all that one was told."""

    def __init__(self, world: World, kind: Any) -> None:
        self.sight = Sight(world.stepper())
        self.recalls = kind.perfect_recall
        self.tensor = np.zeros(int(world.observer.width), np.float32)
        self.dict = {name: self.tensor[place] for name, place in world.fields.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.numbers(state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recalls:
            return state.recall(player)
        return " ".join(map(str, self.numbers(state, player)))

    def numbers(self, state: SpielState, player: int) -> Any:
        self.sight.stepper.position = state.standing.position
        return self.sight.look(player)[0]


def register(games: Sequence[Any]) -> None:
    known = set(pyspiel.registered_names())
    for game in games:
        kind = type_of(game) if isinstance(game, CountableGame) else None
        if kind is not None and kind.short_name not in known:
            made = type(kind.short_name, (SpielGame,), {"title": game, "kind": kind, "__module__": __name__})
            globals()[kind.short_name] = made  # where pickle looks for it
            pyspiel.register_game(kind, made)


register(all_games())
