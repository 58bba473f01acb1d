"""Makes the compiled package: a copy of the sources with the libraries from native_build. Standard library only."""

from __future__ import annotations

import os
import shutil
import sysconfig
import tempfile
from pathlib import Path

import web_build
from tools.packages import python_key, sync
from tools.shell import BUILD, ROOT, alone, clean_environment, digest, run_quietly, say, step

BUILDS = BUILD / "compiled"
KEPT_BUILDS = 3
NO_COMPILER = (
    "There is no C compiler with Python's headers here, so the rules run as plain Python: "
    "everything works, but bots think 20 to 50 times slower (on Debian: apt install gcc python3-dev)."
)


def package_files() -> list[Path]:
    """All files of the package that are no work of Python or of the compiler."""
    made = {".pyc", ".so", ".pyd"}
    return [path for path in sorted((ROOT / "curiouser").rglob("*")) if path.suffix not in made and path.is_file()]


def compiled_key() -> str:
    chosen = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    found = shutil.which(compiler.split()[0]) or "no compiler"
    others = [
        ROOT / name
        for name in (
            "pyproject.toml",
            "native_build.py",
            "native_compiler.py",
            "native_front.py",
            "requirements/build.lock",
        )
    ]
    return digest(python_key(), *chosen, found, *others, *package_files())


def compiled_folder() -> Path:
    """Where the compiled twin of these very sources lies, or will lie."""
    return BUILDS / compiled_key()


def may_compile() -> bool:
    return os.environ.get("CURIOUSER_COMPILE") != "0"


def is_compiled() -> bool:
    return may_compile() and compiled_folder().is_dir()


def build_compiled() -> bool:
    """Make the compiled folder, unless it is there. False where nothing can be compiled, which is said."""
    if not may_compile() or is_compiled():
        return may_compile()
    import native_build  # most starts find everything compiled and do without

    if not native_build.can_compile():
        say(NO_COMPILER)
        return False
    python = sync("build")
    with alone("compiled"):
        target = compiled_folder()
        if target.is_dir():
            return True
        with step("Compiled the rules"), tempfile.TemporaryDirectory(dir=BUILD, prefix="unfinished-") as folder:
            words: list[str | Path] = [python, ROOT / "native_build.py", "--root", ROOT]
            libraries = run_quietly(words, "Curiouser could not be compiled.").splitlines()[-1]
            made = Path(folder, "compiled")
            no_others = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
            shutil.copytree(ROOT / "curiouser", made / "curiouser", ignore=no_others)
            shutil.copytree(libraries, made, dirs_exist_ok=True)
            BUILDS.mkdir(exist_ok=True)
            forget_old_builds()
            made.rename(target)
    return True


def forget_old_builds() -> None:
    """All but the newest: a server that runs may still load a part of its own."""
    newest_first = sorted(BUILDS.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in newest_first[KEPT_BUILDS - 1 :]:
        shutil.rmtree(old, ignore_errors=True)


def package_environment(*more: Path) -> dict[str, str]:
    """The compiled package comes before the sources, as soon as it is there."""
    pages = os.environ.get("CURIOUSER_PAGES") or str(web_build.pages(ROOT))
    own = [compiled_folder()] if may_compile() else []
    return clean_environment(PYTHONPATH=os.pathsep.join(map(str, [*own, *more])), CURIOUSER_PAGES=pages)
