"""The server: HTTP and WebSockets on one port, its checks, and how it starts and stops."""

import asyncio
import contextlib
import socket
import time
from collections.abc import Awaitable, Callable, Collection
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from aiohttp import web
from aiohttp.http import HttpProcessingError

from curiouser import bots
from curiouser.engine.errors import Problem
from curiouser.engine.faults import fault_of
from curiouser.engine.text import LANGUAGES
from curiouser.server.core.errors import Broken, NoTable, refused
from curiouser.server.http import admin
from curiouser.server.http import reports as reporting
from curiouser.server.http import routes as api
from curiouser.server.http.invitations import Picture
from curiouser.server.http.pages import add_pages, folder, page
from curiouser.server.http.socket import Connection, Socket
from curiouser.server.http.tokens import keep_token, token_file
from curiouser.server.net.addresses import asking_address, client_address, is_within, network_of, parse, read_networks
from curiouser.server.net.connection_limit import Runner, places_of
from curiouser.server.net.limits import ASKING, Limit, Places, WrongCodes
from curiouser.server.runtime.bot_runner import Robots
from curiouser.server.runtime.bus import open_bus
from curiouser.server.runtime.clocks import Clocks
from curiouser.server.runtime.device import Outbox
from curiouser.server.runtime.health import Readiness
from curiouser.server.runtime.lab import Lab
from curiouser.server.runtime.listing import Listing
from curiouser.server.runtime.metrics import Metrics
from curiouser.server.runtime.moderation import RULES_CHANGED, Moderation
from curiouser.server.runtime.notifications import Notices
from curiouser.server.runtime.presence import Presence
from curiouser.server.runtime.replays import Replays, Shown
from curiouser.server.runtime.results import Results
from curiouser.server.runtime.retention import Retention
from curiouser.server.runtime.reviews import Reviews, folder_of
from curiouser.server.runtime.steady_clock import SteadyTime
from curiouser.server.runtime.table_runtime import Live
from curiouser.server.runtime.tables import Tables
from curiouser.server.settings import Settings
from curiouser.server.store import default_url, open_store
from curiouser.server.store.base import StoreProblem
from curiouser.server.wire import messages as wire
from curiouser.server.wire.broadcast import sendable

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
CHECK = 24 * 3600.0  # s between looks through the whole database
PRESENCE = 0.2  # s in which those who come and go are told of together
STOPPING = 10.0  # s that a stop may take
SOON = 30_000  # ms; a clock that strikes sooner is not kept waiting by a new start
PARTING = 2.0  # s that requests under way have for their answers then
PART_OF_BODIES = 4  # of the long bodies that are read at once, as much may be from one address
COMPRESSED_ELSEWHERE = 32 * 1024  # bytes from which compressing is no work for the loop
MB = 1e6
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

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Server:
    def __init__(self, settings: Settings, clock: Callable[[], int] | None = None) -> None:
        self.started_with = self.settings = settings
        self.metrics = Metrics()
        url = settings.db or default_url()
        self.time = SteadyTime()
        self.tables = Tables(
            open_store(url, accept_loss=settings.accept_loss), open_bus(url), self.metrics, clock or self.time.now
        )
        self.listing = Listing(self.tables)
        self.moderation = Moderation(self.tables.store, self.tables.bus, self.tables.now)
        self.moderation.changed.append(self.rules_changed)
        self.gate = admin.Gate(settings.admin_token)
        self.metrics_gate = admin.Gate(settings.metrics_token)
        self.readiness = Readiness(self.tables, self.note)
        self.is_stopping = False
        self.reports_limit = reporting.limit_of(settings.address_rate > 0)
        self.clocks = Clocks(self.tables, settings.poll)
        for path in settings.bot:
            bots.invite(path)
        self.robots = Robots(self.tables, self.metrics, settings.bots, settings.bot_pause)
        self.notices = Notices(self.tables, self.metrics, settings, self.is_here)
        self.present = Presence(self.tables.bus, self.changed_elsewhere)
        self.lab = Lab(settings)
        self.trusted = read_networks(settings.trusted_proxies)
        self.known_origins = {*settings.origins, settings.public_url.rstrip("/")} - {""}
        self.address_limit = self.tables.work = Limit(settings.address_rate, 3 * settings.address_rate)
        self.tables_limit = Limit(settings.tables_rate / 3600, max(1, settings.tables_rate / 2))
        self.joins_limit = Limit(settings.joins_rate / 60, max(1, settings.joins_rate))
        self.codes_limit = WrongCodes(settings.joins_rate)
        self.tables.storing = Limit(settings.stored_rate * MB / 3600, settings.stored_rate * MB)
        self.replays = Replays(settings.address_rate > 0)
        self.results = Results(self.tables)
        self.reviews = Reviews(settings.reviews, settings.reviews_rate, folder_of(url), settings.keep_days)
        self.retention = Retention(self.tables, settings.keep_days, self.reviews.forget)
        self.places = places_of(settings.connections)
        self.bodies = Places(settings.bodies, -(-settings.bodies // PART_OF_BODIES))
        self.connections: set[Connection] = set()
        self.outbox = Outbox()
        self.open_by: dict[str, dict[Connection, None]] = {}  # the one that came first is the first
        self.telling: set[Live] = set()
        self.is_damaged = False  # the database, as its last check said
        self.work: list[asyncio.Task[None]] = []
        self.runner: Runner | None = None
        self.sockets: list[socket.socket] = []
        self.port = 0

    async def start(self) -> None:
        await self.tables.store.open(to_serve=True)
        await self.tables.bus.open()
        self.tables.open()
        await self.moderation.load()
        self.tables.bus.listen(self.heard_of_rules, lambda: self.heard_of_rules(RULES_CHANGED, 0))
        await self.open_gate()
        self.tables.bus.on_word(self.present.heard)
        await self.notices.open()
        await asyncio.to_thread(self.reviews.protect)
        self.runner = Runner(self.application(), self.places, self.trusted, turned_away(), self.settings.idle, PARTING)
        await self.runner.setup()
        self.sockets = open_sockets(self.settings)
        for listening in self.sockets:
            await web.SockSite(self.runner, listening).start()
        self.port = self.runner.addresses[0][1]
        loop = asyncio.get_running_loop()
        self.work = [
            loop.create_task(work) for work in (self.clocks.run(), self.sweep(), self.retention.run(), self.check())
        ]
        log.info("server-started", host=self.settings.host, port=self.port)

    async def open_gate(self) -> None:
        """Without a token, given or kept, nobody is the operator."""
        if not self.gate.token:
            try:
                self.gate.token = await asyncio.to_thread(keep_token, token_file(self.settings.db))
            except OSError as error:
                log.warning("admin-token-missing", error=fault_of(error))

    async def stop(self) -> None:
        """Everybody is told, what was begun is finished, and all that was acknowledged is stored."""
        self.is_stopping = True
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
        await self.readiness.close()
        await self.tables.bus.close()
        await self.tables.store.close()
        log.info("server-stopped")

    def is_quiet(self) -> bool:
        """Whether nobody would lose time by a new start: nothing is under way, and no clock strikes soon."""
        is_hurried = any(
            live.table.deadline is not None and live.table.deadline < self.tables.time_at(live) + SOON
            for live in self.tables.live.values()
        )
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
        began = time.monotonic()
        try:
            self.check_origin(request)
            if "Content-Encoding" in request.headers:
                raise refused("refused-encoding")
            address = self.address_of(request)
            if not self.address_limit.take(address):
                raise refused("refused-rate")
            ASKING.set(address)
            response = await handler(request)
        except StoreProblem as problem:
            self.note(problem)
            response = self.trouble(request, refused("refused-trouble"))
        except Problem as problem:
            response = self.trouble(request, problem)
        except web.HTTPException as found:
            response = await self.bad_request(request, found)
        except Exception:
            log.exception("server-fault", path=request.rel_url.path[:100])
            self.metrics.troubles.inc()
            response = self.trouble(request, refused("refused-trouble"))
        self.metrics.requests.labels(str(response.status)).inc()
        if not isinstance(response, Socket):
            seconds, route = time.monotonic() - began, route_of(request)
            self.metrics.request_seconds.labels(method_of(request), route).observe(seconds)
            log.debug("request", method=method_of(request), route=route, status=response.status, seconds=seconds)
        if not response.prepared:
            response.headers.update(HEADERS)
        return response

    def heard_of_rules(self, name: str, _: int) -> None:
        """Another server of this database has new rules, or this one."""
        if name == RULES_CHANGED:
            self.tables.spawn(self.load_rules())

    async def load_rules(self) -> None:
        try:
            await self.moderation.load()
        except StoreProblem as problem:
            self.note(problem)

    def rules_changed(self) -> None:
        """Limits as they are now, and whoever is banned now goes."""
        now = self.settings = admin.with_limits(self.started_with, self.moderation.limits)
        self.address_limit.change(now.address_rate, 3 * now.address_rate)
        self.tables_limit.change(now.tables_rate / 3600, max(1, now.tables_rate / 2))
        self.joins_limit.change(now.joins_rate / 60, max(1, now.joins_rate))
        self.tables.storing.change(now.stored_rate * MB / 3600, now.stored_rate * MB)
        self.lab.limit.change(now.lab_rate / 3600, max(1.0, now.lab_rate / 2))
        self.reviews.limit.change(now.reviews_rate / 3600, max(1.0, now.reviews_rate / 4))
        self.reviews.days = self.retention.days = now.keep_days
        self.bodies.most, self.bodies.by_address = now.bodies, -(-now.bodies // PART_OF_BODIES)
        places = places_of(now.connections)
        self.places.most, self.places.by_address = places.most, places.by_address
        for connection in list(self.connections):
            connection.take_limits()
            if connection.is_unwelcome(connection.live):
                connection.turn_out()

    def reported(self, table: str, reason: str) -> None:
        self.metrics.reports.labels(reason).inc()
        log.warning("player-reported", table=table, reason=reason)

    def note(self, problem: StoreProblem) -> None:
        """What the store says names files and hosts of this machine: it is for the log, and for nobody outside."""
        self.metrics.tallies.store_failures += 1
        log.error("store-failed", problem=problem.text.id, said=problem.say())
        self.metrics.troubles.inc()

    def check_origin(self, request: web.Request) -> None:
        """Browsers say which page asks; only our own, and those the operator named, may do more than look."""
        origin = request.headers.get("Origin")
        if origin is None or (request.method == "GET" and "Upgrade" not in request.headers):
            return
        if not is_own_page(origin, request.headers.get("Host", ""), self.known_origins):
            raise refused("refused-origin")

    def check_joins(self, request: web.Request) -> None:
        if not self.joins_limit.take(self.address_of(request)):
            raise refused("refused-rate")

    def network_of(self, request: web.BaseRequest) -> str:
        return network_of(asking_address(peer_of(request), forwarded_for(request), self.trusted))

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
            self.check_asker(request, route)
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

    def check_asker(self, request: web.Request, route: api.Route) -> None:
        """The operator's own routes need the token, and nothing else opens them; others are for all but the banned."""
        if route.path.startswith(f"{admin.PREFIX}/"):
            self.gate.check(request, self.address_of(request))
        elif route.path.startswith("/api/"):
            self.moderation.check_address(self.address_of(request))

    async def read(self, request: web.Request, route: api.Route) -> bytes:
        """The body, if it comes in time. Few may send a long one at a time, and only who may ask for something."""
        usual = self.settings.body_bytes
        if 0 < route.most < usual:
            return await self.in_time(request.clone(client_max_size=route.most))
        if not route.most or not is_long(request, usual):
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
        except (web.RequestPayloadError, HttpProcessingError, ConnectionError):  # broken, or cut off
            raise web.HTTPBadRequest(reason="Bad Request") from None

    async def socket(self, request: web.Request) -> web.StreamResponse:
        address = self.address_of(request)
        self.make_room(address)
        connection = Connection(self, request.match_info["table"], address)
        socket = Socket(connection, self.settings.message_bytes)
        if not socket.can_prepare(request).ok:
            raise web.HTTPUpgradeRequired(reason="Upgrade Required")
        assert self.runner is not None
        connection.guest = self.runner.guest_of(request)
        connection.guest.show_out = connection.make_place
        self.places.rename(connection.guest, address)
        self.connections.add(connection)
        self.open_by.setdefault(address, {})[connection] = None
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

    def make_room(self, address: str) -> None:
        """An address has so many sockets: the stranger who came first makes room for whoever comes next."""
        own, most = self.open_by.get(address, {}), self.settings.connections
        staying = [each for each in own if not each.is_closed]
        if most and len(staying) >= most:
            stranger = next((each for each in staying if not each.person), None)
            if stranger is None:
                raise refused("refused-rate")
            stranger.make_place()

    def part(self, connection: Connection) -> None:
        connection.lost()
        self.connections.discard(connection)
        self.metrics.sockets.dec()
        own = self.open_by[connection.address]
        del own[connection]
        if not own:
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
            wire.Presence(people=tuple(sorted(crowd.people)), at=self.tables.time_at(live), watching=crowd.watching)
        )
        for listener in list(live.listeners):
            listener.send(message)

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep_once()

    async def check(self) -> None:
        while True:
            await asyncio.sleep(CHECK)
            await self.check_store()

    async def check_store(self) -> None:
        """Damage is told in the log and to whoever asks how the server is; what can be read is served all the same."""
        try:
            await self.tables.store.check()
        except StoreProblem as problem:
            log.error("store-damaged", problem=problem.text.id, said=problem.say())
            self.is_damaged = True
        else:
            self.is_damaged = False

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
            self.codes_limit.networks,
            self.tables.storing,
            self.lab.limit,
            self.lab.tries,
            self.replays.limit,
            self.reviews.limit,
            self.reports_limit,
            self.gate.limit,
            self.metrics_gate.limit,
        ):
            limit.forget()
        self.time.check()

    def is_for_metrics(self, request: web.Request) -> bool:
        has_token = bool(self.settings.metrics_token) and "Authorization" in request.headers
        return has_token and self.metrics_gate.is_opened_by(request, self.address_of(request))

    def count_people(self) -> dict[str, int]:
        """Each person once at a table, however many devices they have there."""
        counts = {"player": 0, "guest": 0, "watcher": 0}
        for live in self.tables.live.values():
            here = {listener.person for listener in live.listeners} - {0}
            seated = {seat.person for seat in live.table.seats}
            counts["player"] += len(here & seated)
            counts["guest"] += len(here - seated)
            counts["watcher"] += sum(not listener.person for listener in live.listeners)
        return counts

    async def openapi(self, _: web.Request) -> web.Response:
        return web.Response(body=await asyncio.to_thread(api.openapi), content_type="application/json")

    async def show_metrics(self, request: web.Request) -> web.Response:
        """For this machine, and whoever has the token; a proxy that is trusted does not make strangers local."""
        asking = asking_address(peer_of(request), forwarded_for(request), self.trusted)
        is_local = is_within(asking, LOOPBACK) and is_own_name(host_in(request.headers.get("Host", "")))
        if not is_local and not self.is_for_metrics(request):
            raise web.HTTPNotFound
        self.metrics.tables_live.set(len(self.tables.live))
        for part, people in self.count_people().items():
            self.metrics.people.labels(part).set(people)
        return web.Response(body=self.metrics.text(), headers={"Content-Type": "text/plain; version=0.0.4"})


def route_of(request: web.Request) -> str:
    """As it is written in the list of routes; one name for all paths that are none."""
    resource = request.match_info.route.resource
    return "" if resource is None else resource.canonical


def method_of(request: web.Request) -> str:
    """Strangers may make up others."""
    return request.method if request.method in {"GET", "HEAD", "POST", "OPTIONS"} else "OTHER"


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
    """A body whose length is not known may be."""
    length = request.content_length
    return length is None or length > usual


def wants_page(request: web.Request) -> bool:
    is_asked = request.method in {"GET", "HEAD"} and "text/html" in request.headers.get("Accept", "")
    return is_asked and not request.path.startswith("/api/") and folder() is not None


def is_own_page(origin: str, host: str, known: Collection[str]) -> bool:
    """A page of the host that was asked is ours if that host is: over plain http a stranger's name may lead here as
    well (DNS rebinding), and its page would then seem to be of this server. For TLS it would need a certificate."""
    if origin in known:
        return True
    try:
        page = urlsplit(origin)
        is_same, name = page.netloc == host, page.hostname or ""
    except ValueError:
        return False
    return is_same and (page.scheme == "https" or is_own_name(name))


def is_own_name(name: str) -> bool:
    """A name that nobody on the internet can let lead here: an address, this machine, or one of this network."""
    name = name.rstrip(".").lower()
    return parse(name) is not None or ("." not in name and bool(name)) or name.endswith((".localhost", ".local"))


def host_in(netloc: str) -> str:
    try:
        return urlsplit(f"//{netloc}").hostname or ""
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
