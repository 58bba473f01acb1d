"""Which pages may talk to this server: its own, and those that the operator named."""

from collections.abc import Collection
from urllib.parse import urlsplit

from curiouser.server.net.addresses import parse


def is_own_page(origin: str, host: str, known: Collection[str]) -> bool:
    """A page of the host that was asked is ours if that host is: over plain http a stranger's name may lead here as
    well (DNS rebinding), and its page would then seem to be of this server. For TLS it would need a certificate."""
    if origin in known:
        return True
    try:
        page = urlsplit(origin)
        is_same, name = page.netloc == host, page.hostname or ""
    except ValueError:
        return False
    return is_same and (page.scheme == "https" or is_own_name(name))


def is_own_name(name: str) -> bool:
    """A name that nobody on the internet can let lead here: an address, this machine, or one of this network."""
    name = name.rstrip(".").lower()
    return parse(name) is not None or ("." not in name and bool(name)) or name.endswith((".localhost", ".local"))


def host_in(netloc: str) -> str:
    try:
        return urlsplit(f"//{netloc}").hostname or ""
    except ValueError:
        return ""
