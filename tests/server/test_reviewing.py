"""Reviews by the server appear while they are made, are cached, and queue; a lost process does no harm."""

import asyncio
import contextlib
import os
import signal
import time
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from curiouser.engine.game import installed_game
from curiouser.engine.match import Match
from curiouser.engine.record import Seed, write_record
from curiouser.review.review import Depth
from curiouser.server.core import commands as c
from curiouser.server.net.limits import Limit
from curiouser.server.runtime import replay_format, review_worker
from curiouser.server.runtime import reviews as reviewing
from curiouser.server.runtime import worker_pool as thinking
from curiouser.server.runtime.review_worker import Order, Said
from curiouser.server.runtime.server_limits import RATES
from curiouser.server.settings import Settings
from tests.review.playing import played
from tests.server.playing import come, play_all, start
from tests.server.serving import base
from tests.server.test_http import asking, get, post

QUICK = Depth(look=2, places=6, stages=((2, 2),), choices=4)
PLAYERS = ("Hatter", "Dodo=level-1")


def record(seed: int = 1) -> str:
    return write_record(played("tic-tac-toe", (1, 2), seed), None, PLAYERS)


async def follow(session: aiohttp.ClientSession, news: dict[str, Any]) -> list[dict[str, Any]]:
    """All reviews that came, until the last."""
    found = []
    while not news["is_over"]:
        status, news = await get(session, f"/api/reviews/{news['name']}?after={news['version']}")
        assert status == 200, news
        found += [news["review"]] if news["review"] else []
    return found


async def test_a_review_comes_while_it_is_made_is_kept_and_survives_a_killed_process(sqlite_url: str) -> None:
    async with asking(sqlite_url, reviews=1) as (server, session):
        server.reviews.depth, server.reviews.nice = QUICK, 0
        status, news = await post(session, "/api/review", {"record": record()})
        assert (status, news["review"], news["is_over"]) == (200, None, False)
        found = await follow(session, news)
        assert [each["is_whole"] for each in found][-1]
        assert found[-1]["players"] == [{"name": "Hatter", "bot": ""}, {"name": "Dodo", "bot": "level-1"}]
        check_sums(found)
        assert server.reviews.process is not None
        os.killpg(server.reviews.process.pid, signal.SIGKILL)
        status, again = await post(session, "/api/review", {"record": record()})
        assert (status, again["is_over"], again["review"]) == (200, True, found[-1])
        _, other = await post(session, "/api/review", {"record": record(2)})
        assert (await follow(session, other))[-1]["is_whole"]
    async with asking(sqlite_url, reviews=1) as (server, session):
        server.reviews.depth = QUICK
        _, kept = await post(session, "/api/review", {"record": record()})
        assert (kept["is_over"], kept["review"], server.reviews.process) == (True, found[-1], None)


def check_sums(found: list[dict[str, Any]]) -> None:
    """Luck and choice add up to the result, in what is sent as well; only digits are left off."""
    for review in found:
        for total in review["totals"]:
            for unit in ("chance", "lead"):
                parts = sum(total[part][unit] for part in ("start", "luck", "own", "others"))
                assert parts == pytest.approx(total["result"][unit], abs=4e-4)


class Scripted(reviewing.Reviews):
    """Answers as a test wants, without a process."""

    def __init__(self, folder: Path, rate: float = 0) -> None:
        super().__init__(1, Limit(*RATES["reviews"](Settings(reviews_rate=rate))), folder)
        self.script: list[Exception | list[Said]] = []
        self.go_on = asyncio.Event()
        self.orders: list[Order | None] = []

    async def converse(self, job: reviewing.Job) -> None:
        self.orders.append(job.order)
        await self.go_on.wait()
        step = self.script.pop(0) if self.script else [Said(review=raw('{"tries":1}'), is_over=True)]
        if isinstance(step, Exception):
            raise step
        for said in step:
            job.hear(said)


def raw(text: str) -> msgspec.Raw:
    return msgspec.Raw(text.encode())


@contextlib.asynccontextmanager
async def scripted(url: str, folder: Path, **more: Any) -> Any:
    async with asking(url) as (server, session):
        server.reviews = server.guard.services[reviewing.Reviews] = Scripted(folder / "reviews", **more)
        yield server, session


