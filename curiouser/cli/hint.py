"""Hints in the terminal: the best moves, their chances and reasons."""

from typing import TYPE_CHECKING

from curiouser.bots.hints import Hint, hints
from curiouser.engine.game import CountableGame

if TYPE_CHECKING:
    from curiouser.cli.table import TerminalTable

INDENT = 4


def show_hints(table: "TerminalTable") -> None:
    """For whoever is to move. The same place in a match always gets the same hint."""
    assert isinstance(table.game, CountableGame)
    found = hints(table.game, table.match.position, seed=len(table.match.played))
    for number, hint in enumerate(found.best, start=1):
        show_hint(table, number, hint)


def show_hint(table: "TerminalTable", number: int, hint: Hint) -> None:
    write = table.voice.number
    if hint.is_sure:
        chances = table.voice.say("hint-sure", won="yes" if hint.chance > 0 else "no")
    else:
        chances = table.voice.say(
            "hint-chances",
            chance=write(100 * hint.chance),
            error=write(100 * hint.chance_error),
            score=write(hint.score, 1),
            score_error=write(hint.score_error, 1),
        )
    table.page.item(f"{number}.", f"{table.game.spell(hint.move)}: {chances}", INDENT)
    for reason in hint.reasons:
        table.page.paragraph(table.words.say(reason.text), indent=INDENT, style="dim")
