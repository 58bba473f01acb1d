"""Tea for Two in the browser: previews of choices, and refusals. Whole matches are in test_matches.py."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Laid, OpenPage, Serving, begin
from tests.browser.lessons import go_to, pressed, steps_of
from tests.browser.players import PLAYERS, is_asked, short_edition, the_end
from tests.browser.test_axe import AXE, IS_WHOLE

GAME = "tea-for-two"
CATERPILLAR = "[data-stack=caterpillar]"
PLACES = "{ include: ['.t42, dialog'], exclude: ['svg.card, .medal'] }"  # without those who are drawn on cards
PLAYER = PLAYERS[GAME]
LOOKED_AT = [("en", "act"), ("pl", "wind"), ("ro", "discarded")]
ALL = [(language, phase) for language in ("en", "pl", "ro") for phase in ("act", "wind", "discarded", "point", "stack")]


@pytest.mark.parametrize(("language", "phase"), ALL if IS_WHOLE else LOOKED_AT)
def test_axe_finds_nothing_on_the_table(open_page: OpenPage, language: str, phase: str) -> None:
    """The first game leads to every kind of question; one is looked at in each language, with something chosen."""
    page = open_page(f"/learn/{GAME}", language=language, bypass_csp=True, service_workers="block")
    steps = steps_of(GAME)
    number = next(n for n, step in enumerate(steps) if step["view"]["phase"] == phase)
    go_to(page, GAME, number + 1)
    page.locator(pressed(steps[number])[0]).click()
    page.add_script_tag(path=AXE)
    found = look(page, phase)
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
    go_to(page, GAME, 2)
    page.locator(CATERPILLAR).click()
    expect(page.locator(".coming")).to_be_visible()
    expect(page.locator(".side.own li").first).to_contain_text(re.compile(r"\(\d\)"))
    expect(page.get_by_test_id("question")).to_contain_text("costs you")
    page.keyboard.press("Escape")
    expect(page.locator(".coming")).to_have_count(0)
    expect(page.get_by_test_id("question")).not_to_contain_text("costs you")


def test_a_mission_explains_itself_by_its_rule(open_page: OpenPage, serving: Serving) -> None:
    """T29."""
    page = begin(open_page, serving, GAME, 2)
    is_asked(page, PLAYER)
    page.locator("[data-mission]").first.click()
    expect(page.get_by_role("status").get_by_text("once the stack below is empty")).to_be_visible()
    page.get_by_role("button", name=re.compile("T29")).click()
    expect(page.get_by_role("dialog")).to_contain_text("If a mission is tied, the holder of the flamingo wins it")


def test_the_end_says_where_the_points_come_from(open_page: OpenPage, serving: Serving) -> None:
    """T28."""
    laid = Laid(serving, GAME, 2, edition=short_edition(GAME))
    page = laid.open(open_page, 0)
    is_asked(page, PLAYER)
    laid.finish()
    expect(the_end(page)).to_be_visible()
    read = "rows => rows.map(row => [...row.querySelectorAll('td')].map(each => Number(each.textContent)))"
    sources, total = (page.locator(f"dialog {part} tr").evaluate_all(read) for part in ("tbody", "tfoot"))
    assert len(sources) > 1
    assert total[0] == [points for _, points in sorted(PLAYER.scores(page).items())]
    assert [sum(points) for points in zip(*sources, strict=True)] == total[0]


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
    told = page.locator("button.pot .visually-hidden").last.inner_text()
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
