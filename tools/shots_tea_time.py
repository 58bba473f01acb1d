"""Pictures of Tea Time's table in all its states: `python -m tools.shots_tea_time FOLDER`."""

import sys
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.test_tea_time import begin
from tools.shots_studio import Picture, studio

LOOKS = {
    "phone-light-en": 2,
    "phone-light-pl": 4,
    "phone-dark-ro": 3,
    "small-light-pl": 4,
    "tablet-light-ro": 3,
    "desktop-light-pl": 4,
    "desktop-dark-en": 2,
}


def main(folder: Path) -> int:
    with studio(folder, bot_pause=150) as here:
        for look, seats in LOOKS.items():
            page = begin(here.opener(look), here.serving, seats)
            page.wait_for_selector(".cloth")
            play(page, here.album(page, look))
            page.context.close()
    return 0


def play(page: Page, picture: Picture) -> None:
    """To the end."""
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


def take(page: Page, picture: Picture) -> None:
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
