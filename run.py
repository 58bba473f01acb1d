#!/usr/bin/env python3
"""The one door to Curiouser: sets everything up inside this folder, then plays, tests, measures or checks.

Needs Python 3.11 and the standard library only; all that it makes lies in .tools, .venv, .venv-bench and .build.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Curiouser needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

import tomllib

sys.path.insert(0, str(Path(__file__).resolve().parent))
import web_build

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    Words = Sequence[str | Path]

ROOT = Path(__file__).resolve().parent
TOOLS = ROOT / ".tools"
VENV = ROOT / ".venv"
BENCH_VENV = ROOT / ".venv-bench"
BUILD = ROOT / ".build"
COMPILED = BUILD / "compiled"
LOCKS = ROOT / "requirements"

# What happens when no word is given.
DEFAULT_WORDS = ("serve",)

WAYS = ("interpreted", "compiled")
BROWSER = "tests/browser"
# What a run of all tests does once: pages, documents, the server and reviews on what people run, set-up and fuzzing on
# the sources.
ONLY_PACKAGE = (
    BROWSER,
    "tests/docs",
    "tests/review",
    "tests/server",
)
ONLY_SOURCES = ("tests/fuzz/test_guided.py", "tests/setup")
EXAMPLES = str(BUILD / "hypothesis")
NOT_COMPILED = "Nothing is compiled here, so the tests of the package run on plain Python:"

USAGE = """python3 run.py [VERB] [WORDS ...]

  (no word)        set everything up and open the tables at http://localhost:8000
  test [ARGS]      lint, then all tests interpreted with coverage, then compiled; with ARGS for pytest only these
                   tests, in both ways; --interpreted or --compiled: only one of the ways
  bench [ARGS]     measure speed, beside other engines
  lint             ruff, its formatter and mypy; prettier, eslint and svelte-check; changing nothing
  format           let ruff and prettier put the sources in order
  docs             check the documents
  shots            make the pictures of the documents
  lock [ARGS]      choose the versions in requirements/ anew (--upgrade: the newest)
  ANYTHING ELSE    goes to the command line of Curiouser, for example: python3 run.py simulate --help

CURIOUSER_COMPILE=0 runs everything as plain Python."""

# What needs the pages, apart from the tests.
WITH_PAGES = ("serve", "play")
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


class SetupError(Exception):
    """Set-up can't go on; the text says what to do."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


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


def python_key() -> str:
    """Changes when an environment made earlier can't be used any more: another Python, or the folder was moved."""
    return digest(sys.version, sys.base_prefix, str(ROOT))


def packages_key(lock: Path) -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return digest(lock, *(repr(project.get(table)) for table in ("project", "build-system")))


def package_files(package: Path) -> list[Path]:
    """All files that go into the wheel."""
    made = {".pyc", ".so", ".pyd"}
    return [path for path in sorted(package.rglob("*")) if path.suffix not in made and path.is_file()]


def compiled_key() -> str:
    chosen = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS", "CURIOUSER_COMPILE")]
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    found = shutil.which(compiler.split()[0]) or "no compiler"
    names = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".build/web/stamp")
    others = [ROOT / name for name in names]
    return digest(python_key(), *chosen, found, LOCKS / "dev.lock", *others, *package_files(ROOT / "curiouser"))


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One set-up at a time in this folder."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "setting-up").open("w", encoding="utf-8") as file:
        with contextlib.suppress(ImportError):  # Windows has no such locks
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        for folder in (TOOLS, BUILD, BUILD / "mypyc"):
            for leftover in folder.glob("unfinished-*"):
                shutil.rmtree(leftover, ignore_errors=True)
        yield


@contextlib.contextmanager
def step(what: str) -> Iterator[None]:
    began = time.monotonic()
    print(f"{what} …", end=" ", file=sys.stderr, flush=True)
    yield
    say(f"{time.monotonic() - began:.1f} s")


def clean_environment(**more: str) -> dict[str, str]:
    """This process's environment without what could pull in another Python's modules."""
    strange = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"}
    kept = {name: value for name, value in os.environ.items() if name not in strange}
    return kept | {"PYTHONSAFEPATH": "1", "UV_PYTHON_DOWNLOADS": "never"} | more


