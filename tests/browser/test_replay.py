"""Replays of finished matches: the page shows at every move what the engine says."""

import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image
from playwright.sync_api import Download, FilePayload, Page, Route, expect

from curiouser.bots import usual_bot
from curiouser.engine.game import Game, all_games
from curiouser.engine.luck import SeededDealer
from curiouser.engine.match import Match
from curiouser.engine.record import Seed, to_json, write_record
from curiouser.engine.rng import Rng, seeded
from tests.browser.conftest import AT_REST, PATIENCE, Laid, OpenPage, Serving, until, wait_until
from tests.browser.players import the_end
from tests.browser.test_axe import Eyes

MOST = 4000  # moves in a match of chance
SCRUB = """async ({ parts, where, patience }) => {
    const slider = document.querySelector("input[type=range]"), look = document.querySelector(".look");
    const found = [];
    for (let step = 0; step <= Number(slider.max); step += 1) {
        slider.value = step;
        slider.dispatchEvent(new Event("input", { bubbles: true }));
        const end = performance.now() + patience;
        while (look.dataset.shown !== String(step)) {
            if (performance.now() > end) throw new Error(`step ${step} is not shown`);
            await new Promise(done => setTimeout(done));
        }
        found.push(parts.map(part => [...document.querySelectorAll(part)]
            .map(each => [Number(each.closest(where)?.getAttribute(where.slice(1, -1)) ?? -1), each.textContent.trim()])
            .sort(([one], [other]) => one - other).map(([, text]) => text)));
    }
    return found;
}"""


SHOWN = ".look[data-shown]:not([data-shown=''])"
FIRST_SHOWN = """shown => {
    const look = document.querySelector(shown);
    if (look) window.seats = look.querySelectorAll("[data-seat-panel]").length;
    return look;
}"""


def played(name: str, seats: int) -> Match:
    """By bots that move by chance."""
    game: Game[Any] = next(each for each in all_games() if each.name == name)
    match, dealer, rng = Match(game, game.setup(seats)), SeededDealer(seeded(4)), seeded(4)
    for _ in range(MOST):
        match.resolve_chance(dealer)
        if not match.actors:
            break
        step(match, rng)
    assert match.outcome is not None
    return match


def step(match: Match, rng: Rng) -> None:
    actor = match.actors[rng.below(len(match.actors))]
    if moves := match.game.examples(match.position, actor, rng):
        match.play(actor, moves[rng.below(len(moves))])


def record_of(match: Match) -> str:
    names = ("Hare", "Żółw", "Șoarece", usual_bot(match.game))[: match.setup.seats]
    return write_record(match, Seed(4), names)


def views_of(match: Match) -> list[Any]:
    """All views with everything open, from the start."""
    again = Match(match.game, match.setup)
    found = [to_json(match.game.revealed(again.position))]
    for each in match.played:
        again.play(each.actor, each.move)
        found.append(to_json(match.game.revealed(again.position)))
    return found


def file_of(text: str) -> FilePayload:
    return {"name": "match.jsonl", "mimeType": "application/jsonl", "buffer": text.encode()}


def scores(view: Any) -> list[str]:
    return [str(player["score"]) for player in view["players"]]


class Seen:
    """Where a table shows what, and what it must show."""

    def __init__(self, seats: int, where: str, **parts: Callable[[Any], list[str]]) -> None:
        self.seats, self.where, self.parts = seats, where, parts

    def expected(self, view: Any) -> list[list[str]]:
        return [wanted(view) for wanted in self.parts.values()]


def cards_on_cloth(view: Any) -> list[str]:
    return ["" for row in view["grid"] for card in row if card != "."]


def hands(view: Any) -> list[str]:
    return ["" for player in view["players"] for _ in player["hand"]]


TABLES = {
    "tea-time": Seen(
        2, "[data-seat]", **{"[data-seat] .score > [aria-hidden]": scores, ".cell:not(.empty)": cards_on_cloth}
    ),
    "adventures": Seen(
        2,
        "[data-seat-panel]",
        **{"[data-seat-panel] .points .number": scores, ".rival .held svg:not(:has(text))": lambda _: []},
    ),
    "tea-for-two": Seen(2, "[data-seat]", **{"[data-seat] .score .number": scores}),
    "wordland": Seen(3, "[data-seat]", **{"[data-seat] .score": scores}),
}


