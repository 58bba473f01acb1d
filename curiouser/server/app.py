"""The server: what it is made of, and how it starts and stops."""

import asyncio
import contextlib
import socket
from collections.abc import Callable
from typing import Any

import structlog
from aiohttp import web

from curiouser import bots
from curiouser.engine.faults import fault_of
from curiouser.server.http.gate import Gate
from curiouser.server.http.guard import Guard
from curiouser.server.http.monitoring import Monitoring
from curiouser.server.http.pages import add_pages
from curiouser.server.http.peers import Peers
from curiouser.server.http.responses import turned_away
from curiouser.server.http.routes import ROUTES, openapi
from curiouser.server.http.socket import Socket
from curiouser.server.http.tokens import keep_token, token_file
from curiouser.server.net.connection_limit import Runner
from curiouser.server.runtime.bot_runner import BotRunner
from curiouser.server.runtime.buses import open_bus
from curiouser.server.runtime.clocks import Clocks
from curiouser.server.runtime.connections import Connections
from curiouser.server.runtime.health import Readiness
from curiouser.server.runtime.lab import Lab
from curiouser.server.runtime.listing import Listing
from curiouser.server.runtime.metrics import Metrics, note_store_problem
from curiouser.server.runtime.moderation import RULES_CHANGED, Moderation
from curiouser.server.runtime.notifications import Notifications
from curiouser.server.runtime.replays import Replays
from curiouser.server.runtime.results import Results
from curiouser.server.runtime.retention import Retention
from curiouser.server.runtime.reviews import Reviews, folder_of
from curiouser.server.runtime.server_limits import ServerLimits
from curiouser.server.runtime.steady_clock import SteadyTime
from curiouser.server.runtime.tables import Tables
from curiouser.server.settings import Settings
from curiouser.server.store import default_url, open_store
from curiouser.server.store.base import StoreProblem

log = structlog.get_logger("curiouser.server")

SWEEP = 20.0  # s between looks for silent sockets and idle tables
CHECK = 24 * 3600.0  # s between looks through the whole database
STOPPING = 10.0  # s that a stop may take
SOON = 30_000  # ms; a clock that strikes sooner is not kept waiting by a new start
PARTING = 2.0  # s that requests under way have for their answers then


