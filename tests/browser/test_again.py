"""Matches that continue or repeat others: from a moment, the same deal, the deal of the day."""

import asyncio
import itertools
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from curiouser.client import Client, NotDone, new_key, post
from curiouser.engine.position import LUCK
from curiouser.server.core.commands import SeatBot, Start
from curiouser.server.core.entries import Moved, read_entry
from curiouser.server.core.origins import DAY_BOT
from tests.browser.conftest import Laid, OpenPage, Serving
from tests.browser.test_axe import Eyes

COUNTABLE = ["adventures", "tea-time", "tea-for-two"]


def run(work: Any) -> Any:
    with ThreadPoolExecutor() as threads:  # this one has the loop of Playwright
        return threads.submit(asyncio.run, work).result()


def finished(serving: Serving, game: str) -> Laid:
    """A match that bots have played to its end."""
    laid = Laid(serving, game, 2)
    laid.finish()
    run(ended(serving, laid.table))
    return laid


async def ended(serving: Serving, table: str) -> None:
    async with Client(serving.base, table) as client:
        await client.until(lambda: client.room is not None and client.room.status == "over")


async def dealt(serving: Serving, name: str, deal: str) -> None:
    """Somebody plays the deal, always what is offered first."""
    body = {"terms": {"game": "tea-time", "seats": 2}, "name": name, "origin": {"from": "deal", "deal": deal}}
    made = await post(serving.base, "/api/tables", body)
    async with Client(serving.base, made["table"], made["token"]) as client:
        await client.do(SeatBot(key=new_key(), seat=1, bot=DAY_BOT))
        await client.do(Start(key=new_key()))
        while client.room is None or client.room.status != "over":
            await client.until(lambda: client.room.status == "over" or client.turn.actors == (0,))  # type: ignore[union-attr]
            if client.turn is not None and client.turn.actors == (0,):
                await client.play(0, client.views[0]["legal"][0])


def today(page: Page) -> str:
    day: str = page.evaluate("async () => (await (await fetch('/api/days')).json()).day")
    return day


@pytest.mark.parametrize("game", COUNTABLE)
def test_a_match_goes_on_from_a_moment_against_a_bot(game: str, open_page: OpenPage, serving: Serving) -> None:
    laid = finished(serving, game)
    page = laid_replay(open_page, laid, step=30)
    page.get_by_role("button", name="Play from here").first.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text("Dealt again").click()
    sheet.locator("select").select_option("uniform")
    sheet.locator("button.primary").click()
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[1]
    expect(page.locator(".shell")).to_be_visible()
    room = run(room_of(serving, table))
    assert room.begun.moves == 30
    assert room.begun.luck == "new"
    assert room.terms.game == game
    assert room.status == "playing"


async def room_of(serving: Serving, table: str) -> Any:
    async with Client(serving.base, table) as client:
        await client.until(lambda: client.room is not None and client.room.status == "playing")
        return client.room


def laid_replay(open_page: OpenPage, laid: Laid, step: int) -> Page:
    return open_page(f"/replay/{laid.table}/1?step={step}", phone=False)


def test_a_deal_that_is_none_is_told_in_a_sentence(open_page: OpenPage) -> None:
    page = open_page("/daily/tea-time/2019-01-01", language="ro")
    expect(page.get_by_role("alert")).to_contain_text("Pentru ziua aceea nu există o partidă a zilei")


def test_a_challenge_is_opened_by_somebody_else_and_the_results_stand_side_by_side(
    open_page: OpenPage, serving: Serving
) -> None:
    laid = finished(serving, "tea-time")
    run(dealt(serving, "Bill", f"{laid.table}-1"))
    page = open_page(f"/deal/{laid.table}-1")
    expect(page.get_by_role("heading", name="Same deal for everybody")).to_be_visible()
    expect(page.get_by_text("Bill", exact=True)).to_be_visible()
    page.get_by_label("Your name").fill("Cat")
    page.get_by_role("button", name="Play: Tea Time").click()
    page.wait_for_url("**/t/*")
    room = run(room_of(serving, page.url.rsplit("/", 1)[1]))
    assert room.begun.deal == f"{laid.table}-1"
    assert [person.name for person in room.people] == ["Cat"]


def test_two_people_play_the_same_deal_of_the_day_one_by_taps_one_by_keys(
    open_page: OpenPage, serving: Serving
) -> None:
    page = open_page("/")
    page.get_by_role("link", name="Deal of the day").click()
    page.get_by_label("Your name").fill("Cat")
    page.get_by_role("button", name="Play: Adventures").click()
    page.wait_for_url("**/t/*")
    other = open_page("/daily", phone=False)
    other.get_by_label("Your name").focus()
    other.keyboard.press("Tab")
    expect(other.get_by_role("button", name="Play: Adventures")).to_be_focused()
    other.keyboard.press("Enter")
    other.wait_for_url("**/t/*")
    expect(other.locator("#table")).to_be_visible()
    one, two = (run(dealt_at(serving, each.url.rsplit("/", 1)[1])) for each in (page, other))
    assert one == two != []


