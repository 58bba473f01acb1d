"""Responses as they go out: JSON, files, and sentences instead of exceptions."""

from typing import Any

import msgspec
from aiohttp import web

from curiouser.engine.errors import Problem
from curiouser.engine.text import LANGUAGES
from curiouser.server.core.errors import Broken, NoTable, refused
from curiouser.server.http.health import WELL, Health
from curiouser.server.http.invitations import Picture
from curiouser.server.http.replays import Record
from curiouser.server.http.routes import Trouble
from curiouser.server.runtime.replay_format import Shown
from curiouser.server.store.base import StoreProblem
from curiouser.server.wire.wording import sendable

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
COMPRESSED_ELSEWHERE = 32 * 1024  # bytes from which compressing is no work for the loop
STATUSES = {
    "refused-lab-off": 403,
    "refused-lab-busy": 429,
    "refused-lab-gone": 404,
    "refused-rate": 429,
    "refused-tables": 429,
    "refused-origin": 403,
    "refused-encoding": 415,
    "refused-replay": 403,
    "refused-deal": 404,
    "refused-day": 404,
    "refused-day-game": 404,
    "record-sealed": 409,
    "refused-review-gone": 404,
    "refused-reviews-busy": 503,
    "refused-banned": 403,
    "refused-admin": 401,
}


def response_of(answer: Any) -> web.Response:
    """What a handler gave, as it is sent."""
    if isinstance(answer, Record):
        named = {"Content-Disposition": f'attachment; filename="{answer.name}"'}
        return web.Response(text=answer.lines, content_type="application/jsonl", headers=named)
    if isinstance(answer, Picture):
        return web.Response(body=answer.svg, content_type="image/svg+xml")
    if isinstance(answer, Shown):
        return compressed_response(answer.body)
    if isinstance(answer, Health):
        return json_response(answer, 200 if answer == WELL else 503)
    return json_response(answer)


def json_response(answer: Any, status: int = 200) -> web.Response:
    return web.Response(body=msgspec.json.encode(answer), status=status, content_type="application/json")


def compressed_response(body: bytes) -> web.Response:
    """For what is long and says much the same again and again."""
    response = web.Response(body=body, content_type="application/json", zlib_executor_size=COMPRESSED_ELSEWHERE)
    response.enable_compression()
    return response


def trouble_response(request: web.Request, problem: Problem) -> web.Response:
    sentence = sendable(problem.say(language_of(request)))
    return json_response(Trouble(problem.text.id, sentence), status_of(problem))


def status_of(problem: Problem) -> int:
    if isinstance(problem, NoTable):
        return 404
    if isinstance(problem, StoreProblem | Broken) or problem.text.id == "refused-trouble":
        return 503
    return STATUSES.get(problem.text.id, 400)


def language_of(request: web.Request) -> str:
    wanted = request.headers.get("Accept-Language", "")[:2].lower()
    return wanted if wanted in LANGUAGES else "en"


def turned_away() -> bytes:
    """The answer to a connection that is one too many, before anything was read from it."""
    problem = refused("refused-rate")
    body = msgspec.json.encode(Trouble(problem.text.id, problem.say()))
    headers = {**HEADERS, "Content-Type": "application/json", "Content-Length": len(body), "Connection": "close"}
    lines = ["HTTP/1.1 429 Too Many Requests", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    return "\r\n".join(lines).encode() + body
