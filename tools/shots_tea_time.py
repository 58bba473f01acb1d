"""Pictures of the table of Tea Time in all its states, for a critical eye: `python -m tools.shots_tea_time FOLDER`."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS, Serving, chromium
from tests.browser.test_tea_time import begin

LOOKS = [
    ("phone-light-en", {"width": 390, "height": 844}, "light", "en", 2),
    ("phone-light-pl", {"width": 390, "height": 844}, "light", "pl", 4),
    ("phone-dark-ro", {"width": 390, "height": 844}, "dark", "ro", 3),
    ("small-light-pl", {"width": 360, "height": 640}, "light", "pl", 4),
    ("tablet-light-ro", {"width": 768, "height": 1024}, "light", "ro", 3),
    ("desktop-light-pl", {"width": 1440, "height": 900}, "light", "pl", 4),
    ("desktop-dark-en", {"width": 1440, "height": 900}, "dark", "en", 2),
]


def main(folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as files, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with Serving(f"sqlite:///{files}/tables.db", bot_pause=150) as serving:
            for name, viewport, scheme, language, seats in LOOKS:
                page = open_table(browser, serving, viewport, scheme, language, seats)
                play(page, folder, name)
                page.context.close()
        browser.close()
    return 0


def open_table(browser: Browser, serving: Serving, viewport: Any, scheme: Any, language: str, seats: int) -> Page:
    look = {"viewport": viewport, "color_scheme": scheme, "locale": language}

    def open_page(path: str, **more: Any) -> Page:
        page = browser.new_context(base_url=serving.base, **look, **more).new_page()
        page.goto(path)
        return page

    page = begin(open_page, serving, seats)
    page.wait_for_selector(".cloth")
    return page


def play(page: Page, folder: Path, look: str) -> None:
    """To the end, with a picture of each state when it is there first."""
    seen: set[str] = set()

    def picture(state: str) -> None:
        if state not in seen:
            seen.add(state)
            page.screenshot(path=folder / f"{look}-{state}.png")

    while not page.locator("[role=dialog], dialog[open]").count():
        if not page.locator(".cloth.open").count():
            picture(moving(page))
            page.wait_for_timeout(40)
            continue
        picture("start" if page.locator(".cell.empty").count() == 0 else "turn")
        take(page, picture)
    page.wait_for_timeout(500)
    picture("end")
    page.locator("[role=dialog] button, dialog[open] button").last.click()
    page.wait_for_timeout(500)
    picture("over")


def take(page: Page, picture: Callable[[str], None]) -> None:
    """As many cards as may be taken, from the top left."""
    page.locator(".cell:not(.empty)").first.click()
    while page.locator(".cell.joins").count():
        page.locator(".cell.joins").first.click()
    count = page.locator(".cell.chosen").count()
    page.wait_for_timeout(250)
    picture(f"choice-{count}")
    if page.locator(".soap").count():
        picture("bubbles")
    if count == 3 and page.locator(".cell.empty").count():
        page.locator(".cell.empty").first.click(force=True)
        picture("hint")
    page.locator(".line.mine .answers button.primary").click()


def moving(page: Page) -> str:
    states = {"round": ".banner", "dealing": ".cell.dealt", "taking": ".cell.taken"}
    return next((state for state, sign in states.items() if page.locator(sign).count()), "waiting")


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
