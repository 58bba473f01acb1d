"""Bots at tables. They think in processes of their own, from what their seat may know; a table never waits for one."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context
from typing import Any

import msgspec
import structlog

from curiouser.bots import find_bot
from curiouser.bots.tally import ask
from curiouser.engine.errors import Problem
from curiouser.engine.game import CountableGame
from curiouser.engine.match import Match
from curiouser.engine.rng import seeded
from curiouser.server import decide
from curiouser.server.entries import Terms
from curiouser.server.metrics import Metrics
from curiouser.server.table import setup_of
from curiouser.server.tables import Job, Live, Tables

log = structlog.get_logger("curiouser.robots")

LONGEST = 30.0  # s that a bot may think before a move is made by chance


class Question(msgspec.Struct, frozen=True):
    """A position as the moves that lead to it, and who is asked."""

    terms: bytes
    moves: tuple[tuple[int, bytes], ...]
    seat: int
    bot: str


@cache
def known_terms(terms: bytes) -> Any:
    return setup_of(msgspec.json.decode(terms, type=Terms))


def answer(question: Question) -> bytes | None:
    """Runs in the worker: the bot's move, or None where it knows none."""
    game, setup = known_terms(question.terms)
    match = Match(game, setup)
    for actor, move in question.moves:
        match.play(actor, game.move_reader.decode(move))
    rng = seeded(int.from_bytes(os.urandom(16), "big"), int.from_bytes(os.urandom(8), "big"))
    if isinstance(game, CountableGame):
        bot = find_bot(question.bot, game)
        return msgspec.json.encode(game.moves(match.position)[ask(bot, match.position, rng)])
    legal = match.legal(question.seat)
    return msgspec.json.encode(legal[rng.below(len(legal))]) if legal else None


def question_of(live: Live, seat: int) -> Question:
    match = live.table.match
    assert match is not None
    moves = tuple((played.actor, msgspec.json.encode(played.move)) for played in match.played)
    return Question(msgspec.json.encode(live.table.terms), moves, seat, live.table.seats[seat].bot)


class Robots:
    def __init__(self, tables: Tables, metrics: Metrics, workers: int, pause_ms: int) -> None:
        self.tables = tables
        self.metrics = metrics
        self.workers = workers
        self.pause = pause_ms / 1000
        self.pool: Executor | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False
        tables.moved.append(self.wake)

    def wake(self, live: Live) -> None:
        """Called after every change of a table: a bot that owes a move starts to think."""
        table = live.table
        if not self.is_closing and not live.thinking and live.stuck != table.n and table.bots_to_move():
            live.thinking = True
            task = asyncio.get_running_loop().create_task(self._think(live))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _think(self, live: Live) -> None:
        try:
            await asyncio.sleep(self.pause)
            if seats := live.table.bots_to_move():
                await self._move(live, seats[0])
        except Exception:
            log.exception("a bot failed", table=live.table.id)
            live.stuck = live.table.n
        finally:
            live.thinking = False
            self.wake(live)

    async def _move(self, live: Live, seat: int) -> None:
        n, secret = live.table.n, live.secret
        move = await self._choose(live, seat)
        if move is None:
            live.stuck = n
            return
        moved: asyncio.Future[int | Problem] = asyncio.get_running_loop().create_future()
        job = Job(lambda table, now: decide.bot_move(table, seat, move, now, secret), moved.set_result)
        self.tables.post(live, job)
        result = await moved
        if isinstance(result, Problem) or result == n:
            live.stuck = live.table.n
        else:
            self.metrics.bot_moves.inc()

    async def _choose(self, live: Live, seat: int) -> bytes | None:
        question = question_of(live, seat)
        try:
            return await asyncio.wait_for(self._ask(question), LONGEST)
        except (TimeoutError, BrokenProcessPool):
            log.warning("a bot took too long", bot=question.bot, game=live.table.terms.game)
            self._end_pool()
            legal = live.table.match.legal(seat) if live.table.match is not None else []
            return msgspec.json.encode(legal[0]) if legal else None

    async def _ask(self, question: Question) -> bytes | None:
        loop = asyncio.get_running_loop()
        if self.pool is None:
            self.pool = new_pool(self.workers)
        think: Callable[[Question], bytes | None] = answer
        return await loop.run_in_executor(self.pool, think, question)

    def _end_pool(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    async def close(self) -> None:
        self.is_closing = True
        for task in list(self.tasks):
            task.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks)
        self._end_pool()


def new_pool(workers: int) -> Executor:
    """Processes that share nothing with the server; started when the first bot is asked."""
    if workers <= 0:
        return ThreadPoolExecutor(1, "bots")
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
