"""Scripted clients: people who sit down, play what their view offers, and read the record at the end."""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any

import aiohttp

from curiouser import client
from curiouser.client import Client, new_key
from curiouser.engine.game import CountableGame, all_games
from curiouser.engine.record import read_records
from curiouser.server.app import Server
from curiouser.server.core import commands as c
from tests.server.clocked import by_hand, conduct
from tests.server.serving import base

CASES = [(game.name, seats) for game in all_games() for seats in game.seat_counts]
GAMES = [(game.name, seats) for game in all_games() if isinstance(game, CountableGame) for seats in game.seat_counts]
NAMES = ("Alice", "Hare", "Hatter", "Dormouse", "Queen", "Cat", "King", "Knave")


async def come(direct: str, through: str, game: str, seats: int, **terms: Any) -> list[Client]:
    """A table that is made and joined directly, and clients for it that go another way. They are not connected yet."""
    host = await client.make_table(direct, game, seats, NAMES[0], **terms)
    others = [await client.join_table(direct, host.table, name) for name in NAMES[1:seats]]
    return [Client(through, host.table, each.token) for each in (host, *others)]


async def start(people: Sequence[Client]) -> None:
    """The first one is the host and sits already."""
    for seat, person in enumerate(people[1:], start=1):
        await person.do(c.Sit(key=new_key(), seat=seat))
        await person.do(c.Stir(key=new_key(), word=f"word {seat}"))
    await people[0].do(c.Start(key=new_key()))


async def sit_down(stack: contextlib.AsyncExitStack, server: Server, game: str, seats: int) -> list[Client]:
    """People at a table, one a seat; the match has begun."""
    people = [await stack.enter_async_context(each) for each in await come(base(server), base(server), game, seats)]
    await start(people)
    return people


async def play_out(person: Client, seat: int, pick: int = 0) -> int:
    """Move whenever it is this seat's turn, as the view offers it; gives how many moves that were."""
    moves = 0
    while True:
        await person.until(lambda: is_over(person) or is_to_move(person, seat))
        if is_over(person):
            return moves
        legal = person.views[seat]["legal"]
        await person.play(seat, legal[pick % len(legal)])
        moves += 1


async def play_all(people: Sequence[Client]) -> list[int]:
    """Everybody plays a seat to the end, each with a habit of their own."""
    return await asyncio.gather(*(play_out(person, seat, seat) for seat, person in enumerate(people)))


async def play_match(server: Server, game: str, seats: int, through: str = "") -> str:
    """A whole match with everybody's clients at that address; gives its record."""
    async with contextlib.AsyncExitStack() as stack:
        hand = None if (game, seats) in GAMES else stack.enter_context(by_hand(server))
        clients = await come(base(server), through or base(server), game, seats)
        people = [await stack.enter_async_context(each) for each in clients]
        await start(people)
        await (play_all(people) if hand is None else conduct(server, people, hand))
        return await record_text(base(server), people[0].table)


def is_over(person: Client) -> bool:
    return person.room is not None and person.room.status == "over"


def is_to_move(person: Client, seat: int) -> bool:
    return person.turn is not None and seat in person.turn.actors and bool(person.views.get(seat, {}).get("legal"))


async def record_text(address: str, table: str, query: str = "") -> str:
    path = f"/api/tables/{table}/record{query}"
    async with aiohttp.ClientSession(address) as session, session.get(path) as response:
        assert response.status == 200
        return await response.text()


async def record_of(server: Server, table: str, query: str = "") -> Any:
    [record] = read_records((await record_text(base(server), table, query)).splitlines())
    return record
