"""curiouser review: shows how much of a finished match was luck and how much was choice."""

import os
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from curiouser.bots.together import new_pool
from curiouser.cli.files import records_of, writing
from curiouser.cli.games import title
from curiouser.cli.language import Voice
from curiouser.cli.names import players_of, seat_names, words_with_names
from curiouser.cli.output import print_json
from curiouser.cli.page import Page
from curiouser.cli.parameters import Json, Language, RecordFile, check_count, number
from curiouser.cli.progress import progress_bar
from curiouser.engine.errors import Problem
from curiouser.engine.record import Record
from curiouser.engine.record import replay as replay_record
from curiouser.review.findings import Review, Swing
from curiouser.review.page import page as html_page
from curiouser.review.review import Reviewer, deeper, usual_depth
from curiouser.review.steps import HERE, PositionKeeper, countable
from curiouser.review.telling import ReviewTeller

MOST_JOBS = 64
MOST_DEPTH = 100

Which = Annotated[int | None, number()]
DepthNumber = Annotated[int, number()]
SeedNumber = Annotated[int, number()]
Jobs = Annotated[int | None, number()]


def review(
    file: RecordFile,
    /,
    *,
    match: Which = None,
    depth: DepthNumber = 1,
    seed: SeedNumber = 0,
    jobs: Jobs = None,
    html: Path | None = None,
    json: Json = False,
    language: Language = None,
) -> None:
    voice = Voice(language)
    check_count("--depth", depth, MOST_DEPTH)
    processes = check_count("--jobs", (os.cpu_count() or 1) if jobs is None else jobs, MOST_JOBS)
    record = chosen(file, match)
    keeper = PositionKeeper()
    played = replay_record(record, before=keeper.keep)
    game = countable(played)
    names = seat_names(players_of(record.header), voice)
    teller = ReviewTeller(game, names, words_with_names(game, voice.language, names))
    with workers(processes) as pool:
        reviewer = Reviewer(played, deeper(usual_depth(game), depth), seed, pool, names, keeper.positions)
        found = last_of(reviewer, teller, is_shown=not json)
    if html is not None:
        with writing(html) as out:
            out.write(html_page(found, teller, title(game, voice.language)))
    elif json:
        print_json(found)
    else:
        show(found, teller, Page(game.about.terminal_colour), title(game, voice.language))


def chosen(file: Path, match: int | None) -> Record:
    records = list(records_of(file))
    if match is None and len(records) > 1:
        raise Problem("review-which", texts=HERE, file=str(file), matches=len(records))
    return records[check_count("--match", match or 1, len(records)) - 1]


@contextmanager
def workers(processes: int) -> Iterator[Executor | None]:
    """A pool, where more than one process is wanted."""
    if processes == 1:
        yield None
        return
    pool = new_pool(processes)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def last_of(reviewer: Reviewer, teller: ReviewTeller, *, is_shown: bool) -> Review:
    with progress_bar(teller.word("reviewing"), is_shown) as told:
        reviewer.told = told
        *_, found = reviewer.reviews()
    return found


def show(review: Review, teller: ReviewTeller, page: Page, heading: str) -> None:
    page.title(heading)
    page.subtitle(" · ".join(teller.names))
    page.chapter(teller.word("title"))
    for total in review.totals:
        page.paragraph(teller.story(total))
        heads = (teller.names[total.seat], teller.word("chance"), teller.word("points"))
        page.table(heads, teller.rows(total), right=(1, 2))
    page.chapter(teller.word("turns"))
    if not review.turns:
        page.paragraph(teller.word("no-turns"))
    for at in review.turns:
        show_turn(review.swings[at], teller, page)
    page.print()
    page.paragraph(teller.measured(review), style="dim")


def show_turn(swing: Swing, teller: ReviewTeller, page: Page) -> None:
    page.item("❧", f"{teller.word('move', n=swing.n + 1)}. {teller.turn(swing)}", 2)
    if swing.decision is not None:
        page.paragraph(teller.better(swing.decision), indent=2)
    for rule, told in teller.happened(swing):
        page.paragraph(f"{told} ({rule})", indent=2, style="dim")
