"""Pictures of the table of Tea for Two in all its states: `python -m tools.shots_tea_for_two FOLDER`."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS, Serving, begin, chromium
from tests.browser.test_tea_for_two import CHOICES, GAME, PRIMARY

LOOKS = [
    ("phone-light-pl", {"width": 390, "height": 844}, "light", "pl"),
    ("phone-dark-en", {"width": 390, "height": 844}, "dark", "en"),
    ("small-light-ro", {"width": 360, "height": 640}, "light", "ro"),
    ("tablet-light-ro", {"width": 768, "height": 1024}, "light", "ro"),
    ("desktop-light-pl", {"width": 1440, "height": 900}, "light", "pl"),
    ("desktop-dark-en", {"width": 1440, "height": 900}, "dark", "en"),
]
SIGNS = {"discarded": ".spread-out", "wind": ".space .price", "point": ".space.lit", "stack": ".stack.lit"}


def main(folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as files, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with Serving(f"sqlite:///{files}/tables.db", bot_pause=150) as serving:
            for name, viewport, scheme, language in LOOKS:
                page = open_table(browser, serving, viewport=viewport, color_scheme=scheme, locale=language)
                play(page, folder, name)
                page.context.close()
        browser.close()
    return 0


def open_table(browser: Browser, serving: Serving, **look: Any) -> Page:
    def open_page(path: str, **kept: Any) -> Page:
        page = browser.new_context(base_url=serving.base, **look, **kept).new_page()
        page.goto(path)
        return page

    page = begin(open_page, serving, GAME, 2)
    page.wait_for_selector(".t42")
    return page


def play(page: Page, folder: Path, look: str) -> None:
    """To the end, with a picture of each state when it is there first."""
    seen: set[str] = set()

    def picture(state: str) -> None:
        if state not in seen:
            seen.add(state)
            page.screenshot(path=folder / f"{look}-{state}.png")

    while not page.locator("dialog[open]").count():
        if not page.locator(".line.mine").count():
            picture("flight" if page.locator("[data-flight]").count() else "waiting")
            page.wait_for_timeout(40)
            continue
        state = asked(page)
        picture(state)
        if page.locator(CHOICES).count():
            page.locator(CHOICES).last.click()
            page.wait_for_timeout(250)
            picture(f"{state}-chosen")
        page.locator(PRIMARY).click(force=True)
    page.wait_for_timeout(500)
    picture("end")
    page.keyboard.press("Escape")
    page.wait_for_timeout(300)
    picture("over")
    page.locator("button.pot").last.click()
    page.wait_for_timeout(500)
    picture("cards")


def asked(page: Page) -> str:
    if page.locator(PRIMARY).count() and not page.locator(".spread-out, .space.lit").count():
        return "king" if page.locator(".line.mine .answers button").count() > 1 else "act"
    return next((state for state, sign in SIGNS.items() if page.locator(sign).count()), "turn")


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
