"""The C compiler: whether there is one, and how it makes libraries out of pieces of C, several at a time.

Every object is kept under a name that stands for all that it depends on, and taken when the same is asked for again.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
import threading
from concurrent.futures import FIRST_EXCEPTION, Future, ThreadPoolExecutor, wait
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    Words = list[str | Path]

PACKAGE = "curiouser"
LIBRARY = f"{PACKAGE}__mypyc"
# The packages whose types the C depends on; all other packages are passed over.
FOLLOWED = ("librt", "msgspec", "mypy_extensions")
# Where playouts, searches and environments spend their time. Elsewhere -O1 is as fast, and compiles sooner by a third.
FAST = tuple(f"{PACKAGE}.{name}." for name in ("engine", "games", "bots", "review", "lab.env"))
LEVELS = ("-O2", "-O1")
# Hidden symbols make calls between the pieces direct; looking for warnings would cost a third of the time.
FLAGS = ("-fPIC", "-DNDEBUG", "-fwrapv", "-w", "-fno-semantic-interposition", "-fvisibility=hidden")
# Fewer pieces than this are done sooner without a precompiled header.
MANY = 6
MOST_LINES = 30  # of what a compiler says


class NativeBuildError(Exception):
    """Compiling failed. The text is a sentence that says where, the details are what the tool said."""

    def __init__(self, sentence: str, details: str = "") -> None:
        super().__init__(sentence)
        self.details = "\n".join(details.strip().splitlines()[:MOST_LINES])


def compiler_words() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def compiler_version() -> str:
    try:
        return subprocess.run([*compiler_words(), "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""


def compile_flags(*more: str) -> list[str]:
    """Those of the environment come last, so they win."""
    folders = dict.fromkeys([sysconfig.get_path("include"), sysconfig.get_path("platinclude")])
    return [*FLAGS, *(f"-I{folder}" for folder in folders), *more, *words_of("ARCHFLAGS"), *words_of("CFLAGS")]


def link_flags() -> list[str]:
    kind = ["-bundle", "-undefined", "dynamic_lookup"] if sys.platform == "darwin" else ["-shared"]
    return [*kind, *words_of("ARCHFLAGS"), *words_of("LDFLAGS")]


def words_of(variable: str) -> list[str]:
    return shlex.split(os.environ.get(variable, ""))


def level_of(piece: str) -> str:
    return "-O2" if piece.startswith((*FAST, "runtime")) else "-O1"


def surroundings() -> list[object]:
    """What every object depends on besides its C."""
    return [
        [sys.version, sysconfig.get_config_var("EXT_SUFFIX"), sysconfig.get_platform()],
        [version_or_none(name) for name in ("mypy", *FOLLOWED)],
        [compiler_words(), compiler_version(), compile_flags()],
    ]


def version_or_none(name: str) -> str | None:
    try:
        return version_of(name)
    except PackageNotFoundError:
        return None


def environment() -> dict[str, str]:
    """The same C every time, and objects for all systems that this Python was made for."""
    own = {"PYTHONHASHSEED": "0", "PYTHONSAFEPATH": "1"}
    oldest = sysconfig.get_config_var("MACOSX_DEPLOYMENT_TARGET")
    return {**({"MACOSX_DEPLOYMENT_TARGET": str(oldest)} if oldest else {}), **os.environ, **own}


def can_compile() -> bool:
    return what_is_missing() is None


def what_is_missing() -> str | None:
    if os.name == "nt":
        return "On Windows Curiouser is not compiled"
    if compiles("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n"):
        return None
    if compiles("int probe(void) { return 0; }\n"):
        return "Python's header files are missing here (on Debian: apt install python3-dev)"
    return f"No C compiler works here (tried: {shlex.join(compiler_words())})"


def compiles(text: str) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        source, library = Path(folder, "probe.c"), Path(folder, "probe")
        source.write_text(text, encoding="utf-8")
        command = [*compiler_words(), *compile_flags(), str(source), "-o", str(library), *link_flags()]
        try:
            done = subprocess.run(command, capture_output=True, check=False)
        except OSError:
            return False
        return done.returncode == 0 and library.exists()


class Piece(NamedTuple):
    text: Path
    object: Path

    @property
    def name(self) -> str:
        return self.text.stem

    @property
    def level(self) -> str:
        return level_of(self.name)

    @property
    def cost(self) -> int:
        return self.text.stat().st_size * (2 if self.level == "-O2" else 1)


class Compiler:
    """Compilers at work in a folder."""

    def __init__(self, folder: Path, objects: Path, jobs: int) -> None:
        try:
            import mypyc
        except ImportError:
            raise NativeBuildError("mypy is not installed here, and it is what compiles.") from None
        objects.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.objects = objects
        self.runtime = Path(mypyc.__file__).with_name("lib-rt")
        self.surroundings = json.dumps(surroundings())
        self.pieces: list[Piece] = []
        self.work: list[Future[None]] = []
        self.headers: dict[str, Future[None]] = {}
        self.pool = ThreadPoolExecutor(jobs)
        self.lock = threading.Lock()
        self.running: set[subprocess.Popen[str]] = set()
        self.is_stopped = False

    def __enter__(self) -> Compiler:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing that was started outlives an error or an interruption."""
        with self.lock:
            self.is_stopped = True
            for process in self.running:
                process.kill()
        self.pool.shutdown(cancel_futures=True)

    def run(self, command: Words, failure: str, place: Path | None = None) -> None:
        with self.lock:
            if self.is_stopped:
                raise NativeBuildError("The build was stopped.")
            process = subprocess.Popen(
                command,
                cwd=place or self.folder,
                env=environment(),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
            )
            self.running.add(process)
        said, _ = process.communicate()
        with self.lock:
            self.running.discard(process)
        if process.returncode != 0:
            raise NativeBuildError(failure, said)

    def start_runtime(self) -> None:
        """mypyc's own library, which can be compiled while its front end is at work."""
        from mypyc.common import RUNTIME_C_FILES

        text = self.folder / "runtime.c"
        text.write_text("".join(f"#include <{name}>\n" for name in RUNTIME_C_FILES), encoding="utf-8")
        if not self.object_of(text).exists():  # then nothing else was made for these surroundings either
            for level in LEVELS:
                self.precompile_header(level)
        self.start([text])

    def start(self, texts: Sequence[Path]) -> None:
        """The largest comes first, so that no core waits long for the last one."""
        pieces = [Piece(text, self.object_of(text)) for text in texts]
        missing = [piece for piece in pieces if not piece.object.exists()]
        for level in LEVELS:
            if sum(piece.level == level for piece in missing) >= MANY:
                self.precompile_header(level)
        for piece in sorted(missing, key=lambda piece: piece.cost, reverse=True):
            self.work.append(self.pool.submit(self.compile, piece, self.headers.get(piece.level)))
        for piece in pieces:
            if piece not in missing:
                os.utime(piece.object)
        self.pieces += pieces

    def object_of(self, text: Path) -> Path:
        """Named after all that it depends on: the text holds what it uses of others, and the rest has versions."""
        whole = hashlib.sha256(f"{self.surroundings}\0{level_of(text.stem)}\0".encode() + text.read_bytes())
        return self.objects / f"{whole.hexdigest()[:32]}.o"

    def command(self, level: str) -> Words:
        return [*compiler_words(), f"-I{self.runtime}", *compile_flags(level)]

    def precompile_header(self, level: str) -> None:
        """Compilers look for it beside the header, and read the header itself where they could not make it."""
        if level not in self.headers:
            header = self.header(level)
            header.parent.mkdir()
            header.write_text("#include <Python.h>\n#include <CPy.h>\n", encoding="utf-8")
            command: Words = [*self.command(level), "-x", "c-header", header, "-o", f"{header}.gch"]
            self.headers[level] = self.pool.submit(self.try_to_run, command)

    def header(self, level: str) -> Path:
        return self.folder / f"headers{level}" / "all.h"

    def try_to_run(self, command: Words) -> None:
        with contextlib.suppress(NativeBuildError):
            self.run(command, "Headers are not precompiled.")

    def compile(self, piece: Piece, header: Future[None] | None) -> None:
        command = self.command(piece.level)
        if header is not None:
            header.result()
            command += ["-include", self.header(piece.level)]
        unfinished = piece.text.with_suffix(".o")
        failure = f"The C compiler ({compiler_words()[0]}) failed on {piece.name}."
        self.run([*command, "-c", piece.text, "-o", unfinished], failure)
        unfinished.replace(piece.object)

    def libraries(self) -> dict[str, Path]:
        """By their places in the package; several modules share the library of their shims."""
        done, _ = wait(self.work, return_when=FIRST_EXCEPTION)
        for work in done:
            work.result()
        shims = [piece for piece in self.pieces if piece.name.startswith("shims-")]
        found = {LIBRARY: self.link(LIBRARY, [piece for piece in self.pieces if piece not in shims])}
        for piece in shims:
            places = json.loads(piece.text.with_suffix(".json").read_text(encoding="utf-8"))
            found |= dict.fromkeys(places, self.link(piece.name, [piece]))
        return found

    def link(self, name: str, pieces: Sequence[Piece]) -> Path:
        library = self.folder / f"{name}.so"
        command: Words = [*compiler_words(), *(piece.object for piece in pieces), "-o", library, *link_flags()]
        self.run(command, f"The C compiler ({compiler_words()[0]}) can't link {name}.")
        return library
