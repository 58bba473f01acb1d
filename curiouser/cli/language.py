"""The language of the command line, and its texts."""

import os
from collections.abc import Mapping, Sequence

from curiouser.engine.errors import Problem
from curiouser.engine.text import LANGUAGES, Argument, Text, words

HERE = "curiouser.cli"


def reader_language(environment: Mapping[str, str] = os.environ) -> str:
    """The reader's own language where we speak it, otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environment.get(name)
        if locale:
            return locale[:2] if locale[:2] in LANGUAGES else "en"
    return "en"


def language_of(given: Sequence[str]) -> str:
    """The language to complain in about words that may be wrong themselves."""
    for number, word in enumerate(given):
        flag, equals, value = word.partition("=")
        chosen = value if equals else "".join(given[number + 1 : number + 2])
        if flag == "--language" and chosen in LANGUAGES:
            return chosen
    return reader_language()


class Voice:
    """Says the sentences of the command line in one language."""

    def __init__(self, language: str | None = None) -> None:
        self.language = language or reader_language()
        self.words = words(self.language, HERE)

    def say(self, id: str, /, **args: Argument) -> str:
        return self.words.say(Text(id, args))

    def number(self, value: float, digits: int = 0) -> str:
        """A number as people of this language write it."""
        from babel.numbers import format_decimal

        form = "#,##0" + ("." + "0" * digits if digits else "")
        return str(format_decimal(value, format=form, locale=self.language))


def problem(id: str, /, **args: Argument) -> Problem:
    return Problem(id, texts=HERE, **args)
