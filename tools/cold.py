"""A fresh machine, as far as one folder can imitate it: for tests and benchmarks of the set-up.

No cache or build is found, and programs can be hidden as if they weren't installed.
"""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools.shell import ROOT

PYTHON: str = getattr(sys, "_base_executable", sys.executable)
NODE = {"node", "npm", "npx"}
COMPILERS = re.compile(r"(.*-)?(cc|gcc|g\+\+|c\+\+|clang|c99|c89)(-[\d.]+)?$")
REGISTRIES = (".npmrc", ".config/pip", ".config/uv")  # where a machine may name its own, below the home


def copy_checkout(target: Path) -> Path:
    """What git keeps of this folder, as it is now, and nothing that was made from it."""
    listed = subprocess.run(["git", "ls-files", "-z", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True)
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    return target


def is_hidden(name: str, hidden: str) -> bool:
    return name in NODE if hidden == "node" else hidden == "compiler" and COMPILERS.fullmatch(name) is not None


def programs(folder: Path, hidden: str) -> str:
    """A PATH with everything that this machine has but what is hidden."""
    folder.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        for program in Path(place).iterdir() if Path(place).is_dir() else ():
            link = folder / program.name
            if not is_hidden(program.name, hidden) and not link.is_symlink():
                link.symlink_to(program)
    return str(folder)


def environment(home: Path, hidden: str = "") -> dict[str, str]:
    """With a home of its own, and without what is hidden: "node", "compiler" or nothing."""
    home.mkdir()
    for name in REGISTRIES:
        if (Path.home() / name).exists():
            (home / name).parent.mkdir(parents=True, exist_ok=True)
            (home / name).symlink_to(Path.home() / name)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "CURIOUSER_", "XDG_"))}
    own = {"HOME": str(home), "UV_CACHE_DIR": str(home / "uv"), "npm_config_cache": str(home / "npm")}
    own |= {"PIP_NO_CACHE_DIR": "1", "XDG_DATA_HOME": str(home / "data"), "LC_ALL": "C.UTF-8"}
    return {**kept, **own, "PATH": programs(home / "bin", hidden)}


@contextlib.contextmanager
def running(words: Sequence[str | Path], folder: Path, around: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """A program with all that it starts; what it complains of goes into a file beside the folder."""
    with (folder.parent / "said").open("a", encoding="utf-8") as said:
        process = subprocess.Popen(
            words, cwd=folder, env=around, stdout=subprocess.PIPE, stderr=said, text=True, start_new_session=True
        )
        try:
            yield process
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
            process.communicate()


def address_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    found = re.search(r"http://\S+/", process.stdout.readline())
    assert found is not None, "the server did not say where it is"
    return found[0]


def get(url: str) -> str:
    with urllib.request.urlopen(url, timeout=60) as page:
        text: str = page.read().decode()
        return text


def see_page(url: str) -> None:
    """The first page with its script, to the last byte."""
    page = get(url)
    script = re.search(r'src="/(assets/[^"]+\.js)"', page)
    assert script is not None, "the first page has no script: the pages were not built"
    get(url + script[1])
