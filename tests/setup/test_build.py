"""The build hook: which files are compiled, and when they are compiled anew."""

from pathlib import Path

import pytest

import hatch_build


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A compiled module that sees a plain one; the command line sees both and is seen by none."""
    files = {
        "pyproject.toml": "[tool.mypy]\nstrict = true\n",
        "hatch_build.py": "",
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
    found = hatch_build.files_seen_by_mypy(tree, [Path(source) for source in sources])
    return {path.relative_to(tree).as_posix().removeprefix("curiouser/") for path in found}


def test_patterns_that_match_nothing_are_passed_over(tree: Path) -> None:
    patterns = ["curiouser/games/*/rules.py", "curiouser/bots/search.py", "curiouser/games/tea_time/*s.py"]
    assert hatch_build.sources_to_compile(tree, patterns) == [Path("curiouser/games/tea_time/rules.py")]


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
    ("name", "is_anew"),
    [
        ("curiouser/engine/position.py", True),
        ("curiouser/native.py", True),
        ("pyproject.toml", True),
        ("hatch_build.py", True),
        ("curiouser/cli.py", False),
        ("curiouser/games/tea_time/view.py", False),
    ],
)
def test_only_what_the_compiled_modules_see_makes_them_compile_anew(tree: Path, name: str, is_anew: bool) -> None:
    sources = [Path("curiouser/engine/position.py")]
    before = hatch_build.build_key(tree, sources)
    (tree / name).write_text("[tool.mypy]\nstrict = false\n" if name == "pyproject.toml" else "new = 1\n", "utf-8")
    assert (hatch_build.build_key(tree, sources) != before) is is_anew


@pytest.mark.parametrize("compiler", ["/bin/false", "/nowhere/cc"])
def test_a_compiler_that_does_not_work_is_noticed(monkeypatch: pytest.MonkeyPatch, compiler: str) -> None:
    monkeypatch.setenv("CC", compiler)
    assert not hatch_build.can_compile([])


def test_only_the_newest_builds_are_kept(tmp_path: Path) -> None:
    for number in range(6):
        (tmp_path / str(number)).mkdir()
    hatch_build.forget_old_builds(tmp_path)
    assert len(list(tmp_path.iterdir())) == hatch_build.KEPT_BUILDS - 1
