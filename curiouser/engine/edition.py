"""Editions: the numbers and names in a box, as a TOML file that gives the source of every value."""

import tomllib
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

import msgspec

from curiouser.engine.errors import BadSetup
from curiouser.engine.faults import fault_of, reason_of
from curiouser.engine.text import Text

if TYPE_CHECKING:
    from curiouser.engine.game import Game

T = TypeVar("T")

EDITIONS = 64  # how many editions a game keeps its tables for; records may bring any number of them


class Sourced(msgspec.Struct, Generic[T], frozen=True, forbid_unknown_fields=True):
    """A value and where it comes from: the rulebook, our reconstruction of its pictures, or a change of somebody's."""

    value: T
    source: Literal["rulebook", "reconstructed", "changed"]
    rule: str = ""


class EditionFault(Exception):
    """Raised by an edition's own `check`: the path of the faulty value, and why."""

    def __init__(self, path: str, reason: Text) -> None:
        super().__init__(path)
        self.path = path
        self.reason = reason


def load_edition(game: "Game[Any]", file: Path | None = None) -> Any:
    """The edition of a file, or the one that ships with the game. A bad one is refused with its line and the reason."""
    source = resources.files(game.package) / "edition.toml" if file is None else file
    try:
        toml = source.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetup("edition-unreadable", file=str(source), reason=fault_of(error)) from None
    return read_edition(game, toml, source.name)


def read_edition(game: "Game[Any]", toml: str, name: str) -> Any:
    try:
        return make_edition(game, tomllib.loads(toml))
    except tomllib.TOMLDecodeError as error:
        raise BadSetup("edition-no-toml", file=name, reason=fault_of(error)) from None
    except msgspec.ValidationError as error:
        path = str(error).partition(" - at `$")[2].rstrip("`").lstrip(".")
        line, reason = line_of(toml, path), reason_of(error)
        raise BadSetup("edition-fault", file=name, line=line, path=path or "–", reason=reason) from None
    except EditionFault as fault:
        line = line_of(toml, fault.path)
        raise BadSetup(
            "edition-fault", texts=game.package, file=name, line=line, path=fault.path, reason=fault.reason
        ) from None


def make_edition(game: "Game[Any]", values: dict[str, Any]) -> Any:
    """The edition that the values describe, checked; raises `ValidationError` or `EditionFault`."""
    edition = msgspec.convert(values, game.edition, str_keys=True)
    check = getattr(edition, "check", None)
    if check is not None:
        check()
    return edition


def line_of(toml: str, path: str) -> int:
    """The line on which the value of a dotted path stands, or its nearest parent's; 1 for the whole file."""
    wanted = [part.partition("[")[0] for part in path.split(".")]
    best, found = 1, 0
    section: list[str] = []
    for number, line in enumerate(toml.splitlines(), start=1):
        stripped = line.strip()
        if stripped.startswith("["):
            section = stripped.strip("[").partition("]")[0].strip().split(".")
            here = section
        elif "=" in stripped and not stripped.startswith("#"):
            here = [*section, *stripped.partition("=")[0].strip().split(".")]
        else:
            continue
        common = len(here) if here == wanted[: len(here)] else 0
        if common > found:
            best, found = number, common
    return best
