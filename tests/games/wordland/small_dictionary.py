"""A dictionary of a few words per language, with the letters, topics and spelling of the real ones."""

from collections.abc import Sequence
from functools import cache

from curiouser.games.wordland.words import Language

FORMS = {"lions": "lion", "clowns": "clown", "domy": "dom", "lwów": "lew", "lwy": "lew", "farms": "farm", "lei": "leu"}
NOUNS = {"lion", "tamer", "treser", "lwów", "farm", "circus", "dresor", "lei"}
DERIVED = {("dom", "domek"), ("clown", "clownish"), ("casă", "căsuță")}
UNKNOWN = {"flurble"}


class SmallDictionary:
    tools = "small"
    articles = frozenset({"the", "a"})

    def bases(self, word: str) -> frozenset[str]:
        return frozenset({FORMS.get(word.lower(), word.lower())})

    def readings(self, word: str) -> frozenset[str]:
        return self.bases(word)

    def nouns(self, words: Sequence[str]) -> Sequence[str]:
        return [word for word in words if word.lower() in NOUNS]

    def is_known(self, word: str) -> bool:
        return word.lower() not in UNKNOWN

    def is_derived(self, earlier: str, later: str) -> bool:
        return (earlier, later) in DERIVED


@cache
def small_language(code: str) -> Language:
    return Language(code, SmallDictionary())
