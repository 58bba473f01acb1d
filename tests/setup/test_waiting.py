"""Tests wait for states, not for time: on a busy machine everything takes longer, with the same result."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
# The one way to wait; and what happens to people on the way, where moments are drawn by lot.
MAY_SLEEP = {"waiting.py", "server/killing.py", "server/proxy.py"}
# One kills at a moment drawn by lot; the other measures delays, less the time in which it had no processor.
MAY_LOOK_AT_THE_TIME = {"server/store/appender.py", "server/stalls.py"}
# Pages have a driver with a way of waiting of its own.
FILES = [path for path in sorted(TESTS.rglob("*.py")) if not path.is_relative_to(TESTS / "browser")]
CLOCKS = {"monotonic", "perf_counter", "process_time"}
WORDS = (*CLOCKS, "sleep", "timeout", "wait_for", "hypothesis")


def name_of(node: ast.AST) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float)


def found_in(source: str, name: str) -> Iterator[str]:
    """Each with its line. Most files have none of the words, and need not be parsed."""
    if not any(word in source for word in WORDS):
        return
    for node in ast.walk(ast.parse(source)):
        line = f"{name}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Call):
            called = name_of(node.func)
            zero = len(node.args) == 1 and isinstance(node.args[0], ast.Constant) and node.args[0].value == 0
            if called == "sleep" and not zero and name not in MAY_SLEEP:
                yield f"{line} sleeps: wait for a state with tests.waiting.until"
            limits = [each.value for each in node.keywords if each.arg == "timeout"]
            if isinstance(node.func, ast.Attribute) and name_of(node.func.value) == "asyncio":
                limits += node.args[1:2] if called == "wait_for" else node.args[:1] if called == "timeout" else []
            if any(map(is_number, limits)) and name not in MAY_SLEEP:
                yield f"{line} gives up: take tests.waiting.LONGEST, which only a test that hangs gets to"
        elif name_of(node) in CLOCKS and name not in MAY_LOOK_AT_THE_TIME:
            yield f"{line} looks at the time it takes: nothing may hang on that"
        elif isinstance(node, ast.ImportFrom) and node.module == "hypothesis" and name != "property_testing.py":
            yield f"{line} imports Hypothesis: take it from tests.property_testing, with our settings"


def test_no_test_hangs_on_time() -> None:
    found = [
        each
        for path in FILES
        for each in found_in(path.read_text(encoding="utf-8"), path.relative_to(TESTS).as_posix())
    ]
    assert found == []


@pytest.mark.parametrize(
    ("source", "is_fine"),
    [
        ("await asyncio.sleep(0)", True),
        ("await asyncio.sleep(0.01)", False),
        ("time.sleep(PAUSE)", False),
        ("await asyncio.wait_for(heard(), 20)", False),
        ("await asyncio.wait_for(heard(), LONGEST)", True),
        ("await ear.wait_for(table, n)", True),
        ("asyncio.timeout(5)", False),
        ("subprocess.run(words, timeout=60)", False),
        ("subprocess.run(words, timeout=LONGEST)", True),
        ("began = time.monotonic()", False),
        ("from hypothesis import given", False),
    ],
)
def test_what_hangs_on_time_is_found(source: str, is_fine: bool) -> None:
    assert (list(found_in(source, "test_it.py")) == []) is is_fine