@pytest.mark.parametrize("game", TABLES)
def test_every_move_of_a_match_shows_what_the_engine_sees(game: str, open_page: OpenPage) -> None:
    seen = TABLES[game]
    match = played(game, seen.seats)
    views = views_of(match)
    page = open_page("/replay", phone=False)
    with page.expect_response("**/api/replay") as answer:
        page.set_input_files("input[type=file]", file_of(record_of(match)))
    expect(page.locator(".look")).to_be_visible()
    shown = answer.value.json()
    assert [each["view"] for each in shown["steps"]] == views
    found = page.evaluate(SCRUB, {"parts": [*seen.parts], "where": seen.where, "patience": PATIENCE * 1000})
    assert found == [seen.expected(view) for view in views]
    expect(page.get_by_test_id("ending")).to_be_visible()
    expect(page.locator(".panel li")).to_have_count(
        sum(not told.get("quiet") for s in shown["steps"] for told in s["told"])
    )


def test_nothing_is_called_shown_before_it_is_drawn(open_page: OpenPage) -> None:
    """The words of the game come last, over a slow line."""
    page = open_page("/replay", phone=False, service_workers="block")
    expect(page.get_by_role("heading")).to_be_visible()
    held: list[Route] = []
    is_slow = True
    page.route("**/assets/en-*.js", lambda route: held.append(route) if is_slow else route.continue_())
    page.set_input_files("input[type=file]", file_of(record_of(played("adventures", 2))))
    until(page, lambda: held)
    page.evaluate(AT_REST)
    expect(page.locator(SHOWN)).to_have_count(0)
    is_slow = False
    for route in held:
        route.continue_()
    wait_until(page, FIRST_SHOWN, SHOWN)
    assert page.evaluate("window.seats") == 2


def test_a_moment_has_an_address_that_works_in_another_browser(open_page: OpenPage, serving: Serving) -> None:
    laid = Laid(serving, "adventures", 2)
    laid.finish()
    page = laid.open(open_page, 0)
    expect(the_end(page)).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".look")).to_be_visible()
    page.keyboard.press("PageDown")
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Point of view").click()
    page.get_by_role("dialog").get_by_text("Hare", exact=True).click()
    page.keyboard.press("Escape")
    wait_until(page, "() => /eyes=0/.test(location.search)")
    told, where = page.get_by_test_id("told").inner_text(), page.get_by_test_id("where").inner_text()
    assert int(where.split("/")[0]) > 0
    other = open_page(page.url.removeprefix(serving.base))
    expect(other.get_by_test_id("where")).to_have_text(where)
    expect(other.get_by_test_id("told")).to_have_text(told)
    expect(other.locator(".rival")).to_have_count(1)  # the other one is looked through
    other.goto(page.url.replace("eyes=0", "eyes=open"))
    expect(other.locator(".rival")).to_have_count(2)
    expect(other.get_by_test_id("where")).to_have_text(where)
    page.goto("/")
    expect(page.get_by_role("link", name="Replay")).to_have_attribute("href", f"/replay/{laid.table}/1")


DROP = """({ text, into }) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "match.jsonl"));
    const how = { dataTransfer: data, bubbles: true, cancelable: true };
    document.querySelector(into).dispatchEvent(new DragEvent("drop", how));
}"""


def test_a_dropped_file_is_shown_and_a_changed_one_named(open_page: OpenPage) -> None:
    text = record_of(played("tic-tac-toe", 2))
    lines = text.splitlines()
    changed = json.loads(lines[3])
    changed["actor"] = 1 - changed["actor"]
    page = open_page("/replay", language="ro")
    expect(page.get_by_text("Alege o înregistrare")).to_be_visible()
    bad = "\n".join([*lines[:3], json.dumps(changed, separators=(",", ":")), *lines[4:]])
    page.evaluate(DROP, {"text": bad, "into": "label"})
    expect(page.get_by_test_id("trouble")).to_contain_text("Rândul 4")
    page.evaluate(DROP, {"text": text + text, "into": "label"})
    expect(page.get_by_text("2 partide")).to_be_visible()
    page.get_by_label("Care?").fill("2")
    page.get_by_role("button", name="Arată").click()
    expect(page.get_by_test_id("where")).to_have_text(f"0/{len(lines) - 2}")