async def test_reviews_wait_for_one_another_and_the_same_one_is_made_once(sqlite_url: str, tmp_path: Path) -> None:
    async with scripted(sqlite_url, tmp_path) as (server, session):
        first, same, second = [(await post(session, "/api/review", {"record": text}))[1] for text in "aab"]
        assert first["name"] == same["name"] != second["name"]
        assert [each["ahead"] for each in (first, same, second)] == [0, 0, 1]
        server.reviews.go_on.set()
        assert await follow(session, second) == [{"tries": 1}]
        assert [order.record for order in server.reviews.orders] == ["a", "b"]


async def test_too_many_at_once_are_refused(sqlite_url: str, tmp_path: Path) -> None:
    async with scripted(sqlite_url, tmp_path) as (_, session):
        most = reviewing.MOST_OF_ADDRESS
        answers = [await post(session, "/api/review", {"record": str(n)}) for n in range(most + 2)]
    assert [status for status, _ in answers] == [200] * (most + 1) + [503]
    assert answers[-1][1]["id"] == "refused-reviews-busy"


async def test_one_address_does_not_keep_others_from_their_reviews(sqlite_url: str, tmp_path: Path) -> None:
    """Addresses take turns, whoever came first."""
    async with asking(sqlite_url, trusted_proxies="127.0.0.1") as (server, session):
        server.reviews = reviews = Scripted(tmp_path / "reviews")
        server.guard.services[reviewing.Reviews] = reviews
        for n in range(reviewing.MOST_OF_ADDRESS + 1):
            await post(session, "/api/review", {"record": f"much {n}"}, headers={"X-Forwarded-For": "6.6.6.6"})
        headers = {"X-Forwarded-For": "7.7.7.7"}
        status, other = await post(session, "/api/review", {"record": "one"}, headers=headers)
        assert status == 200
        reviews.go_on.set()
        await follow(session, other)
        assert [order.record for order in reviews.orders if order][:3] == ["much 0", "much 1", "one"]


async def test_reviews_are_rationed_but_not_those_that_are_known(sqlite_url: str, tmp_path: Path) -> None:
    async with scripted(sqlite_url, tmp_path, rate=1) as (_, session):
        answers = [(await post(session, "/api/review", {"record": text}))[0] for text in "aab"]
    assert answers == [200, 200, 429]


