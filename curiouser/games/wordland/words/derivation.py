"""W13: word formation by ending: good enough to suggest an objection, never to decide one."""

from collections.abc import Callable, Iterator

from curiouser.games.wordland.words.tables import Tables, listed

SHORTEST = 2  # letters of a stem
SHORTEST_SHARED = 3  # where both words lose a suffix


class Derivation:
    """Two words may be a family if what is left without ending and suffix is the same, changes of sound set aside.

    `plain` turns a stem into the form that is compared.
    """

    def __init__(self, tables: Tables, plain: Callable[[str], str]) -> None:
        self.endings = tuple(tables.endings.split())
        self.suffixes = tuple(tables.suffixes.split())
        self.alike = listed(tables.alike)
        self.plain = plain

    def is_derived(self, earlier: str, later: str) -> bool:
        """The later word must have a suffix: a plain word is not derived from a longer one."""
        if later in self.alike:
            return False
        stems = {earlier, *without(earlier, self.endings)}
        stems.update(stem for stem in without(earlier, self.suffixes) if len(stem) >= SHORTEST_SHARED)
        plain = {self.plain(stem) for stem in stems}
        return any(self.plain(stem) in plain for stem in without(later, self.suffixes))


def without(word: str, endings: tuple[str, ...]) -> Iterator[str]:
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            yield word[: -len(ending)]
