"""The page that checks records, against `curiouser verify`: both find the same records good, and the same lines bad."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from curiouser.engine.errors import BadRecord, Problem
from curiouser.engine.game import all_games
from curiouser.engine.luck import SealedDealer, commitment
from curiouser.engine.match import Match
from curiouser.engine.position import LUCK
from curiouser.engine.record import Seal, link_of, read_records, verify, write_checkable
from curiouser.engine.rng import seeded

OpenPage = Callable[..., Page]
Change = Callable[[list[dict[str, Any]]], None]
ENTROPY = ("drink me", "zjedz mnie")
MOST = 3000  # moves in a match of chance


def record(name: str, number: int) -> str:
    """A match of chance with sealed luck."""
    game = next(each for each in all_games() if each.name == name)
    seed, rng = number.to_bytes(32, "big"), seeded(number, 7)
    match, dealer = (
        Match(game, game.setup(game.seat_counts[number % len(game.seat_counts)])),
        SealedDealer(seed, ENTROPY),
    )
    for _ in range(MOST):
        if not match.actors:
            break
        actor = match.actors[rng.below(len(match.actors))]
        if actor == LUCK:
            match.play(LUCK, dealer.deal(game.chances(match.position)))
        elif moves := game.examples(match.position, actor, rng):
            try_move(match, actor, moves[rng.below(len(moves))])
    return write_checkable(match, Seal(commitment(seed), ENTROPY), (), seed)


def try_move(match: Match, actor: int, move: Any) -> None:
    """Examples of open moves may be refused."""
    try:
        match.play(actor, move)
    except Problem:
        return


def relinked(lines: list[dict[str, Any]]) -> str:
    """The lines with all links made anew, as a careful cheat would."""
    written, link = [], ""
    for line in lines:
        body = msgspec.json.encode({name: value for name, value in line.items() if name != "link"})
        link = link_of(link, body)
        written.append(body[:-1].decode() + f',"link":"{link}"}}')
    return "\n".join(written) + "\n"


def draws(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [line for line in lines if line.get("actor") == "luck" and len(line["chances"]) > 1]


def another_draw(lines: list[dict[str, Any]]) -> None:
    line = draws(lines)[len(draws(lines)) // 2]
    line["move"] = next(move for move, _ in line["chances"] if move != line["move"])


def heavier_chance(lines: list[dict[str, Any]]) -> None:
    line = draws(lines)[3]
    next(each for each in line["chances"] if each[0] != line["move"])[1] += 1_000_000


def impossible_draw(lines: list[dict[str, Any]]) -> None:
    line = draws(lines)[2]
    line["chances"] = [each for each in line["chances"] if each[0] != line["move"]]


def other_seed(lines: list[dict[str, Any]]) -> None:
    lines[-1]["opened"] = "00" * 32


def other_seal(lines: list[dict[str, Any]]) -> None:
    lines[0]["luck"]["commitment"] = "00" * 32


def other_entropy(lines: list[dict[str, Any]]) -> None:
    lines[0]["luck"]["entropy"] = ["eat me"]


def missing_line(lines: list[dict[str, Any]]) -> None:
    del lines[4]


CHANGES: list[Change] = [
    another_draw,
    heavier_chance,
    impossible_draw,
    other_seed,
    other_seal,
    other_entropy,
    missing_line,
]


def by_python(text: str) -> int:
    """The line of the first fault, 0 for none."""
    try:
        for each in read_records(text.splitlines()):
            verify(each)
    except BadRecord as bad:
        return bad.line
    return 0


def by_page(page: Page, file: Path, text: str, records: int) -> list[int]:
    file.write_text(text, encoding="utf-8")
    page.goto("/check")
    page.set_input_files("input[type=file]", file)
    articles = page.locator("article")
    expect(articles).to_have_count(records, timeout=60_000)
    return [int(each.get_attribute("data-line") or -1) for each in articles.all()]


GAMES = ["adventures", "tea-for-two", "tea-time", "tic-tac-toe", "wordland"]


def test_the_page_accepts_what_curiouser_verify_accepts(open_page: OpenPage, tmp_path: Path) -> None:
    records = [record(game, number) for game in GAMES for number in range(4)]
    assert [by_python(each) for each in records] == [0] * len(records)
    assert by_page(open_page("/check"), tmp_path / "r.jsonl", "".join(records), len(records)) == [0] * len(records)


@pytest.mark.parametrize("game", ["adventures", "tea-for-two", "tea-time"])
def test_the_page_names_the_line_that_curiouser_verify_names(game: str, open_page: OpenPage, tmp_path: Path) -> None:
    whole = record(game, 3)
    page = open_page("/check")
    for change in CHANGES:
        lines = [json.loads(line) for line in whole.splitlines()]
        change(lines)
        cheat = relinked(lines)
        assert by_page(page, tmp_path / "r.jsonl", cheat, 1) == [by_python(cheat)] != [0], change.__name__


def test_a_line_that_was_changed_is_named_in_the_readers_language(open_page: OpenPage, tmp_path: Path) -> None:
    changed = record("tea-time", 5).replace('"seat":0', '"seat":1', 1)
    page = open_page("/check", language="pl")
    (line,) = by_page(page, tmp_path / "r.jsonl", changed, 1)
    assert line == by_python(changed) > 0
    expect(page.locator("article .verdict")).to_contain_text(f"Wiersz {line}: ten wiersz zmieniono")


def test_whatever_is_dropped_there_gets_a_sentence(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/check")
    for text in ("", "tea", "{}", "null\n", '{"line":"match","link":"' + "0" * 32 + '"}'):
        assert by_page(page, tmp_path / "r.jsonl", text, 1) == [1]
