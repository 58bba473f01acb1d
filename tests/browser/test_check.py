"""The check page against `curiouser verify`: both accept the same records and reject the same lines.

`python3 run.py bench proof` does this with a thousand records and tampered copies of all of them.
"""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.proving import (
    GAMES,
    by_page,
    by_python,
    full_piles,
    full_piles_of_words,
    record,
    record_without_words,
    tampered,
)

OpenPage = Callable[..., Page]
HAND = """text => {
    const data = new DataTransfer();
    data.items.add(new File([text], "r.jsonl"));
    return data;
}"""
GAMES_OF_THE_PAGES = Path(__file__).parents[2] / "web/src/games"


def test_the_page_accepts_what_curiouser_verify_accepts(open_page: OpenPage, tmp_path: Path) -> None:
    records = [record(game, number) for game in GAMES for number in range(3)]
    assert [by_python(each) for each in records] == [0] * len(records)
    assert by_page(open_page("/check"), tmp_path / "r.jsonl", records) == [0] * len(records)


def test_the_page_names_the_line_that_curiouser_verify_names(open_page: OpenPage, tmp_path: Path) -> None:
    copies = {f"{game} {way}": found for game in GAMES for way, found in tampered(record(game, 3)).items()}
    texts = {way: text for way, (text, takes_rules) in copies.items() if not takes_rules}
    found = by_page(open_page("/check"), tmp_path / "r.jsonl", list(texts.values()))
    assert dict(zip(texts, found, strict=True)) == {way: by_python(text) for way, text in texts.items()}
    assert sum(map(bool, found)) > len(found) * 0.8


def test_the_page_never_says_that_a_match_was_lawful(open_page: OpenPage, tmp_path: Path) -> None:
    """What only the rules can find is left to `curiouser verify`, and the page says so."""
    points, takes_rules = tampered(record("tea-time", 3))["relinked other_points"]
    assert takes_rules
    assert by_python(points) > 0
    page = open_page("/check")
    assert by_page(page, tmp_path / "r.jsonl", [points]) == [0]
    expect(page.locator("article")).to_contain_text("doesn’t know the rules")
    expect(page.locator("article code")).to_have_text("curiouser verify")


@pytest.mark.parametrize("game", ["adventures", "tea-for-two", "tea-time", "wordland"])
def test_the_full_piles_that_the_page_knows_are_those_of_the_game(game: str) -> None:
    source = (GAMES_OF_THE_PAGES / game / "piles.ts").read_text(encoding="utf-8")
    text = source.partition("full: ")[2].rpartition(",\n};")[0]
    text = re.sub(r"^(\s*)(\w+):|\b(\w+): \[", quoted, text, flags=re.MULTILINE)
    known = json.loads(re.sub(r",(\s*[}\]])", r"\1", text))
    full = full_piles_of_words() if game == "wordland" else full_piles(game)
    assert known == {kind: sorted(piles) for kind, piles in full.items() if kind != "GiveFlamingo"}


def quoted(found: "re.Match[str]") -> str:
    return f'{found[1]}"{found[2]}":' if found[2] else f'"{found[3]}": ['


def test_a_line_that_was_changed_is_named_in_the_readers_language(open_page: OpenPage, tmp_path: Path) -> None:
    changed = record("tea-time", 5).replace('"seat":0', '"seat":1', 1)
    page = open_page("/check", language="pl")
    (line,) = by_page(page, tmp_path / "r.jsonl", [changed])
    assert line == by_python(changed) > 0
    expect(page.locator("article .verdict")).to_contain_text(f"Ruch {line - 1} (wiersz {line}): ten wiersz zmieniono")


def test_two_doubts_of_the_same_words_are_both_told(open_page: OpenPage, tmp_path: Path) -> None:
    """Sentences may be alike, in some language or some day, and a page that takes them for keys dies of that."""

    def make_alike(route: Route) -> None:
        answer = route.fetch()
        alike = re.sub(r"(?m)^(unfinished|no-words) = .*$", r"\1 = Who knows?", answer.text())
        route.fulfill(response=answer, body=alike)

    page = open_page(
        "/check", service_workers="block", prepare=lambda page: page.route("**/assets/en-*.js", make_alike)
    )
    assert by_page(page, tmp_path / "r.jsonl", [record_without_words()]) == [0]
    expect(page.locator("article .doubts li")).to_have_text(["Who knows?"] * 2)


def test_a_file_can_be_dropped_onto_the_page(open_page: OpenPage) -> None:
    page = open_page("/check")
    handed = page.evaluate_handle(HAND, record("tic-tac-toe", 1))
    page.locator("main label").dispatch_event("drop", {"dataTransfer": handed})
    expect(page.locator("article")).to_have_attribute("data-line", "0")


def test_whatever_is_dropped_there_gets_a_sentence(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/check")
    for text in ("", "tea", "{}", "null\n", '{"line":"match","link":"' + "0" * 32 + '"}'):
        assert by_page(page, tmp_path / "r.jsonl", [text]) == [1]