def run_quietly(command: Words, failure: str, environment: Mapping[str, str] | None = None) -> str:
    """Run a step of the set-up; its output is shown only when it fails."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=environment or clean_environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        say("\n" + done.stdout.rstrip())
        raise SetupError(failure)
    return done.stdout


def scripts(folder: Path) -> Path:
    return folder / ("Scripts" if os.name == "nt" else "bin")


def program(folder: Path, name: str) -> Path:
    return scripts(folder) / (name + ".exe" if os.name == "nt" else name)


def pinned_uv_version() -> str:
    first = (LOCKS / "tools.lock").read_text(encoding="utf-8").split()[0]
    return first.removeprefix("uv==")


def uv() -> Path:
    version = pinned_uv_version()
    home = TOOLS / f"uv-{version}"
    own = program(home, "uv") if (home / "pyvenv.cfg").exists() else home / "bin" / program(home, "uv").name
    if own.exists():
        return own
    present = shutil.which("uv")
    if present and run_quietly([present, "--version"], f"{present} does not work.").split()[1:2] == [version]:
        return Path(present)
    TOOLS.mkdir(exist_ok=True)
    with step(f"Fetching uv {version}"):
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
            run_quietly([sys.executable, *install, "--target", unfinished], failure, environment)
        elif has_module("ensurepip"):
            run_quietly([sys.executable, "-m", "venv", unfinished], "This Python can't make a venv.", environment)
            run_quietly([program(unfinished, "python"), *install], failure, environment)
        else:
            raise SetupError("This Python has neither pip nor venv: install one (on Debian: apt install python3-venv).")
        unfinished.rename(home)


def has_module(name: str) -> bool:
    done = subprocess.run([sys.executable, "-c", f"import {name}"], capture_output=True, env=clean_environment())
    return done.returncode == 0


def environment_in(folder: Path, lock: Path) -> Path:
    """A virtual environment with exactly the locked packages and Curiouser itself, interpreted; gives its Python."""
    python = program(folder, "python")
    keys = [python_key(), packages_key(lock)]
    if read_stamp(folder) == keys:
        return python
    with alone():
        if read_stamp(folder) == keys:
            return python
        tool = uv()
        with step(f"Installing packages in {folder.name}"):
            if read_stamp(folder)[:1] != keys[:1]:
                base = getattr(sys, "_base_executable", sys.executable)
                run_quietly([tool, "venv", "--clear", "--python", base, folder], "No environment could be made.")
            (folder / "stamp").unlink(missing_ok=True)
            pip: list[str | Path] = [tool, "pip"]
            # Translated now, once: where Python may not keep what it translates, every start would do it anew.
            sync = [*pip, "sync", "--python", python, "--require-hashes", "--compile-bytecode", lock]
            run_quietly(sync, f"The packages of requirements/{lock.name} could not be installed.")
            install = [*pip, "install", "--python", python, "--no-deps", "--no-build-isolation", "--editable", ROOT]
            run_quietly(install, "Curiouser could not be installed.")
            write_stamp(folder, *keys)
    return python


def build_compiled(python: Path) -> None:
    """Unpack a fresh wheel beside the sources; whatever imports it gets the compiled modules."""
    key = compiled_key()
    if read_stamp(COMPILED) == [key]:
        return
    with alone():
        if read_stamp(COMPILED) == [key]:
            return
        with step("Building the package"), tempfile.TemporaryDirectory(dir=BUILD, prefix="unfinished-") as folder:
            command: list[str | Path] = [python, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
            environment = clean_environment(CURIOUSER_PAGES=str(web_build.pages(ROOT)))
            said = run_quietly(command, "Curiouser could not be built.", environment)
            (wheel,) = Path(folder).glob("*.whl")
            unpacked = Path(folder, "unpacked")
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(unpacked)
            translate: list[str | Path] = [python, "-m", "compileall", "-q", "-s", unpacked, "-p", COMPILED]
            run_quietly([*translate, unpacked / "curiouser"], "A module of Curiouser can't be read.")
            write_stamp(unpacked, key)
            if COMPILED.exists():
                COMPILED.rename(Path(folder, "old"))
            unpacked.rename(COMPILED)
        for line in said.splitlines():
            if not line.endswith(".whl"):
                say(line)


def node() -> web_build.Node:
    """The system's if it is new enough, else the pinned one, fetched once."""
    lock = LOCKS / "web.lock"
    home = TOOLS / ("node-" + lock.read_text(encoding="utf-8").split()[0].partition("==")[2])
    found = web_build.system_node() or web_build.wheel_node(home)
    if found is not None:
        return found
    tool = uv()
    with (
        step(f"Fetching Node {home.name.removeprefix('node-')}"),
        tempfile.TemporaryDirectory(dir=TOOLS, prefix="unfinished-") as folder,
    ):
        install: list[str | Path] = [tool, "pip", "install", "--no-deps", "--require-hashes", "--requirement", lock]
        command = [*install, "--python", sys.executable, "--target", Path(folder, "node")]
        run_quietly(command, "Node could not be fetched: is this machine connected to a Python package index?")
        Path(folder, "node").rename(home)
    made = web_build.wheel_node(home)
    if made is None:
        raise SetupError("The Node that was fetched has no npm.")
    return made


