"""Addresses of those who ask: the true one behind our own proxies, and which of them count together."""

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

Network: TypeAlias = IPv4Network | IPv6Network


def read_networks(words: str) -> tuple[Network, ...]:
    """Addresses and networks between commas; raises `ValueError`."""
    return tuple(ip_network(word.strip(), strict=False) for word in words.split(",") if word.strip())


def is_within(address: str, networks: Sequence[Network]) -> bool:
    found = parse(address)
    return found is not None and any(found.version == network.version and found in network for network in networks)


def parse(address: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(address.strip().partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


def client_address(peer: str, forwarded: Sequence[str], trusted: Sequence[Network]) -> str:
    """Who asks, as one who is counted."""
    return group_of(asking_address(peer, forwarded, trusted))


def asking_address(peer: str, forwarded: Sequence[str], trusted: Sequence[Network]) -> str:
    """Who asks: the last address before our own proxies. What a stranger claims about itself is not looked at."""
    address = peer
    for claimed in reversed([each for line in forwarded for each in line.split(",")]):
        if not is_within(address, trusted):
            break
        if parse(claimed) is None:
            break
        address = claimed.strip()
    return address


def group_of(address: str) -> str:
    """One household has a whole network of IPv6 addresses, so these count together."""
    found = parse(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, 64), strict=False).network_address)
    return "unknown" if found is None else str(found)


def network_of(address: str) -> str:
    """Addresses that one party easily has many of: 256 of IPv4, and a household's of IPv6."""
    found = parse(address)
    if isinstance(found, IPv4Address):
        return str(ip_network((found, 24), strict=False).network_address)
    return group_of(address)
