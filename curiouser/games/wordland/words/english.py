"""English: Simplemma's list, plus the forms that are words of their own, which the list doesn't mark."""

from collections.abc import Sequence

from curiouser.games.wordland.words.derivation import Derivation
from curiouser.games.wordland.words.dictionary import unlisted
from curiouser.games.wordland.words.listed import ListedDictionary
from curiouser.games.wordland.words.tables import listed, paired, tables


class English(ListedDictionary):
    articles = frozenset({"the", "a", "an"})

    def __init__(self) -> None:
        super().__init__("en")
        given = tables("en")
        self.irregular = given.irregular
        self.own = listed(given.own)
        self.small = listed(given.small)
        self.inside = frozenset(paired(given.inside))
        self.prefixes = listed(given.prefixes)
        self.derivation = Derivation(given, _plain)

    def bases(self, word: str) -> frozenset[str]:
        is_name, word = word[:1].isupper(), _bare(word)
        if word in self.own:
            return frozenset({word})
        if word in self.irregular:
            return frozenset({self.irregular[word]})
        lemma = self.lemma(word)
        if lemma is None:
            return frozenset({word, *unlisted([] if is_name else _singulars(word), self.lemma)})
        if lemma == word or self._is_own(word, lemma):
            return frozenset({word})
        return frozenset({lemma, *(base for base in _respelled(word) if self.lemma(base) == base)})

    def readings(self, word: str) -> frozenset[str]:
        bare = _bare(word)
        return self.bases(word) | {bare, self.lemma(bare) or bare}

    def nouns(self, words: Sequence[str]) -> Sequence[str]:
        return [word for word in words if self._is_noun(_bare(word))]

    def is_known(self, word: str) -> bool:
        return self.lemma(_bare(word)) is not None or self.lemma(word.lower()) is not None

    def is_derived(self, earlier: str, later: str) -> bool:
        if (earlier, later) in self.inside or any(later == prefix + earlier for prefix in self.prefixes):
            return True
        return self.derivation.is_derived(earlier, later)

    def _is_own(self, word: str, lemma: str) -> bool:
        """Short forms, and doers in -er, which the list takes for comparatives."""
        if lemma.startswith(word) and len(lemma) - len(word) > 2:
            return True
        return word.endswith("er") and self.lemma(word + "s") == word

    def _is_noun(self, word: str) -> bool:
        """It has a plural and can't be compared: in doubt it is an adjective or a verb."""
        if word in self.small or word.endswith("ed"):
            return False
        (base, *others) = self.bases(word)
        if others or not any(self.lemma(form) == base for form in (base + "s", base + "es", base[:-1] + "ies")):
            return False
        compared = (base + "est", base + "st", base + base[-1:] + "est", base[:-1] + "iest")
        return not any(self.lemma(form) == base for form in compared)


def _plain(stem: str) -> str:
    """Silent e, y turned to i and a doubled consonant don't count."""
    stem = stem.removesuffix("e")
    if stem.endswith("y"):
        stem = stem[:-1] + "i"
    is_doubled = len(stem) > 2 and stem[-1] == stem[-2] and stem[-1] not in "aeious"
    return stem[:-1] if is_doubled else stem


def _bare(word: str) -> str:
    """Small, without the apostrophe of possession, which belongs to a name: Lord's."""
    small = word.lower().replace("’", "'").strip("'")
    return small if word[:1].isupper() else small.removesuffix("'s")


def _singulars(word: str) -> list[str]:
    """What a plural that no list has may be the plural of."""
    if not word.endswith("s") or word.endswith("ss"):
        return []
    endings = {"s": "", "es": "", "ies": "y"}
    return [word.removesuffix(ending) + base for ending, base in endings.items() if word.endswith(ending)]


def _respelled(word: str) -> list[str]:
    """Bases that the list misses: leaves of leaf, wives of wife, travelling of travel."""
    endings = {"ves": ("f", "fe"), "lling": ("l",), "lled": ("l",)}
    return [word.removesuffix(ending) + base for ending in endings if word.endswith(ending) for base in endings[ending]]
