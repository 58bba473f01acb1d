"""`python3 run.py lock`: updates the versions in requirements/."""

from collections.abc import Sequence
from pathlib import Path

from tools.packages import GROUPS, uv
from tools.shell import call

# What each lock holds besides the project's own dependencies; each has all that those before it have.
EXTRAS = {
    "serve": ("push", "polish"),
    "build": ("push", "polish"),
    "lab": ("push", "polish", "lab", "env", "cluster"),
}
FORM = ("--universal", "--generate-hashes", "--no-header", "--no-emit-index-url", "--no-emit-find-links")


def main(words: Sequence[str]) -> int:
    compile_: list[str | Path] = [uv(), "pip", "compile", "--quiet", "--python-version", "3.11", *FORM, *words]
    codes = [call([*compile_, "--group", group, *output(group)]) for group in ("tools", "web")]
    # The largest first: the others take their versions from it.
    for group in reversed(GROUPS):
        extras = [f"--extra={extra}" for extra in EXTRAS[group]] if group in EXTRAS else ["--all-extras"]
        agreed = [] if group == GROUPS[-1] else ["--constraint", f"requirements/{GROUPS[-1]}.lock"]
        wanted = ["pyproject.toml", *extras, "--group", group, *agreed]
        codes.append(call([*compile_, *wanted, "--no-annotate", *output(group)]))
    return int(any(codes))


def output(group: str) -> list[str]:
    return ["--output-file", f"requirements/{group}.lock"]
