"""Your own matches: saved when they end, found again, moved to another device, and counted for a group."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Laid, OpenPage, Serving
from tests.browser.players import the_end
from tests.browser.proving import by_page, by_python, relinked
from tests.browser.test_axe import Eyes

SPOIL = """() => new Promise(done => {
    const asked = indexedDB.open("curiouser-history");
    asked.onsuccess = () => {
        const transaction = asked.result.transaction("matches", "readwrite");
        transaction.objectStore("matches").put({ id: "spoilt" });
        transaction.oncomplete = () => done(asked.result.close());
    };
})"""
FORBID = """() => { indexedDB.open = () => { throw new DOMException("no", "SecurityError"); }; }"""


def kept(number: int, result: dict[str, int], game: str = "tea-time") -> dict[str, Any]:
    """A match in which these people had these places."""
    return {
        "table": "0123456789abcdef",
        "number": number,
        "game": game,
        "at": 1_790_000_000_000 + number,
        "seats": [{"name": name} for name in result],
        "reason": "last-round",
        "scores": [10 - place for place in result.values()],
        "places": list(result.values()),
    }


def file_of(path: Path, matches: list[dict[str, Any]]) -> Path:
    text = {"curiouser": "history", "format": 1, "matches": matches}
    path.write_text(json.dumps(text), encoding="utf-8")
    return path


def download(page: Page, button: str, path: Path) -> Path:
    with page.expect_download() as found:
        page.get_by_role("button", name=button).click()
    found.value.save_as(path)
    return path


def press_twice(page: Page, name: str) -> None:
    """What can't be undone is asked back."""
    page.get_by_role("button", name=name, exact=True).click()
    page.get_by_role("button", name=f"{name}: are you sure?").click()


def test_a_match_is_kept_when_it_ends_and_taken_to_another_device(
    open_page: OpenPage, serving: Serving, tmp_path: Path
) -> None:
    laid = Laid(serving, "tic-tac-toe", 2, ("Hare", "Dormouse"))
    page = laid.open(open_page, 0, 1)
    page.locator('[data-square="a1"]').click()
    expect(page.locator('[data-square="a1"].free')).to_have_count(0)
    laid.finish()
    expect(the_end(page)).to_be_visible()
    page.get_by_role("link", name="Your matches").click()
    match = page.locator("article")
    expect(match).to_contain_text("Hare")
    expect(match).to_contain_text("Dormouse")
    expect(match.get_by_role("link", name="Replay")).to_have_attribute("href", f"/replay/{laid.table}/1")
    record = download(page, "Save the record", tmp_path / "r.jsonl").read_text(encoding="utf-8")
    assert by_python(record) == 0
    whole = download(page, "Save all to a file", tmp_path / "all.json")

    other = open_page("/history")
    expect(other.get_by_text("Nothing here yet")).to_be_visible()
    for told in ("One match was added.", "There was nothing new in that file."):
        other.set_input_files("input[type=file]", whole)
        expect(other.get_by_text(told)).to_be_visible()
        expect(other.locator("article")).to_have_count(1)
    press_twice(other, "Delete")
    expect(other.locator("article")).to_have_count(0)

    check_against_what_was_kept(page, tmp_path / "c.jsonl", record)


def check_against_what_was_kept(page: Page, file: Path, record: str) -> None:
    """A record that fits itself, but is not the one that this device has seen, is named as such."""
    assert by_page(page, file, [record]) == [0]
    expect(page.locator("article")).to_contain_text("exactly the record that this device saved")
    expect(page.locator("article")).to_contain_text("The move made on this device is in this record, unchanged")
    lines = [json.loads(line) for line in record.splitlines()]
    lines[0]["players"] = ["Hare", "Alice"]
    assert by_page(page, file, [relinked(lines)]) == [0]
    expect(page.locator("article.bad")).to_contain_text("saved a different record of this very match")
    lines[1]["move"]["square"] = "b2"
    assert by_page(page, file, [relinked(lines)]) == [0]
    expect(page.locator("article.bad")).to_contain_text("A move made on this device is missing from this record")