def web_packages() -> web_build.Node:
    """Node, with the packages of web/ in place."""
    with alone():
        found = node()
        try:
            web_build.install(ROOT, found)
        except web_build.WebError as problem:
            raise SetupError(str(problem)) from None
    return found


def build_pages() -> None:
    """The pages people play on; made anew only if something of them has changed."""
    if web_build.is_fresh(ROOT):
        return
    found = web_packages()
    with alone(), step("Building the pages"):
        try:
            web_build.build(ROOT, found)
        except web_build.WebError as problem:
            raise SetupError(str(problem)) from None


def pages_if_possible() -> None:
    """Without its pages the server still serves programs."""
    try:
        build_pages()
    except SetupError as problem:
        say(f"{problem}\nGoing on without fresh pages.")


def web_call(*words: str) -> int:
    """A tool of web/, by the name of its script."""
    found = web_packages()
    tool = ROOT / "web" / "node_modules" / words[0]
    return subprocess.run([found.node, tool, *words[1:]], cwd=ROOT / "web", env=found.environment()).returncode


def browser() -> None:
    """Chromium for the browser tests, from Debian's packages where that may be done."""
    if any(map(shutil.which, BROWSERS)):
        return
    is_root = os.name == "posix" and os.geteuid() == 0
    if not is_root or shutil.which("apt-get") is None:
        raise SetupError("The browser tests need Chromium: install it (on Debian: apt install chromium).")
    with step("Installing Chromium"):
        failure = "Chromium could not be installed with apt-get."
        run_quietly(["apt-get", "update", "--quiet"], failure)
        run_quietly(["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", "chromium"], failure)


def is_compiled(folder: Path) -> bool:
    return any(path.suffix in {".so", ".pyd"} for path in folder.glob("*__mypyc.*"))


def compiled_environment(*more: Path) -> dict[str, str]:
    """The unpacked wheel comes before everything else, so it wins over the sources."""
    return clean_environment(PYTHONPATH=os.pathsep.join(map(str, [COMPILED, *more])))


def hand_over(command: Words, environment: Mapping[str, str]) -> NoReturn:
    """Become the command, with its terminal and its exit code."""
    words = [str(word) for word in command]
    if os.name == "posix":
        sys.stdout.flush()
        sys.stderr.flush()
        os.execve(words[0], words, dict(environment))
    sys.exit(subprocess.run(words, env=environment).returncode)


def call(command: Words, environment: Mapping[str, str] | None = None) -> int:
    return subprocess.run(command, cwd=ROOT, env=environment or clean_environment()).returncode


def command_line(words: Sequence[str]) -> NoReturn:
    python = environment_in(VENV, LOCKS / "dev.lock")
    if words[:1] and words[0] in WITH_PAGES:
        pages_if_possible()
    build_compiled(python)
    hand_over([program(VENV, "curiouser"), *words], compiled_environment())


