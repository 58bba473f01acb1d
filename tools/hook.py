"""`python3 -m tools.hook TOOL …`: runs ruff or prettier on some files, for .pre-commit-config.yaml."""

import sys
from collections.abc import Sequence

from tools.packages import sync
from tools.pages import web_packages
from tools.shell import ROOT, SetupError, call, say

WEB = "web/"


def main(words: Sequence[str]) -> int:
    """Of the pages' own environment where the tool is prettier, which takes paths below web/; else of Python's."""
    tool, *rest = words
    if tool != "prettier":
        return call([sync("dev"), "-m", tool, *rest])
    paths = [word.removeprefix(WEB) for word in rest]
    return call([web_packages().node, "node_modules/prettier/bin/prettier.cjs", *paths], folder=ROOT / WEB)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except SetupError as problem:
        say(str(problem))
        sys.exit(1)
