"""Whole matches between browsers, and all that can happen to one on its way: in each game that has a table."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Laid, OpenPage, Serving
from tests.browser.players import PLAYERS, check_end, is_asked, play_to_the_end, short_edition

each_game = pytest.mark.parametrize("game", list(PLAYERS))
TOLD_IN_POLISH = {"adventures": "zagrywa", "tea-time": "Runda 1"}


def lay(serving: Serving, game: str, seats: int, *names: str, **terms: Any) -> Laid:
    return Laid(serving, game, seats, names, options=dict(PLAYERS[game].options), **terms)


def moves_of(serving: Serving, laid: Laid, seat: int) -> int:
    match = serving.server.tables.live[laid.table].table.match
    assert match is not None
    return sum(played.actor == seat for played in match.played)


@each_game
def test_a_phone_and_a_desktop_play_to_the_end_with_bots_and_once_more(
    open_page: OpenPage, serving: Serving, game: str
) -> None:
    player, laid = PLAYERS[game], lay(serving, game, 4, "Hare", "Dormouse")
    phone, desktop = laid.open(open_page, 0), laid.open(open_page, 1, phone=False)
    play_to_the_end(player, phone, desktop)
    check_end(player, phone, desktop)
    phone.get_by_role("button", name="Once more").click()
    phone.get_by_role("button", name="Begin").click()
    for page in (phone, desktop):
        expect(page.locator(player.asked).or_(page.get_by_text("Waiting for")).first).to_be_visible()


@each_game
def test_people_at_one_device_play_to_the_end_and_hands_stay_covered(
    open_page: OpenPage, serving: Serving, game: str
) -> None:
    player, laid = PLAYERS[game], lay(serving, game, 2, "Hare", "Dormouse", edition=short_edition(game))
    page = laid.open(open_page, 0, 1)
    curtains = play_to_the_end(player, page)
    check_end(player, page)
    assert bool(curtains) == player.has_hands


@each_game
def test_a_reload_in_mid_turn_changes_nothing(open_page: OpenPage, serving: Serving, game: str) -> None:
    player, laid = PLAYERS[game], lay(serving, game, 2, "Hare")
    page = laid.open(open_page, 0)
    is_asked(page, player)
    before = page.locator("main").text_content()
    page.locator(player.first).first.click()
    expect(page.locator(player.chosen)).to_have_count(1)
    page.reload()
    is_asked(page, player)
    assert page.locator("main").text_content() == before
    player.decide(page)
    assert moves_of(serving, laid, 0) == 1


class Hiccup:
    """A line that breaks when the first move is on its way, or when its answer is."""

    def __init__(self, lost: str) -> None:
        self.lost = lost
        self.keys: list[str] = []

    def __call__(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda said: self.send(socket, server, str(said)))
        server.on_message(lambda said: self.hear(socket, str(said)))

    def send(self, socket: WebSocketRoute, server: Any, said: str) -> None:
        message = json.loads(said)
        if message["do"] == "play":
            self.keys.append(message["key"])
        if self.keys and self.lost == "move":
            self.cut(socket)
        else:
            server.send(said)

    def hear(self, socket: WebSocketRoute, said: str) -> None:
        if self.keys and self.lost == "answer":
            self.cut(socket)
        else:
            socket.send(said)

    def cut(self, socket: WebSocketRoute) -> None:
        """Once only."""
        self.lost = ""
        socket.close()


@pytest.mark.parametrize("lost", ["move", "answer"])
@each_game
def test_a_move_made_in_a_hiccup_arrives_once(open_page: OpenPage, serving: Serving, game: str, lost: str) -> None:
    player, laid, line = PLAYERS[game], lay(serving, game, 2, "Hare"), Hiccup(lost)

    def prepare(page: Page) -> None:
        page.route_web_socket("**/socket", line)

    page = laid.open(open_page, 0, prepare=prepare)
    is_asked(page, player)
    player.decide(page)
    is_asked(page, player)
    assert moves_of(serving, laid, 0) == 1
    assert line.keys == [line.keys[0]] * 2


@each_game
def test_the_language_changes_in_mid_game(open_page: OpenPage, serving: Serving, game: str) -> None:
    player, laid = PLAYERS[game], lay(serving, game, 2, "Hare")
    page = laid.open(open_page, 0, phone=False)
    is_asked(page, player)
    player.decide(page)
    is_asked(page, player)
    asked = page.locator(".line.mine > p").inner_text()
    page.get_by_role("button", name="Table and settings").click()
    page.get_by_text("Polski").click()
    page.get_by_role("button", name="Zamknij").first.click()
    expect(page.locator(".line.mine > p")).not_to_have_text(asked)
    expect(page.get_by_role("region", name="Co się działo")).to_contain_text(TOLD_IN_POLISH[game])
    player.decide(page)
    is_asked(page, player)
    assert moves_of(serving, laid, 0) == 2


def test_bots_let_a_move_be_taken_back(open_page: OpenPage, serving: Serving) -> None:
    player, laid = PLAYERS["tea-time"], lay(serving, "tea-time", 2, "Hare")
    page = laid.open(open_page, 0)
    is_asked(page, player)
    before = page.locator("main").text_content()
    player.decide(page)
    is_asked(page, player)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".cell.empty")).to_have_count(0)
    is_asked(page, player)
    assert page.locator("main").text_content() == before
    assert moves_of(serving, laid, 0) == 0


def test_nothing_is_taken_back_after_luck_has_spoken(open_page: OpenPage, serving: Serving) -> None:
    player, laid = PLAYERS["adventures"], lay(serving, "adventures", 2, "Hare")
    page = laid.open(open_page, 0)
    is_asked(page, player)
    player.decide(page)
    is_asked(page, player)
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
