"""Tea Time in the page: whole matches against bots by tapping and by the keyboard alone, and what a choice would do."""

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


def begin(open_page: OpenPage, serving: Serving, seats: int, **how: Any) -> Page:
    """A page at a new table whose other seats are taken by bots."""

    async def lay() -> tuple[str, str, int]:
        async with await make_table(serving.base, "tea-time", seats, "Hare") as host:
            for seat in range(1, seats):
                await host.do(SeatBot(key=new_key(), seat=seat, bot="greedy"))
            await host.do(Start(key=new_key()))
            return host.table, host.token, host.you

    with ThreadPoolExecutor() as threads:
        table, token, you = threads.submit(asyncio.run, lay()).result()
    page = open_page("/", **how)
    people = [{"token": token, "person": you, "name": "Hare"}]
    known = [{"table": table, "game": "tea-time", "at": 0, "people": people}]
    page.evaluate("known => localStorage.setItem('curiouser:tables', known)", json.dumps(known))
    page.goto(f"/t/{table}")
    return page


def wait_for_turn(page: Page) -> bool:
    """Whether there is one more."""
    end = page.get_by_role("button", name=END)
    expect(page.locator(".cloth.open").or_(end).first).to_be_visible()
    return not end.is_visible()


def check_scores(page: Page) -> None:
    """What the page shows at the end is what the record of the server leads to."""
    page.get_by_role("button", name=END).click()
    shown = {
        int(panel.get_attribute("data-seat") or ""): int(panel.locator(".score > :not(.heard)").inner_text())
        for panel in page.locator("[data-seat]").all()
    }
    record = page.request.get(page.url.replace("/t/", "/api/tables/") + "/record").body()
    outcome = verify(next(read_records(record.splitlines()))).outcome
    assert outcome is not None
    assert shown == dict(enumerate(outcome.scores))


def test_a_match_of_four_is_tapped_to_its_end(open_page: OpenPage, serving: Serving) -> None:
    page = begin(open_page, serving, 4)
    while wait_for_turn(page):
        page.locator(".cell:not(.empty)").first.click()
        while page.locator(".joins").count():
            page.locator(".joins").first.click()
        page.get_by_test_id("question").get_by_role("button").first.click()
        expect(page.locator(".chosen")).to_have_count(0)
    check_scores(page)


def test_a_match_is_played_by_the_keyboard_alone(open_page: OpenPage, serving: Serving) -> None:
    page = begin(open_page, serving, 2, phone=False)
    wait_for_turn(page)
    while page.evaluate("!document.activeElement.dataset.cell"):
        page.keyboard.press("Tab")
    while wait_for_turn(page):
        walk_to_a_card(page)
        page.keyboard.press("Space")
        page.keyboard.press("Shift+ArrowRight")
        page.keyboard.press("Shift+ArrowRight")
        page.keyboard.press("Tab")
        expect(page.get_by_test_id("question").get_by_role("button").first).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(".chosen")).to_have_count(0)
    check_scores(page)


def walk_to_a_card(page: Page) -> None:
    """By the arrow keys."""
    here, there = page.evaluate(
        "[document.activeElement.dataset.cell, document.querySelector('.cell:not(.empty)').dataset.cell]"
    )
    right, down = ord(there[0]) - ord(here[0]), int(there[1:]) - int(here[1:])
    for _ in range(abs(right)):
        page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
    for _ in range(abs(down)):
        page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")


def test_sliding_lifts_a_line_and_escape_puts_it_back(open_page: OpenPage, serving: Serving) -> None:
    page = begin(open_page, serving, 2)
    wait_for_turn(page)
    page.locator(".cell").first.click()
    page.get_by_role("button", name="Take one").click()
    wait_for_turn(page)
    cells = page.locator(".cell").evaluate_all("cells => cells.map(cell => cell.classList.contains('empty'))")
    first = next(n for n in range(10) if n % 4 < 3 and not cells[n] and not cells[n + 1])
    for number, action in ((first, "down"), (first + 1, "up")):
        box = page.locator(".cell").nth(number).bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 30, box["y"] + 30, steps=4)
        getattr(page.mouse, action)()
    expect(page.locator(".chosen")).to_have_count(2)
    expect(page.get_by_test_id("question")).to_contain_text("Take 2 cards?")
    expect(page.locator(".own .score")).to_contain_text("(")
    page.keyboard.press("Escape")
    expect(page.locator(".chosen")).to_have_count(0)


def test_what_cant_be_taken_says_why(open_page: OpenPage, serving: Serving) -> None:
    """G8."""
    page = begin(open_page, serving, 2)
    wait_for_turn(page)
    page.locator(".cell").first.click()
    page.get_by_role("button", name="Take one").click()
    wait_for_turn(page)
    page.locator(".empty").first.click(force=True)
    expect(page.get_by_text("There is no card on")).to_be_visible()
    page.get_by_role("button", name=re.compile("G8")).click()
    expect(page.get_by_role("dialog")).to_contain_text("Cards taken together must be neighbours")
