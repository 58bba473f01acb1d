"""Pairs of words, in the order in which they are said, for measuring word tools (W13, W36)."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
KINDS = ("inflected", "derived", "compound", "unrelated")


class Pair(NamedTuple):
    earlier: str
    later: str
    kind: str

    def __str__(self) -> str:
        return f"{self.earlier}/{self.later}"


def given(code: str) -> list[Pair]:
    """The pairs that the tables of endings and exceptions were made with."""
    read = tomllib.loads((HERE.parent / "pairs" / f"{code}.toml").read_text(encoding="utf-8"))
    return [Pair(pair["first"], pair["second"], pair["kind"]) for pair in read["pairs"]]


def fresh(code: str) -> list[Pair]:
    """Pairs that they were not made with."""
    read = tomllib.loads((HERE / "fresh.toml").read_text(encoding="utf-8"))[code]
    pairs = ((kind, pair.strip().partition("/")) for kind in KINDS for pair in read[kind].split(","))
    return [Pair(earlier, later, kind) for kind, (earlier, _, later) in pairs]


def said_yes(pairs: list[Pair], kind: str, question: Callable[[str, str], bool]) -> list[Pair]:
    return [pair for pair in pairs if pair.kind == kind and question(pair.earlier, pair.later)]


def said_no(pairs: list[Pair], kind: str, question: Callable[[str, str], bool]) -> list[Pair]:
    return [pair for pair in pairs if pair.kind == kind and not question(pair.earlier, pair.later)]
