"""The environments pass the libraries' own tests for every countable game; `bench environments` runs more."""

import sys
import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import msgspec
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from curiouser.engine.errors import BadSetup, Problem
from curiouser.engine.game import CountableGame, all_games
from curiouser.games.tea_for_two import GAME as TEA_FOR_TWO
from curiouser.lab.env.aec import Cycle, env
from curiouser.lab.env.batch import BatchEnv
from curiouser.lab.env.seat import SeatEnv
from curiouser.lab.env.world import World
from tests.laws import hidden_hand, open_words

GAMES = [game for game in all_games() if isinstance(game, CountableGame)]
titles = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture(autouse=True)
def let_others_warn() -> Iterator[None]:
    """They warn of all that is not an array of pixels."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@titles
def test_the_cycle_passes_the_tests_of_pettingzoo(game: CountableGame[Any]) -> None:
    api_test(env(game), num_cycles=60)
    seed_test(lambda: env(game, seats=max(game.seat_counts)), num_cycles=20)


@titles
def test_a_seat_passes_the_check_of_gymnasium(game: CountableGame[Any]) -> None:
    check_env(SeatEnv(game, seats=max(game.seat_counts), seat=1, bots="uniform", render_mode="ansi"))


@pytest.mark.skipif(sys.platform == "win32", reason="OpenSpiel has no wheels there")
@titles
def test_the_game_passes_the_simulation_of_open_spiel(game: CountableGame[Any]) -> None:
    import pyspiel

    import curiouser.lab.env.spiel  # noqa: F401  # registers the games

    found = pyspiel.load_game("curiouser_" + game.name.replace("-", "_"), {"seats": max(game.seat_counts)})
    pyspiel.random_sim_test(found, num_sims=1, serialize=True, verbose=False)


def play(cycle: Cycle, seed: int) -> list[tuple[int, list[int], list[int]]]:
    """The first legal move at each turn: who was to move, what was seen, what was legal."""
    cycle.reset(seed=seed)
    seen = []
    for agent in cycle.agent_iter():
        observation, _, over, _, _ = cycle.last()
        if over:
            break
        seen.append((cycle.seat_of[agent], observation["observation"].tolist(), observation["action_mask"].tolist()))
        cycle.step(int(observation["action_mask"].argmax()))
    return seen


@titles
def test_a_batch_shows_what_the_cycle_shows(game: CountableGame[Any]) -> None:
    """Row 0 plays the first match of a seed, like the cycle; then it goes on with the next."""
    seats = max(game.seat_counts)
    cycle, batch = env(game, seats=seats), BatchEnv(game, 3, seats, seed=5)
    for actor, observation, mask in play(cycle, 5):
        assert (batch.actors[0], batch.observations[0].tolist(), batch.masks[0].tolist()) == (actor, observation, mask)
        assert sorted(batch.legal[0, : batch.counts[0]]) == np.flatnonzero(mask).tolist()
        batch.step(batch.masks.argmax(1))
    assert batch.ended[0]
    assert batch.rewards[0].tolist() == list(cycle.rewards.values())
    assert batch.counts[0] > 0


def test_the_arrays_of_a_batch_are_its_memory() -> None:
    batch = BatchEnv("tea-time", 4, seed=1)
    arrays = (batch.actions, batch.observations, batch.masks, batch.rewards, batch.ended)
    before = batch.observations.copy()
    batch.actions[:] = batch.legal[:, 0]
    found = batch.step()
    assert all(one is other for one, other in zip(found, (arrays[1], arrays[3], arrays[4]), strict=True))
    assert (batch.observations != before).any()
    assert batch.sample() is batch.actions
    assert batch.masks[np.arange(4), batch.actions].all()


def test_rows_of_a_batch_have_nothing_to_do_with_each_other() -> None:
    one, other = BatchEnv("adventures", 3, seed=9), BatchEnv("adventures", 3, seed=9)
    for _ in range(60):
        one.step(one.legal[:, 0])
        other.step(np.where(np.arange(3) == 1, other.legal[:, 0], other.legal[np.arange(3), other.counts - 1]))
        assert one.observations[1].tolist() == other.observations[1].tolist()
    assert one.observations[0].tolist() != other.observations[0].tolist()


def test_rewards_add_up_to_nothing_and_the_best_gets_most() -> None:
    batch, ended = BatchEnv("tea-time", 16, seats=3, seed=2), 0
    for _ in range(80):
        _, rewards, over = batch.step(batch.sample())
        ended += over.sum()
        assert np.allclose(rewards.sum(1), 0)
        assert (rewards[over == 0] == 0).all()
        assert ((rewards[over == 1].max(1) > 0) | (rewards[over == 1] == 0).all(1)).all()
    assert ended > 5


def test_a_move_that_is_not_legal_loses() -> None:
    batch = BatchEnv("tea-time", 2, seats=3)
    culprit = int(batch.actors[0])
    _, rewards, ended = batch.step([54_321, batch.legal[1, 0]])
    assert ended.tolist() == [1, 0]
    assert rewards[0].tolist() == [-1.0 if seat == culprit else 0.5 for seat in range(3)]
    cycle = env("tea-time")
    cycle.reset(seed=1)
    mover = cycle.agent_selection
    cycle.step(int(cycle.observe(mover)["action_mask"].argmin()))
    assert cycle.terminations[mover]
    assert cycle.rewards[mover] == -1
    seat = SeatEnv("tea-time")
    _, info = seat.reset(seed=1)
    assert seat.step(info["action_mask"].argmin())[1:3] == (-1.0, True)


def test_bots_move_by_themselves() -> None:
    batch = BatchEnv("tea-time", 4, players=["uniform", None], seed=1)
    for _ in range(40):
        assert (batch.actors == 1).all()
        batch.step(batch.sample())
    seat = SeatEnv("adventures", seats=3, seat=2, bots=["greedy", "uniform"])
    _, info = seat.reset(seed=4)
    while not (stepped := seat.step(info["action_mask"].argmax()))[2]:
        info = stepped[4]
        assert info["action_mask"].any()
    assert stepped[1] in {1.0, -0.5, 0.25, 0.0}
    assert len(stepped[4]["scores"]) == 3


def test_matches_without_a_move_of_ones_own_are_passed_over() -> None:
    """T7, T27: only the winner of a round acts, and here the first empty stack of one card ends the match."""
    shipped = TEA_FOR_TWO.shipped_edition
    stars = dict.fromkeys(shipped.stack_stars.value, (1,))
    edition = msgspec.structs.replace(
        shipped,
        empty_stacks=msgspec.structs.replace(shipped.empty_stacks, value=1),
        stack_stars=msgspec.structs.replace(shipped.stack_stars, value=stars),
    )
    world, asked = World(TEA_FOR_TWO, edition=edition), []
    for number in range(12):
        stepper = world.stepper([None, "uniform"])
        stepper.begin(3, number)
        asked.append(bool(stepper.actor == 0))
    assert len(set(asked)) == 2
    batch = BatchEnv(TEA_FOR_TWO, 12, players=[None, "uniform"], edition=edition, seed=3)
    assert (batch.actors == 0).all()
    assert [bool(number == row) for row, number in enumerate(batch.batch.numbers)] == asked
    seat = SeatEnv(TEA_FOR_TWO, bots="uniform", edition=edition)
    for _ in range(12):
        assert seat.reset(seed=None)[1]["action_mask"].any()


def test_views_are_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    for mode in ("ansi", "human"):
        cycle, seat = env("tic-tac-toe", render_mode=mode), SeatEnv("tic-tac-toe", render_mode=mode)
        cycle.reset(seed=1)
        cycle.step(4)
        seat.reset(seed=1)
        seat.step(4)
        drawn = [cycle.render(), seat.render()]
        assert all(text is not None and "x" in text for text in drawn) if mode == "ansi" else drawn == [None, None]
    assert "a b c" in capsys.readouterr().out


def test_titles_are_made_by_name() -> None:
    made = gymnasium.make("curiouser.lab.env.seat:curiouser/tea-time-v1", bots="level-1", seats=3)
    observation, _ = made.reset(seed=1)
    assert observation.shape == made.observation_space.shape


def test_what_cannot_be_stepped_is_refused() -> None:
    with pytest.raises(Problem, match="bots can’t play"):
        World(open_words.GAME)  # type: ignore[arg-type]
    with pytest.raises(Problem, match="no numeric observation"):
        env(hidden_hand.GAME)
    with pytest.raises(BadSetup, match="at least one match"):
        BatchEnv("tea-time", 4, players=["greedy", "greedy"])
    with pytest.raises(BadSetup, match="2 seats need 2 bots"):
        BatchEnv("tea-time", 4, players=[None])
