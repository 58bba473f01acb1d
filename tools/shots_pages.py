"""Pictures of every page and table at three sizes, for review; some of them are in the documents.

`python3 run.py shots` saves all of them in .build/shots, and those in DOCUMENTS also in docs/pictures.
"""

import shutil
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.conftest import Laid, Serving
from tools.shots_studio import Picture, Studio, studio

GAMES = ("adventures", "wordland", "tea-time", "tea-for-two")
DOCUMENTS = ("home-desktop", "replay-desktop", "waiting-phone", *(f"{game}-phone" for game in GAMES))
AROUND = {"daily": "/daily", "lab": "/lab/tea-time", "history": "/history", "groups": "/history/groups"}
SIZES = ("phone", "tablet", "desktop")
LOOKS = ("light-en", "dark-pl")
QUALITY = 62  # flat colours and ink: nobody sees the difference, and the documents stay light


def take_all(pictures: Path, folder: Path) -> list[str]:
    """The names of those that went beside the documents."""
    with studio(folder, bot_pause=0) as here:
        for size in SIZES:
            for look in LOOKS:
                take(here, size, look)
    for name in DOCUMENTS:
        shutil.copy(folder / f"{name}-light-en.jpg", pictures / f"{name}.jpg")
    return [f"{name}.jpg" for name in DOCUMENTS]


def take(here: Studio, size: str, look: str) -> None:
    page = here.opener(f"{size}-{look}", reduced_motion="reduce")("/")

    def picture(name: str) -> None:
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(200)
        page.screenshot(path=here.folder / f"{name}-{size}-{look}.jpg", type="jpeg", quality=QUALITY)

    pages(page, picture)
    for game in GAMES:
        table(page, game)
        picture(game)
    page.locator("header .settings").click()
    picture("settings")
    over = ending(page, here.serving)
    picture("end")
    look_back(page, over)
    picture("replay")
    page.context.close()


def pages(page: Page, picture: Picture) -> None:
    page.goto("/")
    page.locator("article").first.wait_for()
    picture("home")
    page.goto("/rules/tea-time")
    page.locator("#rule-G1").wait_for()
    picture("rules")
    page.goto("/check")
    page.locator("input[type=file]").wait_for()
    picture("check")
    for name, path in AROUND.items():
        page.goto(path)
        page.locator("h1").first.wait_for()
        picture(name)
    page.goto("/learn/adventures")
    page.get_by_test_id("lesson").wait_for()
    picture("learn")
    page.goto("/new/wordland")
    page.locator("summary").wait_for()
    picture("new")
    page.goto("/new/adventures")
    page.locator(".doors .primary").click()
    page.get_by_test_id("code").wait_for()
    page.locator("img").wait_for()
    picture("waiting")
    page.goto("/")
    page.locator("#left").wait_for()
    picture("back")


def table(page: Page, game: str) -> None:
    """Against bots, at one's own turn where that comes by itself."""
    page.goto(f"/new/{game}")
    page.locator(".doors button:not(.primary)").click()
    page.get_by_test_id("question").wait_for()
    if game == "wordland":
        converse(page)
    page.wait_for_timeout(1200)


def converse(page: Page) -> None:
    """The topic is chosen, by a bot or here, and the pot is on."""
    page.locator(".choice.open, .wordland.talking").first.wait_for()
    if page.locator(".choice.open").count():
        page.locator(".choice.open").first.click()
    page.locator(".wordland.talking").wait_for()


def ending(page: Page, serving: Serving) -> str:
    """A match that bots have played to its end, looked at; gives its table."""
    laid = Laid(serving, "tea-time", 4, ("Hare", "Dormouse"))
    laid.finish()
    page.goto(f"/t/{laid.table}")
    page.locator("ol.ranking").wait_for()
    return laid.table


def look_back(page: Page, table: str) -> None:
    """The first moves of its second round."""
    page.goto(f"/replay/{table}/1")
    page.locator(".look").wait_for()
    for key in ("PageDown", "ArrowRight"):
        page.keyboard.press(key)
