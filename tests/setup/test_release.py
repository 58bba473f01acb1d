"""Releases: what is refused, and what becomes of a tiny project, with real builds, environments and commits."""

import hashlib
import os
import re
import shutil
import subprocess
import sysconfig
from datetime import date
from pathlib import Path

import pytest

from curiouser.cli import commit as reading
from tools import release

ROOT = Path(__file__).resolve().parents[2]
CHANGES = """# Changelog

## Unreleased

### Added
- A teapot.

## 0.1.0 – 2026-11-15

- A cup.
"""
PROJECT = """[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "curiouser"
version = "0.1.0"
requires-python = ">=3.11"

[project.scripts]
curiouser = "curiouser.cli:main"

[tool.hatch.build.targets.wheel]
packages = ["curiouser"]

[tool.hatch.build.hooks.custom]
"""
# A build gets an environment of its own and no network; hatchling comes from where the tests have it.
BACKEND = """import sys

sys.path.append({packages!r})
from hatchling.build import *
"""
HOOK = """import os
import runpy
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface):
    def initialize(self, version, build_data):
        runpy.run_path(str(Path(self.root, "build_info.py")))["add_commit"](self.root, version, build_data)
        if self.target_name == "wheel" and os.environ.get("CURIOUSER_COMPILE") != "0":
            Path(self.root, "native").write_text("")
            build_data["force_include"]["native"] = "curiouser/native"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
"""
CLI = """from importlib.metadata import version
from pathlib import Path

from curiouser.cli.commit import commit


def main():
    way = "compiled" if (Path(__file__).parents[1] / "native").exists() else "interpreted"
    print(f"curiouser {version('curiouser')} (commit {commit()}, {way})")
"""


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the network nor what this machine told git."""
    for name in [name for name in os.environ if name.startswith("GIT_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", os.devnull)
    monkeypatch.setenv("GIT_CONFIG_SYSTEM", os.devnull)
    monkeypatch.setenv("UV_OFFLINE", "1")


def git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True).stdout.strip()


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout of a package called like ours that takes no time to build."""
    made = tmp_path / "checkout"
    files = {
        "pyproject.toml": PROJECT,
        "CHANGELOG.md": CHANGES,
        ".gitignore": "/dist/\n/native\n",
        "backend.py": BACKEND.format(packages=sysconfig.get_path("purelib")),
        "hatch_build.py": HOOK,
        "curiouser/__init__.py": "",
        "curiouser/cli/__init__.py": CLI,
        "curiouser/cli/commit.py": Path(str(reading.__file__)).read_text(encoding="utf-8"),
        "curiouser/web/index.html": "<p>Tea</p>\n",
    }
    for name, text in files.items():
        (made / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).write_text(text, encoding="utf-8")
    shutil.copy(ROOT / "build_info.py", made)
    git(made, "init", "--quiet", "--initial-branch=main")
    git(made, "config", "user.name", "Alice")
    git(made, "config", "user.email", "alice@example.org")
    commit(made, "Begin")
    return made


def commit(root: Path, message: str) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--quiet", f"--message={message}")


def state(root: Path) -> tuple[str, ...]:
    """All that a release changes in a checkout, but for dist/."""
    return git(root, "log", "--format=%H"), git(root, "tag"), git(root, "status", "--porcelain")


