"""The real command, killed without warning in the middle of a match: what was acknowledged is there, once."""

import asyncio
import contextlib
import signal
import socket
import sys

import aiohttp

from curiouser import client
from curiouser.client import Client, NotDone, new_key
from curiouser.engine.record import read_records, verify
from curiouser.server import commands as c
from tests.server.playing import is_over, is_to_move

KILLS = 4


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


async def serve(port: int, url: str) -> asyncio.subprocess.Process:
    """Until it says that it is open."""
    words = ["-m", "curiouser", "serve", "--port", str(port), "--db", url, "--log", "error", "--language", "en"]
    limits = [f"--{name}-rate=0" for name in ("messages", "address", "tables", "joins")]
    process = await asyncio.create_subprocess_exec(
        sys.executable, *words, *limits, "--bots", "0", stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    assert b"open" in await process.stdout.readline()
    return process


async def play_out(person: Client, seat: int, acknowledged: list[int]) -> None:
    """As elsewhere, but the server may be gone at any time; a move that was not answered is sent again."""
    while True:
        await person.until(lambda: is_over(person) or is_to_move(person, seat))
        if is_over(person):
            return
        with contextlib.suppress(NotDone):
            acknowledged.append(await person.play(seat, person.views[seat]["legal"][0]))


async def test_a_killed_server_loses_nothing_that_it_acknowledged(sqlite_url: str) -> None:
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    process = await serve(port, sqlite_url)
    host = await client.make_table(base, "tea-time", 2, "Alice")
    hare = await client.join_table(base, host.table, "Hare")
    acknowledged: list[int] = []
    async with host, hare:
        await hare.do(c.Sit(key=new_key(), seat=1))
        await host.do(c.Start(key=new_key()))
        playing = asyncio.gather(play_out(host, 0, acknowledged), play_out(hare, 1, acknowledged))
        for kill in range(1, KILLS + 1):
            await host.until(lambda moves=kill * 3: is_over(host) or len(acknowledged) >= moves)  # type: ignore[misc]
            process.kill()
            await process.wait()
            process = await serve(port, sqlite_url)
        await playing
        assert host.room is not None
        moves = [item.n for item in host.items if item.key]
        assert set(acknowledged) <= {item.n for item in (*host.items, *hare.items)}
        assert len(acknowledged) == len(set(acknowledged))
        assert moves == sorted(set(moves))
    async with aiohttp.ClientSession(base) as session, session.get(f"/api/tables/{host.table}/record") as response:
        [record] = read_records((await response.text()).splitlines())
    assert verify(record).luck_proven
    process.send_signal(signal.SIGTERM)
    assert await process.wait() == 0
