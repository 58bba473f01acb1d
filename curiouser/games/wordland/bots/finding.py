"""Finding a word: words come to mind one after another, each is checked, and the first that seems right is said.

So it takes longer when much is forbidden or little is left, and careless checking leads to mistakes.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from curiouser.engine.rng import Rng
from curiouser.games.wordland.bots.memory import hardly_fitting, known_of
from curiouser.games.wordland.bots.skill import Skill
from curiouser.games.wordland.bots.time import about, happens, reaction, typing
from curiouser.games.wordland.letters import forbidden
from curiouser.games.wordland.phrases import is_derived, letters_of, repeated
from curiouser.games.wordland.position import Wordland

LONGEST = 60_000  # ms: no clock runs longer
SAID, REJECTED = 6, 2  # parts of the time for a word that go by with one that won't do
DERIVED = 20  # so many times likelier is it to overlook than a repetition


class FoundWord(NamedTuple):
    """After so many ms the word is typed; empty: none was found."""

    phrase: str
    ms: int


class WordSearch:
    """One attempt of one seat."""

    def __init__(self, position: Wordland, seat: int, skill: Skill, rng: Rng, *, immune: bool = False) -> None:
        self.position = position
        self.skill = skill
        self.rng = rng
        self.letters: frozenset[str] = frozenset() if immune else frozenset(forbidden(position, seat))
        self.said = {said.phrase for said in position.said}

    def word(self, seed: int) -> FoundWord:
        words = known_of(self.position.box, self.position.topic, self.skill, seed)
        ms = reaction(self.skill, self.rng)
        if happens(self.skill.blank, self.rng):
            ms += about(4 * self.skill.pace, self.rng)
        for word in in_order(words, self.rng):
            if word in self.said and not happens(self.skill.forgets, self.rng):
                ms += about(self.skill.pace, self.rng) // SAID
                continue
            seems_right = self.seems_right(word, is_forgotten=word in self.said)
            ms += about(self.skill.pace, self.rng) // (1 if seems_right else REJECTED)
            if seems_right:
                return FoundWord(word, ms + typing(self.skill, word, self.rng))
            if ms > LONGEST:
                break
        return FoundWord("", ms)

    def bluff(self) -> str:
        """A word that hardly fits, but has no fault that would be seen at once."""
        words = hardly_fitting(self.position.box, self.position.topic)
        fine = (word for word in in_order(words, self.rng) if word not in self.said and self.is_fine(word))
        return next(fine, "")

    def seems_right(self, word: str, *, is_forgotten: bool) -> bool:
        seen = len(letters_of(self.position, word) & self.letters)
        if seen and not happens(self.skill.slips // seen, self.rng):
            return False
        if is_forgotten:
            return True
        if repeated(self.position, word):
            return happens(self.skill.forgets, self.rng)
        return not self.is_derived(word) or happens(DERIVED * self.skill.forgets, self.rng)

    def is_derived(self, word: str) -> bool:
        language = self.position.box.language
        return any(is_derived(language, said.phrase, word) for said in self.position.said)

    def is_fine(self, word: str) -> bool:
        return self.letters.isdisjoint(letters_of(self.position, word)) and not repeated(self.position, word)


def in_order(words: Sequence[str], rng: Rng) -> Iterator[str]:
    """Each once, the first ones of the pack likelier to come early."""
    rest = list(words)
    while rest:
        yield rest.pop(min(rng.below(len(rest)), rng.below(len(rest))))
