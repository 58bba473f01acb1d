"""The look of the command line: a page of a picture book, at most 80 columns wide."""

import sys
from collections.abc import Sequence
from textwrap import TextWrapper
from typing import NoReturn

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from curiouser.cli.letters import clean
from curiouser.engine.about import About

WIDTH = 80
SOFT = "dim"


class Page(Console):
    """Prints texts as they are; square brackets in them mean nothing."""

    def __init__(self, accent: str = About().terminal_colour) -> None:
        super().__init__(file=sys.stdout, highlight=False, markup=False, emoji=False)
        self.width = min(self.width, WIDTH)
        self.accent = accent

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError

    def title(self, words: str) -> None:
        self.print()
        self.centred(f"❦  {words}  ❦", f"bold {self.accent}")

    def subtitle(self, words: str) -> None:
        self.centred(words, "italic")

    def chapter(self, words: str) -> None:
        self.print()
        self.centred(f"·  {words}  ·", self.accent)
        self.print()

    def ornament(self) -> None:
        self.print()
        self.centred("~ ❧ ~", "dim")
        self.print()

    def centred(self, words: str, style: str) -> None:
        for line in wrap(words, self.width):
            self.put(line.center(self.width).rstrip(), style)

    def paragraph(self, words: str, indent: int = 0, style: str = "") -> None:
        for line in wrap(words, self.width - indent):
            self.put(" " * indent + line, style)

    def item(self, mark: str, words: str, width: int, style: str = "") -> None:
        """A paragraph with a mark before it: a number, a rule's id, a bullet."""
        first, *more = wrap(words, self.width - width) or [""]
        self.print(Text.assemble((mark.ljust(width), self.accent), (clean(first), style)), soft_wrap=True)
        for line in more:
            self.put(" " * width + line, style)

    def put(self, words: str, style: str = "") -> None:
        """Words as they are, on one line however long."""
        self.print(Text(clean(words), style=style), soft_wrap=True)

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> None:
        """Columns named in `right` hold numbers."""
        made = Table(box=box.SIMPLE, border_style=SOFT, header_style=self.accent, pad_edge=False)
        for number, head in enumerate(heads):
            made.add_column(Text(head), justify="right" if number in right else "left")
        for row in rows:
            made.add_row(*map(Text, row))
        self.print(made, justify="center")

    def columns(self, entries: Sequence[str]) -> None:
        """Short entries in as many columns as fit, read downwards."""
        for line in in_columns(entries, self.width):
            self.put(line)

    def command(self, words: str) -> None:
        """Something to type."""
        self.put("  " + words, "bold")

    def board(self, drawn: str) -> None:
        """Lines that were laid out already; one that is too wide goes on below, set in."""
        for line in drawn.splitlines():
            if len(line) <= self.width:
                self.put(line.rstrip())
            else:
                first, *more = wrap(line, self.width - 4)
                self.put(first)
                self.paragraph(" ".join(more), indent=4)

    def forget(self) -> None:
        """Clear the screen and what was scrolled off it."""
        if self.is_terminal:
            self.file.write("\x1b[3J\x1b[2J\x1b[H")
            self.file.flush()


def wrap(words: str, width: int) -> list[str]:
    """Lines no wider than that, where a word such as the name of a file is not wider itself."""
    return TextWrapper(width, break_long_words=False, break_on_hyphens=False).wrap(words)


def in_columns(entries: Sequence[str], width: int) -> list[str]:
    if not entries:
        return []
    wide = max(map(len, entries)) + 2
    across = max(1, width // wide)
    deep = -(-len(entries) // across)
    return ["".join(entry.ljust(wide) for entry in entries[row::deep]).rstrip() for row in range(deep)]
