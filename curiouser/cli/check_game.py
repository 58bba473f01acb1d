"""curiouser check-game: checks whether a game, ours or a third party's, keeps the laws of all games."""

from typing import Annotated

from curiouser.bots import check_bot
from curiouser.bots.driving import drive
from curiouser.cli.language import Voice
from curiouser.cli.output import print_json
from curiouser.cli.page import Page
from curiouser.cli.parameters import GameName, Json, Language, check_count, find, number
from curiouser.cli.progress import progress_bar
from curiouser.laws import BrokenLaw, LawReport
from curiouser.laws import check_game as check
from curiouser.laws.check import Driver

BROKEN = 1

Matches = Annotated[int, number()]
Seats = Annotated[int | None, number()]
Closely = Annotated[int, number()]
SeedNumber = Annotated[int, number()]


def check_game(
    game: GameName,
    /,
    *,
    matches: Matches = 20,
    seats: Seats = None,
    seed: SeedNumber = 1,
    closely: Closely = 1,
    bots: str | None = None,
    json: Json = False,
    language: Language = None,
) -> int:
    voice = Voice(language)
    check_count("--matches", matches)
    check_count("--closely", closely)
    found = find(game)
    if seats is not None:
        found.setup(seats)
    if bots is not None:
        check_bot(bots, found)
    with progress_bar(voice.say("checking"), not json) as told:
        report = check(
            found,
            seats=seats,
            matches=matches,
            seed=seed,
            share=1 / closely,
            records=1 / closely,
            language=voice.language,
            progress=told,
            driver=driver_of(bots, seed) if bots is not None else None,
        )
    if json:
        print_json(report)
    else:
        show(report, Page(found.about.terminal_colour), voice)
    return 0 if report.is_clean else BROKEN


def driver_of(bot: str, seed: int) -> Driver:
    return lambda match, number, dealer: drive(match, [bot] * match.setup.seats, seed, number, dealer)


def show(report: LawReport, page: Page, voice: Voice) -> None:
    if report.is_clean:
        laws = len(report.checks)
        print(voice.say("laws-kept", game=report.game, laws=laws, matches=report.matches, positions=report.positions))
        return
    page.paragraph(voice.say("laws-broken", game=report.game, broken=len(report.broken)))
    for broken in report.broken:
        show_broken(broken, page, voice)


def show_broken(broken: BrokenLaw, page: Page, voice: Voice) -> None:
    page.print()
    page.item("~", f"{broken.law}: {broken.sentence}", 2, "bold")
    options = ", ".join(f"{name}={str(value).lower()}" for name, value in broken.options.items())
    seed, match = str(broken.seed), str(broken.match)
    place = voice.say(
        "laws-place", seats=broken.seats, options=options or "–", seed=seed, match=match, moves=broken.moves
    )
    page.paragraph(place, indent=3, style="dim")
    if broken.position:
        page.paragraph(broken.position, indent=3)
