"""The server: HTTP and WebSockets on one port, its checks, and how it starts and stops."""

import asyncio
import contextlib
import socket
import time
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from aiohttp import web

from curiouser import bots
from curiouser.engine.errors import Problem
from curiouser.engine.faults import fault_of
from curiouser.engine.text import LANGUAGES
from curiouser.server import api, wire
from curiouser.server.bus import open_bus
from curiouser.server.clocks import Clocks
from curiouser.server.device import Outbox
from curiouser.server.doors import Runner, places_of
from curiouser.server.errors import Broken, NoTable, refused
from curiouser.server.inviting import Picture
from curiouser.server.lab import Lab
from curiouser.server.limits import Limit, Places, asking_address, client_address, is_within, read_networks
from curiouser.server.live import Live
from curiouser.server.lookback import Replays, Shown
from curiouser.server.metrics import Metrics
from curiouser.server.notices import Notices
from curiouser.server.pages import add_pages, folder, page
from curiouser.server.presence import Presence
from curiouser.server.results import Results
from curiouser.server.retention import Retention
from curiouser.server.reviewing import Reviews, folder_of
from curiouser.server.robots import Robots
from curiouser.server.settings import Settings
from curiouser.server.socket import Connection, Socket
from curiouser.server.store import StoreProblem, default_url, open_store
from curiouser.server.tables import Tables
from curiouser.server.telling import sendable

