"""curiouser report: writes a page with plots about many matches and about the effect of changes."""

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from curiouser.bots import usual_bot
from curiouser.cli.files import writing
from curiouser.cli.language import Voice
from curiouser.cli.many import USUAL, Bots, Many, Matches
from curiouser.cli.page import Page
from curiouser.cli.parameters import GameName, Language, check_count, find, number, split_names
from curiouser.cli.progress import progress_bar
from curiouser.engine.edition import load_edition
from curiouser.engine.game import Game, Setup
from curiouser.lab.cluster import Run, needing

if TYPE_CHECKING:
    from curiouser.lab.whatif import SetupChange

TOLD = 5_000

Told = Annotated[int, number()]
Set = Annotated[
    list[str] | None,
    Parameter(name="--set", negative=""),
]
Sweep = Annotated[
    list[str] | None,
    Parameter(name="--sweep", negative=""),
]
Against = Annotated[
    list[Path] | None,
    Parameter(name="--against", negative=""),
]


def report(
    game: GameName,
    /,
    *,
    matches: Matches = 10_000,
    bots: Bots = None,
    many: Many = USUAL,
    to: Path | None = None,
    pictures: Path | None = None,
    set_: Set = None,
    sweep: Sweep = None,
    against: Against = None,
    told: Told = TOLD,
    server: str = "http://localhost:8000",
    language: Language = None,
) -> None:
    with needing("lab"):
        from curiouser.lab import plots
        from curiouser.lab.paper import Study
        from curiouser.lab.report import write_report
        from curiouser.lab.study import study
        from curiouser.lab.whatif import clear_ones, compare
    voice = Voice(language)
    check_count("--matches", matches)
    check_count("--told", told)
    processes = many.processes(matches)
    found = find(game)
    setup, players = many.seat(found, split_names(bots or usual_bot(found)))
    changes = variants(found, setup, set_ or (), sweep or (), against or ())
    file = to or Path(f"{found.name}-report.html")
    setups = [setup, *(change.setup for change in changes)]
    with progress_bar(voice.say("reporting"), True) as heard:
        run = Run(processes, many.on, lambda done: heard(done, matches))
        sums = study(game, setups, players, matches, many.seed, told, run)
    about = Study(found, setup, tuple(players), many.seed, typed(), sums, tuple(changes), server)
    page, drawn = write_report(about, voice.language)
    with writing(file) as opened:
        opened.write(page)
    paper = Page(found.about.terminal_colour)
    paper.paragraph(voice.say("report-written", file=str(file)))
    if changes:
        paper.paragraph(voice.say("differences-clear", count=len(clear_ones(compare(sums)))))
    if pictures is not None:
        plots.keep_pictures(drawn, pictures)
        paper.paragraph(voice.say("pictures-written", folder=str(pictures)))


def typed() -> str:
    return shlex.join(["curiouser", *sys.argv[1:]])


def variants(
    game: Game[Any], setup: Setup, set_: Sequence[str], swept: Sequence[str], against: Sequence[Path]
) -> "list[SetupChange]":
    """All that is set makes one variant; a sweep one for each value, on top of that; each file one."""
    from curiouser.lab import whatif

    changed = {path: whatif.read_value(value) for path, value in map(whatif.read_change, set_)}
    base = whatif.vary(game, setup, changed) if changed else setup
    name = ", ".join(f"{path}={value}" for path, value in changed.items())
    found = [whatif.SetupChange(name, base)] if changed and not swept else []
    if swept:
        ranges = {path: whatif.read_values(values) for path, values in map(whatif.read_change, swept)}
        found += whatif.sweep(game, base, ranges)
    for file in against:
        other = game.setup(setup.seats, whatif.options_of(setup), load_edition(game, file))
        found.append(whatif.SetupChange(file.name, other))
    return found
