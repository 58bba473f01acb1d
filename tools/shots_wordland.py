"""Pictures of Wordland's table in all its states, to look at: `python -m tools.shots_wordland FOLDER LOOK …`."""

import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS, Serving, chromium
from tests.browser.tea_party import Party

PHONE, DESKTOP = {"width": 390, "height": 844}, {"width": 1440, "height": 900}
LOOKS: dict[str, tuple[dict[str, int], str, str, int, dict[str, Any]]] = {
    "phone-light-en": (PHONE, "light", "en", 3, {}),
    "phone-light-pl": (PHONE, "light", "pl", 8, {"advanced": True}),
    "phone-dark-ro": (PHONE, "dark", "ro", 5, {"madness": 5}),
    "small-dark-pl": ({"width": 360, "height": 640}, "dark", "pl", 4, {"advanced": True}),
    "keyboard-light-en": ({"width": 390, "height": 500}, "light", "en", 8, {"advanced": True}),
    "tablet-light-ro": ({"width": 768, "height": 1024}, "light", "ro", 6, {"advanced": True}),
    "desktop-light-en": (DESKTOP, "light", "en", 5, {"advanced": True}),
    "desktop-dark-pl": (DESKTOP, "dark", "pl", 8, {"advanced": True}),
    "teapot-light-en": (PHONE, "light", "en", 5, {"advanced": True, "teapot": True}),
    "teapot-desktop-ro": (DESKTOP, "dark", "ro", 6, {"teapot": True}),
}
Picture = Callable[[str], None]


def main(folder: Path, wanted: Sequence[str] = ()) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as files, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with Serving(f"sqlite:///{files}/tables.db") as serving:
            for name in wanted or LOOKS:
                take(browser, serving, folder, name)
        browser.close()
    return 0


def take(browser: Browser, serving: Serving, folder: Path, name: str) -> None:
    viewport, scheme, language, seats, options = LOOKS[name]
    party = Party(serving, seats, first_queen=0, language=language, **options)

    def open_page(path: str, **more: Any) -> Page:
        looks: Any = {"viewport": viewport, "color_scheme": scheme, "locale": language}
        page = browser.new_context(base_url=serving.base, **looks, **more).new_page()
        page.goto(path)
        return page

    def picture(state: str) -> None:
        page.wait_for_timeout(450)
        page.screenshot(path=folder / f"{name}-{state}.png")

    is_aloud = bool(options.get("teapot"))
    page = party.open(open_page, *(range(seats) if is_aloud else [0]))
    page.wait_for_selector(".wordland")
    place_token(party, picture)
    begin(page, party, picture)
    if is_aloud:
        speak_aloud(page, picture)
    else:
        converse(page, party, picture)
        page.goto("/learn/wordland")
        page.get_by_test_id("lesson").wait_for()
        picture("learn")
    party.close()
    page.context.close()


def place_token(party: Party, picture: Picture) -> None:
    """Of the Caterpillar, if one is dealt."""
    if party.view()["phase"] != "token":
        return
    picture("token")
    owner = next(seat for seat in range(len(party.people)) if party.view(seat)["legal"])
    party.play(owner, "PlaceToken", on_seat=party.view(owner)["legal"][0]["on_seat"])


def begin(page: Page, party: Party, picture: Picture) -> None:
    page.wait_for_selector(".choice.open")
    picture("choose")
    page.locator(".choice.open").first.click()
    page.wait_for_selector(".wordland.talking")
    picture("tap")
    party.run(party.people[0].until(lambda: party.view()["turn"] is not None))
    page.locator("button.teapot").click()
    party.run(party.people[0].until(lambda: party.view()["turn"]["running"]))


def converse(page: Page, party: Party, picture: Picture) -> None:
    field, seats = page.locator(".wordland form input"), len(party.people)
    field.fill(party.faulty())
    picture("forbidden")
    say(page, party)
    picture("others")
    for seat in range(1, seats):
        has_letter = bool(party.view(seat)["players"][seat]["letter"])
        party.say(seat, party.fitting(seat), lay_letter=has_letter)
    picture("turn")
    say(page, party)
    party.say(1, party.fitting(1))
    picture("objection")
    party.play(2, "Object")
    picture("vote")
    for seat in (*range(3, seats), 0):
        if party.view(seat)["vote"]:
            party.play(seat, "Vote", against=True)
    picture("fallen")
    page.locator(".guest[data-seat='1']").click()
    picture("guest")
    page.keyboard.press("Escape")
    while party.view()["round"] == 1:
        party.say(party.view()["turn"]["seat"], party.faulty(party.view()["turn"]["seat"]))
        if len([each for each in party.view()["players"] if each["out"]]) == seats - 2:
            picture("two-left")
    place_token(party, picture)
    picture("scored")


def say(page: Page, party: Party) -> None:
    page.locator(".wordland form input").fill(party.fitting())
    page.keyboard.press("Enter")
    party.run(party.people[0].until(lambda: party.view()["turn"]["seat"] == 1))


def speak_aloud(page: Page, picture: Picture) -> None:
    picture("aloud")
    page.locator(".answers .primary").click()
    page.locator(".guest.speaks[data-seat='1']").wait_for()
    page.locator(".guest[data-seat='2']").click()
    picture("marking")
    page.locator(".answers .primary").click()
    picture("marked")


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
