"""What is compiled, and when it is compiled again. Nothing here starts a working compiler."""

import os
from pathlib import Path

import pytest

import native_build
import native_compiler


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A compiled module that sees a plain one; the command line sees both and is seen by none."""
    files = {
        "pyproject.toml": '[tool.hatch.build.hooks.custom]\ncompile = ["curiouser/games/*/rules.py", "curiouser/x.py"]',
        "curiouser/__init__.py": "",
        "curiouser/native.py": "from mypy_extensions import i64\n",
        "curiouser/engine/__init__.py": "",
        "curiouser/engine/position.py": "from curiouser import native\n",
        "curiouser/games/__init__.py": "",
        "curiouser/games/tea_time/__init__.py": "from .view import View\n",
        "curiouser/games/tea_time/view.py": "from ...engine import position\nclass View: pass\n",
        "curiouser/games/tea_time/rules.py": "import curiouser.engine.position\n",
        "curiouser/cli.py": "import curiouser.games.tea_time.rules\n",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def seen(tree: Path, *sources: str) -> set[str]:
    found = native_build.files_seen(tree, [Path(source) for source in sources])
    return {path.relative_to(tree).as_posix().removeprefix("curiouser/") for path in found}


def test_patterns_that_match_nothing_are_passed_over(tree: Path) -> None:
    assert native_build.sources_to_compile(tree) == [Path("curiouser/games/tea_time/rules.py")]


def test_a_source_is_seen_with_what_it_imports_and_the_packages_around_it(tree: Path) -> None:
    assert seen(tree, "curiouser/engine/position.py") == {
        "__init__.py",
        "native.py",
        "engine/__init__.py",
        "engine/position.py",
    }


def test_relative_imports_are_followed(tree: Path) -> None:
    assert {"games/tea_time/view.py", "engine/position.py", "native.py"} <= seen(
        tree, "curiouser/games/tea_time/rules.py"
    )


@pytest.mark.parametrize(
    "text",
    [
        "import curiouser.native",
        "import sys, curiouser.native as ours",
        "import sys; import curiouser.native",
        "import \\\n    curiouser.native",
        "if True: from curiouser import native",
        "from curiouser import (  # the words (of the engine)\n    engine,\n    native as ours,\n)",
        "from .. import engine, native",
        "from ..native import i64",
        "def late() -> None:\n    from curiouser.native import i64",
    ],
)
def test_no_form_of_import_is_overlooked(tree: Path, text: str) -> None:
    (tree / "curiouser/engine/position.py").write_text(text + "\n", encoding="utf-8")
    assert "native.py" in seen(tree, "curiouser/engine/position.py")


def test_packages_of_others_are_those_that_are_neither_ours_nor_pythons_nor_needed_for_types(tree: Path) -> None:
    text = "import os.path, numpy as np\nfrom aiohttp.web import run\nimport msgspec\nfrom . import view\n"
    (tree / "curiouser/engine/position.py").write_text(text, encoding="utf-8")
    assert native_build.packages_of_others(tree, [Path("curiouser/engine/position.py")]) == ["aiohttp", "numpy"]


@pytest.mark.parametrize(
    ("name", "is_anew"),
    [
        ("curiouser/engine/position.py", True),
        ("curiouser/native.py", True),
        ("curiouser/cli.py", False),
        ("curiouser/games/tea_time/view.py", False),
        ("pyproject.toml", False),
    ],
)
def test_only_what_the_compiled_modules_see_makes_them_compile_anew(tree: Path, name: str, is_anew: bool) -> None:
    sources = [Path("curiouser/engine/position.py")]
    before = native_build.build_key(tree, sources)
    assert native_build.build_key(tree, sources) == before
    (tree / name).write_text("new = 1\n", "utf-8")
    assert (native_build.build_key(tree, sources) != before) is is_anew


@pytest.mark.parametrize("name", ["CC", "CFLAGS", "LDFLAGS", "ARCHFLAGS"])
def test_the_compiler_and_its_flags_are_part_of_the_key(tree: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    sources = [Path("curiouser/engine/position.py")]
    monkeypatch.delenv(name, raising=False)
    before = native_build.build_key(tree, sources)
    monkeypatch.setenv(name, "-one -two")
    assert native_build.build_key(tree, sources) != before


@pytest.mark.parametrize("compiler", ["/bin/false", "/nowhere/cc"])
def test_a_missing_compiler_is_said_in_one_line_with_what_it_costs(
    tree: Path, monkeypatch: pytest.MonkeyPatch, compiler: str
) -> None:
    monkeypatch.setenv("CC", compiler)
    said: list[str] = []
    assert not native_build.can_compile()
    assert native_build.build(tree, native_build.sources_to_compile(tree), said.append) is None
    (line,) = said
    assert line == (
        f"No C compiler works here (tried: {compiler}), "
        "so Curiouser runs as plain Python: bots think 20 to 50 times slower."
    )
    assert not (tree / ".build").exists()


def test_a_list_of_nothing_is_compiled_to_nothing(tree: Path) -> None:
    said: list[str] = []
    assert native_build.build(tree, [], said.append) is None
    assert said == []


def test_rules_and_bots_are_optimized_for_speed_and_the_server_for_a_quick_build() -> None:
    root = Path(__file__).parents[2]
    modules = [".".join(source.with_suffix("").parts) for source in native_build.sources_to_compile(root)]
    quick = [name.split(".")[1] for name in modules if native_compiler.level_of(name) == "-O2"]
    others = [name.split(".")[1] for name in modules if native_compiler.level_of(name) == "-O1"]
    assert {"engine", "games", "bots"} <= set(quick)
    assert "server" in set(others)
    assert not set(others) & {"engine", "games", "bots"}
    assert native_compiler.level_of("runtime") == "-O2"


def test_what_was_used_longest_ago_is_forgotten_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native_build, "KEPT_BYTES_OF_OBJECTS", 35)
    for number in range(6):
        (tmp_path / f"{number}.o").write_bytes(b"0123456789")
        os.utime(tmp_path / f"{number}.o", (number, number))
    os.utime(tmp_path / "0.o", (9, 9))
    native_build.forget_objects(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"0.o", "5.o", "4.o"}


def test_a_file_saved_meanwhile_does_not_get_the_libraries_of_its_old_text(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is found under a key was made from what the key stands for."""
    source = Path("curiouser/engine/position.py")
    runs: list[str] = []

    def front_end(*_: object) -> None:
        if not runs:
            (tree / source).write_text("later = 1\n", encoding="utf-8")
        runs.append((tree / source).read_text(encoding="utf-8"))

    class Nowhere:
        folder = tmp_path

    monkeypatch.setattr(native_build, "run_front_end", front_end)
    key = native_build.write_pieces(Nowhere(), tree, [source])  # type: ignore[arg-type]
    assert runs == ["later = 1\n"] * 2
    assert key == native_build.build_key(tree, [source])
