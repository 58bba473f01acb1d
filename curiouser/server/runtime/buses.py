"""The bus that goes with a store."""

from curiouser.server.runtime.bus import Bus, LocalBus


def open_bus(url: str) -> Bus:
    """The bus that goes with the store of that address; nothing is touched before its `open()`."""
    if url.startswith(("postgresql://", "postgres://")):
        from curiouser.server.runtime.bus_postgres import PostgresBus

        return PostgresBus(url)
    return LocalBus()
