"""Links can be shared over plain http too, where browsers offer no clipboard, and where nothing can be copied."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Laid, OpenPage, Serving

NO_CLIPBOARD = "delete Navigator.prototype.clipboard;"
NO_COPYING = NO_CLIPBOARD + "document.execCommand = () => false;"
COPIED = "window.copied = []; addEventListener('copy', () => copied.push(document.activeElement.value));"


def open_settings(page: Page) -> Locator:
    page.get_by_role("button", name="Table and settings").click()
    return page.get_by_role("dialog")


def test_without_a_clipboard_the_links_are_copied_all_the_same(open_page: OpenPage, serving: Serving) -> None:
    laid = Laid(serving, "tic-tac-toe", 2)
    page = laid.open(open_page, 0, prepare=lambda page: page.add_init_script(NO_CLIPBOARD + COPIED))
    settings = open_settings(page)
    settings.get_by_role("button", name="Copy the link").click()
    expect(settings.get_by_role("button", name="Copied")).to_have_count(1)
    settings.get_by_role("button", name="Copy my own link").click()
    expect(settings.get_by_role("button", name="Copied")).to_have_count(2)
    link = f"{serving.base}/t/{laid.table}"
    assert page.evaluate("copied") == [link, f"{link}#{laid.people[0]['token']}"]


def test_what_can_not_be_copied_is_shown(open_page: OpenPage, serving: Serving) -> None:
    laid = Laid(serving, "tic-tac-toe", 2)
    page = laid.open(open_page, 0, prepare=lambda page: page.add_init_script(NO_COPYING))
    settings = open_settings(page)
    by_hand = settings.get_by_role("textbox", name="Copy it by hand")
    link = f"{serving.base}/t/{laid.table}"
    expect(by_hand).to_have_count(0)
    settings.get_by_role("button", name="Copy the link").click()
    expect(by_hand).to_have_value(link)
    settings.get_by_role("button", name="Copy my own link").click()
    expect(by_hand.last).to_have_value(f"{link}#{laid.people[0]['token']}")
    expect(settings.get_by_role("button", name="Copied")).to_have_count(0)
    by_hand.last.focus()
    assert page.evaluate("getSelection().toString()") == f"{link}#{laid.people[0]['token']}"
