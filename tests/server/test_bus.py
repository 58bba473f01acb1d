"""Messages about changed tables: who gets them, how they are packed, and what happens if some are lost."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from curiouser.server.runtime import bus_postgres
from curiouser.server.runtime.bus import Bus
from curiouser.server.runtime.bus_postgres import LONGEST_PAYLOAD, pack, unpack
from curiouser.server.runtime.buses import open_bus
from curiouser.server.store.base import StoreProblem
from tests.server.store.postgres_server import Postgres


class Ear:
    """Somebody who listens and remembers."""

    def __init__(self, bus: Bus) -> None:
        self.heard: list[tuple[str, int]] = []
        self.missed = 0
        self._changed = asyncio.Event()
        self.stop = bus.listen(self._hear, self._miss)

    def _hear(self, table: str, n: int) -> None:
        self.heard.append((table, n))
        self._changed.set()

    def _miss(self) -> None:
        self.missed += 1
        self._changed.set()

    async def wait(self) -> None:
        """Until something more is heard or missed."""
        await self._changed.wait()
        self._changed.clear()

    async def wait_for(self, table: str, n: int) -> None:
        while (table, n) not in self.heard:
            await self.wait()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Bus]:
    bus = open_bus(url)
    await bus.open()
    try:
        yield bus
    finally:
        await bus.close()


async def test_listeners_of_the_same_process_hear(store_url: str) -> None:
    async with opened(store_url) as bus:
        one, other = Ear(bus), Ear(bus)
        bus.tell("t", 3)
        await asyncio.gather(one.wait(), other.wait())
        assert one.heard == other.heard == [("t", 3)]


async def test_nobody_is_called_while_something_is_told(store_url: str) -> None:
    async with opened(store_url) as bus:
        ear = Ear(bus)
        bus.tell("t", 3)
        assert ear.heard == []


async def test_what_is_told_at_once_comes_as_the_last_number_of_each_table(store_url: str) -> None:
    async with opened(store_url) as bus:
        ear = Ear(bus)
        for table, n in (("t", 3), ("u", 1), ("t", 5), ("t", 4)):
            bus.tell(table, n)
        await ear.wait()
        assert ear.heard == [("t", 5), ("u", 1)]


async def test_whoever_stops_listening_hears_nothing_more(store_url: str) -> None:
    async with opened(store_url) as bus:
        gone, there = Ear(bus), Ear(bus)
        gone.stop()
        gone.stop()
        bus.tell("t", 1)
        await there.wait()
        assert gone.heard == []


async def test_a_listener_that_fails_does_not_keep_others_from_hearing(store_url: str) -> None:
    faults: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context["exception"]))
    fault = RuntimeError("late, late, late")

    def fail(*_: object) -> None:
        raise fault

    async with opened(store_url) as bus:
        bus.listen(fail, lambda: None)
        ear = Ear(bus)
        bus.tell("t", 1)
        await ear.wait()
    assert faults == [fault]


async def test_what_is_told_last_is_heard_before_the_bus_closes(store_url: str) -> None:
    bus = open_bus(store_url)
    await bus.open()
    ear = Ear(bus)
    bus.tell("t", 1)
    await bus.close()
    assert ear.heard == [("t", 1)]


async def test_word_reaches_other_buses_and_comes_back_to_none(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        here, there = Ear(one), Ear(other)
        one.tell("t", 1)
        await there.wait_for("t", 1)
        other.tell("u", 2)
        await here.wait_for("u", 2)
        assert here.heard == there.heard == [("t", 1), ("u", 2)]
        assert here.missed == there.missed == 0


async def test_word_comes_from_other_processes(postgres_url: str) -> None:
    program = f"""
import asyncio
from curiouser.server.runtime.buses import open_bus

async def main():
    bus = open_bus({postgres_url!r})
    await bus.open()
    bus.tell("t", 7)
    await bus.close()

