"""The example bot from docs/bots.md at a real table."""

import asyncio
import sys
from pathlib import Path

from curiouser import client
from curiouser.client import new_key
from curiouser.engine.record import replay, verify
from curiouser.server.core import commands as c
from tests.server.playing import play_out, record_of
from tests.server.serving import base, serving

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "bot.py"
MOST_LINES = 40


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


async def test_the_example_bot_joins_and_plays_to_the_end(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, await client.make_table(base(server), "tea-time", 2, "Alice") as host:
        bot = await asyncio.create_subprocess_exec(sys.executable, EXAMPLE, base(server), host.table)
        try:
            await host.until(lambda: host.room is not None and host.room.seats[1].person > 0)
            await host.do(c.Start(key=new_key()))
            await play_out(host, 0)
            assert await bot.wait() == 0
        finally:
            if bot.returncode is None:
                bot.kill()
        record = await record_of(server, host.table)
        verify(record)
        assert replay(record).outcome is not None
