"""Over real sockets and pages: what people get who may not watch."""

import msgspec
from aiohttp import ClientSession

from curiouser.client import Client, make_table, new_key
from curiouser.server.core import commands as c
from tests.server.serving import base, serving


async def test_a_stranger_at_the_door_hears_nothing_of_those_inside(sqlite_url: str) -> None:
    async with (
        serving(sqlite_url) as server,
        await make_table(base(server), "tic-tac-toe", 2, "Alice", watch="nobody") as host,
    ):
        await host.do(c.Say(key=new_key(), text="our house"))
        await host.do(c.SeatBot(key=new_key(), seat=1))
        async with Client(base(server), host.table) as stranger:
            assert stranger.room is not None
            assert [person.name for person in stranger.room.people] == ["Alice"]
            await host.do(c.Start(key=new_key()))
            await host.do(c.Say(key=new_key(), text="our street"))
            await host.do(c.Rename(key=new_key(), name="Alicia"))
            await host.do(c.Pause(key=new_key()))
            await stranger.until(lambda: stranger.room is not None and stranger.room.paused)
            assert stranger.room.people == ()
            assert not any(word in said for said in stranger.messages for word in (b"our ", b"Alicia"))
        async with ClientSession(base(server)) as session, session.get(f"/api/tables/{host.table}") as page:
            shown = msgspec.json.decode(await page.read())
        assert shown["room"]["status"] == "playing"
        assert shown["room"]["people"] == []
        assert host.room is not None
        assert [person.name for person in host.room.people] == ["Alicia"]
