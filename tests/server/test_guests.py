"""The operator's own bots: loaded at the start, seated like ours, and never in a table's way."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from curiouser import bots
from curiouser.cli.run import run
from curiouser.client import NotDone, make_table, new_key
from curiouser.engine.bot import Bot
from curiouser.engine.errors import Problem
from curiouser.engine.game import CountableGame, find_game
from curiouser.engine.position import Position
from curiouser.engine.rng import Rng, seeded
from curiouser.native import i64
from curiouser.server.core import commands as c
from curiouser.server.runtime import worker_pool as thinking
from tests.server.playing import is_over, play_out
from tests.server.serving import base, serving

HERE = __name__
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


class Dodo(Bot):
    """Takes the last move that is legal."""

    games = ("tic-tac-toe",)

    def choose(self, position: Position, rng: Rng) -> i64:
        return position.legal()[-1]


class Cheat(Dodo):
    def choose(self, position: Position, rng: Rng) -> i64:
        return 10_000


class Broken(Dodo):
    def choose(self, position: Position, rng: Rng) -> i64:
        raise RuntimeError


class Unmade(Dodo):
    def __init__(self) -> None:
        raise FileNotFoundError("trained.npz")


@pytest.fixture(autouse=True)
def alone() -> Iterator[None]:
    """Whoever a test invites leaves with it."""
    yield
    bots.GUESTS.clear()


def choice_of(name: str) -> int:
    game = find_game("tic-tac-toe")
    assert isinstance(game, CountableGame)
    return thinking.choose(name, game, game.start(game.setup(2)), seeded(1, 1))


def test_a_guest_plays_where_it_says_and_nowhere_else() -> None:
    thinking.prepare([f"{HERE}:Dodo", "nowhere:Nobody"])
    assert bots.names_for(find_game("tic-tac-toe"))[-1] == f"{HERE}:Dodo"
    assert bots.names_for(find_game("tea-time")) == bots.NAMES
    assert f"{HERE}:Dodo" not in bots.names_for(find_game("wordland"))
    assert choice_of(f"{HERE}:Dodo") == 8


@pytest.mark.parametrize("name", ["Cheat", "Broken", "Gone"])
def test_the_move_of_a_guest_that_fails_is_made_by_another(name: str) -> None:
    if name != "Gone":
        bots.invite(f"{HERE}:{name}")
    assert choice_of(f"{HERE}:{name}") in range(9)


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("nowhere:Nobody", "unknown-module"),
        (f"{HERE}:Nobody", "unknown-module"),
        (f"{HERE}:EXAMPLES", "not-a-bot"),
        (f"{HERE}:Unmade", "bot-unmade"),
    ],
)
def test_who_can_not_be_invited_is_named_in_a_sentence(name: str, id: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Problem) as found:
        bots.invite(name)
    assert found.value.text.id == id
    assert run(["serve", "--bot", name, "--port", "0", "--language", "pl"]) == 2
    assert name in capsys.readouterr().err


async def test_a_trained_bot_plays_a_whole_match_at_a_table(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.setenv("TRAINED", str(tmp_path / "trained.npz"))
    sys.modules.pop("train", None)
    example: Any = importlib.import_module("train")
    np.savez(example.KEPT, weights=np.zeros(example.WEIGHTS))
    async with serving(sqlite_url, bot=("train:Trained",)) as server:
        asked: list[int] = []
        choose = example.Trained.choose

        def noted(bot: Bot, position: Position, rng: Rng) -> int:
            asked.append(int(position.actor))
            return int(choose(bot, position, rng))

        monkeypatch.setattr(example.Trained, "choose", noted)
        async with await make_table(base(server), "tea-time", 2, "Alice") as host:
            await host.do(c.SeatBot(key=new_key(), seat=1, bot="train:Trained"))
            await host.do(c.Start(key=new_key()))
            await play_out(host, 0)
            assert is_over(host)
            table = (await server.tables.get(host.table)).table
            assert table.match is not None
            assert len(asked) == sum(played.actor == 1 for played in table.match.played) > 5
            assert set(asked) == {1}
        async with await make_table(base(server), "tea-time", 3, "Alice") as host:
            with pytest.raises(NotDone):
                await host.do(c.SeatBot(key=new_key(), seat=1, bot="train:Trained"))
