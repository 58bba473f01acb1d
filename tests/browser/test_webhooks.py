"""Webhooks: if the server allows them, people enter an address on the page, and it is called on their turns."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PATIENCE, Laid, OpenPage, Serving

NAMED = "Call a URL when it’s my turn"


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with Serving(url, webhooks=True, notice_private=True, notice_wait=0) as found:
        yield found


@pytest.fixture
def called() -> Iterator[tuple[str, Queue[Any]]]:
    """An address, and all that it was told."""
    heard: Queue[Any] = Queue()

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.put(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Service) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/turns", heard
        server.shutdown()
        thread.join()


def open_settings(page: Page) -> Locator:
    page.get_by_role("button", name="Table and settings").click()
    return page.get_by_role("dialog")


def test_a_service_is_called_on_ones_turn_with_a_new_link_too(
    open_page: OpenPage, serving: Serving, called: tuple[str, Queue[Any]]
) -> None:
    laid, (address, heard) = Laid(serving, "tic-tac-toe", 2, ("Hare", "Dormouse")), called
    host, guest = laid.open(open_page, 0), laid.open(open_page, 1)
    settings = open_settings(guest)
    settings.get_by_label(NAMED).fill("ftp://nowhere")
    settings.get_by_role("button", name="Save the URL").click()
    expect(settings.get_by_role("alert")).to_contain_text("Notifications can’t be sent to this address")
    settings.get_by_label(NAMED).fill(address)
    settings.get_by_role("button", name="Save the URL").click()
    expect(settings.get_by_text("for every table you have joined")).to_be_visible()
    settings.get_by_role("button", name="Get a new link").click()
    with guest.expect_response(f"**/api/tables/{laid.table}/notices"):
        settings.get_by_role("button", name="Get a new link: are you sure?").click()
    guest.close()
    host.locator("[data-square=a1]").click()
    told = heard.get(timeout=PATIENCE)
    assert (told["notice"], told["table"], told["seat"]) == ("your-turn", laid.table, 1)


def test_a_service_is_called_no_more_when_one_says_so(
    open_page: OpenPage, serving: Serving, called: tuple[str, Queue[Any]]
) -> None:
    laid, (address, _) = Laid(serving, "tic-tac-toe", 2), called
    page = laid.open(open_page, 0)
    settings = open_settings(page)
    settings.get_by_label(NAMED).fill(address)
    settings.get_by_role("button", name="Save the URL").click()
    with page.expect_response(f"**/api/tables/{laid.table}/notices/end") as ended:
        settings.get_by_role("button", name="Remove the URL").click()
    assert ended.value.json() == {"addresses": []}
    expect(settings.get_by_label(NAMED)).to_have_value("")
    expect(settings.get_by_role("button", name="Remove the URL")).to_have_count(0)
