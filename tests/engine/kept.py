"""Records that tests read, change and link again."""

import hashlib
import json
from collections.abc import Callable, Iterable
from typing import Any

from curiouser.engine.game import Game
from curiouser.engine.luck import Dealer, SealedDealer, SeededDealer, commitment
from curiouser.engine.match import Match
from curiouser.engine.record import Record, Seal, Seed, read_records, write_record
from curiouser.engine.rng import seeded
from curiouser.laws.history import full_record
from tests.laws.hidden_hand import GAME, Bury

SEED = b"down the rabbit hole, 32 bytes.."
SEAL = Seal(commitment(SEED), ("drink me", "zjedz mnie"))
OPEN_SEED = Seed(1865, 7)
Change = Callable[[dict[str, Any]], None]


def find(_name: str) -> Game[Any]:
    """The game of the tests is not installed."""
    return GAME


def played(dealer: Dealer, game: Game[Any] = GAME) -> Match:
    """A whole match of two seats that bury, show their lowest cards, and once change their mind."""
    match = Match(game, game.setup(2, {"bury": True}))
    match.resolve_chance(dealer)
    match.play(0, match.legal(0)[2])
    match.undo(0)
    while match.actors:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    assert isinstance(match.played[6].move, Bury)
    return match


def sealed() -> list[str]:
    """Lines 2 to 7 are luck's, 8 and 9 a burial that is taken back, 10 to 15 the seats', 16 is the end."""
    match = played(SealedDealer(SEED, SEAL.entropy))
    return write_record(match, SEAL, ("Alice", "Dinah"), SEED).splitlines()


def open_seeded() -> list[str]:
    return write_record(played(SeededDealer(seeded(1865, 7))), OPEN_SEED).splitlines()


def told() -> list[str]:
    """With the events and positions of every move."""
    return full_record(played(SeededDealer(seeded(1865, 7))), OPEN_SEED).splitlines()


def read(lines: Iterable[str | bytes]) -> Record:
    (record,) = read_records(lines)
    return record


def linked(lines: Iterable[str]) -> list[str]:
    """Link lines anew, as somebody would who hides a change."""
    previous = ""
    done = []
    for line in lines:
        fields = {name: value for name, value in json.loads(line).items() if name != "link"}
        body = json.dumps(fields, separators=(",", ":"), ensure_ascii=False)
        previous = hashlib.sha256((previous + body).encode()).hexdigest()[:32]
        done.append(f'{body[:-1]},"link":"{previous}"}}')
    return done


def changed(lines: list[str], number: int, change: Change) -> list[str]:
    """With one line changed, counted from 1; its link is kept."""
    fields = json.loads(lines[number - 1])
    change(fields)
    line = json.dumps(fields, separators=(",", ":"), ensure_ascii=False)
    return [*lines[: number - 1], line, *lines[number:]]


def put(*path: str | int, value: Any) -> Change:
    """A change that puts a value in a place."""

    def change(fields: Any) -> None:
        *parents, last = path
        for name in parents:
            fields = fields[name]
        fields[last] = value

    return change
