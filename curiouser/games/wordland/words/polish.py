"""Polish: what both dictionaries share, and the choice between them."""

import re

from curiouser.games.wordland.words.derivation import Derivation
from curiouser.games.wordland.words.dictionary import Dictionary
from curiouser.games.wordland.words.tables import listed, tables

FLEETING = re.compile(r"e([^aeęoyu])$")


class PolishTables:
    articles: frozenset[str] = frozenset()

    def __init__(self) -> None:
        given = tables("pl")
        self.irregular = given.irregular
        self.own = listed(given.own)
        self.inflections = tuple(given.inflections.split())
        self.sounds = given.sounds
        self.derivation = Derivation(given, self._plain)

    def is_derived(self, earlier: str, later: str) -> bool:
        return self.derivation.is_derived(earlier, later)

    def _plain(self, stem: str) -> str:
        """Without the changes of sound that endings bring, and without an e that comes and goes: lew, lwica."""
        for sound, plain in self.sounds:
            stem = stem.replace(sound, plain)
        return FLEETING.sub(r"\1", stem)

    def uninflected(self, word: str) -> list[str]:
        """What a form that no dictionary has may be a form of; names are left as they are."""
        if word[:1].isupper():
            return []
        stems = [word.removesuffix(ending) for ending in self.inflections if word.endswith(ending)]
        return [stem + base for stem in stems for base in ("", "a", "o")]


def polish() -> Dictionary:
    """Morfeusz knows every reading of a form; where it is not installed, a list with one reading must do."""
    from curiouser.games.wordland.words.morfeusz import Morfeusz
    from curiouser.games.wordland.words.plain_polish import PlainPolish

    try:
        return Morfeusz()
    except ImportError:
        return PlainPolish()
