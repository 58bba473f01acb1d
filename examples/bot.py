"""A bot of your own: `python examples/bot.py http://localhost:8000 TABLE` joins a table and plays a free seat of it."""

import asyncio
import random
import sys
from contextlib import suppress
from typing import Any

from curiouser.client import Client, NotDone, join_table, new_key
from curiouser.server.core.commands import Sit


def choose(view: Any) -> Any:
    """The place for your ideas: a view is what the game shows to this seat, `legal` all that it may do."""
    return random.choice(view["legal"])


async def play(bot: Client, seat: int) -> None:
    def is_over() -> bool:
        return bot.room is None or bool(bot.gone) or bot.room.status in {"over", "closed"}

    def may_move() -> bool:
        return bot.room is not None and not bot.room.paused and bool(bot.views.get(seat, {}).get("legal"))

    while not is_over():
        await bot.until(lambda: is_over() or may_move(), timeout=24 * 3600)
        with suppress(NotDone):  # the table has gone on meanwhile: look again
            if may_move():
                await bot.play(seat, choose(bot.views[seat]))


async def main(server: str, table: str) -> None:
    async with await join_table(server, table, "Dodo") as bot:
        seat = next(n for n, seat in enumerate(bot.room.seats) if not seat.person and not seat.bot) if bot.room else 0
        await bot.do(Sit(key=new_key(), seat=seat))
        await play(bot, seat)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
