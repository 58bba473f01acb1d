"""Tea Time in the page: a whole match by the keyboard alone, and what a choice would do."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import conftest
from tests.browser.conftest import OpenPage, Serving
from tests.browser.players import PLAYERS, check_end, is_asked

HAND = PLAYERS["tea-time"]


def begin(open_page: OpenPage, serving: Serving, seats: int, **how: Any) -> Page:
    page = conftest.begin(open_page, serving, "tea-time", seats, **how)
    is_asked(page, HAND)
    return page


def test_a_match_is_played_by_the_keyboard_alone(open_page: OpenPage, serving: Serving) -> None:
    page = begin(open_page, serving, 3, phone=False)
    while page.evaluate("!document.activeElement.dataset.cell"):
        page.keyboard.press("Tab")
    while is_asked(page, HAND):
        walk_to_a_card(page)
        page.keyboard.press("Space")
        page.keyboard.press("Shift+ArrowRight")
        page.keyboard.press("Shift+ArrowRight")
        page.keyboard.press("Tab")
        expect(page.get_by_test_id("question").get_by_role("button").first).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(".chosen")).to_have_count(0)
    check_end(HAND, page)


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
    page.locator(".cell").first.click()
    page.get_by_role("button", name="Take one").click()
    is_asked(page, HAND)
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
    page.locator(".cell").first.click()
    page.get_by_role("button", name="Take one").click()
    is_asked(page, HAND)
    page.locator(".empty").first.click(force=True)
    expect(page.get_by_text("There is no card on")).to_be_visible()
    page.get_by_role("button", name=re.compile("G8")).click()
    expect(page.get_by_role("dialog")).to_contain_text("Cards taken together must be neighbours")
