"""The words of one language, as the rules of Wordland need them."""

import re
from collections.abc import Callable
from functools import cached_property, lru_cache
from itertools import islice, product

from curiouser.games.wordland.words.dictionary import Dictionary
from curiouser.games.wordland.words.english import English
from curiouser.games.wordland.words.pack import LetterCard, Topic, load_earlier_topics, load_letters, load_topics
from curiouser.games.wordland.words.polish import polish
from curiouser.games.wordland.words.romanian import Romanian
from curiouser.games.wordland.words.spelling import Spelling

DICTIONARIES: dict[str, Callable[[], Dictionary]] = {"en": English, "pl": polish, "ro": Romanian}
MOST_BASES = 16
REMEMBERED = 4096  # phrases of a language; the same ones are compared again and again
BETWEEN = re.compile(r"[\s‐-―-]+")
AROUND = '.,;:!?"()[]„”“«»…'


class Language:
    """Phrases come in as `tidy` gives them out."""

    def __init__(self, code: str, dictionary: Dictionary | None = None) -> None:
        self.code = code
        letters = load_letters(code)
        self.letter_cards: tuple[LetterCard, ...] = letters.deck()
        self.spelling = Spelling(letters.alphabet, letters.foreign)
        if dictionary is not None:
            self.dictionary = dictionary
        self._spelled = lru_cache(REMEMBERED)(self.spelling.spell)
        self._letters = lru_cache(REMEMBERED)(self.spelling.letters)
        self._said = lru_cache(REMEMBERED)(self._count_as_said)
        self._whole = lru_cache(REMEMBERED)(self._bases_of_whole)
        self._bases = lru_cache(REMEMBERED)(lambda word: self.dictionary.bases(word))
        self._readings = lru_cache(REMEMBERED)(lambda word: self.dictionary.readings(word))
        self._words = lru_cache(REMEMBERED)(self._words_of)

    @cached_property
    def dictionary(self) -> Dictionary:
        return DICTIONARIES[self.code]()

    @cached_property
    def topics(self) -> tuple[Topic, ...]:
        return load_topics(self.code, self.spelling)

    def topics_under(self, rules: int) -> tuple[Topic, ...]:
        """The topics under some version of the rules; only earlier versions have files."""
        return load_earlier_topics(self.code, rules, self.topics)

    @property
    def alphabet(self) -> str:
        return self.spelling.alphabet

    @property
    def tools(self) -> str:
        """With which tools words are compared; what they say may change with them."""
        return self.dictionary.tools

    def letters(self, phrase: str) -> frozenset[str]:
        """W15, W16, W39."""
        return self._letters(phrase)

    def tidy(self, phrase: str) -> str:
        return self.spelling.tidy(phrase)

    def bases(self, phrase: str) -> frozenset[str]:
        """W47: base forms of the phrase as a whole and of each noun in it."""
        return frozenset(base for said in self._said(phrase) for base in self._whole(said))

    def is_same(self, earlier: str, later: str) -> bool:
        """W13, W36, W47: the later phrase repeats the earlier one, or a noun of it."""
        return any(self._is_repeated(said, later) for said in self._said(earlier))

    def is_likely_derived(self, earlier: str, later: str) -> bool:
        """W13: worth an objection, which is for the players to make. A phrase is like a compound."""
        words = self._words(later)
        if len(words) != 1 or self.is_same(earlier, later):
            return False
        return any(self._is_akin(said[0], words[0]) for said in map(self._words, self._said(earlier)) if len(said) == 1)

    def is_known(self, phrase: str) -> bool:
        """Whether a dictionary or a pack has every word of it; names and titles often are in neither."""
        return phrase.casefold() in self._packed or all(map(self._is_word, phrase.split()))

    @cached_property
    def _packed(self) -> frozenset[str]:
        return frozenset(word.casefold() for topic in self.topics for word in topic.words)

    def _is_word(self, word: str) -> bool:
        return self.dictionary.is_known(word.strip(AROUND)) or all(map(self.dictionary.is_known, self._words(word)))

    def _words_of(self, phrase: str) -> list[str]:
        """Without the article it may begin with."""
        words = [word for word in (part.strip(AROUND) for part in BETWEEN.split(phrase)) if word]
        return words[1:] if len(words) > 1 and words[0].lower() in self.dictionary.articles else words

    def _count_as_said(self, phrase: str) -> tuple[str, ...]:
        """W47: the phrase and its nouns. A word with a hyphen is one word."""
        words = [word for word in (part.strip(AROUND) for part in phrase.split()) if word]
        return (phrase, *self.dictionary.nouns(words)) if len(words) > 1 else (phrase,)

    def _bases_of_whole(self, phrase: str) -> frozenset[str]:
        bases = product(*(sorted(self._bases(word)) for word in self._words(phrase)))
        return frozenset(" ".join(words) for words in islice(bases, MOST_BASES))

    def _is_repeated(self, said: str, later: str) -> bool:
        """A name is never a form of a common word: after “window”, “Windows” is for the players to judge."""
        if self._spelled(said) == self._spelled(later):
            return True
        return _is_name(said) == _is_name(later) and not self._whole(said).isdisjoint(self._whole(later))

    def _is_akin(self, said: str, later: str) -> bool:
        if not self._readings(said).isdisjoint(self._readings(later)):
            return True
        pairs = product(self._bases(said), self._bases(later))
        return any(self.dictionary.is_derived(old, new) for old, new in pairs)


def _is_name(phrase: str) -> bool:
    return phrase[:1].isupper()
