"""Errors in input from outside: each has a message that says what is wrong and what to do."""

from curiouser.engine.text import Argument, Text, words


class Problem(Exception):
    """Base of all: a sentence for a person, in any language."""

    def __init__(self, id: str, /, *, texts: str | None = None, **args: Argument) -> None:
        super().__init__(id)
        self.text = Text(id, args)
        self.texts = texts

    def say(self, language: str = "en") -> str:
        return words(language, *([self.texts] if self.texts else [])).say(self.text)

    def __str__(self) -> str:
        return self.say()


class Refused(Problem):
    """A move that may not be made now; names the rule that forbids it, where there is one."""

    def __init__(self, id: str, /, *, rule: str = "", texts: str | None = None, **args: Argument) -> None:
        super().__init__(id, texts=texts, **args)
        self.rule = rule


class UnknownGame(Problem):
    """No game of that name."""


class BadSetup(Problem):
    """A seat count, option or edition the game doesn't have."""


class BadRecord(Problem):
    """A record that can't be read, replayed or verified; `line` counts from 1."""

    def __init__(self, id: str, /, *, line: int, texts: str | None = None, **args: Argument) -> None:
        super().__init__(id, texts=texts, line=line, **args)
        self.line = line
