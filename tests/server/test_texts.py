"""The texts of the server: the same keys in every language, all used, none missing, with all plural forms."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, SelectExpression
from fluent.syntax.visitor import Visitor

import curiouser.server
from curiouser.engine.text import LANGUAGES

FOLDER = Path(curiouser.server.__file__).parent
PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many"}, "ro": {"one", "few", "other"}}


def messages(language: str) -> dict[str, Message]:
    resource = parse((FOLDER / "texts" / f"{language}.ftl").read_text(encoding="utf-8"))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, Message)}


def asked() -> set[str]:
    """The ids that are named where somebody is refused."""
    found = set()
    for file in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refused":
                found |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    return {str(id) for id in found} | {"no-table", "table-broken"}


def test_every_language_has_the_same_sentences_and_all_are_used() -> None:
    for language in LANGUAGES:
        assert set(messages(language)) == asked()


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_whole(language: str) -> None:
    class Choices(Visitor):
        def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
            keys = {getattr(variant.key, "name", "") for variant in node.variants}
            assert not keys & {"one", "few", "many"} or keys >= PLURALS[language]

    for message in messages(language).values():
        Choices().visit(message)
