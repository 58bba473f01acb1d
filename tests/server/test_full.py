"""The log of a table has a limit; a match in progress can still be finished."""

import contextlib

import pytest

from curiouser import client
from curiouser.client import NotDone, new_key
from curiouser.server import commands as c
from curiouser.server import decide
from tests.server.playing import is_over, play_all, sit_down
from tests.server.serving import base, serving


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
