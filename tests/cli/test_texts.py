"""The texts of the command line: the same keys in every language, all used, none missing."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

import curiouser.cli
from curiouser.engine.text import LANGUAGES

FOLDER = Path(curiouser.cli.__file__).parent
SPEAKING = {"say", "problem", "trouble", "Refused"}


def keys(language: str) -> list[str]:
    resource = parse((FOLDER / "texts" / f"{language}.ftl").read_text(encoding="utf-8"))
    return [entry.id.name for entry in resource.body if isinstance(entry, Message)]


def spoken() -> Iterator[ast.expr]:
    """The first argument of every call that says something."""
    for file in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in SPEAKING:
                    yield node.args[0]


def strings(expression: ast.expr) -> Iterator[str]:
    """Keys in an expression; one that is put together ends with a star."""
    if isinstance(expression, ast.JoinedStr):
        first = expression.values[0]
        yield (str(first.value) if isinstance(first, ast.Constant) else "") + "*"
    elif isinstance(expression, ast.IfExp):
        yield from strings(expression.body)
        yield from strings(expression.orelse)
    elif isinstance(expression, ast.Constant) and isinstance(expression.value, str):
        yield expression.value


def used() -> set[str]:
    others = {"rules-rules", "rules-rulings", "missing-word", "missing-value", "usage-word", "flag-*", "purpose-*"}
    return {key for expression in spoken() for key in strings(expression)} | others


OTHERS = {"refused-undo"}  # the engine's own


def test_all_languages_have_the_same_sentences() -> None:
    assert all(sorted(keys(language)) == sorted(keys("en")) for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_stands_twice(language: str) -> None:
    assert len(set(keys(language))) == len(keys(language))


def test_no_sentence_is_missing() -> None:
    wanted = {key for key in used() if not key.endswith("*")} - OTHERS
    assert wanted - set(keys("en")) == set()
    assert len(wanted) > 50


def test_every_sentence_is_used() -> None:
    known = used()
    starts = tuple(key.rstrip("*") for key in known if key.endswith("*") and key != "*")
    assert [key for key in keys("en") if key not in known and not key.startswith(starts)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_romanian_letters_have_commas_not_cedillas(language: str) -> None:
    text = (FOLDER / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    assert not set(text) & set("şţŞŢ")
