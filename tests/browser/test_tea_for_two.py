"""Tea for Two in the page: whole matches by tapping and by the keyboard alone, what a choice would do, and why not."""

import re
import tomllib
from importlib import resources
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Laid, OpenPage, Serving, begin
from tests.browser.players import Player, check_end, is_asked, play_to_the_end
from tests.browser.test_axe import AXE

GAME = "tea-for-two"
ASKED = ".line.mine"
CHOICES = ".spread-out .lit, .space.lit, .stack.lit"
PRIMARY = f"{ASKED} .answers .primary"
# What is tapped at each step of the first game before the answer, if anything.
CATERPILLAR, ALICE = "[data-stack=caterpillar]", "[data-stack=alice]"
STARS, DESTROY, TOP = "[data-space='4']", "[data-space='1']", "[data-place='0']"
LESSON = [CATERPILLAR, "", "", STARS, "", ALICE, "", CATERPILLAR, "", DESTROY, TOP]
PLACES = "{ include: ['.t42, dialog'], exclude: ['svg.card, .medal'] }"  # without those who are drawn on cards
STANDING = """() => [...document.querySelectorAll('main, [data-testid=question]')].map(each => each.textContent).join()
    + document.querySelectorAll('.lit').length"""


def decide(page: Page) -> None:
    """The dearest card, the last space, the lowest card of the pile; else the answer that most people want."""
    before = page.evaluate(STANDING)
    if page.locator(CHOICES).count():
        page.locator(CHOICES).last.click()
    page.locator(PRIMARY).click()
    page.wait_for_function(f"before => ({STANDING})() !== before", arg=before)


def scores(page: Page) -> dict[int, int]:
    return {
        int(side.get_attribute("data-seat") or ""): int(side.locator(".number").inner_text())
        for side in page.locator("[data-seat]").all()
    }


def short_edition() -> dict[str, Any]:
    """The box with two White Rabbits: each player's cards come round twice or so."""
    box = (resources.files("curiouser.games.tea_for_two") / "edition.toml").read_text(encoding="utf-8")
    found = tomllib.loads(box)
    return found | {"rabbits": found["rabbits"] | {"value": 2}}


PLAYER = Player(ASKED, decide, scores, CHOICES, ".chosen")


def test_a_phone_and_a_desktop_play_to_the_end(open_page: OpenPage, serving: Serving) -> None:
    laid = Laid(serving, GAME, 2, ("Hare", "Hatter"), edition=short_edition())
    phone, desktop = laid.open(open_page, 0), laid.open(open_page, 1, phone=False)
    play_to_the_end(PLAYER, phone, desktop)
    check_end(PLAYER, phone, desktop)


def test_a_match_is_played_by_the_keyboard_alone(open_page: OpenPage, serving: Serving) -> None:
    page = Laid(serving, GAME, 2, edition=short_edition()).open(open_page, 0, phone=False)
    while is_asked(page, PLAYER):
        before = page.evaluate(STANDING)
        if page.locator(CHOICES).count():
            press(page, CHOICES)
        press(page, PRIMARY)
        page.wait_for_function(f"before => ({STANDING})() !== before", arg=before)
    check_end(PLAYER, page)


def press(page: Page, wanted: str) -> None:
    """Walk by Tab to the first such thing, and press it. Focus is never lost, so it is never far."""
    for _ in range(25):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} can't be reached by Tab")


@pytest.mark.parametrize(("language", "choice"), [("en", CATERPILLAR), ("pl", STARS), ("ro", TOP)])
def test_axe_finds_nothing_on_the_table(open_page: OpenPage, language: str, choice: str) -> None:
    """The first game leads to every kind of question; one is looked at in each language, with something chosen."""
    page = open_page(f"/learn/{GAME}", language=language, bypass_csp=True, service_workers="block")
    page.locator(ASKED).wait_for()
    for step, tapped in enumerate(LESSON, 1):
        if tapped:
            page.locator(tapped).click()
        if tapped == choice:
            break
        page.locator(PRIMARY).click()
        expect(page.locator("header span")).to_contain_text(str(step + 1))
    page.add_script_tag(path=AXE)
    found = look(page, choice)
    assert not found, "\n".join(map(str, found))


def look(page: Page, where: str) -> list[tuple[str, str, str, list[str]]]:
    """The table only: the pages around it are looked at elsewhere. In the dark only colours are different."""
    found = []
    for scheme, rules in (("dark", "runOnly: ['color-contrast'],"), ("light", "")):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        told = page.evaluate(f"axe.run({PLACES}, {{ {rules} resultTypes: ['violations'] }})")
        for each in told["violations"]:
            nodes = [node["html"][:160] for node in each["nodes"]]
            found.append((where, scheme, each["id"], nodes[:3]))
    return found


def test_a_card_shows_what_buying_it_would_do(open_page: OpenPage) -> None:
    """T8: the cakes that are left stand in parentheses, and Escape puts the card back."""
    page = open_page(f"/learn/{GAME}")
    page.locator(CATERPILLAR).click()
    expect(page.locator(".coming")).to_be_visible()
    expect(page.locator(".side.own li").first).to_contain_text("(0)")
    expect(page.get_by_test_id("question")).to_contain_text("costs you")
    page.keyboard.press("Escape")
    expect(page.locator(".coming")).to_have_count(0)
    expect(page.get_by_role("button", name="Use the effect")).to_be_visible()


def test_a_mission_explains_itself_by_its_rule(open_page: OpenPage, serving: Serving) -> None:
    """T29."""
    page = begin(open_page, serving, GAME, 2)
    is_asked(page, PLAYER)
    page.locator("[data-mission]").first.click()
    expect(page.get_by_role("status").get_by_text("once the stack below is empty")).to_be_visible()
    page.get_by_role("button", name=re.compile("T29")).click()
    expect(page.get_by_role("dialog")).to_contain_text("Ties inside a mission go to the holder of the flamingo")


def test_arrows_walk_over_the_tray_and_round_the_watch(open_page: OpenPage, serving: Serving) -> None:
    page = begin(open_page, serving, GAME, 2, phone=False)
    is_asked(page, PLAYER)
    page.locator("[data-stack=executioner]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-stack=knave]")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-mission]").nth(1)).to_be_focused()
    page.locator('[data-space="1"]').focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator('[data-space="5"]')).to_be_focused()


def test_all_cards_of_both_players_can_be_looked_through(open_page: OpenPage, serving: Serving) -> None:
    """T4, T41."""
    page = begin(open_page, serving, GAME, 2)
    is_asked(page, PLAYER)
    told = page.locator("button.pot .heard").last.inner_text()
    page.locator("button.pot").last.click()
    cards = sum(map(int, re.findall(r"\d+", told)))
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(cards)
    page.keyboard.press("Escape")
    expect(page.locator("button.pot").last).to_be_focused()


def test_nothing_scrolls_sideways_on_a_small_phone(open_page: OpenPage, serving: Serving) -> None:
    page = begin(open_page, serving, GAME, 2, viewport={"width": 360, "height": 640}, language="ro")
    is_asked(page, PLAYER)
    for place in ("html", "main"):
        assert page.locator(place).evaluate("element => element.scrollWidth <= element.clientWidth")
