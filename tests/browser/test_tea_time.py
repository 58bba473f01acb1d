"""Tea Time in the browser: previews of choices, and refusals. Whole matches are in test_matches.py."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import conftest
from tests.browser.conftest import AT_REST, OpenPage, Serving
from tests.browser.players import PLAYERS, is_asked

HAND = PLAYERS["tea-time"]


def begin(open_page: OpenPage, serving: Serving, seats: int, **how: Any) -> Page:
    page = conftest.begin(open_page, serving, "tea-time", seats, **how)
    is_asked(page, HAND)
    return page


def test_sliding_lifts_a_line_and_escape_puts_it_back(open_page: OpenPage, serving: Serving) -> None:
    page = begin(open_page, serving, 2)
    page.locator(".cell").first.click()
    page.get_by_role("button", name="Take one").click()
    is_asked(page, HAND)
    page.evaluate(AT_REST)
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
    expect(page.get_by_role("dialog")).to_contain_text("Cards you take together must be neighbours")
