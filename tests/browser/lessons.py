"""Plays the guided first games by hand: finds what each step asks for on the real table and presses it."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.players import ANSWER, PRIMARY

FOLDER = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
GAMES = ("tea-time", "adventures", "tea-for-two", "wordland")
SPACES = 5


def steps_of(game: str, language: str = "en") -> list[dict[str, Any]]:
    """Wordland has words of its own in each language."""
    found = json.loads((FOLDER / game / "lesson.json").read_text(encoding="utf-8"))
    return list(found[language] if isinstance(found, dict) else found)


def do(page: Page, game: str, step: dict[str, Any]) -> None:
    for wanted in pressed(step) if game == "tea-for-two" else HANDS[game](page, step["move"]):
        page.locator(wanted).first.click()


def go_to(page: Page, game: str, wanted: int, language: str = "en") -> None:
    """From the first step to this one, counted from 1."""
    steps = steps_of(game, language)
    for number, step in enumerate(steps[: wanted - 1], 1):
        expect_step(page, number)
        do(page, game, step)
    expect_step(page, wanted)


def expect_step(page: Page, number: int) -> None:
    expect(page.locator(".learn > header span")).to_have_text(re.compile(rf"^\D*{number}\D"))
    expect(page.get_by_test_id("lesson")).not_to_be_empty()


def take(_: Page, move: dict[str, Any]) -> list[str]:
    return [*(f'[data-cell="{cell}"]' for cell in move["cells"]), PRIMARY]


def walk(page: Page, move: dict[str, Any]) -> list[str]:
    if "place" not in move:
        return [PRIMARY]
    page.locator(f'.hand-card[data-place="{move["place"]}"]').click()
    number = f"{move['number']}+1" if move.get("plus_one") else str(move["number"])
    wanted = f'.numeral-button:text-is("{number}")'
    return [*([wanted] if page.locator(wanted).count() else []), PRIMARY]


def pressed(step: dict[str, Any]) -> list[str]:
    """Tea for Two: what is tapped first, if anything, and the answer."""
    view, move = step["view"], step["move"]
    match move["type"]:
        case "BuyCard" | "DestroyStacked":
            return [f"[data-stack={move['character']}]", PRIMARY]
        case "WindWatch":
            return [f"[data-space='{(view['hand'] - 1 + move['hourglasses']) % SPACES + 1}']", PRIMARY]
        case "PointHand":
            return [f"[data-space='{move['space']}']", PRIMARY]
        case "DestroyDiscarded":
            discard = view["players"][0]["discard"]
            place = [n for n, card in enumerate(discard) if card == move["card"]][move["nth"] - 1]
            return [f"[data-place='{place}']", PRIMARY]
        case _:
            return [PRIMARY]


def talk(page: Page, move: dict[str, Any]) -> list[str]:
    match move["type"]:
        case "ChooseTopic":
            return [".choice.open"]
        case "TapTeapot":
            return ["button.teapot"]
        case "Object":
            return [ANSWER]
    if move["lay_letter"]:
        page.locator("button.peek").click()
    page.locator("form.say input").fill(move["text"])
    return ["form.say button[type=submit]"]


HANDS = {"tea-time": take, "adventures": walk, "wordland": talk}
