"""Sentences as an id and arguments, worded in the reader's language by Project Fluent files. None lives in the code."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import TypeAlias, Union

import msgspec
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "pl", "ro")
LARGEST = 10**15  # what a sentence may count to; records of strangers have held worse

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
        for package in packages:
            file = resources.files(package) / "texts" / f"{language}.ftl"
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)

    def has(self, id: str) -> bool:
        return bool(self.bundle.has_message(id))

    def say(self, text: Text) -> str:
        """The sentence. An unknown id or a missing argument is a fault of ours and raises."""
        pattern = self.bundle.get_message(text.id).value
        if pattern is None:
            raise LookupError(text.id)
        args = {name: self._argument(value) for name, value in text.args.items()}
        sentence, faults = self.bundle.format_pattern(pattern, args)
        if faults:
            raise LookupError(f"{text.id}: {faults[0]}")
        return str(sentence)

    def _argument(self, value: Argument) -> str | int:
        if isinstance(value, Text):
            return self.say(value)
        if isinstance(value, tuple):
            return ", ".join(map(self.say, value))
        if isinstance(value, int) and not -LARGEST < value < LARGEST:
            return "∞" if value > 0 else "−∞"
        return value


@cache
def words(language: str, *packages: str) -> Words:
    """The engine's texts and those of the packages named."""
    return Words(language, ("curiouser.engine", *packages))
