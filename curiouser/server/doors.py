"""Counts connections of any kind, and limits them, before anything is read from them.

`Runner` and `Doors` use internals of aiohttp, because nothing else sees every connection open and close.
"""

import asyncio
import contextlib
import sys
from typing import Any

from aiohttp import web

from curiouser.server.limits import Network, Places, group_of, is_within

OWN_FILES = 64  # files that we need for ourselves: the store, workers, pages
FOREVER = 366 * 24 * 3600
ENTERING = 3  # turns of the loop from a connection that was accepted to one that can be closed
BY_SOCKET = 2  # connections for each socket that an address may have: browsers bring some more


class Doors(web.Server):
    """aiohttp's own, but too many are shown out. Proxies that are trusted come for many people, and may come often."""

    def __init__(self, made: web.Server, places: Places, trusted: tuple[Network, ...], answer: bytes, **more: Any):
        super().__init__(made.request_handler, request_factory=made.request_factory, **more)
        self.places = places
        self.trusted = trusted
        self.answer = answer
        self.inside: dict[web.RequestHandler, str] = {}

    def connection_made(self, handler: web.RequestHandler, transport: asyncio.Transport) -> None:
        super().connection_made(handler, transport)
        peer = transport.get_extra_info("peername")
        host = peer[0] if isinstance(peer, tuple) else ""
        address = "" if is_within(host, self.trusted) else group_of(host)
        if self.places.take(address):
            self.inside[handler] = address
        else:
            # The handler is only just being made: it must be whole before it is lost.
            asyncio.get_running_loop().call_soon(self.show_out, transport)

    def show_out(self, transport: asyncio.Transport) -> None:
        transport.write(self.answer)
        transport.close()

    def connection_lost(self, handler: web.RequestHandler, exc: BaseException | None = None) -> None:
        super().connection_lost(handler, exc)
        address = self.inside.pop(handler, None)
        if address is not None:
            self.places.leave(address)


class Runner(web.AppRunner):
    """Runs the application behind our doors."""

    __slots__ = ("answer", "idle", "places", "trusted")

    def __init__(
        self, app: web.Application, places: Places, trusted: tuple[Network, ...], answer: bytes, idle: int, stop: float
    ) -> None:
        super().__init__(app, handle_signals=False, shutdown_timeout=stop)
        self.places = places
        self.trusted = trusted
        self.answer = answer
        self.idle = idle

    async def _make_server(self) -> web.Server:
        made = await super()._make_server()
        return Doors(
            made, self.places, self.trusted, self.answer, access_log=None, keepalive_timeout=self.idle or FOREVER
        )

    async def cleanup(self) -> None:
        """Nobody more comes in, then everybody goes: asyncio loses those, unclosed, who come while a site is closed."""
        loop = asyncio.get_running_loop()
        for site in self.sites:
            for door in site._server.sockets if isinstance(site._server, asyncio.Server) else ():
                with contextlib.suppress(NotImplementedError):  # Windows
                    loop.remove_reader(door)
        for _ in range(ENTERING):
            await asyncio.sleep(0)
        await super().cleanup()


def places_of(connections: int) -> Places:
    """For all connections together as the system has files for, for one address as the operator says."""
    most = most_files() - OWN_FILES if most_files() else 0
    by_address = BY_SOCKET * connections
    return Places(most, min(by_address, most // 2) if most and by_address else by_address)


def most_files() -> int:
    """That may be open at a time; 0: as many as one likes."""
    if sys.platform == "win32":
        return 0
    import resource

    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 0 if most == resource.RLIM_INFINITY else max(most, 2 * OWN_FILES)
