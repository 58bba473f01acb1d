"""The texts of the store: the same keys in every language, all used, none missing."""

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import curiouser.server.store
from curiouser.engine.text import LANGUAGES
from curiouser.server.store.base import StoreProblem

FOLDER = resources.files(curiouser.server.store)


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """By key: what a sentence must be told."""
    text = (FOLDER / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in parse(text).body:
        assert isinstance(entry, Message)
        assert entry.id.name not in found
        visitor = Arguments()
        visitor.visit(entry)
        found[entry.id.name] = visitor.names
    return found


def test_all_languages_have_the_same_sentences_with_the_same_arguments() -> None:
    assert all(messages(language) == messages("en") for language in LANGUAGES)


def test_every_sentence_is_used_and_none_is_missing() -> None:
    sources = [file.read_text(encoding="utf-8") for file in Path(str(FOLDER)).glob("*.py")]
    used = {key for source in sources for key in re.findall(r'"(store-[a-z-]+)"', source)}
    assert used == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    for key, names in messages(language).items():
        sentence = StoreProblem(key, **dict.fromkeys(names, "THAT")).say(language)
        assert sentence.count("THAT") >= len(names)
        assert not set(sentence) & set("şţŞŢ")
