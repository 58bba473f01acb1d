"""The machine's clock may be set a year ahead and back: nobody loses time by it, and no deadline is far away."""

from typing import Any

import pytest
from structlog.testing import capture_logs

from curiouser import client
from curiouser.client import Client, new_key
from curiouser.server.app import Server
from curiouser.server.core import commands as c
from curiouser.server.runtime.steady_clock import JUMP, SteadyTime
from curiouser.server.settings import Settings
from tests.server.playing import is_to_move
from tests.server.serving import QUICK, base, serving
from tests.waiting import until

YEAR = 365 * 24 * 3600 * 1000


class Machine:
    """A clock on the wall and one that nobody can set."""

    def __init__(self) -> None:
        self.wall, self.elapsed = 1_700_000_000_000, 5_000

    def pass_time(self, ms: int) -> None:
        self.wall += ms
        self.elapsed += ms


def steady(machine: Machine) -> SteadyTime:
    return SteadyTime(lambda: machine.wall, lambda: machine.elapsed)


@pytest.mark.parametrize("jump", [YEAR, -YEAR, 3600_000, -JUMP - 1])
def test_time_goes_on_when_the_clock_is_set_and_it_is_said_once(jump: int) -> None:
    machine = Machine()
    time, began = steady(machine), machine.wall
    machine.pass_time(1000)
    assert time.now() == began + 1000
    with capture_logs() as logged:
        time.check()
        machine.wall += jump
        for _ in range(3):
            machine.pass_time(1000)
            time.check()
        assert time.now() == began + 4000
        machine.wall -= jump
        time.check()
    assert [entry["seconds"] for entry in logged] == [round(jump / 1000), 0]
    assert steady(machine).now() == machine.wall


def test_the_time_of_this_machine_goes_on_evenly() -> None:
    time = SteadyTime()
    assert abs(time.check()) < JUMP
    assert time.now() <= time.now()


async def test_a_log_from_the_future_goes_on_where_it_is(sqlite_url: str) -> None:
    """The server ran while the clock was a year ahead, and runs again after it was set right: the clock of a turn
    strikes when it should, also for those who are away."""
    host = await play_in_the_future(sqlite_url)
    with capture_logs() as logged:
        async with serving(sqlite_url) as server, Client(base(server), host.table, host.token) as again:
            assert again.turn is not None
            assert again.turn.deadline is not None
            live = server.tables.live[host.table]
            left = again.turn.deadline - server.tables.time_at(live)
            assert 0 < left <= 60_000
            await again.play(0, {"type": "Mark", "square": "a1"})
            assert live.table.at - YEAR < server.tables.now() + 60_000
    assert [entry["event"] for entry in logged if entry["log_level"] == "warning"] == ["table-in-future"]


async def test_a_bot_of_a_table_from_the_future_moves_though_nobody_is_there(sqlite_url: str) -> None:
    host = await play_in_the_future(sqlite_url, "move", clock=1)
    async with serving(sqlite_url) as server:

        def has_moved() -> bool:
            live = server.tables.live.get(host.table)
            return live is not None and live.table.match is not None and bool(live.table.match.played)

        await until(has_moved)


async def play_in_the_future(url: str, late: Any = "bot", clock: int = 60) -> Client:
    """A match that is under way, with a clock, on a machine a year ahead."""
    server = Server(_settings(url), clock=lambda: SteadyTime().now() + YEAR)
    await server.start()
    try:
        async with await client.make_table(base(server), "tic-tac-toe", 2, "Alice", clock=clock, late=late) as host:
            await host.do(c.SeatBot(key=new_key(), seat=1, bot="uniform"))
            await host.do(c.Start(key=new_key()))
            await host.until(lambda: is_to_move(host, 0))
        return Client(base(server), host.table, host.token)
    finally:
        await server.stop()


def _settings(url: str) -> Any:
    return Settings(**{**QUICK, "db": url})
