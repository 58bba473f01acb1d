"""Routes for whoever watches over the server."""

import msgspec

from curiouser.server.http.call import Route
from curiouser.server.runtime.health import Readiness


class Health(msgspec.Struct, frozen=True):
    """`ok`, or with 503 `stopping` or `store`: the database does not answer as it should; the log says why."""

    status: str


WELL, UNWELL, STOPPING = Health("ok"), Health("store"), Health("stopping")


async def livez() -> Health:
    """Whether the server answers at all; one that does not should be started anew."""
    return WELL


async def readyz(readiness: Readiness) -> Health:
    """Whether people can be sent here: the store answers, and the server is not about to stop."""
    if readiness.is_stopping:
        return STOPPING
    return WELL if await readiness.is_well() and not readiness.is_damaged else UNWELL


async def healthz(readiness: Readiness) -> Health:
    """As `/readyz`."""
    return await readyz(readiness)


ROUTES = (
    Route("GET", "/healthz", healthz, None, Health),
    Route("GET", "/livez", livez, None, Health),
    Route("GET", "/readyz", readyz, None, Health),
)
