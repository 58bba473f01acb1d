"""All limits of a server: built from its settings, and changed while it runs when the operator says so."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

import msgspec

from curiouser.server.core.errors import refused
from curiouser.server.net.connection_limit import places_of
from curiouser.server.net.limits import Limit, Places, WrongCodes
from curiouser.server.settings import CHANGEABLE, Settings

PART_OF_BODIES = 4  # of the long bodies that are read at once, as much may be from one address
MB = 1e6
REPORTS_AN_HOUR, REPORTS_AT_ONCE = 20, 5  # by address

Rate: TypeAlias = Callable[[Settings], tuple[float, float]]

RATES: Mapping[str, Rate] = {
    "requests": lambda now: (now.address_rate, 3 * now.address_rate),
    "tables": lambda now: (now.tables_rate / 3600, max(1, now.tables_rate / 2)),
    "joins": lambda now: (now.joins_rate / 60, max(1, now.joins_rate)),
    "stored": lambda now: (now.stored_rate * MB / 3600, now.stored_rate * MB),
    "lab": lambda now: (now.lab_rate / 3600, max(1.0, now.lab_rate / 2)),
    "reviews": lambda now: (now.reviews_rate / 3600, max(1.0, now.reviews_rate / 4)),
    "reports": lambda now: (REPORTS_AN_HOUR / 3600 if now.address_rate > 0 else 0, REPORTS_AT_ONCE),
}
"""For each limit by address: what it refills by in a second, and what may be taken at once."""


class ServerLimits:
    """`settings` are those that count now, `started_with` those that the server was started with."""

    def __init__(self, settings: Settings) -> None:
        self.started_with = self.settings = settings
        made = {name: Limit(*rate(settings)) for name, rate in RATES.items()}
        self.by_name = made
        self.requests, self.tables, self.joins = made["requests"], made["tables"], made["joins"]
        self.stored, self.lab, self.reviews = made["stored"], made["lab"], made["reviews"]
        self.reports = made["reports"]
        self.codes = WrongCodes(settings.joins_rate)
        self.places = places_of(settings.connections)
        self.bodies = Places(settings.bodies, part_of(settings.bodies))

    def change(self, limits: Mapping[str, float]) -> None:
        """As the operator wants them now; those that are not named are as at the start."""
        now = self.settings = with_limits(self.started_with, limits)
        for name, rate in RATES.items():
            self.by_name[name].change(*rate(now))
        self.bodies.most, self.bodies.by_address = now.bodies, part_of(now.bodies)
        places = places_of(now.connections)
        self.places.most, self.places.by_address = places.most, places.by_address

    def all(self) -> Iterator[Limit]:
        yield from self.by_name.values()
        yield self.codes.networks

    def check_joins(self, address: str) -> None:
        if not self.joins.take(address):
            raise refused("refused-rate")


def part_of(bodies: int) -> int:
    """Of the long bodies that may be read at once, those that may be from one address."""
    return -(-bodies // PART_OF_BODIES)


def with_limits(started: Settings, limits: Mapping[str, float]) -> Settings:
    """The settings that count; a limit that this program does not know, or a strange value, changes nothing."""
    known = {name: value for name, value in limits.items() if name in CHANGEABLE and 0 <= value <= CHANGEABLE[name]}
    kinds = {name: type(getattr(started, name)) for name in known}
    return msgspec.structs.replace(started, **{name: kinds[name](value) for name, value in known.items()})
