"""Adventures in the page: whole matches against bots by tapping and by the keyboard alone, ghosts, and why not."""

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Page, expect

from curiouser.client import make_table, new_key
from curiouser.engine.record import read_records, verify
from curiouser.server.commands import SeatBot, Start
from tests.browser.conftest import OpenPage, Serving

END = "Look at the table"
ANSWER = ".line.mine .answers button"


def begin(open_page: OpenPage, serving: Serving, seats: int, **how: Any) -> Page:
    """A page at a new table whose other seats are taken by bots."""

    async def lay() -> tuple[str, str, int]:
        async with await make_table(serving.base, "adventures", seats, "Hare", options={"starter": 0}) as host:
            for seat in range(1, seats):
                await host.do(SeatBot(key=new_key(), seat=seat, bot="greedy"))
            await host.do(Start(key=new_key()))
            return host.table, host.token, host.you

    with ThreadPoolExecutor() as threads:
        table, token, you = threads.submit(asyncio.run, lay()).result()
    page = open_page("/", **how)
    people = [{"token": token, "person": you, "name": "Hare"}]
    known = [{"table": table, "game": "adventures", "at": 0, "people": people}]
    page.evaluate("known => localStorage.setItem('curiouser:tables', known)", json.dumps(known))
    page.goto(f"/t/{table}")
    return page


def wait_for_turn(page: Page) -> bool:
    """Whether there is one more decision."""
    end = page.get_by_role("button", name=END)
    expect(page.locator(ANSWER).or_(end).first).to_be_visible()
    return not end.is_visible()


def standing(page: Page) -> str:
    """What every decision of one's own changes: the question, the points, the pile, the hand."""
    asked = page.get_by_test_id("question").inner_text()
    return f"{asked} {page.locator('.own').inner_text()} {page.locator('.hand-card').count()}"


def wait_for_change(page: Page, before: str) -> None:
    for _ in range(1000):
        if standing(page) != before:
            return
        page.wait_for_timeout(10)
    raise AssertionError("nothing changed")


def check_scores(page: Page) -> None:
    """What the page shows at the end is what the record of the server leads to."""
    page.get_by_role("button", name=END).click()
    shown = {
        int(panel.get_attribute("data-seat-panel") or ""): int(panel.locator(".points > .number").inner_text())
        for panel in page.locator("[data-seat-panel]").all()
    }
    record = page.request.get(page.url.replace("/t/", "/api/tables/") + "/record").body()
    outcome = verify(next(read_records(record.splitlines()))).outcome
    assert outcome is not None
    assert shown == dict(enumerate(outcome.scores))


def tap(page: Page) -> None:
    """One decision: the last card with its highest number, or the answer that most people want."""
    before = standing(page)
    if page.locator(".hand-card.open").count():
        page.locator(".hand-card.open").last.click()
        if page.locator(".numeral-button").count():
            page.locator(".numeral-button").last.click()
    page.locator(f"{ANSWER}.primary").click()
    wait_for_change(page, before)


def test_a_match_of_four_is_tapped_to_its_end(open_page: OpenPage, serving: Serving) -> None:
    page = begin(open_page, serving, 4)
    while wait_for_turn(page):
        tap(page)
    check_scores(page)


def test_a_match_is_played_by_the_keyboard_alone(open_page: OpenPage, serving: Serving) -> None:
    page = begin(open_page, serving, 2, phone=False)
    while wait_for_turn(page):
        before = standing(page)
        press(page, ".hand-card.open, .line.mine .answers .primary")
        if page.locator(".numeral-button").count():
            press(page, ".numeral-button")
        if page.locator(".picked").count():
            press(page, ".line.mine .answers .primary")
        wait_for_change(page, before)
    check_scores(page)


def press(page: Page, wanted: str) -> None:
    """Walk by Tab to the first such thing, and press it. Focus is never lost, so it is never far."""
    for _ in range(25):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} can't be reached by Tab")


def test_a_card_shows_its_ghost_before_it_is_played(open_page: OpenPage, serving: Serving) -> None:
    page = begin(open_page, serving, 2)
    wait_for_turn(page)
    expect(page.locator(".stone-button.lit").first).to_be_visible()
    page.locator(".stone-button.lit").first.click()
    expect(page.locator(".spirit")).to_be_visible()
    expect(page.get_by_test_id("question")).to_contain_text("You go to")
    page.keyboard.press("Escape")
    expect(page.locator(".spirit")).to_have_count(0)


def test_the_ribbon_says_why_it_holds_the_centre_card(open_page: OpenPage, serving: Serving) -> None:
    """A8."""
    page = begin(open_page, serving, 2)
    wait_for_turn(page)
    page.locator(".hand-card.centre").click()
    expect(page.get_by_test_id("question")).to_contain_text("The centre card can't be played")
    page.get_by_role("button", name="Why?").click()
    expect(page.get_by_role("dialog")).to_contain_text("never the one in the centre")


def test_arrows_walk_around_the_ring(open_page: OpenPage, serving: Serving) -> None:
    page = begin(open_page, serving, 2, phone=False)
    wait_for_turn(page)
    page.locator('[data-space="0"]').focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator('[data-space="11"]')).to_be_focused()
    page.keyboard.press("Home")
    expect(page.locator('[data-space="0"]')).to_be_focused()
    expect(page.get_by_role("button", name=re.compile("Tea Party"))).to_be_focused()


def test_nothing_scrolls_sideways_on_a_small_phone(open_page: OpenPage, serving: Serving) -> None:
    page = begin(open_page, serving, 4, viewport={"width": 360, "height": 640})
    wait_for_turn(page)
    for place in ("html", "main"):
        assert page.locator(place).evaluate("element => element.scrollWidth <= element.clientWidth")
