"""The end of a server, as those see it who come at that very moment."""

import asyncio
import socket

import pytest
from aiohttp import web

from curiouser.server.net.connection_limit import ConnectionPlaces, Runner


@pytest.mark.parametrize("turns", range(6))
async def test_nobody_who_comes_while_the_doors_close_is_left_standing_there(turns: int) -> None:
    """`turns` of the loop after somebody came; whoever is not closed now would be told of as lost."""
    runner = Runner(web.Application(), ConnectionPlaces(0, 0), (), b"", 5, 1.0)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    with socket.create_connection(runner.addresses[0][:2]) as guest:
        for _ in range(turns):
            await asyncio.sleep(0)
        await runner.cleanup()
        guest.setblocking(False)
        assert await ended(guest)


async def ended(guest: socket.socket) -> bool:
    try:
        return await asyncio.get_running_loop().sock_recv(guest, 1) == b""
    except ConnectionResetError:
        return True
