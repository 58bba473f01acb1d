"""Adventures in the browser: previews, the ring, and refusals. Whole matches are in test_matches.py."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import conftest
from tests.browser.conftest import OpenPage, Serving
from tests.browser.players import PLAYERS, is_asked

HAND = PLAYERS["adventures"]


def begin(open_page: OpenPage, serving: Serving, seats: int, **how: Any) -> Page:
    page = conftest.begin(open_page, serving, "adventures", seats, options=dict(HAND.options), **how)
    is_asked(page, HAND)
    return page


def test_a_card_shows_its_ghost_before_it_is_played(open_page: OpenPage, serving: Serving) -> None:
    page = begin(open_page, serving, 2)
    expect(page.locator(".stone-button.lit").first).to_be_visible()
    page.locator(".stone-button.lit").first.click()
    expect(page.locator(".spirit")).to_be_visible()
    expect(page.get_by_test_id("question")).to_contain_text("You move to")
    page.keyboard.press("Escape")
    expect(page.locator(".spirit")).to_have_count(0)


def test_the_ribbon_says_why_it_holds_the_centre_card(open_page: OpenPage, serving: Serving) -> None:
    """A8."""
    page = begin(open_page, serving, 2)
    page.locator(".hand-card.centre").click()
    expect(page.get_by_test_id("question")).to_contain_text("You can’t play the centre card")
    page.get_by_role("button", name="Why?").click()
    expect(page.get_by_role("dialog")).to_contain_text("never the centre one")


def test_arrows_walk_around_the_ring(open_page: OpenPage, serving: Serving) -> None:
    page = begin(open_page, serving, 2, phone=False)
    page.locator('[data-space="0"]').focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator('[data-space="11"]')).to_be_focused()
    page.keyboard.press("Home")
    expect(page.locator('[data-space="0"]')).to_be_focused()
    expect(page.get_by_role("button", name=re.compile("Tea Party"))).to_be_focused()


def test_nothing_scrolls_sideways_on_a_small_phone(open_page: OpenPage, serving: Serving) -> None:
    page = begin(open_page, serving, 4, viewport={"width": 360, "height": 640})
    for place in ("html", "main"):
        assert page.locator(place).evaluate("element => element.scrollWidth <= element.clientWidth")
