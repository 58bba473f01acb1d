"""From the home page to the end of a match: against a bot, between two browsers, and after a reload."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage

SQUARES = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")


def make_table(page: Page, button: str) -> None:
    page.get_by_role("link", name=re.compile("Tic-tac-toe")).click()
    page.locator("form input").first.fill("Alice")
    page.get_by_role("button", name=button).click()
    page.wait_for_url("**/t/*")


def mark(page: Page, square: str) -> None:
    page.locator(f'[data-square="{square}"]').click()


def free_squares(page: Page) -> list[str]:
    return [square for square in SQUARES if page.locator(f'[data-square="{square}"].free').count()]


def test_a_match_against_a_bot_is_played_to_its_end(open_page: OpenPage) -> None:
    page = open_page()
    make_table(page, "Play now")
    end = page.get_by_role("dialog").get_by_role("button", name="Play again")
    for _ in SQUARES:
        expect(page.locator(".free").or_(end).first).to_be_visible()
        if end.is_visible():
            break
        square = free_squares(page)[0]
        mark(page, square)
        expect(page.locator(f'[data-square="{square}"].free')).to_have_count(0)
    expect(end).to_be_visible()


def test_two_browsers_play_each_other_and_a_reload_changes_nothing(open_page: OpenPage) -> None:
    host = open_page()
    make_table(host, "Set up a table")
    guest = open_page(host.url.replace(host.evaluate("location.origin"), ""), phone=False, language="pl")
    guest.get_by_label("Twoje imię").fill("Zając")
    guest.get_by_role("button", name="Siadam do stołu").click()
    host.get_by_role("button", name="Begin").click()
    mark(host, "a1")
    expect(guest.get_by_test_id("question")).to_have_text(re.compile("Wybierz wolne pole"))
    mark(guest, "b1")
    host.reload()
    mark(host, "a2")
    mark(guest, "b2")
    mark(host, "a3")
    for page in (host, guest):
        expect(page.get_by_role("dialog")).to_be_visible()
    expect(guest.get_by_role("dialog")).to_contain_text("Wygrywa Alice")
    host.get_by_role("button", name="Look at the table").click()
    host.get_by_role("button", name="What happened").click()
    expect(host.get_by_role("dialog")).to_contain_text("Zając marks b2.")
