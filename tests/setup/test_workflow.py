"""The workflow runs the README's two commands, on the Pythons that we name; forms and hooks name what exists."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from packaging.specifiers import SpecifierSet

from tools import hook
from web_build import Node

ROOT = Path(__file__).resolve().parents[2]
FORMS = sorted(path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")
TEMPLATES = [*FORMS, ROOT / ".github" / "PULL_REQUEST_TEMPLATE.md"]
ADDRESS = "http://localhost:8000"


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def jobs() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(read(".github/workflows/ci.yml"))["jobs"]
    return found


def commands_of(job: Any) -> set[str]:
    """What it asks of run.py."""
    return {found for step in job["steps"] for found in re.findall(r"python3 run\.py(?: \w+)*", step.get("run", ""))}


def readme_commands() -> list[str]:
    block = re.search(r"^## Two commands$.*?^```\n(.*?)^```$", read("README.md"), re.MULTILINE | re.DOTALL)
    assert block is not None
    return [line.partition("#")[0].strip() for line in block[1].splitlines()]


def hooks() -> list[dict[str, Any]]:
    return [each for repo in yaml.safe_load(read(".pre-commit-config.yaml"))["repos"] for each in repo["hooks"]]


def test_the_workflow_runs_the_two_commands_of_the_readme() -> None:
    first, all_tests = readme_commands()
    assert {name: commands_of(job) for name, job in jobs().items()} == {"first-page": {first}, "tests": {all_tests}}


def test_it_looks_for_the_first_page_where_the_readme_says() -> None:
    assert ADDRESS in read("README.md")
    assert any(f"{ADDRESS}/" in step.get("run", "") for step in jobs()["first-page"]["steps"])


def test_the_first_page_is_got_on_all_three_systems() -> None:
    assert jobs()["first-page"]["strategy"]["matrix"]["os"] == ["ubuntu-latest", "macos-latest", "windows-latest"]


def test_it_runs_on_every_python_that_the_package_names_and_needs() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    named = [found[1] for each in project["classifiers"] if (found := re.search(r":: (3\.\d+)$", each))]
    for job in jobs().values():
        assert job["strategy"]["matrix"]["python"] == named
    needed = SpecifierSet(project["requires-python"])
    oldest = int(named[0].removeprefix("3."))
    assert all(needed.contains(version) for version in named)
    assert not needed.contains(f"3.{oldest - 1}")
    assert named == [f"3.{minor}" for minor in range(oldest, oldest + len(named))]


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_a_form_asks_for_something(form: Path) -> None:
    content = yaml.safe_load(form.read_text(encoding="utf-8"))
    assert content["name"]
    assert content["description"]
    asked = [part for part in content["body"] if part["type"] != "markdown"]
    assert all(part["attributes"]["label"] for part in asked)
    assert len({part["id"] for part in asked}) == len(asked) > 0
    assert any(part.get("validations", {}).get("required") for part in asked)


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda template: template.stem)
def test_the_files_that_a_template_names_exist(template: Path) -> None:
    for name in re.findall(r"docs/[\w/.-]*\w|[A-Z]+\.md", template.read_text(encoding="utf-8")):
        assert (ROOT / name).exists(), name


def test_hooks_are_our_own_and_each_has_files_to_look_at() -> None:
    assert [repo["repo"] for repo in yaml.safe_load(read(".pre-commit-config.yaml"))["repos"]] == ["local"]
    kept = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    for each in hooks():
        assert each["language"] == "system"
        assert each["entry"].startswith("python3 -m tools.hook ")
        assert any(re.search(each["files"], name) for name in kept), each["id"]


@pytest.mark.parametrize("each", [each for each in hooks() if " ruff " in each["entry"]], ids=lambda each: each["id"])
def test_a_hook_mends_a_file(each: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    untidy = tmp_path / "untidy.py"
    untidy.write_text("import os\nx = ( 1 )\n", encoding="utf-8")
    monkeypatch.setattr(hook, "sync", lambda _group: Path(sys.executable))
    assert hook.main([*each["entry"].split()[3:], str(untidy)]) == 0
    mended = {"ruff": "x = ( 1 )\n", "ruff-format": "import os\n\nx = 1\n"}
    assert untidy.read_text(encoding="utf-8") == mended[each["id"]]


def test_prettier_gets_the_paths_below_web(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[Any] = []

    def call(words: list[Any], folder: Path) -> int:
        called.extend([words, folder])
        return 0

    monkeypatch.setattr(hook, "web_packages", lambda: Node(Path("node"), ("npm",)))
    monkeypatch.setattr(hook, "call", call)
    (entry,) = (each["entry"].split()[3:] for each in hooks() if each["id"] == "prettier")
    assert hook.main([*entry, "web/src/app.css", "web/index.html"]) == 0
    assert called[0][-2:] == ["src/app.css", "index.html"]
    assert called[1] == ROOT / "web"
