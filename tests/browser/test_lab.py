"""The lab page: reports that can be read on a phone, what-ifs if the host allows them, and a host's own bot."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from curiouser import bots
from curiouser.engine.bot import Bot
from curiouser.engine.position import Position
from curiouser.engine.rng import Rng
from curiouser.native import i64
from curiouser.server.http import pages
from tests.browser.conftest import OpenPage, Serving
from tests.browser.test_axe import Eyes
from tests.server.test_lab import PLAYS

FITS = "document.documentElement.scrollWidth <= innerWidth"


class Dodo(Bot):
    """Marks the last free square."""

    games = ("tic-tac-toe",)

    def choose(self, position: Position, rng: Rng) -> i64:
        return position.legal()[-1]


@pytest.fixture
def serving(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Serving]:
    """With the settings that a test asks for."""
    assert pages.folder() is not None, "the pages are not built: python3 run.py test tests/browser"
    settings: dict[str, Any] = getattr(request, "param", {})
    with Serving(f"sqlite:///{tmp_path / 'tables.db'}", **settings) as found:
        found.server.lab.command = (sys.executable, "-P", "-c", PLAYS)
        yield found
    bots.GUESTS.clear()


def begin_what_if(page: Page) -> None:
    """By keyboard alone: Alice is worth nine points."""
    page.get_by_label("Change 1").focus()
    page.keyboard.type("Points for Al")
    page.keyboard.press("Tab")
    page.keyboard.press("Control+A")
    page.keyboard.type("9")
    page.keyboard.press("Enter")


def test_a_report_is_found_from_the_first_page_and_read_on_a_small_phone(open_page: OpenPage) -> None:
    eyes = Eyes(open_page, "en")
    page = eyes.open("/", viewport={"width": 360, "height": 740})
    page.get_by_role("link", name="The lab").click()
    page.get_by_role("link", name="Tea Time").click()
    expect(page.get_by_text("20,000 matches with 2 seats")).to_be_visible()
    wins = page.get_by_role("table", name="Who wins, by seat").get_by_role("row")
    expect(wins).to_have_count(3)
    expect(wins.last).to_have_text(re.compile(r"Seat 2 \s*\d+[.\d]* ± [.\d]+"))
    page.locator("label", has_text="4").click()
    expect(wins).to_have_count(5)
    expect(page.get_by_role("img", name="Points at the end")).to_be_visible()
    assert page.evaluate(FITS)
    eyes.look(page, "a report")
    page.get_by_text("What if?").click()
    expect(page.get_by_text("curiouser serve --lab")).to_be_visible()
    eyes.look(page, "doesn’t run what-ifs")
    eyes.close()


@pytest.mark.parametrize("language", ["pl", "ro"])
def test_every_game_has_a_report_in_every_language(open_page: OpenPage, language: str) -> None:
    page = open_page("/lab", language=language)
    expect(page.locator(".games a").first).to_be_visible()
    for link in page.locator(".games a").all():
        link.click()
        expect(link).to_have_attribute("aria-current", "page")
        name = link.get_attribute("data-game")
        expect(page.locator("section").last.locator("code")).to_contain_text(f"curiouser report {name}")
        assert page.evaluate(FITS)
        assert not re.search(r"\b(lab|ui|measure|thing|value|rule|end)-\w", page.locator("main").inner_text())


@pytest.mark.parametrize("serving", [{"lab": True, "lab_matches": 20, "lab_rate": 0}], indirect=True)
def test_a_what_if_is_played_by_keyboard_and_opens_a_table_with_its_variant(
    open_page: OpenPage, serving: Serving
) -> None:
    eyes = Eyes(open_page, "en")
    page = eyes.open("/lab/tea-time#what-if")
    page.get_by_label("Who plays all the seats?").select_option("uniform")
    begin_what_if(page)
    expect(page.get_by_role("progressbar", name="Matches played")).to_be_visible()
    expect(page.locator('[data-state="done"]')).to_contain_text("All 20 matches were played")
    expect(page.locator('tr[data-measure="best-score"]')).to_contain_text("clear")
    assert page.evaluate(FITS)
    eyes.look(page, "a what-if")
    eyes.close()
    page.get_by_role("link", name="Open a table with this variant").click()
    expect(page.get_by_text("A variant from the lab")).to_be_visible()
    page.locator(".doors button").last.click()
    expect(page.locator(".cloth").first).to_be_visible()
    (table,) = (live.table for live in serving.server.tables.live.values())
    assert table.setup.edition.alice.value == 9


@pytest.mark.parametrize("serving", [{"lab": True, "lab_matches": 20}], indirect=True)
def test_a_what_if_is_stopped_and_one_that_makes_no_match_says_why(open_page: OpenPage, serving: Serving) -> None:
    serving.server.lab.command = (sys.executable, "-c", "import time; time.sleep(600)")
    page = open_page("/lab/tea-time#what-if", phone=False)
    begin_what_if(page)
    page.get_by_role("button", name="Stop").click()
    expect(page.locator('[data-state="ended"]')).to_be_visible()
    page.get_by_label("New value").fill("99999")
    page.get_by_role("button", name="Run it").click()
    expect(page.get_by_role("alert")).to_contain_text("alice")


@pytest.mark.parametrize("serving", [{"bot": (f"{__name__}:Dodo",)}], indirect=True)
def test_a_bot_of_the_host_is_chosen_by_its_name_and_plays(open_page: OpenPage) -> None:
    page = open_page("/new/tic-tac-toe")
    page.get_by_label("Bots").select_option(label="Dodo")
    page.locator(".doors button").last.click()
    expect(page.get_by_text("Dodo").first).to_be_visible()
    page.locator('[data-square="a1"].free').click()
    expect(page.locator(".free")).to_have_count(7)
    expect(page.locator('[data-square="c3"].free')).to_have_count(0)
