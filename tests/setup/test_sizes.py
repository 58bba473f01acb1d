"""Files and functions that are read in one go."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
LONGEST_FILE, LONG_FILE, LONGEST_FUNCTION = 400, 250, 50  # lines
FILES = [file for folder in ("curiouser", "tools", "bench") for file in sorted((ROOT / folder).rglob("*.py"))]


def lines_of(file: Path) -> int:
    return len(file.read_text(encoding="utf-8").splitlines())


def long_functions(text: str) -> list[str]:
    functions = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    return [each.name for each in functions if (each.end_lineno or 0) - each.lineno >= LONGEST_FUNCTION]


def test_files_are_short() -> None:
    sizes = {file.relative_to(ROOT).as_posix(): lines_of(file) for file in FILES}
    assert {name: size for name, size in sizes.items() if size > LONGEST_FILE} == {}
    assert sum(size > LONG_FILE for size in sizes.values()) <= len(sizes) / 10


def test_functions_are_short() -> None:
    assert {file.name: found for file in FILES if (found := long_functions(file.read_text(encoding="utf-8")))} == {}


def test_a_long_function_is_found() -> None:
    body = "    pass\n"
    assert long_functions("def short():\n" + body * (LONGEST_FUNCTION - 1)) == []
    assert long_functions("async def long():\n" + body * LONGEST_FUNCTION) == ["long"]
