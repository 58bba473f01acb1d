"""How to make one decision in each game by hand and by keyboard, and what its table shows at the end."""

import tomllib
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect

import curiouser.games
from curiouser.engine.record import read_records, verify
from curiouser.games.wordland.words import language
from tests.browser.conftest import until, wait_until

GAMES = Path(curiouser.games.__file__).parent
SHORT: dict[str, dict[str, Any]] = {
    "adventures": {"cards": {"1": 1, "2": 1, "3": 1, "4": 1, "5": 1}},
    "tea-time": {"rounds": {"2": 1, "3": 1, "4": 1}},
    "tea-for-two": {"rabbits": 1},
}
ANSWER = ".line.mine .answers button"
PRIMARY = f"{ANSWER}.primary"
# Nothing is to be pressed while letters are still coming in and move what stands below them.
NOW = """asked => document.fonts.status === "loading" ? ""
    : document.querySelector("dialog[open] ol.ranking") ? "end"
    : document.querySelector("dialog.curtain") ? "curtain"
    : document.querySelector(asked) ? "asked" : "" """
# What a word changes in Wordland; the clock of the teapot goes on by itself.
TABLE = """() => [...document.querySelectorAll(".guests, .said, .topic")].map(each => each.textContent).join()
    + [...document.querySelectorAll(".guest")].findIndex(each => each.matches(".speaks"))"""


class Player(NamedTuple):
    asked: str  # what is there when this browser is to decide
    decide: Callable[[Page], None]
    by_keys: Callable[[Page], None]
    scores: Callable[[Page], dict[int, int]]
    first: str = ""  # what a decision begins with
    chosen: str = ""  # what is there then
    shown: str = "main"  # what a reload brings back
    seats: int = 2
    has_hands: bool = False  # that others must not see
    options: Mapping[str, int] = MappingProxyType({})


def the_end(page: Page) -> Locator:
    return page.locator("dialog[open] ol.ranking")


def is_asked(page: Page, player: Player) -> bool:
    """Whether there is one more decision."""
    wait_until(page, f"asked => ['asked', 'end'].includes(({NOW})(asked))", player.asked)
    return bool(page.evaluate(NOW, player.asked) == "asked")


def play_to_the_end(player: Player, *pages: Page, by_keys: Collection[Page] = ()) -> int:
    """Whoever is asked decides, until all have seen the end; tells how often the device went round."""
    curtains = 0

    def look() -> set[str]:
        """Once somebody is to do something, or all have come to the end."""
        found = {page.evaluate(NOW, player.asked) for page in pages}
        return found if found == {"end"} or found & {"curtain", "asked"} else set()

    while until(pages[0], look) != {"end"}:
        for page in pages:
            now = page.evaluate(NOW, player.asked)
            if now == "curtain":
                page.keyboard.press("Escape")  # lifts no curtain
                page.locator("dialog.curtain button").click()
                curtains += 1
            elif now == "asked":
                (player.by_keys if page in by_keys else player.decide)(page)
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


def tap(page: Page, wanted: str, *, last: bool = False) -> None:
    """A real press at its place, as soon as it is there; whatever covered it would get the press instead."""
    found = page.locator(wanted)
    (found.last if last else found.first).click(force=True)


def press(page: Page, wanted: str) -> None:
    """Walk by Tab to the first such thing, and press it. Focus is never lost, so it is never far."""
    walk_to(page, wanted)
    page.keyboard.press("Enter")


def walk_to(page: Page, wanted: str, most: int = 60) -> None:
    """By the tab key; where the keys are already, nothing is pressed."""
    for _ in range(most):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} can't be reached by Tab")


def take_cards(page: Page) -> None:
    """Tea Time: as many as lie in a line, from the top left."""
    tap(page, ".cell:not(.empty)")
    while page.locator(".joins").count():
        tap(page, ".joins")
    tap(page, f"{PRIMARY}:enabled")


def take_cards_by_keys(page: Page) -> None:
    """Arrows walk over the cloth, and with Shift take what they walk over."""
    walk_to(page, "[data-cell]")
    walk_to_a_card(page)
    for key in ("Space", "Shift+ArrowRight", "Shift+ArrowRight", "Tab"):
        page.keyboard.press(key)
    assert page.evaluate("wanted => document.activeElement.matches(wanted)", PRIMARY)
    page.keyboard.press("Enter")


def walk_to_a_card(page: Page) -> None:
    here, there = page.evaluate(
        "[document.activeElement.dataset.cell, document.querySelector('.cell:not(.empty)').dataset.cell]"
    )
    right, down = ord(there[0]) - ord(here[0]), int(there[1:]) - int(here[1:])
    for _ in range(abs(right)):
        page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
    for _ in range(abs(down)):
        page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")


