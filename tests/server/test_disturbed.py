"""Whole matches through a proxy that cuts, delays, doubles and reorders: the record is that of an undisturbed play."""

import contextlib

import pytest

from curiouser.server.app import Server
from tests.server.playing import GAMES, come, play_all, record_text, start
from tests.server.proxy import proxy_to
from tests.server.serving import base, same_luck, serving

HAPPENED = ("cut", "half", "delay", "double", "linger", "overtaken")


async def play(server: Server, game: str, seats: int, through: str = "") -> str:
    async with contextlib.AsyncExitStack() as stack:
        clients = await come(base(server), through or base(server), game, seats)
        people = [await stack.enter_async_context(each) for each in clients]
        await start(people)
        await play_all(people)
        return await record_text(base(server), people[0].table)


@pytest.mark.parametrize(("game", "seats"), GAMES)
async def test_a_disturbed_match_leaves_the_record_of_an_undisturbed_one(game: str, seats: int, store_url: str) -> None:
    with same_luck():
        async with serving(store_url) as server, proxy_to(server.port, seats) as (proxy, through):
            undisturbed = await play(server, game, seats)
            assert await play(server, game, seats, through) == undisturbed
            assert proxy.count.keys() >= {*HAPPENED}