async def dealt_at(serving: Serving, table: str) -> Any:
    """What lay on the table at first: the luck before anybody's move."""
    async with Client(serving.base, table) as client:
        await client.until(lambda: client.room is not None and client.room.status == "playing")
    stored = await serving.server.tables.store.read(table)
    moves = [entry for entry in map(read_entry, (each.data for each in stored)) if isinstance(entry, Moved)]
    return [bytes(entry.move) for entry in itertools.takewhile(lambda entry: entry.actor == LUCK, moves)]


def test_a_result_of_the_day_has_a_rank_and_a_card_to_show(open_page: OpenPage, serving: Serving) -> None:
    page = open_page("/daily")
    day = today(page)
    deal = f"tea-time-{day}"
    for name in ("Alice", "Bill"):
        run(dealt(serving, name, deal))
    shown: Any = page.evaluate(f"async () => (await (await fetch('/api/deals/{deal}')).json())")
    own = shown["places"][1]["result"]["table"]
    page.evaluate(
        "([table]) => localStorage.setItem('curiouser:tables', JSON.stringify([{ table, game: 'tea-time', at: 0,"
        " people: [{ token: 'x'.repeat(20), person: 1, name: 'Bill' }] }]))",
        [own],
    )
    page.goto(f"/daily/tea-time/{day}")
    expect(page.get_by_text("you", exact=True)).to_be_visible()
    card = page.get_by_test_id("card").inner_text() or page.get_by_test_id("card").text_content() or ""
    assert f"Rank {shown['places'][1]['rank']} of 2" in card
    assert f"/daily/tea-time/{day}" in card
    expect(page.get_by_role("img", name=re.compile("Tea Time"))).to_be_visible()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the picture").click()
    assert saving.value.suggested_filename == f"curiouser-{deal}.png"


@pytest.mark.parametrize("language", ["pl"])
def test_axe_finds_nothing(language: str, open_page: OpenPage, serving: Serving) -> None:
    eyes = Eyes(open_page, language)
    laid = finished(serving, "tea-time")
    page = eyes.open("/daily")
    expect(page.locator("li[data-game]")).to_have_count(3)
    eyes.look(page, "the days")
    run(dealt(serving, "Bill", f"{laid.table}-1"))
    page = eyes.sit(laid, 0)
    page.goto(f"/deal/{laid.table}-1")
    expect(page.locator("#results")).to_be_visible()
    eyes.look(page, "a deal")
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth <= 360")
    page = eyes.open(f"/replay/{laid.table}/1?step=20", phone=False)
    page.get_by_role("button", name="Graj od tego miejsca").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    eyes.look(page, "from here", "dialog")
    eyes.close()


async def lend(serving: Serving, record: str) -> tuple[str, str]:
    """A table on the luck of a record that its host brought along."""
    origin = {"from": "moment", "record": record, "step": 0}
    body = {"terms": {"game": "tea-time", "seats": 2}, "name": "Knave", "origin": origin}
    made = await post(serving.base, "/api/replay/table", body)
    return made["table"], made["token"]


async def try_to_start(serving: Serving, table: str, token: str) -> str:
    """Why not, or "" if it was done."""
    async with Client(serving.base, table, token) as client:
        try:
            await client.do(Start(key=new_key()))
        except NotDone as refusal:
            return refusal.id
        return ""


@pytest.mark.parametrize(
    ("language", "warning", "join", "agree", "short"),
    [
        ("en", "draws of this match are borrowed", "Join the table", "I agree to the borrowed draws", "borrowed draws"),
        ("pl", "nie są nowe", "Siadam do stołu", "Zgadzam się na losowania z innej partii", "losowania z innej partii"),
        ("ro", "sunt împrumutate", "Vino la masă", "Accept tragerile împrumutate", "trageri împrumutate"),
    ],
)
def test_a_guest_is_told_of_borrowed_luck_before_sitting_down_and_must_agree(
    language: str, warning: str, join: str, agree: str, short: str, open_page: OpenPage, serving: Serving
) -> None:
    laid = finished(serving, "tea-time")
    record = open_page().request.get(f"{serving.base}/api/tables/{laid.table}/record").text()
    table, token = run(lend(serving, record))
    page = open_page(f"/t/{table}", language=language)
    expect(page.get_by_test_id("borrowed")).to_contain_text(warning)
    page.locator("form.first input").fill("Alice")
    page.get_by_role("button", name=join).click()
    button = page.get_by_role("button", name=agree)
    expect(button).to_be_visible()
    assert run(try_to_start(serving, table, token)) == "refused-consent"
    button.click()
    expect(button).to_have_count(0)
    assert run(try_to_start(serving, table, token)) == ""
    expect(page.locator("header h1 small")).to_have_text(short)
