"""The options of a table and their allowed values."""

import re
from typing import Annotated

import msgspec

from curiouser.engine.errors import BadSetup
from curiouser.engine.game import Options


class AdventuresOptions(Options, frozen=True):
    """A27–A29 in any combination, A7 and A2."""

    open_hands: bool = False
    youngest: bool = False
    easy_hole: bool = False
    starter: Annotated[int, msgspec.Meta(ge=-1, le=3)] = -1  # a seat; -1 lets luck choose
    characters: str = ""  # by seat, such as "queen hatter"; seats left over take the others in turn


def characters_of(chosen: str, box: tuple[str, ...], seats: int) -> list[str]:
    """A2: all different."""
    names = re.split(r"[\s,]+", chosen.strip().lower()) if chosen.strip(" ,") else []
    if len(names) > seats or len(set(names)) < len(names) or not set(names) <= set(box):
        raise BadSetup("bad-characters", texts=__package__, chosen=chosen, seats=seats, known=", ".join(box))
    return [*names, *(name for name in box if name not in names)][:seats]


def check_options(options: AdventuresOptions, box: tuple[str, ...], seats: int) -> None:
    characters_of(options.characters, box, seats)
    if options.starter >= seats:
        raise BadSetup("bad-starter", texts=__package__, starter=options.starter, last=seats - 1)
