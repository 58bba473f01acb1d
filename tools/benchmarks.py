"""`python3 run.py bench …`: runs bench/ on the compiled package."""

import sys
from collections.abc import Sequence

from tools.compiled import build_compiled, package_environment
from tools.pages import build_pages
from tools.shell import ROOT, hand_over


def main(words: Sequence[str]) -> int:
    build_pages()
    build_compiled()
    hand_over([sys.executable, "-m", "bench", *words], package_environment(ROOT))
