"""Stands before every handler: limits and origins before, headers after, and a sentence instead of any exception."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog
from aiohttp import web
from aiohttp.http import HttpProcessingError

from curiouser.engine.errors import Problem
from curiouser.engine.faults import fault_of
from curiouser.server.core.errors import refused
from curiouser.server.http.call import Call, Route, bind
from curiouser.server.http.gate import PREFIX, Gate
from curiouser.server.http.pages import folder, page
from curiouser.server.http.peers import Peers
from curiouser.server.http.responses import HEADERS, response_of, trouble_response
from curiouser.server.net.limits import ASKING
from curiouser.server.net.origin import is_own_page
from curiouser.server.runtime.metrics import Metrics, note_store_problem
from curiouser.server.runtime.moderation import Moderation
from curiouser.server.runtime.server_limits import ServerLimits
from curiouser.server.store.base import StoreProblem

log = structlog.get_logger("curiouser.server")

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Guard:
    """`services` are those that handlers can ask for by their types."""

    def __init__(self, peers: Peers, gate: Gate, services: dict[type[Any], Any]) -> None:
        self.peers = peers
        self.gate = gate
        self.services = services
        self.limits: ServerLimits = services[ServerLimits]
        self.metrics: Metrics = services[Metrics]
        self.moderation: Moderation = services[Moderation]
        settings = self.limits.started_with
        self.known_origins = {*settings.origins, settings.public_url.rstrip("/")} - {""}

    @web.middleware
    async def guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Limits and origins before, headers after, and a sentence instead of any exception."""
        began = time.monotonic()
        try:
            self.check_origin(request)
            if "Content-Encoding" in request.headers:
                raise refused("refused-encoding")
            address = self.peers.address_of(request)
            if not self.limits.requests.take(address):
                raise refused("refused-rate")
            ASKING.set(address)
            response = await handler(request)
        except StoreProblem as problem:
            note_store_problem(self.metrics, problem)
            response = trouble_response(request, refused("refused-trouble"))
        except Problem as problem:
            response = trouble_response(request, problem)
        except web.HTTPException as found:
            response = await self.bad_request(request, found)
        except Exception:
            log.exception("server-fault", path=request.rel_url.path[:100])
            self.metrics.troubles.inc()
            response = trouble_response(request, refused("refused-trouble"))
        self.metrics.requests.labels(str(response.status)).inc()
        if not isinstance(response, web.WebSocketResponse):
            seconds, route = time.monotonic() - began, route_of(request)
            self.metrics.request_seconds.labels(method_of(request), route).observe(seconds)
            log.debug("request", method=method_of(request), route=route, status=response.status, seconds=seconds)
        if not response.prepared:
            response.headers.update(HEADERS)
        return response

    def check_origin(self, request: web.Request) -> None:
        """Browsers say which page asks; only our own, and those the operator named, may do more than look."""
        origin = request.headers.get("Origin")
        if origin is None or (request.method == "GET" and "Upgrade" not in request.headers):
            return
        if not is_own_page(origin, request.headers.get("Host", ""), self.known_origins):
            raise refused("refused-origin")

    async def bad_request(self, request: web.Request, found: web.HTTPException) -> web.StreamResponse:
        """A person who is nowhere gets the pages, a program a sentence."""
        if found.status == web.HTTPNotFound.status_code and wants_page(request):
            nowhere = await page(request)
            nowhere.set_status(found.status)
            return nowhere
        problem = refused("refused-message", reason=found.reason)
        response = trouble_response(request, problem)
        response.set_status(found.status)
        if "Allow" in found.headers:
            response.headers["Allow"] = found.headers["Allow"]
        return response

    def answer_to(self, route: Route) -> Handler:
        answering = bind(route.handler, self.services)

        async def handle(request: web.Request) -> web.Response:
            self.check_asker(request, route)
            body = None if route.body is None else read_body(await self.read(request, route), route.body)
            call = Call(request, body, self.peers.address_of(request), self.peers.network_of(request))
            return response_of(await answering(call))

        return handle

    def check_asker(self, request: web.Request, route: Route) -> None:
        """The operator's own routes need the token, and nothing else opens them; others are for all but the banned."""
        if route.path.startswith(f"{PREFIX}/"):
            self.gate.check(request, self.peers.address_of(request))
        elif route.path.startswith("/api/"):
            self.moderation.check_address(self.peers.address_of(request))

    async def read(self, request: web.Request, route: Route) -> bytes:
        """The body, if it comes in time. Few may send a long one at a time, and only who may ask for something."""
        usual = self.limits.settings.body_bytes
        if 0 < route.most < usual:
            return await self.in_time(request.clone(client_max_size=route.most))
        if not route.most or not is_long(request, usual):
            return await self.in_time(request)
        address = self.peers.address_of(request)
        if (route.limited_by is not None and not self.services[route.limited_by].limit.has(address)) or not (
            self.limits.bodies.take(address)
        ):
            raise refused("refused-rate")
        try:
            return await self.in_time(request.clone(client_max_size=route.most))
        finally:
            self.limits.bodies.leave(address)

    async def in_time(self, request: web.BaseRequest) -> bytes:
        try:
            async with asyncio.timeout(self.limits.settings.body_seconds or None):
                return await request.read()
        except TimeoutError:
            raise web.HTTPRequestTimeout(reason="Request Timeout") from None
        except (web.RequestPayloadError, HttpProcessingError, ConnectionError):  # broken, or cut off
            raise web.HTTPBadRequest(reason="Bad Request") from None


def route_of(request: web.Request) -> str:
    """As it is written in the list of routes; one name for all paths that are none."""
    resource = request.match_info.route.resource
    return "" if resource is None else resource.canonical


def method_of(request: web.Request) -> str:
    """Strangers may make up others."""
    return request.method if request.method in {"GET", "HEAD", "POST", "OPTIONS"} else "OTHER"


def is_long(request: web.Request, usual: int) -> bool:
    """A body whose length is not known may be."""
    length = request.content_length
    return length is None or length > usual


def wants_page(request: web.Request) -> bool:
    is_asked = request.method in {"GET", "HEAD"} and "text/html" in request.headers.get("Accept", "")
    return is_asked and not request.path.startswith("/api/") and folder() is not None


def read_body(data: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise refused("refused-message", reason=fault_of(error)) from None
