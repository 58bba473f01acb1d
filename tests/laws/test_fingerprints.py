"""Compiled and interpreted rules give the same hashes: both are compared with the same file."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from curiouser.engine.game import Game, all_games
from curiouser.laws import fingerprint
from curiouser.laws.check import option_sets
from tests.laws import hidden_hand

FILE = Path(__file__).with_name("fingerprints.toml")
MATCHES = 10
SEED = 1865


def setups(game: Game[Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats, and with the fewest of them every option."""
    yield from ((seats, {}) for seats in game.seat_counts)
    yield from ((game.seat_counts[0], options) for options in option_sets(game) if sum(options.values()) == 1)


def name_of(game: Game[Any], seats: int, options: dict[str, Any]) -> str:
    return " ".join([game.name, str(seats), *(name for name, on in options.items() if on)])


SETUPS = {
    name_of(game, seats, options): (game, seats, options)
    for game in [*all_games(), hidden_hand.GAME]
    for seats, options in setups(game)
}


@pytest.mark.parametrize("name", SETUPS)
def test_the_matches_of_a_seed_are_the_same_everywhere(name: str) -> None:
    """When the rules were changed on purpose, `python -m tests.laws.test_fingerprints` writes the file anew."""
    expected = tomllib.loads(FILE.read_text(encoding="utf-8"))
    assert fingerprint(*SETUPS[name], MATCHES, SEED) == expected[name]


def test_every_kept_fingerprint_is_one_of_a_game() -> None:
    assert set(tomllib.loads(FILE.read_text(encoding="utf-8"))) == set(SETUPS)


def test_a_fingerprint_changes_with_the_seed_and_the_matches() -> None:
    prints = [fingerprint(hidden_hand.GAME, 2, {}, matches, seed) for matches, seed in ((1, 1), (1, 2), (2, 1), (1, 1))]
    assert prints[0] == prints[3]
    assert len(set(prints)) == 3


if __name__ == "__main__":
    lines = [f'"{name}" = "{fingerprint(*setup, MATCHES, SEED)}"' for name, setup in SETUPS.items()]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
