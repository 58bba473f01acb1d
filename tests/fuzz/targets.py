"""The fuzz targets: malformed input may only raise `Problem`."""

from typing import Any

from curiouser.engine.errors import Problem
from curiouser.engine.game import Game, Setup
from curiouser.engine.record import read_records, verify
from curiouser.engine.rng import seeded
from curiouser.engine.text import LANGUAGES
from curiouser.laws.case import choose
from tests.fuzz.corpus import linked

LONGEST = 5_000


def verify_record(lines: list[bytes], relink: bool) -> bool:
    """Read and verify; says whether all of it was accepted."""
    try:
        for record in read_records(linked(lines) if relink else lines):
            verify(record)
    except Problem as problem:
        _say(problem)
        return False
    return True


def read_notation(game: Game[Any], setup: Setup, notation: str) -> bool:
    """Read; what is accepted must be a position like any other, and can be played to its end."""
    try:
        position = game.read(notation, setup)
    except Problem as problem:
        _say(problem)
        return False
    again = game.read(game.write(position), setup)
    assert game.opened(again) == game.opened(position)
    rng = seeded(len(notation))
    for _ in range(LONGEST):
        choice = choose(game, position, rng)
        if choice is None:
            break
        game.play(position, *choice)
    assert game.outcome(position) is not None
    return True


def _say(problem: Problem) -> None:
    assert all(problem.say(language) for language in LANGUAGES)
