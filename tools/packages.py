"""Installs the packages a command needs with a pinned uv, into one environment that only grows.

Standard library only: all of this runs before anything is installed.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from tools.shell import (
    LOCKS,
    ROOT,
    TOOLS,
    VENV,
    SetupError,
    alone,
    clean_environment,
    digest,
    program,
    read_stamp,
    run_quietly,
    step,
    write_stamp,
)

# Each has all packages of those before it.
GROUPS = ("serve", "build", "lab", "dev", "bench")


def uv() -> Path:
    """The pinned uv: the system's if it is that one, else fetched once."""
    version = (LOCKS / "tools.lock").read_text(encoding="utf-8").split()[0].removeprefix("uv==")
    home = TOOLS / f"uv-{version}"
    own = program(home, "uv") if (home / "pyvenv.cfg").exists() else home / "bin" / program(home, "uv").name
    if own.exists():
        return own
    present = shutil.which("uv")
    if present and run_quietly([present, "--version"], f"{present} does not work.").split()[1:2] == [version]:
        return Path(present)
    with alone("tools"):
        if not home.exists():
            TOOLS.mkdir(exist_ok=True)
            with step(f"Fetched uv {version}"):
                fetch_uv(home)
    return uv()


def fetch_uv(home: Path) -> None:
    """By this Python's pip, or by the pip of a venv where this Python has none of its own."""
    with tempfile.TemporaryDirectory(dir=TOOLS, prefix="unfinished-") as folder:
        unfinished = Path(folder, "uv")
        pinned = str(LOCKS / "tools.lock")
        install = ["-m", "pip", "install", "--quiet", "--no-deps", "--require-hashes", "--requirement", pinned]
        environment = clean_environment(PIP_USER="0", PIP_DISABLE_PIP_VERSION_CHECK="1")
        failure = "uv could not be fetched: is this machine connected to a Python package index?"
        if has_module("pip"):
            words: list[str | Path] = [sys.executable, *install, "--no-compile", "--target", unfinished]
            run_quietly(words, failure, environment)
        elif has_module("ensurepip"):
            run_quietly([sys.executable, "-m", "venv", unfinished], "This Python can't make a venv.", environment)
            run_quietly([program(unfinished, "python"), *install], failure, environment)
        else:
            raise SetupError("This Python has neither pip nor venv: install one (on Debian: apt install python3-venv).")
        unfinished.rename(home)


def has_module(name: str) -> bool:
    done = subprocess.run([sys.executable, "-c", f"import {name}"], capture_output=True, env=clean_environment())
    return done.returncode == 0


def python_key() -> str:
    """Changes when an environment made earlier can't be used any more: another Python, or the folder was moved."""
    return digest(sys.version, sys.base_prefix, str(ROOT))


def packages_key(group: str) -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    tables = (repr(project.get(table)) for table in ("project", "build-system"))
    return digest(LOCKS / f"{group}.lock", *tables)


def group_to_install(group: str) -> str | None:
    """None if everything is there. An environment that has more than is asked for keeps it."""
    stamp = read_stamp(VENV)
    if len(stamp) != 3 or stamp[0] != python_key() or stamp[1] not in GROUPS:
        return group
    wanted = max(group, stamp[1], key=GROUPS.index)
    return None if wanted == stamp[1] and stamp[2] == packages_key(wanted) else wanted


def sync(group: str) -> Path:
    """The environment with the locked packages of a group, and Curiouser itself as it lies here; gives its Python."""
    python = program(VENV, "python")
    if group_to_install(group) is None:
        return python
    tool = uv()
    with alone("packages"):
        wanted = group_to_install(group)
        if wanted is None:
            return python
        with step("Installed packages"):
            install_group(tool, wanted)
    return python


def install_group(tool: Path, group: str) -> None:
    """A server may be running from this environment while a larger group is installed: what is there stays in place.
    Only where the locks or the project changed is anything taken out or exchanged."""
    python, before = program(VENV, "python"), read_stamp(VENV)
    if before[:1] != [python_key()]:
        base = getattr(sys, "_base_executable", sys.executable)
        run_quietly([tool, "venv", "--clear", "--python", base, VENV], "No environment could be made.")
    only_grows = len(before) == 3 and before == [python_key(), before[1], packages_key(before[1])]
    if not only_grows:
        (VENV / "stamp").unlink(missing_ok=True)
    lock = LOCKS / f"{group}.lock"
    words: list[str | Path] = (
        [tool, "pip", "install", "--no-deps", "--requirement"] if only_grows else [tool, "pip", "sync"]
    )
    failure = f"The packages of requirements/{lock.name} could not be installed."
    run_quietly([*words, lock, "--python", python, "--require-hashes"], failure)
    if not only_grows:
        own: list[str | Path] = [tool, "pip", "install", "--no-deps", "--no-build-isolation", "--editable", ROOT]
        run_quietly([*own, "--python", python], "Curiouser could not be installed.")
    write_stamp(VENV, python_key(), group, packages_key(group))
