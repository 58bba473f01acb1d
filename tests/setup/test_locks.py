"""The locks in requirements/ agree with pyproject.toml and name no machine or network."""

import re
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.locks import EXTRAS
from tools.packages import GROUPS

ROOT = Path(__file__).parents[2]
LOCKS = [*GROUPS, "tools", "web"]


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def lock_text(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8")


def blocks(name: str) -> list[str]:
    """A lock's entries, each with its hashes and comments."""
    return re.split(r"\n(?=[a-z0-9])", lock_text(name).strip(), flags=re.IGNORECASE)


def pins(name: str) -> dict[str, set[str]]:
    """By package: its versions, of which there may be several for different Pythons."""
    found: dict[str, set[str]] = {}
    for block in blocks(name):
        pinned = Requirement(block.splitlines()[0].removesuffix("\\"))
        (specifier,) = pinned.specifier
        assert specifier.operator == "=="
        found.setdefault(canonicalize_name(pinned.name), set()).add(specifier.version)
    return found


def declared(group: str) -> list[Requirement]:
    """What a lock must hold: the project's own dependencies, its extras, and the group with the groups in it."""
    settings = project()
    words: list[str] = [*settings["project"]["dependencies"]]
    extras = settings["project"]["optional-dependencies"]
    for extra in EXTRAS.get(group, extras):
        words += extras[extra]
    waiting = [group]
    while waiting:
        for item in settings["dependency-groups"][waiting.pop()]:
            if isinstance(item, str):
                words.append(item)
            else:
                waiting.append(item["include-group"])
    return [Requirement(word) for word in words]


@pytest.mark.parametrize("name", GROUPS)
def test_every_declared_dependency_is_pinned_to_a_version_that_fits(name: str) -> None:
    pinned = pins(name)
    for requirement in declared(name):
        versions = pinned.get(canonicalize_name(requirement.name), set())
        assert versions, f"{requirement.name} is not in {name}.lock: python3 run.py lock"
        for version in versions:
            assert requirement.specifier.contains(version), f"{requirement} is locked as {version}: python3 run.py lock"


def test_the_tool_that_sets_up_is_locked_as_declared() -> None:
    (word,) = project()["dependency-groups"]["tools"]
    assert {f"{name}=={version}" for name, versions in pins("tools").items() for version in versions} == {word}


def test_what_the_build_asks_for_is_what_is_locked() -> None:
    settings = project()
    pinned = pins("dev")
    hook = settings["tool"]["hatch"]["build"]["hooks"]["custom"]
    for word in [*hook["requires"], *settings["build-system"]["requires"]]:
        requirement = Requirement(word)
        versions = pinned[canonicalize_name(requirement.name)]
        assert all(requirement.specifier.contains(version) for version in versions)


@pytest.mark.parametrize("name", LOCKS)
def test_every_pin_has_hashes(name: str) -> None:
    assert blocks(name)
    for block in blocks(name):
        assert re.search(r"--hash=sha256:[0-9a-f]{64}\b", block), block.splitlines()[0]


@pytest.mark.parametrize("name", LOCKS)
def test_no_lock_names_a_host_or_a_path(name: str) -> None:
    text = lock_text(name)
    assert "://" not in text
    assert not re.search(r"index-url|find-links|trusted-host|@ |\bfile:", text)
    assert not re.search(r"(^|\s)([/~]|[A-Za-z]:\\)", text)


@pytest.mark.parametrize(("smaller", "larger"), list(pairwise(GROUPS)))
def test_every_group_has_the_packages_and_versions_of_those_before_it(smaller: str, larger: str) -> None:
    more = pins(larger)
    for name, versions in pins(smaller).items():
        assert more.get(name) == versions, f"{name} differs in {larger}.lock: python3 run.py lock"
