"""Bots at tables. They think in separate processes, from what their seat may know; a table never waits for one.

In a game of turns, the bot whose turn it is thinks and pauses as long as a person would. In a game against the clock
all bots of a table plan; the earliest plan is carried out when its time has come, and any move makes them plan again. A
busy machine makes bots slower, never weaker, and people never wait: addresses take turns, and workers have low
priority.
"""

import asyncio
import hashlib
import random
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec
import structlog

from curiouser.engine.errors import Problem
from curiouser.server.core import decide
from curiouser.server.core.table import Table
from curiouser.server.runtime.metrics import Metrics
from curiouser.server.runtime.table_runtime import FunctionTask, TableRuntime
from curiouser.server.runtime.tables import Tables
from curiouser.server.runtime.worker_pool import NOTHING, Answer, Planned, PlanQuestion, Question, WorkerPool

log = structlog.get_logger("curiouser.robots")

SHORTEST_LOOK, USUAL_LOOK, LONGEST_LOOK = 0.3, 1.4, 6.0  # of the pause
RETRY = 0.1  # s after which a table asks again where too many wait
ATTEMPTS = 3  # answers that may fail to come before a bot is left alone for a while
AGAIN = 30.0  # s after which such a bot is asked once more


def look_ms(pause: int) -> float:
    """How long a bot lets people look before it moves. It depends on nothing that the bot knows: how many moves it has
    to choose from would tell of the cards in its hand."""
    return pause * min(max(USUAL_LOOK * random.lognormvariate(0.0, 0.35), SHORTEST_LOOK), LONGEST_LOOK)


def seed_of(secret: bytes, number: int, seat: int) -> int:
    """Who a planning bot is: the same in every process, and known to none but the server."""
    return int.from_bytes(
        hashlib.blake2b(b"bot %d %d" % (number, seat), key=secret[:64], digest_size=8).digest(), "big"
    )


def address_of(live: TableRuntime) -> str:
    """Who pays for the bots of a table: somebody who is there; tables where nobody is share one turn."""
    people = [each for each in live.listeners if each.person]
    return min(people, key=lambda each: each.person).address if people else ""


def stage_of(table: Table) -> tuple[Any, ...]:
    """What a choice or a plan was made for; talk and people who come and go leave it as it is."""
    moves = len(table.match.history) if table.match is not None else 0
    return table.number, moves, table.time_at, tuple((seat, table.seats[seat].bot) for seat in table.bots_to_move())


class Waiting:
    """The plans of a table, while they are made and while the first of them waits for its time."""

    def __init__(self, stage: tuple[Any, ...]) -> None:
        self.stage = stage
        self.task: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None

    def cancel(self) -> None:
        if self.task is not None:
            self.task.cancel()
        if self.timer is not None:
            self.timer.cancel()


