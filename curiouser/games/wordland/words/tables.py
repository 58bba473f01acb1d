"""What no dictionary has for a language: words of their own, suffixes, sound changes."""

import tomllib
from functools import cache
from importlib import resources

import msgspec


class WordTables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words stand one after another, with a space between them; pairs have a slash."""

    endings: str
    suffixes: str
    inflections: str = ""
    prefixes: str = ""
    doers: str = ""
    own: str = ""
    small: str = ""
    alike: str = ""
    inside: str = ""
    sounds: tuple[tuple[str, str], ...] = ()
    irregular: dict[str, str] = {}


@cache
def tables(code: str) -> WordTables:
    file = resources.files(__package__) / "tables" / f"{code}.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), WordTables)


def listed(words: str) -> frozenset[str]:
    return frozenset(words.split())


def paired(words: str) -> tuple[tuple[str, str], ...]:
    return tuple((first, second) for first, _, second in (pair.partition("/") for pair in words.split()))
