"""Polish without Morfeusz: Simplemma's list has one reading per form, so it finds fewer repetitions."""

from collections.abc import Mapping, Sequence

from curiouser.games.wordland.words.dictionary import unlisted
from curiouser.games.wordland.words.listed import ListedDictionary
from curiouser.games.wordland.words.polish import PolishTables

CASES = ("ami", "ach")  # of the plural, in which a form hardly ever has two readings
VOWELS = ("a", "e", "o", "ę", "y", "i")


class PlainPolish(PolishTables, ListedDictionary):
    def __init__(self) -> None:
        PolishTables.__init__(self)
        ListedDictionary.__init__(self, "pl")

    def read(self, code: str) -> Mapping[str, str]:
        """3.7 million forms: as a dict they would take 400 MB; as they are, 50 MB and some seconds."""
        from simplemma.strategies.dictionaries import StreamDictionaryFactory

        return StreamDictionaryFactory().get_dictionary(code)

    def bases(self, word: str) -> frozenset[str]:
        small = word.lower()
        if small in self.irregular:
            return frozenset({self.irregular[small]})
        lemma = self.lemma(small)
        if lemma is None:
            return frozenset({small, *unlisted(self.uninflected(word), self.lemma)})
        if lemma == small:
            return frozenset({small, *(noun for noun in self._nouns_of(small) if small in _plurals(noun))})
        return frozenset({small} if self._is_own(small, lemma) else {lemma, *self._nouns_of(small)})

    def readings(self, word: str) -> frozenset[str]:
        word = word.lower()
        return frozenset({word, self.lemma(word) or word, *self._nouns_of(word)})

    def nouns(self, words: Sequence[str]) -> Sequence[str]:
        return [word for word in words if self._nouns_of(word.lower()) & self.bases(word)]

    def is_known(self, word: str) -> bool:
        return self.lemma(word.lower()) is not None

    def _is_own(self, word: str, lemma: str) -> bool:
        """Short forms, activities, and what has a plural of its own."""
        is_short = lemma.startswith(word) and len(lemma) - len(word) > 2
        is_activity = word.endswith(("nie", "cie")) and lemma.endswith("ć") and word[:2] == lemma[:2]
        return is_short or is_activity or word in self.own or word in self._nouns_of(word)

    def _nouns_of(self, word: str) -> set[str]:
        """Nouns whose plural has the stem of this word."""
        stems = [word, word[:-1]] if word.endswith(VOWELS) and len(word) > 2 else [word]
        found = (self.lemma(stem + case) for stem in stems for case in CASES)
        return {lemma for lemma in found if lemma is not None and not lemma.endswith("ć")}


def _plurals(noun: str) -> tuple[str, str]:
    """Those that are easy to tell; the list has some of them as words without a singular."""
    stem = noun.removesuffix("a")
    return stem + "y", stem + "i"
