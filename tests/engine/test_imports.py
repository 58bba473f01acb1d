"""Imports go one way: engine ← games ← bots ← review, lab ← server. Commands import all of them, laws the engine."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import curiouser

ROOT = Path(next(iter(curiouser.__path__)))
BELOW: dict[str, set[str]] = {
    "native": set(),
    "engine": {"native"},
    "games": {"native", "engine"},
    "laws": {"native", "engine"},
    "bots": {"native", "engine", "games"},
    "review": {"native", "engine", "games", "bots"},
    "lab": {"native", "engine", "games", "bots"},
    "server": {"native", "engine", "games", "bots", "review", "lab"},
    "client": {"native", "engine", "server"},
    "cli": {"native", "engine", "games", "bots", "review", "lab", "server", "client", "laws"},
    "__main__": {"cli"},
    "__init__": set(),
}


def imports(file: Path) -> Iterator[str]:
    """The modules of the package that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("curiouser"))
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file} imports by a relative name"
            if node.module == "curiouser":
                yield from (f"curiouser.{alias.name}" for alias in node.names)
            elif node.module is not None and node.module.startswith("curiouser."):
                yield node.module


def part_of(file: Path) -> str:
    return file.relative_to(ROOT).with_suffix("").parts[0]


FILES = {file.relative_to(ROOT).as_posix(): file for file in sorted(ROOT.rglob("*.py"))}


@pytest.mark.parametrize("name", FILES)
def test_a_module_imports_only_what_lies_below_it(name: str) -> None:
    part = part_of(FILES[name])
    seen = {module.split(".")[1] for module in imports(FILES[name])}
    assert seen <= BELOW[part] | {part}


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith("games/") and name.count("/") > 1])
def test_a_game_imports_no_other_game(name: str) -> None:
    own = name.split("/")[1]
    seen = {module.split(".")[2] for module in imports(FILES[name]) if module.startswith("curiouser.games.")}
    assert seen <= {own}


def test_the_modules_are_found() -> None:
    assert "curiouser.engine.errors" in set(imports(FILES["games/tea_time/__init__.py"]))
