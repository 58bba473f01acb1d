"""The tables on the home page that wait for players."""

import json

from playwright.sync_api import Page, expect

from tests.browser.conftest import AT_REST, OpenPage, wait_until

ANSWERED = "() => performance.getEntriesByName(`${location.origin}/api/tables`).some(each => each.responseEnd)"


def listing(page: Page, *free: int) -> None:
    """As the server answers, with so many free seats at each."""
    seats = {"code": "ABCD", "game": "tea-time", "seats": 4}
    tables = [{"table": f"{n:016x}", "host": f"Host {n}", "free": each, **seats} for n, each in enumerate(free)]
    page.route("**/api/tables", lambda route: route.fulfill(body=json.dumps(tables), content_type="application/json"))


def test_tables_without_a_free_chair_are_not_shown_and_all_others_can_be(open_page: OpenPage) -> None:
    page = open_page("/", prepare=lambda page: listing(page, 0, *[1] * 9, 2))
    tables = page.get_by_role("region", name="Tables with free seats").get_by_role("link")
    expect(tables).to_have_count(8)
    expect(tables.first).to_contain_text("Host 1")
    page.get_by_role("button", name="Show 2 more tables").click()
    expect(tables).to_have_count(10)
    expect(page.get_by_role("button", name="more tables")).to_have_count(0)


def test_where_no_table_has_a_free_chair_there_is_no_list(open_page: OpenPage) -> None:
    page = open_page("/", prepare=lambda page: listing(page, 0, 0))
    expect(page.get_by_role("link", name="The lab")).to_be_visible()
    wait_until(page, ANSWERED)
    page.evaluate(AT_REST)
    expect(page.get_by_role("region", name="Tables with free seats")).to_have_count(0)
