"""Shows events as sentences."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from curiouser.cli.page import Page
from curiouser.engine.event import Event
from curiouser.engine.game import Game
from curiouser.engine.text import Words


def tell(events: Iterable[Event], game: Game[Any], words: Words, page: Page, mark: str = "~") -> None:
    """One paragraph an event, each with its rule; a row of events of one kind, such as a deal, is one paragraph.

    The first one has the mark before it.
    """
    width = max(len(mark), 2)
    worth_telling = (event for event in events if not game.goes_without_saying(event))
    for (_, rule), same in groupby(worth_telling, key=lambda event: (type(event), event.rule)):
        told = [words.say(game.tell(event)) for event in same]
        if len(told) <= 2:
            for sentence in told:
                page.item(mark, f"{sentence} ({rule})", width)
                mark = mark if width == 2 else ""
        else:
            page.item(mark, " ".join(told) + f" ({rule})", width)
            mark = mark if width == 2 else ""
