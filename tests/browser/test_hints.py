"""Hints at the table: a button asks for them, they come with words, chances and rules, and never play by themselves."""

import re

import pytest
from playwright.sync_api import expect

from curiouser.server.runtime import hints as hinting
from tests.browser.conftest import Laid, OpenPage, Serving
from tests.browser.test_tic_tac_toe import make_table, mark


def test_a_hint_names_the_winning_move_and_its_rule_and_plays_nothing(open_page: OpenPage) -> None:
    host = open_page()
    make_table(host, "Set up a table")
    guest = open_page(host.url.replace(host.evaluate("location.origin"), ""), phone=False, language="pl")
    guest.get_by_label("Twoje imię").fill("Zając")
    guest.get_by_role("button", name="Siadam do stołu").click()
    host.get_by_role("button", name="Begin").click()
    for page, square in ((host, "a1"), (guest, "b1"), (host, "a2"), (guest, "b2")):
        mark(page, square)
    hint = host.get_by_role("button", name="Hint", exact=True)
    hint.click()
    sheet = host.get_by_role("dialog")
    best = sheet.locator(".hint").first
    expect(best).to_contain_text("a3")
    expect(best).to_contain_text(re.compile(r"\d% chance of winning \(±\d"))
    expect(best).to_contain_text("You make three in a line and win at once (X3).")
    expect(sheet).to_contain_text("2 other moves look weaker.")
    best.get_by_role("heading").click()
    best.get_by_role("button", name="Why? Rule X3").click()
    expect(sheet.locator("#rule-X3.meant")).to_be_visible()
    sheet.get_by_role("button", name="Close").click()
    expect(host.locator('[data-square="a3"].free')).to_be_visible()
    expect(guest.get_by_role("button", name="Podpowiedź")).to_have_count(0)
    mark(host, "c3")
    guest.get_by_role("button", name="Podpowiedź").click()
    expect(guest.get_by_role("dialog").locator(".hint").first).to_contain_text("b3")


def test_a_table_may_be_made_without_hints(open_page: OpenPage) -> None:
    page = open_page("/new/tic-tac-toe")
    page.get_by_text("More options").click()
    page.get_by_label("Hints").click()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".free").first).to_be_visible()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


def test_a_hint_is_asked_for_again_when_all_helpers_were_busy(
    open_page: OpenPage, serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = Laid(serving, "tic-tac-toe", 2, ("Hare", "Dormouse")).open(open_page, 0, 1)
    with monkeypatch.context() as busy:
        busy.setattr(hinting, "WAITING", 0)
        page.get_by_role("button", name="Hint", exact=True).click()
        expect(page.get_by_role("alert")).to_contain_text("The server is busy with other hints")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("dialog").locator(".hint").first).to_be_visible()
