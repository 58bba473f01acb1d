"""Pictures of Adventures' table in all its states: `python -m tools.shots_adventures FOLDER`."""

import sys
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.test_adventures import begin
from tools.shots_studio import Picture, studio

LOOKS = {
    "phone-light-pl": 4,
    "phone-dark-en": 4,
    "small-light-ro": 3,
    "tablet-light-ro": 2,
    "desktop-light-pl": 4,
    "desktop-dark-en": 3,
}
ANSWER = ".line.mine .answers button"


def main(folder: Path) -> int:
    with studio(folder, bot_pause=150) as here:
        for look, seats in LOOKS.items():
            page = begin(here.opener(look), here.serving, seats)
            page.wait_for_selector(".adventures")
            play(page, here.album(page, look))
            page.context.close()
    return 0


def play(page: Page, picture: Picture) -> None:
    """To the end."""
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
            picture("turn")
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
