"""Everything that one viewer gets from a real server during a match of a prepared world: bytes, in order."""

import contextlib
from collections.abc import AsyncIterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, ClassVar
from unittest.mock import patch

import aiohttp
import msgspec

from curiouser.bots.hints import hints
from curiouser.engine.move import Move
from curiouser.engine.position import CLOCK, LUCK, WATCHER
from curiouser.server.app import Server
from curiouser.server.core.people import seed_of
from curiouser.server.net.round_trip import Line
from curiouser.server.runtime.connections import Connections
from curiouser.server.settings import Settings
from tests.server.playing import NAMES
from tests.server.serving import QUICK, base
from tests.server.worlds import OPTIONS, Step
from tests.waiting import LONGEST

FEW = 4  # tries of a hint
TABLE, CODE = "0123456789abcdef", "WXYZ"
PATHS = ("", "/record", "/record?match=1", "/record?match=2", "/people", "/socket", "/matches/1/replay?eyes=open")
IN_VAIN: tuple[dict[str, Any], ...] = (
    {"do": "answer", "yes": True},
    {"do": "start"},
    {"do": "rematch"},
    {"do": "resume"},
    {"do": "sit", "seat": 0},
    {"do": "stir", "word": "more"},
    {"do": "ready"},
    {"do": "hand-over", "person": 99},
    {"do": "seat-bot", "seat": 9},
    {"do": "play", "seat": 9, "move": {}},
    {"do": "nothing"},
)


class Script:
    """Luck as it was prepared; each world has a seed of its own, which says what is dealt."""

    worlds: ClassVar[dict[bytes, list[Move]]] = {}

    def __init__(self, seed: bytes, entropy: Sequence[str], drawn: int = 0) -> None:
        self.moves = self.worlds[seed][drawn:]

    def deal(self, chances: Sequence[tuple[Move, int]]) -> Move:
        return self.moves.pop(0) if self.moves else chances[0][0]