class Server:
    def __init__(self, settings: Settings, clock: Callable[[], int] | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = ServerLimits(settings)
        self.time = SteadyTime()
        url = settings.db or default_url()
        store = open_store(url, accept_loss=settings.accept_loss)
        now = clock or self.time.now
        self.tables = Tables(store, open_bus(url), self.metrics, now, self.limits.requests, self.limits.stored)
        self.listing = Listing(self.tables)
        self.moderation = Moderation(store, self.tables.bus, self.tables.now)
        self.moderation.changed.append(self.rules_changed)
        self.readiness = Readiness(self.tables)
        self.clocks = Clocks(self.tables, settings.poll)
        for path in settings.bot:
            bots.invite(path)
        self.bots = BotRunner(self.tables, self.metrics, settings.bots, settings.bot_pause)
        self.connections = Connections(self.tables, self.metrics, self.limits, self.moderation, self.bots.workers)
        self.notifications = Notifications(self.tables, self.metrics, settings, self.connections.is_here)
        self.connections.notifications = self.notifications
        self.lab = Lab(settings, self.limits.lab)
        self.replays = Replays(self.tables, settings.address_rate > 0)
        self.results = Results(self.tables)
        self.reviews = Reviews(settings.reviews, self.limits.reviews, folder_of(url), settings.keep_days)
        self.retention = Retention(self.tables, settings.keep_days, self.reviews.forget)
        self.peers = Peers(settings.trusted_proxies)
        self.gate = Gate(settings.admin_token)
        self.guard = Guard(self.peers, self.gate, self.services())
        self.monitoring = Monitoring(self.peers, self.metrics, self.connections, settings.metrics_token)
        self.work: list[asyncio.Task[None]] = []
        self.runner: Runner | None = None
        self.listening: list[socket.socket] = []
        self.port = 0

    def services(self) -> dict[type[Any], Any]:
        """What the handlers of routes can ask for."""
        found = (
            self.settings,
            self.limits,
            self.peers,
            self.tables,
            self.listing,
            self.moderation,
            self.readiness,
            self.metrics,
            self.notifications,
            self.lab,
            self.replays,
            self.results,
            self.reviews,
        )
        return {type(service): service for service in found}

    async def start(self) -> None:
        await self.tables.store.open(to_serve=True)
        await self.tables.bus.open()
        self.tables.open()
        await self.moderation.load()
        self.tables.bus.listen(self.heard_of_rules, lambda: self.heard_of_rules(RULES_CHANGED, 0))
        await self.open_gate()
        self.tables.bus.on_word(self.connections.presence.heard)
        await self.notifications.open()
        await asyncio.to_thread(self.reviews.protect)
        places, idle = self.limits.places, self.settings.idle
        self.runner = Runner(self.application(), places, self.peers.trusted, turned_away(), idle, PARTING)
        await self.runner.setup()
        self.listening = open_sockets(self.settings)
        for listening in self.listening:
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
        self.readiness.is_stopping = True
        for task in self.work:
            task.cancel()
        for connection in list(self.connections.all):
            connection.bye("stop")
        await self.bots.close()
        await self.lab.close()
        await self.reviews.close()
        await self.notifications.close()
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
        return not (is_hurried or self.tables.background or self.tables.appends or self.lab.is_busy)

    def application(self) -> web.Application:
        app = web.Application(middlewares=[self.guard.guard], client_max_size=self.settings.body_bytes)
        for route in ROUTES:
            app.router.add_route(route.method, route.path, self.guard.answer_to(route))
        app.router.add_get("/api/tables/{table}/socket", self.open_socket)
        app.router.add_get("/openapi.json", show_openapi)
        app.router.add_get("/metrics", self.monitoring.show_metrics)
        add_pages(app.router)
        return app

    async def open_socket(self, request: web.Request) -> web.StreamResponse:
        address = self.peers.address_of(request)
        connection = self.connections.open(request.match_info["table"], address)
        socket = Socket(connection, self.settings.message_bytes)
        if not socket.can_prepare(request).ok:
            raise web.HTTPUpgradeRequired(reason="Upgrade Required")
        assert self.runner is not None
        connection.guest = self.runner.guest_of(request)
        connection.guest.show_out = connection.make_place
        self.limits.places.rename(connection.guest, address)
        self.connections.add(connection)
        try:
            await socket.prepare(request)
            await connection.closed
        except ConnectionError:  # gone before the greeting
            return web.Response(status=408)
        finally:
            self.connections.remove(connection)
            if request.transport is not None:
                request.transport.close()
        return socket

    def heard_of_rules(self, name: str, _: int) -> None:
        """Another server of this database has new rules, or this one."""
        if name == RULES_CHANGED:
            self.tables.spawn(self.load_rules())

    async def load_rules(self) -> None:
        try:
            await self.moderation.load()
        except StoreProblem as problem:
            note_store_problem(self.metrics, problem)

    def rules_changed(self) -> None:
        self.limits.change(self.moderation.limits)
        self.reviews.days = self.retention.days = self.limits.settings.keep_days
        self.connections.rules_changed()

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep_once()

    def sweep_once(self) -> None:
        self.connections.sweep()
        self.tables.forget_idle(self.limits.settings.forget)
        own = (self.lab.tries, self.replays.limit, self.gate.limit, self.monitoring.gate.limit)
        for limit in (*self.limits.all(), *own):
            limit.forget()
        self.time.check()

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
            self.readiness.is_damaged = True
        else:
            self.readiness.is_damaged = False


async def show_openapi(_: web.Request) -> web.Response:
    return web.Response(body=await asyncio.to_thread(openapi), content_type="application/json")


def open_sockets(settings: Settings) -> list[socket.socket]:
    """Those that were handed over, or new ones: one for each address that the host has."""
    if settings.fd:
        return [socket.socket(fileno=fd) for fd in settings.fd]
    flags = socket.AI_PASSIVE
    found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM, flags=flags)
    families = {address[:2]: family for family, _, _, _, address in found}
    return [socket.create_server(address, family=family) for address, family in families.items()]
