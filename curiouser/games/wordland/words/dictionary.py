"""What a language's dictionary must provide for comparing words."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.metadata import version
from typing import Protocol


class Dictionary(Protocol):
    """Words are handed in one by one, as typed; what comes back is small."""

    tools: str
    articles: frozenset[str]

    def bases(self, word: str) -> frozenset[str]:
        """W36: base forms sure enough to put somebody out; the word itself where it is one or nothing is known."""

    def readings(self, word: str) -> frozenset[str]:
        """Every base form the word might have, far-fetched ones too."""

    def nouns(self, words: Sequence[str]) -> Sequence[str]:
        """W47: the words of a phrase that are nouns beyond doubt."""

    def is_known(self, word: str) -> bool: ...

    def is_derived(self, earlier: str, later: str) -> bool:
        """W13: whether the later base form looks derived from the earlier one."""


def tool(package: str) -> str:
    return f"{package} {version(package)}"


def unlisted(bases: Iterable[str], lemma: Callable[[str], str | None]) -> Iterator[str]:
    """What a form that no list has may be a form of: the list would have the forms of a word that it knows."""
    return (base for base in bases if len(base) > 2 and lemma(base) is None)
