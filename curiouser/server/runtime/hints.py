"""Hints at a table, from what a seat knows. Bots come first, and no table waits for a hint."""

import asyncio
from concurrent.futures.process import BrokenProcessPool

import msgspec

from curiouser.server.core.errors import refused
from curiouser.server.core.table import Table
from curiouser.server.runtime.worker_pool import HintQuestion, WorkerPool
from curiouser.server.wire import messages as wire
from curiouser.server.wire.room import has_hints

LONGEST = 4.0  # s that somebody waits; clients give up their line a little later
WAITING = 4  # questions of an address that may wait before it gets no more hints
BURST = 5.0  # hints that may be asked for at once


async def think(thinkers: WorkerPool, question: HintQuestion, address: str = "") -> bytes:
    """The message with the hints; raises `Refused` where there is no time for them."""
    if thinkers.waiting.count_of(address) >= WAITING:
        raise refused("refused-hint-busy")
    try:
        answer = await asyncio.wait_for(thinkers.ask(question, address), LONGEST)
    except (TimeoutError, BrokenProcessPool):
        raise refused("refused-hint-busy") from None
    assert isinstance(answer, bytes)
    return answer


def check(table: Table, person: int, number: int) -> None:
    """Hints are for those who play, when it is their turn, where the table allows them and the game has some."""
    if not table.is_countable:
        raise refused("refused-hint-none")
    if not has_hints(table):
        raise refused("refused-hint-off")
    if not table.seats_of(person):
        raise refused("refused-hint-watching")
    if number not in table.seats_of(person):
        raise refused("refused-not-yours")
    if not table.is_playing:
        raise refused("refused-not-started")
    if table.paused:
        raise refused("refused-paused")
    if table.seats[number].bot:
        raise refused("refused-bot-plays")
    if number not in table.actors:
        raise refused("refused-hint-turn")


def question_of(table: Table, person: int, asked: wire.AskHints) -> HintQuestion:
    """About the table as it is now; the same place in a match always gets the same hint. Raises `Refused`."""
    check(table, person, asked.seat)
    assert table.match is not None
    position, seed = table.game.write(table.match.position), len(table.match.played)
    return HintQuestion(msgspec.json.encode(table.terms), position, seed, asked.key, table.n)
