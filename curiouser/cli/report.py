"""curiouser report: a page with plots about many matches, and about what changes would change."""

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from curiouser.bots import check_bot, usual_bot
from curiouser.cli.files import writing
from curiouser.cli.language import Voice
from curiouser.cli.page import Page
from curiouser.cli.parameters import (
    EditionFile,
    GameName,
    Language,
    OptionWords,
    check_count,
    find,
    make_setup,
    number,
    split_names,
)
from curiouser.cli.progress import progress_bar
from curiouser.cli.simulate import MOST_JOBS, Jobs, Matches, On, Seats, SeedNumber, seat_bots, usual_jobs
from curiouser.engine.edition import load_edition
from curiouser.engine.errors import BadSetup
from curiouser.engine.game import Game, Setup
from curiouser.lab.cluster import needing

if TYPE_CHECKING:
    from curiouser.lab.whatif import Change

TOLD = 5_000

Bots = Annotated[str | None, Parameter(help="The bots by seat; one alone takes every seat; otherwise greedy.")]
To = Annotated[Path | None, Parameter(help="The file of the page; otherwise GAME-report.html.")]
Pictures = Annotated[Path | None, Parameter(help="Also keep the plots in this folder, as PNG and SVG.")]
Told = Annotated[int, number("In so many matches every event is listened to, for rules, cards and spaces.")]
Set = Annotated[
    list[str] | None,
    Parameter(
        name="--set", negative="", help="A number of the box or an option changed, as NAME=VALUE; may be repeated."
    ),
]
Sweep = Annotated[
    list[str] | None,
    Parameter(
        name="--sweep", negative="", help="Several values, each a variant: NAME=1,2,5 or NAME=0..8; may be repeated."
    ),
]
Against = Annotated[
    list[Path] | None,
    Parameter(name="--against", negative="", help="A variant from another TOML file; may be repeated."),
]
Server = Annotated[str, Parameter(help="The server on which links open a table with a variant.")]


def report(
    game: GameName,
    /,
    *,
    matches: Matches = 10_000,
    seats: Seats = None,
    bots: Bots = None,
    seed: SeedNumber = 0,
    to: To = None,
    pictures: Pictures = None,
    set_: Set = None,
    sweep: Sweep = None,
    against: Against = None,
    told: Told = TOLD,
    server: Server = "http://localhost:8000",
    jobs: Jobs = None,
    on: On = None,
    option: OptionWords = None,
    edition: EditionFile = None,
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
    processes = check_count("--jobs", usual_jobs(matches) if jobs is None else jobs, MOST_JOBS)
    found = find(game)
    setup, players = prepare(found, bots, seats, option, edition)
    changes = variants(found, setup, set_ or (), sweep or (), against or ())
    file = to or Path(f"{found.name}-report.html")
    setups = [setup, *(change.setup for change in changes)]
    with progress_bar(voice.say("reporting"), True) as heard:
        sums = study(game, setups, players, matches, seed, told, processes, on, lambda done: heard(done, matches))
    about = Study(found, setup, tuple(players), seed, typed(), sums, tuple(changes), server)
    page, drawn = write_report(about, voice.language)
    with writing(file) as opened:
        opened.write(page)
    paper = Page(found.name)
    paper.paragraph(voice.say("report-written", file=str(file)))
    if changes:
        paper.paragraph(voice.say("differences-clear", count=len(clear_ones(compare(sums)))))
    if pictures is not None:
        plots.keep_pictures(drawn, pictures)
        paper.paragraph(voice.say("pictures-written", folder=str(pictures)))


def typed() -> str:
    return shlex.join(["curiouser", *sys.argv[1:]])


def prepare(
    game: Game[Any], bots: str | None, seats: int | None, option: Sequence[str] | None, edition: Path | None
) -> tuple[Setup, list[str]]:
    count, players = seat_bots(game, split_names(bots or usual_bot(game)), seats)
    setup = make_setup(game, count, option, edition)
    if len(players) != count:
        raise BadSetup("bad-bots", seats=count, bots=len(players))
    for name in players:
        check_bot(name, game)
    return setup, players


def variants(
    game: Game[Any], setup: Setup, set_: Sequence[str], swept: Sequence[str], against: Sequence[Path]
) -> "list[Change]":
    """All that is set makes one variant; a sweep one for each value, on top of that; each file one."""
    from curiouser.lab import whatif

    changed = {path: whatif.read_value(value) for path, value in map(whatif.read_change, set_)}
    base = whatif.vary(game, setup, changed) if changed else setup
    name = ", ".join(f"{path}={value}" for path, value in changed.items())
    found = [whatif.Change(name, base)] if changed and not swept else []
    if swept:
        ranges = {path: whatif.read_values(values) for path, values in map(whatif.read_change, swept)}
        found += whatif.sweep(game, base, ranges)
    for file in against:
        other = game.setup(setup.seats, whatif.options_of(setup), load_edition(game, file))
        found.append(whatif.Change(file.name, other))
    return found
