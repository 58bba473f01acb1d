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
import time
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Curiouser needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

import tomllib

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
EXAMPLES = str(BUILD / "hypothesis")
NOT_COMPILED = "Nothing is compiled here, so the tests of the package run on plain Python:"

USAGE = """python3 run.py [VERB] [WORDS ...]

  (no word)        set everything up and open the tables at http://localhost:8000
  test [ARGS]      lint, then all tests interpreted with coverage, then compiled; with ARGS for pytest only these
                   tests, in both ways; --interpreted or --compiled: only one of the ways
  bench [ARGS]     measure speed, beside other engines
  lint             ruff, its formatter and mypy, changing nothing
  format           let ruff put the sources in order
  docs             check the documents
  shots            make the pictures of the documents
  lock [ARGS]      choose the versions in requirements/ anew (--upgrade: the newest)
  ANYTHING ELSE    goes to the command line of Curiouser, for example: python3 run.py simulate --help

CURIOUSER_COMPILE=0 runs everything as plain Python."""


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
    others = [ROOT / name for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE")]
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
            sync = [*pip, "sync", "--python", python, "--require-hashes", lock]
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
            said = run_quietly(command, "Curiouser could not be built.")
            (wheel,) = Path(folder).glob("*.whl")
            unpacked = Path(folder, "unpacked")
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(unpacked)
            write_stamp(unpacked, key)
            if COMPILED.exists():
                COMPILED.rename(Path(folder, "old"))
            unpacked.rename(COMPILED)
        for line in said.splitlines():
            if not line.endswith(".whl"):
                say(line)


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
    build_compiled(environment_in(VENV, LOCKS / "dev.lock"))
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
        pytest += [f"--numprocesses={os.cpu_count() or 1}", "--dist=worksteal"]
        failed += ["lint"] if lint([]) != 0 else []
    if "interpreted" in ways:
        failed += test_sources(python, pytest, is_whole)
    if "compiled" in ways:
        failed += test_package(python, pytest)
    if failed:
        say("Failed: " + ", ".join(failed) + ".")
    return 1 if failed else 0


def test_sources(python: Path, pytest: Sequence[str], is_whole: bool) -> list[str]:
    """Run the tests on the source tree, interpreted; says what failed."""
    say("Tests of the sources, interpreted:")
    environment = clean_environment(CURIOUSER_EXPECT="interpreted", HYPOTHESIS_STORAGE_DIRECTORY=EXAMPLES)
    if not is_whole:
        return ["tests of the sources"] if call([python, *pytest], environment) != 0 else []
    code, is_covered = call_with_coverage(python, pytest, environment)
    return (["tests of the sources"] if code != 0 else []) + ([] if is_covered else ["coverage"])


def test_package(python: Path, pytest: Sequence[str]) -> list[str]:
    """Run the same tests on the package as it is installed, compiled where that is possible; says what failed."""
    try:
        build_compiled(python)
    except SetupError as problem:
        say(str(problem))
        return ["build of the package"]
    way = "compiled" if is_compiled(COMPILED) else "interpreted"
    say(f"Tests of the package, {way}:" if way == "compiled" else NOT_COMPILED)
    environment = compiled_environment() | {"CURIOUSER_EXPECT": way, "HYPOTHESIS_STORAGE_DIRECTORY": EXAMPLES}
    return ["tests of the package"] if call([python, *pytest], environment) != 0 else []


def call_with_coverage(python: Path, arguments: Sequence[str], environment: Mapping[str, str]) -> tuple[int, bool]:
    """The exit code of the tests, and whether they reach all that they must."""
    shutil.rmtree(BUILD / "coverage", ignore_errors=True)
    (BUILD / "coverage").mkdir(parents=True)
    code = call([python, "-m", "coverage", "run", *arguments], environment)
    call([python, "-m", "coverage", "combine", "--quiet"], environment)
    return code, call([python, "-m", "coverage", "report"], environment) == 0


def python_sources() -> list[str]:
    names = ("curiouser", "tests", "bench", "tools", "run.py", "hatch_build.py")
    return [name for name in names if (ROOT / name).is_file() or any((ROOT / name).rglob("*.py"))]


def lint(words: Sequence[str]) -> int:
    python = environment_in(VENV, LOCKS / "dev.lock")
    sources = python_sources()
    commands = (
        ["ruff", "check", "--quiet", *words, *sources],
        ["ruff", "format", "--quiet", "--diff", *sources],
        ["mypy", "--no-error-summary", *sources],
    )
    codes = [call([python, "-m", *command]) for command in commands]
    say("Lint: " + ("clean." if not any(codes) else "not clean."))
    return int(any(codes))


def put_in_order(words: Sequence[str]) -> int:
    python = environment_in(VENV, LOCKS / "dev.lock")
    sources = python_sources()
    codes = [
        call([python, "-m", "ruff", "check", "--fix", *words, *sources]),
        call([python, "-m", "ruff", "format", *sources]),
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
    for group in ("tools", "dev", "bench"):
        project = [] if group == "tools" else ["pyproject.toml", "--all-extras"]
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
