"""Runs every command and every Python block in the documents.

A fenced block of `console` is a list of commands after `$ `; `exit=2` in its first line is their exit code, `output`
means that the lines below a command are its output, with … for anything. A block of `python` is executed. A block with
`file=NAME` is a file for the blocks that follow. All blocks of a document share a folder.
"""

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import run
from tests.waiting import LONGEST

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
FENCE = re.compile(r"^(```+)([a-z]+)([^`\n]*)\n(.*?)^\1[ ]*$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    kind: str
    about: str
    content: str
    line: int


class Command(NamedTuple):
    typed: str
    output: str


def blocks(document: Path) -> Iterator[Block]:
    text = document.read_text(encoding="utf-8")
    for found in FENCE.finditer(text):
        yield Block(found[2], found[3], found[4], text.count("\n", 0, found.start()) + 1)


def commands(block: Block) -> Iterator[Command]:
    """Each command with the lines below it; one that ends with a backslash goes on in the next line."""
    lines = block.content.replace("\\\n", "").splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith("$ ")]
    assert starts, f"line {block.line}: a console block without a command"
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        yield Command(lines[start].removeprefix("$ "), "\n".join(lines[start + 1 : end]))


def is_for_developers(typed: str) -> bool:
    """Verbs of the one door that set up, build or measure have tests of their own."""
    words = typed.split()
    return words[:2] == ["python3", "run.py"] and words[2:3] != [] and words[2] in run.VERBS


def as_installed(typed: str) -> str:
    """The one door hands its words to the command line; none at all means to serve."""
    return re.sub(r"python3 run\.py(?= *($|\|))", "curiouser serve", typed).replace("python3 run.py", "curiouser")


def matches(output: str, shown: str) -> bool:
    """Whether the lines shown are there, … standing for anything, blank lines and indents aside."""
    wanted = [re.escape(line.strip()).replace("…", ".*") for line in shown.splitlines() if line.strip()]
    said = "\n".join(line.strip() for line in output.splitlines() if line.strip())
    return re.fullmatch(r"\n?".join(wanted), said.strip(), re.DOTALL) is not None


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in, where `curiouser` is the one under test."""
    tools, here = tmp_path / "tools", tmp_path / "here"
    tools.mkdir()
    here.mkdir()
    program = tools / "curiouser"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m curiouser "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tools}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("CURIOUSER_SERVER", raising=False)  # and whatever a document sets is forgotten after it
    monkeypatch.delenv("CURIOUSER_DB", raising=False)
    monkeypatch.chdir(here)
    monkeypatch.syspath_prepend(str(here))
    return here


def run_console(block: Block) -> None:
    found = re.search(r"\bexit=(\d+)", block.about)
    code = int(found[1]) if found else 0
    for command in commands(block):
        if is_for_developers(command.typed):
            continue
        done = subprocess.run(
            ["bash", "-o", "pipefail", "-c", as_installed(command.typed)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            timeout=LONGEST,
        )
        said = f"line {block.line}: $ {command.typed}\n{done.stdout}"
        assert done.returncode == code, said
        if "output" in block.about.split():
            assert matches(done.stdout, command.output), said


def run_python(block: Block, names: dict[str, Any], document: Path) -> None:
    place = f"{document.name}, line {block.line}"
    if ">>> " in block.content:
        test = doctest.DocTestParser().get_doctest(block.content, names, place, str(document), block.line)
        said: list[str] = []
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        runner.run(test, out=said.append, clear_globs=False)
        names.update(test.globs)
        assert not said, "".join(said)
    else:
        # Blank lines first, so that a traceback names the line of the document.
        exec(compile("\n" * block.line + block.content, str(document), "exec"), names)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_what_a_document_says_works(document: Path, folder: Path) -> None:
    names: dict[str, Any] = {"__name__": "__main__"}
    for block in blocks(document):
        file = re.search(r"\bfile=(\S+)", block.about)
        if file:
            (folder / file[1]).parent.mkdir(parents=True, exist_ok=True)
            (folder / file[1]).write_text(block.content, encoding="utf-8")
        elif block.kind == "console":
            run_console(block)
        elif block.kind == "python":
            run_python(block, names, document)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    text = re.sub(r"^(```+).*?^\1[ ]*$", "", document.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if "://" in target or target.startswith("mailto:"):
            continue
        place, _, anchor = target.partition("#")
        there = document.parent / place if place else document
        assert there.exists(), target
        if anchor and there.suffix == ".md":
            assert anchor in anchors(there), target


def anchors(document: Path) -> set[str]:
    """What the headings of a document are called in links."""
    heads = re.findall(r"^#+ +(.*)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads}


def test_the_command_line_has_a_chapter_for_every_command() -> None:
    from curiouser.cli.app import COMMANDS

    assert set(COMMANDS) <= anchors(ROOT / "docs" / "command-line.md")


@pytest.mark.parametrize(
    ("output", "shown", "same"),
    [
        ("one\n\n  two\n", "one\ntwo", True),
        ("one\ntwo\nthree\n", "one\n…\nthree", True),
        ("one\ntwo\n", "one\ntwo\n…", True),
        ("verified: 12 moves\n", "verified: … moves", True),
        ("one\ntwo\n", "one", False),
        ("one\n", "two", False),
        ("one.two\n", "one-two", False),
    ],
)
def test_output_is_compared_line_by_line(output: str, shown: str, same: bool) -> None:
    assert matches(output, shown) is same


def test_commands_are_read_with_their_output() -> None:
    block = Block("console", "", "$ curiouser games \\\n--json\n[\n$ python3 run.py\n", 1)
    assert list(commands(block)) == [Command("curiouser games --json", "["), Command("python3 run.py", "")]


@pytest.mark.parametrize(
    ("typed", "installed"),
    [
        ("python3 run.py", "curiouser serve"),
        ("python3 run.py | cat", "curiouser serve | cat"),
        ("python3 run.py verify x.jsonl", "curiouser verify x.jsonl"),
        ("curiouser games", "curiouser games"),
    ],
)
def test_the_one_door_is_the_command_line(typed: str, installed: str) -> None:
    assert as_installed(typed) == installed


def test_verbs_for_developers_are_left_to_their_own_tests() -> None:
    assert is_for_developers("python3 run.py test tests/laws")
    assert not is_for_developers("python3 run.py verify x.jsonl")
    assert not is_for_developers("python3 run.py")
