"""curiouser balance: searches for edition values that meet a target."""

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from curiouser.bots import usual_bot
from curiouser.cli.games import title
from curiouser.cli.language import Voice, problem
from curiouser.cli.many import USUAL, Bots, Many, Matches
from curiouser.cli.output import print_json
from curiouser.cli.page import Page
from curiouser.cli.parameters import GameName, Json, Language, check_count, find, number, split_names
from curiouser.cli.progress import progress_bar
from curiouser.lab.cluster import Run, needing

if TYPE_CHECKING:
    from curiouser.lab.search import Goal, SearchResult, Tried

MOST_TRIES = 10_000

Vary = Annotated[
    list[str] | None,
    Parameter(name="--vary", negative=""),
]
Goals = Annotated[
    list[str] | None,
    Parameter(name="--goal", negative=""),
]
Tries = Annotated[int, number()]


def balance(
    game: GameName,
    /,
    *,
    vary: Vary = None,
    goal: Goals = None,
    tries: Tries = 40,
    matches: Matches = 1_000,
    bots: Bots = None,
    many: Many = USUAL,
    json: Json = False,
    language: Language = None,
) -> None:
    with needing("lab"):
        from curiouser.lab.search import check, read_goal, search
        from curiouser.lab.whatif import read_change, read_range
    voice = Voice(language)
    if not vary:
        raise problem("balance-none")
    check_count("--matches", matches)
    check_count("--tries", tries, MOST_TRIES)
    processes = many.processes(matches * tries)
    found = find(game)
    setup, players = many.seat(found, split_names(bots or usual_bot(found)))
    ranges = {path: read_range(values) for path, values in map(read_change, vary)}
    goals = [read_goal(word) for word in goal or ["even-seats"]]
    with progress_bar(voice.say("trying"), not json) as told:
        results = search(
            found,
            setup,
            ranges,
            goals,
            players,
            matches,
            tries,
            many.seed,
            Run(processes, many.on, lambda n: told(n, tries), game),
        )
    again = check(
        found, setup, results.best, goals, players, matches, many.seed + 1, Run(processes, many.on, path=game)
    )
    if json:
        print_json({"best": results.best, "again": again, "tried": results.tried})
        return
    show(results, again, goals, matches, Page(found.about.terminal_colour), title(found, voice.language), voice)


def show(
    results: "SearchResult", again: "Tried", goals: "list[Goal]", matches: int, page: Page, name: str, voice: Voice
) -> None:
    page.title(name)
    page.print()
    page.paragraph(voice.say("balance-tried", count=len(results.tried), matches=matches))
    page.chapter(voice.say("balance-best"))
    heads = [voice.say("head-number"), voice.say("head-value")]
    page.table(heads, [(path, str(value)) for path, value in results.best.values.items()], right=(1,))
    show_goals(results.best, goals, page, voice)
    page.paragraph(voice.say("balance-checked"))
    show_goals(again, goals, page, voice)


def show_goals(tried: "Tried", goals: "list[Goal]", page: Page, voice: Voice) -> None:
    heads = [voice.say(f"head-{name}") for name in ("goal", "wanted", "reached")]
    write = voice.number
    rows = [(goal.measure, write(goal.value, 2), write(tried.found[goal.measure], 3)) for goal in goals]
    page.table(heads, rows, right=(1, 2))
