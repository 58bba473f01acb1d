"""What-ifs, if the operator allows them: one at a time, in a separate process with the lowest priority.

Pages poll for progress; a what-if that nobody polls any more is dropped.
"""

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Callable, Sequence
from typing import Annotated, Literal, TypeAlias

import msgspec
import structlog

from curiouser.bots import names_for
from curiouser.engine.errors import Problem
from curiouser.engine.game import Setup
from curiouser.lab.whatif import link, vary
from curiouser.server.core.commands import Short
from curiouser.server.core.errors import refused
from curiouser.server.core.people import new_token
from curiouser.server.core.table import find_game
from curiouser.server.logs import relay
from curiouser.server.net.limits import Limit
from curiouser.server.settings import Settings

log = structlog.get_logger("curiouser.lab")

MOST_WAITING = 40  # one of each address
MOST_KEPT = 50
MOST_CHANGES = 4
MOST_LOSSES = 2  # processes that may die before a what-if is given up
PATIENCE = 60.0  # s without a look after which it is given up
TICK = 0.5
TRIES = 1.0  # a second by address, ten at once: looking at a wish takes a moment as well
LONGEST_LINE = 1 << 20
COMMAND = (sys.executable, "-P", "-m", "curiouser.lab.live")

State: TypeAlias = Literal["waiting", "working", "done", "stopped", "lost", "ended"]
Path: TypeAlias = Annotated[str, msgspec.Meta(max_length=60)]
Value: TypeAlias = Annotated[int, msgspec.Meta(ge=-(1 << 31), le=1 << 31)] | bool | Short


class LabShown(msgspec.Struct, frozen=True):
    """`live`: whether what-ifs may be asked for, of so many matches and seconds at most."""

    live: bool
    matches: int
    seconds: int


