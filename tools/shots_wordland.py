"""Pictures of Wordland's table in all its states: `python -m tools.shots_wordland FOLDER LOOK …`."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.tea_party import Party
from tools.shots_studio import Picture, Studio, studio

LOOKS: dict[str, tuple[int, dict[str, Any]]] = {
    "phone-light-en": (3, {}),
    "phone-light-pl": (8, {"advanced": True}),
    "phone-dark-ro": (5, {"madness": 5}),
    "small-dark-pl": (4, {"advanced": True}),
    "keyboard-light-en": (8, {"advanced": True}),
    "tablet-light-ro": (6, {"advanced": True}),
    "desktop-light-en": (5, {"advanced": True}),
    "desktop-dark-pl": (8, {"advanced": True}),
    "phone-light-en-teapot": (5, {"advanced": True, "teapot": True}),
    "desktop-dark-ro-teapot": (6, {"teapot": True}),
}


def main(folder: Path, wanted: Sequence[str] = ()) -> int:
    with studio(folder) as here:
        for look in wanted or LOOKS:
            take(here, look)
    return 0


def take(here: Studio, look: str) -> None:
    seats, options = LOOKS[look]
    party = Party(here.serving, seats, first_queen=0, language=look.split("-")[2], **options)
    is_aloud = bool(options.get("teapot"))
    page = party.open(here.opener(look), *(range(seats) if is_aloud else [0]))
    take_one = here.album(page, look)

    def picture(state: str) -> None:
        page.wait_for_timeout(450)
        take_one(state)

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
