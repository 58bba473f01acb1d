"""Parties of eight bots as the terminal shows them; `python -m tests.games.wordland.parties` writes their pages."""

import contextlib
import io
import os
import tempfile
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from curiouser.cli import main

DOCS = Path(__file__).parents[3] / "docs" / "games"
RULE = "```"


class Party(NamedTuple):
    language: str
    title: str
    seats: str
    seed: int

    @property
    def page(self) -> Path:
        return DOCS / f"wordland-{self.language}-party.md"

    @property
    def words(self) -> list[str]:
        """The command, without the program."""
        options = [f"--option=language={self.language}", "--option=advanced=true"]
        ending = [f"--seed={self.seed}", "--record=party.jsonl", f"--language={self.language}"]
        return ["play", "wordland", f"--seats={self.seats}", *options, *ending]


PARTIES = (
    Party(
        "en",
        "A party of eight in English",
        "Dodo=level-2,Lory=level-3,Eaglet=level-4,Mouse=level-1,"
        "Gryphon=level-5,Walrus=level-2,Duchess=level-3,Dormouse=level-1",
        7,
    ),
    Party(
        "pl",
        "A party of eight in Polish",
        "Dodo=level-2,Papużka=level-3,Orlik=level-4,Mysz=level-1,"
        "Gryf=level-5,Mors=level-2,Księżna=level-3,Suseł=level-1",
        7,
    ),
    Party(
        "ro",
        "A party of eight in Romanian",
        "Dodo=level-2,Papagalul=level-3,Vulturul=level-4,Șoarecele=level-1,"
        "Grifonul=level-5,Morsa=level-2,Ducesa=level-3,Pârșul=level-1",
        7,
    ),
)


def played(party: Party) -> str:
    """What the terminal says, 80 columns wide."""
    out = io.StringIO()
    with (
        tempfile.TemporaryDirectory() as folder,
        contextlib.chdir(folder),
        mock.patch.dict(os.environ, COLUMNS="80"),
        contextlib.redirect_stdout(out),
    ):
        assert main(party.words) == 0
    return "\n".join(line.rstrip() for line in out.getvalue().strip("\n").splitlines())


def page_of(party: Party) -> str:
    """The page of a party; the test holds it against what the command says."""
    command = " \\\n    ".join(["curiouser play wordland", *party.words[2:]])
    told = "Eight bots of all levels play the advanced game. The times are those of the match."
    return f"# {party.title}\n\n{told}\n\n{RULE}\n{command}\n{RULE}\n\n{RULE}text\n{played(party)}\n{RULE}\n"


if __name__ == "__main__":
    for each in PARTIES:
        each.page.write_text(page_of(each), encoding="utf-8")
