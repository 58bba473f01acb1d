"""The log of a table has a limit; a match in progress can still be finished."""

import contextlib

import aiohttp
import pytest

from curiouser import client
from curiouser.client import NotDone, new_key
from curiouser.server.core import commands as c
from curiouser.server.core import decide
from tests.server.playing import is_over, play_all, sit_down
from tests.server.serving import base, serving

QUIETLY = ("tic-tac-toe", 2, "Knave")


async def test_a_full_table_ends_its_match_and_takes_nothing_else(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        alice, hare = await sit_down(stack, server, "tic-tac-toe", 2)
        monkeypatch.setattr(decide, "FULL", alice.n)
        for command in (c.Say(key=new_key(), text="one more"), c.Rename(key=new_key(), name="Dormouse")):
            with pytest.raises(NotDone) as refused:
                await hare.do(command)
            assert refused.value.id == "refused-full"
        with pytest.raises(NotDone) as refused:
            await client.join_table(base(server), alice.table, "Dodo")
        assert refused.value.id == "refused-full"
        await play_all([alice, hare])
        assert is_over(hare)
        with pytest.raises(NotDone) as refused:
            await alice.do(c.Rematch(key=new_key()))
        assert refused.value.id == "refused-full"
        await hare.do(c.Leave(key=new_key()))


async def test_a_match_without_end_ends_too(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        alice, _ = await sit_down(stack, server, "tic-tac-toe", 2)
        monkeypatch.setattr(decide, "FULL", alice.n)
        monkeypatch.setattr(decide, "BRIMFUL", alice.n)
        with pytest.raises(NotDone) as refused:
            await alice.play(0, {"type": "Mark", "square": "a1"})
        assert refused.value.id == "refused-full"


async def test_an_address_that_stores_too_much_waits_and_can_still_finish_its_match(sqlite_url: str) -> None:
    """Whoever comes from elsewhere does not wait."""
    much = c.Asked(game="tic-tac-toe", seats=2, edition={"title": "x" * 12_000})
    async with (
        serving(sqlite_url, stored_rate=0.03, trusted_proxies="127.0.0.1") as server,
        contextlib.AsyncExitStack() as stack,
        await client.make_table(base(server), *QUIETLY) as theirs,
    ):
        alice, hare = await sit_down(stack, server, "tic-tac-toe", 2)
        for _ in range(3):
            await theirs.do(c.Change(key=new_key(), terms=much))
        for command in (c.Say(key=new_key(), text="one more"), c.Change(key=new_key(), terms=much)):
            with pytest.raises(NotDone) as refused:
                await theirs.do(command)
            assert refused.value.id == "refused-stored"
        with pytest.raises(NotDone) as refused:
            await client.make_table(base(server), *QUIETLY)
        assert refused.value.id == "refused-stored"
        async with aiohttp.ClientSession(headers={"X-Forwarded-For": "203.0.113.9"}) as session:
            body = {"terms": {"game": "tic-tac-toe", "seats": 2}, "name": "Dodo"}
            async with session.post(f"{base(server)}/api/tables", json=body) as answer:
                assert answer.status == 200
        await play_all([alice, hare])
        assert is_over(hare)
