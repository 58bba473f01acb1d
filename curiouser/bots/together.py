"""One search in several processes: each grows its own tree, and their estimates are added up.

The same seed and number of processes give the same estimates, unless a time limit is set.
"""

from concurrent.futures import Executor, ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from typing import Any

import msgspec

from curiouser.bots.estimate import MoveEstimate
from curiouser.bots.levels import player
from curiouser.bots.search import TreeSearch
from curiouser.engine.about import SearchLevel
from curiouser.engine.bot import Bot
from curiouser.engine.game import CountableGame, Game, Setup, find_game
from curiouser.engine.position import Position
from curiouser.engine.rng import Rng, seeded
from curiouser.native import i64


class SearchShare(msgspec.Struct, frozen=True):
    """A position to think about, as it travels to another process."""

    game: str
    setup: bytes
    notation: str
    level: SearchLevel
    seconds: float
    seed: int
    stream: int


def new_pool(processes: int) -> Executor:
    return ProcessPoolExecutor(processes, mp_context=get_context("spawn"))


def think_together(
    game: CountableGame[Any],
    setup: Setup,
    position: Position,
    level: SearchLevel,
    seed: int,
    processes: int,
    pool: Executor,
    seconds: float = 0.0,
) -> list[MoveEstimate]:
    """What all of them found about each move. The iterations are divided among them, the time is not."""
    each = msgspec.structs.replace(level, iterations=max(1, level.iterations // processes))
    encoded, notation = msgspec.json.encode(setup), game.write(position)
    shares = [SearchShare(game.name, encoded, notation, each, seconds, seed, stream) for stream in range(processes)]
    total: list[MoveEstimate] = []
    for rows in pool.map(think, shares):
        found = [MoveEstimate(*row) for row in rows]
        if not total:
            total = found
        else:
            for one, other in zip(total, found, strict=True):
                one.add(other)
    return total


def think(share: SearchShare) -> list[tuple[int, ...]]:
    game, setup = _known(share.game, share.setup)
    search = player(share.level, game)
    assert isinstance(search, TreeSearch)
    search.seconds = share.seconds
    position = game.read(share.notation, setup)
    search.begin(position)
    search.think(position, seeded(share.seed, share.stream))
    return [estimate.row() for estimate in search.estimates()]


@cache
def _known(name: str, encoded: bytes) -> tuple[CountableGame[Any], Setup]:
    game = find_game(name)
    assert isinstance(game, CountableGame)
    return game, setup_from_json(game, encoded)


def setup_from_json(game: Game[Any], encoded: bytes) -> Setup:
    """A setup that travelled; it was checked where it came from."""
    fields = msgspec.json.decode(encoded)
    edition = msgspec.convert(fields["edition"], game.edition, str_keys=True)
    return Setup(fields["seats"], msgspec.convert(fields["options"], game.options), edition)


class Together(Bot):
    """A player who thinks on several cores at once."""

    def __init__(self, game: CountableGame[Any], setup: Setup, level: SearchLevel, processes: int) -> None:
        super().__init__()
        self.game = game
        self.setup = setup
        self.level = level
        self.processes = processes
        self.seconds = 0.0
        self.pool = new_pool(processes)

    def choose(self, position: Position, rng: Rng) -> i64:
        moves = position.legal()
        if len(moves) == 1:
            return moves[0]
        found = think_together(
            self.game, self.setup, position, self.level, int(rng.bits()), self.processes, self.pool, self.seconds
        )
        return max(found, key=lambda estimate: (estimate.visits, estimate.value())).move

    def close(self) -> None:
        self.pool.shutdown()
