"""`curiouser --version`: the version, its commit, and whether it is compiled."""

import os
import runpy
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from curiouser.cli import commit as reading
from curiouser.cli import version as telling
from curiouser.cli.commit import commit_of
from curiouser.native import COMPILED
from tests.cli.running import run_program

ROOT = Path(__file__).resolve().parents[2]
ADD_COMMIT: Callable[[str, str, dict[str, Any]], None] = runpy.run_path(str(ROOT / "build_info.py"))["add_commit"]
OTHER = "0123456\n"


def git(folder: Path, *words: str) -> str:
    known = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
    for role in ("AUTHOR", "COMMITTER"):
        known |= {f"GIT_{role}_NAME": "Alice", f"GIT_{role}_EMAIL": "alice@example.org"}
    others = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    done = subprocess.run(["git", *words], cwd=folder, env=others | known, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def lay_package(root: Path) -> Path:
    """As much of the package as can say its commit."""
    package = root / "curiouser"
    (package / "cli").mkdir(parents=True)
    for name in ("__init__.py", "cli/__init__.py"):
        (package / name).write_text("", encoding="utf-8")
    shutil.copy(str(reading.__file__), package / "cli" / "commit.py")
    return package


def said_by(root: Path) -> str:
    """The commit that the package in a folder names."""
    code = "from curiouser.cli.commit import commit; print(commit())"
    environment = os.environ | {"PYTHONPATH": str(root)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True)
    return done.stdout.strip()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    root = tmp_path / "checkout"
    lay_package(root)
    git(root, "init", "--quiet", "--initial-branch=tea/party")
    git(root, "commit", "--quiet", "--allow-empty", "--message=One")
    git(root, "commit", "--quiet", "--allow-empty", "--message=Two")
    return root


def head(root: Path) -> str:
    return git(root, "rev-parse", "HEAD")[:7]


def test_it_says_version_commit_and_whether_it_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "commit", lambda: "5893ade")
    way = "compiled" if COMPILED else "interpreted"
    assert telling.version() == f"curiouser {installed_version('curiouser')} (commit 5893ade, {way})"


def test_a_commit_that_nobody_knows_is_not_mentioned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "commit", lambda: "")
    way = "compiled" if COMPILED else "interpreted"
    assert telling.version() == f"curiouser {installed_version('curiouser')} ({way})"


def test_the_command_line_says_so() -> None:
    done = run_program("--version")
    assert done.code == 0
    assert done.out.strip() == telling.version()


def test_a_branch_is_followed_to_its_commit(checkout: Path) -> None:
    assert commit_of(checkout) == head(checkout)


def test_a_branch_that_git_has_packed_is_found(checkout: Path) -> None:
    git(checkout, "checkout", "--quiet", "-b", "late", "HEAD~1")
    git(checkout, "pack-refs", "--all")
    assert not (checkout / ".git" / "refs" / "heads" / "late").exists()
    assert commit_of(checkout) == head(checkout)


def test_a_checkout_of_a_commit_itself_is_that_commit(checkout: Path) -> None:
    git(checkout, "checkout", "--quiet", "--detach", "HEAD~1")
    assert commit_of(checkout) == head(checkout)


@pytest.mark.parametrize("pack", [False, True])
def test_a_worktree_has_a_commit_of_its_own(checkout: Path, pack: bool) -> None:
    other = checkout.parent / "worktree"
    git(checkout, "worktree", "add", "--quiet", "-b", "other", str(other), "HEAD~1")
    if pack:
        git(checkout, "pack-refs", "--all")
    assert commit_of(other) == head(other) != head(checkout)


def test_before_the_first_commit_there_is_nothing_to_say(tmp_path: Path) -> None:
    git(tmp_path, "init", "--quiet")
    assert commit_of(tmp_path) == ""


@pytest.mark.parametrize("content", [b"", b"ref: refs/heads/nowhere\n", b"\xff\xfe", b"not a commit\n"])
def test_a_head_that_can_not_be_read_says_nothing(checkout: Path, content: bytes) -> None:
    (checkout / ".git" / "HEAD").write_bytes(content)
    assert commit_of(checkout) == ""


def test_the_package_of_a_checkout_says_what_is_checked_out(checkout: Path) -> None:
    assert said_by(checkout) == head(checkout)


def test_the_package_that_run_py_compiles_says_what_is_checked_out_now(checkout: Path) -> None:
    unpacked = checkout / ".build" / "compiled" / "0123456789ab"
    (lay_package(unpacked) / "commit.txt").write_text(OTHER, encoding="utf-8")
    assert said_by(unpacked) == head(checkout)


def test_an_installed_package_says_what_was_written_into_it_even_inside_a_checkout(checkout: Path) -> None:
    installed = checkout / ".venv" / "lib" / "python3" / "site-packages"
    package = lay_package(installed)
    assert said_by(installed) == ""
    (package / "commit.txt").write_text(OTHER, encoding="utf-8")
    assert said_by(installed) == OTHER.strip()


def test_a_source_archive_under_somebodys_own_git_keeps_its_commit(checkout: Path) -> None:
    (checkout / "curiouser" / "commit.txt").write_text(OTHER, encoding="utf-8")
    assert said_by(checkout) == OTHER.strip()


def built(root: Path, version: str = "standard") -> dict[str, str]:
    """What a build adds to the package, by its place in there."""
    data: dict[str, Any] = {"force_include": {}}
    ADD_COMMIT(str(root), version, data)
    return {place: Path(file).read_text(encoding="utf-8") for file, place in data["force_include"].items()}


def test_a_build_writes_the_commit_into_the_package_and_not_into_the_sources(checkout: Path) -> None:
    assert built(checkout) == {"curiouser/commit.txt": head(checkout) + "\n"}
    assert not (checkout / "curiouser" / "commit.txt").exists()


def test_an_editable_install_has_no_commit_written(checkout: Path) -> None:
    assert built(checkout, "editable") == {}


def test_a_build_from_a_source_archive_adds_nothing_to_what_is_there(checkout: Path) -> None:
    (checkout / "curiouser" / "commit.txt").write_text(OTHER, encoding="utf-8")
    assert built(checkout) == {}


def test_a_build_without_git_writes_nothing(tmp_path: Path) -> None:
    lay_package(tmp_path)
    assert built(tmp_path) == {}


def test_the_build_hook_writes_it(checkout: Path) -> None:
    shutil.copy(ROOT / "build_info.py", checkout)
    data: dict[str, Any] = {"force_include": {}}
    hook: Any = hatch_build.CustomBuildHook
    hook(str(checkout), {}, None, None, "", "sdist").initialize("standard", data)
    assert list(data["force_include"].values()) == ["curiouser/commit.txt"]
