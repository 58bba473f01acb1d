"""The guided first games: a beginner who does what each step asks comes to the last one, and from there to a table."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.players import ANSWER

LESSONS = Path(__file__).resolve().parents[2] / "web" / "src" / "games"


def take(page: Page, move: dict[str, Any]) -> None:
    for cell in move["cells"]:
        page.locator(f'[data-cell="{cell}"]').click()
    page.locator(f"{ANSWER}.primary").click()


def go(page: Page, move: dict[str, Any]) -> None:
    if "place" in move:
        page.locator(f'.hand-card[data-place="{move["place"]}"]').click()
        number = f"{move['number']}+1" if move.get("plus_one") else str(move["number"])
        wanted = page.locator(".numeral-button").filter(has_text=number)
        if wanted.count():
            wanted.first.click()
    page.locator(f"{ANSWER}.primary").click()


HANDS = {"tea-time": take, "adventures": go}


@pytest.mark.parametrize("game", list(HANDS))
def test_a_first_game_leads_to_its_last_step_and_to_a_table(open_page: OpenPage, game: str) -> None:
    moves = [step["move"] for step in json.loads((LESSONS / game / "lesson.json").read_text(encoding="utf-8"))]
    page = open_page(f"/learn/{game}")
    for step, move in enumerate(moves, 1):
        expect(page.get_by_text(f"Step {step} of {len(moves)}")).to_be_visible()
        expect(page.get_by_test_id("lesson")).not_to_be_empty()
        if move is not None:
            HANDS[game](page, move)
    page.get_by_role("button", name="Play now, against bots").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_test_id("question")).to_be_visible()


def test_another_move_is_answered_kindly(open_page: OpenPage) -> None:
    page = open_page("/learn/tea-time")
    page.locator('[data-cell="a1"]').click()
    page.locator(f"{ANSWER}.primary").click()
    expect(page.get_by_role("alert")).to_contain_text("A fine idea for later")
    expect(page.get_by_text("Step 1 of")).to_be_visible()
