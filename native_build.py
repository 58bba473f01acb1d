"""Compiles the modules that pyproject.toml names with mypyc and the C compiler: in pieces, side by side, and only what
has changed. Needs mypyc and the standard library.

`python native_build.py --root .` prints the folder with the libraries, or nothing where none can be made.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import hashlib
import json
import os
import re
import shutil
import signal
import sys
import sysconfig
import tempfile
import time
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parent))
from native_compiler import (
    FOLLOWED,
    PACKAGE,
    Compiler,
    NativeBuildError,
    can_compile,
    link_flags,
    surroundings,
    what_is_missing,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

__all__ = ["FOLLOWED", "PACKAGE", "SLOWER", "NativeBuildError", "build", "can_compile", "sources_to_compile"]

HERE = Path(__file__).resolve().parent
TOOLS = ("native_build.py", "native_compiler.py", "native_front.py")
KEPT_BUILDS = 3
KEPT_BYTES_OF_OBJECTS = 40_000_000  # five whole builds and more
SLOWER = "so Curiouser runs as plain Python: bots think 20 to 50 times slower."


def build(root: Path, sources: Sequence[Path], say: Callable[[str], None], jobs: int | None = None) -> Path | None:
    """A folder with the libraries, laid out like the wheel; None, with a line that says why, where none can be made."""
    if not sources:
        return None
    root = root.resolve()
    store = root / ".build" / "native"
    built = store / build_key(root, sources)
    if not built.is_dir():
        missing = what_is_missing()
        if missing is not None:
            say(f"{missing}, {SLOWER}")
            return None
        store.mkdir(parents=True, exist_ok=True)
        with alone(store, say):
            built = store / build_key(root, sources)
            if not built.is_dir():
                built = build_in(store, root, sources, say, jobs or usable_cores())
    os.utime(built)
    return built


@contextlib.contextmanager
def alone(store: Path, say: Callable[[str], None]) -> Iterator[None]:
    """One build at a time; whoever waited finds the work done. The lock ends with its process, however that ends."""
    with (store / "lock").open("w", encoding="utf-8") as file:
        with contextlib.suppress(ImportError, OSError):  # some systems and network folders know no locks
            import fcntl

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say("Another build is under way in this folder: waiting for it.")
                fcntl.flock(file, fcntl.LOCK_EX)
            forget(store.glob("unfinished-*"))
        yield


def build_in(store: Path, root: Path, sources: Sequence[Path], say: Callable[[str], None], jobs: int) -> Path:
    began = time.monotonic()
    objects = root / ".build" / "objects"
    with tempfile.TemporaryDirectory(dir=store, prefix="unfinished-") as folder:
        with Compiler(Path(folder), objects, jobs) as compiler:
            compiler.start_runtime()
            key = write_pieces(compiler, root, sources)
            compiler.start(sorted(Path(folder).glob("pieces/*.c")))
            libraries = compiler.libraries()
        finished, built = Path(folder, "finished"), store / key
        for place, library in libraries.items():
            put(library, finished / f"{place}{sysconfig.get_config_var('EXT_SUFFIX')}")
        if not built.is_dir():
            finished.rename(built)
    forget(newest_first(path for path in store.iterdir() if path.is_dir())[KEPT_BUILDS:])
    forget_objects(objects)
    counts = f"{len(compiler.work)} of {len(compiler.pieces)}"
    say(f"Compiled {counts} pieces of C in {time.monotonic() - began:.0f} s.")
    return built


def put(library: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        target.hardlink_to(library)
    except OSError:
        shutil.copy(library, target)


def newest_first(paths: Iterable[Path]) -> list[Path]:
    return sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True)


def forget(folders: Iterable[Path]) -> None:
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)


def forget_objects(objects: Path) -> None:
    room = KEPT_BYTES_OF_OBJECTS
    for path in newest_first(objects.glob("*.o")):
        room -= path.stat().st_size
        if room < 0:
            path.unlink()


def usable_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def write_pieces(compiler: Compiler, root: Path, sources: Sequence[Path]) -> str:
    """The C of all modules; gives the key of what it was made from, even if somebody saves a file meanwhile."""
    key = build_key(root, sources)
    cache, pieces = root / ".build" / "mypyc-cache", compiler.folder / "pieces"
    forget([pieces])
    pieces.mkdir()
    task: dict[str, object] = {
        "package": PACKAGE,
        "sources": [source.as_posix() for source in sources],
        "skipped": packages_of_others(root, sources),
        "cache": str(cache),
        "out": str(pieces),
    }
    had_cache = cache.exists()
    try:
        run_front_end(compiler, root, task)
    except NativeBuildError:
        if not had_cache:
            raise
        forget([cache])  # it may be its fault
        run_front_end(compiler, root, task)
    return key if build_key(root, sources) == key else write_pieces(compiler, root, sources)


def run_front_end(compiler: Compiler, root: Path, task: dict[str, object]) -> None:
    command: list[str | Path] = [sys.executable, HERE / "native_front.py", json.dumps(task)]
    compiler.run(command, "mypyc can't turn Curiouser into C.", root)


def sources_to_compile(root: Path) -> list[Path]:
    """The files that pyproject.toml names, relative to the root, each once, in a fixed order."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["hatch"]["build"]["hooks"]["custom"]["compile"]
    return sorted({path.relative_to(root) for pattern in patterns for path in root.glob(pattern)})