class AskWhatIf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bot takes every seat. Changes are numbers of the box, by their paths, or options of the game."""

    game: Short
    seats: int
    bot: Annotated[str, msgspec.Meta(max_length=100)]
    matches: Annotated[int, msgspec.Meta(ge=10)]
    changes: Annotated[dict[Path, Value], msgspec.Meta(min_length=1, max_length=MOST_CHANGES)]


class Compared(msgspec.Struct, frozen=True):
    """A measure's mean in the base, how far the variant is from it with half of the 95 % interval, and Holm's p."""

    measure: str
    base: float
    difference: tuple[float, float]
    p: float
    clear: bool


class WhatIfShown(msgspec.Struct, frozen=True):
    """`before`: how many are played first. `link` opens a table with the variant. `clear` counts when it is done."""

    id: str
    state: State
    before: int
    done: int
    matches: int
    seconds: float
    compared: tuple[Compared, ...]
    link: str


class News(msgspec.Struct, frozen=True):
    """A line of the process that plays."""

    done: int
    compared: tuple[Compared, ...]
    is_over: bool


class WhatIf:
    def __init__(self, asked: AskWhatIf, address: str, link: str, now: float) -> None:
        self.id = new_token()
        self.asked = asked
        self.address = address
        self.link = link
        self.state: State = "waiting"
        self.news = News(0, (), False)
        self.began = self.ended = 0.0
        self.looked = now

    @property
    def is_open(self) -> bool:
        return self.state in ("waiting", "working")

    def end(self, state: State, now: float) -> None:
        if self.is_open:
            self.state, self.ended = state, now


class Lab:
    def __init__(self, settings: Settings, limit: Limit, clock: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.clock = clock
        self.command: Sequence[str] = COMMAND
        self.limit = limit
        self.tries = Limit(TRIES if settings.lab_rate else 0, 10 * TRIES, clock)
        self.all: dict[str, WhatIf] = {}
        self.worker: asyncio.Task[None] | None = None
        self.process: asyncio.subprocess.Process | None = None

    def ask(self, asked: AskWhatIf, address: str) -> WhatIf:
        """Raises `Problem` where it is not allowed, makes no match, or there are too many."""
        self.check_open()
        if not self.tries.take(address):
            raise refused("refused-rate")
        setup = check(asked, self.settings.lab_matches)
        waiting = [each for each in self.all.values() if each.is_open]
        if any(each.address == address for each in waiting) or len(waiting) >= MOST_WAITING:
            raise refused("refused-lab-busy")
        if not self.limit.take(address):
            raise refused("refused-rate")
        wanted = WhatIf(asked, address, link("", find_game(asked.game), setup), self.clock())
        self.all[wanted.id] = wanted
        while len(self.all) > MOST_KEPT:
            del self.all[next(id for id, each in self.all.items() if not each.is_open)]
        if self.worker is None or self.worker.done():
            self.worker = asyncio.get_running_loop().create_task(self.work())
        return wanted

    @property
    def is_busy(self) -> bool:
        return any(each.is_open for each in self.all.values())

    def check_open(self) -> None:
        if not self.settings.lab:
            raise refused("refused-lab-off")

    def find(self, id: str) -> WhatIf:
        if id not in self.all:
            raise refused("refused-lab-gone")
        found = self.all[id]
        found.looked = self.clock()
        return found

    def show(self, whatif: WhatIf) -> WhatIfShown:
        ahead = [each.id for each in self.all.values() if each.is_open]
        now = self.clock() if whatif.is_open else whatif.ended
        return WhatIfShown(
            id=whatif.id,
            state=whatif.state,
            before=ahead.index(whatif.id) if whatif.is_open else 0,
            done=whatif.news.done,
            matches=whatif.asked.matches,
            seconds=round(now - whatif.began, 2) if whatif.began else 0.0,
            compared=whatif.news.compared,
            link=whatif.link,
        )

    async def work(self) -> None:
        """One after the other, until none waits."""
        while wanted := next((each for each in self.all.values() if each.state == "waiting"), None):
            wanted.state, wanted.began = "working", self.clock()
            try:
                for _ in range(1 + MOST_LOSSES):
                    await self.play(wanted)
                    if not wanted.is_open:
                        break
                wanted.end("lost", self.clock())
            except Exception:
                log.exception("what-if-failed")
                wanted.end("lost", self.clock())

    async def play(self, wanted: WhatIf) -> None:
        """Until it is over, nobody wants it any more, its time is up, or the process dies."""
        process = self.process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        relay("lab", process)
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(experiment(wanted.asked) + b"\n")
            await process.stdin.drain()
            await self.listen(wanted, process.stdout)
        except ConnectionError:  # it died before it could read
            return
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            self.process = None

    async def listen(self, wanted: WhatIf, lines: asyncio.StreamReader) -> None:
        coming = asyncio.ensure_future(lines.readline())
        try:
            while wanted.is_open:
                await asyncio.wait([coming], timeout=TICK)
                if coming.done():
                    if not (line := coming.result()):
                        return
                    wanted.news = msgspec.json.decode(line, type=News)
                    if wanted.news.is_over:
                        wanted.end("done", self.clock())
                    coming = asyncio.ensure_future(lines.readline())
                self.check_time(wanted)
        finally:
            coming.cancel()

    def check_time(self, wanted: WhatIf) -> None:
        now = self.clock()
        if now - wanted.looked > PATIENCE:
            wanted.end("ended", now)
        elif self.settings.lab_seconds and now - wanted.began > self.settings.lab_seconds:
            wanted.end("stopped", now)

    async def close(self) -> None:
        for each in self.all.values():
            each.end("ended", self.clock())
        if self.worker is not None:
            self.worker.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.worker


def check(asked: AskWhatIf, most: int) -> Setup:
    """The variant; raises `Problem`."""
    game = find_game(asked.game)
    if asked.matches > most:
        raise refused("refused-lab-many", most=most)
    if asked.bot not in (known := names_for(game, asked.seats)):
        raise refused("refused-bot", known=", ".join(known))
    setup = vary(game, game.setup(asked.seats), asked.changes)
    try:
        game.start(setup)
    except Problem:
        raise
    except Exception as error:
        raise refused("refused-edition", reason=type(error).__name__) from None
    return setup


def experiment(asked: AskWhatIf) -> bytes:
    bots = (asked.bot,) * asked.seats
    return msgspec.json.encode(
        {"game": asked.game, "seats": asked.seats, "bots": bots, "matches": asked.matches, "changes": asked.changes}
    )
