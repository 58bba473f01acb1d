"""One name has one meaning: no two public classes share a name, and shared code names no title."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "curiouser"

# Every title has its own structures with these names: one meaning, many titles. Those of moves, events and views are
# also names on the wire and in records, so they stay.
CONTRACT = {
    "Edition",  # the numbers of the box
    "View",  # what a seat sees
    "Player",  # a player, as a view shows one
    "Tables",  # what never changes in a match
    "MatchEnded",
    "RoundBegan",
    "StarterChosen",
    "ChooseStarter",
    "TurnUp",
}

# One meaning on two sides of the wire, of a store, or of a process.
SAME_MEANING = {
    "Appends",  # the same duty in SQLite and in PostgreSQL
    "Asking",  # a table's entries and commands, and the messages that say so
    "Changed",
    "Emoted",
    "Joined",
    "Moved",
    "Said",  # somebody said something: at a table, in a message, in a round of talk
    "TookBack",
    "Presence",
    "Turn",  # whose turn it is, in a message and in a title's position
    "Welcome",
    "News",  # what is new, at a table and from the lab
    "Record",  # the record of a match, and the file that a client gets
    "Origin",  # where a match began, in its record and at its table
    "Seat",  # a seat of a table, and as a title shows it
    "Shown",
}

# The server's own duplicates: each name here waits for a better one.
WAITING = {
    "End",
    "Entry",
    "Line",
    "Replay",
    "Result",
    "Step",
    "Waiting",
}


def public_classes(folder: Path) -> dict[str, list[str]]:
    """Modules by the names of the public classes that they define."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(path.relative_to(folder).as_posix())
    return found


def shared_names(folder: Path) -> dict[str, list[str]]:
    return {name: modules for name, modules in public_classes(folder).items() if len(modules) > 1}


def titles(package: Path) -> set[str]:
    """The folders of all titles, as identifiers."""
    return {path.parent.name for path in (package / "games").glob("*/__init__.py")}


def named_titles(source: str, names: set[str]) -> Iterator[tuple[int, str]]:
    """Lines of code that name a title: in an identifier, an import or a string. Docstrings may give examples."""
    tree = ast.parse(source)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if id(node) in docstrings:
            continue
        for word in words_of(node):
            folded = word.lower().replace("-", "_")
            for name in names:
                if name in folded or name.replace("_", "") in folded:
                    yield getattr(node, "lineno", 0), name


def words_of(node: ast.AST) -> list[str]:
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.Name(id=word) | ast.Attribute(attr=word) | ast.arg(arg=word) | ast.alias(name=word):
            return [word]
        case ast.ImportFrom(module=str(word)):
            return [word]
        case ast.ClassDef(name=word) | ast.FunctionDef(name=word) | ast.AsyncFunctionDef(name=word):
            return [word]
    return []


def write(folder: Path, name: str, source: str) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source, encoding="utf-8")


def test_a_class_name_has_one_meaning() -> None:
    shared = shared_names(PACKAGE)
    assert {name: shared[name] for name in shared.keys() - CONTRACT - SAME_MEANING - WAITING} == {}


def test_names_of_the_contract_are_shared_by_titles_only() -> None:
    shared = shared_names(PACKAGE)
    titles_only = {
        name: [module for module in shared.get(name, []) if not module.startswith(("games/", "server/"))]
        for name in CONTRACT
    }
    assert {name: modules for name, modules in titles_only.items() if modules} == {}


def test_no_name_is_excused_that_needs_no_excuse() -> None:
    assert (CONTRACT | SAME_MEANING | WAITING) - shared_names(PACKAGE).keys() == set()


def test_a_second_meaning_is_found(tmp_path: Path) -> None:
    write(tmp_path, "one.py", "class Job: ...\nclass _Hidden: ...\nclass Alone: ...\n")
    write(tmp_path, "more/two.py", "class Job: ...\nclass _Hidden: ...\n")
    assert shared_names(tmp_path) == {"Job": ["more/two.py", "one.py"]}


def test_shared_code_names_no_title() -> None:
    names = titles(PACKAGE)
    assert "tic_tac_toe" in names
    found = [
        f"{path.relative_to(ROOT).as_posix()}:{line} names {name}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if (PACKAGE / "games") not in path.parents
        for line, name in named_titles(path.read_text(encoding="utf-8"), names)
    ]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        'COLOURS = {"tea-time": "red"}',
        "from curiouser.games.tea_time import GAME",
        "import curiouser.games.tea_time.rules",
        "bot = TeaTimeBot()",
        "def tea_time() -> None: ...",
    ],
)
def test_a_title_in_code_is_found(source: str) -> None:
    assert {name for _, name in named_titles(source, {"tea_time", "adventures"})} == {"tea_time"}


def test_a_docstring_may_name_a_title() -> None:
    assert (
        list(named_titles('"""`make("tea-time")`"""\ndef make() -> None:\n    """Not tea-time."""\n', {"tea_time"}))
        == []
    )
