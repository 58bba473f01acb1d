"""The options of a table and which of them go together."""

from typing import Annotated, Literal

import msgspec

from curiouser.engine.errors import BadSetup
from curiouser.engine.game import Options


class WordlandOptions(Options, frozen=True):
    """W3, W20, W32–W34, W38, W40, W44, W52."""

    language: Literal["en", "pl", "ro"] = "en"
    advanced: bool = False
    seconds: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0  # of a turn; 0 as the edition has it
    children: Literal["no", "no-letter", "one-letter"] = "no"
    madness: Literal[0, 4, 5] = 0  # so many forbidden letters; 0 leaves it at the usual number
    careful: bool = False
    teapot: bool = False
    need_winner: bool = False
    first_queen: Annotated[int, msgspec.Meta(ge=-1, le=7)] = -1  # a seat; -1 lets luck choose


def check_options(options: WordlandOptions, seats: int) -> None:
    if options.first_queen >= seats:
        raise BadSetup("bad-first-queen", texts=__package__, seat=options.first_queen, last=seats - 1)
    if options.children != "no" and (options.advanced or options.madness):
        raise BadSetup("bad-children", texts=__package__)
