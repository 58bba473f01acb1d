"""Wordland in the browser: a whole match on three devices, around one teapot, and accessible to everybody."""

import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from curiouser.engine.record import read_records, verify
from tests.browser.conftest import OpenPage, Serving, until
from tests.browser.tea_party import Party
from tests.browser.test_axe import Eyes, in_languages

SPEAKS, OUT = re.compile(r"\bspeaks\b"), re.compile(r"\bout\b")


@pytest.fixture
def lay(serving: Serving) -> Iterator[Callable[..., Party]]:
    parties: list[Party] = []

    def lay_one(*args: Any, **options: Any) -> Party:
        parties.append(Party(serving, *args, **options))
        return parties[-1]

    yield lay_one
    for party in parties:
        party.close()


def field(page: Page) -> Locator:
    return page.locator(".wordland form input")


def answers(page: Page) -> Locator:
    return page.get_by_test_id("question").get_by_role("button")


def guest(page: Page, seat: int) -> Locator:
    return page.locator(f".guest[data-seat='{seat}']")


def say(page: Page, word: str) -> None:
    field(page).fill(word)
    page.locator(".wordland form button[type=submit]").click()


def check_scores(page: Page) -> None:
    """What the page shows at the end is what the record of the server leads to."""
    expect(page.get_by_role("dialog")).to_be_visible()
    record = page.request.get(page.url.replace("/t/", "/api/tables/") + "/record").body()
    outcome = verify(next(read_records(record.splitlines()))).outcome
    assert outcome is not None
    for seat, score in enumerate(outcome.scores):
        expect(guest(page, seat).locator(".score")).to_have_text(str(score))


