"""The build hook of the wheel: compiles the modules that pyproject.toml names to C with mypyc, and adds the pages.

Where no C compiler works, the wheel is plain Python and says so; where no Node can be had, it has no pages and says so.
A type error is an error, never a reason to fall back.
"""

import ast
import hashlib
import importlib.util
import json
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import version as version_of
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "curiouser"
# Calls inside the one library may then be direct and inlined: worth a tenth of the speed.
DIRECT_CALLS = ["-fno-semantic-interposition", "-fvisibility=hidden"]
KEPT_BUILDS = 4


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    def dependencies(self) -> list[str]:
        needed: list[str] = []
        if self._is_to_compile():
            needed += [*self.config["requires"], *self.metadata.core.dependencies]
        if needs_node(Path(self.root)):
            needed.append(self.config["node"])
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install stays interpreted: it is the source tree itself.
        if self.target_name != "wheel" or version != "standard":
            return
        root = Path(self.root)
        self._add_pages(root, build_data)
        sources = sources_to_compile(root, self.config["compile"])
        if not sources or os.environ.get("CURIOUSER_COMPILE") == "0":
            return
        if not can_compile([]):
            self.app.display_warning(
                "No C compiler with Python's headers works here, so Curiouser is built as plain Python: slower."
            )
            return
        libraries = built_libraries(root, sources)
        if libraries is None:
            self.app.abort("Curiouser can't be compiled: the messages above say why.")
            return
        for library in sorted(libraries.rglob("*")):
            if library.is_file():
                build_data["force_include"][str(library)] = library.relative_to(libraries).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _add_pages(self, root: Path, build_data: dict[str, Any]) -> None:
        try:
            pages = built_pages(root)
        except WEB.WebError as problem:
            self.app.display_warning(str(problem))
            pages = None
        if pages is None:
            self.app.display_warning("Curiouser is built without its pages.")
            return
        for file in sorted(pages.rglob("*")):
            if file.is_file() and file.name != "stamp":
                build_data["force_include"][str(file)] = f"{PACKAGE}/web/{file.relative_to(pages).as_posix()}"

    def _is_to_compile(self) -> bool:
        return (
            os.environ.get("CURIOUSER_COMPILE") != "0"
            and bool(sources_to_compile(Path(self.root), self.config["compile"]))
            and can_compile([])
        )


