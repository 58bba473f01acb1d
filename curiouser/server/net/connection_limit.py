"""Counts connections of any kind, and limits them, before anything is read from them.

When no place is left, strangers make room for people who have a link to a table, and for addresses with fewer
connections. `Runner` and `LimitedServer` use internals of aiohttp, as nothing else sees every connection come and go.
"""

import asyncio
import contextlib
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

from aiohttp import web

from curiouser.server.net.addresses import Network, group_of, is_within

ACCEPTED = 128  # connections that the system may hand over at once, before any of them is counted
OWN_FILES = 64 + ACCEPTED  # files that we need for ourselves: the store, workers, pages
MOST_FILES = 1 << 16  # that we ask the system for
FOREVER = 366 * 24 * 3600
ENTERING = 3  # turns of the loop from a connection that was accepted to one that can be closed
BY_SOCKET = 2  # connections for each socket that an address may have: browsers bring some more
FOR_STRANGERS = 8  # one of so many places is never taken by those who are known, so that others can become known


class Guest:
    """A connection that has a place. `is_known`: somebody at a table, by their link."""

    __slots__ = ("address", "is_inside", "is_known", "show_out")

    def __init__(self, address: str, show_out: Callable[[], None]) -> None:
        self.address = address
        self.show_out = show_out
        self.is_known = False
        self.is_inside = False


class ConnectionPlaces:
    """So many places, in all and for one address; 0 means no limit. Connections of the address "" are those of proxies,
    which come for many people: they are counted in all only, until it is known for whom they come."""

    def __init__(self, most: int, by_address: int) -> None:
        self.most = most
        self.by_address = by_address
        self.count = 0
        self.known = 0
        self.strangers_of: dict[str, dict[Guest, None]] = {}  # the one who came first is the first
        self.known_of: dict[str, dict[Guest, None]] = {}

    def enter(self, guest: Guest) -> bool:
        """A newcomer is a stranger. Nobody who is known ever makes room for one."""
        own = self.strangers_of.get(guest.address, {})
        if guest.address and 0 < self.by_address <= len(own) + len(self.known_of.get(guest.address, ())):
            if not own:
                return False
            self.push_out(next(iter(own)))
        elif 0 < self.most <= self.count:
            crowd = heaviest(self.strangers_of)
            if len(crowd) <= len(own):
                return False
            self.push_out(next(iter(crowd)))
        self.put(guest)
        return True

    def know(self, guest: Guest) -> None:
        """Somebody with a link: they stay, whatever strangers do, if their address has not more of these places than
        others have."""
        if not guest.is_inside or guest.is_known:
            return
        if self.most and self.known >= self.most - max(1, self.most // FOR_STRANGERS):
            crowd = heaviest(self.known_of)
            if len(crowd) <= len(self.known_of.get(guest.address, ())) + 1:
                return
            self.push_out(next(reversed(crowd)))
        self.take_out(guest)
        guest.is_known = True
        self.put(guest)

    def rename(self, guest: Guest, address: str) -> None:
        """It turned out for whom a proxy came."""
        if guest.is_inside and guest.address != address:
            self.take_out(guest)
            guest.address = address
            self.put(guest)

    def leave(self, guest: Guest) -> None:
        if guest.is_inside:
            self.take_out(guest)

    def push_out(self, guest: Guest) -> None:
        self.take_out(guest)
        guest.show_out()

    def put(self, guest: Guest) -> None:
        (self.known_of if guest.is_known else self.strangers_of).setdefault(guest.address, {})[guest] = None
        self.count += 1
        self.known += guest.is_known
        guest.is_inside = True

    def take_out(self, guest: Guest) -> None:
        all_of = self.known_of if guest.is_known else self.strangers_of
        del all_of[guest.address][guest]
        if not all_of[guest.address]:
            del all_of[guest.address]
        self.count -= 1
        self.known -= guest.is_known
        guest.is_inside = False


def heaviest(all_of: dict[str, dict[Guest, None]]) -> dict[Guest, None]:
    """The guests of the address that has most."""
    return max((guests for address, guests in all_of.items() if address), key=len, default={})


class LimitedServer(web.Server):
    """aiohttp's own, but too many are shown out. Proxies that are trusted come for many people, and may come often."""

    def __init__(
        self, made: web.Server, places: ConnectionPlaces, trusted: tuple[Network, ...], answer: bytes, **more: Any
    ):
        super().__init__(made.request_handler, request_factory=made.request_factory, **more)
        self.places = places
        self.trusted = trusted
        self.answer = answer
        self.inside: dict[Any, Guest] = {}

    def connection_made(self, handler: web.RequestHandler, transport: asyncio.Transport) -> None:
        super().connection_made(handler, transport)
        peer = transport.get_extra_info("peername")
        host = peer[0] if isinstance(peer, tuple) else ""
        address = "" if is_within(host, self.trusted) else group_of(host)
        guest = self.inside[handler] = Guest(address, partial(self.show_out, transport))
        if not self.places.enter(guest):
            self.show_out(transport)

    def show_out(self, transport: asyncio.Transport) -> None:
        """Soon: the handler may only just be being made, and must be whole before it is lost."""
        asyncio.get_running_loop().call_soon(self.answer_and_close, transport)

    def answer_and_close(self, transport: asyncio.Transport) -> None:
        if not transport.is_closing():
            transport.write(self.answer)
        close_now(transport)

    def connection_lost(self, handler: web.RequestHandler, exc: BaseException | None = None) -> None:
        super().connection_lost(handler, exc)
        guest = self.inside.pop(handler, None)
        if guest is not None:
            self.places.leave(guest)


class Runner(web.AppRunner):
    """Runs the application behind our doors."""

    __slots__ = ("answer", "idle", "places", "trusted")

    def __init__(
        self,
        app: web.Application,
        places: ConnectionPlaces,
        trusted: tuple[Network, ...],
        answer: bytes,
        idle: int,
        stop: float,
    ) -> None:
        super().__init__(app, handle_signals=False, shutdown_timeout=stop)
        self.places = places
        self.trusted = trusted
        self.answer = answer
        self.idle = idle

    async def _make_server(self) -> web.Server:
        made = await super()._make_server()
        # Packed bodies are refused, and must not be unpacked on the loop before anybody could say so.
        more: dict[str, Any] = {"access_log": None, "auto_decompress": False}
        return LimitedServer(
            made, self.places, self.trusted, self.answer, keepalive_timeout=self.idle or FOREVER, **more
        )

    def guest_of(self, request: web.Request) -> Guest:
        assert isinstance(self.server, LimitedServer)
        return self.server.inside[request.protocol]

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


def close_now(transport: asyncio.Transport) -> None:
    """Whoever reads too slowly for the last word does without: its file is needed."""
    if transport.get_write_buffer_size():
        transport.abort()
    else:
        transport.close()


def places_of(connections: int) -> ConnectionPlaces:
    """For all connections together as the system has files for, for one address as the operator says."""
    files = most_files()
    most = max(files - OWN_FILES, files // 4)
    by_address = BY_SOCKET * connections
    return ConnectionPlaces(most, min(by_address, most // 2) if most and by_address else by_address)


def most_files() -> int:
    """That may be open at a time; 0: as many as one likes."""
    if sys.platform == "win32":
        return 0
    import resource

    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 0 if most == resource.RLIM_INFINITY else most


def ask_for_files() -> None:
    """Many systems let a program have far more than they give it at first."""
    if sys.platform == "win32":
        return
    import resource

    most, hardest = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hardest == resource.RLIM_INFINITY else min(hardest, MOST_FILES)
    if most != resource.RLIM_INFINITY and most < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hardest))
