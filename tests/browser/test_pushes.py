"""Pushes use the device's language and end when unwanted; phones show notices through their worker."""

import asyncio
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from curiouser.server.core.people import hash_token
from curiouser.server.runtime.notifications import Wanted
from tests.browser.conftest import PATIENCE, Laid, OpenPage, Serving, until, wait_until
from tests.browser.test_notices import push

WORDS = (
    "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({title, body}) => [title, body])"
)
KNOWN = "async () => Boolean(await caches.match('/words/tic-tac-toe'))"
ENDPOINT = "https://push.example/mine"
SUBSCRIBED = f"""
    Object.defineProperty(Notification, "permission", {{ get: () => "granted" }});
    Notification.requestPermission = async () => "granted";
    PushManager.prototype.getSubscription = async () => ({{
        endpoint: "{ENDPOINT}",
        unsubscribe: async () => {{ window.isGone = true; return true; }},
    }});
"""
LIKE_A_PHONE = """
    window.Notification = function () { throw new TypeError("Illegal constructor"); };
    Object.defineProperty(window.Notification, "permission", { get: () => "granted" });
    window.Notification.requestPermission = async () => "granted";
"""


def switch(page: Page, label: str) -> None:
    """On, which takes the browser's leave."""
    page.locator("header button.settings").click()
    page.get_by_text(label).click()
    expect(page.get_by_role("checkbox", name=label)).to_be_checked()


@pytest.mark.parametrize(
    ("language", "label", "words"),
    [
        ("en", "Tell me when it’s my turn", ["Your turn", "Tic-tac-toe"]),
        ("pl", "Daj znać, gdy przyjdzie moja kolej", ["Twoja kolej", "Kółko i krzyżyk"]),
    ],
)
def test_a_push_says_that_it_is_ones_turn(
    open_page: OpenPage, serving: Serving, language: str, label: str, words: list[str]
) -> None:
    laid = Laid(serving, "tic-tac-toe", 2)
    page = laid.open(open_page, 0, language=language, prepare=lambda page: page.add_init_script(SUBSCRIBED))
    page.context.grant_permissions(["notifications"], origin=serving.base)
    switch(page, label)
    until(page, lambda: page.evaluate(KNOWN))
    assert push(page, serving.base, {"table": laid.table, "game": "tic-tac-toe"})
    assert page.evaluate(WORDS) == [words]


def test_the_server_sends_no_more_to_whoever_switches_notices_off(open_page: OpenPage, serving: Serving) -> None:
    laid = Laid(serving, "tic-tac-toe", 2)
    person, store = laid.people[0], serving.server.tables.store

    def wait(work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, serving.loop).result(PATIENCE)

    wanted = msgspec.json.encode(Wanted(hash_token(person["token"]), "key", "auth"))
    wait(store.add_notice(laid.table, person["person"], ENDPOINT, wanted, 5))
    page = laid.open(open_page, 0, prepare=lambda page: page.add_init_script(SUBSCRIBED))
    page.evaluate("navigator.serviceWorker.ready")  # there is no subscription without it
    switch(page, "Tell me when it’s my turn")
    assert len(wait(store.notices(laid.table))) == 1
    page.get_by_text("Tell me when it’s my turn").click()
    wait_until(page, "() => window.isGone")
    assert wait(store.notices(laid.table)) == []


def test_where_a_page_may_show_no_notice_its_worker_does(open_page: OpenPage, serving: Serving) -> None:
    laid = Laid(serving, "tic-tac-toe", 2, ("Hare", "Dormouse"))
    host = laid.open(open_page, 0)
    guest = laid.open(open_page, 1, prepare=lambda page: page.add_init_script(LIKE_A_PHONE))
    guest.context.grant_permissions(["notifications"], origin=serving.base)
    switch(guest, "Tell me when it’s my turn")
    until(guest, lambda: guest.evaluate(KNOWN))
    guest.keyboard.press("Escape")
    guest.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    host.locator(".free").first.click()
    assert until(guest, lambda: guest.evaluate(WORDS)) == [["Your turn", "Tic-tac-toe"]]
