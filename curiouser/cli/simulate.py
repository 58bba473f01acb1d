"""curiouser simulate: plays many matches between bots and summarises them."""

from contextlib import nullcontext
from pathlib import Path
from typing import Any

from curiouser.cli.files import writing
from curiouser.cli.games import title
from curiouser.cli.language import Voice
from curiouser.cli.many import USUAL, Many, Matches
from curiouser.cli.output import print_json
from curiouser.cli.page import Page
from curiouser.cli.parameters import GameName, Json, Language, check_count, find, split_names
from curiouser.cli.progress import progress_bar
from curiouser.engine.game import Game
from curiouser.engine.text import text
from curiouser.lab.cluster import Run
from curiouser.lab.simulate import SeatResult, SimulationResults
from curiouser.lab.simulate import simulate as play_matches


def simulate(
    game: GameName,
    /,
    *,
    matches: Matches = 1000,
    bots: str = "uniform",
    many: Many = USUAL,
    records: Path | None = None,
    tables: Path | None = None,
    json: Json = False,
    language: Language = None,
) -> None:
    voice = Voice(language)
    check_count("--matches", matches)
    processes = many.processes(matches)
    found = find(game)
    setup, players = many.seat(found, split_names(bots))
    doing = voice.say("simulating" if records is None else "writing-records")
    with progress_bar(doing, not json) as told:
        run = Run(processes, many.on, lambda n: told(n, matches), game)
        with nullcontext() if records is None else writing(records) as file:
            record = None if file is None else file.write
            results = play_matches(found, setup, players, matches, many.seed, run, tables, record)
    if json:
        print_json(results)
    else:
        show(results, found, voice)
        if records is not None:
            Page().paragraph(voice.say("records-written", matches=matches, file=str(records)))
        if tables is not None:
            Page().paragraph(voice.say("tables-written", matches=matches, folder=str(tables)))


def show(results: SimulationResults, game: Game[Any], voice: Voice) -> None:
    page, write = Page(game.about.terminal_colour), voice.number
    page.title(title(game, voice.language))
    page.print()
    speed = write(results.matches_per_second)
    page.paragraph(
        voice.say(
            "simulated",
            matches=results.matches,
            seconds=write(results.seconds, 1),
            speed=speed,
            decisions=write(results.decisions_per_match, 1),
            compiled="yes" if results.compiled else "no",
        )
    )
    show_seats(results.seats, page, voice)
    show_balance(results.seats, page, voice)
    page.chapter(voice.say("ends"))
    for reason, count in results.ends.items():
        share = write(100 * count / results.matches, 1)
        words = game.words(voice.language).say(text(f"end-{reason}"))
        page.item("~", voice.say("end-count", reason=words, count=count, share=share), 2)


def show_seats(seats: tuple[SeatResult, ...], page: Page, voice: Voice) -> None:
    write = voice.number
    heads = [voice.say(f"head-{name}") for name in ("seat", "bot", "score", "wins", "rate", "between")]
    rows = [
        (
            str(seat),
            result.bot,
            write(result.mean_score, 2),
            write(result.wins, 1).removesuffix(".0").removesuffix(",0"),
            write(100 * result.win_rate, 1) + " %",
            f"{write(100 * result.ci95[0], 1)} – {write(100 * result.ci95[1], 1)} %",
        )
        for seat, result in enumerate(seats, start=1)
    ]
    page.table(heads, rows, right=(0, 2, 3, 4, 5))


def show_balance(seats: tuple[SeatResult, ...], page: Page, voice: Voice) -> None:
    """Only where all seats are played alike does a difference come from the seat."""
    if len({result.bot for result in seats}) > 1:
        return
    fair = 1 / len(seats)
    uneven = [seat for seat, result in enumerate(seats, start=1) if not result.ci95[0] <= fair <= result.ci95[1]]
    if uneven:
        page.paragraph(voice.say("balance-uneven", seats=", ".join(map(str, uneven)), count=len(uneven)))
    else:
        page.paragraph(voice.say("balance-even"))
