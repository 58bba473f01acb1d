"""Notices of your turn while you look elsewhere: by the page, and by a push that wakes its worker."""

import json
import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Laid, OpenPage, Serving, until, wait_until

LOST = 5.0  # seconds after which a push is taken for lost
RECORD = """
    window.told = [];
    window.Notification = class extends EventTarget {
        static permission = "granted";
        static requestPermission = async () => "granted";
        constructor(title, options) { super(); window.told.push([title, options.body]); }
        close() {}
    };
"""


def test_a_hidden_page_tells_of_ones_turn(open_page: OpenPage, serving: Serving) -> None:
    """Headless Chromium shows no notices, so the page's own are written down."""
    laid = Laid(serving, "tic-tac-toe", 2, ("Hare", "Dormouse"))
    host, guest = laid.open(open_page, 0), laid.open(open_page, 1, prepare=lambda page: page.add_init_script(RECORD))
    guest.get_by_role("button", name="Table and settings").click()
    guest.get_by_text("Tell me when it’s my turn").click()
    expect(guest.get_by_role("checkbox", name="Tell me when it’s my turn")).to_be_checked()
    guest.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    host.locator(".free").first.click()
    expect(guest.get_by_test_id("question")).to_contain_text("Choose a free square")
    wait_until(guest, "() => told.length")
    assert guest.evaluate("told") == [["Your turn", "Tic-tac-toe"]]


SHOWN = """async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = await registration.getNotifications();
    return found.map(({ title, tag, data }) => ({ title, tag, data }));
}"""


def test_a_push_becomes_a_notice_of_the_table(open_page: OpenPage, serving: Serving) -> None:
    page = open_page("/")
    page.context.grant_permissions(["notifications"], origin=serving.base)
    shown = push(page, serving.base, {"table": "0123456789abcdef", "game": "tea-time"})
    assert shown == [{"title": "Curiouser: tea-time", "tag": "0123456789abcdef", "data": "/t/0123456789abcdef"}]


def push(page: Page, origin: str, message: dict[str, Any]) -> Any:
    """As a push service would, through the browser's own door for developers; gives the notices of the page."""
    session = page.context.new_cdp_session(page)
    active: list[str] = []
    session.on("ServiceWorker.workerVersionUpdated", lambda told: active.extend(active_in(told["versions"])))
    session.send("ServiceWorker.enable")
    worker = until(page, lambda: active)[-1]
    sent = {"origin": origin, "registrationId": worker, "data": json.dumps(message)}
    last = 0.0

    def look() -> Any:
        nonlocal last
        if time.monotonic() - last > LOST:  # the browser may drop one; the next one takes the place of the first
            session.send("ServiceWorker.deliverPushMessage", sent)
            last = time.monotonic()
        return page.evaluate(SHOWN)

    return until(page, look)


def active_in(versions: list[dict[str, Any]]) -> list[str]:
    """What comes before a worker is active is dropped by the browser."""
    return [each["registrationId"] for each in versions if each["status"] == "activated"]
