"""Pictures of every page and table at three sizes, for a critical eye; some of them are in the documents.

`python3 run.py shots` lays all of them into .build/shots, and those of DOCUMENTS beside the documents, too.
"""

import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS, Laid, Serving, chromium

ROOT = Path(__file__).resolve().parent.parent
SIZES = {"phone": (390, 844), "tablet": (768, 1024), "desktop": (1440, 900)}
GAMES = ("adventures", "wordland", "tea-time", "tea-for-two")
DOCUMENTS = ("home-desktop", "waiting-phone", "adventures-phone", "tea-time-phone", "tea-for-two-phone")
LOOKS = (("light", "en"), ("dark", "pl"))


def take_all(pictures: Path, folder: Path = ROOT / ".build" / "shots") -> list[str]:
    """The names of those that went beside the documents."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as files, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with Serving(f"sqlite:///{files}/tables.db", bot_pause=0) as serving:
            for size in SIZES:
                for scheme, language in LOOKS:
                    take(browser, serving, folder, size, scheme, language)
        browser.close()
    for name in DOCUMENTS:
        shutil.copy(folder / f"{name}-light-en.jpg", pictures / f"{name}.jpg")
    return [f"{name}.jpg" for name in DOCUMENTS]


def take(browser: Browser, serving: Serving, folder: Path, size: str, scheme: str, language: str) -> None:
    width, height = SIZES[size]
    context: Any = browser.new_context(
        base_url=serving.base,
        viewport={"width": width, "height": height},
        color_scheme=scheme,  # type: ignore[arg-type]
        locale=language,
        reduced_motion="reduce",
    )
    page = context.new_page()

    def picture(name: str) -> None:
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(200)
        path = folder / f"{name}-{size}-{scheme}-{language}.jpg"
        page.screenshot(path=path, type="jpeg", quality=82)

    pages(page, picture)
    for game in GAMES:
        table(page, game)
        picture(game)
    page.locator("header .settings").click()
    picture("settings")
    ending(page, serving)
    picture("end")
    context.close()


def pages(page: Page, picture: Any) -> None:
    page.goto("/")
    page.locator("article").first.wait_for()
    picture("home")
    page.goto("/rules/tea-time")
    page.locator("#rule-G1").wait_for()
    picture("rules")
    page.goto("/check")
    page.locator("input[type=file]").wait_for()
    picture("check")
    page.goto("/learn/adventures")
    page.get_by_test_id("lesson").wait_for()
    picture("learn")
    page.goto("/new/wordland")
    page.locator("summary").wait_for()
    picture("new")
    page.goto("/new/adventures")
    page.locator(".doors .primary").click()
    page.get_by_test_id("code").wait_for()
    picture("waiting")


def table(page: Page, game: str) -> None:
    """Against bots, at one's own turn where that comes by itself."""
    page.goto(f"/new/{game}")
    page.locator(".doors button:not(.primary)").click()
    page.get_by_test_id("question").wait_for()
    page.wait_for_timeout(1200)


def ending(page: Page, serving: Serving) -> None:
    """A match that bots have played to its end, looked at."""
    laid = Laid(serving, "tea-time", 4, ("Hare", "Dormouse"))
    laid.finish()
    page.goto(f"/t/{laid.table}")
    page.locator("ol.ranking").wait_for()
