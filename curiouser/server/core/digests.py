"""Short digests of a match, stored with its end, so that a later version can be checked against them."""

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from curiouser.engine.event import Event
from curiouser.engine.game import Game, Outcome
from curiouser.engine.match import Played

encode: Final = msgspec.json.Encoder().encode
sha256: Final = hashlib.sha256

DIGITS: Final = 32
STEP: Final = 4  # digits for a move in a trail


def digest_of(game: Game[Any], position: Any, outcome: Outcome | None) -> str:
    """The position in its notation, and the outcome: the same moves must lead here again."""
    return sha256(game.write(position).encode() + b"\n" + encode(outcome)).hexdigest()[:DIGITS]


def trail_of(played: Iterable[Played]) -> str:
    """What each move led to. It decides nothing; where a digest differs, it shows where that began."""
    return "".join([step_of(each.events) for each in played])


def step_of(events: Sequence[Event]) -> str:
    return sha256(encode(events)).hexdigest()[:STEP]


def parting(one: str, other: str) -> int:
    """How many moves of two trails are the same from the start."""
    for index in range(0, max(len(one), len(other)), STEP):
        if one[index : index + STEP] != other[index : index + STEP]:
            return index // STEP
    return max(len(one), len(other)) // STEP
