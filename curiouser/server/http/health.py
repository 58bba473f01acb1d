"""Routes for whoever watches over the server."""

import msgspec

from curiouser.server.http.call import Call, Route
from curiouser.server.runtime.health import Readiness


class Health(msgspec.Struct, frozen=True):
    """`ok`, or with 503 `stopping` or `store`: the database does not answer as it should; the log says why."""

    status: str


WELL, UNWELL, STOPPING = Health("ok"), Health("store"), Health("stopping")


async def livez(call: Call[None]) -> Health:
    """Whether the server answers at all; one that does not should be started anew."""
    return WELL


async def readyz(call: Call[None], readiness: Readiness) -> Health:
    """Whether people can be sent here: the store answers, and the server is not about to stop."""
    if readiness.is_stopping:
        return STOPPING
    return WELL if await readiness.is_well() and not readiness.is_damaged else UNWELL


async def healthz(call: Call[None], readiness: Readiness) -> Health:
    """As `/readyz`."""
    return await readyz(call, readiness)


ROUTES = (
    Route("GET", "/healthz", healthz, None, Health),
    Route("GET", "/livez", livez, None, Health),
    Route("GET", "/readyz", readyz, None, Health),
)
