"""Builds the pages that people play on, and finds or downloads the Node for it. Standard library only."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import web_build
from tools.packages import uv
from tools.shell import BUILD, LOCKS, ROOT, TOOLS, SetupError, alone, run_quietly, say, step

NODE_LOCK = LOCKS / "web.lock"
KEPT_NODE = TOOLS / ("node-" + NODE_LOCK.read_text(encoding="utf-8").split()[0].partition("==")[2])


def node(folder: Path) -> web_build.Node:
    """The system's if it is new enough, else the one kept for developers, else one fetched into the folder."""
    return web_build.system_node() or web_build.wheel_node(KEPT_NODE) or fetched_node(folder)


def fetched_node(folder: Path = KEPT_NODE) -> web_build.Node:
    """The pinned one, whatever the system has."""
    found = web_build.wheel_node(folder)
    if found is not None:
        return found
    install: list[str | Path] = [uv(), "pip", "install", "--no-deps", "--require-hashes", "--requirement", NODE_LOCK]
    command = [*install, "--python", sys.executable, "--target", folder]
    run_quietly(command, "Node could not be fetched: is this machine connected to a Python package index?")
    made = web_build.wheel_node(folder)
    if made is None:
        raise SetupError("The Node that was fetched has no npm.")
    return made


def web_packages() -> web_build.Node:
    """For developers: a Node that stays, with all packages of web/ in place."""
    with alone("pages"):
        found = node(KEPT_NODE)
        try:
            web_build.install(ROOT, found)
        except web_build.WebError as problem:
            raise SetupError(str(problem)) from None
    return found


def build_pages() -> None:
    """The pages people play on; made anew only if something of them has changed.

    Where Node has to be fetched it goes again afterwards: only the build needs it, and it is large."""
    if web_build.is_fresh(ROOT):
        return
    with alone("pages"), tempfile.TemporaryDirectory(dir=BUILD, prefix="node-") as folder, step("Built the pages"):
        try:
            web_build.build(ROOT, node(Path(folder)))
        except web_build.WebError as problem:
            raise SetupError(str(problem)) from None


def pages_if_possible() -> None:
    """Without its pages the server still serves programs."""
    try:
        build_pages()
    except SetupError as problem:
        say(f"{problem}\nGoing on without fresh pages.")
