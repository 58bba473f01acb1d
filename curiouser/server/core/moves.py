"""Moves at a table by a seat, a bot or the clock, with the luck that follows, as entries. No I/O."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from msgspec import Raw

from curiouser.engine.faults import fault_of
from curiouser.engine.game import Game
from curiouser.engine.luck import SealedDealer
from curiouser.engine.move import Move
from curiouser.engine.played import Played
from curiouser.engine.position import CLOCK, LUCK
from curiouser.server.core import entries as e
from curiouser.server.core.applied import CachedTransition
from curiouser.server.core.digests import digest_of, trail_of
from curiouser.server.core.entries import Moved
from curiouser.server.core.errors import refused
from curiouser.server.core.people import seed_of
from curiouser.server.core.table import Table

encode: Final = msgspec.json.Encoder().encode

LONGEST_TIME: Final = 24 * 60 * 60 * 1000  # ms that the clock tells of in one move
LONGEST_MOVE: Final = 4096


def read_move(table: Table, raw: bytes | Raw) -> tuple[Move, bytes]:
    """A move from outside, and as it is kept; what only the server can know, the game's `stamp` puts in later."""
    said = bytes(raw)
    if len(said) > LONGEST_MOVE:
        raise refused("refused-long-move")
    try:
        move = table.read_move(said)
        return move, encode(move)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise refused("refused-no-move", reason=fault_of(error)) from None


def pass_time(table: Table, now: int) -> list[Move]:
    """What a game's own clock must hear before anything else happens."""
    if CLOCK not in table.actors or table.match is None:
        return []
    elapsed = min(now - table.time_at, LONGEST_TIME)
    if elapsed <= 0:
        return []
    return [msgspec.structs.replace(move, ms=elapsed) for move in table.match.legal(CLOCK)[:1] if hasattr(move, "ms")]


def play(
    table: Table, by: int, key: str, actor: int, raw: bytes | Raw, now: int, secret: bytes, credit: int = 0
) -> list[e.AnyEntry]:
    """A seat's move with the time before it and the luck after it; raises `Refused` for an illegal one.

    `credit` is how long the move was under way, as the server measured it, in ms.
    """
    move, data = read_move(table, raw)
    match = table.match
    assert match is not None
    game = match.game
    position = game.copy(match.position)
    before: list[e.AnyEntry] = []
    for passed in pass_time(table, now):
        game.play(position, CLOCK, passed)
        before.append(_moved(CLOCK, passed))
    tidied = match.taken(position, move, credit)
    events = tuple(game.play(position, actor, tidied))
    moved = Moved(key=key, by=by, actor=actor, move=Raw(data if tidied is move else encode(tidied)))
    actors = game.actors(position)
    after = follow(table, game, position, actors, secret, now)
    if not before and not (after and type(after[0]) is Moved):
        table.foreseen = CachedTransition(moved, Played(actor, tidied, events), position, actors)
    return [*before, moved, *after] if before or after else [moved]


def let_time_pass(table: Table, now: int, secret: bytes) -> list[e.AnyEntry]:
    """The game's clock alone."""
    moves = pass_time(table, now)
    if not moves or table.match is None:
        return []
    game, position = table.match.game, table.match.game.copy(table.match.position)
    for passed in moves:
        game.play(position, CLOCK, passed)
    after = follow(table, game, position, game.actors(position), secret, now)
    return [*(_moved(CLOCK, passed) for passed in moves), *after]


def begin(table: Table, secret: bytes, words: Sequence[str], now: int) -> list[e.AnyEntry]:
    """Luck before the first choice."""
    game, steps = table.game, table.steps()
    position = game.start(table.setup)
    for step in steps:
        game.play(position, step.actor, step.move)
    return follow(table, game, position, game.actors(position), secret, now, words, table.drawn_in(steps))


def follow(
    table: Table,
    game: Game[Any],
    position: Any,
    actors: tuple[int, ...],
    secret: bytes,
    now: int,
    words: Sequence[str] | None = None,
    begun: int = 0,
) -> list[e.AnyEntry]:
    """Luck until somebody is to move; the seal is opened if that was the end. Changes the position it is given."""
    made: list[e.AnyEntry] = []
    if actors == (LUCK,):
        drawn = table.drawn if words is None else begun
        dealer = SealedDealer(seed_of(secret, table.number), table.words if words is None else words, drawn)
        while actors == (LUCK,):
            move = dealer.deal(game.chances(position))
            game.play(position, LUCK, move)
            made.append(_moved(LUCK, move))
            actors = game.actors(position)
    outcome = None if actors else game.outcome(position)
    if outcome is not None:
        trail = trail_of(table.match.played) if table.match is not None and words is None else ""
        seed = seed_of(secret, table.number).hex() if may_open(table, now) else ""
        made.append(e.Opened(seed=seed, digest=digest_of(game, position, outcome), trail=trail))
    return made


def may_open(table: Table, now: int) -> bool:
    """The seed of a deal of the day is for everybody's match of that day, so it stays sealed until the day is over."""
    day = "" if table.origin is None else table.origin.day
    return not day or datetime.fromtimestamp(now / 1000, UTC).date().isoformat() > day


def _moved(actor: int, move: Move) -> Moved:
    return Moved(actor=actor, move=Raw(encode(move)))
