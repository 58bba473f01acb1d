"""The review beside a replay: it fills while it is made, and its graph, table and sentences lead to their moments."""

import asyncio
import re
from functools import cache
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from curiouser.engine.record import write_record
from curiouser.review.review import Depth
from curiouser.server.runtime.review_worker import Order, Said, carry_out
from curiouser.server.runtime.reviews import Job
from tests.browser.conftest import OpenPage, Serving
from tests.browser.test_axe import Eyes
from tests.browser.test_replay import file_of
from tests.review.playing import played

BEYOND = """() => [...document.querySelectorAll("[data-testid=review] *")]
    .filter(each => each.getBoundingClientRect().right > innerWidth + 1).map(each => each.outerHTML.slice(0, 80))"""
SHALLOW = Depth(look=2, places=4, stages=((2, 2),), choices=2)


@cache
def record() -> str:
    return write_record(played("adventures", (1, 2)), None, ("Żółw Niby", "Dodo=level-2"))


@cache
def reviews() -> tuple[Said, ...]:
    heard: list[Said] = []
    carry_out(Order(record(), SHALLOW), None, heard.append)
    return tuple(said for said in heard if said.is_over or said.review != Said().review)


class Conducted:
    """The server's reviews, as far as the test lets them come."""

    def __init__(self, serving: Serving, *steps: Said) -> None:
        self.loop, self.steps = serving.loop, list(steps)
        self.may = asyncio.run_coroutine_threadsafe(self.queue(), self.loop).result()
        serving.server.reviews.converse = self.converse  # type: ignore[method-assign]

    async def queue(self) -> "asyncio.Queue[int]":
        return asyncio.Queue()

    async def converse(self, job: Job) -> None:
        while not job.said.is_over:
            for _ in range(await self.may.get()):
                job.hear(self.steps.pop(0))

    def let(self, steps: int) -> None:
        self.loop.call_soon_threadsafe(self.may.put_nowait, steps)


def beside(page: Page) -> Locator:
    """The panel, for a record that was chosen."""
    page.locator("input[type=file]").set_input_files(file_of(record()))
    page.get_by_role("button", name="Review").first.click()
    return page.get_by_test_id("review")


def step_of(page: Page) -> int:
    return int(page.locator(".look").get_attribute("data-step") or -1)


def ends() -> list[int]:
    swings: list[Any] = msgspec.json.decode(reviews()[-1].review)["swings"]
    return [0, *(swing["n"] + swing["moves"] for swing in swings)]


def test_a_review_fills_and_leads_to_its_moments(open_page: OpenPage, serving: Serving) -> None:
    conducted = Conducted(serving, *reviews())
    page = open_page("/replay", phone=False)
    panel = beside(page)
    expect(panel.get_by_role("progressbar")).to_be_visible()
    expect(panel.get_by_role("slider")).to_have_count(0)
    conducted.let(1)
    graph = panel.get_by_role("slider")
    expect(graph).to_be_visible()
    expect(panel).to_have_attribute("data-tries", "2")
    expect(page.locator("[aria-live]", has_text="A first version")).to_have_count(1)
    conducted.let(len(reviews()) - 1)
    expect(panel).to_have_attribute("data-over", "true")
    expect(panel.get_by_role("progressbar")).to_have_count(0)
    check_keys(page, graph)
    check_leads(page, panel)


def check_keys(page: Page, graph: Locator) -> None:
    """From step to step, to both ends, and by a press anywhere."""
    look = page.locator(".look")
    graph.focus()
    graph.press("Home")
    expect(look).to_have_attribute("data-step", "0")
    for end in ends()[1:4]:
        graph.press("ArrowRight")
        expect(look).to_have_attribute("data-step", str(end))
        expect(graph).to_have_attribute("aria-valuetext", re.compile(f"^Move {end}: Żółw Niby is at [0-9]+%"))
    graph.press("ArrowLeft")
    expect(look).to_have_attribute("data-step", str(ends()[2]))
    graph.press("End")
    expect(look).to_have_attribute("data-step", str(ends()[-1]))
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(look).not_to_have_attribute("data-step", str(ends()[-1]))
    assert step_of(page) in ends()


def check_leads(page: Page, panel: Locator) -> None:
    look = page.locator(".look")
    panel.get_by_text("All moves as a table").click()
    rows = panel.locator("details tbody tr")
    expect(rows).to_have_count(len(ends()) - 1)
    at = next(n for n, row in enumerate(rows.all()) if "’s choice" in row.inner_text())
    rows.nth(at).get_by_role("button").click()
    expect(look).to_have_attribute("data-step", str(ends()[at + 1]))
    expect(rows.nth(at).get_by_role("button")).to_have_attribute("aria-current", "step")
    expect(panel.locator("section.choice")).to_contain_text("Possible moves")
    expect(panel.locator("section.choice li.isMade")).to_have_count(1)
    expect(panel).to_contain_text("Luck gave Żółw Niby")
    panel.get_by_role("button", name="saw before this move").click()
    expect(look).to_have_attribute("data-step", str(ends()[at]))
    expect(page.locator("aside fieldset").first.get_by_role("radio").nth(0)).not_to_be_checked()


@pytest.mark.parametrize(("language", "phone"), [("pl", True), ("ro", False)])
def test_a_review_stands_in_nobodys_way(open_page: OpenPage, serving: Serving, language: str, phone: bool) -> None:
    Conducted(serving, *reviews()).let(len(reviews()))
    eyes = Eyes(open_page, language)
    viewport = {"width": 360, "height": 740} if phone else {"width": 1440, "height": 900}
    page = eyes.open("/replay", phone=phone, viewport=viewport)
    page.locator("input[type=file]").set_input_files(file_of(record()))
    page.get_by_role("button", name="Analiza").first.click()
    panel = page.get_by_test_id("review")
    expect(panel).to_have_attribute("data-over", "true")
    for each in panel.locator("summary").all():
        each.click()
    eyes.look(page, "review", "[data-testid=review]")
    assert page.evaluate(BEYOND) == []
    eyes.close()


def test_what_went_wrong_is_told_and_can_be_tried_again(open_page: OpenPage, serving: Serving) -> None:
    trouble = Said(is_over=True, trouble="refused-trouble", sentences=dict.fromkeys(("en", "pl", "ro"), "Too long."))
    conducted = Conducted(serving, trouble, reviews()[-1])
    conducted.let(1)
    page = open_page("/replay")
    panel = beside(page)
    expect(panel.get_by_role("alert")).to_have_text("Too long.")
    conducted.let(1)
    panel.get_by_role("button", name="Try again").click()
    expect(panel).to_have_attribute("data-over", "true")
    expect(panel.get_by_role("alert")).to_have_count(0)
    panel.get_by_role("slider").press("End")
    panel.get_by_role("button", name="Show it on the table").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".look")).to_have_attribute("data-step", str(ends()[-1]))
