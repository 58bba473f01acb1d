"""Imports go one way: engine ← games ← bots ← review, lab ← server. Commands import all of them, laws the engine.

So do the rooms of the server: core ← wire, store, net ← runtime ← http. No modules of the server import each other in a
circle, not even inside a function or for types alone."""

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


# Each room of the server, with those below it; what lies beside the rooms puts them together.
ROOMS: dict[str, set[str]] = {
    "core": set(),
    "wire": {"core"},
    "store": set(),
    "net": set(),
    "runtime": {"core", "wire", "store", "net"},
    "http": {"core", "wire", "store", "net", "runtime"},
}
SERVER = "curiouser.server."
SHARED = {"settings", "logs"}  # beside the rooms, for all of them


def modules_of(folder: Path) -> dict[str, set[str]]:
    """Every module of the server below a folder, with those that it imports."""
    files = {module_of(file, folder): file for file in folder.rglob("*.py")}
    return {name: {each for each in named(file) if each in files} for name, file in files.items()}


def module_of(file: Path, folder: Path) -> str:
    return ".".join(file.relative_to(folder).with_suffix("").parts).removesuffix(".__init__")


def named(file: Path) -> Iterator[str]:
    """Modules, and what is imported from them, as it may be a module."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None and f"{node.module}.".startswith(SERVER):
            inside = node.module.removeprefix(SERVER.rstrip(".")).removeprefix(".")
            yield inside
            yield from (f"{inside}.{alias.name}".removeprefix(".") for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name.removeprefix(SERVER) for alias in node.names if alias.name.startswith(SERVER))


def wrong_arrows(modules: dict[str, set[str]]) -> list[str]:
    """Imports from a room into one that does not lie below it."""
    return [
        f"{module} → {other}"
        for module, imported in modules.items()
        for other in sorted(imported)
        if (room := module.partition(".")[0]) in ROOMS and other.partition(".")[0] not in ROOMS[room] | {room} | SHARED
    ]


def circles(modules: dict[str, set[str]]) -> set[str]:
    """Modules that lead back to themselves. A package that a module lies in is none of its imports."""
    left = {name: {each for each in imported if not name.startswith(f"{each}.")} for name, imported in modules.items()}
    while ends := {name for name, imported in left.items() if not imported & left.keys()}:
        left = {name: imported for name, imported in left.items() if name not in ends}
    return set(left)


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


def test_the_rooms_of_the_server_import_only_what_lies_below() -> None:
    modules = modules_of(ROOT / "server")
    assert {"core.decide", "wire.broadcast", "store.sqlite", "net.limits", "runtime.tables", "http.routes"} <= set(
        modules
    )
    assert wrong_arrows(modules) == []
    assert circles(modules) == set()


def test_a_back_edge_and_a_circle_are_found(tmp_path: Path) -> None:
    for name, text in {
        "core/table.py": "def late():\n    from curiouser.server.runtime import tables\n",
        "runtime/tables.py": "from curiouser.server.core import entries, table\n",
        "core/entries.py": "",
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    modules = modules_of(tmp_path)
    assert wrong_arrows(modules) == ["core.table → runtime.tables"]
    assert circles(modules) == {"core.table", "runtime.tables"}
