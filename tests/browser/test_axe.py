"""axe-core finds nothing on any page or state of a table, light and dark, in all three languages."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def look(page: Page, where: str) -> list[Any]:
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found: Any = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [(where, each["id"], [node["html"][:160] for node in each["nodes"]][:3]) for each in found["violations"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "pl", "ro"])
def test_nothing_stands_in_anybodys_way(open_page: OpenPage, language: str, scheme: str) -> None:
    page = open_page("/", language=language, color_scheme=scheme, bypass_csp=True, service_workers="block")
    expect(page.locator("article")).to_have_count(4)
    found = []
    found += look(page, "home")
    page.goto("/rules/wordland")
    expect(page.locator("#rule-W1")).to_be_visible()
    found += look(page, "rules")
    page.goto("/new/adventures")
    page.locator("summary").click()
    found += look(page, "new")
    page.locator(".doors button:not(.primary)").click()
    expect(page.get_by_test_id("code")).to_be_visible()
    found += look(page, "waiting")
    page.goto("/new/tic-tac-toe")
    page.locator(".doors .primary").click()
    expect(page.locator(".free").first).to_be_visible()
    expect(page.get_by_test_id("code")).to_have_count(0)  # the waiting room has gone
    found += look(page, "table")
    for sheet in ("log", "rules", "talk", "settings"):
        page.locator(f"header button.{sheet}").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        found += look(page, sheet)
        page.keyboard.press("Escape")
    play_to_the_end(page)
    found += look(page, "end")
    assert not found, "\n".join(map(str, found))


def play_to_the_end(page: Page) -> None:
    end = page.get_by_role("dialog")
    for _ in range(5):
        expect(page.locator(".free").first.or_(end)).to_be_visible()
        if end.is_visible():
            break
        page.locator(".free").first.click()
        expect(page.locator(".free").first.or_(end)).to_be_visible()
    expect(end).to_be_visible()
