"""The worked example: it learns, and the bot it makes can sit at a table."""

import importlib
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from curiouser.games.tea_time import GAME
from curiouser.lab.env.arrays import Sight
from curiouser.lab.simulate import simulate

EXAMPLES = Path(__file__).resolve().parents[3] / "examples"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.setenv("TRAINED", str(tmp_path / "trained.npz"))
    sys.modules.pop("train", None)
    return importlib.import_module("train")


def test_won_matches_make_their_moves_likelier(example: ModuleType) -> None:
    learner = example.Learner(0, 16, seed=1)
    gradient, won, ended = learner.gather(np.zeros(example.WEIGHTS), 24)
    assert 0 <= won <= ended
    assert ended >= 16
    assert np.abs(gradient).sum() > 0


def test_every_move_is_seen_by_its_cards(example: ModuleType) -> None:
    """G10: what a move gains of each character is what the rules add to the column."""
    position = GAME.read("cat cat* hatter . / alice ; 0 cat:2 ; 1 hatter*:1 ; to-move:0 turn:3", GAME.setup(2))
    sight = Sight(example.WORLD.stepper())
    sight.stepper.position = position
    places, counts = example.look(sight.look(0)[0][None])
    for number in position.legal():
        after = position.copy()
        after.play(number)
        changed = [after.held[column] != position.held[column] for column in range(6)]
        assert counts[0, number, :6].astype(bool).tolist() == changed
    assert places.max() < example.WEIGHTS


def test_what_was_learned_sits_down_at_a_table(example: ModuleType) -> None:
    np.savez(example.KEPT, weights=np.zeros(example.WEIGHTS))
    found = simulate(GAME, GAME.setup(2), ("train:Trained", "uniform"), 2, seed=1)
    assert found.seats[0].bot == "train:Trained"
    assert found.matches == 2
