"""Whoever reaches into private names of a dependency is tied to the version that has them."""

import ast
import inspect
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import curiouser

PACKAGE = Path(curiouser.__file__).parent
ROOT = PACKAGE.parent
PRIVATE = re.compile(r"_[a-z]\w*")
PLAIN = {*sys.stdlib_module_names, "curiouser", "msgspec"}  # msgspec's classes have no private names to reach for
TUPLES = {"_replace", "_asdict", "_fields", "_make"}  # public, though they don't look it

KNOWN = {
    "lab/env/aec.py": {"pettingzoo"},
    "server/net/connection_limit.py": {"aiohttp"},
    "server/http/socket.py": {"aiohttp"},
}


class Reader(ast.NodeVisitor):
    """Which packages a module reaches into: by an import, by an attribute that is nobody's here, or as a subclass."""

    def __init__(self, own: set[str], module: str) -> None:
        self.own = own
        self.module = module
        self.origins: dict[str, str] = {}  # what a name was imported from
        self.found: set[str] = set()

    def visit_Import(self, node: ast.Import) -> None:
        for each in node.names:
            self.note(each.name, each.asname or each.name.partition(".")[0])

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        for each in node.names:
            self.note(f"{node.module}.{each.name}", each.asname or each.name)

    def note(self, path: str, name: str) -> None:
        package, *parts = path.split(".")
        if package not in PLAIN:
            self.origins[name] = package
            if any(PRIVATE.fullmatch(part) for part in parts):
                self.found.add(package)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        made = getattr(import_module(self.module), node.name, None) if self.origins and node.bases else None
        for base in inspect.getmro(made)[1:] if made is not None else ():
            package = base.__module__.partition(".")[0]
            if package not in PLAIN and private_names(base) & set(names_in(node)):
                self.found.add(package)
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if PRIVATE.fullmatch(node.attr) and node.attr not in self.own | TUPLES and self.origins:
            root = next((name.id for name in ast.walk(node) if isinstance(name, ast.Name)), "")
            if root not in {"os", "sys"}:
                self.found |= {self.origins[root]} if root in self.origins else {"?"}
        self.generic_visit(node)


def names_in(node: ast.AST) -> Iterator[str]:
    """Private names that a class reads or writes of itself, or has as methods."""
    for each in ast.walk(node):
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) and PRIVATE.fullmatch(each.name):
            yield each.name
        if isinstance(each, ast.Attribute) and PRIVATE.fullmatch(each.attr):
            yield each.attr


def private_names(base: type) -> set[str]:
    """That a class of somebody else's has, or that its methods use."""
    used = {name for _, each in inspect.getmembers(base, inspect.isfunction) for name in each.__code__.co_names}
    return {name for name in used | set(dir(base)) if PRIVATE.fullmatch(name)}


def own_names(trees: list[ast.Module]) -> set[str]:
    return {
        name.attr if isinstance(name, ast.Attribute) else name.name
        for tree in trees
        for name in ast.walk(tree)
        if isinstance(name, ast.FunctionDef | ast.AsyncFunctionDef)
        or (isinstance(name, ast.Attribute) and isinstance(name.ctx, ast.Store))
    }


def reached() -> dict[str, set[str]]:
    """By module of ours; `?` where the package can't be told."""
    files = sorted(PACKAGE.rglob("*.py"))
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    own, found = own_names(trees), {}
    for file, tree in zip(files, trees, strict=True):
        reader = Reader(own, ".".join(file.relative_to(ROOT).with_suffix("").parts))
        reader.visit(tree)
        if reader.found:
            found[file.relative_to(PACKAGE).as_posix()] = reader.found
    return found


def test_few_modules_reach_into_a_dependency() -> None:
    assert {module: packages - {"?"} for module, packages in reached().items()} == KNOWN


def test_what_they_reach_into_is_pinned_to_its_minor_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [*project["dependencies"], *(each for group in project["optional-dependencies"].values() for each in group)]
    for package in {name for packages in KNOWN.values() for name in packages}:
        [pinned] = [each for each in asked if re.match(rf"{package}\b", each)]
        assert re.fullmatch(rf"{package}~=\d+\.\d+\.\d+", pinned)
