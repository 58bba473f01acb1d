"""axe-core finds nothing on any page or in any state of a table, light and dark, in all three languages."""

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import AT_REST, Laid, OpenPage, Serving
from tests.browser.players import PLAYERS, is_asked, the_end
from tests.browser.test_pages import CUT

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOK = """async ({ within, usual, other }) => {
    const how = { resultTypes: ["violations"], preload: false };
    const wear = theme => {
        document.documentElement.dataset.theme = theme;
        for (const each of document.getAnimations()) each.finish();
    };
    await AT_REST;
    wear(usual);
    const all = await axe.run(within, how);
    wear(other);
    const colours = await axe.run(within, { ...how, runOnly: ["color-contrast"] });
    return [[usual, ...all.violations], [other, ...colours.violations]];
}""".replace("AT_REST", AT_REST)
TURN_TO = """path => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
}"""
AFTERWARDS = {
    "/history": "main footer",
    "/history/groups": "main form",
    "/daily": "li[data-game]",
    "/lab": ".sections code",
    "/lab/tea-time": ".sections code",
    "/replay": "input[type=file]",
}
IS_WHOLE = os.environ.get("CURIOUSER_AXE") == "all"


def in_languages(usual: str) -> pytest.MarkDecorator:
    """A look takes long: usually each place is looked at in one language, with CURIOUSER_AXE=all in every one."""
    return pytest.mark.parametrize("language", ["en", "pl", "ro"] if IS_WHOLE else [usual])


class Eyes:
    """Looks at pages as axe does, in light and in dark; what is wrong is told at the end."""

    def __init__(self, open_page: OpenPage, language: str) -> None:
        self.found: list[Any] = []
        self.themes = "light", "dark"
        self.axe = AXE.read_text(encoding="utf-8")
        self.open_page = open_page
        self.how = {"language": language, "bypass_csp": True, "service_workers": "block"}

    def open(self, path: str = "/", **how: Any) -> Page:
        return self.open_page(path, **how, **self.how)

    def sit(self, laid: Laid, *people: int, **how: Any) -> Page:
        return laid.open(self.open_page, *people, **how, **self.how)

    def look(self, page: Page, where: str, within: str = "html") -> None:
        """All rules in one theme, and what a theme changes in the other; each look begins where the last one ended."""
        if not page.evaluate("'axe' in window"):
            page.evaluate(self.axe)
        usual, other = self.themes
        self.themes = other, usual
        for theme, *found in page.evaluate(LOOK, {"within": within, "usual": usual, "other": other}):
            for each in found:
                self.found.append((where, theme, each["id"], [node["html"][:160] for node in each["nodes"]][:3]))

    def turn_to(self, page: Page, path: str) -> None:
        """As a link of the page would: nothing is loaded anew."""
        page.evaluate(TURN_TO, path)

    def sheets(self, page: Page) -> None:
        for sheet in ("log", "rules", "talk", "settings"):
            page.locator(f"header button.{sheet}").click()
            expect(page.get_by_role("dialog")).to_be_visible()
            self.look(page, sheet, "dialog[open]")
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)

    def close(self) -> None:
        assert not self.found, "\n".join(map(str, self.found))


@in_languages("pl")
def test_pages_stand_in_nobodys_way(open_page: OpenPage, language: str) -> None:
    eyes = Eyes(open_page, language)
    page = eyes.open()
    expect(page.locator("article")).to_have_count(4)
    page.locator("#by-code ~ form input").fill("NOPE")
    page.locator("#by-code ~ form button").click()
    expect(page.get_by_role("alert")).to_be_visible()
    eyes.look(page, "home")
    page.context.set_offline(True)
    expect(page.locator(".network")).to_be_visible()
    eyes.look(page, "offline")
    page.context.set_offline(False)
    for path, sign in (
        ("/rules/wordland", "#rule-W1"),
        ("/learn/adventures", ".hand-card.open"),
        ("/learn/tea-time", ".cloth.open"),
        ("/check", "input[type=file]"),
        ("/check/0000000000000000", "p.bad"),
        ("/t/0000000000000000", "[role=alert]"),
    ):
        eyes.turn_to(page, path)
        expect(page.locator(sign).first).to_be_visible()
        eyes.look(page, path)
    for path, sign in AFTERWARDS.items() if IS_WHOLE else ():  # else each of them is looked at where it is tested
        eyes.turn_to(page, path)
        expect(page.locator(sign).first).to_be_visible()
        eyes.look(page, path)
    eyes.turn_to(page, "/new/adventures")
    page.locator("summary").click()
    eyes.look(page, "new")
    page.locator(".doors .primary").click()
    expect(page.get_by_test_id("code")).to_be_visible()
    for each in page.locator("summary").all():
        each.click()
    page.locator("main button.more").click()
    expect(page.get_by_test_id("seal")).to_be_visible()
    eyes.look(page, "waiting")
    guest = eyes.open(page.url, phone=False)
    expect(guest.locator("form.first")).to_be_visible()
    eyes.look(guest, "join")
    eyes.close()


