"""People and their seats: names, standing up, giving seats away, new links, muting, terms, and the host's rights."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Laid, OpenPage, Serving, until, wait_until
from tests.browser.test_absence import Gathered

WATCH_LINE = """() => {
    window.lost = 0;
    const seen = new MutationObserver(() => { if (document.querySelector(".state p")) window.lost += 1; });
    seen.observe(document.body, { childList: true, subtree: true });
}"""
KNOWS_ANEW = """old => {
    const [known] = JSON.parse(localStorage.getItem("curiouser:tables"));
    return known && known.people[0].token !== old;
}"""
KNOWS_NOBODY = "() => (localStorage.getItem('curiouser:tables') ?? '[]') === '[]'"


def row(page: Page, name: str) -> Locator:
    return page.get_by_role("listitem").filter(has_text=name)


def open_menu(page: Page, name: str) -> Locator:
    """What can be done about somebody, in their row of the list."""
    page.get_by_role("button", name=f"More about {name}").click()
    return row(page, name)


def open_settings(page: Page) -> Locator:
    page.get_by_role("button", name="Table and settings").click()
    return page.get_by_role("dialog")


def do_surely(where: Locator, label: str) -> None:
    where.get_by_role("button", name=label, exact=True).click()
    where.get_by_role("button", name=f"{label}: are you sure?", exact=True).click()


def test_a_new_name_is_seen_by_all_and_remembered(open_page: OpenPage, serving: Serving) -> None:
    gathered = Gathered(serving, "tic-tac-toe", 2, ("Hare", "Dormouse"))
    host, guest = gathered.open(open_page, 0), gathered.open(open_page, 1)
    menu = open_menu(guest, "Dormouse")
    menu.get_by_label("Your name").fill("Hare")
    menu.get_by_role("button", name="Change my name").click()
    expect(guest.locator(".toast")).to_contain_text("Somebody at this table is already called “Hare”")
    menu.get_by_label("Your name").fill("Snark")
    menu.get_by_role("button", name="Change my name").click()
    expect(row(host, "Snark")).to_be_visible()
    expect(row(guest, "Snark")).to_contain_text("you")
    expect(guest.get_by_label("Your name")).to_have_count(0)
    until(guest, lambda: [each["name"] for each in remembered(guest)] == ["Snark"])
    host.get_by_role("button", name="What happened").click()
    expect(host.get_by_role("dialog")).to_contain_text("Somebody is now called Snark.")


def remembered(page: Page) -> list[dict[str, Any]]:
    """Who this device is at its table."""
    known = json.loads(page.evaluate("localStorage.getItem('curiouser:tables')"))
    people: list[dict[str, Any]] = known[0]["people"]
    return people


def test_whoever_stands_up_before_a_match_looks_on_and_may_sit_down_again(
    open_page: OpenPage, serving: Serving
) -> None:
    gathered = Gathered(serving, "tic-tac-toe", 2, ("Hare", "Dormouse"))
    host, guest = gathered.open(open_page, 0), gathered.open(open_page, 1)
    open_menu(guest, "Dormouse").get_by_role("button", name="Stand up and watch").click()
    expect(host.get_by_role("heading", name="At the table without a seat")).to_be_visible()
    expect(host.get_by_role("button", name="One seat is still free")).to_be_disabled()
    guest.get_by_role("button", name="Sit here").click()
    expect(host.get_by_role("button", name="Begin")).to_be_enabled()


def test_a_bot_plays_on_for_whoever_stands_up_in_a_match(open_page: OpenPage, serving: Serving) -> None:
    laid = Laid(serving, "tic-tac-toe", 2, ("Hare", "Dormouse"))
    host, guest = laid.open(open_page, 0), laid.open(open_page, 1)
    open_settings(guest)
    do_surely(open_menu(guest, "Dormouse"), "Stand up and let a bot play")
    expect(guest.get_by_role("heading", name="At the table without a seat")).to_be_visible()
    host.locator("[data-square=a1]").click()
    expect(host.get_by_test_id("question")).to_contain_text("Choose a free square")
    expect(host.locator(".free")).to_have_count(7)


def test_a_chair_is_given_to_somebody_who_looks_on(open_page: OpenPage, serving: Serving) -> None:
    gathered = Gathered(serving, "tic-tac-toe", 2, ("Hare", "Dormouse", "Snark", "Dodgson"))
    host, guest, third = (gathered.open(open_page, person) for person in range(3))
    menu = open_menu(guest, "Dormouse")
    menu.get_by_label("Give my seat to").select_option("Snark")
    do_surely(menu, "Give it")
    expect(third.get_by_role("button", name="More about Snark")).to_be_visible()
    expect(guest.get_by_role("heading", name="At the table without a seat")).to_be_visible()
    host.get_by_role("button", name="Begin").click()
    host.locator("[data-square=a1]").click()
    expect(third.get_by_test_id("question")).to_contain_text("Choose a free square")


def test_the_host_gives_a_free_chair_before_a_match_and_a_bots_in_it(open_page: OpenPage, serving: Serving) -> None:
    gathered = Gathered(serving, "tic-tac-toe", 2, ("Hare", "Dormouse"))
    host, guest = gathered.open(open_page, 0), gathered.open(open_page, 1)
    open_menu(guest, "Dormouse").get_by_role("button", name="Stand up and watch").click()
    row(host, "Dormouse").get_by_role("button", name="Give them a seat").click()
    host.get_by_role("button", name="Begin").click()
    open_settings(guest)
    do_surely(open_menu(guest, "Dormouse"), "Stand up and let a bot play")
    guest.keyboard.press("Escape")
    settings = open_settings(host)
    open_menu(host, "Dormouse")
    do_surely(settings, "Give them Lory’s seat")
    host.keyboard.press("Escape")
    host.locator("[data-square=a1]").click()
    expect(guest.get_by_test_id("question")).to_contain_text("Choose a free square")


def test_a_new_link_ends_the_old_one_and_interrupts_nobody(open_page: OpenPage, serving: Serving) -> None:
    laid = Laid(serving, "tic-tac-toe", 2, ("Hare", "Dormouse"))
    old = laid.people[0]["token"]
    here, elsewhere = laid.open(open_page, 0), open_page(f"/t/{laid.table}#{old}")
    guest = laid.open(open_page, 1)
    expect(elsewhere.get_by_test_id("question")).to_contain_text("Choose a free square")
    here.evaluate(WATCH_LINE)
    window = here.context.new_page()
    window.goto(f"/t/{laid.table}")
    expect(window.get_by_test_id("question")).to_contain_text("Choose a free square")
    settings = open_settings(here)
    do_surely(settings, "Get a new link")
    expect(settings).to_contain_text("You have a new link; the old ones no longer work.")
    here.keyboard.press("Escape")
    for each in (elsewhere, window):
        expect(each.get_by_test_id("question")).to_contain_text("Waiting for Hare")
    wait_until(here, KNOWS_ANEW, old)
    wait_until(elsewhere, KNOWS_NOBODY)
    here.locator("[data-square=a1]").click()
    expect(guest.get_by_test_id("question")).to_contain_text("Choose a free square")
    assert here.evaluate("window.lost") == 0
    here.reload()
    expect(here.get_by_test_id("question")).to_contain_text("Waiting for Dormouse")
    late = open_page(f"/t/{laid.table}#{old}")
    expect(late.get_by_test_id("question")).to_contain_text("Waiting for Dormouse")
    wait_until(late, KNOWS_NOBODY)


def test_the_host_silences_somebody_for_all_and_lets_them_talk_again(open_page: OpenPage, serving: Serving) -> None:
    gathered = Gathered(serving, "tic-tac-toe", 2, ("Hare", "Dormouse"))
    host, guest = gathered.open(open_page, 0), gathered.open(open_page, 1)
    menu = open_menu(host, "Dormouse")
    menu.get_by_role("button", name="Mute for everybody").click()
    expect(row(guest, "Dormouse")).to_contain_text("muted")
    guest.get_by_role("button", name="Chat", exact=True).click()
    tea = guest.get_by_role("button", name="More tea?")
    tea.click()
    expect(guest.locator(".toast")).to_be_visible()
    menu.get_by_role("button", name="Unmute").click()
    expect(row(host, "Dormouse")).not_to_contain_text("muted")
    tea.click()
    expect(host.get_by_role("button", name="Chat, one new")).to_be_visible()


def test_an_emote_is_seen_by_the_others(open_page: OpenPage, serving: Serving) -> None:
    laid = Laid(serving, "tic-tac-toe", 2, ("Hare", "Dormouse"))
    host, guest = laid.open(open_page, 0), laid.open(open_page, 1, phone=False)
    host.get_by_role("button", name="Chat", exact=True).click()
    host.get_by_role("dialog").get_by_role("button", name="Curiouser and curiouser!").click()
    said = guest.get_by_role("region", name="Chat").get_by_role("listitem")
    expect(said.filter(has_text="Hare")).to_contain_text("Curiouser and curiouser!")


def test_the_host_changes_the_terms_before_a_match(open_page: OpenPage, serving: Serving) -> None:
    gathered = Gathered(serving, "adventures", 2, ("Hare", "Dormouse"))
    host, guest = gathered.open(open_page, 0), gathered.open(open_page, 1)
    expect(guest.get_by_text("Change the table")).to_have_count(0)
    change = host.locator("details").filter(has_text="Change the table")
    change.locator("summary").click()
    change.locator("fieldset label").filter(has_text="3").click()
    change.get_by_label("Time per turn").select_option("5 minutes")
    change.get_by_label("When time is up").select_option("A bot makes that one move")
    change.get_by_label("Who can watch").select_option("Players only")
    change.get_by_role("combobox", name=re.compile("^Chat")).select_option("Quick phrases only")
    change.get_by_text("Open hands").click()
    change.get_by_label("Hints").uncheck()
    change.get_by_role("button", name="Save changes").click()
    expect(change.locator("form")).to_have_count(0)
    expect(change.locator("summary")).to_be_focused()
    agreed = guest.get_by_role("list", name="Table settings")
    for each in ("Time per turn: 5 minutes", "Nobody can watch", "Quick phrases only", "No hints"):
        expect(agreed).to_contain_text(each)
    expect(row(guest, "Free seat")).to_have_count(1)
    change.locator("summary").click()
    expect(change.get_by_label("Open hands")).to_be_checked()
    change.get_by_label("Children are playing").check()
    change.get_by_role("button", name="Save changes").click()
    expect(agreed).to_contain_text("Only people who have joined can watch")
    terms = host.request.get(f"/api/tables/{gathered.table}").json()["room"]["terms"]
    assert (terms["seats"], terms["clock"], terms["late"], terms["chat"]) == (3, 300, "move", "emotes")
    assert {"open_hands": True, "youngest": True, "easy_hole": True}.items() <= terms["options"].items()


def test_fewer_seats_than_people_leave_somebody_without_a_chair(open_page: OpenPage, serving: Serving) -> None:
    gathered = Gathered(serving, "tea-time", 3, ("Hare", "Dormouse", "Snark"))
    host, third = gathered.open(open_page, 0), gathered.open(open_page, 2)
    change = host.locator("details").filter(has_text="Change the table")
    change.locator("summary").click()
    change.locator("fieldset label").filter(has_text="2").click()
    change.get_by_role("button", name="Save changes").click()
    expect(third.get_by_role("heading", name="At the table without a seat")).to_be_visible()
    expect(host.get_by_role("button", name="Begin")).to_be_enabled()


def test_the_host_hands_the_table_over_and_the_other_closes_it(open_page: OpenPage, serving: Serving) -> None:
    gathered = Gathered(serving, "tic-tac-toe", 2, ("Hare", "Dormouse"))
    host, guest = gathered.open(open_page, 0), gathered.open(open_page, 1)
    expect(guest.get_by_role("button", name="Begin")).to_have_count(0)
    do_surely(open_menu(host, "Dormouse"), "Make them the host")
    expect(row(host, "Dormouse")).to_contain_text("host")
    expect(guest.get_by_role("button", name="Begin")).to_be_enabled()
    expect(host.get_by_role("button", name="Begin")).to_have_count(0)
    expect(open_settings(host).get_by_role("button", name="Close the table")).to_have_count(0)
    host.keyboard.press("Escape")
    do_surely(open_settings(guest), "Close the table")
    expect(host.get_by_text("This table is closed.")).to_be_visible()


def test_a_match_ends_where_the_host_closes_its_table(open_page: OpenPage, serving: Serving) -> None:
    laid = Laid(serving, "tic-tac-toe", 2, ("Hare", "Dormouse"))
    host, guest = laid.open(open_page, 0), laid.open(open_page, 1)
    settings = open_settings(host)
    do_surely(settings, "Close the table")
    expect(settings.get_by_role("button", name="Close the table")).to_have_count(0)
    expect(settings.get_by_role("button", name="More about")).to_have_count(0)
    open_settings(guest)
    expect(guest.get_by_role("button", name="Let a bot play for me")).to_have_count(0)


def test_a_clock_that_was_chosen_runs_in_the_match(open_page: OpenPage) -> None:
    page = open_page("/new/tic-tac-toe")
    page.get_by_text("More options").click()
    page.get_by_label("Time per turn").select_option("90 seconds")
    page.get_by_role("button", name="Set up a table for friends").click()
    expect(page.get_by_role("list", name="Table settings")).to_contain_text("90 seconds")
    guest = open_page(page.url, phone=False)
    guest.get_by_label("Your name").fill("Dormouse")
    guest.get_by_role("button", name="Join the table").click()
    page.get_by_role("button", name="Begin").click()
    for each in (page, guest):
        expect(each.get_by_role("timer")).to_have_text(re.compile(r"[01]:\d\d"))
    first = page.get_by_role("timer").inner_text()
    expect(page.get_by_role("timer")).not_to_have_text(first)