def test_a_release_is_committed_tagged_and_built(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = git(root, "rev-parse", "HEAD")
    assert release.main(["1.0.0"], root) == 0, capsys.readouterr().err
    assert git(root, "log", "--format=%s by %an", "-1") == "Release 1.0.0 by Alice"
    assert git(root, "rev-parse", "HEAD~1") == before
    assert git(root, "rev-parse", "v1.0.0^{commit}") == git(root, "rev-parse", "main")
    assert git(root, "status", "--porcelain") == ""
    assert 'version = "1.0.0"' in (root / "pyproject.toml").read_text(encoding="utf-8")
    assert re.search(r"^## 1\.0\.0 – \d{4}-\d\d-\d\d$", (root / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert release.main(["1.0.0"], root) == 1
    assert "v1.0.0 exists" in capsys.readouterr().err


def test_dist_has_an_archive_two_wheels_and_their_sums(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (root / "dist").mkdir()
    (root / "dist" / "curiouser-0.0.9-py3-none-any.whl").write_bytes(b"old")
    before = state(root)
    assert release.main(["--bump", "minor", "--dry-run"], root) == 0, capsys.readouterr().err
    assert state(root) == before
    names = sorted(path.name for path in (root / "dist").iterdir())
    wheel = re.compile(r"curiouser-0\.2\.0-cp3\d+-cp3\d+-\w+\.whl")
    (compiled,) = (name for name in names if wheel.fullmatch(name))
    assert names == ["SHA256SUMS", compiled, "curiouser-0.2.0-py3-none-any.whl", "curiouser-0.2.0.tar.gz"]
    sums = (root / "dist" / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    for digest, name in (line.split("  ") for line in sums):
        assert hashlib.sha256((root / "dist" / name).read_bytes()).hexdigest() == digest
    assert len(sums) == 3


def changed(root: Path, name: str, old: str, new: str) -> None:
    file = root / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    commit(root, f"Change {name}")


@pytest.mark.parametrize(
    ("name", "old", "new", "sentence"),
    [
        (
            "hatch_build.py",
            'build_data["pure_python"] = False',
            "return",
            "did not make a compiled wheel, only curiouser",
        ),
        ("hatch_build.py", '!= "0"', '!= "no"', "did not make a wheel for all platforms"),
        ("curiouser/cli/__init__.py", "curiouser {", "curious {", "should say “curiouser 1.0.0 (commit"),
        (".gitignore", "/dist/", "/dist/\n/curiouser/web", "has no pages"),
    ],
)
def test_what_does_not_come_out_right_is_no_release(
    root: Path, capsys: pytest.CaptureFixture[str], name: str, old: str, new: str, sentence: str
) -> None:
    changed(root, name, old, new)
    before = state(root)
    assert release.main(["1.0.0"], root) == 1
    assert sentence in capsys.readouterr().err
    assert state(root) == before
    assert not (root / "dist").exists()


def refusal(root: Path, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one sentence; nothing was touched."""
    before = state(root)
    assert release.main(list(words), root) == 1
    assert state(root) == before
    (sentence,) = capsys.readouterr().err.splitlines()
    return str(sentence)


@pytest.mark.parametrize("name", ["CHANGELOG.md", "new.txt"])
def test_a_tree_with_changes_is_refused(root: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    (root / name).write_text(CHANGES + "- A spoon.\n", encoding="utf-8")
    assert "not committed" in refusal(root, capsys, "1.0.0")


def test_a_tag_that_exists_is_refused(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    git(root, "tag", "v1.0.0")
    assert refusal(root, capsys, "1.0.0") == "The tag v1.0.0 exists already: choose another version."


@pytest.mark.parametrize("new", ["### Added\n\n## 0.0.9", "", "\n", "### Added\n\n### Fixed\n"])
def test_a_changelog_that_says_nothing_is_refused(root: Path, capsys: pytest.CaptureFixture[str], new: str) -> None:
    changed(root, "CHANGELOG.md", "### Added\n- A teapot.\n", new)
    assert "nothing under “## Unreleased”" in refusal(root, capsys, "1.0.0")


def test_a_changelog_without_the_section_is_refused(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changed(root, "CHANGELOG.md", "## Unreleased", "## To come")
    assert "nothing under “## Unreleased”" in refusal(root, capsys, "1.0.0")


@pytest.mark.parametrize("version", ["1.0", "v1.0.0", "1.0.0rc1", "01.0.0", ""])
def test_what_is_no_version_is_refused(root: Path, capsys: pytest.CaptureFixture[str], version: str) -> None:
    assert "is no version" in refusal(root, capsys, version)


def test_a_step_back_is_refused(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "0.0.9 is older than 0.1.0" in refusal(root, capsys, "0.0.9")


@pytest.mark.parametrize("words", [[], ["1.0.0", "--bump", "minor"], ["--bump", "huge"]])
def test_it_wants_one_version(words: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        release.main(words)
    assert ended.value.code == 2


@pytest.mark.parametrize(("part", "version"), [("patch", "1.9.4"), ("minor", "1.10.0"), ("major", "2.0.0")])
def test_a_part_of_the_version_is_raised_and_those_behind_it_begin_anew(part: str, version: str) -> None:
    assert release.chosen("1.9.3", None, part) == version


def test_ten_comes_after_nine() -> None:
    assert release.chosen("1.9.0", "1.10.0", None) == "1.10.0"


def test_the_changes_get_a_version_and_a_day_and_room_is_made_for_more() -> None:
    assert release.dated(CHANGES, "1.0.0", "2026-11-17") == CHANGES.replace(
        "## Unreleased\n", "## Unreleased\n\n## 1.0.0 – 2026-11-17\n"
    )


def test_our_own_changelog_has_the_form_that_a_release_keeps() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    heads = re.findall(r"^## (.*)$", text, re.MULTILINE)
    assert heads[0] == "Unreleased"
    found = [re.fullmatch(r"(\d+\.\d+\.\d+) – (\d{4}-\d\d-\d\d)", head) for head in heads[1:]]
    versions = [(release.numbers_of(each[1]), date.fromisoformat(each[2])) for each in found if each]
    assert len(versions) == len(heads) - 1 > 0
    assert versions == sorted(versions, reverse=True)
    assert set(re.findall(r"^### (.*)$", text, re.MULTILINE)) <= {
        "Added",
        "Changed",
        "Deprecated",
        "Removed",
        "Fixed",
        "Security",
    }


def test_our_own_version_stands_in_one_place() -> None:
    assert release.numbers_of(release.stated((ROOT / "pyproject.toml").read_text(encoding="utf-8")))


def test_our_own_version_is_the_newest_that_the_changelog_has() -> None:
    version = release.stated((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    heads = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert heads[1].startswith(f"{version} – ")