asyncio.run(main())
"""
    async with opened(postgres_url) as bus:
        ear = Ear(bus)
        await asyncio.to_thread(subprocess.run, [sys.executable, "-c", program], check=True)
        await ear.wait_for("t", 7)
        assert ear.heard == [("t", 7)]


async def test_servers_in_two_schemas_do_not_hear_each_other(postgres: Postgres) -> None:
    first, second = await asyncio.to_thread(lambda: (postgres.fresh(), postgres.fresh()))
    async with opened(first) as one, opened(second) as other, opened(second) as third:
        ear = Ear(third)
        one.tell("t", 1)
        other.tell("u", 1)
        await ear.wait_for("u", 1)
        one.tell("t", 2)
        other.tell("u", 2)
        await ear.wait_for("u", 2)
        assert ear.heard == [("u", 1), ("u", 2)]


async def test_word_of_many_tables_goes_out_in_few_notifications(postgres_url: str) -> None:
    payloads: list[str] = []
    listener = await asyncpg.connect(postgres_url)
    schema = await listener.fetchval("SELECT current_schema()")
    await listener.add_listener(f"curiouser {schema}", lambda *news: payloads.append(news[-1]))
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        ear = Ear(other)
        tables = {f"table-{i}": i for i in range(2000)}
        for _ in range(3):
            for table, n in tables.items():
                one.tell(table, n)
        while len(ear.heard) < len(tables):
            await ear.wait()
        assert dict(ear.heard) == tables
    await listener.close()
    assert len(payloads) < 10
    assert dict(pair for payload in payloads for pair in unpack(payload)) == tables


def test_no_payload_is_longer_than_postgresql_carries() -> None:
    news = {f"{'x' * (i % 200)}{i}": i for i in range(2000)}
    payloads = list(pack(news))
    assert max(map(len, payloads)) <= LONGEST_PAYLOAD
    assert min(map(len, payloads[:-1])) > LONGEST_PAYLOAD - 250
    assert dict(pair for payload in payloads for pair in unpack(payload)) == news


@pytest.mark.parametrize("payload", ["", "t", "t ", " 5", "t -1", "t five", "*", "\n\n"])
def test_words_of_strangers_on_the_channel_are_passed_over(payload: str) -> None:
    assert list(unpack(payload)) == []


async def test_after_a_restart_of_postgresql_everybody_knows_that_word_was_missed_and_hears_again(
    postgres: Postgres, postgres_url: str
) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        here, there = Ear(one), Ear(other)
        await asyncio.to_thread(postgres.restart)
        for ear in (here, there):
            while not ear.missed:
                await ear.wait()
        one.tell("t", 1)
        await there.wait_for("t", 1)
        other.tell("u", 1)
        await here.wait_for("u", 1)
        assert here.heard == there.heard == [("t", 1), ("u", 1)]


async def test_what_is_told_while_postgresql_is_away_is_not_lost_in_silence(
    postgres: Postgres, postgres_url: str
) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        here, there = Ear(one), Ear(other)
        await asyncio.to_thread(postgres.stop)
        one.tell("t", 1)
        await here.wait_for("t", 1)
        await asyncio.to_thread(postgres.start)
        await there.wait()
        assert there.missed or there.heard == [("t", 1)]


async def test_when_too_much_can_not_be_sent_everybody_is_told_that_word_was_missed(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The policy: word of single tables is forgotten, but never in silence."""
    monkeypatch.setattr(bus_postgres, "MOST_TABLES", 5)
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        here, there = Ear(one), Ear(other)
        for i in range(8):
            one.tell(f"t{i}", 1)
        await there.wait()
        assert there.missed == 1
        assert there.heard == []
        assert len(here.heard) == 8
        one.tell("t", 2)
        await there.wait_for("t", 2)
        assert there.missed == 1


async def test_a_bus_says_what_is_wrong_with_its_address(postgres: Postgres) -> None:
    with pytest.raises(StoreProblem, match="createdb"):
        await open_bus(postgres.url.replace("/postgres?", "/looking-glass?")).open()


async def test_a_bus_that_never_opened_can_be_closed_and_has_told_nobody(store_url: str) -> None:
    bus = open_bus(store_url)
    ear = Ear(bus)
    await bus.close()
    assert (ear.heard, ear.missed) == ([], 0)