def load_web_build() -> ModuleType:
    """The module beside this one, wherever the build was started."""
    spec = importlib.util.spec_from_file_location("web_build", Path(__file__).resolve().parent / "web_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["web_build"] = module
    spec.loader.exec_module(module)
    return module


WEB: Any = load_web_build()


def needs_node(root: Path) -> bool:
    """CURIOUSER_PAGES names pages that are built already, or is empty: then there shall be none."""
    if "CURIOUSER_PAGES" in os.environ or not (root / "web" / "package.json").is_file():
        return False
    return not WEB.is_fresh(root) and WEB.system_node() is None


def built_pages(root: Path) -> Path | None:
    given = os.environ.get("CURIOUSER_PAGES")
    if given is not None:
        return Path(given) if given and Path(given, "index.html").is_file() else None
    if not (root / "web" / "package.json").is_file():
        return None
    if WEB.is_fresh(root):
        return Path(WEB.pages(root))
    node = WEB.system_node() or WEB.wheel_node()
    return None if node is None else Path(WEB.build(root, node))


def sources_to_compile(root: Path, patterns: Iterable[str]) -> list[Path]:
    """The files that the patterns match, relative to the root, each once, in a fixed order."""
    return sorted({path.relative_to(root) for pattern in patterns for path in root.glob(pattern)})


def compiler() -> list[str]:
    """The same choice of compiler as setuptools makes."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def can_compile(flags: list[str]) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n", encoding="utf-8")
        include = sysconfig.get_path("include")
        command = [
            *compiler(),
            *flags,
            "-shared",
            "-fPIC",
            f"-I{include}",
            str(source),
            "-o",
            str(Path(folder, "probe")),
        ]
        try:
            done = subprocess.run(command, capture_output=True, check=False)
        except OSError:
            return False
        return done.returncode == 0 and Path(folder, "probe").exists()


def built_libraries(root: Path, sources: list[Path]) -> Path | None:
    """A folder with the libraries, laid out like the wheel; compiled anew only when what they depend on has changed."""
    store = root / ".build" / "mypyc"
    store.mkdir(parents=True, exist_ok=True)
    built = store / build_key(root, sources)
    if not built.is_dir():
        forget_old_builds(store)
        with tempfile.TemporaryDirectory(dir=store, prefix="unfinished-") as folder:
            workshop = Path(folder, "workshop")
            copy_sources(root, workshop)
            if not compile_in(workshop, sources):
                return None
            finished = Path(folder, "finished")
            for library in libraries_in(workshop):
                target = finished / library.relative_to(workshop)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.move(library, target)
            if not built.is_dir():
                finished.rename(built)
    os.utime(built)
    return built


def forget_old_builds(store: Path) -> None:
    newest_first = sorted(store.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in newest_first[KEPT_BUILDS - 1 :]:
        shutil.rmtree(old, ignore_errors=True)


def copy_sources(root: Path, workshop: Path) -> None:
    shutil.copytree(root / PACKAGE, workshop / PACKAGE, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    # Under its own name setuptools would take it for the description of what is being built.
    shutil.copy(root / "pyproject.toml", workshop / "mypy.toml")


def libraries_in(folder: Path) -> Iterator[Path]:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for path in folder.rglob(f"*{suffix}"):
        if path.relative_to(folder).parts[0] != "build":
            yield path


def compile_in(workshop: Path, sources: list[Path]) -> bool:
    flags = DIRECT_CALLS if can_compile(DIRECT_CALLS) else []
    task = {"sources": [source.as_posix() for source in sources], "flags": flags}
    command = [sys.executable, str(Path(__file__).resolve()), json.dumps(task)]
    done = subprocess.run(
        command, cwd=workshop, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode != 0:
        print(done.stdout, file=sys.stderr)
    return done.returncode == 0


def compile_here(sources: list[str], flags: list[str]) -> None:
    """Runs in a process of its own, inside the copied tree."""
    from mypyc.build import mypycify
    from setuptools import setup

    # One C file for all: the compiler then sees every call, and no call between games and engine goes through a table.
    extensions = mypycify(
        ["--config-file=mypy.toml", "--cache-dir=mypy-cache", *sources],
        opt_level="3",
        debug_level="0",
        group_name=PACKAGE,
    )
    for extension in extensions:
        extension.extra_compile_args += flags
    setup(
        name=PACKAGE,
        packages=[],
        ext_modules=extensions,
        script_args=["build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"],
    )


def build_key(root: Path, sources: list[Path]) -> str:
    """Changes with everything that the libraries depend on, and with nothing else."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    surroundings = [
        settings,
        [source.as_posix() for source in sources],
        [version_of(name) for name in ("mypy", "librt", "setuptools")],
        [sys.version, platform.platform(), sysconfig.get_config_var("EXT_SUFFIX")],
        [compiler(), compiler_version(), os.environ.get("CFLAGS"), os.environ.get("LDFLAGS")],
    ]
    key = hashlib.sha256(json.dumps(surroundings).encode())
    for path in [root / "hatch_build.py", *files_seen_by_mypy(root, sources)]:
        key.update(path.relative_to(root).as_posix().encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return key.hexdigest()[:24]


def compiler_version() -> str:
    return subprocess.run([*compiler(), "--version"], capture_output=True, text=True, check=False).stdout


def files_seen_by_mypy(root: Path, sources: list[Path]) -> list[Path]:
    """The sources and every file of the package that they import, directly or not: their types shape the C code."""
    seen: set[Path] = set()
    waiting = [root / source for source in sources]
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            waiting += [file for name in imported_names(path, root) for file in module_files(root, name)]
    return sorted(seen)


def imported_names(path: Path, root: Path) -> Iterator[str]:
    """Dotted names that may be modules of the package; the file's own packages count as imported too."""
    folders = path.relative_to(root).parent.parts
    yield ".".join(folders)
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = folders[: len(folders) - node.level + 1] if node.level else ()
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def module_files(root: Path, name: str) -> Iterator[Path]:
    parts = name.split(".")
    if parts[0] != PACKAGE:
        return
    for length in range(1, len(parts) + 1):
        place = root.joinpath(*parts[:length])
        for file in (
            place / "__init__.py",
            place / "__init__.pyi",
            place.with_suffix(".py"),
            place.with_suffix(".pyi"),
        ):
            if file.is_file():
                yield file


if __name__ == "__main__":
    compile_here(**json.loads(sys.argv[1]))
