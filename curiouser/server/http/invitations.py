"""Routes for invitations to a table and for notices to people who are away."""

import asyncio
from typing import Annotated, Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from aiohttp import web

from curiouser.server.core.commands import Secret
from curiouser.server.core.errors import refused
from curiouser.server.core.people import hash_token
from curiouser.server.core.table import Table
from curiouser.server.http.call import SHORT_BODY, Call, Route
from curiouser.server.http.peers import Peers
from curiouser.server.net.addresses import is_within
from curiouser.server.net.safe_http import LONGEST_ADDRESS, read_address
from curiouser.server.runtime.notifications import MOST, Notifications, Wanted
from curiouser.server.runtime.server_limits import ServerLimits
from curiouser.server.runtime.tables import Tables
from curiouser.server.settings import Settings
from curiouser.server.store.base import Store

LONGEST_HOST = 260

Address = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ADDRESS)]
BrowserKey = Annotated[str, msgspec.Meta(max_length=200, pattern="^[A-Za-z0-9_-]*$")]


class Picture(NamedTuple):
    """An SVG, not JSON."""

    svg: bytes


class Offered(msgspec.Struct, frozen=True):
    """How this server can tell people that it is their turn. `push` is the key that a browser subscribes with."""

    push: str
    webhooks: bool


class Browser(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's subscription: its endpoint and its keys, in base64url."""

    endpoint: Address
    p256dh: BrowserKey
    auth: BrowserKey


class WantNotices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Either a browser's `push` or a `webhook`, which gets the same JSON by POST."""

    token: Secret
    push: Browser | None = None
    webhook: Address | None = None


class EndNotices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`address`: the webhook, or the endpoint of the browser."""

    token: Secret
    address: Address


class NoticesKept(msgspec.Struct, frozen=True):
    """Where you hear of your turn at this table now."""

    addresses: tuple[str, ...]


async def show_qr(call: Call[None], tables: Tables, peers: Peers, settings: Settings) -> Picture:
    """The invitation to a table as a QR code: its link, and nothing secret."""
    live = await tables.get(call.path["table"])
    return Picture(await asyncio.to_thread(picture_of, f"{base_of(call.request, peers, settings)}/t/{live.table.id}"))


def picture_of(link: str) -> bytes:
    """In a thread: the first one loads what draws them."""
    from curiouser.server.http.qr import picture

    return picture(link)


def base_of(request: web.Request, peers: Peers, settings: Settings) -> str:
    """How people call this server: as the operator says, or as whoever asks has called it."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    peer = request.transport.get_extra_info("peername") if request.transport is not None else None
    is_proxy = isinstance(peer, tuple) and is_within(peer[0], peers.trusted)
    scheme = request.headers.get("X-Forwarded-Proto", "http") if is_proxy else "http"
    host = request.headers.get("Host", "")
    if not is_host(host) or scheme not in {"http", "https"}:
        raise refused("refused-message", reason="Host")
    return f"{scheme}://{host}"


def is_host(host: str) -> bool:
    try:
        parts = urlsplit(f"//{host}")
        return 0 < len(host) <= LONGEST_HOST and host.isascii() and parts.netloc == host and parts.port != 0
    except ValueError:
        return False


async def offer_notices(notices: Notifications, settings: Settings) -> Offered:
    """How you can hear that it is your turn while you are away."""
    return Offered(notices.public_key, settings.webhooks)


async def want_notices(
    call: Call[WantNotices], tables: Tables, notices: Notifications, limits: ServerLimits, settings: Settings
) -> NoticesKept:
    """Hear of your turn at a table without a clock, or with a slow one, while you are not connected."""
    body = call.body
    limits.check_joins(call.address)
    person, hashed = await who(call, tables, body.token)
    if (body.push is None) is (body.webhook is None):
        raise refused("refused-message", reason="push, webhook")
    if body.push is None:
        address, wanted = webhook(body, hashed, settings.webhooks)
    else:
        address, wanted = pushed(body.push, hashed, notices.public_key)
    if read_address(address, settings.notice_private) is None:
        raise refused("refused-notice-address")
    table = call.path["table"]
    if not await tables.store.add_notice(table, person, address, msgspec.json.encode(wanted), MOST):
        raise refused("refused-notices", most=MOST)
    return await kept(tables.store, table, person)


def webhook(body: WantNotices, hashed: str, is_allowed: bool) -> tuple[str, Wanted]:
    if not is_allowed:
        raise refused("refused-no-webhooks")
    return body.webhook or "", Wanted(hashed)


def pushed(browser: Browser, hashed: str, public_key: str) -> tuple[str, Wanted]:
    if not public_key:
        raise refused("refused-no-push")
    from curiouser.server.net.web_push import is_browser

    if not is_browser(browser.p256dh, browser.auth):
        raise refused("refused-message", reason="p256dh, auth")
    return browser.endpoint, Wanted(hashed, browser.p256dh, browser.auth)


async def end_notices(call: Call[EndNotices], tables: Tables, limits: ServerLimits) -> NoticesKept:
    """Hear no more of it at that address."""
    body = call.body
    limits.check_joins(call.address)
    person, _ = await who(call, tables, body.token)
    table = call.path["table"]
    if read_address(body.address, allow_private=True) is not None:
        await tables.store.end_notice(table, person, body.address)
    return await kept(tables.store, table, person)


async def who(call: Call[Any], tables: Tables, token: str) -> tuple[int, str]:
    """The person with that link."""
    hashed = hash_token(token)

    def find(table: Table) -> int:
        person = table.person_of(hashed)
        if not person:
            raise refused("refused-link")
        return person

    return await tables.look(call.path["table"], find), hashed


async def kept(store: Store, table: str, person: int) -> NoticesKept:
    found = await store.notices(table)
    return NoticesKept(tuple(notice.address for notice in found if notice.person == person))


ROUTES = (
    Route("GET", "/api/tables/{table}/qr.svg", show_qr, None, Picture),
    Route("GET", "/api/notices", offer_notices, None, Offered),
    Route("POST", "/api/tables/{table}/notices", want_notices, WantNotices, NoticesKept, (), SHORT_BODY),
    Route("POST", "/api/tables/{table}/notices/end", end_notices, EndNotices, NoticesKept, (), SHORT_BODY),
)
