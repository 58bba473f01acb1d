"""`python3 run.py shots`: takes the pictures in the documents, with the compiled package."""

import os
import sys
from collections.abc import Sequence

from tools.compiled import build_compiled, package_environment
from tools.pages import build_pages
from tools.shell import ROOT, VENV, hand_over, program
from tools.testing import install_browser


def main(words: Sequence[str]) -> int:
    build_pages()
    build_compiled()
    install_browser()
    environment = package_environment(ROOT)
    environment["PATH"] = os.pathsep.join([str(program(VENV, "python").parent), environment.get("PATH", os.defpath)])
    hand_over([sys.executable, "-m", "tools.shots", *words], environment)