def test_keys_alone_lead_to_every_moment(open_page: OpenPage) -> None:
    match = played("tea-time", 2)
    page = open_page("/replay")
    page.set_input_files("input[type=file]", file_of(record_of(match)))
    where, last = page.get_by_test_id("where"), len(match.played)
    expect(where).to_have_text(re.compile(f"/{last}$"))
    rounds = [view["round"] if view["to_move"] is not None else 0 for view in views_of(match)]
    laid = [rounds.index(number) for number in range(1, max(rounds) + 1)]  # where each round is laid out
    for key, expected in {"End": last, "ArrowLeft": last - 1, "Home": 0, "ArrowRight": laid[0]}.items():
        page.keyboard.press(key)
        expect(where).to_have_text(f"{expected}/{last}")
    page.keyboard.press("End")
    for expected in reversed(laid[1:]):
        page.keyboard.press("PageUp")
        expect(where).to_have_text(f"{expected}/{last}")
    page.keyboard.press("PageDown")
    expect(where).to_have_text(f"{laid[2]}/{last}")
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    expect(where).to_have_text(f"{laid[2] + 1}/{last}")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    wait_until(page, "from => parseInt(document.querySelector('[data-testid=where]').textContent) > from", laid[2] + 1)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_role("button", name="The story").press("Enter")
    page.get_by_role("dialog").locator(".line").first.press("Enter")
    expect(where).to_have_text(re.compile("^1/"))


def saved(page: Page, name: str) -> bytes:
    with page.expect_download() as found:
        page.get_by_role("button", name=name).click()
    download: Download = found.value
    return Path(download.path()).read_bytes()


def test_a_moment_is_drawn_and_no_two_are_the_same(open_page: OpenPage) -> None:
    page = open_page("/replay")
    page.set_input_files("input[type=file]", file_of(record_of(played("tea-time", 2))))
    expect(page.locator(".look")).to_be_visible()
    page.keyboard.press("End")
    page.get_by_role("button", name="Share this moment").click()
    expect(page.get_by_test_id("card")).to_be_visible()
    told = page.get_by_test_id("told").inner_text().split(".")[0]
    drawing = ElementTree.fromstring(saved(page, "SVG"))
    assert told in " ".join(drawing.itertext())
    picture = Image.open(io.BytesIO(saved(page, "PNG")))
    assert picture.format == "PNG"
    assert len(set(picture.convert("RGB").resize((60, 90)).get_flattened_data())) > 100
    moving: Any = Image.open(io.BytesIO(saved(page, "GIF")))
    assert (moving.format, moving.n_frames) == ("GIF", 8)
    frames = []
    for number in range(moving.n_frames):
        moving.seek(number)
        frames.append(moving.convert("RGB").tobytes())
    assert len(set(frames)) == 8
    expect(page.get_by_test_id("where")).to_have_text(re.compile(r"^(\d+)/\1$"))


AROUND = ".look > header, .look > .said, .transport"  # other tests look at the tables themselves


def test_nobody_is_kept_from_looking_back(open_page: OpenPage) -> None:
    eyes = Eyes(open_page, "pl")
    page = eyes.open("/replay")
    page.set_input_files("input[type=file]", file_of(record_of(played("adventures", 2))))
    expect(page.locator(".look")).to_be_visible()
    page.keyboard.press("PageDown")
    eyes.look(page, "phone", AROUND)
    page.locator("header button").last.click()
    expect(page.get_by_test_id("card")).to_be_visible()
    eyes.look(page, "share", "dialog[open]")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1440, "height": 900})
    eyes.look(page, "desktop", ".look > aside")
    page.set_viewport_size({"width": 360, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    eyes.close()
