"""Whole matches through a proxy that cuts, delays, duplicates and reorders: the record is as if undisturbed."""

import pytest

from tests.server.playing import CASES, play_match
from tests.server.proxy import proxy_to
from tests.server.serving import same_luck, serving

HAPPENED = {"cut", "half", "delay", "double", "linger", "overtaken"}
FIRST = dict(reversed(CASES))  # each game with as few as can play it
# `bench/server_disturbed.py` plays all of them on both.
SOME = [("sqlite", *case) for case in CASES if case[1] <= 4] + [("postgres", *case) for case in FIRST.items()]


@pytest.mark.parametrize(("store_url", "game", "seats"), SOME, indirect=["store_url"])
async def test_a_disturbed_match_leaves_the_record_of_an_undisturbed_one(store_url: str, game: str, seats: int) -> None:
    with same_luck():
        async with serving(store_url) as server, proxy_to(server.port, seats) as (proxy, through):
            undisturbed = await play_match(server, game, seats)
            assert await play_match(server, game, seats, through) == undisturbed
            assert set(proxy.count) >= HAPPENED
