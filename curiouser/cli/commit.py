"""The commit that this Curiouser was built from. Standard library only: the build runs this file by itself."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

PACKAGE = "curiouser"
WRITTEN = "commit.txt"  # in wheels and source archives; a checkout never has it
SHORT = 7


def commit() -> str:
    """Short; empty where nobody can say."""
    here = Path(__file__).resolve().parents[1]
    # A checkout's own package, or the one that run.py compiles to .build/compiled/KEY.
    for root in (here.parent, *here.parents[3:4]):
        if is_checkout(root):
            return commit_of(root)
    return read(files(PACKAGE).joinpath(WRITTEN))


def is_checkout(root: Path) -> bool:
    """An unpacked source archive that somebody put under git of their own is none."""
    package = root / PACKAGE
    return (root / ".git").exists() and (package / "cli").is_dir() and not (package / WRITTEN).exists()


def commit_of(root: Path) -> str:
    """What HEAD of a checkout stands for, read from the files of git, which need not be installed."""
    git = root / ".git"
    if git.is_file():  # a worktree or a submodule says where its own folder is
        git = root / read(git).removeprefix("gitdir:").strip()
    head = read(git / "HEAD")
    name = head.removeprefix("ref:").strip()
    if name != head:
        common = git / (read(git / "commondir") or ".")
        head = read(common / name) or packed(read(common / "packed-refs"), name)
    return head[:SHORT] if re.fullmatch(r"[0-9a-f]{40,64}", head) else ""


def packed(refs: str, name: str) -> str:
    found = (line.partition(" ") for line in refs.splitlines())
    return next((commit for commit, _, ref in found if ref == name), "")


def read(file: Path | Traversable) -> str:
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""