def build_key(root: Path, sources: Sequence[Path]) -> str:
    """Changes with everything that the libraries depend on, and with nothing else."""
    names = [source.as_posix() for source in sources]
    key = hashlib.sha256(json.dumps([surroundings(), link_flags(), names]).encode())
    files = {path.relative_to(root).as_posix(): path for path in files_seen(root, sources)}
    for name, path in {**files, **{name: HERE / name for name in TOOLS}}.items():
        key.update(name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return key.hexdigest()[:24]


def files_seen(root: Path, sources: Sequence[Path]) -> list[Path]:
    """The sources and every file of the package that they import, directly or not: their types shape the C."""
    seen: set[Path] = set()
    names: set[str] = set()
    waiting = [root / source for source in sources]
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            new = {part for name in imported_names(path, root) for part in parts_of(name)} - names
            names |= new
            waiting += [file for name in new for file in module_files(root, name)]
    return sorted(seen)


COMMENT_OR_LINE_BREAK = re.compile(r"#.*|\\\n")
AS = re.compile(r"\sas\s+\w+")
IMPORT = re.compile(r"\bfrom\s+(\.*)([\w.]*)\s+import\s+(\([^)]*\)|[^\n;]*)|\bimport\s+([^\n;]*)")


def imported_names(path: Path, root: Path) -> frozenset[str]:
    return names_in(path.read_text(encoding="utf-8"), path.relative_to(root).parent.parts)


@functools.cache
def names_in(text: str, folders: tuple[str, ...]) -> frozenset[str]:
    """Dotted names that may be modules; the packages around the text count as imported too.

    Found by their form, many times as fast as by a parser; words of a docstring may be among them and do no harm.
    """
    found = {".".join(folders)}
    for dots, module, chosen, plain in IMPORT.findall(COMMENT_OR_LINE_BREAK.sub(" ", text)):
        above = folders[: len(folders) - len(dots) + 1] if dots else ()
        base = ".".join([*above, *([module] if module else [])])
        found |= {base, *(f"{base}.{name}" for name in re.findall(r"\w+", chosen))}
        found |= set(re.findall(r"[\w.]+", AS.sub("", plain)))
    return frozenset(found)


def parts_of(name: str) -> Iterator[str]:
    """A module of the package, and the packages around it."""
    parts = name.split(".")
    if parts[0] == PACKAGE:
        yield from (".".join(parts[:length]) for length in range(1, len(parts) + 1))


def module_files(root: Path, name: str) -> Iterator[Path]:
    place = f"{root}/{name.replace('.', '/')}"
    for file in (f"{place}.py", f"{place}.pyi", f"{place}/__init__.py", f"{place}/__init__.pyi"):
        if os.path.isfile(file):  # noqa: PTH113, which is asked thousands of times
            yield Path(file)


def packages_of_others(root: Path, sources: Sequence[Path]) -> list[str]:
    found = {name.partition(".")[0] for path in files_seen(root, sources) for name in imported_names(path, root)}
    return sorted(found - {"", PACKAGE, *FOLLOWED, *sys.stdlib_module_names, "typing_extensions", "_typeshed"})


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Compile Curiouser; prints the folder with the libraries.")
    parser.add_argument("--root", type=Path, default=Path(), help="the folder with pyproject.toml")
    parser.add_argument("--jobs", type=int, help="how many compilers at once; as many as there are cores if not given")
    chosen = parser.parse_args(words)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that what was started ends as well
    try:
        sources = sources_to_compile(chosen.root)
        built = build(chosen.root, sources, lambda line: print(line, file=sys.stderr, flush=True), chosen.jobs)
    except NativeBuildError as problem:
        print(*filter(None, [problem.details, str(problem)]), sep="\n", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    if built is not None:
        print(built)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
