"""`python3 run.py lint`: checks the sources and changes nothing; `python3 run.py format` fixes formatting."""

import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from tools.pages import web_packages
from tools.shell import ROOT, call, clean_environment, say

SOURCES = (
    "curiouser",
    "tests",
    "bench",
    "tools",
    "examples",
    "run.py",
    "hatch_build.py",
    "native_build.py",
    "native_compiler.py",
    "native_front.py",
    "build_info.py",
    "web_build.py",
)
PYTHON_CHECKS = (
    ("ruff", "check", "--quiet"),
    ("ruff", "format", "--quiet", "--diff"),
    ("mypy", "--no-error-summary"),
)
WEB_CHECKS = (
    ("prettier/bin/prettier.cjs", "--log-level", "warn", "--check", "."),
    ("eslint/bin/eslint.js", "."),
    ("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "machine"),
)
WEB_FORMATS = (
    ("prettier/bin/prettier.cjs", "--log-level", "warn", "--write", "."),
    ("eslint/bin/eslint.js", "--fix", "."),
)


class Checked(NamedTuple):
    code: int
    said: str


def main(words: Sequence[str]) -> int:
    """Python's checks beside those of the pages."""
    node = web_packages()
    python = [[sys.executable, "-m", *check, *SOURCES] for check in PYTHON_CHECKS]
    python[0] += words
    web = [[str(node.node), f"node_modules/{tool}", *rest] for tool, *rest in WEB_CHECKS]
    with ThreadPoolExecutor() as threads:
        both = threads.submit(check_all, python, "."), threads.submit(check_all, web, "web")
        checked = [each for done in both for each in done.result()]
    for each in checked:
        print(each.said, end="", flush=True)
    is_clean = not any(each.code for each in checked)
    say("Lint: " + ("clean." if is_clean else "not clean."))
    return 0 if is_clean else 1


def check_all(commands: Sequence[Sequence[str]], folder: str) -> list[Checked]:
    return [check(command, folder) for command in commands]


def check(command: Sequence[str], folder: str) -> Checked:
    done = subprocess.run(
        command,
        cwd=ROOT / folder,
        env=clean_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    # svelte-check says when it starts and ends even if it finds nothing.
    is_noise = done.returncode == 0 and "svelte-check" in command[1]
    return Checked(done.returncode, "" if is_noise else done.stdout)


def put_in_order(words: Sequence[str]) -> int:
    node = web_packages()
    codes = [
        call([sys.executable, "-m", "ruff", "check", "--fix", *words, *SOURCES]),
        call([sys.executable, "-m", "ruff", "format", *SOURCES]),
        *(call([node.node, f"node_modules/{tool}", *rest], folder=ROOT / "web") for tool, *rest in WEB_FORMATS),
    ]
    return int(any(codes))
