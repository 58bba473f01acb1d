"""Helpers for the set-up: paths, stamps that say what a folder was made from, and quiet subprocesses.

Standard library only: all of this runs before anything is installed.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import TextIO

    Words = Sequence[str | Path]

ROOT = Path(__file__).resolve().parents[1]
TOOLS = ROOT / ".tools"
VENV = ROOT / ".venv"
BUILD = ROOT / ".build"
LOCKS = ROOT / "requirements"


class SetupError(Exception):
    """Set-up can't go on; the text says what to do."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


@contextlib.contextmanager
def step(what: str) -> Iterator[None]:
    began = time.monotonic()
    yield
    say(f"{what}: {time.monotonic() - began:.1f} s")


def digest(*parts: str | Path) -> str:
    """A short hash of texts and of the contents and places of files."""
    whole = hashlib.sha256()
    for part in parts:
        if isinstance(part, Path):
            text = part.relative_to(ROOT).as_posix().encode() if part.is_relative_to(ROOT) else part.name.encode()
            content = part.read_bytes() if part.is_file() else b"missing"
        else:
            text, content = b"", part.encode()
        whole.update(b"%d %d " % (len(text), len(content)) + text + content)
    return whole.hexdigest()[:24]


def read_stamp(folder: Path) -> list[str]:
    try:
        return (folder / "stamp").read_text(encoding="utf-8").split()
    except FileNotFoundError:
        return []


def write_stamp(folder: Path, *keys: str) -> None:
    """Say what the folder was made from. Written last, so that an interrupted folder never looks finished."""
    unfinished = folder / "stamp.unfinished"
    unfinished.write_text("\n".join(keys) + "\n", encoding="utf-8")
    unfinished.replace(folder / "stamp")


@contextlib.contextmanager
def alone(what: str) -> Iterator[None]:
    """One process at a time installs packages, and one builds; whoever comes second waits and finds it done."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{what}.lock").open("w", encoding="utf-8") as file:
        lock(file)
        yield


def lock(file: TextIO) -> None:
    """Wait for it; closing the file gives it back."""
    if sys.platform == "win32":
        import msvcrt

        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                return
            except OSError as error:
                if error.errno != errno.EDEADLK:  # which says that another had it for ten seconds
                    return  # some network folders know no locks
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)


def clean_environment(**more: str) -> dict[str, str]:
    """This process's environment without what could pull in another Python's modules.

    Bytecode is kept in a folder of our own, even where Python is told to keep none: without it every start would take a
    second longer."""
    foreign = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "PYTHONDONTWRITEBYTECODE"}
    kept = {name: value for name, value in os.environ.items() if name not in foreign}
    own = {"PYTHONSAFEPATH": "1", "PYTHONPYCACHEPREFIX": str(BUILD / "bytecode"), "UV_PYTHON_DOWNLOADS": "never"}
    return kept | own | more


def run_quietly(command: Words, failure: str, environment: Mapping[str, str] | None = None) -> str:
    """Run a step of the set-up; its output is shown only when it fails."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=environment or clean_environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        say(done.stdout.rstrip())
        raise SetupError(failure)
    return done.stdout


def program(folder: Path, name: str) -> Path:
    return folder / "Scripts" / f"{name}.exe" if os.name == "nt" else folder / "bin" / name


def hand_over(command: Words, environment: Mapping[str, str]) -> NoReturn:
    """Become the command, with its terminal and its exit code."""
    words = [str(word) for word in command]
    if os.name == "posix":
        sys.stdout.flush()
        sys.stderr.flush()
        os.execve(words[0], words, dict(environment))
    sys.exit(subprocess.run(words, env=environment).returncode)


def call(command: Words, environment: Mapping[str, str] | None = None, folder: Path = ROOT) -> int:
    """Run a program in front of whoever asked; gives its exit code."""
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=folder, env=environment or clean_environment()).returncode
