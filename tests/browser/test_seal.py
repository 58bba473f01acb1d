"""The seal in play: shown before the deal, with words from all players in it, and compared by the devices."""

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from curiouser.client import Client, new_key
from curiouser.server.core.commands import SeatBot
from tests.browser.conftest import Laid, Serving, wait_until
from tests.browser.players import the_end
from tests.browser.test_pages import make_table, mark, path_of, play_through

OpenPage = Callable[..., Page]
WORDS = "() => Object.values(JSON.parse(localStorage['curiouser:luck'] ?? '{}')).flat().flatMap(each => each.words)"
TAKEN = f"count => {{ const words = ({WORDS})(); return words.length === count && words.every(each => each.kept); }}"


def come(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join the table").click()


def seal_on(page: Page) -> str:
    """As somebody reads it who opens it."""
    page.locator("summary", has_text="The seal").click()
    return "".join(page.get_by_test_id("seal").inner_text().split())


def header_of(page: Page, match: int) -> dict[str, Any]:
    record = page.request.get(path_of(page).replace("/t/", "/api/tables/") + f"/record?match={match}")
    header: dict[str, Any] = json.loads(record.text().splitlines()[0])
    return header


def begin(host: Page, *others: Page, words: int = 1) -> None:
    """When the server has the words of all devices: who is in a hurry begins without those that are on their way."""
    for page in (host, *others):
        wait_until(page, TAKEN, words)
    host.get_by_role("button", name="Begin").click()


def words_of(*pages: Page) -> list[str]:
    return [word["text"] for page in pages for word in page.evaluate(WORDS)]


def test_two_people_see_the_seal_before_the_deal_and_both_have_a_word_in_it(open_page: OpenPage) -> None:
    host = make_table(open_page, "tic-tac-toe")
    guest = open_page(path_of(host), phone=False)
    before = seal_on(guest)
    come(guest, "Hare")
    assert seal_on(host) == before
    begin(host, guest)
    play_through(host, guest)
    luck = header_of(host, 1)["luck"]
    assert luck["commitment"] == before
    assert len(luck["entropy"]) == 2
    assert set(luck["entropy"]) == set(words_of(host, guest))


def test_one_more_match_has_new_words_of_all_who_want_it(open_page: OpenPage) -> None:
    host = make_table(open_page, "tic-tac-toe")
    guest = open_page(path_of(host), phone=False)
    come(guest, "Hare")
    begin(host, guest)
    play_through(host, guest)
    for page in (host, guest):
        page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    for page, square in ((guest, "a1"), (host, "b1"), (guest, "a2"), (host, "b2"), (guest, "a3")):
        mark(page, square)
        expect(page.locator(f'[data-square="{square}"].free')).to_have_count(0)
    expect(guest.get_by_role("dialog", name="You win")).to_be_visible()
    entropy = [header_of(host, match)["luck"]["entropy"] for match in (1, 2)]
    assert [len(words) for words in entropy] == [2, 2]
    assert sorted([*entropy[0], *entropy[1]]) == sorted(words_of(host, guest))


def test_all_people_of_one_device_have_a_word_in_their_match(open_page: OpenPage, serving: Serving) -> None:
    page = make_table(open_page, "tic-tac-toe")
    page.get_by_text("Another player on this device").click()
    page.get_by_label("Their name").fill("Hare")
    page.get_by_role("button", name="Add them").click()
    begin(page, words=2)
    expect(page.locator(".free")).to_have_count(9)
    (live,) = serving.server.tables.live.values()
    assert sorted(live.table.entropy) == sorted(words_of(page))
    assert len(live.table.entropy) == 2


async def leave_to_a_bot(serving: Serving, table: str, token: str) -> None:
    async with Client(serving.base, table, token) as client:
        await client.do(SeatBot(key=new_key(), seat=0, bot="greedy"))


def test_the_check_tells_of_the_own_word_and_of_the_seal_that_was_seen(open_page: OpenPage, serving: Serving) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now: Tea Time").click()
    expect(page.locator(".cloth").first).to_be_visible()
    token = page.evaluate("JSON.parse(localStorage['curiouser:tables'])[0].people[0].token")
    with ThreadPoolExecutor() as threads:  # this one has the loop of Playwright
        threads.submit(asyncio.run, leave_to_a_bot(serving, path_of(page).removeprefix("/t/"), token)).result()
    expect(the_end(page)).to_be_visible()
    page.get_by_role("link", name="Check it yourself").click()
    found = page.locator("article")
    expect(found).to_contain_text("exactly the one that this device saw before the deal")
    expect(found).to_contain_text("The random word from this device is among the players’ words")
    page.evaluate(
        """() => {
            const luck = JSON.parse(localStorage["curiouser:luck"]);
            Object.values(luck)[0][0].words[0].text = "curious";
            localStorage["curiouser:luck"] = JSON.stringify(luck);
        }"""
    )
    page.reload()
    expect(found).to_have_attribute("data-fault", "other-words")


def test_a_record_without_words_is_not_called_beyond_doubt(open_page: OpenPage, serving: Serving) -> None:
    laid = Laid(serving, "tea-time", 2)
    page = laid.open(open_page, 0)
    laid.finish()
    expect(the_end(page)).to_be_visible()
    page.get_by_role("link", name="Check it yourself").click()
    found = page.locator("article")
    expect(found).to_contain_text("could have fixed the draws beforehand")
    expect(found).not_to_contain_text("nobody could choose")


def forget_words(page: Page) -> None:
    """Between the page and its table sits somebody who leaves all words out."""

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            if told.get("room"):
                told["room"].pop("entropy", None)
            line.send(json.dumps(told))

        server.on_message(hear)

    page.route_web_socket("**/socket", connect)


def test_a_device_whose_word_was_left_out_says_so(open_page: OpenPage) -> None:
    page = open_page(prepare=forget_words)
    page.get_by_role("button", name="Play now: Tea Time").click()
    expect(page.get_by_text("is missing, although the server accepted it")).to_be_visible()
