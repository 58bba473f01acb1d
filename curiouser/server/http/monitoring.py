"""Metrics, for programs on this machine and for whoever has the token."""

from aiohttp import web

from curiouser.server.http.gate import Gate
from curiouser.server.http.peers import Peers
from curiouser.server.net.addresses import is_within, read_networks
from curiouser.server.net.origin import host_in, is_own_name
from curiouser.server.runtime.connections import Connections
from curiouser.server.runtime.metrics import Metrics

LOOPBACK = read_networks("127.0.0.0/8, ::1")


class Monitoring:
    def __init__(self, peers: Peers, metrics: Metrics, connections: Connections, token: str) -> None:
        self.peers = peers
        self.metrics = metrics
        self.connections = connections
        self.gate = Gate(token)

    async def show_metrics(self, request: web.Request) -> web.Response:
        """A proxy that is trusted does not make strangers local."""
        is_local = is_within(self.peers.asking(request), LOOPBACK) and is_own_name(
            host_in(request.headers.get("Host", ""))
        )
        if not is_local and not self.has_token(request):
            raise web.HTTPNotFound
        self.metrics.tables_live.set(len(self.connections.tables.live))
        for part, people in self.connections.count_people().items():
            self.metrics.people.labels(part).set(people)
        return web.Response(body=self.metrics.text(), headers={"Content-Type": "text/plain; version=0.0.4"})

    def has_token(self, request: web.Request) -> bool:
        is_asked = bool(self.gate.token) and "Authorization" in request.headers
        return is_asked and self.gate.is_opened_by(request, self.peers.address_of(request))
