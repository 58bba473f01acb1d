"""How one decision of each game is made by hand, and what its table shows at the end; in any language."""

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect

import curiouser.games
from curiouser.engine.record import read_records, verify

GAMES = Path(curiouser.games.__file__).parent
SHORT: dict[str, dict[str, Any]] = {
    "adventures": {"cards": {"1": 1, "2": 1, "3": 1, "4": 1, "5": 1}},
    "tea-time": {"rounds": {"2": 1, "3": 1, "4": 1}},
}
ANSWER = ".line.mine .answers button"


class Player(NamedTuple):
    asked: str  # what is there when this browser is to decide
    decide: Callable[[Page], None]
    scores: Callable[[Page], dict[int, int]]
    first: str  # what a decision begins with
    chosen: str  # what is there then
    has_hands: bool = False  # that others must not see
    options: Mapping[str, int] = MappingProxyType({})


def the_end(page: Page) -> Locator:
    return page.locator("dialog[open] ol.ranking")


def is_asked(page: Page, player: Player) -> bool:
    """Whether there is one more decision."""
    expect(page.locator(player.asked).or_(the_end(page)).first).to_be_visible()
    return not the_end(page).is_visible()


def play_to_the_end(player: Player, *pages: Page) -> int:
    """Whoever is asked decides, until all have seen the end; tells how often the device went round."""
    curtains = 0
    while not all(the_end(page).is_visible() for page in pages):
        for page in pages:
            if page.locator("dialog.curtain").count():
                page.keyboard.press("Escape")  # lifts no curtain
                page.locator("dialog.curtain button").click()
                curtains += 1
            elif page.locator(player.asked).count():
                player.decide(page)
        pages[0].wait_for_timeout(10)
    return curtains


def check_end(player: Player, *pages: Page) -> None:
    """What every page shows at the end is what the record of the server leads to."""
    record = pages[0].request.get(pages[0].url.replace("/t/", "/api/tables/") + "/record").body()
    outcome = verify(next(read_records(record.splitlines()))).outcome
    assert outcome is not None
    for page in pages:
        page.keyboard.press("Escape")
        expect(the_end(page)).to_have_count(0)
        assert player.scores(page) == dict(enumerate(outcome.scores))


def take_cards(page: Page) -> None:
    """Tea Time: as many as lie in a line, from the top left."""
    page.locator(".cell:not(.empty)").first.click()
    while page.locator(".joins").count():
        page.locator(".joins").first.click()
    page.locator(f"{ANSWER}.primary").click()
    expect(page.locator(".chosen")).to_have_count(0)


def tea_time_scores(page: Page) -> dict[int, int]:
    return {
        int(panel.get_attribute("data-seat") or ""): int(panel.locator(".score > :not(.heard)").inner_text())
        for panel in page.locator("[data-seat]").all()
    }


def play_a_card(page: Page) -> None:
    """Adventures: the last card with its highest number, or the answer that most people want."""
    before = standing(page)
    if page.locator(".hand-card.open").count():
        page.locator(".hand-card.open").last.click()
        if page.locator(".numeral-button").count():
            page.locator(".numeral-button").last.click()
    page.locator(f"{ANSWER}.primary").click()
    wait_for_change(page, before)


def standing(page: Page) -> str:
    """What every decision of one's own changes in Adventures: the question, the points, the pile, the hand."""
    read = """() => [document.querySelector('[data-testid=question]'), document.querySelector('.own')]
        .map(each => each?.innerText).join(' ') + document.querySelectorAll('.hand-card').length"""
    return str(page.evaluate(read))


def wait_for_change(page: Page, before: str) -> None:
    for _ in range(1500):
        if standing(page) != before:
            return
        page.wait_for_timeout(10)
    raise AssertionError("nothing changed")


def adventures_scores(page: Page) -> dict[int, int]:
    return {
        int(panel.get_attribute("data-seat-panel") or ""): int(panel.locator(".points > .number").inner_text())
        for panel in page.locator("[data-seat-panel]").all()
    }


PLAYERS = {
    "adventures": Player(
        ANSWER, play_a_card, adventures_scores, ".hand-card.open", ".picked", has_hands=True, options={"starter": 0}
    ),
    "tea-time": Player(".cloth.open", take_cards, tea_time_scores, ".cell:not(.empty)", ".cell.chosen"),
}


def short_edition(game: str) -> dict[str, Any]:
    """The box of the game with fewer rounds or cards."""
    found = tomllib.loads((GAMES / game.replace("-", "_") / "edition.toml").read_text(encoding="utf-8"))
    return found | {name: found[name] | {"value": value} for name, value in SHORT[game].items()}
