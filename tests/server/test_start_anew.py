"""SIGUSR2 restarts a server as the same process, on the same socket, at a moment when nobody loses time."""

import asyncio
import contextlib
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest

from curiouser.cli.serve import without_sockets
from curiouser.client import Client
from curiouser.server.app import Server
from tests.server.killing import LIMITS
from tests.server.playing import come, is_to_move, start
from tests.server.serving import base, serving

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal on Windows")


@pytest.fixture
def process(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    with server_in(tmp_path) as running:
        yield running


@contextlib.contextmanager
def server_in(folder: Path) -> Iterator[subprocess.Popen[str]]:
    words = ["-m", "curiouser", "serve", "--port", "0", "--db", f"sqlite:///{folder / 'tables.db'}"]
    words += ["--bots", "0", "--log", "error", "--language", "en", *LIMITS]
    with subprocess.Popen([sys.executable, *words], stdout=subprocess.PIPE, text=True) as running:
        try:
            yield running
        finally:
            running.terminate()


def address_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    found = re.search(r"http://\S+(?=/)", process.stdout.readline())
    assert found is not None
    return found[0]


async def tables_made(url: str) -> float:
    """Since the process last started; every question comes by a connection of its own."""
    async with aiohttp.ClientSession() as session, session.get(f"{url}/metrics") as response:
        text = await response.text()
    found = re.search(r'^curiouser_tables_made_total\{game="tic-tac-toe"\} (\S+)$', text, re.MULTILINE)
    return float(found[1]) if found else 0.0


async def play(people: list[Client]) -> None:
    """One move of whoever is to move."""
    await people[0].until(lambda: people[0].turn is not None)
    turn = people[0].turn
    assert turn is not None
    (seat,) = turn.actors
    person = people[seat]
    await person.until(lambda: is_to_move(person, seat))
    await person.play(seat, person.views[seat]["legal"][0])


async def test_people_play_on_across_a_new_start_and_nobody_is_turned_away(process: subprocess.Popen[str]) -> None:
    url = address_of(process)
    people = await come(url, url, "tic-tac-toe", 2)
    async with people[0], people[1]:
        await start(people)
        await play(people)
        assert await tables_made(url) == 1
        process.send_signal(signal.SIGUSR2)
        while await made_or_closing(url) != 0:
            await asyncio.sleep(0)
        for _ in range(3):
            await play(people)
        assert process.poll() is None


def test_a_signal_that_came_before_the_server_was_there_is_not_lost(tmp_path: Path) -> None:
    """run.py holds it back while the pages are still being built; the server lets it through."""
    with held_back(signal.SIGUSR2), server_in(tmp_path) as server:
        server.send_signal(signal.SIGUSR2)
        address_of(server)
        while " --fd " not in words_of(server):
            assert server.poll() is None


def words_of(process: subprocess.Popen[str]) -> str:
    """With which it runs now; a new start names the socket that it takes over."""
    return subprocess.check_output(["ps", "-ww", "-o", "args=", "-p", str(process.pid)], text=True)


@contextlib.contextmanager
def held_back(sign: signal.Signals) -> Iterator[None]:
    """From what is started meanwhile."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {sign})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {sign})


async def made_or_closing(url: str) -> float:
    """A connection that the old server takes just before it closes may be cut; one that is refused fails the test."""
    try:
        return await tables_made(url)
    except aiohttp.ClientConnectorError:
        raise
    except (aiohttp.ClientError, ConnectionResetError):
        return -1


async def test_a_clock_that_strikes_soon_is_waited_for(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        assert server.is_quiet()
        for seconds, is_quiet in ((3600, True), (20, False)):
            await begin(server, seconds)
            assert server.is_quiet() is is_quiet


async def begin(server: Server, seconds: int) -> None:
    """A match in which each decision has so many seconds."""
    people = await come(base(server), base(server), "tic-tac-toe", 2, clock=seconds)
    async with people[0], people[1]:
        await start(people)
        await people[0].until(lambda: people[0].turn is not None)
        while server.tables.background or server.tables.appends:
            await asyncio.sleep(0)


def test_sockets_of_the_start_before_are_not_handed_on_twice() -> None:
    words = ["python", "-m", "curiouser", "serve", "--fd", "7", "--port", "0", "--fd", "8"]
    assert without_sockets(words) == ["python", "-m", "curiouser", "serve", "--port", "0"]