class SlowLine:
    """Once the page has reacted to something, what the server says is held back until it is released."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.held: list[Callable[[], None]] | None = None

    def __call__(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda said: self.send(server, str(said)))
        server.on_message(lambda said: self.hear(partial(socket.send, said)))

    def send(self, server: WebSocketRoute, said: str) -> None:
        self.sent.append(json.loads(said)["do"])
        if self.sent[-1] == "react":
            self.held = []
        server.send(said)

    def hear(self, deliver: Callable[[], None]) -> None:
        if self.held is None:
            deliver()
        else:
            self.held.append(deliver)

    def release(self) -> None:
        held, self.held = self.held or [], None
        for deliver in held:
            deliver()


def test_a_word_that_is_sent_while_an_answer_is_on_its_way_is_said_when_it_has_come(
    open_page: OpenPage, lay: Callable[..., Party]
) -> None:
    party, line = lay(3, first_queen=0), SlowLine()

    def prepare(page: Page) -> None:
        page.route_web_socket("**/socket", line)

    hare = party.open(open_page, 0, phone=False, prepare=prepare)
    choose_topic(party, (hare,), queen=0)
    expect(hare.locator(".wordland form.say")).to_be_visible()
    hare.get_by_role("button", name="Hello!").click()
    until(hare, lambda: bool(line.held))
    word = party.fitting(0)
    say(hare, word)
    expect(field(hare)).to_have_value(word)
    assert "play" not in line.sent[line.sent.index("react") :]
    line.release()
    expect(hare.locator(".last .word")).to_have_text(word)
    assert line.sent.count("play") == 2  # the topic and the word


def test_three_devices_play_a_whole_match(open_page: OpenPage, lay: Callable[..., Party]) -> None:
    """Words, letters, objections, votes and the end of the music; each in their own language"""
    party = lay(3, first_queen=0)
    hare = party.open(open_page, 0)
    dodo = party.open(open_page, 1, language="pl")
    bill = party.open(open_page, 2, language="ro", phone=False)
    pages = (hare, dodo, bill)

    choose_topic(party, pages, queen=0)
    field(hare).fill(party.faulty(0))
    expect(hare.locator(".bad").first).to_be_visible()
    word = party.fitting(0)
    say(hare, word)
    expect(dodo.locator(".last .word")).to_have_text(word)
    answers(bill).filter(has_text=word).click()
    answers(dodo).get_by_text("Pasuje", exact=True).click()
    expect(guest(bill, 1)).to_have_class(SPEAKS)
    say(dodo, party.faulty(1))
    expect(guest(hare, 1)).to_have_class(OUT)
    expect(dodo.locator(".under")).to_contain_text("sprzeciw")
    expect(field(dodo)).to_have_count(0)
    say(bill, word)
    expect(hare.locator(".choice").first).to_be_visible()
    assert [player["score"] for player in party.view()["players"]] == [1, 0, 0]

    choose_topic(party, pages, queen=1)
    say(dodo, party.fitting(1))
    expect(guest(bill, 2)).to_have_class(SPEAKS)
    party.pass_time(61_000)
    expect(guest(bill, 2)).to_have_class(OUT)
    hare.locator("button.teapot").click()
    say(hare, party.faulty(0))

    choose_topic(party, pages, queen=2)
    word = party.fitting(2)
    say(bill, word)
    answers(hare).filter(has_text=word).click()
    answers(dodo).get_by_text("Nie pasuje").click()
    expect(guest(hare, 2)).to_have_class(OUT)
    expect(hare.locator(".last.fell")).to_be_visible()
    say(hare, party.faulty(0))
    for page in pages:
        check_scores(page)


def choose_topic(party: Party, pages: tuple[Page, ...], queen: int) -> None:
    """The others see the same two, and then the one that was chosen."""
    title = pages[queen].locator(".choice.open").first.inner_text()
    pages[queen].locator(".choice.open").first.click()
    for page in pages:
        expect(page.locator(".topic h2")).to_contain_text(title)
    party.run(party.people[queen].until(lambda: party.view(queen)["turn"] is not None))


def test_around_one_teapot_a_tap_passes_the_turn_and_another_marks_a_player_out(
    open_page: OpenPage, lay: Callable[..., Party]
) -> None:
    """W38: one screen for everybody"""
    party = lay(3, first_queen=0, teapot=True)
    page = party.open(open_page, 0, 1, 2)
    page.locator(".choice.open").first.click()
    page.locator("button.teapot.ready").click()
    for seat in (0, 1):
        expect(guest(page, seat)).to_have_class(SPEAKS)
        answers(page).filter(has_text="Said it").click()
    expect(guest(page, 2)).to_have_class(SPEAKS)
    guest(page, 1).click()
    answers(page).filter(has_text="Dodo is out").click()
    expect(guest(page, 1)).to_have_class(OUT)
    guest(page, 2).click()
    answers(page).filter(has_text="Bill is out").click()
    expect(page.locator(".topic .round")).to_have_text("Round 2 of 3")
    expect(guest(page, 0).locator(".score")).to_have_text("1")


@in_languages("pl")
def test_nothing_stands_in_anybodys_way_at_the_tea_table(
    open_page: OpenPage, lay: Callable[..., Party], language: str
) -> None:
    party = lay(4, first_queen=0, advanced=True, language=language)
    eyes = Eyes(open_page, language)
    page = party.open(open_page, 0, **eyes.how)
    place_token(party)
    expect(page.locator(".choice.open").first).to_be_visible()
    eyes.look(page, "choose")
    page.locator(".choice.open").first.click()
    expect(page.locator(".wordland.talking")).to_be_visible()
    party.run(party.people[0].until(lambda: party.view()["turn"] is not None))
    field(page).fill(party.faulty())
    expect(page.locator(".bad").first).to_be_visible()
    guest(page, 1).click()
    eyes.look(page, "word")
    page.keyboard.press("Escape")
    say(page, party.fitting())
    expect(guest(page, 1)).to_have_class(SPEAKS)
    party.say(1, party.fitting(1))
    party.play(2, "Object")
    expect(page.locator(".last.vote")).to_be_visible()
    eyes.look(page, "vote")
    party.play(3, "Vote", against=True)
    expect(guest(page, 1)).to_have_class(OUT)
    party.say(2, party.fitting(2))
    expect(guest(page, 3)).to_have_class(SPEAKS)
    eyes.look(page, "objection")
    eyes.close()


def place_token(party: Party) -> None:
    """Of the Caterpillar, where one is dealt."""
    for seat in range(len(party.people)):
        for move in party.view(seat)["legal"]:
            if move["type"] == "PlaceToken" and party.view()["phase"] == "token":
                party.play(seat, "PlaceToken", on_seat=move["on_seat"])
