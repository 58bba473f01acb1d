"""Invitations as QR codes, and presence across processes."""

import asyncio
from typing import Any

import aiohttp
import pytest

from curiouser import client
from curiouser.client import Client
from curiouser.server.app import Server
from curiouser.server.http import qr
from curiouser.server.http.invitations import is_host
from curiouser.server.runtime.bus_postgres import unpack_words
from curiouser.server.runtime.presence import GOOD_FOR, Crowd, Presence, read_word
from curiouser.server.wire import messages as wire
from tests.server.serving import base, serving


async def fetch(server: Server, table: str, **headers: str) -> tuple[int, str, bytes]:
    path = f"/api/tables/{table}/qr.svg"
    async with aiohttp.ClientSession(base(server)) as session, session.get(path, headers=headers) as response:
        return response.status, response.content_type, await response.read()


async def test_the_code_of_a_table_is_its_link_and_nothing_more(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        host = await client.make_table(base(server), "tic-tac-toe", 2, "Alice")
        status, kind, svg = await fetch(server, host.table)
        assert (status, kind) == (200, "image/svg+xml")
        assert svg == qr.picture(f"{base(server)}/t/{host.table}")
        assert svg.startswith(b"<svg")
        assert b"style" not in svg  # our pages allow no styles but their own


async def test_the_link_is_as_people_call_the_server(sqlite_url: str) -> None:
    async with serving(sqlite_url, trusted_proxies="127.0.0.1") as server:
        host = await client.make_table(base(server), "tic-tac-toe", 2, "Alice")
        proxied = {"Host": "tea.example", "X-Forwarded-Proto": "https"}
        assert (await fetch(server, host.table, **proxied))[2] == qr.picture(f"https://tea.example/t/{host.table}")
        strange = {"Host": "tea.example", "X-Forwarded-Proto": "javascript"}
        assert (await fetch(server, host.table, **strange))[0] == 400
    async with serving(sqlite_url) as server:
        alone = qr.picture(f"http://tea.example/t/{host.table}")
        assert (await fetch(server, host.table, **proxied))[2] == alone
    async with serving(sqlite_url, public_url="https://known.example/") as server:
        known = qr.picture(f"https://known.example/t/{host.table}")
        assert (await fetch(server, host.table, **proxied))[2] == known


async def test_there_is_no_code_of_no_table(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        assert (await fetch(server, "0" * 16))[0] == 404
        assert (await fetch(server, "nonsense"))[0] == 404


@pytest.mark.parametrize(
    ("host", "is_one"),
    [
        ("tea.example", True),
        ("tea.example:8000", True),
        ("[::1]:8000", True),
        ("", False),
        ("tea.example/x", False),
        ("tea.example:port", False),
        ("[::1", False),
        ("x" * 300, False),
    ],
)
def test_a_host_is_a_host(host: str, is_one: bool) -> None:
    assert is_host(host) is is_one


def test_a_terminal_shows_a_code_in_half_as_many_lines_as_it_has_rows() -> None:
    drawn = qr.lines("http://192.168.1.7:8000/").splitlines()
    assert 12 <= len(drawn) <= 18


class Wire:
    """A bus on which two processes hear each other at once; nothing else of it is used."""

    def __init__(self) -> None:
        self.ears: list[Any] = []
        self.said: list[str] = []

    def join(self) -> "End":
        end = End(self)
        self.ears.append(end)
        return end


class End:
    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.presence: Any = None

    def say(self, table: str, word: str) -> None:
        self.wire.said.append(word)
        for ear in self.wire.ears:
            ear.presence.heard(table, word)


class Somebody:
    def __init__(self, person: int) -> None:
        self.person = person


class Room:
    """As much of a live table as presence looks at."""

    def __init__(self, *people: int) -> None:
        self.table = type("Table", (), {"id": "t"})
        self.listeners = {Somebody(person) for person in people}


def two(clock: Any = None) -> tuple[Any, Any, list[str]]:
    wire, changed = Wire(), list[str]()
    made = []
    for _ in range(2):
        end = wire.join()
        end.presence = Presence(end, changed.append, clock or (lambda: 0.0))  # type: ignore[arg-type]
        made.append(end.presence)
    return made[0], made[1], changed


def test_both_know_of_both_whoever_came_first() -> None:
    one, other, _ = two()
    here, there = Room(1, 0), Room(2, 3)
    one.tell(here)
    other.tell(there)
    assert one.crowd(here) == other.crowd(there) == Crowd(frozenset({1, 2, 3}), 1)
    assert one.is_elsewhere("t", 2)
    assert not one.is_elsewhere("t", 1)
    assert not one.is_elsewhere("u", 2)


def test_whoever_leaves_is_gone_everywhere() -> None:
    one, other, changed = two()
    there = Room(2)
    other.tell(there)
    there.listeners.clear()
    other.tell(there)
    assert one.others("t") == []
    assert one.elsewhere == {}
    assert changed == ["t", "t"]


def test_nothing_is_said_twice_unless_it_is_time() -> None:
    one, _, changed = two()
    here = Room(1)
    one.tell(here)
    one.tell(here)
    assert len(one.bus.wire.said) == 1
    one.refresh([here])
    assert len(one.bus.wire.said) == 2
    assert changed == ["t"]


def test_a_process_that_falls_silent_is_forgotten() -> None:
    now = [0.0]
    one, other, changed = two(lambda: now[0])
    other.tell(Room(2))
    now[0] = GOOD_FOR - 1
    other.refresh([Room(2)])
    now[0] = GOOD_FOR + 1
    one.refresh([])
    assert one.is_elsewhere("t", 2)
    now[0] = 2 * GOOD_FOR
    assert not one.is_elsewhere("t", 2)
    one.refresh([])
    assert one.elsewhere == {}
    assert changed == ["t", "t"]


@pytest.mark.parametrize("word", ["", "x", "x:1", "x:1,a:2", "x:1:two", ":1:1"])
def test_words_that_are_none_are_passed_over(word: str) -> None:
    assert read_word(word)[0] == ""
    one, _, changed = two()
    one.heard("t", word)
    assert changed == []


def test_words_travel_beside_numbers() -> None:
    assert list(unpack_words("t 5\nt =a:1,2:0\nnonsense\nu =b::1")) == [("t", "a:1,2:0"), ("u", "b::1")]


def present(person: Client) -> tuple[int, ...]:
    """Who was there when this person last heard of it."""
    told = [
        message for message in map(client.FROM_SERVER.decode, person.messages) if isinstance(message, wire.Presence)
    ]
    return told[-1].people if told else ()


async def test_people_of_two_processes_see_each_other(postgres_url: str) -> None:
    async with serving(postgres_url) as first, serving(postgres_url) as second:
        host = await client.make_table(base(first), "tic-tac-toe", 2, "Alice")
        hare = await client.join_table(base(second), host.table, "Hare")
        async with host:
            async with hare:
                await asyncio.gather(
                    host.until(lambda: present(host) == (1, 2)), hare.until(lambda: present(hare) == (1, 2))
                )
                assert first.connections.is_here(host.table, 2)
            await host.until(lambda: present(host) == (1,))
            assert not first.connections.is_here(host.table, 2)
