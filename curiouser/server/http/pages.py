"""Serves the pages that people play on: built from web/, in the package or beside the sources of a checkout."""

import os
from pathlib import Path

from aiohttp import web

PACKAGE = Path(__file__).resolve().parents[2]
PLACES = (PACKAGE / "web", PACKAGE.parent / ".build" / "web")
FOREVER = "public, max-age=31536000, immutable"  # the name of such a file changes with its content
ASK_AGAIN = "no-cache"

# The paths of the pages themselves; web/src/ui/router.svelte.ts reads them in the browser.
PATHS = (
    "/",
    "/t/{table}",
    "/new/{game}",
    "/rules/{game}",
    "/learn/{game}",
    "/check",
    "/replay",
    "/replay/{table}",
    "/replay/{table}/{number}",
    "/check/{table}",
    "/history",
    "/history/{group}",
    "/lab",
    "/lab/{game}",
    "/daily",
    "/daily/{game}/{day}",
    "/deal/{deal}",
)

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

WITHOUT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Curiouser</title>
<h1>Curiouser</h1>
<p>This is a table server. Its pages were not built, as there was no Node to build them with; programs play over its
<a href="/openapi.json">HTTP interface</a> and its WebSockets, and <code>curiouser play</code> plays in a terminal.</p>
</html>
"""


def folder() -> Path | None:
    """Where the pages lie: as CURIOUSER_PAGES says, in the package, or beside the sources."""
    wanted = os.environ.get("CURIOUSER_PAGES")
    places = (Path(wanted),) if wanted else PLACES
    return next((place for place in places if (place / "index.html").is_file()), None)


def add_pages(router: web.UrlDispatcher) -> None:
    for path in PATHS:
        router.add_get(path, page)
    router.add_get(r"/{folder:assets}/{name:[\w.-]+}", file)
    router.add_get(r"/{name:[\w-]+\.(?:svg|png|js|webmanifest)}", file)


async def page(_: web.Request) -> web.StreamResponse:
    """One page for all paths: the browser looks at the path."""
    found = folder()
    if found is None:
        return web.Response(text=WITHOUT, content_type="text/html")
    return answer(found / "index.html", ASK_AGAIN)


async def file(request: web.Request) -> web.StreamResponse:
    """A file that the pages need; names have no slash, so nothing outside of the folder can be asked for."""
    found, inside, name = folder(), request.match_info.get("folder", ""), request.match_info["name"]
    path = None if found is None else found / inside / name
    if path is None or path.suffix not in TYPES or not path.is_file():
        raise web.HTTPNotFound
    return answer(path, FOREVER if inside else ASK_AGAIN)


def answer(path: Path, cache: str) -> web.FileResponse:
    """aiohttp takes the compressed file that lies beside it where the browser can read it."""
    return web.FileResponse(path, headers={"Content-Type": TYPES[path.suffix], "Cache-Control": cache})
