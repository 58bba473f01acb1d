"""Packages that install, each in its own folder with empty caches: the sdist and its wheel, the installer, and the
steps of the container. What is installed serves its home page."""

import json
import shlex
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.server.killing import free_port
from tests.waiting import run, until
from tools.cold import PYTHON, copy_checkout, environment, running, see_page

CONTAINERFILE = "packaging/Containerfile"
QUICKLY = {"CURIOUSER_COMPILE": "1", "CFLAGS": "-O0"}  # that it is compiled counts here, not how fast it is


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    return copy_checkout(tmp_path / "curiouser")


def do(words: Sequence[str | Path], folder: Path, around: dict[str, str]) -> str:
    done = subprocess.run(words, cwd=folder, env=around, capture_output=True, text=True)
    assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
    return done.stdout.strip()


def serves(program: Sequence[str | Path], folder: Path, around: dict[str, str]) -> None:
    """From anywhere but the sources."""
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()
    port = free_port()
    with running([*program, "--port", str(port), "--log", "error"], elsewhere, around) as server:
        see_page_of(server, f"http://localhost:{port}/")


def see_page_of(server: subprocess.Popen[str], url: str) -> None:
    """As soon as it is there; a server that logs in JSON says nothing else."""

    def is_there() -> bool:
        assert server.poll() is None, "the server ended"
        try:
            see_page(url)
        except OSError:
            return False
        return True

    run(until(is_there))


@pytest.mark.long
def test_the_sdist_makes_a_compiled_wheel_that_serves(checkout: Path, tmp_path: Path) -> None:
    around = environment(tmp_path / "home") | QUICKLY
    do([PYTHON, "-m", "venv", tmp_path / "build"], tmp_path, around)
    pip: list[str | Path] = [
        tmp_path / "build" / "bin" / "python",
        "-m",
        "pip",
        "--quiet",
        "--disable-pip-version-check",
    ]
    do([*pip, "install", "build"], tmp_path, around)
    do([tmp_path / "build" / "bin" / "python", "-m", "build", "--sdist", "--outdir", tmp_path], checkout, around)
    shutil.rmtree(checkout)
    (sdist,) = tmp_path.glob("curiouser-*.tar.gz")
    do([*pip, "wheel", "--no-deps", "--wheel-dir", tmp_path, sdist], tmp_path, around)
    (wheel,) = tmp_path.glob("curiouser-*.whl")
    assert "none-any" not in wheel.name
    do([*pip, "install", f"{wheel}[push]"], tmp_path, around)
    program = tmp_path / "build" / "bin" / "curiouser"
    assert "compiled" in do([program, "--version"], tmp_path, around)
    serves([program, "serve"], tmp_path, around)


@pytest.mark.long
def test_the_installer_does_without_a_compiler_and_without_node(checkout: Path, tmp_path: Path) -> None:
    around = environment(tmp_path / "home", "compiler")
    for name in ("node", "npm", "npx"):
        (tmp_path / "home" / "bin" / name).unlink(missing_ok=True)
    target = tmp_path / "opt"
    assert "interpreted" in do(["sh", "packaging/install.sh", target], checkout, around)
    serves([target / "bin" / "curiouser", "serve"], tmp_path, around)


def steps(checkout: Path) -> list[list[str]]:
    """Those of the container file, in their order, as lists of words."""
    text = (checkout / CONTAINERFILE).read_text(encoding="utf-8").replace("\\\n", " ")
    return [shlex.split(line, posix=False) for line in text.splitlines() if line and not line.startswith("#")]


@pytest.mark.long
def test_the_steps_of_the_container_lead_to_a_server(checkout: Path, tmp_path: Path) -> None:
    """Run one after the other, with folders of this test in the place of those of the images. Left out is what only
    an image can do: bases, users, ports."""
    around = environment(tmp_path / "home") | QUICKLY
    place = {"/opt/curiouser": str(tmp_path / "opt"), "/data": str(tmp_path / "data")}
    served: list[str] = []
    folder = tmp_path
    for kind, *words in steps(checkout):
        if kind == "COPY" and not words[0].startswith("--"):
            place[words[1]] = str(checkout)
        elif kind == "WORKDIR":
            folder = Path(place[words[0]])
        elif kind == "RUN" and words[0] not in ("apt-get", "useradd"):
            do([place.get(word, word) for word in words], folder, around)
        elif kind == "ENV":
            around |= dict(word.split("=", 1) for word in words)
            around["XDG_DATA_HOME"] = place[around["XDG_DATA_HOME"]]
        elif kind in ("ENTRYPOINT", "CMD"):
            served += [word.replace("/opt/curiouser", place["/opt/curiouser"]) for word in json.loads(" ".join(words))]
    assert "compiled" in do([served[0], "--version"], tmp_path, around)
    around["CURIOUSER_HOST"] = "127.0.0.1"
    serves(served, tmp_path, around)
    assert list(Path(place["/data"]).rglob("tables.db"))
