"""Whom a request comes from, behind proxies that are trusted."""

from aiohttp import web

from curiouser.server.net.addresses import asking_address, client_address, network_of, read_networks


class Peers:
    def __init__(self, trusted_proxies: str) -> None:
        self.trusted = read_networks(trusted_proxies)

    def asking(self, request: web.BaseRequest) -> str:
        """The address itself."""
        return asking_address(peer_of(request), forwarded_for(request), self.trusted)

    def address_of(self, request: web.BaseRequest) -> str:
        """As one who is counted."""
        return client_address(peer_of(request), forwarded_for(request), self.trusted)

    def network_of(self, request: web.BaseRequest) -> str:
        return network_of(self.asking(request))


def peer_of(request: web.BaseRequest) -> str:
    peer = request.transport.get_extra_info("peername") if request.transport is not None else None
    return peer[0] if isinstance(peer, tuple) else ""


def forwarded_for(request: web.BaseRequest) -> list[str]:
    return request.headers.getall("X-Forwarded-For", [])
