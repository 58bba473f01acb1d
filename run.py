#!/usr/bin/env python3
"""Sets Curiouser up inside this folder and starts it: installs what the command needs, then hands over.

Needs Python 3.11 and the standard library only. All that it makes lies in .tools, .venv and .build.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Curiouser needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools.compiled import build_compiled, is_compiled, may_compile, package_environment
from tools.packages import sync
from tools.pages import pages_if_possible
from tools.shell import ROOT, VENV, SetupError, clean_environment, hand_over, program, say

if TYPE_CHECKING:
    from collections.abc import Sequence

USAGE = """python3 run.py [COMMAND] [WORDS ...]

  (nothing)        set up what serving needs and open the tables at http://localhost:8000
  test             lint, then all tests: interpreted with coverage, in the browser, compiled
  test PATH …      these tests, interpreted; --compiled: on the compiled package; other words go to pytest
  dev [WORDS]      serve with reload: pages at once, Python after every save
  bench [WORDS]    measure speed, beside other engines
  lint             ruff, its formatter and mypy; prettier, eslint and svelte-check; changing nothing
  format           let ruff and prettier put the sources in order
  docs             run every command of the documents; --serve, --build DIR: as a site; --texts: all texts to read
  shots            make the pictures of the documents
  lock [WORDS]     choose the versions in requirements/ anew (--upgrade: the newest)
  release VERSION  make a release from a clean tree
  ANYTHING ELSE    goes to the command line of Curiouser, for example: python3 run.py simulate --help

CURIOUSER_COMPILE=0 runs everything as plain Python."""

# What developers do, each in tools/, with the packages it needs; "": none but Python's own.
VERBS = {
    "test": "dev",
    "dev": "dev",
    "bench": "bench",
    "lint": "dev",
    "format": "dev",
    "docs": "dev",
    "shots": "dev",
    "lock": "",
    "release": "dev",
}
LAB_COMMANDS = {"simulate", "report", "balance", "ladder"}
# Without compiled rules these would keep people waiting, so they are compiled first.
THINKING_COMMANDS = {*LAB_COMMANDS, "play", "review", "verify", "replay-all", "check-game", "--version"}


def serve(words: Sequence[str]) -> NoReturn:
    """Serve as soon as packages and pages are there; compile behind it, and let the server start anew, compiled."""
    pages = threading.Thread(target=pages_if_possible)
    pages.start()
    sync("lab" if "--lab" in words or os.environ.get("CURIOUSER_LAB") else "serve")
    if may_compile() and not is_compiled():
        start_compiling()
    pages.join()
    hand_over([program(VENV, "curiouser"), *words], package_environment())


def start_compiling() -> None:
    """The signal that it is done waits until the server is there to take it."""
    behind = [sys.executable, str(ROOT / "run.py"), "--compile-behind", str(os.getpid())]
    subprocess.Popen(behind, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, env=clean_environment())
    if os.name == "posix":
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR2})


def compile_behind(server: int) -> int:
    """In a process beside the one that becomes the server; pages and server come first."""
    if os.name == "posix":
        os.nice(10)
    is_done = build_compiled()
    if is_done and os.name == "posix" and os.getppid() == server:
        os.kill(server, signal.SIGUSR2)  # elsewhere the next start is compiled
    return 0


def command_line(words: Sequence[str]) -> NoReturn:
    if words[0] == "serve" and not {"--help", "-h"} & set(words):
        serve(words)
    sync("lab" if words[0] in LAB_COMMANDS else "serve")
    if words[0] in THINKING_COMMANDS:
        build_compiled()
    hand_over([program(VENV, "curiouser"), *words], package_environment())


def main(words: Sequence[str]) -> int:
    if words[:1] in (["--help"], ["-h"], ["help"]):
        print(USAGE)
        return 0
    try:
        if words[:1] == ["--compile-behind"]:
            return compile_behind(int(words[1]))
        if words[:1] and words[0] in VERBS:
            python = sync(VERBS[words[0]]) if VERBS[words[0]] else Path(sys.executable)
            hand_over([python, "-m", "tools", *words], clean_environment(PYTHONPATH=str(ROOT)))
        command_line(words or ["serve"])
    except SetupError as problem:
        say(str(problem))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