def test_the_list_is_searched_and_nothing_is_lost_with_what_is_spoilt(open_page: OpenPage, tmp_path: Path) -> None:
    eyes = Eyes(open_page, "pl")
    page = eyes.open("/history")
    some = [kept(n, {"Alicja": 1, "Zając": 2}) for n in range(3)]
    brought = file_of(tmp_path / "h.json", [*some, kept(3, {"Suseł": 1, "Zając": 2}, "adventures"), {"table": 7}])
    page.set_input_files("input[type=file]", brought)
    expect(page.get_by_text("Dodano 4 partie. Pominięto jeden wpis, którego nie dało się odczytać")).to_be_visible()
    page.get_by_label("Gra").select_option("adventures")
    expect(page.locator("article")).to_have_count(1)
    page.get_by_label("Gra").select_option("")
    page.get_by_label("Osoba").select_option("Alicja")
    page.get_by_label("Szukaj").fill("zaj")
    expect(page.locator("article")).to_have_count(3)
    eyes.look(page, "history")
    (tmp_path / "bad.json").write_text("tea", encoding="utf-8")
    page.set_input_files("input[type=file]", tmp_path / "bad.json")
    expect(page.get_by_text("To nie jest plik z partiami. Niczego nie zmieniono.")).to_be_visible()
    page.evaluate(SPOIL)
    page.reload()
    expect(page.get_by_text("Jednego wpisu z tego urządzenia nie da się odczytać")).to_be_visible()
    expect(page.locator("article")).to_have_count(4)
    eyes.close()


def test_a_browser_that_keeps_nothing_says_so(open_page: OpenPage) -> None:
    page = open_page("/history", prepare=lambda page: page.add_init_script(f"({FORBID})()"))
    expect(page.get_by_text("doesn’t let the page store anything")).to_be_visible()


def test_a_group_is_made_by_keys_and_its_members_are_counted_and_rated(open_page: OpenPage, tmp_path: Path) -> None:
    eyes = Eyes(open_page, "en")
    page = eyes.open("/history/groups")
    played = [kept(n, {"Alice": 1, "Hare": 2}) for n in range(5)]
    played += [kept(5, {"Alice": 2, "Hare": 1}, "adventures"), kept(6, {"Hare": 1, "Ala": 2}), kept(7, {"Dodo": 1})]
    page.set_input_files("input[type=file]", file_of(tmp_path / "h.json", played))
    page.get_by_label("Name of the group").focus()
    page.keyboard.type("Family")
    for name in ("Hare", "Alice"):
        page.get_by_label(name, exact=True).focus()
        page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Family")).to_be_visible()
    expect(page.get_by_text("6 matches")).to_be_visible()
    page.get_by_text("Tea Time").click()
    alice, hare = page.get_by_role("row", name="Alice").first, page.get_by_role("row", name="Hare").first
    expect(alice).to_contain_text("±")
    add_alices_other_name(page)
    expect(alice.get_by_role("cell").nth(0)).to_have_text("6")
    expect(hare.get_by_role("cell").nth(1)).to_have_text("1")
    eyes.look(page, "group")
    table = download(page, "Save as a table (CSV)", tmp_path / "t.csv").read_text(encoding="utf-8-sig")
    assert table.splitlines()[1].startswith("Alice,6,5,")
    group = download(page, "Save the group to a file", tmp_path / "g.json")
    other = open_page("/history/groups")
    other.set_input_files("input[type=file]", group)
    expect(other.get_by_role("link", name="Family")).to_contain_text("7 matches")
    eyes.close()


def add_alices_other_name(page: Page) -> None:
    page.get_by_text("Members").click()
    page.get_by_label("Somebody else").fill("Ala")
    page.keyboard.press("Enter")
    page.get_by_label("Ala is the same person as").select_option("Alice")
    expect(page.get_by_text("also Ala")).to_be_visible()
