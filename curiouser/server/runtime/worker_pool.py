"""Where bots think: worker processes that share nothing with the server, and a queue in which addresses take turns.

On a busy server bots are slower, but never weaker than their table was promised.
"""

import asyncio
import contextlib
import os
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context
from typing import Any, TypeAlias

import msgspec
import structlog

from curiouser.bots import GUESTS, find_planner, invite, own_bot
from curiouser.bots.hints import Hint, hints
from curiouser.bots.party import Due, ask
from curiouser.bots.tally import ask as ask_bot
from curiouser.engine.errors import Problem
from curiouser.engine.game import CountableGame
from curiouser.engine.match import Match
from curiouser.engine.position import Position
from curiouser.engine.rng import Rng, seeded
from curiouser.server.core.entries import Terms
from curiouser.server.core.table import setup_of
from curiouser.server.logs import follow
from curiouser.server.runtime.fair_queue import FairQueue
from curiouser.server.wire import messages as wire
from curiouser.server.wire.wording import worded

log = structlog.get_logger("curiouser.robots")

NICE = 10
MOST = 100  # questions of one address that may wait
LONGEST = 30.0  # s that a worker may think about a question
SIMPLE = "greedy"


class Question(msgspec.Struct, frozen=True):
    """A position as the moves that lead to it, and who is asked."""

    terms: bytes
    moves: tuple[tuple[int, bytes], ...]
    seat: int
    bot: str


class PlanQuestion(msgspec.Struct, frozen=True):
    """A position in the game's notation, the bots that may do something, and the seed of each seat."""

    terms: bytes
    position: str
    bots: tuple[tuple[int, str], ...]
    seeds: tuple[int, ...]


class HintQuestion(msgspec.Struct, frozen=True):
    """A position in the game's notation; whoever is to move asks under that key, after entry n."""

    terms: bytes
    position: str
    seed: int
    key: str
    n: int


class Planned(msgspec.Struct, frozen=True):
    """The first thing that a bot means to do, so many ms after the position."""

    delay: int
    seat: int
    move: bytes


NOTHING = Planned(0, -1, b"")
Answer: TypeAlias = bytes | Planned | None


@lru_cache(64)
def known_terms(terms: bytes) -> Any:
    return setup_of(msgspec.json.decode(terms, type=Terms))


def answer(question: Question) -> Answer:
    """Runs in the worker: the bot's move, or None where it knows none."""
    game, setup = known_terms(question.terms)
    match = Match(game, setup)
    for actor, move in question.moves:
        match.play(actor, game.move_reader.decode(move))
    rng = seeded(int.from_bytes(os.urandom(16), "big"), int.from_bytes(os.urandom(8), "big"))
    assert isinstance(game, CountableGame)
    return msgspec.json.encode(game.moves(match.position)[choose(question.bot, game, match.position, rng)])


def choose(name: str, game: CountableGame[Any], position: Position, rng: Rng) -> int:
    """A guest that fails, or is not here any more, leaves its move to a simple bot of ours."""
    if ":" not in name:
        return ask_bot(own_bot(name, game), position, rng)
    try:
        chosen = ask_bot(own_bot(name, game), position, rng)
        if chosen in list(position.legal()):
            return chosen
    except Exception:
        log.warning("own-bot-failed", bot=name, exc_info=True)
    return ask_bot(own_bot(SIMPLE, game), position, rng)


def plan(question: PlanQuestion) -> Answer:
    """Runs in the worker: the earliest plan of all bots."""
    game, setup = known_terms(question.terms)
    position = game.read(question.position, setup)
    dues = []
    for seat, name in question.bots:
        planned = ask(game, find_planner(name, game), position, seat, question.seeds[seat])
        if planned is not None:
            dues.append(Due(planned.delay, seat, planned.move))
    if not dues:
        return NOTHING
    first = min(dues, key=lambda due: due.delay)
    return Planned(first.delay, first.seat, msgspec.json.encode(first.move))


def advise(question: HintQuestion) -> Answer:
    """Runs in the worker: the whole message for whoever asked."""
    game, setup = known_terms(question.terms)
    found = hints(game, game.read(question.position, setup), question.seed)
    best = tuple(shown(game, hint) for hint in found.best)
    return wire.encode(wire.Hints(key=question.key, n=question.n, seat=found.seat, moves=found.moves, best=best))


def shown(game: CountableGame[Any], hint: Hint) -> wire.HintShown:
    return wire.HintShown(
        move=msgspec.Raw(msgspec.json.encode(hint.move)),
        text=worded(game.tell_move(hint.move)),
        chance=hint.chance,
        chance_error=hint.chance_error,
        score=hint.score,
        score_error=hint.score_error,
        sure=hint.is_sure,
        reasons=tuple(wire.Why(reason.rule, worded(reason.text)) for reason in hint.reasons),
    )


AnyQuestion: TypeAlias = Question | PlanQuestion | HintQuestion
THINK: dict[type[AnyQuestion], Callable[[Any], Answer]] = {Question: answer, PlanQuestion: plan, HintQuestion: advise}


class Waiting:
    """A question that waits for a worker, or for its answer."""

    def __init__(self, question: AnyQuestion) -> None:
        self.question = question
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()


class WorkerPool:
    """`workers` processes, or for 0 a thread; started when the first bot is asked. No worker gets a question before it
    is free, so that whoever comes next waits for one answer at most and for those of other addresses."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: Executor | None = None
        self.waiting: FairQueue[Waiting] = FairQueue()
        self.working = 0
        self.tasks: set[asyncio.Task[None]] = set()

    async def ask(self, question: AnyQuestion, address: str = "") -> Answer:
        """None where too much of that address waits. Raises `TimeoutError` where a worker took too long and
        `BrokenProcessPool` where it died."""
        if self.waiting.count_of(address) >= MOST:
            return None
        waiting = Waiting(question)
        self.waiting.put(address, waiting)
        self._go_on()
        return await waiting.answer

    def _go_on(self) -> None:
        while len(self.waiting) and self.working < max(self.workers, 1):
            waiting = self.waiting.take()
            if not waiting.answer.done():  # whoever asked may have given up
                self.working += 1
                work = asyncio.get_running_loop().create_task(self._work(waiting))
                self.tasks.add(work)
                work.add_done_callback(self.tasks.discard)

    async def _work(self, waiting: Waiting) -> None:
        try:
            if self.pool is None:
                self.pool = new_pool(self.workers)
            thinking = asyncio.get_running_loop().run_in_executor(
                self.pool, THINK[type(waiting.question)], waiting.question
            )
            settle(waiting.answer, await asyncio.wait_for(thinking, LONGEST))
        except (TimeoutError, BrokenProcessPool) as error:
            self.end()
            settle(waiting.answer, error)
        except asyncio.CancelledError:  # another question ended the pool
            settle(waiting.answer, TimeoutError())
        except Exception as error:
            settle(waiting.answer, error)
        finally:
            self.working -= 1
            self._go_on()

    def end(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def settle(answer: "asyncio.Future[Answer]", found: "Answer | Exception") -> None:
    if answer.done():
        return
    if isinstance(found, Exception):
        answer.set_exception(found)
    else:
        answer.set_result(found)


def new_pool(workers: int) -> Executor:
    if workers <= 0:
        return ThreadPoolExecutor(1, "bots")
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=prepare, initargs=(tuple(GUESTS),))


def prepare(guests: Sequence[str]) -> None:
    """People's moves come first; those who were invited to the server are to this process too."""
    follow()
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICE)
    for path in guests:
        with contextlib.suppress(Problem):  # it was well when the server started; its moves are made by another now
            invite(path)
