"""Parameters and checks shared by several commands."""

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter, Token

from curiouser.cli.language import problem
from curiouser.engine.edition import load_edition
from curiouser.engine.game import Game, Setup, find_game

MOST = 1_000_000_000

Language = Literal["en", "pl", "ro"] | None
Json = Annotated[bool, Parameter(negative="")]
GameName = str
OptionWords = Annotated[
    list[str] | None,
    Parameter(name="--option", negative=""),
]
EditionFile = Path | None
RecordFile = Path


def whole_number(_: type, tokens: Sequence[Token]) -> int:
    """A whole number; 2.5 is refused."""
    written = tokens[0].value
    if re.fullmatch(r"[+-]?[0-9]{1,1000}", written) is None:
        raise ValueError(written)
    return int(written)


def number() -> Parameter:
    return Parameter(converter=whole_number)


def find(name: str) -> Game[Any]:
    """A game by its name; one of somebody's own may lie in the folder they stand in."""
    if ":" in name and str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    return find_game(name)


def read_options(given: Sequence[str] | None) -> dict[str, Any]:
    """Words such as open_hands=true; a dash in a name is as good as an underscore."""
    options: dict[str, Any] = {}
    for word in given or ():
        name, equals, value = word.partition("=")
        if not equals or not name.strip():
            raise problem("bad-option-form", word=word)
        options[name.strip().replace("-", "_")] = value.strip()
    return options


def make_setup(game: Game[Any], seats: int, option: Sequence[str] | None, edition: Path | None) -> Setup:
    chosen = load_edition(game, edition) if edition is not None else None
    return game.setup(seats, read_options(option), chosen)


def check_count(flag: str, value: int, most: int = MOST) -> int:
    if not 1 <= value <= most:
        raise problem("bad-count", flag=flag, value=str(value), most=most)
    return value


def split_names(given: str) -> list[str]:
    """Names between commas: "me,greedy"."""
    return [name.strip() for name in given.split(",")]
