"""Flags shared by the commands that play many matches."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from cyclopts import Parameter

from curiouser.bots import check_bot
from curiouser.cli.parameters import EditionFile, OptionWords, check_count, make_setup, number
from curiouser.engine.errors import BadSetup
from curiouser.engine.game import Game, Setup

MOST_JOBS = 256
WORTH_A_PROCESS = 500

Matches = Annotated[int, number()]
Seats = Annotated[int | None, number()]
Bots = str | None
SeedNumber = Annotated[int, number()]
Jobs = Annotated[int | None, number()]
On = str | None


@Parameter(name="*")
@dataclass(frozen=True)
class Many:
    """What is played, over which luck, and where."""

    seats: Seats = None
    seed: SeedNumber = 0
    jobs: Jobs = None
    on: On = None
    option: OptionWords = None
    edition: EditionFile = None

    def processes(self, matches: int) -> int:
        """As many as there are cores, but none for so few matches that starting it takes longer than playing them."""
        usual = min(os.cpu_count() or 1, 1 + matches // WORTH_A_PROCESS)
        return check_count("--jobs", usual if self.jobs is None else self.jobs, MOST_JOBS)

    def seat(self, game: Game[Any], named: Sequence[str]) -> tuple[Setup, list[str]]:
        """Who sits where; one bot alone takes every seat."""
        usual = len(named) if len(named) > 1 else min(game.seat_counts)
        count = usual if self.seats is None else self.seats
        players = list(named) * count if len(named) == 1 else list(named)
        setup = make_setup(game, count, self.option, self.edition)
        if len(players) != count:
            raise BadSetup("bad-bots", seats=count, bots=len(players))
        for name in players:
            check_bot(name, game)
        return setup, players


USUAL = Many()
