"""The guided first games: a beginner who follows every step reaches the last one, and from there a table."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.lessons import GAMES, do, go_to, steps_of
from tests.browser.players import ANSWER


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, ("en", "ro", "pl", "pl"), strict=True)))
def test_a_first_game_leads_to_its_last_step_and_to_a_table(open_page: OpenPage, game: str, language: str) -> None:
    page = open_page(f"/learn/{game}", language=language)
    go_to(page, game, len(steps_of(game, language)), language)
    page.locator(".says .primary").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_test_id("question")).to_be_visible()


def test_another_move_is_answered_kindly(open_page: OpenPage) -> None:
    page = open_page("/learn/tea-time")
    page.locator('[data-cell="a1"]').click()
    page.locator(f"{ANSWER}.primary").click()
    expect(page.get_by_role("alert")).to_contain_text("A fine idea for later")
    expect(page.get_by_text("Step 1 of")).to_be_visible()


def test_a_reload_goes_on_at_the_same_step(open_page: OpenPage) -> None:
    page = open_page("/learn/tea-time")
    go_to(page, "tea-time", 3)
    page.reload()
    expect(page.get_by_text("Step 3 of")).to_be_visible()
    do(page, "tea-time", steps_of("tea-time")[2])
    expect(page.get_by_text("Step 4 of")).to_be_visible()
