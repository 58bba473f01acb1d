"""Runs the command line for tests, in this process or in a separate one."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest


class Run(NamedTuple):
    code: int
    out: str
    err: str


Cli = Callable[..., Run]
PROGRAM = [sys.executable, "-m", "curiouser"]


def run_program(*words: str, typed: str = "", **environment: str) -> Run:
    done = subprocess.run(
        [*PROGRAM, *words], input=typed, capture_output=True, text=True, encoding="utf-8", env=os.environ | environment
    )
    return Run(done.returncode, done.stdout, done.stderr)


def forbid(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Nobody may open files of that name, not even somebody who may do everything."""
    permitted = Path.open

    def open_others(path: Path, *args: Any, **more: Any) -> Any:
        if path.name == name:
            raise PermissionError(13, "Permission denied")
        return permitted(path, *args, **more)

    monkeypatch.setattr(Path, "open", open_others)
