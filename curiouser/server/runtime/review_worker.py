"""The process that makes reviews for the server: requests come in as lines, findings go out as lines.

It has the lowest priority on the machine, because people's moves and bots come first. It ends with the server.
"""

import os
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait

import msgspec

from curiouser.engine.errors import Problem
from curiouser.engine.record import verified_match
from curiouser.engine.text import LANGUAGES
from curiouser.review.review import Depth, Reviewer, usual_depth
from curiouser.review.steps import PositionKeeper
from curiouser.server.core.errors import refused
from curiouser.server.runtime.replay_format import names_of, read_asked
from curiouser.server.runtime.review_format import shown

OFTEN = 0.2  # s between two words about how far it is
MOST_STEPS = 600
NONE = msgspec.Raw(b"null")


class Order(msgspec.Struct, frozen=True):
    """The text of a record; without a depth as deep as usual."""

    record: str
    depth: Depth | None = None


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far it is, and perhaps a review, or why there is none, in every language."""

    done: int = 0
    jobs: int = 0
    review: msgspec.Raw = NONE
    is_over: bool = False
    trouble: str = ""
    sentences: dict[str, str] = {}


Say = Callable[[Said], None]


def carry_out(order: Order, pool: Executor | None, say: Say) -> None:
    try:
        review(order, pool, say)
    except Problem as problem:
        sentences = {language: problem.say(language) for language in LANGUAGES}
        say(Said(is_over=True, trouble=problem.text.id, sentences=sentences))


def review(order: Order, pool: Executor | None, say: Say) -> None:
    record = read_asked(order.record)
    keeper = PositionKeeper()
    match, _ = verified_match(record, before=keeper.keep)
    reviewer = Reviewer(match, order.depth or usual_depth(match.game), 0, pool, names_of(record), keeper.positions)
    if len(reviewer.steps) > MOST_STEPS:
        raise refused("refused-long-review")
    reviewer.told = Rarely(say)
    for found in reviewer.reviews():
        raw = msgspec.Raw(msgspec.json.encode(shown(reviewer.game, found)))
        say(Said(reviewer.done, reviewer.tries, raw, is_over=found.is_whole))


class Rarely:
    """Says how far it is, but not at every step."""

    def __init__(self, say: Say) -> None:
        self.say = say
        self.last = time.monotonic()

    def __call__(self, done: int, jobs: int | None) -> None:
        now = time.monotonic()
        if now - self.last >= OFTEN:
            self.last = now
            self.say(Said(done, jobs or 0))


def end_with_parent() -> None:
    """In a worker of the pool: nobody is left behind if this process is killed."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def write(said: Said) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(said) + b"\n")
    sys.stdout.buffer.flush()


def main(processes: int, nice: int) -> None:
    if hasattr(os, "nice"):  # not on Windows
        os.nice(nice)
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=end_with_parent)
    try:
        for line in sys.stdin.buffer:
            carry_out(msgspec.json.decode(line, type=Order), pool, write)
    except BrokenPipeError:  # the server is gone
        os._exit(1)
    finally:
        pool.shutdown(cancel_futures=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