def split_test_words(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """The ways to run the tests in, and the words for pytest."""
    chosen = [way for way in WAYS if f"--{way}" in words]
    return chosen or list(WAYS), [word for word in words if word not in {f"--{way}" for way in WAYS}]


def test(words: Sequence[str]) -> int:
    """The package comes last, so that the last line of the output is the summary of its tests."""
    python = environment_in(VENV, LOCKS / "dev.lock")
    ways, rest = split_test_words(words)
    is_whole = not words
    pytest = ["-m", "pytest", *rest]
    failed = []
    if is_whole:
        pytest += [f"--numprocesses={(os.cpu_count() or 1) + 1}", "--dist=worksteal"]  # tests of the server mostly wait
        failed += ["lint"] if lint([]) != 0 else []
        failed += ["tests of the pages"] if web_call("vitest/vitest.mjs", "run") != 0 else []
    if is_whole or any("browser" in word for word in rest):
        build_pages()
        browser()
    building = threading.Thread(target=build_ahead, args=[python])
    if is_whole:
        building.start()  # it has one core, and the tests that need nothing of it the others
    if "interpreted" in ways:
        failed += test_sources(python, pytest, is_whole)
    if is_whole:
        building.join()
    if "compiled" in ways:
        failed += test_package(python, pytest, is_whole)
    if failed:
        say("Failed: " + ", ".join(failed) + ".")
    return 1 if failed else 0


def build_ahead(python: Path) -> None:
    """What goes wrong here goes wrong once more where the package is needed, and is told there."""
    with contextlib.suppress(SetupError):
        build_compiled(python)


def leaving_out(paths: Sequence[str]) -> list[str]:
    return [f"--ignore={path}" for path in paths]


def test_sources(python: Path, pytest: Sequence[str], is_whole: bool) -> list[str]:
    """Run the tests on the source tree, interpreted; says what failed."""
    say("Tests of the sources, interpreted:")
    environment = clean_environment(CURIOUSER_EXPECT="interpreted", HYPOTHESIS_STORAGE_DIRECTORY=EXAMPLES)
    if not is_whole:
        return ["tests of the sources"] if call([python, *pytest], environment) != 0 else []
    code, is_covered = call_with_coverage(python, [*pytest, *leaving_out(ONLY_PACKAGE)], environment)
    return (["tests of the sources"] if code != 0 else []) + ([] if is_covered else ["coverage"])


def test_package(python: Path, pytest: Sequence[str], is_whole: bool) -> list[str]:
    """Run the same tests on the package as it is installed, compiled where that is possible; says what failed."""
    try:
        build_compiled(python)
    except SetupError as problem:
        say(str(problem))
        return ["build of the package"]
    way = "compiled" if is_compiled(COMPILED) else "interpreted"
    say(f"Tests of the package, {way}:" if way == "compiled" else NOT_COMPILED)
    environment = compiled_environment() | {"CURIOUSER_EXPECT": way, "HYPOTHESIS_STORAGE_DIRECTORY": EXAMPLES}
    failed = []
    if is_whole:  # the browser's driver keeps a loop of its own running, which other tests would trip over
        say("Tests in the browser:")
        failed += ["tests in the browser"] if call([python, *pytest, BROWSER], environment) != 0 else []
        pytest = [*pytest, *leaving_out((BROWSER, *ONLY_SOURCES))]
    return failed + (["tests of the package"] if call([python, *pytest], environment) != 0 else [])


def call_with_coverage(python: Path, arguments: Sequence[str], environment: Mapping[str, str]) -> tuple[int, bool]:
    """The exit code of the tests, and whether they reach all that they must."""
    shutil.rmtree(BUILD / "coverage", ignore_errors=True)
    (BUILD / "coverage").mkdir(parents=True)
    code = call([python, "-m", "coverage", "run", *arguments], environment)
    call([python, "-m", "coverage", "combine", "--quiet"], environment)
    return code, call([python, "-m", "coverage", "report"], environment) == 0


def python_sources() -> list[str]:
    names = ("curiouser", "tests", "bench", "tools", "examples", "run.py", "hatch_build.py", "web_build.py")
    return [name for name in names if (ROOT / name).is_file() or any((ROOT / name).rglob("*.py"))]


WEB_LINT = (
    ("prettier/bin/prettier.cjs", "--log-level", "warn", "--check", "."),
    ("eslint/bin/eslint.js", "."),
    ("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "machine"),
)
WEB_FORMAT = (
    ("prettier/bin/prettier.cjs", "--log-level", "warn", "--write", "."),
    ("eslint/bin/eslint.js", "--fix", "."),
)


def has_web() -> bool:
    return (ROOT / "web" / "package.json").is_file()


def lint(words: Sequence[str]) -> int:
    python = environment_in(VENV, LOCKS / "dev.lock")
    sources = python_sources()
    commands = (
        ["ruff", "check", "--quiet", *words, *sources],
        ["ruff", "format", "--quiet", "--diff", *sources],
        ["mypy", "--no-error-summary", *sources],
    )
    codes = [call([python, "-m", *command]) for command in commands]
    codes += [web_call(*command) for command in WEB_LINT] if has_web() else []
    say("Lint: " + ("clean." if not any(codes) else "not clean."))
    return int(any(codes))


def put_in_order(words: Sequence[str]) -> int:
    python = environment_in(VENV, LOCKS / "dev.lock")
    sources = python_sources()
    codes = [
        call([python, "-m", "ruff", "check", "--fix", *words, *sources]),
        call([python, "-m", "ruff", "format", *sources]),
        *(web_call(*command) for command in WEB_FORMAT),
    ]
    return int(any(codes))


def bench(words: Sequence[str]) -> NoReturn:
    build_compiled(environment_in(VENV, LOCKS / "dev.lock"))
    python = environment_in(BENCH_VENV, LOCKS / "bench.lock")
    os.chdir(ROOT)
    hand_over([python, "-m", "bench", *words], compiled_environment(ROOT))


def docs(words: Sequence[str]) -> int:
    if not (ROOT / "tests" / "docs").is_dir():
        say("There are no checked documents yet.")
        return 1
    return test(["tests/docs", *words])


def shots(words: Sequence[str]) -> NoReturn:
    python = environment_in(VENV, LOCKS / "dev.lock")
    build_compiled(python)
    build_pages()
    browser()
    environment = compiled_environment()
    environment["PATH"] = os.pathsep.join([str(python.parent), environment.get("PATH", os.defpath)])
    hand_over([python, ROOT / "tools" / "shots.py", *words], environment)


def lock(words: Sequence[str]) -> int:
    LOCKS.mkdir(exist_ok=True)
    with alone():
        tool = uv()
    form = ["--universal", "--generate-hashes", "--no-header", "--no-emit-index-url", "--no-emit-find-links"]
    compile_: list[str | Path] = [tool, "pip", "compile", "--quiet", "--python-version", "3.11", *form, *words]
    codes = []
    for group in ("tools", "web", "dev", "bench"):
        project = [] if group in ("tools", "web") else ["pyproject.toml", "--all-extras"]
        codes.append(call([*compile_, *project, "--group", group, "--output-file", f"requirements/{group}.lock"]))
    return int(any(codes))


VERBS: dict[str, Callable[[Sequence[str]], int]] = {
    "test": test,
    "bench": bench,
    "lint": lint,
    "format": put_in_order,
    "docs": docs,
    "shots": shots,
    "lock": lock,
}


def route(words: Sequence[str]) -> tuple[Callable[[Sequence[str]], int], Sequence[str]]:
    if not words:
        return command_line, DEFAULT_WORDS
    verb = VERBS.get(words[0])
    return (verb, words[1:]) if verb else (command_line, words)


def main(words: Sequence[str]) -> int:
    if words[:1] in (["--help"], ["-h"], ["help"]):
        print(USAGE)
        return 0
    action, rest = route(words)
    try:
        return action(rest)
    except SetupError as problem:
        say(str(problem))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
