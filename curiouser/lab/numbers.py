"""The edition values that a what-if may change, with their names for `--set`."""

from collections.abc import Iterator
from typing import Any

import msgspec

from curiouser.engine.edition import Sourced
from curiouser.engine.errors import Problem
from curiouser.engine.game import Game, Setup
from curiouser.lab.whatif import LENGTH, vary

NAMES = ("characters", "missions")  # lists of what the rules know by name


class Number(msgspec.Struct, frozen=True):
    """`group` is the value of the edition that it belongs to, `place` where it stands in there."""

    path: str
    group: str
    place: str
    value: int
    rule: str


def numbers_of(game: Game[Any], seats: int) -> tuple[Number, ...]:
    """All whole numbers that can be others; where there is one for each number of seats, that of these seats."""
    setup = game.setup(seats)
    found = []
    for group in setup.edition.__struct_fields__:
        sourced = getattr(setup.edition, group)
        if isinstance(sourced, Sourced):
            value = msgspec.to_builtins(sourced.value, str_keys=True)
            by_seats = is_by_seats(value, game)
            around, inside = ((group, str(seats)), value[str(seats)]) if by_seats else ((group,), value)
            for place, number in leaves(inside):
                if not (by_seats and place == (LENGTH,)):
                    found.append(Number(".".join(around + place), group, ".".join(place), number, sourced.rule))
    return tuple(number for number in found if can_change(game, setup, number))


def is_by_seats(value: Any, game: Game[Any]) -> bool:
    return isinstance(value, dict) and set(value) == {str(count) for count in game.seat_counts}


def leaves(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], int]]:
    if isinstance(value, int):
        yield path, int(value)
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from leaves(part, (*path, name))
    elif isinstance(value, list | tuple):
        if not path:
            yield (LENGTH,), len(value)
        for index, part in enumerate(value):
            yield from leaves(part, (*path, str(index)))


def can_change(game: Game[Any], setup: Setup, number: Number) -> bool:
    """Whether one more or one less makes a match, or could if another number were changed as well."""
    if number.group in NAMES:
        return False
    for value in (number.value + 1, number.value - 1):
        try:
            vary(game, setup, {number.path: value})
        except Problem as problem:
            if not is_others(problem, number):
                continue
        return True
    return False


def is_others(problem: Problem, number: Number) -> bool:
    """Lists that go together have to become longer together."""
    path = str(problem.text.args.get("path", ""))
    is_fault = problem.text.id == "edition-fault"
    return is_fault and (number.place == LENGTH or path.partition(".")[0] != number.group)
