"""A real server with the real pages, and Debian's Chromium. Each test gets browsers of its own that know nothing."""

import asyncio
import json
import shutil
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from curiouser.client import Client, join_table, make_table, new_key
from curiouser.server import pages
from curiouser.server.app import Server
from curiouser.server.commands import SeatBot, Sit, Start
from curiouser.server.settings import Settings

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}
# What Playwright switches off, as the last such list counts; and the popup of the address line, which nobody sees here
# and which takes as long as our own pages in every new window.
OFF = (
    "AimEnabled",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(OFF)}",
]
SETTINGS: dict[str, Any] = {
    "port": 0,
    "bots": 0,
    "bot_pause": 0,
    "messages_rate": 0,
    "address_rate": 0,
    "tables_rate": 0,
    "joins_rate": 0,
}

OpenPage = Callable[..., Page]
expect.set_options(timeout=20_000)  # a busy machine is no fault of the pages


def chromium() -> str:
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    assert found, "no Chromium here: on Debian, apt install chromium"
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield found
        found.close()


class Serving:
    """A server in a thread of its own, because the tests block theirs."""

    def __init__(self, url: str, **settings: Any) -> None:
        self.settings = Settings(**{**SETTINGS, "db": url, **settings})
        self.ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.stay_open()))

    async def stay_open(self) -> None:
        self.loop, self.stop = asyncio.get_running_loop(), asyncio.Event()
        self.server = Server(self.settings)
        await self.server.start()
        self.ready.set()
        await self.stop.wait()
        await self.server.stop()

    def __enter__(self) -> "Serving":
        self.thread.start()
        assert self.ready.wait(30)
        self.base = f"http://127.0.0.1:{self.server.port}"
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.stop.set)
        self.thread.join(30)


class Laid:
    """A table in play: people with these names have the first seats, bots the others."""

    def __init__(self, serving: Serving, game: str, seats: int, names: Sequence[str] = ("Hare",), **terms: Any) -> None:
        self.serving, self.game = serving, game
        self.people: list[dict[str, Any]] = []
        with ThreadPoolExecutor() as threads:  # this one has the loop of Playwright
            threads.submit(asyncio.run, self.lay(seats, names, terms)).result()

    async def lay(self, seats: int, names: Sequence[str], terms: dict[str, Any]) -> None:
        async with await make_table(self.serving.base, self.game, seats, names[0], **terms) as host:
            await self.gather(host, seats, names)
            for seat in range(len(names), seats):
                await host.do(SeatBot(key=new_key(), seat=seat, bot="greedy"))
            await host.do(Start(key=new_key()))

    async def gather(self, host: Client, seats: int, names: Sequence[str]) -> None:
        """Whoever is left when all seats are taken stands by."""
        self.table = host.table
        self.know(host, names[0])
        for seat, name in enumerate(names[1:], 1):
            async with await join_table(self.serving.base, self.table, name) as guest:
                if seat < seats:
                    await guest.do(Sit(key=new_key(), seat=seat))
                self.know(guest, name)

    def finish(self) -> None:
        """Bots play on for everybody."""
        with ThreadPoolExecutor() as threads:
            threads.submit(asyncio.run, self.leave_to_bots()).result()

    async def leave_to_bots(self) -> None:
        for seat, person in enumerate(self.people):
            async with Client(self.serving.base, self.table, person["token"]) as client:
                await client.do(SeatBot(key=new_key(), seat=seat, bot="greedy"))

    def know(self, client: Client, name: str) -> None:
        self.people.append({"token": client.token, "person": client.you, "name": name})

    def open(self, open_page: OpenPage, *people: int, **how: Any) -> Page:
        """A browser in which these people sit."""
        here = [self.people[person] for person in people]
        known = json.dumps([{"table": self.table, "game": self.game, "at": 0, "people": here}])
        kept = {"origin": self.serving.base, "localStorage": [{"name": "curiouser:tables", "value": known}]}
        return open_page(f"/t/{self.table}", storage_state={"cookies": [], "origins": [kept]}, **how)


def begin(open_page: OpenPage, serving: Serving, game: str, seats: int, **how: Any) -> Page:
    """A page at a new table whose other seats are taken by bots; `options` are those of the game."""
    options = how.pop("options", {})
    return Laid(serving, game, seats, options=options).open(open_page, 0, **how)


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    assert pages.folder() is not None, "the pages are not built: python3 run.py test tests/browser"
    with Serving(f"sqlite:///{tmp_path / 'tables.db'}") as found:
        yield found


@pytest.fixture
def open_page(browser: Browser, serving: Serving) -> Iterator[OpenPage]:
    """`open_page(path, phone=True, language="pl", still=True)`: a new browser at that path; `prepare` gets it before.

    Anything on the console that is an error, and any request to another host, fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_one(path: str = "/", *, phone: bool = True, language: str = "en", still: bool = True, **more: Any) -> Page:
        prepare = more.pop("prepare", None)
        context = browser.new_context(
            base_url=serving.base,
            viewport=more.pop("viewport", PHONE if phone else DESKTOP),
            has_touch=phone,
            locale=language,
            reduced_motion="reduce" if still else "no-preference",
            **more,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
        page.on("request", lambda asked: None if asked.url.startswith(serving.base) else faults.append(asked.url))
        if prepare is not None:
            prepare(page)
        page.goto(path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert [fault for fault in faults if not is_expected(fault)] == []


def is_expected(fault: str) -> bool:
    """Chromium itself reports a cut line, what is not there, what is refused; blobs and data never leave the page."""
    known = "ERR_INTERNET_DISCONNECTED", "WebSocket connection", "404 (Not Found)", "400 (Bad Request)", "503 (Serv"
    return fault.startswith(("data:", "blob:")) or any(each in fault for each in known)
