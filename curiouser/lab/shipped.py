"""The reports that ship with the pages: `python -m curiouser.lab.shipped [GAME …]` regenerates them.

Bots and numbers of matches are listed below; the same sources give the same files.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from curiouser.engine.game import Game, find_game
from curiouser.lab.figures import Figures, figures_of
from curiouser.lab.study import study

FOLDER = Path("web", "src", "pages", "lab", "reports")  # from the root of a checkout
SEED = 1
JOBS = 2


class Wanted(NamedTuple):
    game: str
    seats: int
    bot: str
    matches: int
    told: int  # in so many of them events are listened to

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.game}-{self.seats}.json"


WANTED = (
    Wanted("adventures", 2, "greedy", 10_000, 1_000),
    Wanted("adventures", 3, "greedy", 10_000, 1_000),
    Wanted("adventures", 4, "greedy", 10_000, 1_000),
    Wanted("wordland", 4, "level-3", 400, 400),
    Wanted("tea-time", 2, "greedy", 20_000, 2_000),
    Wanted("tea-time", 3, "greedy", 20_000, 2_000),
    Wanted("tea-time", 4, "greedy", 20_000, 2_000),
    Wanted("tea-for-two", 2, "greedy", 4_000, 1_000),
    Wanted("tic-tac-toe", 2, "greedy", 10_000, 1_000),
)


def make(wanted: Wanted) -> Figures:
    game: Game[Any] = find_game(wanted.game)
    setup, bots = game.setup(wanted.seats), [wanted.bot] * wanted.seats
    found = study(wanted.game, [setup], bots, wanted.matches, SEED, wanted.told, JOBS)
    return figures_of(game, setup, bots, SEED, found.sums[0])


def read(wanted: Wanted) -> Figures:
    return msgspec.json.decode(wanted.file.read_bytes(), type=Figures)


def chosen(names: list[str]) -> Iterator[Wanted]:
    return (wanted for wanted in WANTED if not names or wanted.game in names)


def main(names: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for wanted in chosen(names):
        wanted.file.write_bytes(msgspec.json.encode(make(wanted)) + b"\n")
        print(wanted.file.name, file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
