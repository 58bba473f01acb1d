"""Hints at the terminal."""

import re

import pytest

from curiouser.bots.hints import hints
from curiouser.cli import hint
from tests.cli.running import Cli

FEW = 4


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints after a little thought."""
    monkeypatch.setattr(hint, "hints", lambda game, position, seed: hints(game, position, seed, FEW))


@pytest.mark.parametrize(("language", "word"), [("en", "hint"), ("pl", "podpowiedź"), ("ro", "sfat"), ("ro", "hint")])
def test_a_hint_names_moves_chances_and_rules(cli: Cli, language: str, word: str) -> None:
    out = cli("play", "tea-time", "--seed", "3", "--language", language, typed=f"{word}\n").out
    assert len(re.findall(r"% .*\(± ?\d", out)) == 3
    assert "(G14)" in out
    assert "(G9)" in out


def test_the_same_place_gets_the_same_hint(cli: Cli) -> None:
    said = cli("play", "tea-for-two", "--seed", "3", typed="hint\nhint\n").out.split("> ")
    assert said[1] == said[2] != ""


def test_a_hint_of_a_last_round_is_sure(cli: Cli) -> None:
    typed = "1\n" * 200
    out = cli("play", "tea-time", "--seed", "3", typed="1\nhint\n" * 60 + typed).out
    assert "this wins, whatever happens" in out or "this loses against good play" in out


def test_help_names_the_hint(cli: Cli) -> None:
    assert "\nhint " in cli("play", "tic-tac-toe", typed="help\n").out
