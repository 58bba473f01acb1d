"""What all pictures are taken with: a server, a browser, pages with a given look, and an album."""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS, Serving, chromium, let_know

SIZES = {
    "phone": (390, 844),
    "small": (360, 640),
    "keyboard": (390, 500),
    "tablet": (768, 1024),
    "desktop": (1440, 900),
}
Picture = Callable[[str], None]


class Studio:
    """Takes pictures into a folder."""

    def __init__(self, browser: Browser, serving: Serving, folder: Path) -> None:
        self.browser, self.serving, self.folder = browser, serving, folder

    def opener(self, look: str, **how: Any) -> Callable[..., Page]:
        """Opens pages of a look such as `phone-light-pl`; whatever else stands behind that only names it."""
        size, scheme, language = look.split("-")[:3]
        width, height = SIZES[size]
        looks = {"viewport": {"width": width, "height": height}, "color_scheme": scheme, "locale": language, **how}

        def open_page(path: str, knows: list[Any] | None = None, **more: Any) -> Page:
            context = self.browser.new_context(base_url=self.serving.base, **looks, **more)
            if knows is not None:
                let_know(context, self.serving.base, knows)
            page: Page = context.new_page()
            page.goto(path)
            return page

        return open_page

    def album(self, page: Page, look: str) -> Picture:
        """A picture of each state, when it is there first."""
        seen: set[str] = set()

        def picture(state: str) -> None:
            if state not in seen:
                seen.add(state)
                page.screenshot(path=self.folder / f"{look}-{state}.jpg", type="jpeg", quality=85)

        return picture


@contextmanager
def studio(folder: Path, **settings: Any) -> Iterator[Studio]:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as files, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with Serving(f"sqlite:///{files}/tables.db", **settings) as serving:
            yield Studio(browser, serving, folder)
        browser.close()
