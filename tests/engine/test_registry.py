"""Finding games: installed ones by name, ours or a third party's, and any other by module and name."""

from collections.abc import Callable
from pathlib import Path

import pytest

from curiouser.engine.errors import UnknownGame
from curiouser.engine.game import Game, all_games, find_game, installed_game, load_game
from curiouser.engine.text import LANGUAGES
from tests.laws.hidden_hand import GAME, HiddenHandGame

Install = Callable[[str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Puts another package with a game beside the installed ones."""

    def put(entry: str) -> None:
        metadata = tmp_path / "strangers-1.0.dist-info"
        metadata.mkdir()
        (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n", "utf-8")
        (metadata / "entry_points.txt").write_text(f"[curiouser.games]\nstrangers-game = {entry}\n", "utf-8")
        (tmp_path / "strangers_module.py").write_text("from tests.laws.hidden_hand import HiddenHandGame\n", "utf-8")
        monkeypatch.syspath_prepend(tmp_path)

    return put


def test_our_games_are_found_by_name() -> None:
    assert find_game("tic-tac-toe").name == "tic-tac-toe"


def test_all_installed_games_are_found_in_the_order_of_their_names() -> None:
    names = [game.name for game in all_games()]
    assert {"tea-time", "tic-tac-toe"} <= set(names)
    assert names == sorted(names)


def test_an_installed_game_has_the_name_it_is_installed_by() -> None:
    assert [installed_game(game.name).name for game in all_games()] == [game.name for game in all_games()]


def test_a_game_of_another_package_is_found_once_it_is_installed(install: Install) -> None:
    install("strangers_module:HiddenHandGame")
    assert isinstance(find_game("strangers-game"), HiddenHandGame)
    assert any(isinstance(game, HiddenHandGame) for game in all_games())


def test_a_game_of_another_package_that_is_broken_says_so(install: Install) -> None:
    install("strangers_module:Nothing")
    with pytest.raises(UnknownGame, match="strangers_module:Nothing"):
        find_game("strangers-game")


def test_a_game_that_is_not_installed_is_found_by_its_module() -> None:
    assert find_game("tests.laws.hidden_hand:GAME") is GAME


def test_a_class_is_made_into_a_game() -> None:
    assert isinstance(load_game("tests.laws.hidden_hand:HiddenHandGame"), HiddenHandGame)


def test_a_name_from_outside_loads_no_module() -> None:
    with pytest.raises(UnknownGame, match=r"no game called “tests\.laws\.hidden_hand:GAME”"):
        installed_game("tests.laws.hidden_hand:GAME")


def test_an_unknown_name_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"no game called “chess”; choose one of: .*tea-time, .*tic-tac-toe"):
        find_game("chess")


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("no.such.module:GAME", "can’t be loaded"),
        ("tests.laws.hidden_hand:NOTHING", "can’t be loaded"),
        ("tests.laws.hidden_hand:", "can’t be loaded"),
        (":GAME", "can’t be loaded"),
        (".relative:GAME", "can’t be loaded"),
        ("tests.laws.hidden_hand:CARDS", "isn’t a game"),
        ("tests.laws.hidden_hand:HiddenHand", "isn’t a game"),
        ("builtins:type", "isn’t a game"),
        ("curiouser.engine.game:Game", "isn’t a complete game yet: these methods are missing: actors"),
    ],
)
def test_what_is_no_game_is_refused_with_the_reason(path: str, sentence: str) -> None:
    with pytest.raises(UnknownGame, match=sentence) as caught:
        find_game(path)
    for language in LANGUAGES:
        assert path in caught.value.say(language)


def test_everything_above_the_engine_sees_games_only() -> None:
    assert all(isinstance(game, Game) for game in all_games())