log = structlog.get_logger("curiouser.server")

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
LOOPBACK = read_networks("127.0.0.0/8, ::1")
SWEEP = 20.0  # s between looks for silent sockets and idle tables
PRESENCE = 0.2  # s in which those who come and go are told of together
STOPPING = 10.0  # s that a stop may take
SOON = 30_000  # ms; a clock that strikes sooner is not kept waiting by a new start
PARTING = 2.0  # s that requests under way have for their answers then
PART_OF_BODIES = 4  # of the long bodies that are read at once, as much may be from one address
COMPRESSED_ELSEWHERE = 32 * 1024  # bytes from which compressing is no work for the loop
STATUSES = {
    "refused-lab-off": 403,
    "refused-lab-busy": 429,
    "refused-lab-gone": 404,
    "refused-rate": 429,
    "refused-tables": 429,
    "refused-origin": 403,
    "refused-replay": 403,
    "refused-deal": 404,
    "refused-day": 404,
    "refused-day-game": 404,
    "record-sealed": 409,
    "refused-review-gone": 404,
    "refused-reviews-busy": 503,
}

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Server:
    def __init__(self, settings: Settings, clock: Callable[[], int] | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        url = settings.db or default_url()
        self.tables = Tables(open_store(url), open_bus(url), self.metrics, clock)
        self.clocks = Clocks(self.tables, settings.poll)
        for path in settings.bot:
            bots.invite(path)
        self.robots = Robots(self.tables, self.metrics, settings.bots, settings.bot_pause)
        self.notices = Notices(self.tables, self.metrics, settings, self.is_here)
        self.present = Presence(self.tables.bus, self.changed_elsewhere)
        self.retention = Retention(self.tables, settings.keep_days)
        self.lab = Lab(settings)
        self.trusted = read_networks(settings.trusted_proxies)
        self.address_limit = Limit(settings.address_rate, 3 * settings.address_rate)
        self.tables_limit = Limit(settings.tables_rate / 3600, max(1, settings.tables_rate / 2))
        self.joins_limit = Limit(settings.joins_rate / 60, max(1, settings.joins_rate))
        self.replays = Replays(settings.address_rate > 0)
        self.results = Results(self.tables)
        self.reviews = Reviews(settings.reviews, settings.reviews_rate, folder_of(url), settings.keep_days)
        self.places = places_of(settings.connections)
        self.bodies = Places(settings.bodies, -(-settings.bodies // PART_OF_BODIES))
        self.connections: set[Connection] = set()
        self.outbox = Outbox()
        self.open_by: dict[str, int] = {}
        self.telling: set[Live] = set()
        self.work: list[asyncio.Task[None]] = []
        self.runner: Runner | None = None
        self.sockets: list[socket.socket] = []
        self.port = 0

    async def start(self) -> None:
        await self.tables.store.open(to_serve=True)
        await self.tables.bus.open()
        self.tables.open()
        self.tables.bus.on_word(self.present.heard)
        await self.notices.open()
        self.runner = Runner(self.application(), self.places, self.trusted, turned_away(), self.settings.idle, PARTING)
        await self.runner.setup()
        self.sockets = open_sockets(self.settings)
        for listening in self.sockets:
            await web.SockSite(self.runner, listening).start()
        self.port = self.runner.addresses[0][1]
        loop = asyncio.get_running_loop()
        self.work = [loop.create_task(work) for work in (self.clocks.run(), self.sweep(), self.retention.run())]
        log.info("open", host=self.settings.host, port=self.port)

    async def stop(self) -> None:
        """Everybody is told, what was begun is finished, and all that was acknowledged is stored."""
        for task in self.work:
            task.cancel()
        for connection in list(self.connections):
            connection.bye("stop")
        await self.robots.close()
        await self.lab.close()
        await self.reviews.close()
        await self.notices.close()
        if self.runner is not None:
            await self.runner.cleanup()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.tables.close(), STOPPING)
        await self.tables.bus.close()
        await self.tables.store.close()
        log.info("closed")

    def is_quiet(self) -> bool:
        """Whether nobody would lose time by a new start: nothing is under way, and no clock strikes soon."""
        soon = self.tables.now() + SOON
        deadlines = [live.table.deadline for live in self.tables.live.values()]
        is_hurried = any(deadline is not None and deadline < soon for deadline in deadlines)
        return not (is_hurried or self.tables.tasks or self.tables.appends or self.lab.is_busy)

    def application(self) -> web.Application:
        app = web.Application(middlewares=[self.guard], client_max_size=self.settings.body_bytes)
        for route in api.ROUTES:
            app.router.add_route(route.method, route.path, self.answer_to(route))
        app.router.add_get("/api/tables/{table}/socket", self.socket)
        app.router.add_get("/openapi.json", self.openapi)
        app.router.add_get("/metrics", self.show_metrics)
        add_pages(app.router)
        return app

    @web.middleware
    async def guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Limits and origins before, headers after, and a sentence instead of any exception."""
        try:
            self.check_origin(request)
            if not self.address_limit.take(self.address_of(request)):
                raise refused("refused-rate")
            response = await handler(request)
        except StoreProblem as problem:
            self.note(problem)
            response = self.trouble(request, refused("refused-trouble"))
        except Problem as problem:
            response = self.trouble(request, problem)
        except web.HTTPException as found:
            response = await self.bad_request(request, found)
        except Exception:
            log.exception("fault", path=request.rel_url.path[:100])
            self.metrics.troubles.inc()
            response = self.trouble(request, refused("refused-trouble"))
        self.metrics.requests.labels(str(response.status)).inc()
        if not response.prepared:
            response.headers.update(HEADERS)
        return response

    def note(self, problem: StoreProblem) -> None:
        """What the store says names files and hosts of this machine: it is for the log, and for nobody outside."""
        log.error("store", problem=problem.text.id, said=problem.say())
        self.metrics.troubles.inc()

    def check_origin(self, request: web.Request) -> None:
        """Browsers say which page asks; only our own, and those the operator named, may do more than look."""
        origin = request.headers.get("Origin")
        if origin is None or (request.method == "GET" and "Upgrade" not in request.headers):
            return
        if urlsplit_netloc(origin) != request.headers.get("Host", "") and origin not in self.settings.origins:
            raise refused("refused-origin")

    def check_joins(self, request: web.Request) -> None:
        if not self.joins_limit.take(self.address_of(request)):
            raise refused("refused-rate")

    def address_of(self, request: web.BaseRequest) -> str:
        return client_address(peer_of(request), forwarded_for(request), self.trusted)

    def trouble(self, request: web.Request, problem: Problem) -> web.Response:
        sentence = sendable(problem.say(language_of(request)))
        return json_response(api.Trouble(problem.text.id, sentence), status_of(problem))

    async def bad_request(self, request: web.Request, found: web.HTTPException) -> web.StreamResponse:
        """A person who is nowhere gets the pages, a program a sentence."""
        if found.status == web.HTTPNotFound.status_code and wants_page(request):
            nowhere = await page(request)
            nowhere.set_status(found.status)
            return nowhere
        problem = refused("refused-message", reason=found.reason)
        response = self.trouble(request, problem)
        response.set_status(found.status)
        if "Allow" in found.headers:
            response.headers["Allow"] = found.headers["Allow"]
        return response

    def answer_to(self, route: api.Route) -> Handler:
        async def handle(request: web.Request) -> web.Response:
            body = None if route.body is None else read_body(await self.read(request, route), route.body)
            answer = await route.handler(self, request, body)
            if isinstance(answer, api.Record):
                named = {"Content-Disposition": f'attachment; filename="{answer.name}"'}
                return web.Response(text=answer.lines, content_type="application/jsonl", headers=named)
            if isinstance(answer, Picture):
                return web.Response(body=answer.svg, content_type="image/svg+xml")
            if isinstance(answer, Shown):
                return compressed_response(answer.body)
            if isinstance(answer, api.Health):
                return json_response(answer, 200 if answer == api.WELL else 503)
            return json_response(answer)

        return handle

    async def read(self, request: web.Request, route: api.Route) -> bytes:
        """The body, if it comes in time. Few may send a long one at a time, and only who may ask for something."""
        if not route.most or not is_long(request, self.settings.body_bytes):
            return await self.in_time(request)
        address = self.address_of(request)
        if (route.limit is not None and not route.limit(self).has(address)) or not self.bodies.take(address):
            raise refused("refused-rate")
        try:
            return await self.in_time(request.clone(client_max_size=route.most))
        finally:
            self.bodies.leave(address)

    async def in_time(self, request: web.BaseRequest) -> bytes:
        try:
            async with asyncio.timeout(self.settings.body_seconds or None):
                return await request.read()
        except TimeoutError:
            raise web.HTTPRequestTimeout(reason="Request Timeout") from None

    async def socket(self, request: web.Request) -> web.StreamResponse:
        address = self.address_of(request)
        most = self.settings.connections
        if most and self.open_by.get(address, 0) >= most:
            raise refused("refused-rate")
        connection = Connection(self, request.match_info["table"], address)
        socket = Socket(connection, self.settings.message_bytes)
        if not socket.can_prepare(request).ok:
            raise web.HTTPUpgradeRequired(reason="Upgrade Required")
        self.connections.add(connection)
        self.open_by[address] = self.open_by.get(address, 0) + 1
        self.metrics.sockets.inc()
        try:
            await socket.prepare(request)
            await connection.closed
        except ConnectionError:  # gone before the greeting
            return web.Response(status=408)
        finally:
            self.part(connection)
            if request.transport is not None:
                request.transport.close()
        return socket

    def part(self, connection: Connection) -> None:
        connection.lost()
        self.connections.discard(connection)
        self.metrics.sockets.dec()
        left = self.open_by[connection.address] - 1
        if left:
            self.open_by[connection.address] = left
        else:
            del self.open_by[connection.address]

    def is_here(self, table: str, person: int) -> bool:
        """Whether somebody is connected, to any process."""
        live = self.tables.live.get(table)
        is_ours = live is not None and any(listener.person == person for listener in live.listeners)
        return is_ours or self.present.is_elsewhere(table, person)

    def changed_elsewhere(self, table: str) -> None:
        if (live := self.tables.live.get(table)) is not None:
            self.presence(live)

    def presence(self, live: Live) -> None:
        if live not in self.telling:
            self.telling.add(live)
            asyncio.get_running_loop().call_later(PRESENCE, self.tell_presence, live)

    def tell_presence(self, live: Live) -> None:
        self.telling.discard(live)
        self.present.tell(live)
        self.notices.watch(live)
        crowd = self.present.crowd(live)
        message = wire.encode(
            wire.Presence(people=tuple(sorted(crowd.people)), at=self.tables.now(), watching=crowd.watching)
        )
        for listener in list(live.listeners):
            listener.send(message)

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep_once()

    def sweep_once(self) -> None:
        now = time.monotonic()
        for connection in list(self.connections):
            if now - connection.heard > self.settings.silence:
                connection.close(1001)
            else:
                connection.ping()
        self.present.refresh(self.tables.live.values())
        self.tables.forget_idle(self.settings.forget)
        for limit in (
            self.address_limit,
            self.tables_limit,
            self.joins_limit,
            self.lab.limit,
            self.lab.tries,
            self.replays.limit,
            self.reviews.limit,
        ):
            limit.forget()

    async def openapi(self, _: web.Request) -> web.Response:
        return web.Response(body=api.openapi(), content_type="application/json")

    async def show_metrics(self, request: web.Request) -> web.Response:
        """For this machine only; a proxy that is trusted does not make strangers local."""
        if not is_within(asking_address(peer_of(request), forwarded_for(request), self.trusted), LOOPBACK):
            raise web.HTTPNotFound
        self.metrics.tables_live.set(len(self.tables.live))
        return web.Response(body=self.metrics.text(), headers={"Content-Type": "text/plain; version=0.0.4"})


def open_sockets(settings: Settings) -> list[socket.socket]:
    """Those that were handed over, or new ones: one for each address that the host has."""
    if settings.fd:
        return [socket.socket(fileno=fd) for fd in settings.fd]
    flags = socket.AI_PASSIVE
    found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM, flags=flags)
    families = {address[:2]: family for family, _, _, _, address in found}
    return [socket.create_server(address, family=family) for address, family in families.items()]


def peer_of(request: web.BaseRequest) -> str:
    peer = request.transport.get_extra_info("peername") if request.transport is not None else None
    return peer[0] if isinstance(peer, tuple) else ""


def forwarded_for(request: web.BaseRequest) -> list[str]:
    return request.headers.getall("X-Forwarded-For", [])


def turned_away() -> bytes:
    """The answer to a connection that is one too many, before anything was read from it."""
    problem = refused("refused-rate")
    body = msgspec.json.encode(api.Trouble(problem.text.id, problem.say()))
    headers = {**HEADERS, "Content-Type": "application/json", "Content-Length": len(body), "Connection": "close"}
    lines = ["HTTP/1.1 429 Too Many Requests", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    return "\r\n".join(lines).encode() + body


def is_long(request: web.Request, usual: int) -> bool:
    """A body whose length is not known, or that is packed, may be."""
    length = request.content_length
    return length is None or length > usual or "Content-Encoding" in request.headers


def wants_page(request: web.Request) -> bool:
    is_asked = request.method in {"GET", "HEAD"} and "text/html" in request.headers.get("Accept", "")
    return is_asked and not request.path.startswith("/api/") and folder() is not None


def urlsplit_netloc(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def read_body(data: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise refused("refused-message", reason=fault_of(error)) from None


def json_response(answer: Any, status: int = 200) -> web.Response:
    return web.Response(body=msgspec.json.encode(answer), status=status, content_type="application/json")


def compressed_response(body: bytes) -> web.Response:
    """For what is long and says much the same again and again."""
    response = web.Response(body=body, content_type="application/json", zlib_executor_size=COMPRESSED_ELSEWHERE)
    response.enable_compression()
    return response


def status_of(problem: Problem) -> int:
    if isinstance(problem, NoTable):
        return 404
    if isinstance(problem, StoreProblem | Broken) or problem.text.id == "refused-trouble":
        return 503
    return STATUSES.get(problem.text.id, 400)


def language_of(request: web.Request) -> str:
    wanted = request.headers.get("Accept-Language", "")[:2].lower()
    return wanted if wanted in LANGUAGES else "en"
