"""Requests to addresses that strangers entered: https only, public addresses only, no redirects."""

import socket
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import SplitResult, urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

LONGEST_ADDRESS = 1000
TIMEOUT = aiohttp.ClientTimeout(total=10)


class Forbidden(OSError):
    """The address leads into a network that is none of the sender's business."""


# Of IPv6 only what is given to providers is the internet at large, and not all of that: behind the rest may lie private
# networks, or any IPv4 address in disguise.
UNICAST = ip_network("2000::/3")
SPECIAL = tuple(
    ip_network(network)
    for network in (
        "2001::/23",  # protocols, Teredo among them
        "2001:db8::/32",  # documents
        "2002::/16",  # 6to4
        "3fff::/20",  # documents
        "192.88.99.0/24",  # 6to4
    )
)


def is_open(address: str) -> bool:
    """Whether an IP address is one of the internet at large."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address) and found not in UNICAST:
        return False
    if any(found.version == network.version and found in network for network in SPECIAL):
        return False
    return found.is_global and not found.is_multicast


def read_address(address: str, allow_private: bool) -> SplitResult | None:
    """The parts of an address to which something may be sent; None for any other."""
    if len(address) > LONGEST_ADDRESS or not address.isascii() or not address.isprintable() or " " in address:
        return None
    try:
        parts = urlsplit(address)
        host, _ = parts.hostname, parts.port
    except ValueError:
        return None
    schemes = {"https", "http"} if allow_private else {"https"}
    if parts.scheme not in schemes or not host or parts.username is not None or parts.password is not None:
        return None
    return parts if allow_private or not is_closed_literal(host) else None


def is_closed_literal(host: str) -> bool:
    """An IP address in any spelling that a resolver would take, and not an open one."""
    try:
        return not is_open(host)
    except ValueError:
        pass
    try:
        return not is_open(socket.inet_ntoa(socket.inet_aton(host)))
    except OSError:
        return False


class OpenResolver(AbstractResolver):
    """Looks at the addresses behind a name at the moment of connecting, so a name can't change its mind in between."""

    def __init__(self, inner: AbstractResolver | None = None) -> None:
        self.inner = inner or ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = await self.inner.resolve(host, port, family)
        if not found or not all(is_open(each["host"]) for each in found):
            raise Forbidden(f"{host} is not in the open internet")
        return found

    async def close(self) -> None:
        await self.inner.close()


class Sender:
    """One session for all; it follows no redirect, keeps no cookie and reads no answer."""

    def __init__(self, allow_private: bool, resolver: AbstractResolver | None = None) -> None:
        self.allow_private = allow_private
        self.resolver = resolver
        self.session: aiohttp.ClientSession | None = None

    async def post(self, address: str, body: bytes, headers: dict[str, str]) -> int:
        """The status of the answer; raises `OSError` or `aiohttp.ClientError` where there is none."""
        if read_address(address, self.allow_private) is None:
            raise Forbidden(address)
        if self.session is None:
            self.session = self.open()
        async with self.session.post(address, data=body, headers=headers, allow_redirects=False) as response:
            status = response.status
            response.close()
            return status

    def open(self) -> aiohttp.ClientSession:
        options: dict[str, Any] = {} if self.allow_private else {"resolver": OpenResolver(self.resolver)}
        connector = aiohttp.TCPConnector(limit=20, limit_per_host=4, use_dns_cache=False, force_close=True, **options)
        return aiohttp.ClientSession(
            connector=connector,
            timeout=TIMEOUT,
            cookie_jar=aiohttp.DummyCookieJar(),
            trust_env=False,
            auto_decompress=False,
            headers={"User-Agent": "curiouser"},
        )

    async def close(self) -> None:
        if self.session is not None:
            await self.session.close()
            self.session = None
