"""`python3 run.py test`: lint and all tests; with arguments for pytest only those tests, interpreted, without a build.

The tests of the package run last, so that a whole run ends with pytest's own summary.
"""

import os
import shutil
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from tools import linting
from tools.compiled import build_compiled, package_environment
from tools.pages import build_pages, web_packages
from tools.shell import BUILD, ROOT, SetupError, call, clean_environment, run_quietly, say, step

BROWSER = "tests/browser"
# What a whole run does once: pages, documents, the server and reviews on what people run, set-up, texts and fuzzing on
# the sources.
ONLY_PACKAGE = (BROWSER, "tests/docs", "tests/review", "tests/server")
ONLY_SOURCES = ("tests/fuzz/test_guided.py", "tests/setup", "tests/texts")
WORKERS = (os.cpu_count() or 1) + 1  # tests of the server mostly wait
PARALLEL = (f"--numprocesses={WORKERS}", "--dist=worksteal")
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
NOT_COMPILED = "Nothing is compiled here, so the tests of the package run on plain Python:"


def main(words: Sequence[str]) -> int:
    return some(words) if words else everything()


def some(words: Sequence[str]) -> int:
    """These tests, interpreted, or as --compiled says; both where both are asked for. Whole folders in parallel."""
    ways = [way for way in ("interpreted", "compiled") if f"--{way}" in words] or ["interpreted"]
    rest = [word for word in words if word not in ("--interpreted", "--compiled")]
    if any("browser" in word for word in rest):
        build_pages()
        install_browser()
    if any((ROOT / word).is_dir() for word in rest) and not any(word.startswith(("-n", "--num")) for word in rest):
        rest = [*rest, *PARALLEL]
    codes = [call([sys.executable, "-m", "pytest", *rest], environment_of(way)) for way in ways]
    return int(any(codes))


def everything() -> int:
    building = threading.Thread(target=build_ahead)
    building.start()  # beside lint, and the tests that need nothing of it
    node = web_packages()
    failed = ["lint"] if linting.main([]) != 0 else []
    vitest: list[str | Path] = [node.node, "node_modules/vitest/vitest.mjs", "run"]
    failed += ["tests of the pages"] if call(vitest, folder=ROOT / "web") != 0 else []
    build_pages()
    install_browser()
    failed += test_sources()
    building.join()
    failed += test_package()
    if failed:
        say("Failed: " + ", ".join(failed) + ".")
    return 1 if failed else 0


def build_ahead() -> None:
    """What goes wrong here goes wrong once more where the package is needed, and is told there."""
    with suppress(SetupError):
        build_compiled()


def environment_of(way: str) -> dict[str, str]:
    """CURIOUSER_EXPECT lets the tests check that they run on what they should."""
    kept = {"HYPOTHESIS_STORAGE_DIRECTORY": str(BUILD / "hypothesis")}
    if way == "interpreted":
        return clean_environment(CURIOUSER_EXPECT="interpreted", **kept)
    is_compiled = build_compiled()
    return package_environment() | {"CURIOUSER_EXPECT": "compiled" if is_compiled else "interpreted", **kept}


def leaving_out(paths: Sequence[str]) -> list[str]:
    return [f"--ignore={path}" for path in paths]


def test_sources() -> list[str]:
    """The tests on the source tree, interpreted, with coverage; says what failed."""
    say("Tests of the sources, interpreted:")
    environment = environment_of("interpreted")
    shutil.rmtree(BUILD / "coverage", ignore_errors=True)
    (BUILD / "coverage").mkdir(parents=True)
    coverage: list[str | Path] = [sys.executable, "-m", "coverage"]
    code = call([*coverage, "run", "-m", "pytest", *PARALLEL, *leaving_out(ONLY_PACKAGE)], environment)
    call([*coverage, "combine", "--quiet"], environment)
    is_covered = call([*coverage, "report"], environment) == 0
    return (["tests of the sources"] if code != 0 else []) + ([] if is_covered else ["coverage"])


def test_package() -> list[str]:
    """The same tests on the compiled package; says what failed."""
    try:
        environment = environment_of("compiled")
    except SetupError as problem:
        say(str(problem))
        return ["build of the package"]
    is_compiled = environment["CURIOUSER_EXPECT"] == "compiled"
    say("Tests of the package, compiled:" if is_compiled else NOT_COMPILED)
    pytest = [sys.executable, "-m", "pytest", *PARALLEL]
    # Apart from the others: the browser's driver keeps a loop of its own running, which other tests would trip over.
    say("Tests in the browser:")
    failed = ["tests in the browser"] if call([*pytest, BROWSER], environment) != 0 else []
    rest = [*pytest, *leaving_out((BROWSER, *ONLY_SOURCES))]
    return failed + (["tests of the package"] if call(rest, environment) != 0 else [])


def install_browser() -> None:
    """Chromium for the browser tests, from Debian's packages where that may be done."""
    if any(map(shutil.which, BROWSERS)):
        return
    is_root = os.name == "posix" and os.geteuid() == 0
    if not is_root or shutil.which("apt-get") is None:
        raise SetupError("The browser tests need Chromium: install it (on Debian: apt install chromium).")
    with step("Installed Chromium"):
        failure = "Chromium could not be installed with apt-get."
        run_quietly(["apt-get", "update", "--quiet"], failure)
        run_quietly(["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", "chromium"], failure)
