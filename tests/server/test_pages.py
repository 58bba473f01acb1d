"""The pages: one for every path, files that never change, and no other files of the machine."""

from pathlib import Path

import aiohttp
import pytest

from curiouser.server.http import pages
from curiouser.server.http.responses import HEADERS
from tests.server.serving import base, serving
from tests.server.test_http import asking


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of pages."""
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>pages</title>", encoding="utf-8")
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "assets" / "main-x1.js").write_text("let plain", encoding="utf-8")
    (folder / "assets" / "main-x1.js.br").write_bytes(b"brotli")
    (folder / "assets" / "main-x1.js.gz").write_bytes(b"gzip")
    (folder / "assets" / "notes.txt").write_text("notes", encoding="utf-8")
    (tmp_path / "secret.js").write_text("secret", encoding="utf-8")
    monkeypatch.setenv("CURIOUSER_PAGES", str(folder))
    return folder


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/", "/t/0123456789abcdef", "/new/tea-time", "/rules/tea-time"])
async def test_every_path_of_the_pages_gives_the_one_page(path: str, sqlite_url: str) -> None:
    async with asking(sqlite_url) as (_, session), session.get(path) as response:
        assert (response.status, response.content_type) == (200, "text/html")
        assert "<title>pages" in await response.text()
        assert response.headers["Cache-Control"] == "no-cache"
        assert HEADERS.items() <= dict(response.headers).items()


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [("br, gzip", "br", b"brotli"), ("gzip", "gzip", b"gzip"), ("", None, b"let plain")],
)
async def test_a_file_comes_as_small_as_the_browser_can_read_it_and_is_kept_forever(
    accepted: str, encoding: str | None, body: bytes, sqlite_url: str
) -> None:
    async with (
        serving(sqlite_url) as server,
        aiohttp.ClientSession(base(server), auto_decompress=False) as session,
        session.get("/assets/main-x1.js", headers={"Accept-Encoding": accepted}) as response,
    ):
        assert response.content_type == "text/javascript"
        assert response.headers.get("Content-Encoding") == encoding
        assert "immutable" in response.headers["Cache-Control"]
        assert await response.read() == body


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path",
    ["/assets/none.js", "/assets/notes.txt", "/assets/..%2f..%2fsecret.js", "/nothing.svg", "/stamp"],
)
async def test_nothing_else_can_be_asked_for(path: str, sqlite_url: str) -> None:
    async with asking(sqlite_url) as (_, session), session.get(path) as response:
        assert response.status == 404
        assert "secret" not in await response.text()


@pytest.mark.usefixtures("built")
async def test_a_file_beside_the_page_is_asked_for_again(sqlite_url: str) -> None:
    async with asking(sqlite_url) as (_, session), session.get("/icon.svg") as response:
        assert response.content_type == "image/svg+xml"
        assert response.headers["Cache-Control"] == "no-cache"


async def test_without_pages_the_server_says_what_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sqlite_url: str
) -> None:
    monkeypatch.setenv("CURIOUSER_PAGES", str(tmp_path / "nowhere"))
    async with asking(sqlite_url) as (_, session):
        async with session.get("/") as response:
            said = await response.text()
            assert "This is a table server." in said
            assert "<script" not in said
        async with session.get("/assets/main-x1.js") as response:
            assert response.status == 404


def test_pages_are_looked_for_in_the_package_and_then_beside_the_sources(
    built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CURIOUSER_PAGES")
    monkeypatch.setattr(pages, "PLACES", (tmp_path / "package", built))
    assert pages.folder() == built
