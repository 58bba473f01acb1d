"""W15, W16, W39: the letters of a phrase, and which phrases can be said at all."""

import unicodedata

from curiouser.engine.errors import Problem

LONGEST = 60
# Letters without a removable accent, and what they count as where the alphabet has none of their own.
WITHOUT_ACCENT = {
    "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ı": "i", "ŋ": "ng", "ŧ": "t",
}  # fmt: skip
COMMAS = str.maketrans("şţŞŢ", "șțȘȚ")
SIGNS = "+"  # besides punctuation


class Spelling:
    """The alphabet of a language; `foreign` letters turn up in names and count like its own."""

    def __init__(self, alphabet: str, foreign: str = "") -> None:
        self.alphabet = alphabet
        self.known = frozenset(alphabet + foreign)
        self.has_commas = "ș" in alphabet

    def composed(self, phrase: str) -> str:
        """In NFC; in Romanian cedillas become commas."""
        phrase = unicodedata.normalize("NFC", phrase)
        return phrase.translate(COMMAS) if self.has_commas else phrase

    def spell(self, phrase: str) -> str:
        """The letters one after another, small; nothing between them."""
        return "".join(map(self.letters_of, self.composed(phrase).casefold()))

    def letters(self, phrase: str) -> frozenset[str]:
        return frozenset(self.spell(phrase))

    def letters_of(self, char: str) -> str:
        """What one small character counts as; nothing if it is no letter of this language's script."""
        if char in self.known:
            return char
        if not unicodedata.category(char).startswith("L"):
            return ""
        return "".join(map(self._without_accents, unicodedata.normalize("NFKC", char).casefold()))

    def _without_accents(self, char: str) -> str:
        """The outermost accents go first: what remains may be a letter of the alphabet, like ę of ę́."""
        parts = unicodedata.normalize("NFD", char)
        for length in range(len(parts), 0, -1):
            shorter = unicodedata.normalize("NFC", parts[:length])
            if shorter in self.known:
                return shorter
            if shorter in WITHOUT_ACCENT:
                return WITHOUT_ACCENT[shorter]
        return ""

    def tidy(self, phrase: str) -> str:
        """W35: the phrase as it is shown and compared; raises `Problem` where nobody could say it."""
        phrase = self.composed(phrase).strip(" ")
        for char in phrase:
            self._check(char)
        phrase = " ".join(phrase.split())
        if not phrase:
            raise Problem("word-empty", texts=__package__)
        if len(phrase) > LONGEST:
            raise Problem("word-long", texts=__package__, most=LONGEST)
        if not self.spell(phrase):
            raise Problem("word-no-letters", texts=__package__)
        return phrase

    def _check(self, char: str) -> None:
        """Look-alikes from other scripts would slip past a forbidden letter, so they can't be said."""
        category = unicodedata.category(char)
        if category.startswith("C") or category in ("Zl", "Zp"):
            raise Problem("word-control", texts=__package__)
        if category.startswith("L") and not self.spell(char):
            raise Problem("word-letter", texts=__package__, letter=char)
        if category[0] not in "LMZP" and category != "Nd" and char not in SIGNS:
            raise Problem("word-sign", texts=__package__, sign=char)