async def test_a_review_that_breaks_off_twice_or_fails_is_given_up_and_may_be_asked_for_again(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with scripted(sqlite_url, tmp_path) as (server, session):
        server.reviews.script = [EOFError(), ConnectionError(), RuntimeError()]
        server.reviews.go_on.set()
        for record in "ab":
            _, news = await post(session, "/api/review", {"record": record})
            status, trouble = await get(session, f"/api/reviews/{news['name']}")
            assert (status, trouble["id"]) == (503, "refused-trouble")
        _, news = await post(session, "/api/review", {"record": "a"})
        assert await follow(session, news) == [{"tries": 1}]


async def test_a_review_that_takes_too_long_is_ended(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "LONGEST", 0.01)
    async with scripted(sqlite_url, tmp_path) as (_, session):
        _, news = await post(session, "/api/review", {"record": "a"})
        romanian = {"Accept-Language": "ro"}
        status, trouble = await get(session, f"/api/reviews/{news['name']}", headers=romanian)
    assert (status, trouble["id"]) == (400, "refused-long-review")
    assert "prea lungă" in trouble["sentence"]


async def test_whoever_asks_without_news_is_answered_all_the_same(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "PATIENCE", 0.01)
    async with scripted(sqlite_url, tmp_path) as (_, session):
        _, news = await post(session, "/api/review", {"record": "a"})
        status, still = await get(session, f"/api/reviews/{news['name']}?after=x")
    assert (status, still["version"], still["is_over"]) == (200, 0, False)


async def test_processes_that_nobody_needs_are_sent_home(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "IDLE", 0.01)
    async with scripted(sqlite_url, tmp_path) as (server, session):
        server.reviews.go_on.set()
        _, news = await post(session, "/api/review", {"record": "a"})
        await follow(session, news)
        home = asyncio.Event()

        async def send_home() -> None:
            home.set()

        monkeypatch.setattr(server.reviews, "send_home", send_home)
        await home.wait()


async def test_a_review_that_nobody_knows_is_gone(sqlite_url: str, tmp_path: Path) -> None:
    async with scripted(sqlite_url, tmp_path) as (_, session):
        for name in ("0" * 64, "tables.db", "..%2Ftables.db"):
            status, trouble = await get(session, f"/api/reviews/{name}")
            assert (status, trouble["id"]) == (404, "refused-review-gone")


async def test_a_server_may_make_no_reviews(sqlite_url: str) -> None:
    async with asking(sqlite_url, reviews=0) as (_, session):
        status, trouble = await post(session, "/api/review", {"record": record()})
    assert (status, trouble["id"]) == (400, "refused-no-reviews")


async def test_only_matches_that_are_over_are_reviewed_and_only_for_those_who_may_look(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with scripted(sqlite_url, tmp_path) as (server, session):
        clients = await come(base(server), base(server), "tic-tac-toe", 2, watch="people")
        async with clients[0] as host, clients[1] as guest:
            await start([host, guest])
            assert await asked(session, host.table, "1", host.token) == (409, "record-sealed")
            await play_all([host, guest])
            assert await asked(session, host.table, "1") == (403, "refused-replay")
            assert await asked(session, host.table, "1", guest.token) == (200, "")
            await host.do(c.Rematch(key="again"))
            await host.do(c.Start(key="start"))
            assert await asked(session, host.table, "1", host.token) == (200, "")
            assert await asked(session, host.table, "2", host.token) == (409, "record-sealed")
        assert len(server.reviews.jobs) == 1


async def asked(session: aiohttp.ClientSession, table: str, number: str, token: str = "") -> tuple[int, str]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    status, answer = await post(session, f"/api/tables/{table}/matches/{number}/review", {}, headers=headers)
    return status, answer.get("id", "")


def test_only_so_many_are_kept_and_none_that_is_too_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "MOST_KEPT", 2)
    for n, days in enumerate((9, 3, 2, 1)):
        file = tmp_path / f"{n}.json.gz"
        file.touch()
        os.utime(file, (time.time() - days * reviewing.DAY,) * 2)
    reviewing.Reviews(1, Limit(0, 0), tmp_path).clear()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["2.json.gz", "3.json.gz"]
    reviewing.Reviews(1, Limit(0, 0), tmp_path, days=2).keep("new", b"{}")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["3.json.gz", "new.json.gz"]


def test_what_cant_be_kept_is_no_fault(tmp_path: Path) -> None:
    file = tmp_path / "no folder"
    file.touch()
    reviews = reviewing.Reviews(1, Limit(0, 0), file)
    reviews.keep("new", b"{}")
    assert reviews.read("new") is None


def test_few_reviews_that_are_over_stay_in_memory(tmp_path: Path) -> None:
    reviews = reviewing.Reviews(1, Limit(0, 0), tmp_path)
    for n in range(reviewing.MOST_REMEMBERED + 3):
        job = reviewing.Job(str(n), None)
        reviews.remember(job)
        job.said = Said(is_over=n > 0)
    reviews.remember(reviewing.Job("last", None))
    assert list(reviews.jobs)[:2] == ["0", "3"]


def test_bots_come_before_reviews() -> None:
    assert reviewing.NICE > thinking.NICE


def test_reviews_lie_beside_the_tables(tmp_path: Path) -> None:
    assert reviewing.folder_of(f"sqlite:///{tmp_path}/tables.db") == tmp_path / "reviews"
    assert reviewing.folder_of("postgresql://host/tables").name == "reviews"


def said_to(text: str) -> list[Said]:
    heard: list[Said] = []
    review_worker.carry_out(Order(text, QUICK), None, heard.append)
    return heard


def test_a_changed_record_is_named_in_every_language() -> None:
    (said,) = said_to(write_record(played("tic-tac-toe", (1, 2)), Seed(1)).replace('"n":3', '"n": 3'))
    assert (said.trouble, said.is_over) == ("record-link", True)
    assert said.sentences["pl"].startswith("Wiersz 4")


def test_what_can_not_be_reviewed_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(game := installed_game("tic-tac-toe"), game.setup(2))
    assert [said.trouble for said in said_to(write_record(match, None))] == ["review-unfinished"]
    for _ in range(replay_format.MOST_TAKEN_BACK + 1):
        match.play(0, match.legal(0)[0])
        match.undo(0)
    assert [said.trouble for said in said_to(write_record(match, None))] == ["refused-long-record"]
    monkeypatch.setattr(review_worker, "MOST_STEPS", 3)
    assert [said.trouble for said in said_to(record())] == ["refused-long-review"]


def test_how_far_it_is_is_told_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_worker, "OFTEN", 0.0)
    heard = said_to(record())
    told = [said.done for said in heard]
    assert told == sorted(told)
    assert (heard[-1].done, heard[-1].is_over) == (heard[-1].jobs, True)
    assert sum(said.review == review_worker.NONE for said in heard) > sum(said.is_over for said in heard)
