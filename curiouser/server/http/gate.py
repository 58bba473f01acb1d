"""The operator's token: whoever has it may use the routes of `curiouser admin`, or read the metrics."""

import structlog
from aiohttp import web

from curiouser.server.core.errors import refused
from curiouser.server.http.tokens import bearer_of, is_same
from curiouser.server.net.limits import Limit

log = structlog.get_logger("curiouser.admin")

PREFIX = "/api/admin"
WRONG_A_MINUTE = 10  # wrong tokens from one address


class Gate:
    """Lets in whoever has the token. Wrong ones are counted by address, right ones never."""

    def __init__(self, token: str, is_limited: bool = True) -> None:
        self.token = token
        self.limit = Limit(WRONG_A_MINUTE / 60 if is_limited else 0, WRONG_A_MINUTE)

    def is_opened_by(self, request: web.Request, address: str) -> bool:
        if not self.limit.has(address):
            raise refused("refused-rate")
        if is_same(bearer_of(request.headers.get("Authorization", "")), self.token):
            return True
        self.limit.take(address)
        return False

    def check(self, request: web.Request, address: str) -> None:
        if not self.is_opened_by(request, address):
            log.warning("admin-token-wrong")
            raise refused("refused-admin")