def tea_time_scores(page: Page) -> dict[int, int]:
    return numbers_in(page, "seat", ".score > :not(.visually-hidden)")


def numbers_in(page: Page, seat: str, number: str) -> dict[int, int]:
    """What stands in the panel of each seat."""
    read = """([seat, number]) => [...document.querySelectorAll(`[data-${seat}]`)].map(
        each => [each.getAttribute(`data-${seat}`), each.querySelector(number).textContent])"""
    return {int(key): int(value) for key, value in page.evaluate(read, [seat, number])}


def play_a_card(page: Page) -> None:
    """Adventures: the last card with its highest number, or the answer that most people want."""
    if page.locator(".hand-card.open").count():
        tap(page, ".hand-card.open", last=True)
        if page.locator(".numeral-button").count():
            tap(page, ".numeral-button", last=True)
    tap(page, PRIMARY)


def play_a_card_by_keys(page: Page) -> None:
    press(page, f".hand-card.open, {PRIMARY}")
    if page.locator(".numeral-button").count():
        press(page, ".numeral-button")
    if page.locator(".picked").count():
        press(page, PRIMARY)


def adventures_scores(page: Page) -> dict[int, int]:
    return numbers_in(page, "seat-panel", ".points > .number")


STACKS = ".spread-out .lit, .space.lit, .stack.lit"


def choose(page: Page) -> None:
    """Tea for Two: the dearest card, the last space, the lowest card of the pile; or what most people want."""
    if page.locator(STACKS).count():
        tap(page, STACKS, last=True)
    tap(page, PRIMARY)


def choose_by_keys(page: Page) -> None:
    if page.locator(STACKS).count():
        press(page, STACKS)
    press(page, PRIMARY)


def tea_for_two_scores(page: Page) -> dict[int, int]:
    return numbers_in(page, "seat", ".number")


WORD = "form.say input"
TALK = {
    "topic": ".shell:has(.choice.open) .answers button:enabled",
    "vote": ".shell:has(.last.vote) .answers button:enabled",
    "word": WORD,
}


def talk(page: Page) -> None:
    """Wordland: the first topic, a word that fits, later one that doesn't; every word of others fits."""
    if page.locator(WORD).count():
        page.locator(WORD).fill(a_word(page))
        send_word(page)
    else:
        tap(page, f"{TALK['topic']}, {TALK['vote']}")


def talk_by_keys(page: Page) -> None:
    walk_to(page, ", ".join(TALK.values()))
    if page.locator(WORD).count():
        page.keyboard.type(a_word(page))
        send_word(page)
    else:
        page.keyboard.press("Enter")


def send_word(page: Page) -> None:
    before = page.evaluate(TABLE)
    page.keyboard.press("Enter")
    wait_until(page, f"before => ({TABLE})() !== before", before)


def a_word(page: Page) -> str:
    """Of the topic on the table: one without forbidden letters as long as little is said, then one with them."""
    read = "wanted => [...document.querySelectorAll(wanted)].map(each => each.textContent.trim())"
    said = {word.casefold()[:3] for word in page.evaluate(read, ".said [lang]")}
    letters = set(" ".join(page.evaluate(read, ".plate text")).casefold().split())
    title = page.locator(".topic h2").evaluate("each => each.lastChild.textContent")
    words = language("en")
    topic = next(each for each in words.topics if each.title == title)
    return next(
        word
        for word in topic.words
        if " " not in word
        and word.casefold()[:3] not in said
        and words.letters(word).isdisjoint(letters) == (len(said) < 2)
    )


def wordland_scores(page: Page) -> dict[int, int]:
    return numbers_in(page, "seat", ".score")


PLAYERS = {
    "adventures": Player(
        ANSWER,
        play_a_card,
        play_a_card_by_keys,
        adventures_scores,
        ".hand-card.open",
        ".picked",
        seats=4,
        has_hands=True,
        options={"starter": 0},
    ),
    "tea-time": Player(
        ".cloth.open", take_cards, take_cards_by_keys, tea_time_scores, ".cell:not(.empty)", ".cell.chosen", seats=4
    ),
    "tea-for-two": Player(".line.mine", choose, choose_by_keys, tea_for_two_scores, STACKS, ".stack.chosen"),
    "wordland": Player(
        ", ".join(TALK.values()), talk, talk_by_keys, wordland_scores, ".choice.open", WORD, shown=".guests", seats=3
    ),
}


def short_edition(game: str) -> dict[str, Any]:
    """The box of the game with fewer rounds or cards."""
    found = tomllib.loads((GAMES / game.replace("-", "_") / "edition.toml").read_text(encoding="utf-8"))
    return found | {name: found[name] | {"value": value} for name, value in SHORT[game].items()}
