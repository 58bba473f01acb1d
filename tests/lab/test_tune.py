"""Weights learned from matches."""

from random import Random

import pytest

from curiouser.engine.game import CountableGame
from curiouser.games.tea_for_two import GAME
from curiouser.games.tic_tac_toe import GAME as TIC_TAC_TOE
from curiouser.lab.tune import Noted, fit, tune


def test_a_seed_gives_the_same_weights() -> None:
    told: list[str] = []
    setup = GAME.setup(2)
    first = tune(GAME, setup, generations=2, matches=2, iterations=3, seed=1, told=told.append)
    assert tune(GAME, setup, generations=2, matches=2, iterations=3, seed=1, told=told.append) == first
    assert any(first)
    assert told[0].startswith("generation 1: ")


def test_what_wins_gets_weight_and_what_does_not_gets_none() -> None:
    notes = [Noted(((0, sign), (1, 1.0)), (1 + sign) / 2) for sign in (1.0, -1.0)] * 200
    weights, loss = fit(notes, [0.0, 0.0], Random(1))
    assert weights[0] > 1 > 0.2 > abs(weights[1])
    assert loss < 0.5


def test_a_game_without_a_weigher_is_refused() -> None:
    assert isinstance(TIC_TAC_TOE, CountableGame)
    with pytest.raises(LookupError, match="tic-tac-toe"):
        tune(TIC_TAC_TOE, TIC_TAC_TOE.setup(2), 1, 1, 1, 1, print)
