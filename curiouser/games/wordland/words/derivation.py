"""W13: word formation by endings, good enough to suggest an objection but never to decide one."""

from collections.abc import Callable, Iterator
from functools import lru_cache

from curiouser.games.wordland.words.tables import WordTables, listed

SHORTEST = 2  # letters of a stem
SHORTEST_SHARED = 3  # where both words lose a suffix
REMEMBERED = 8192  # words; the same ones are compared again and again


class Derivation:
    """Two words may be a family if what is left without ending and suffix is the same, changes of sound set aside.

    `plain` turns a stem into the form that is compared.
    """

    def __init__(self, tables: WordTables, plain: Callable[[str], str]) -> None:
        self.endings = tuple(tables.endings.split())
        self.suffixes = tuple(tables.suffixes.split())
        self.alike = listed(tables.alike)
        self.plain = plain
        self._stems = lru_cache(REMEMBERED)(self._stems_of)
        self._shortened = lru_cache(REMEMBERED)(self._without_suffix)

    def is_derived(self, earlier: str, later: str) -> bool:
        """The later word must have a suffix: a plain word is not derived from a longer one."""
        if later in self.alike:
            return False
        return not self._shortened(later).isdisjoint(self._stems(earlier))

    def _stems_of(self, word: str) -> frozenset[str]:
        stems = {word, *without(word, self.endings)}
        stems.update(stem for stem in without(word, self.suffixes) if len(stem) >= SHORTEST_SHARED)
        return frozenset(map(self.plain, stems))

    def _without_suffix(self, word: str) -> frozenset[str]:
        return frozenset(self.plain(stem) for stem in without(word, self.suffixes))


def without(word: str, endings: tuple[str, ...]) -> Iterator[str]:
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            yield word[: -len(ending)]
