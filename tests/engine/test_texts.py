"""The text files: the same keys in every language, none missing, none unused, and all plural forms."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, SelectExpression, Term, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

import curiouser
from curiouser.engine.errors import Problem
from curiouser.engine.game import all_games, kebab
from curiouser.engine.text import FORMS, LANGUAGES

SOURCES = Path(next(iter(curiouser.__path__)))
WEB = Path(__file__).parents[2] / "web" / "src"
GAMES = {game.package: game for game in all_games()}
PACKAGES = ["curiouser.engine", "curiouser.laws", *GAMES]
PROBLEMS = {"Text", "text", "Problem", *(kind.__name__ for kind in Problem.__subclasses__())}
FORM = re.compile(rf"_({'|'.join(FORMS)})$")
PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many"}, "ro": {"one", "few", "other"}}


class Found(Visitor):
    """What a message refers to, and the variants it chooses from where there is a word beside the number."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.choices: list[set[str]] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(FORM.sub("", node.id.name))  # whatever form of a noun it asks for

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if any(
            isinstance(part, TextElement)
            for variant in node.variants
            if variant.default
            for part in variant.value.elements
        ):
            self.choices.append({getattr(variant.key, "name", "") for variant in node.variants})
        self.generic_visit(node)


@cache
def messages(package: str, language: str) -> dict[str, Found]:
    file = resources.files(package) / "texts" / f"{language}.ftl"
    found: dict[str, Found] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{package} {language}: {entry.content}"
        if isinstance(entry, Message | Term):
            assert entry.id.name not in found, f"{entry.id.name} appears twice"
            found[entry.id.name] = Found()
            found[entry.id.name].visit(entry)
    return found


@cache
def literals() -> tuple[set[str], list[re.Pattern[str]], set[tuple[str, str]]]:
    """All strings of the sources, patterns of those that are put together, and the ids that are asked for by name."""
    strings: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    asked: set[tuple[str, str]] = set()
    for file in SOURCES.rglob("*.py"):
        package = file.parent.relative_to(SOURCES.parent).as_posix().replace("/", ".")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                strings.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = (re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values)
                patterns.append(re.compile("".join(parts)))
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in PROBLEMS and node.args:
                asked.update((package, id) for id in constants(node.args[0]))
    return strings, patterns, asked


def constants(node: ast.expr) -> Iterator[str]:
    """The strings an expression can be: itself, or either side of a condition."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)


def of_the_game(package: str) -> set[str]:
    """What a title has texts for without naming them."""
    game = GAMES[package]
    return {
        "title",
        *(f"rule-{rule}" for rule in game.rule_ids()),
        *(f"end-{reason}" for reason in game.ends),
        *(f"move-{kebab(kind.__name__)}" for kind in game.move_types),
        *(kebab(kind.__name__) for kind in game.event_types),
        *(f"option-{name}" for name in game.options.__struct_fields__),
    }


def is_used(key: str, package: str) -> bool:
    strings, patterns, _ = literals()
    meaningful = (pattern for pattern in patterns if re.match(r"[a-z]{2}", pattern.pattern))
    if key in strings or any(pattern.fullmatch(key) for pattern in meaningful):
        return True
    if package in GAMES and key in of_the_game(package):
        return True
    if any(key in found.messages for found in messages(package, "en").values()):
        return True
    return any(re.search(rf"\b{key}\b", file.read_text(encoding="utf-8")) for file in WEB.rglob("*.*"))


@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_has_the_same_texts(package: str) -> None:
    keys = [set(messages(package, language)) for language in LANGUAGES]
    assert keys[0] == keys[1] == keys[2]


@pytest.mark.parametrize("package", PACKAGES)
def test_no_language_needs_an_argument_that_english_does_not_get(package: str) -> None:
    for language in LANGUAGES:
        for key, found in messages(package, language).items():
            assert found.variables <= messages(package, "en")[key].variables, f"{language} {key}"


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_whole(package: str, language: str) -> None:
    for key, found in messages(package, language).items():
        for choice in found.choices:
            if choice & {"one", "few", "many"}:
                assert choice >= PLURALS[language], f"{key}: {choice}"


@pytest.mark.parametrize("package", PACKAGES)
def test_no_text_is_unused(package: str) -> None:
    assert [key for key in messages(package, "en") if not is_used(key, package)] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_no_text_is_missing(package: str) -> None:
    there = {*messages(package, "en"), *messages("curiouser.engine", "en")}
    _, _, asked = literals()
    assert {id for source, id in asked if source == package} - there == set()


@pytest.mark.parametrize("package", GAMES)
def test_every_event_move_rule_and_end_has_a_text(package: str) -> None:
    optional = {f"option-{name}" for name in GAMES[package].options.__struct_fields__}
    assert of_the_game(package) - optional - set(messages(package, "en")) == set()


def test_the_files_are_found() -> None:
    assert len(messages("curiouser.engine", "en")) > 30
    assert {"refused-turn", "record-luck"} <= {id for _, id in literals()[2]}
