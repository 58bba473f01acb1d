"""What docs/versions.md promises about the wire: a client ignores fields of a newer server that it doesn't know."""

from typing import Any

import msgspec
import pytest

from curiouser.client import FROM_SERVER
from curiouser.server.core import commands
from curiouser.server.wire import generate
from curiouser.server.wire import messages as wire
from curiouser.server.wire.broadcast import MessageEncoder, Wants
from tests.server.room import started

SENT = [kind for kind in [*generate.FROM_SERVER, *generate.ITEMS, *generate.PARTS] if kind is not commands.Asked]


@pytest.mark.parametrize("kind", SENT)
def test_nothing_that_a_server_sends_is_closed_to_new_fields(kind: Any) -> None:
    assert not kind.__struct_config__.forbid_unknown_fields


def of_tomorrow(value: Any) -> Any:
    """The same message, with a new field in all its parts."""
    if isinstance(value, dict):
        return {**{name: of_tomorrow(part) for name, part in value.items()}, "tomorrow": 1}
    return [of_tomorrow(part) for part in value] if isinstance(value, list) else value


def test_a_client_reads_what_a_newer_server_says() -> None:
    room = started("tea-time", 2)
    teller, wants = MessageEncoder(room.table), Wants(texts=True, moves=True)
    for data in (teller.welcome(1, wants), teller.news(list(room.table.told), 1, wants)):
        newer = msgspec.json.encode(of_tomorrow(msgspec.json.decode(data)))
        message = FROM_SERVER.decode(newer)
        assert isinstance(message, wire.Welcome | wire.News)
        assert message.n == room.table.n