class BotRunner:
    def __init__(self, tables: Tables, metrics: Metrics, workers: int, pause_ms: int) -> None:
        self.tables = tables
        self.metrics = metrics
        self.pause = pause_ms
        self.workers = WorkerPool(workers)
        self.waiting: dict[TableRuntime, Waiting] = {}
        self.warm: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False
        tables.broadcaster.urged.append(self.wake)

    def wake(self, live: TableRuntime) -> None:
        """Called after every change of a table."""
        if self.is_closing:
            return
        if live.table.is_countable:
            self.wake_mover(live)
        else:
            self.warm_up(live.table)
            self.wake_planners(live)

    def warm_up(self, table: Table) -> None:
        """Dictionaries are read beside the loop, while people still sit down."""
        key = repr((table.terms.game, table.setup.options))
        if key not in self.warm:
            self.warm.add(key)
            asyncio.get_running_loop().run_in_executor(None, table.game.warm_up, table.setup)

    def spawn(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def wake_mover(self, live: TableRuntime) -> None:
        """A bot that owes a move starts to think."""
        table = live.table
        if not live.thinking and live.stuck != table.n and table.bots_to_move():
            live.thinking = True
            self.spawn(self._think(live))

    async def _think(self, live: TableRuntime) -> None:
        try:
            if seats := live.table.bots_to_move():
                await self._move(live, seats[0])
        except Exception:
            log.exception("bot-failed", table=live.table.id)
            live.stuck = live.table.n
        finally:
            live.thinking = False
            self.wake(live)

    async def _move(self, live: TableRuntime, seat: int) -> None:
        """It thinks while people look; what it found is dropped if the table went on meanwhile."""
        stage = stage_of(live.table)
        look = asyncio.sleep(look_ms(self.pause) / 1000)
        move, _ = await asyncio.gather(self._choose(live, seat), look)
        if move is None or (stage_of(live.table) == stage and not await self.carry_out(live, seat, move, stage)):
            live.stuck = live.table.n

    async def carry_out(self, live: TableRuntime, seat: int, move: bytes, stage: tuple[Any, ...]) -> bool:
        """Says whether the move was made, or was no longer wanted."""
        secret, before = live.secret, live.table.n
        moved: asyncio.Future[int | Problem] = asyncio.get_running_loop().create_future()

        def decided(table: Table, now: int) -> Any:
            return decide.bot_move(table, seat, move, now, secret) if stage_of(table) == stage else []

        self.tables.post(live, FunctionTask(decided, lambda result: None if moved.done() else moved.set_result(result)))
        result = await moved
        if isinstance(result, Problem):
            return False
        self.metrics.bot_moves.inc(int(result != before))
        return True

    async def _choose(self, live: TableRuntime, seat: int) -> bytes | None:
        match = live.table.match
        assert match is not None
        moves = tuple((played.actor, msgspec.json.encode(played.move)) for played in match.played)
        question = Question(msgspec.json.encode(live.table.terms), moves, seat, live.table.seats[seat].bot)
        stage = stage_of(live.table)
        for _ in range(ATTEMPTS):
            answer = await self.ask(live, question)
            if isinstance(answer, bytes) or stage_of(live.table) != stage:
                return answer if isinstance(answer, bytes) else b""
        log.error("bot-without-move", table=live.table.id, game=live.table.terms.game, bot=question.bot)
        asyncio.get_running_loop().call_later(AGAIN, self.ask_again, live)
        return None

    def ask_again(self, live: TableRuntime) -> None:
        """A table never stays without a move for good, and never gets a weaker one than it was promised."""
        live.stuck = 0
        if not live.is_dropped:
            self.wake(live)

    async def ask(self, live: TableRuntime, question: Question | PlanQuestion) -> Answer:
        """None where nothing came of it: it took too long, or a worker died. It waits as long as its address has too
        much to ask already."""
        address = address_of(live)
        try:
            while (answer := await self.workers.ask(question, address)) is None:
                await asyncio.sleep(RETRY)
        except (TimeoutError, BrokenProcessPool):
            log.warning("bot-slow", game=live.table.terms.game)
            return None
        return answer

    def wake_planners(self, live: TableRuntime) -> None:
        """Where the position, the time or the bots are others than before, all plans are made anew."""
        stage, waiting = stage_of(live.table), self.waiting.get(live)
        if waiting is not None and waiting.stage == stage:
            return
        if waiting is not None:
            waiting.cancel()
            del self.waiting[live]
        live.thinking = bool(live.table.bots_to_move()) and not live.is_dropped
        if live.thinking:
            waiting = self.waiting[live] = Waiting(stage)
            waiting.task = self.spawn(self._plan(live, waiting))

    async def _plan(self, live: TableRuntime, waiting: Waiting) -> None:
        table, match = live.table, live.table.match
        assert match is not None
        bots = tuple((seat, table.seats[seat].bot) for seat in table.bots_to_move())
        seeds = tuple(seed_of(live.secret, table.number, seat) for seat in range(len(table.seats)))
        position = table.game.write(match.position)
        question = PlanQuestion(msgspec.json.encode(table.terms), position, bots, seeds)
        while not isinstance(planned := await self.ask(live, question), Planned):
            await asyncio.sleep(RETRY)
        if planned != NOTHING:
            wait = max(0.0, (table.time_at + planned.delay - self.tables.time_at(live)) / 1000)
            waiting.timer = asyncio.get_running_loop().call_later(wait, self.strike, live, waiting, planned)

    def strike(self, live: TableRuntime, waiting: Waiting, planned: Planned) -> None:
        if not self.is_closing and self.waiting.get(live) is waiting:
            waiting.timer = None
            waiting.task = self.spawn(self._carry_out(live, waiting, planned))

    async def _carry_out(self, live: TableRuntime, waiting: Waiting, planned: Planned) -> None:
        """A plan that came too late is dropped; the clock will make them plan anew."""
        await asyncio.shield(self.carry_out(live, planned.seat, planned.move, waiting.stage))
        if live.is_dropped:
            self.waiting.pop(live, None)

    async def close(self) -> None:
        self.is_closing = True
        for waiting in self.waiting.values():
            waiting.cancel()
        for task in list(self.tasks):
            task.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks)
        self.workers.end()
