"""Logs and metrics contain tables and counts, never people, their words, their links or future luck."""

import contextlib

from structlog.testing import capture_logs

from curiouser.client import new_key
from curiouser.server.core import commands as c
from tests.server.playing import play_all, sit_down
from tests.server.serving import serving

WORDS = "a muffin for the March Hare"


async def test_nothing_of_people_is_in_logs_and_metrics(sqlite_url: str) -> None:
    with capture_logs() as logged:
        async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
            people = await sit_down(stack, server, "tea-time", 2)
            await people[0].do(c.Say(key=new_key(), text=WORDS))
            table = server.tables.live[people[0].table]
            hidden = [WORDS, table.secret.hex(), *(person.token for person in people)]
            hidden += [person.name for person in table.table.people.values()]
            hidden += [person.token for person in table.table.people.values()]
            await play_all(people)
            hidden.append(table.table.opened)
            counted = server.metrics.text().decode()
    assert any(entry["event"] == "table-made" for entry in logged)
    assert [word for word in hidden if word in repr(logged) or word in counted] == []
