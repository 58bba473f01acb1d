"""A real server with the real pages, and Debian's Chromium. Each test gets fresh browsers."""

import asyncio
import json
import shutil
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, WebSocket, expect, sync_playwright

from curiouser.client import Client, join_table, make_table, new_key
from curiouser.server.app import Server
from curiouser.server.core.commands import SeatBot, Sit, Start
from curiouser.server.http import pages
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
T = TypeVar("T")
# Only a test that fails waits that long: on a busy machine a page may take its time, and that is no fault of it.
PATIENCE = 180  # seconds
expect.set_options(timeout=PATIENCE * 1000)
# Playwright's own way to begin with something in the storage loads a page for it first.
KNOWING = """if (location.origin === %s && !localStorage.getItem("tests:began")) {
    localStorage.setItem("tests:began", "yes");
    localStorage.setItem("curiouser:tables", %s);
}"""
# What the page knows is drawn, with its letters. (Idle callbacks never come where drawing takes all the time there is.)
AT_REST = """document.fonts.ready.then(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))"""


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
        assert self.ready.wait(PATIENCE)
        self.base = f"http://127.0.0.1:{self.server.port}"
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.stop.set)
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


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
        known = {"table": self.table, "game": self.game, "at": 0, "people": here}
        return open_page(f"/t/{self.table}", knows=[known], **how)


def let_know(context: BrowserContext, origin: str, tables: list[Any]) -> None:
    """The browser has been at these tables before."""
    context.add_init_script(KNOWING % (json.dumps(origin), json.dumps(json.dumps(tables))))


def wait_until(page: Page, condition: str, arg: Any = None) -> None:
    """Without the growing pauses of an expectation. The condition is a function, and gives no promise: the pages forbid
    to evaluate texts, and Playwright takes a promise for yes."""
    assert "=>" in condition
    assert "async" not in condition
    page.wait_for_function(condition, arg=arg, polling=20)


def until(page: Page, look: Callable[[], T]) -> T:
    """What is seen there, once there is something: at the server, at several pages, behind a promise of a page."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < end, "it never came"
        page.wait_for_timeout(10)  # lets Playwright hear what comes in
    return found


def begin(open_page: OpenPage, serving: Serving, game: str, seats: int, **how: Any) -> Page:
    """A page at a new table whose other seats are taken by bots; `options` are those of the game."""
    options = how.pop("options", {})
    return Laid(serving, game, seats, options=options).open(open_page, 0, **how)


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    assert pages.folder() is not None, "the pages are not built: python3 run.py test tests/browser"
    with Serving(f"sqlite:///{tmp_path / 'tables.db'}") as found:
        yield found


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


class Observed:
    """What a page sent and received last, to be told when a test fails."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.lines: deque[str] = deque(maxlen=30)
        page.on("websocket", self.hear)

    def hear(self, socket: WebSocket) -> None:
        self.lines.append(f"= {socket.url}")
        socket.on("framesent", lambda frame: self.lines.append(f"> {frame!s:.300}"))
        socket.on("framereceived", lambda frame: self.lines.append(f"< {frame!s:.300}"))
        socket.on("close", lambda _: self.lines.append("= closed"))

    def tell(self) -> None:
        print(self.page.url, *self.lines, sep="\n")
        with suppress(Error):  # a page that crashed has nothing to show
            print(self.page.inner_text("body", timeout=5000))


@pytest.fixture
def open_page(browser: Browser, serving: Serving, request: pytest.FixtureRequest) -> Iterator[OpenPage]:
    """`open_page(path, phone=True, language="pl", still=True)`: a new browser at that path; `prepare` gets it before,
    `knows` are the tables where it has been.

    Anything on the console that is an error, and any request to another host, fails the test."""
    contexts: list[BrowserContext] = []
    observed: list[Observed] = []
    faults: list[str] = []

    def open_one(path: str = "/", *, phone: bool = True, language: str = "en", still: bool = True, **more: Any) -> Page:
        prepare, known = more.pop("prepare", None), more.pop("knows", None)
        context = browser.new_context(
            base_url=serving.base,
            viewport=more.pop("viewport", PHONE if phone else DESKTOP),
            has_touch=phone,
            locale=language,
            reduced_motion="reduce" if still else "no-preference",
            **more,
        )
        contexts.append(context)
        if known is not None:
            let_know(context, serving.base, known)
        page = context.new_page()
        observed.append(Observed(page))
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
        page.on("request", lambda asked: None if asked.url.startswith(serving.base) else faults.append(asked.url))
        if prepare is not None:
            prepare(page)
        page.goto(path)
        return page

    yield open_one
    if request.node.stash.get(FAILED, False):
        for each in observed:
            each.tell()
    for context in contexts:
        context.close()
    assert [fault for fault in faults if not is_expected(fault)] == []


def is_expected(fault: str) -> bool:
    """Chromium itself reports a cut line (with a service worker in between as failed), what is not there, what is
    refused; blobs and data never leave the page."""
    cut = "ERR_INTERNET_DISCONNECTED", "net::ERR_FAILED", "WebSocket connection"
    known = *cut, "404 (Not Found)", "400 (Bad Request)", "503 (Serv"
    return fault.startswith(("data:", "blob:")) or any(each in fault for each in known)
