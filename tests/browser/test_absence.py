"""Tables where somebody doesn't come back, and people who came without a seat."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, expect

from curiouser.client import make_table
from curiouser.server.core.seating import HOST_PATIENCE, PATIENCE
from tests.browser.conftest import Laid, OpenPage, Serving


class Gathered(Laid):
    """A table before its match: people with these names have its seats, and whoever is left none."""

    async def lay(self, seats: int, names: Sequence[str], terms: dict[str, Any]) -> None:
        async with await make_table(self.serving.base, self.game, seats, names[0], **terms) as host:
            await self.gather(host, seats, names)


def let_pass(serving: Serving, ms: int) -> None:
    tables = serving.server.tables
    now = tables.now
    tables.now = lambda: now() + ms


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="Table and settings").click()


def test_a_guest_becomes_the_host_after_an_hour_of_silence_and_begins(open_page: OpenPage, serving: Serving) -> None:
    gathered = Gathered(serving, "tic-tac-toe", 2, ("Hare", "Dormouse"))
    guest = gathered.open(open_page, 1)
    expect(guest.get_by_text("Hare starts the match when everybody is here.")).to_be_visible()
    expect(guest.get_by_role("button", name="Become the host")).to_have_count(0)
    let_pass(serving, HOST_PATIENCE)
    open_page(f"/t/{gathered.table}")  # whoever comes lets all know what time it is
    expect(guest.get_by_text("Any player can take over once the host has been inactive for an hour")).to_be_visible()
    guest.get_by_role("button", name="Become the host").click()
    guest.get_by_role("button", name="Begin").click()
    expect(guest.get_by_test_id("question")).to_contain_text("Waiting for Hare")


def test_a_player_ends_a_pause_that_the_host_has_forgotten(open_page: OpenPage, serving: Serving) -> None:
    laid = Laid(serving, "tic-tac-toe", 2, ("Hare", "Dormouse"))
    host, guest = laid.open(open_page, 0), laid.open(open_page, 1)
    open_settings(host)
    host.get_by_role("button", name="Pause").click()
    expect(guest.get_by_test_id("question")).to_contain_text("The table is paused.")
    host.close()
    open_settings(guest)
    expect(guest.get_by_role("button", name="Leave the table")).to_be_visible()
    expect(guest.get_by_role("button", name="Continue")).to_have_count(0)
    guest.close()
    let_pass(serving, PATIENCE)
    guest = laid.open(open_page, 1)
    open_settings(guest)
    guest.get_by_role("button", name="Continue").click()
    expect(guest.get_by_test_id("question")).to_contain_text("Waiting for Hare")


def test_a_bot_plays_on_for_somebody_who_is_there_and_does_nothing(open_page: OpenPage, serving: Serving) -> None:
    laid = Laid(serving, "tic-tac-toe", 2, ("Hare", "Dormouse"))
    laid.open(open_page, 0)
    guest = laid.open(open_page, 1)
    open_settings(guest)
    bot = guest.get_by_role("button", name="Let a bot play for them")
    expect(guest.get_by_role("button", name="Let a bot play for me")).to_be_visible()
    expect(bot).to_have_count(0)
    guest.close()
    let_pass(serving, PATIENCE)
    guest = laid.open(open_page, 1)
    open_settings(guest)
    guest.get_by_role("button", name="Let a bot play for them").click()
    guest.keyboard.press("Escape")
    expect(guest.get_by_test_id("question")).to_contain_text("Choose a free square")


def test_the_host_asks_somebody_without_a_seat_to_leave(open_page: OpenPage, serving: Serving) -> None:
    gathered = Gathered(serving, "tic-tac-toe", 2, ("Hare", "Dormouse", "Snark"))
    guest, host = gathered.open(open_page, 1), gathered.open(open_page, 0)
    theirs = host.get_by_role("listitem").filter(has_text="Snark")
    host.get_by_role("button", name="More about Snark").click()
    theirs.get_by_role("button", name="Block", exact=True).click()
    expect(theirs.get_by_role("button", name="Unblock")).to_be_visible()
    theirs.get_by_role("button", name="Remove from the table").click()
    theirs.get_by_role("button", name="Remove from the table: are you sure?").click()
    expect(theirs).to_have_count(0)
    expect(guest.get_by_role("listitem").filter(has_text="Snark")).to_have_count(0)


def test_people_talk_before_a_match_on_wide_screens(open_page: OpenPage, serving: Serving) -> None:
    gathered = Gathered(serving, "tic-tac-toe", 2, ("Hare", "Dormouse"))
    host, guest = gathered.open(open_page, 0, phone=False), gathered.open(open_page, 1, phone=False)
    host.get_by_role("button", name="Chat", exact=True).click()
    host.get_by_role("button", name="More tea?").click()
    expect(guest.get_by_role("button", name="Chat, one new")).to_be_visible()
    host.keyboard.press("Escape")
    host.get_by_role("button", name="Begin").click()
    expect(guest.get_by_role("region", name="Chat")).to_contain_text("More tea?")
    expect(guest.locator("header button.talk")).to_be_hidden()
