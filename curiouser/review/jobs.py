"""Tries in the form in which they are sent to worker processes."""

from array import array
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future
from functools import cache
from typing import Any

import msgspec

from curiouser.bots.greedy import Greedy
from curiouser.bots.together import setup_from_json
from curiouser.engine.game import CountableGame, Setup, find_game
from curiouser.engine.position import Position
from curiouser.review.series import Sample, sample_of
from curiouser.review.trials import try_out


class TrialJob(msgspec.Struct, frozen=True):
    """Moves to try from one place, each over the same matches."""

    game: str
    setup: bytes
    notation: str
    moves: tuple[int, ...]
    seat: int
    seed: int
    first: int
    times: int


class Bench:
    """Does jobs in the processes of a pool, or in this one."""

    def __init__(self, game: CountableGame[Any], setup: Setup, seed: int, pool: Executor | None) -> None:
        self.game = game
        self.seats = setup.seats
        self.setup = msgspec.json.encode(setup)
        self.seed = seed
        self.pool = pool

    def job(self, position: Position, moves: Sequence[int], seat: int, first: int, times: int) -> TrialJob:
        written = self.game.write(position)
        return TrialJob(self.game.name, self.setup, written, tuple(moves), seat, self.seed, first, times)

    def do(self, jobs: Sequence[TrialJob]) -> Iterator[list[Sample]]:
        """A sample for each move, in the order of the jobs."""
        if self.pool is None:
            done: Iterator[list[bytes]] = map(work, jobs)
        else:
            waiting: list[Future[list[bytes]]] = [self.pool.submit(work, job) for job in jobs]
            done = (future.result() for future in waiting)
        for found in done:
            yield [sample_of(array("q", each), self.seats) for each in found]


def work(job: TrialJob) -> list[bytes]:
    """Do a job in a worker process."""
    game, setup, bot = known(job.game, job.setup)
    position = game.read(job.notation, setup)
    return [
        array("q", list(try_out(position, move, job.seat, bot, job.seed, job.first, job.times))).tobytes()
        for move in job.moves
    ]


@cache
def known(name: str, encoded: bytes) -> tuple[CountableGame[Any], Setup, Greedy]:
    game = find_game(name)
    assert isinstance(game, CountableGame)
    setup = setup_from_json(game, encoded)
    bot = Greedy()
    bot.evaluator = (game.linear_evaluator() if setup.seats == 2 else None) or game.evaluator()
    return game, setup, bot