@in_languages("ro")
@pytest.mark.parametrize("game", ["adventures", "tea-time"])
def test_tables_stand_in_nobodys_way(open_page: OpenPage, serving: Serving, game: str, language: str) -> None:
    eyes, player = Eyes(open_page, language), PLAYERS[game]
    laid = Laid(serving, game, 2, ("Hare", "Dormouse"), options=dict(player.options), clock=300)
    page = eyes.sit(laid, 1, 0)
    curtain = page.locator("dialog.curtain")
    expect(page.locator(player.asked).or_(curtain).first).to_be_visible()
    if player.has_hands:
        eyes.look(page, "curtain")
        curtain.locator("button").click()
    eyes.look(page, "turn")
    page.locator(player.first).first.click()
    expect(page.locator(player.chosen)).to_have_count(1)
    eyes.look(page, "choice")
    laid.finish()
    expect(the_end(page)).to_be_visible()
    eyes.look(page, "end")
    eyes.close()


@in_languages("en")
def test_states_of_a_table_stand_in_nobodys_way(open_page: OpenPage, serving: Serving, language: str) -> None:
    """A question to take a move back, a refusal, a pause, and a lost line."""
    eyes, player = Eyes(open_page, language), PLAYERS["tea-time"]
    laid = Laid(serving, "tea-time", 2, ("Hare", "Dormouse"))
    pages = [eyes.sit(laid, 0), eyes.sit(laid, 1)]
    (first,) = serving.server.tables.live[laid.table].table.actors
    mover, other = pages[first], pages[1 - first]
    is_asked(mover, player)
    player.decide(mover)
    undo = mover.locator("header button:not(.log, .rules, .talk, .settings)")
    undo.click()
    expect(other.locator(".line .answers button")).to_have_count(2)
    eyes.look(other, "asked to let a move be taken back")
    undo.click()
    expect(mover.locator(".toast")).to_be_visible()
    eyes.look(mover, "refusal")
    eyes.sheets(other)
    other.locator(".line .answers button").last.click()
    expect(other.locator(player.asked)).to_be_visible()
    pages[0].locator("header .settings").click()
    pages[0].locator(".settings button.more").last.click()
    eyes.look(pages[0], "menu of somebody", "dialog[open]")
    pages[0].locator(".settings .answers button").first.click()
    pages[0].keyboard.press("Escape")
    expect(other.locator(player.asked)).to_have_count(0)
    eyes.look(other, "pause")
    pages[0].locator("header .settings").click()
    pages[0].locator(".settings .answers button").first.click()
    pages[0].keyboard.press("Escape")
    expect(other.locator(player.asked)).to_be_visible()
    mover.evaluate(CUT)
    for each in list(serving.server.connections.all):
        serving.loop.call_soon_threadsafe(each.close, 1001)
    expect(mover.locator(".state p")).to_be_visible()
    eyes.look(mover, "lost line")
    desktop = eyes.sit(laid, 1, phone=False)
    expect(desktop.locator("aside")).to_be_visible()
    laid.finish()
    expect(the_end(desktop)).to_be_visible()
    desktop.keyboard.press("Escape")
    eyes.look(desktop, "over")
    eyes.turn_to(desktop, f"/check/{laid.table}")
    expect(desktop.locator("article")).to_be_visible()
    eyes.look(desktop, "checked")
    if IS_WHOLE:
        eyes.turn_to(desktop, f"/replay/{laid.table}/1")
        expect(desktop.locator(".cloth")).to_be_visible()
        eyes.look(desktop, "looking back")
    desktop.goto(f"/t/{laid.table}?tv")
    expect(desktop.locator(".cloth")).to_be_visible()
    eyes.look(desktop, "big screen")
    eyes.close()
