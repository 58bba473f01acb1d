"""Events as sentences on the page."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from curiouser.cli.page import Page
from curiouser.engine.event import Event
from curiouser.engine.game import Game
from curiouser.engine.text import Words


def tell(events: Iterable[Event], game: Game[Any], words: Words, page: Page) -> None:
    """One paragraph an event, each with its rule; a row of events of one kind, such as a deal, is one paragraph."""
    for (_, rule), same in groupby(events, key=lambda event: (type(event), event.rule)):
        told = [words.say(game.tell(event)) for event in same]
        if len(told) <= 2:
            for sentence in told:
                page.item("~", f"{sentence} ({rule})", 2)
        else:
            page.item("~", " ".join(told) + f" ({rule})", 2)