class Device:
    """A socket; what it hears is kept."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, heard: list[bytes]) -> None:
        self.socket = socket
        self.heard = heard
        self.asked = 0

    async def say(self, **fields: Any) -> bytes:
        """Sends it under the next key, and gives the answer."""
        self.asked += 1
        key = f"key {self.asked}"
        await self.socket.send_bytes(msgspec.json.encode({"key": key, **fields}))
        return await self.until(f'"key":"{key}"'.encode(), b'"ack"', b'"refusal"', b'"hints"')

    async def until(self, mark: bytes, *kinds: bytes) -> bytes:
        while True:
            message = (await self.socket.receive()).data.encode()
            self.heard.append(message)
            if mark in message and any(message.startswith(b'{"is":' + kind) for kind in kinds):
                return bytes(message)


class Witness:
    """A server, the people at a table of it, and the eyes of one of them."""

    def __init__(self, url: str, which: int, game: str, seats: int, eyes: Sequence[int]) -> None:
        self.which = which
        self.game = game
        self.seats = seats
        self.eyes = eyes
        self.now = 1_700_000_000_000
        self.secret = bytes([which]) * 32
        self.server = Server(Settings(**{**QUICK, "db": url, "poll": 3_600_000}), lambda: self.now)
        self.heard: list[bytes] = []
        self.devices: dict[int, Device] = {}

    def holder(self, seat: int) -> int:
        """Whose seat it is: the viewer has all of theirs on one device."""
        return min(self.eyes) if seat in self.eyes else seat

    async def play(self, steps: Sequence[Step], every: int) -> list[bytes]:
        """All that the viewer got, with another look around after every so many moves."""
        Script.worlds[seed_of(self.secret, 1)] = [step.moves[self.which] for step in steps if step.actor == LUCK]
        with self.arranged():
            await self.server.start()
            try:
                async with (
                    aiohttp.ClientSession(base(self.server)) as self.session,
                    contextlib.AsyncExitStack() as stack,
                ):
                    await self.sit_down(stack)
                    await self.play_steps(steps, every)
            finally:
                await self.server.stop()
        return self.heard

    @contextlib.contextmanager
    def arranged(self) -> Any:
        """What is random or takes time in a server, and tells nobody of a match, is the same in both worlds."""
        with (
            patch("curiouser.server.runtime.tables.new_table_id", lambda: TABLE),
            patch("curiouser.server.runtime.tables.new_code", lambda *_: CODE),
            patch("curiouser.server.runtime.tables.new_salt", str),
            patch("curiouser.server.runtime.tables.new_secret", lambda: self.secret),
            patch("curiouser.server.core.decide.commitment", lambda _: "sealed"),
            patch("curiouser.server.core.starting.commitment", lambda _: "sealed"),
            patch("curiouser.server.core.moves.SealedDealer", Script),
            patch("curiouser.server.runtime.worker_pool.hints", partial(hints, iterations=FEW)),
            patch("curiouser.server.runtime.hints.LONGEST", LONGEST),
            patch.object(Connections, "presence_changed", Connections.tell_presence),
            patch.object(Line, "ping", lambda line, _: line),
        ):
            yield

    async def sit_down(self, stack: contextlib.AsyncExitStack) -> None:
        options = OPTIONS.get(self.game, {})
        terms = {"game": self.game, "seats": self.seats, "options": options, "listed": True}
        holders = sorted({0, *map(self.holder, range(self.seats))})
        for holder in holders:
            body = {"name": NAMES[holder], "token": token_of(holder)}
            path, more = ("/api/tables", {"terms": terms}) if holder == 0 else (f"/api/tables/{TABLE}/people", {})
            async with self.session.post(path, data=msgspec.json.encode({**body, **more})) as response:
                assert response.status == 200, await response.text()
            heard = self.heard if holder in self.eyes else []
            self.devices[holder] = await stack.enter_async_context(self.device(token_of(holder), heard))
        if WATCHER in self.eyes:
            self.devices[WATCHER] = await stack.enter_async_context(self.device("", self.heard))
        for seat in range(1, self.seats):
            await self.devices[self.holder(seat)].say(do="sit", seat=seat)
        await self.stir(holders)
        await self.devices[0].say(do="start")

    async def stir(self, holders: Sequence[int]) -> None:
        """Words that others put in are theirs until the start; then everybody sees the last ones."""
        others = [self.devices[holder] for holder in holders if holder not in self.eyes]
        for device in others:
            await device.say(do="stir", word=f"secret of world {self.which}")
        await self.look_around(0, (), IN_VAIN[2:])
        for device in others:
            await device.say(do="stir", word="curious")

    async def play_steps(self, steps: Sequence[Step], every: int) -> None:
        """The server deals by itself what luck does after a move."""
        made = 0
        for step in steps:
            if step.actor == CLOCK:
                await self.strike(step.moves[self.which])
            elif step.actor != LUCK:
                move = msgspec.Raw(msgspec.json.encode(step.moves[self.which]))
                answer = await self.devices[self.holder(step.actor)].say(do="play", seat=step.actor, move=move)
                assert answer.startswith(b'{"is":"ack"'), answer
                made += 1
                self.now += 0 if CLOCK in self.server.tables.live[TABLE].table.actors else 17
            if step.is_rest and made % every == 0:
                await self.look_around(4, step.guesses)
                await self.look_at_redealt(step)

    async def strike(self, move: Any) -> None:
        """The match's own clock, as far as the world says."""
        self.now += move.ms
        live = self.server.tables.live[TABLE]
        self.server.clocks.strike(live)
        await self.devices[self.holder(0)].say(do="answer", yes=True)

    async def look_at_redealt(self, step: Step) -> None:
        """The second world is another one for a moment; the first stays what it is."""
        if step.redealt is None:
            return
        match = self.server.tables.live[TABLE].table.match
        assert match is not None
        position = match.position
        match.position = step.redealt if self.which else position
        await self.look_around(4, step.guesses)
        match.position = position

    async def look_around(
        self, back: int, guesses: Sequence[tuple[int, Move]], in_vain: Sequence[dict[str, Any]] = IN_VAIN
    ) -> None:
        """What the viewer can ask for: answers to all that is not allowed, a return, a new device, and pages."""
        device = self.devices[min(self.eyes)]
        for command in in_vain:
            await device.say(**command)
        for seat in self.eyes:
            await device.say(do="hint", seat=max(seat, 0))
        for seat, move in guesses:
            await device.say(do="play", seat=seat, move=msgspec.Raw(msgspec.json.encode(move)))
        n = self.server.tables.live[TABLE].table.n
        token = "" if WATCHER in self.eyes else token_of(min(self.eyes))
        for last in (0, max(0, n - back)) if back else (0,):
            async with self.device(token, self.heard, last):
                await device.until(b"", b'"presence"')
            await device.until(b"", b'"presence"')
        for path in ("/api/tables", f"/api/codes/{CODE}", *(f"/api/tables/{TABLE}{each}" for each in PATHS)):
            async with self.session.get(path) as response:
                self.heard.append(b"%d " % response.status + await response.read())

    @contextlib.asynccontextmanager
    async def device(self, token: str, heard: list[bytes], last: int = 0) -> AsyncIterator[Device]:
        async with self.session.ws_connect(f"/api/tables/{TABLE}/socket") as socket:
            device = Device(socket, heard)
            await socket.send_bytes(msgspec.json.encode({"do": "hello", "token": token, "last": last}))
            await device.until(b"", b'"welcome"', b'"news"')
            yield device


def token_of(holder: int) -> str:
    return f"the secret link of seat {holder}"


def difference(one: Sequence[bytes], other: Sequence[bytes]) -> str:
    """Where two viewers were told different things first; nothing if they were not."""
    for number, (here, there) in enumerate(zip(one, other, strict=False)):
        if here != there:
            place = next((at for at, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), 0)
            around = slice(max(0, place - 80), place + 80)
            return f"message {number}: {here[around].decode()} – {there[around].decode()}"
    return "" if len(one) == len(other) else f"{len(one)} messages – {len(other)} messages"


async def compare(
    folder: Path, game: str, seats: int, eyes: tuple[int, ...], steps: Sequence[Step], every: int
) -> tuple[str, int]:
    """The first difference between the two worlds, and how many messages the viewer got in the first one."""
    heard = []
    for which in (0, 1):
        url = f"sqlite:///{folder / f'world {which} {eyes}.db'}"
        heard.append(await Witness(url, which, game, seats, eyes).play(steps, every))
    return difference(*heard), len(heard[0])
