"""curiouser ladder: lets every bot play every other, and rates them."""

from typing import Annotated

from curiouser.bots import NAMES
from curiouser.cli.games import title
from curiouser.cli.language import Voice
from curiouser.cli.many import MOST_JOBS, Jobs, SeedNumber
from curiouser.cli.output import print_json
from curiouser.cli.page import Page
from curiouser.cli.parameters import (
    GameName,
    Json,
    Language,
    OptionWords,
    check_count,
    find,
    make_setup,
    number,
    split_names,
)
from curiouser.cli.progress import progress_bar
from curiouser.lab.ladder import Ladder, climb

Deals = Annotated[int, number()]
ALL = ",".join(NAMES)
LIKELY = 0.0001


def ladder(
    game: GameName,
    /,
    *,
    deals: Deals = 20,
    bots: str = ALL,
    seed: SeedNumber = 0,
    jobs: Jobs = None,
    option: OptionWords = None,
    json: Json = False,
    language: Language = None,
) -> None:
    voice = Voice(language)
    check_count("--deals", deals)
    processes = check_count("--jobs", 1 if jobs is None else jobs, MOST_JOBS)
    found = find(game)
    names = split_names(bots)
    setup = make_setup(found, 2, option, None)
    with progress_bar(voice.say("simulating"), not json) as told:
        results = climb(found, setup, names, deals, seed, processes, told, game)
    if json:
        print_json(results)
    else:
        page = Page(found.about.terminal_colour)
        page.title(title(found, voice.language))
        show_ratings(results, page, voice)
        show_duels(results, page, voice)


def show_ratings(results: Ladder, page: Page, voice: Voice) -> None:
    write = voice.number
    heads = [voice.say(f"head-{name}") for name in ("bot", "rating", "between", "rate")]
    rows = [
        (
            rung.bot,
            write(rung.rating, 1),
            f"{write(rung.ci95[0], 1)} – {write(rung.ci95[1], 1)}",
            write(100 * rung.rate, 1) + " %",
        )
        for rung in results.rungs
    ]
    page.table(heads, rows, right=(1, 2, 3))


def show_duels(results: Ladder, page: Page, voice: Voice) -> None:
    write = voice.number
    heads = [voice.say(f"head-{name}") for name in ("bot", "against", "matches", "rate", "between", "chance")]
    rows = [
        (
            duel.first,
            duel.second,
            str(2 * duel.deals),
            write(100 * duel.rate, 1) + " %",
            f"{write(100 * duel.ci95[0], 1)} – {write(100 * duel.ci95[1], 1)} %",
            write(duel.p, 4) if duel.p >= LIKELY else "< " + write(LIKELY, 4),
        )
        for duel in results.duels
    ]
    page.table(heads, rows, right=(2, 3, 4, 5))
    page.paragraph(voice.say("ladder-chance"))
