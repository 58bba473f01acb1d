"""Simplemma's lists: the forms of a language, each with one base form."""

from collections.abc import Mapping

from curiouser.games.wordland.words.dictionary import tool


class ListedDictionary:
    """What the dictionaries made of such a list share. It takes a third of a second to read."""

    def __init__(self, code: str) -> None:
        self.tools = tool("simplemma")
        self.lemmas = self.read(code)

    def read(self, code: str) -> Mapping[str, str]:
        from simplemma.strategies.dictionaries import DefaultDictionaryFactory

        return DefaultDictionaryFactory().get_dictionary(code)

    def lemma(self, word: str) -> str | None:
        found = self.lemmas.get(word) or self.lemmas.get(word.capitalize())
        return found.lower() if found else None
