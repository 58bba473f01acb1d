"""Reads all text files, and lists every way a message can read."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    FunctionReference,
    InlineExpression,
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
    Variant,
)

ROOT = Path(__file__).parents[1]
FOLDERS = ("curiouser", "web/src")
MOST_READINGS = 300  # of one pattern; what is left out differs only in choices that were seen beside others


@dataclass(frozen=True)
class Variable:
    """An argument where it stands in a sentence. `chosen` has the variants it stands in, by what they are chosen by."""

    name: str
    chosen: tuple[tuple[str, str], ...] = ()

    def key_of(self, name: str) -> str | None:
        return dict(self.chosen).get(name)


Reading = tuple[str | Variable, ...]


@dataclass(frozen=True)
class Entry:
    """One message of a file; `parts` are its value, under the name "", and its attributes."""

    file: Path
    language: str
    id: str
    line: int
    parts: dict[str, Pattern]

    @property
    def where(self) -> str:
        return f"{self.file.relative_to(ROOT).as_posix()}:{self.line} {self.id}"

    def readings(self) -> Iterator[Reading]:
        for pattern in self.parts.values():
            yield from itertools.islice(_readings(pattern, ()), MOST_READINGS)


def files() -> list[Path]:
    found = (file for folder in FOLDERS for file in (ROOT / folder).rglob("texts/*.ftl"))
    return sorted(file for file in found if "node_modules" not in file.parts)


@cache
def entries(file: Path) -> tuple[Entry, ...]:
    return tuple(parsed(file.read_text(encoding="utf-8"), file))


def parsed(source: str, file: Path) -> Iterator[Entry]:
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Junk):
            raise SyntaxError(f"{file}: {entry.content}")
        if isinstance(entry, Message):
            parts = {attribute.id.name: attribute.value for attribute in entry.attributes}
            if entry.value is not None:
                parts = {"": entry.value, **parts}
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            yield Entry(file, file.stem, entry.id.name, line, parts)


def _readings(pattern: Pattern, chosen: tuple[tuple[str, str], ...]) -> Iterator[Reading]:
    choices = [list(_element(element, chosen)) for element in pattern.elements]
    for parts in itertools.product(*choices):
        yield tuple(itertools.chain.from_iterable(parts))


def _element(element: TextElement | Placeable, chosen: tuple[tuple[str, str], ...]) -> Iterator[Reading]:
    if isinstance(element, TextElement):
        yield (element.value,)
    elif isinstance(element.expression, SelectExpression):
        name = _selected(element.expression.selector)
        for variant in element.expression.variants:
            yield from _readings(variant.value, (*chosen, (name, _key(variant))))
    else:
        yield from _inline(element.expression, chosen)


def _inline(expression: InlineExpression | Placeable, chosen: tuple[tuple[str, str], ...]) -> Iterator[Reading]:
    if isinstance(expression, StringLiteral):
        yield (expression.parse()["value"],)
    elif isinstance(expression, VariableReference):
        yield (Variable(expression.id.name, chosen),)
    elif isinstance(expression, FunctionReference):
        yield (Variable(_selected(expression), chosen),)
    elif isinstance(expression, MessageReference):
        yield (f"{{ {expression.id.name} }}",)
    else:
        raise SyntaxError(f"no text of ours has this: {expression}")


def selections(entry: Entry) -> dict[str, set[str]]:
    """The keys of all variants, by the argument they are chosen by."""
    found: dict[str, set[str]] = {}

    def look(pattern: Pattern) -> None:
        for element in pattern.elements:
            if isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
                keys = found.setdefault(_selected(element.expression.selector), set())
                for variant in element.expression.variants:
                    keys.add(_key(variant))
                    look(variant.value)

    for pattern in entry.parts.values():
        look(pattern)
    return found


def _key(variant: Variant) -> str:
    return variant.key.value if isinstance(variant.key, NumberLiteral) else variant.key.name


def _selected(selector: object) -> str:
    """The argument by which a text chooses."""
    if isinstance(selector, VariableReference):
        return selector.id.name
    if isinstance(selector, FunctionReference):
        return _selected(selector.arguments.positional[0])
    raise SyntaxError(f"a text of ours chooses by an argument, not by {selector}")


def shown(reading: Reading) -> str:
    return "".join(part if isinstance(part, str) else f"{{${part.name}}}" for part in reading)
