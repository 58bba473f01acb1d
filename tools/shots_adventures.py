"""Pictures of the table of Adventures in all its states: `python -m tools.shots_adventures FOLDER`."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS, Serving, chromium
from tests.browser.test_adventures import begin

LOOKS = [
    ("phone-light-pl", {"width": 390, "height": 844}, "light", "pl", 4),
    ("phone-dark-en", {"width": 390, "height": 844}, "dark", "en", 4),
    ("small-light-ro", {"width": 360, "height": 640}, "light", "ro", 3),
    ("tablet-light-ro", {"width": 768, "height": 1024}, "light", "ro", 2),
    ("desktop-light-pl", {"width": 1440, "height": 900}, "light", "pl", 4),
    ("desktop-dark-en", {"width": 1440, "height": 900}, "dark", "en", 3),
]
ANSWER = ".line.mine .answers button"


def main(folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as files, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with Serving(f"sqlite:///{files}/tables.db", bot_pause=150) as serving:
            for name, viewport, scheme, language, seats in LOOKS:
                page = open_table(browser, serving, seats, viewport=viewport, color_scheme=scheme, locale=language)
                play(page, folder, name)
                page.context.close()
        browser.close()
    return 0


def open_table(browser: Browser, serving: Serving, seats: int, **look: Any) -> Page:
    def open_page(path: str, **more: Any) -> Page:
        page = browser.new_context(base_url=serving.base, **look, **more).new_page()
        page.goto(path)
        return page

    page = begin(open_page, serving, seats)
    page.wait_for_selector(".adventures")
    return page


def play(page: Page, folder: Path, look: str) -> None:
    """To the end, with a picture of each state when it is there first."""
    seen: set[str] = set()

    def picture(state: str) -> None:
        if state not in seen:
            seen.add(state)
            page.screenshot(path=folder / f"{look}-{state}.png")

    while not page.locator("[role=dialog], dialog[open]").count():
        if not page.locator(ANSWER).count():
            picture(moving(page))
            page.wait_for_timeout(40)
        elif page.locator(f"{ANSWER}.primary").count():
            picture(asked(page))
            page.locator(f"{ANSWER}.primary").first.click(force=True)
        elif page.locator(".numeral-button").count():
            picture("joker")
            page.locator(".numeral-button").last.click()
        else:
            picture("start" if "choice" not in seen else "turn")
            page.locator(".hand-card.open").last.click()
    page.wait_for_timeout(500)
    picture("end")


def asked(page: Page) -> str:
    if page.locator(".picked").count():
        return "plus-one" if page.locator(".numeral-button").count() == 2 else "choice"
    return "tea" if page.locator(".cookie-button.lit").count() else "hole"


def moving(page: Page) -> str:
    return "flight" if page.locator("[data-flight]").count() else "waiting"


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
