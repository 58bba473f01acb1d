"""The pages around the tables: from the first tap to the table, with everything that can interrupt it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import AT_REST, Laid, OpenPage, Serving, until

CUT = """() => {
    window.kept = WebSocket;
    window.WebSocket = class { constructor() { setTimeout(() => this.onclose?.()); } send() {} close() {} };
}"""
MEND = "() => { window.WebSocket = window.kept; }"


def mark(page: Page, square: str) -> None:
    page.locator(f'[data-square="{square}"]').click()


def path_of(page: Page) -> str:
    return page.url.replace(page.evaluate("location.origin"), "")


def make_table(open_page: OpenPage, game: str, seats: int = 2, **how: Any) -> Page:
    """The waiting room of a table for friends, and its host in it."""
    page: Page = open_page(f"/new/{game}", **how)
    expect(page.locator(".doors .primary")).to_be_visible()
    page.locator("form input").first.fill("Alice")
    if page.get_by_role("radio").count():
        page.locator("fieldset label").filter(has_text=str(seats)).first.click()
    page.locator(".doors .primary").click()
    expect(page.get_by_test_id("code")).to_be_visible()
    return page


def two_at_a_table(open_page: OpenPage) -> tuple[Page, Page]:
    """A phone and a desktop in the middle of a match; the phone moves."""
    host = make_table(open_page, "tic-tac-toe")
    guest = open_page(path_of(host), phone=False)
    guest.get_by_label("Your name").fill("Hare")
    guest.get_by_role("button", name="Join the table").click()
    host.get_by_role("button", name="Begin").click()
    expect(host.locator(".free").first).to_be_visible()
    return host, guest


def test_one_tap_on_the_first_page_is_a_match_against_bots(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now: Tea Time").click()
    expect(page.locator(".cloth").first).to_be_visible()
    expect(page.get_by_test_id("question")).to_be_visible()


def test_a_table_is_joined_by_its_code_and_found_again_on_the_first_page(open_page: OpenPage) -> None:
    host = make_table(open_page, "tic-tac-toe")
    code = host.get_by_test_id("code").inner_text()
    expect(host.get_by_alt_text("The link to this table as a QR code")).to_have_js_property("complete", True)
    guest = open_page()
    guest.get_by_label("Code", exact=True).fill(code.lower())
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_label("Your name").fill("Hare")
    guest.get_by_role("button", name="Join the table").click()
    expect(host.get_by_text("Hare", exact=True)).to_be_visible()
    expect(guest.get_by_text("Alice starts the match when everybody is here.")).to_be_visible()
    guest.goto("/")
    guest.get_by_role("link", name=re.compile("Tic-tac-toe about to start")).click()
    expect(guest.get_by_text("Alice starts the match when everybody is here.")).to_be_visible()


def test_the_host_seats_bots_and_asks_somebody_to_leave(open_page: OpenPage) -> None:
    host = make_table(open_page, "tea-time", 3)
    guest = open_page(path_of(host))
    guest.get_by_label("Your name").fill("Hare")
    guest.get_by_role("button", name="Join the table").click()
    expect(host.get_by_text("One seat is still free")).to_be_visible()  # who sits down gets another place in the list
    host.get_by_role("button", name="More about Hare").click()
    host.get_by_role("button", name="Remove from the table").click()
    host.get_by_role("button", name="Remove from the table: are you sure?").click()
    expect(guest.get_by_label("Your name")).to_be_visible()
    host.get_by_role("button", name="Put bots in the 2 free seats").click()
    host.get_by_role("button", name="Begin").click()
    expect(host.locator(".cloth").first).to_be_visible()


def test_a_move_is_taken_back_when_the_other_agrees(open_page: OpenPage) -> None:
    host, guest = two_at_a_table(open_page)
    mark(host, "a1")
    expect(guest.locator(".free").first).to_be_visible()
    host.get_by_role("button", name="Take back").click()
    expect(guest.get_by_test_id("question")).to_contain_text("Alice would like to take back a move.")
    guest.get_by_role("button", name="Of course").click()
    expect(host.locator('[data-square="a1"].free')).to_be_visible()


def test_a_lost_line_is_shown_and_caught_up_without_a_reload(open_page: OpenPage, serving: Serving) -> None:
    host, guest = two_at_a_table(open_page)
    mark(host, "a1")
    expect(guest.locator('[data-square="a1"].free')).to_have_count(0)
    expect(guest.locator(".free").first).to_be_visible()
    host.evaluate(CUT)
    cut = next(each for each in serving.server.connections.all if each.person == 1)
    serving.loop.call_soon_threadsafe(cut.close, 1001)
    expect(host.get_by_text("Connection lost.")).to_be_visible()
    mark(guest, "b2")
    expect(guest.get_by_test_id("question")).to_contain_text("Waiting for Alice")
    host.evaluate(MEND)
    expect(host.get_by_text("Connection lost.")).to_have_count(0)
    expect(host.locator('[data-square="b2"].free')).to_have_count(0)
    mark(host, "a2")
    expect(guest.locator(".free").first).to_be_visible()


def test_the_language_changes_in_the_middle_of_a_match(open_page: OpenPage) -> None:
    host, _ = two_at_a_table(open_page)
    host.get_by_role("button", name="Table and settings").click()
    host.get_by_text("Polski").click()
    host.get_by_role("button", name="Zamknij").first.click()
    expect(host.get_by_test_id("question")).to_contain_text("Wybierz wolne pole")
    assert host.evaluate("document.documentElement.lang") == "pl"
    mark(host, "a1")
    expect(host.get_by_test_id("question")).to_contain_text("Teraz Hare.")


def test_a_seat_moves_to_another_device_by_its_link(open_page: OpenPage) -> None:
    host, guest = two_at_a_table(open_page)
    token = host.evaluate("JSON.parse(localStorage['curiouser:tables'])[0].people[0].token")
    other = open_page(f"{path_of(host)}#{token}")
    mark(other, "a1")
    expect(guest.locator(".free").first).to_be_visible()
    assert token not in other.url


def play_through(host: Page, guest: Page) -> None:
    for page, square in ((host, "a1"), (guest, "b1"), (host, "a2"), (guest, "b2"), (host, "a3")):
        mark(page, square)
        expect(page.locator(f'[data-square="{square}"].free')).to_have_count(0)
    expect(host.get_by_role("dialog", name="You win")).to_be_visible()
    expect(guest.get_by_role("dialog", name="Alice wins")).to_be_visible()


def test_after_the_end_comes_a_record_and_a_rematch(open_page: OpenPage) -> None:
    host, guest = two_at_a_table(open_page)
    play_through(host, guest)
    record = host.get_by_role("link", name="Save the record").get_attribute("href") or ""
    assert host.request.get(record).ok
    guest.get_by_role("dialog").get_by_role("button", name="Play again").click()
    expect(host.get_by_role("dialog").get_by_text("Somebody would like to play again.")).to_be_visible()
    assert host.request.get(record).ok
    host.get_by_role("dialog").get_by_role("button", name="Close").click()
    host.get_by_role("button", name="The last result").click()
    host.get_by_role("dialog").get_by_role("button", name="Close").click()
    host.get_by_role("button", name="Begin").click()
    expect(guest.get_by_test_id("question")).to_be_visible()


def test_a_big_screen_shows_no_hand_even_on_a_device_that_plays(open_page: OpenPage) -> None:
    page = open_page(phone=False)
    page.get_by_role("button", name="Play now: Adventures").click()
    expect(page.locator(".hand-card").first).to_be_visible()
    page.goto(f"{path_of(page)}?tv")
    expect(page.locator(".adventures")).to_be_visible()
    expect(page.locator(".hand-card.open")).to_have_count(0)
    expect(page.locator("header button:visible")).to_have_count(0)


def test_a_table_and_its_sheets_are_reached_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page(phone=False)
    expect(page.get_by_role("button", name="Play now: Tea Time")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the game")).to_be_focused()
    tab_to(page, "[aria-label='Play now: Tea Time']")
    expect(page.locator(".cloth.open")).to_be_visible()
    tab_to(page, "button.rules")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("button.rules")).to_be_focused()


def tab_to(page: Page, wanted: str) -> None:
    """Walk by Tab, and press."""
    for _ in range(60):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} can't be reached by Tab")


def test_rules_are_found_by_a_word_or_a_number(open_page: OpenPage) -> None:
    page = open_page("/rules/tea-time", language="pl")
    page.get_by_role("searchbox").fill("lustrzan")
    expect(page.locator("li:visible").first).to_be_visible()
    every = page.locator("[id^=rule-]").count()
    page.get_by_role("searchbox").fill("G8")
    expect(page.locator("#rule-G8")).to_be_visible()
    assert 0 < page.locator("[id^=rule-]").count() <= every
    page.get_by_role("searchbox").fill("hipopotam")
    expect(page.get_by_text("Żadna zasada o tym nie mówi.")).to_be_visible()


WHOLE_HOME = "main:has(.others a) > footer fieldset"  # what the server tells of, and what is drawn last


@pytest.mark.parametrize(
    ("path", "sign"),
    [
        ("/", WHOLE_HOME),
        ("/new/wordland", "summary"),
        ("/new/adventures", "summary"),
        ("/rules/tea-for-two", "#rule-T1"),
        ("/check", "input[type=file]"),
    ],
)
def test_nothing_scrolls_sideways_and_all_can_be_hit_on_a_small_phone(
    open_page: OpenPage, path: str, sign: str
) -> None:
    page = open_page(path, viewport={"width": 360, "height": 640}, language="pl")
    expect(page.locator(sign)).to_be_visible()
    if page.locator("summary").count():
        page.locator("summary").first.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    small = page.locator("button:visible, select:visible, main a:visible, summary:visible").evaluate_all(
        "all => all.map(e => [e.outerHTML.slice(0, 80), e.getBoundingClientRect().height]).filter(([, h]) => h < 43.5)"
    )
    assert small == []


def test_the_page_opens_without_a_line_and_says_so(open_page: OpenPage) -> None:
    page = open_page("/")
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    expect(page.get_by_role("button", name="Play now: Tea Time")).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("You are offline.")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("You are offline.")).to_have_count(0)


def test_the_first_page_comes_within_two_seconds_of_a_slow_line(open_page: OpenPage) -> None:
    """Bytes, not time: 1.6 Mbit/s bring 200 kB in a second, and a slow processor needs the other one."""
    page = open_page("/", service_workers="block")
    expect(page.locator(WHOLE_HOME)).to_be_visible()
    page.evaluate(AT_REST)
    weights: dict[str, int] = page.evaluate(
        "Object.fromEntries(performance.getEntries().map(e => [e.name, e.encodedBodySize ?? 0]))"
    )
    needed = {name: weight for name, weight in weights.items() if not name.endswith(".woff2")}
    assert sum(needed.values()) < 110_000, needed
    files = [name for name in needed if "/assets/" in name]
    assert len(files) <= 4, "each file more is one way to the server more"
    assert sum(weights.values()) < 250_000, weights


def test_home_says_whose_turn_it_is_and_keeps_a_match_that_is_over(open_page: OpenPage, serving: Serving) -> None:
    laid = Laid(serving, "tea-time", 2, ("Hare", "Dormouse"))
    turns = serving.server.tables.live[laid.table].table.actors
    mover, other = laid.open(open_page, turns[0]), laid.open(open_page, 1 - turns[0])
    for page in (mover, other):
        expect(page.locator(".cloth")).to_be_visible()
        page.get_by_role("link", name="Home").click()
    asked = mover.get_by_role("link", name=re.compile("Tea Time it’s your turn"))
    expect(asked).to_be_visible()
    expect(mover).to_have_title("● Your turn – Curiouser")
    expect(other.get_by_role("link", name=re.compile("Tea Time in progress"))).to_be_visible()
    expect(other).to_have_title("Curiouser")
    asked.click()
    laid.finish()
    expect(mover.get_by_role("dialog").get_by_role("button", name="Play again")).to_be_visible()
    other.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    other.get_by_role("link", name=re.compile("Tea Time finished")).click()
    expect(other.get_by_role("dialog").get_by_role("button", name="Play again")).to_be_visible()


def test_once_more_against_bots_begins_at_once(open_page: OpenPage, serving: Serving) -> None:
    laid = Laid(serving, "tic-tac-toe", 2)
    page = laid.open(open_page, 0)
    expect(page.locator(".free").first).to_be_visible()
    laid.finish()
    page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    expect(page.locator(".free").first).to_be_visible()
    assert serving.server.tables.live[laid.table].table.number == 2


def test_once_more_begins_when_all_who_are_here_want_it(open_page: OpenPage) -> None:
    host, guest = two_at_a_table(open_page)
    play_through(host, guest)
    host.get_by_role("dialog").get_by_role("button", name="Play again").click()
    guest.get_by_role("dialog").get_by_role("button", name="Play again").click()
    for page in (host, guest):
        expect(page.locator("[data-square]")).to_have_count(9)
    expect(guest.locator(".free")).to_have_count(9)


def test_several_people_at_one_device_are_seated_and_play_in_turn(open_page: OpenPage) -> None:
    page = make_table(open_page, "tic-tac-toe")
    page.get_by_text("Another player on this device").click()
    page.get_by_label("Their name").fill("Hare")
    page.get_by_role("button", name="Add them").click()
    page.get_by_role("button", name="Begin").click()
    for name, square in (("Alice", "a1"), ("Hare", "b1"), ("Alice", "a2"), ("Hare", "b2"), ("Alice", "a3")):
        expect(page.locator("[aria-label='Players'] .moving")).to_contain_text(name)
        mark(page, square)
    page.get_by_role("dialog", name="Alice wins").get_by_role("button", name="Play again").click()
    expect(page.locator(".free")).to_have_count(9)


def test_a_name_is_proposed_that_is_nobodys_in_a_game_and_stays(open_page: OpenPage) -> None:
    page = open_page("/new/tea-time", prepare=lambda page: page.add_init_script("Math.random = () => 0.5"))
    name = page.get_by_label("Your name")
    expect(name).to_have_value("Buttercup")
    page.evaluate("Math.random = () => 0")
    page.goto("/new/wordland")
    expect(name).to_have_value("Buttercup")


def test_the_log_folds_what_was_laid_out(open_page: OpenPage) -> None:
    page = open_page(phone=False)
    page.get_by_role("button", name="Play now: Tea Time").click()
    log = page.get_by_role("region", name="What happened")
    expect(log.get_by_text("Setup (18 lines)")).to_be_visible()
    inner = log.locator("details li")
    expect(inner.first).not_to_be_visible()
    log.get_by_text("Setup (").click()
    expect(inner.first).to_be_visible()
    expect(inner).to_have_count(18)
    page.reload()
    expect(log.get_by_text("Setup (18 lines)")).to_be_visible()


def test_each_seat_has_its_time_beside_its_name(open_page: OpenPage, serving: Serving) -> None:
    page = Laid(serving, "tea-time", 3, clock=300).open(open_page, 0)
    times = page.get_by_label("Time per turn").get_by_role("listitem")
    expect(times).to_have_count(3)
    expect(page.get_by_role("timer")).to_have_count(1)
    expect(times.filter(has_not=page.get_by_role("timer")).first).to_contain_text("5:00")


def test_a_page_whose_files_are_gone_is_loaded_anew_once_and_then_says_so(open_page: OpenPage) -> None:
    page = open_page("/", service_workers="block")
    loads: list[str] = []
    page.on("load", lambda _: loads.append(page.url))
    page.route("**/assets/New-*", lambda route: route.fulfill(status=404))
    page.get_by_role("link", name="With friends…: Tea Time").click()
    expect(page.get_by_role("alert")).to_contain_text("Curiouser has been updated")
    assert len(until(page, lambda: loads)) == 1
    page.unroute_all()
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("button", name="Set up a table for friends")).to_be_visible()


def test_an_address_that_leads_nowhere_says_so(open_page: OpenPage) -> None:
    page = open_page("/t/")
    expect(page.get_by_role("alert")).to_contain_text("There is nothing at this address.")
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play now: Tea Time")).to_be_visible()


def test_the_code_of_a_table_stays_on_one_line_on_a_small_phone(open_page: OpenPage) -> None:
    page = make_table(open_page, "tic-tac-toe", viewport={"width": 360, "height": 640})
    page.get_by_test_id("code").evaluate("code => { code.textContent = 'WMWM'; }")
    lines = "e => { const all = new Range(); all.selectNodeContents(e); return all.getClientRects().length; }"
    assert page.get_by_test_id("code").evaluate(lines) == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
