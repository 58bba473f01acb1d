"""Whole matches between browsers, with everything that can interrupt one, in each game that has a table."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from curiouser.engine.position import LUCK
from tests.browser.conftest import Laid, OpenPage, Serving
from tests.browser.players import PLAYERS, SHORT, Player, check_end, is_asked, play_to_the_end, short_edition
from tests.browser.tea_party import Party

each_game = pytest.mark.parametrize("game", list(PLAYERS))
NAMES = ("Hare", "Dormouse", "Dodo")
TOLD_IN_POLISH = {"adventures": "zagrywa", "tea-time": "Runda 1", "tea-for-two": "odkrywa", "wordland": "wybiera temat"}
Lay = Callable[..., Laid | Party]


@pytest.fixture
def lay(serving: Serving) -> Iterator[Lay]:
    """`lay(game, people, seats)`: bots have the other seats. In Wordland time stands still for people."""
    parties: list[Party] = []

    def lay_one(game: str, people: int = 1, seats: int = 0, **terms: Any) -> Laid | Party:
        if game != "wordland":
            options = dict(PLAYERS[game].options)
            return Laid(serving, game, seats or 2, NAMES[:people], options=options, **terms)
        bots = ["level-1"] * (PLAYERS[game].seats - people)
        parties.append(Party(serving, people, bots, names=NAMES, first_queen=0, seconds=5))
        return parties[-1]

    yield lay_one
    for party in parties:
        party.close()


def played(serving: Serving, laid: Laid | Party) -> list[int]:
    """Who has moved so far."""
    match = serving.server.tables.live[laid.table].table.match
    assert match is not None
    return [each.actor for each in match.played]


def moves_of(serving: Serving, laid: Laid | Party, seat: int) -> int:
    return played(serving, laid).count(seat)


def shown(page: Page, player: Player) -> str | None:
    return page.locator(player.shown).text_content()


@each_game
def test_a_phone_and_a_desktop_by_keys_alone_play_to_the_end_with_bots_and_once_more(
    open_page: OpenPage, lay: Lay, game: str
) -> None:
    """Tea for Two has no place for bots, and its box is smaller here."""
    player = PLAYERS[game]
    terms = {"edition": short_edition(game)} if player.seats == 2 else {}
    laid = lay(game, 2, player.seats, **terms)
    phone, desktop = laid.open(open_page, 0), laid.open(open_page, 1, phone=False)
    play_to_the_end(player, phone, desktop, by_keys=[desktop])
    check_end(player, phone, desktop)
    phone.get_by_role("button", name="Play again").click()
    asked = phone.locator(player.asked).or_(phone.get_by_text("Waiting for"))
    begin = phone.get_by_role("button", name="Begin")
    expect(begin.or_(asked).first).to_be_visible()
    if begin.is_visible():
        begin.click()
    for page in (phone, desktop):
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(page.locator(f".shell[data-game={game}] main.middle")).to_be_visible()


@each_game
def test_people_at_one_device_play_to_the_end_and_hands_stay_covered(open_page: OpenPage, lay: Lay, game: str) -> None:
    player, people = PLAYERS[game], 3 if game == "wordland" else 2
    laid = lay(game, people, **({"edition": short_edition(game)} if game in SHORT else {}))
    page = laid.open(open_page, *range(people))
    curtains = play_to_the_end(player, page)
    check_end(player, page)
    assert bool(curtains) == player.has_hands


@each_game
def test_a_reload_in_mid_turn_changes_nothing(open_page: OpenPage, serving: Serving, lay: Lay, game: str) -> None:
    player, laid = PLAYERS[game], lay(game)
    page = laid.open(open_page, 0)
    is_asked(page, player)
    before = shown(page, player)
    if page.locator(player.first).count():  # not every hand can buy something
        page.locator(player.first).first.click()
        expect(page.locator(player.chosen)).to_have_count(1)
    moves = moves_of(serving, laid, 0)
    page.reload()
    is_asked(page, player)
    assert shown(page, player) == before
    player.decide(page)
    is_asked(page, player)
    assert moves_of(serving, laid, 0) == moves + 1


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
def test_a_move_made_in_a_hiccup_arrives_once(
    open_page: OpenPage, serving: Serving, lay: Lay, game: str, lost: str
) -> None:
    player, laid, line = PLAYERS[game], lay(game), Hiccup(lost)

    def prepare(page: Page) -> None:
        page.route_web_socket("**/socket", line)

    page = laid.open(open_page, 0, prepare=prepare)
    is_asked(page, player)
    player.decide(page)
    is_asked(page, player)
    assert moves_of(serving, laid, 0) == 1
    assert line.keys == [line.keys[0]] * 2


@each_game
def test_the_language_changes_in_mid_game(open_page: OpenPage, serving: Serving, lay: Lay, game: str) -> None:
    player, laid = PLAYERS[game], lay(game)
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


def test_bots_let_a_move_be_taken_back(open_page: OpenPage, serving: Serving, lay: Lay) -> None:
    player, laid = PLAYERS["tea-time"], lay("tea-time")
    page = laid.open(open_page, 0)
    is_asked(page, player)
    before = shown(page, player)
    player.decide(page)
    is_asked(page, player)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".cell.empty")).to_have_count(0)
    is_asked(page, player)
    assert shown(page, player) == before
    assert moves_of(serving, laid, 0) == 0


@pytest.mark.parametrize("game", [game for game in PLAYERS if game != "tea-time"])
def test_nothing_is_taken_back_after_luck_has_spoken(
    open_page: OpenPage, serving: Serving, lay: Lay, game: str
) -> None:
    player, laid = PLAYERS[game], lay(game)
    page = laid.open(open_page, 0)
    is_asked(page, player)
    before = len(played(serving, laid))
    while LUCK not in played(serving, laid)[before:]:
        player.decide(page)
        is_asked(page, player)
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
