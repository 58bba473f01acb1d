"""Blocking and reporting somebody at the people list, by keyboard and by touch, and what the operator's decisions look
like."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Page, expect

from curiouser.server.core import decide
from curiouser.server.http.reports import kept_in
from tests.browser.conftest import PATIENCE, OpenPage, Serving
from tests.browser.test_absence import Gathered
from tests.browser.test_people import open_menu, row

T = TypeVar("T")

WORDS = {
    "en": ("Block", "Unblock", "Report…", "Cheating", "Send report", "Thank you.", "More about Dormouse"),
    "pl": ("Zablokuj", "Odblokuj", "Zgłoś…", "Oszukiwanie", "Wyślij zgłoszenie", "Dziękujemy.", "Dormouse: więcej"),
    "ro": (
        "Blochează",
        "Deblochează",
        "Raportează…",
        "Trișează",
        "Trimite raportarea",
        "Mulțumim.",
        "Mai multe despre Dormouse",
    ),
}


def at_server(serving: Serving, work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run_coroutine_threadsafe(work, serving.loop).result(PATIENCE)


def press(page: Page, name: str) -> None:
    """By keyboard alone."""
    button = page.get_by_role("button", name=name, exact=True)
    button.focus()
    page.keyboard.press("Enter")


@pytest.mark.parametrize("language", WORDS)
def test_somebody_is_reported_and_blocked_by_keyboard_in_every_language(
    language: str, open_page: OpenPage, serving: Serving
) -> None:
    block, unblock, report, cheating, send, thanks, more = WORDS[language]
    gathered = Gathered(serving, "tic-tac-toe", 2, ("Hare", "Dormouse"))
    host = gathered.open(open_page, 0, language=language)
    press(host, more)
    press(host, report)
    host.get_by_role("radio", name=cheating).focus()
    host.keyboard.press("Space")
    host.get_by_role("textbox").last.focus()
    host.keyboard.type("looks at my cards")
    press(host, send)
    expect(host.get_by_text(thanks)).to_be_visible()
    [told] = at_server(serving, serving.server.tables.store.reports(10))
    kept = kept_in(told)
    assert (kept.by, kept.person, kept.reason, kept.text) == (1, 2, "cheating", "looks at my cards")
    press(host, block)
    expect(host.get_by_role("button", name=unblock, exact=True)).to_be_visible()


def test_talk_of_somebody_who_is_blocked_is_not_heard_until_they_are_unblocked(
    open_page: OpenPage, serving: Serving
) -> None:
    gathered = Gathered(serving, "tic-tac-toe", 2, ("Hare", "Dormouse"))
    host, guest = gathered.open(open_page, 0), gathered.open(open_page, 1)
    open_menu(host, "Dormouse").get_by_role("button", name="Block", exact=True).click()
    expect(row(host, "Dormouse")).to_contain_text("blocked")
    host.reload()
    expect(row(host, "Dormouse")).to_contain_text("blocked")
    guest.get_by_role("button", name="Chat", exact=True).click()
    guest.get_by_role("button", name="More tea?").click()
    expect(guest.get_by_role("dialog")).to_contain_text("More tea?")
    open_menu(host, "Dormouse").get_by_role("button", name="Unblock").click()
    expect(row(host, "Dormouse")).not_to_contain_text("blocked")
    expect(host.get_by_role("button", name="Chat", exact=True)).to_be_visible()  # nothing new in it
    guest.get_by_role("button", name="More tea?").click()
    expect(host.get_by_role("button", name="Chat, one new")).to_be_visible()


def test_people_read_why_their_table_was_closed_and_that_they_are_banned(open_page: OpenPage, serving: Serving) -> None:
    gathered = Gathered(serving, "tic-tac-toe", 2, ("Hare", "Dormouse"))
    guest = gathered.open(open_page, 1)
    expect(row(guest, "Hare")).to_be_visible()
    tables = serving.server.tables

    async def close() -> None:
        live = await tables.get(gathered.table)
        await tables.ask(live, lambda table, _: decide.close_by_operator(table, "It is bedtime"))

    at_server(serving, close())
    expect(guest.get_by_role("status").filter(has_text="It is bedtime")).to_be_visible()
    at_server(serving, serving.server.moderation.ban("Dormouse", "", 0))
    expect(guest.get_by_role("status").filter(has_text="You have been banned")).to_be_visible()
