"""Texts are ids with arguments; Project Fluent files turn them into sentences in the reader's language."""

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import TypeAlias, Union

import msgspec
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "pl", "ro")
LARGEST = 10**15  # what a sentence may count to; records of strangers have held worse

# What a noun may have beside its nominative, as attributes of its message: its cases, `onto` with a preposition of its
# own, and its gender. A sentence asks for one with the name of the argument: `{ $card_acc }`.
FORMS = ("gen", "dat", "acc", "ins", "loc", "onto", "gender")
ASKED = re.compile(rf"\$(\w+)_({'|'.join(FORMS)})\b")

Argument: TypeAlias = Union[str, int, "Text", tuple["Text", ...]]


class Text(msgspec.Struct, frozen=True):
    """A sentence before it is worded. An argument may be a text itself, or several, which are worded as a list."""

    id: str
    args: Mapping[str, Argument] = {}


def text(id: str, /, **args: Argument) -> Text:
    return Text(id, args)


class Words:
    """The texts of one language, from the `texts` folders of some packages; later packages win."""

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self._forms: dict[str, set[str]] = {}  # by argument, the forms that any text asks of it
        for package in packages:
            file = resources.files(package) / "texts" / f"{language}.ftl"
            self.add(file.read_text(encoding="utf-8"))

    def add(self, source: str) -> None:
        self.bundle.add_resource(FluentResource(source), allow_overrides=True)
        for name, form in ASKED.findall(source):
            self._forms.setdefault(name, set()).add(form)

    def has(self, id: str) -> bool:
        return bool(self.bundle.has_message(id))

    def say(self, text: Text, form: str = "") -> str:
        """The sentence, or a noun in the form asked for: in the nominative where the language has no such form of it.

        An unknown id or a missing argument is a fault of ours and raises.
        """
        message = self.bundle.get_message(text.id)
        pattern = message.attributes.get(form, message.value)
        if pattern is None:
            raise LookupError(text.id)
        args: dict[str, str | int] = {}
        for name, value in text.args.items():
            args[name] = self._argument(value, "")
            if isinstance(value, Text | tuple):
                for each in self._forms.get(name, ()):
                    args[f"{name}_{each}"] = self._argument(value, each)
        sentence, faults = self.bundle.format_pattern(pattern, args)
        if faults:
            raise LookupError(f"{text.id}: {faults[0]}")
        said = str(sentence)
        for value in args.values():  # Fluent writes numbers below zero with a hyphen
            if isinstance(value, int) and value < 0:
                said = said.replace(str(value)[:2], f"−{str(value)[1]}")
        return said

    def _argument(self, value: Argument, form: str) -> str | int:
        if isinstance(value, Text):
            return self.say(value, form)
        if isinstance(value, tuple):
            return ", ".join(self.say(each, form) for each in value)
        if isinstance(value, int) and not -LARGEST < value < LARGEST:
            return "∞" if value > 0 else "−∞"
        return value


@cache
def words(language: str, *packages: str) -> Words:
    """The engine's texts and those of the packages named."""
    return Words(language, ("curiouser.engine", *packages))
