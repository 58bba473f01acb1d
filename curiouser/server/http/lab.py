"""Routes for what-ifs."""

import asyncio
from functools import lru_cache

from curiouser.lab.numbers import Number, numbers_of
from curiouser.server.core.table import find_game
from curiouser.server.http.call import SHORT_BODY, Call, Route
from curiouser.server.runtime.lab import AskWhatIf, Lab, LabShown, WhatIfShown
from curiouser.server.settings import Settings


async def show_lab(settings: Settings) -> LabShown:
    """What the lab of this server may do."""
    return LabShown(settings.lab, settings.lab_matches, settings.lab_seconds)


@lru_cache(64)
def known_numbers(game: str, seats: int) -> tuple[Number, ...]:
    return numbers_of(find_game(game), seats)


async def show_numbers(call: Call[None], lab: Lab) -> tuple[Number, ...]:
    """The numbers of a game's box that a what-if may change, for so many seats."""
    lab.check_open()
    game, seats = call.path["game"], call.path["seats"]
    count = int(seats) if seats.isascii() and seats.isdecimal() and len(seats) < 3 else 0
    return await asyncio.get_running_loop().run_in_executor(None, known_numbers, game, count)


async def ask_what_if(call: Call[AskWhatIf], lab: Lab) -> WhatIfShown:
    """Begin a what-if: the game as it is and with changes, over the same luck."""
    return lab.show(lab.ask(call.body, call.address))


async def show_what_if(call: Call[None], lab: Lab) -> WhatIfShown:
    """How far a what-if is, and what it has found."""
    return lab.show(lab.find(call.path["id"]))


async def end_what_if(call: Call[None], lab: Lab) -> WhatIfShown:
    """Give up a what-if."""
    found = lab.find(call.path["id"])
    found.end("ended", lab.clock())
    return lab.show(found)


ROUTES = (
    Route("GET", "/api/lab", show_lab, None, LabShown),
    Route("GET", "/api/lab/numbers/{game}/{seats}", show_numbers, None, tuple[Number, ...]),
    Route("POST", "/api/lab/what-ifs", ask_what_if, AskWhatIf, WhatIfShown, (), SHORT_BODY),
    Route("GET", "/api/lab/what-ifs/{id}", show_what_if, None, WhatIfShown),
    Route("POST", "/api/lab/what-ifs/{id}/end", end_what_if, None, WhatIfShown, (), SHORT_BODY),
)
