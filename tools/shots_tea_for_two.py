"""Pictures of Tea for Two's table in all its states: `python -m tools.shots_tea_for_two FOLDER`."""

import sys
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.conftest import begin
from tests.browser.players import PRIMARY, STACKS
from tools.shots_studio import Picture, studio

LOOKS = (
    "phone-light-pl",
    "phone-dark-en",
    "small-light-ro",
    "tablet-light-ro",
    "desktop-light-pl",
    "desktop-dark-en",
)
SIGNS = {"discarded": ".spread-out", "wind": ".space .price", "point": ".space.lit", "stack": ".stack.lit"}


def main(folder: Path) -> int:
    with studio(folder, bot_pause=150) as here:
        for look in LOOKS:
            page = begin(here.opener(look), here.serving, "tea-for-two", 2)
            page.wait_for_selector(".t42")
            play(page, here.album(page, look))
            page.context.close()
    return 0


def play(page: Page, picture: Picture) -> None:
    """To the end."""
    while not page.locator("dialog[open]").count():
        if not page.locator(".line.mine").count():
            picture("flight" if page.locator("[data-flight]").count() else "waiting")
            page.wait_for_timeout(40)
            continue
        state = asked(page)
        picture(state)
        if page.locator(STACKS).count():
            page.locator(STACKS).last.click()
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
