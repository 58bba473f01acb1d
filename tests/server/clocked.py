"""Matches of a game with its own clock: the script sets the clock and every word."""

import contextlib
from collections.abc import Iterator, Sequence
from unittest.mock import patch

from curiouser.client import Client
from curiouser.engine.position import CLOCK
from curiouser.engine.rng import seeded
from curiouser.laws.case import choose
from curiouser.server.app import Server
from curiouser.server.net.round_trip import Line


class Hand:
    """A clock that moves when it is told to, in ms."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


@contextlib.contextmanager
def by_hand(server: Server) -> Iterator[Hand]:
    """The server's time is the script's, and no line has a delay that could be credited."""
    hand, usual = Hand(), server.tables.now
    server.tables.now = hand
    try:
        with patch.object(Line, "ping", lambda line, _: line):
            yield hand
    finally:
        server.tables.now = usual


async def conduct(server: Server, people: Sequence[Client], hand: Hand) -> None:
    """What is done next follows from the position: equal matches meet equal words at equal times."""
    id, rng = people[0].table, seeded(len(people))
    while (table := (await server.tables.get(id)).table).is_playing:
        assert table.match is not None
        choice = choose(table.game, table.match.position, rng)
        assert choice is not None
        actor, move = choice
        if actor == CLOCK:
            hand.now += getattr(move, "ms", 0)
            live = await server.tables.get(id)
            server.clocks.strike(live)
            await server.tables.ask(live, lambda *_: [])
        else:
            await people[actor].play(actor, move)
