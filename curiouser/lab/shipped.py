"""The reports that ship with the pages: `python -m curiouser.lab.shipped [GAME …]` regenerates them.

Each game's `about` names its bots and numbers of matches; the same sources give the same files.
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from curiouser.engine.about import ShippedReport
from curiouser.engine.game import Game, all_games
from curiouser.lab.cluster import Run
from curiouser.lab.figures import Figures, figures_of
from curiouser.lab.study import study

FOLDER = Path("web", "src", "pages", "lab", "reports")  # from the root of a checkout
SEED = 1
JOBS = 2


def file_of(game: Game[Any], report: ShippedReport) -> Path:
    return FOLDER / f"{game.name}-{report.seats}.json"


def make(game: Game[Any], report: ShippedReport) -> Figures:
    setup, bots = game.setup(report.seats), [report.bot] * report.seats
    found = study(game.name, [setup], bots, report.matches, SEED, report.told, Run(JOBS))
    return figures_of(game, setup, bots, SEED, found.sums[0])


def read(game: Game[Any], report: ShippedReport) -> Figures:
    return msgspec.json.decode(file_of(game, report).read_bytes(), type=Figures)


def reports_of(games: Iterable[Game[Any]]) -> Iterator[tuple[Game[Any], ShippedReport]]:
    return ((game, report) for game in games for report in game.about.reports)


def main(names: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game, report in reports_of(game for game in all_games() if not names or game.name in names):
        file = file_of(game, report)
        file.write_bytes(msgspec.json.encode(make(game, report)) + b"\n")
        print(file.name, file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
