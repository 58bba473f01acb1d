"""Romanian: Simplemma's list, whose many forms of a noun show which nouns are words of their own."""

from collections import Counter
from collections.abc import Sequence

from curiouser.games.wordland.words.derivation import Derivation
from curiouser.games.wordland.words.dictionary import unlisted
from curiouser.games.wordland.words.listed import ListedDictionary
from curiouser.games.wordland.words.tables import listed, paired, tables

OWN_FORMS = 2  # of its own make a word a base form; adjectives turned to the feminine have at most one
FEMININE = ("ă", "e", "a")
PARTICIPLES = ("at", "ât", "it", "ut", "s", "pt", "rt")
# Forms that are often filed under a verb, by their ending; with these articles, or more of them, they are not.
ARTICLES = {"e": ("lor", "le"), "i": ("lor", "le", "i"), "ă": ("lor", "le"), "ul": ("ui",)}


class Romanian(ListedDictionary):
    articles = frozenset({"un", "o", "niște"})

    def __init__(self) -> None:
        super().__init__("ro")
        self._count_forms()
        given = tables("ro")
        self.prepositions = listed(given.small)
        self.inflections = paired(given.inflections)
        self.doers = tuple(given.doers.split())
        self.sounds = given.sounds
        self.derivation = Derivation(given, self._plain)

    def _count_forms(self) -> None:
        """Nominal words have a genitive in -lor or -ului, those with a feminine another in -ei. Cedillas come twice."""
        self.forms: Counter[str] = Counter()
        self.nominal: set[str] = set()
        self.with_feminine: set[str] = set()
        for form, lemma in self.lemmas.items():
            if form == lemma or "ş" in form or "ţ" in form:
                continue
            self.forms[lemma] += 1
            if form.endswith(("lor", "ului")):
                self.nominal.add(lemma)
            elif form.endswith("ei") and not lemma.endswith(FEMININE):
                self.with_feminine.add(lemma)

    def bases(self, word: str) -> frozenset[str]:
        is_name, word = word[:1].isupper(), word.lower()
        lemma = self.lemma(word)
        if self.forms[word] >= OWN_FORMS:
            return frozenset({word, lemma} if lemma and self._is_participle(word, lemma) else {word})
        if lemma is None:
            return self._nominal(word) | {word, *unlisted([] if is_name else self._uninflected(word), self.lemma)}
        return frozenset({word}) if self._is_lone_feminine(word, lemma) else self._nominal(word) | {lemma}

    def readings(self, word: str) -> frozenset[str]:
        word = word.lower()
        return self._nominal(word) | {word, self.lemma(word) or word}

    def nouns(self, words: Sequence[str]) -> Sequence[str]:
        """The first word, and what follows a preposition; elsewhere an adjective can't be told from a noun."""
        before = ["", *words[:-1]]
        return [
            word
            for last, word in zip(before, words, strict=True)
            if (not last or last.lower() in self.prepositions) and self._is_noun(word.lower())
        ]

    def is_known(self, word: str) -> bool:
        word = word.lower()
        return self.lemma(word) is not None or bool(self._nominal(word)) or self.forms[word] > 0

    def is_derived(self, earlier: str, later: str) -> bool:
        is_woman = len(earlier) > 4 and earlier.endswith(self.doers) and later.endswith("ă")
        if is_woman and self._plain(later) == self._plain(earlier) + "a":
            return True
        return self.derivation.is_derived(earlier, later)

    def _plain(self, stem: str) -> str:
        for sound, plain in self.sounds:
            stem = stem.replace(sound, plain)
        return stem

    def _uninflected(self, word: str) -> list[str]:
        return [word.removesuffix(ending) + base for ending, base in self.inflections if word.endswith(ending)]

    def _nominal(self, word: str) -> frozenset[str]:
        """Nouns and adjectives that the word may be a form of."""
        articles = [article for ending in ARTICLES if word.endswith(ending) for article in ARTICLES[ending]]
        found = [self.lemma(word + article) for article in ("", *articles)]
        return frozenset(lemma for lemma in found if lemma in self.nominal)

    def _is_participle(self, word: str, verb: str) -> bool:
        """Of a verb, though it has the forms of an adjective: făcut is of face, but port is not of purta."""
        return word.endswith(PARTICIPLES) and verb not in self.nominal and self.lemma(word + "ă") in (word, verb)

    def _is_lone_feminine(self, word: str, lemma: str) -> bool:
        """A word in -ă filed under one that has no feminine: porumbă is not of porumb."""
        if not word.endswith("ă") or lemma.endswith(FEMININE) or lemma in self.with_feminine:
            return False
        return self.lemma(word + "lor") != lemma

    def _is_noun(self, word: str) -> bool:
        return word not in self.prepositions and word in self.nominal and self.forms[word] >= OWN_FORMS
