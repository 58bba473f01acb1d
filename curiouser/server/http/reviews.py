"""Routes for reviews of finished matches."""

import re

import msgspec

from curiouser.engine.errors import Problem
from curiouser.server.core.errors import refused
from curiouser.server.http.call import Call, Route
from curiouser.server.http.replays import RECORD_BYTES, finished
from curiouser.server.runtime.replay_format import Shown, lines_of
from curiouser.server.runtime.replays import Replays
from curiouser.server.runtime.review_format import ReviewShown
from curiouser.server.runtime.review_worker import NONE
from curiouser.server.runtime.reviews import Job, Reviews

NAME = re.compile(r"[0-9a-f]{64}")


class ReviewRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: str


class ReviewNews(msgspec.Struct, frozen=True, kw_only=True):
    """How a review goes on. Ask again with `after` = `version`; `review` is null while there is nothing newer.

    So many others come first (`ahead`); `done` of so many `jobs` are done."""

    name: str
    version: int
    ahead: int
    done: int
    jobs: int
    is_over: bool
    review: ReviewShown | None


class Sent(msgspec.Struct, frozen=True, kw_only=True):
    """`ReviewNews` with a review that was encoded already."""

    name: str
    version: int
    ahead: int
    done: int
    jobs: int
    is_over: bool
    review: msgspec.Raw


class NoReview(Problem):
    """Why there is none, as the process that reviews worded it."""

    def __init__(self, id: str, sentences: dict[str, str]) -> None:
        super().__init__(id)
        self.sentences = sentences

    def say(self, language: str = "en") -> str:
        return self.sentences[language]


async def review_match(call: Call[None], replays: Replays, reviews: Reviews) -> Shown:
    """Review a match of this table that is over: what was luck, what was choice."""
    table = await finished(call, replays, call.path["number"])
    record = await replays.work(call.address, table.recorder(await replays.opened_seed(table)))
    return news(reviews, await reviews.order(record, call.address, table.id), 0)


async def review_record(call: Call[ReviewRecord], reviews: Reviews) -> Shown:
    """Review the match of a record that you have."""
    lines_of(call.body.record)
    return news(reviews, await reviews.order(call.body.record, call.address), 0)


async def show_review(call: Call[None], reviews: Reviews) -> Shown:
    """How a review goes on; with `?after=` its last version it answers when there is news, or after ten seconds."""
    name, asked = call.path["review"], call.query.get("after", "0")
    after = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 9 else 0
    job = await reviews.find(name) if NAME.fullmatch(name) else None
    if job is None:
        raise refused("refused-review-gone")
    await job.wait(after)
    return news(reviews, job, after)


def news(reviews: Reviews, job: Job, after: int) -> Shown:
    said = job.said
    if said.trouble:
        raise NoReview(said.trouble, said.sentences)
    sent = Sent(
        name=job.name,
        version=job.version,
        ahead=reviews.ahead(job),
        done=said.done,
        jobs=said.jobs,
        is_over=said.is_over,
        review=job.review if job.reviewed > after else NONE,
    )
    return Shown(msgspec.json.encode(sent))


ROUTES = (
    Route("POST", "/api/tables/{table}/matches/{number}/review", review_match, None, ReviewNews),
    Route("POST", "/api/review", review_record, ReviewRecord, ReviewNews, most=RECORD_BYTES),
    Route("GET", "/api/reviews/{review}", show_review, None, ReviewNews, ("after",)),
)
