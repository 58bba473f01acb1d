"""Polish with Morfeusz 2 and its Grammatical Dictionary."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from curiouser.games.wordland.words.dictionary import tool, unlisted
from curiouser.games.wordland.words.polish import PolishTables

NOUNS = ("subst", "depr", "ger")
VERBS = ("fin", "impt", "praet")  # next to which a noun is still taken for a noun
# Marks of readings that nobody thinks of first: old, rare, regional, of one author; and bookish.
RARE = ("daw.", "przest.", "rzad.", "gwar.", "reg.", "indyw.", "char.", "niezal.", "arch.", "książk.")
BOOKISH = "książk."
REMEMBERED = 4096  # words
ACTIVITIES = ("iami", "iach", "iem", "iom", "iu", "ia", "ie")


class Reading(NamedTuple):
    base: str
    tag: str
    is_name: bool
    is_rare: bool
    is_bookish: bool

    @property
    def part(self) -> str:
        return self.tag.partition(":")[0]

    @property
    def is_nominative(self) -> bool:
        return any(field.startswith("nom") for field in self.tag.split(":"))

    def is_own(self, word: str) -> bool:
        """The base form of a verb, or of a noun that has a singular; kości may be dice, and the plural of kość."""
        return self.base == word and (self.part == "inf" or (self.part in NOUNS and not self.tag.endswith(":pt")))


class Morfeusz(PolishTables):
    def __init__(self) -> None:
        import morfeusz2

        super().__init__()
        self.tools = tool("morfeusz2")
        self.morfeusz = morfeusz2.Morfeusz(generate=False)
        self._analyse = lru_cache(REMEMBERED)(self._ask)

    def bases(self, word: str) -> frozenset[str]:
        small = word.lower()
        if small in self.irregular:
            return frozenset({self.irregular[small]})
        found = self._common(word)
        if not found:
            return frozenset({small, *unlisted(self.uninflected(word), self._lemma)})
        if small in self.own or any(reading.is_own(small) for reading in found) or self._is_old(word, found):
            return frozenset({small})
        return frozenset(reading.base for reading in _likely(found) if not reading.is_name) or frozenset({small})

    def readings(self, word: str) -> frozenset[str]:
        return frozenset({word.lower(), *(reading.base for reading in self._analyse(word))})

    def nouns(self, words: Sequence[str]) -> Sequence[str]:
        return [word for word in words if self._is_noun(word)]

    def is_known(self, word: str) -> bool:
        return bool(self._analyse(word))

    def _is_noun(self, word: str) -> bool:
        parts = {reading.part for reading in self._analyse(word) if not reading.is_rare}
        return not parts.isdisjoint(NOUNS) and parts <= {*NOUNS, *VERBS}

    def _common(self, word: str) -> list[Reading]:
        """Rare readings, and names where there is no capital, count only if there is no other."""
        found = list(self._analyse(word))
        found = [reading for reading in found if not reading.is_rare] or found
        return [reading for reading in found if not reading.is_name or word[:1].isupper()] or found

    def _is_old(self, word: str, common: list[Reading]) -> bool:
        """An old word in its base form: likelier meant than a case of another word, not than its plural."""
        if any(reading.is_nominative for reading in common):
            return False
        return any(reading.is_own(word.lower()) and not reading.is_bookish for reading in self._analyse(word))

    def _lemma(self, word: str) -> str | None:
        return next((reading.base for reading in self._analyse(word)), None)

    def _ask(self, word: str) -> tuple[Reading, ...]:
        """All readings of the whole word; none where Morfeusz would take it apart."""
        found = self.morfeusz.analyse(word)
        if any(tag == "ign" or (start, end) != (0, 1) for start, end, (_, _, tag, _, _) in found):
            return ()
        return tuple(_reading(*interpretation) for _, _, interpretation in found)


def _reading(form: str, lemma: str, tag: str, labels: list[str], marks: list[str]) -> Reading:
    base = _activity(form.lower()) if tag.startswith("ger") else lemma.partition(":")[0].lower()
    is_name = bool(labels) and "nazwa_pospolita" not in labels
    parts = [part for mark in marks for part in mark.split(",")]
    return Reading(base, tag, is_name, any(part.startswith(RARE) for part in parts), BOOKISH in parts)


def _activity(form: str) -> str:
    """Morfeusz files an activity under its verb; here it is a noun of its own: bieganie, not biegać."""
    for ending in ACTIVITIES:
        if form.endswith(ending):
            return form.removesuffix(ending) + "ie"
    return form.replace("ń", "nie") if form.endswith("ń") else form.removesuffix("ć") + "cie"


def _likely(found: list[Reading]) -> list[Reading]:
    """Nouns before other parts of speech, the nominative before other cases: that is how words are said (W12)."""
    found = [reading for reading in found if reading.part in NOUNS] or found
    return [reading for reading in found if reading.is_nominative] or found
