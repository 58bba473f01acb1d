"""Servers killed without warning during play: acknowledged moves are there exactly once, and everybody continues."""

import asyncio
import signal
import sys
from pathlib import Path

from curiouser import client
from curiouser.client import new_key
from curiouser.engine.rng import seeded
from curiouser.server.core import commands as c
from tests.server.killing import GAMES, Fleet, at_any_moment, check, everybody_goes_on, free_port, groups_at, words_for
from tests.server.proxy import Switch, listening
from tests.server.store.postgres_server import Postgres

KILLS = 8


async def test_a_killed_server_loses_nothing_that_it_acknowledged(sqlite_url: str, tmp_path: Path) -> None:
    fleet = Fleet(sqlite_url, 1, tmp_path / "log")
    rng = seeded(1)
    try:
        fleet.start(0)
        await fleet.is_open(0)
        async with groups_at(f"http://127.0.0.1:{fleet.ports[0]}", GAMES) as groups:
            for _ in range(KILLS):
                await at_any_moment(groups, rng)
                fleet.kill(0)
                fleet.start(0)
                await everybody_goes_on(groups)
        kept = await check(sqlite_url, groups)
        assert kept.acknowledged >= KILLS * len(GAMES)
        assert fleet.faults() == []
    finally:
        fleet.end()


async def test_two_servers_go_on_when_one_is_killed_and_when_postgresql_restarts(
    postgres: Postgres, postgres_url: str, tmp_path: Path
) -> None:
    fleet = Fleet(postgres_url, 2, tmp_path / "log")
    rng = seeded(2)
    try:
        for number in range(2):
            fleet.start(number)
            await fleet.is_open(number)
        async with listening(Switch(fleet.ports)) as address, groups_at(address, GAMES) as groups:
            for number in (0, 1):
                await at_any_moment(groups, rng)
                fleet.kill(number)
                await everybody_goes_on(groups)
                fleet.start(number)
                await fleet.is_open(number)
            for mode in ("fast", "immediate"):
                await at_any_moment(groups, rng)
                await asyncio.to_thread(postgres.restart, mode)
                await everybody_goes_on(groups)
        kept = await check(postgres_url, groups)
        assert kept.acknowledged >= 4 * len(GAMES)
        assert fleet.faults() == []
    finally:
        fleet.end()


async def test_the_real_command_is_killed_starts_again_and_stops_in_good_order(sqlite_url: str) -> None:
    port = free_port()
    killed = await serve(port, sqlite_url)
    async with await client.make_table(f"http://127.0.0.1:{port}", "tic-tac-toe", 2, "Alice") as alice:
        await alice.do(c.Sit(key=new_key(), seat=1))
        await alice.do(c.Start(key=new_key()))
        n = await alice.play(0, {"type": "Mark", "square": "a1"})
        killed.kill()
        await killed.wait()
        again = await serve(port, sqlite_url)
        assert await alice.play(1, {"type": "Mark", "square": "b2"}) == n + 1
        again.send_signal(signal.SIGTERM)
        assert await again.wait() == 0


async def serve(port: int, url: str) -> asyncio.subprocess.Process:
    """Until it says that it is open."""
    words = [sys.executable, "-m", "curiouser", *words_for(port, url)]
    process = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    assert b"running" in await process.stdout.readline()
    return process
