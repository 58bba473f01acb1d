"""The numbers of a report without texts: pages draw them and add texts in the reader's language."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from curiouser.engine.game import Game, Setup
from curiouser.engine.text import Argument, Text, Words, words
from curiouser.lab.bins import bin_width, binned
from curiouser.lab.event_counter import MOST_VALUES, field_of
from curiouser.lab.sums import SHAPED, StudySums, Sum
from curiouser.lab.whatif import MeasureDifference

MOST_ROWS = 30
DIGITS = 5
Pair = tuple[float, float]  # a mean, and half of its 95 % interval


class Shape(msgspec.Struct, frozen=True):
    """Per cent of matches by value, in equal steps."""

    first: float
    step: float
    shares: tuple[float, ...]


class RuleUse(msgspec.Struct, frozen=True):
    rule: str
    times: Pair  # a match
    fired: float  # in so many matches, of one


class FeatureUse(msgspec.Struct, frozen=True):
    """`worth` is none where seats never differ in it."""

    label: object  # a text as id and arguments, several, or a word
    times: Pair
    worth: Pair | None


class Group(msgspec.Struct, frozen=True):
    field: str
    things: tuple[FeatureUse, ...]


class Figures(msgspec.Struct, frozen=True):
    game: str
    rules: int
    edition: str  # digest of its numbers
    seats: int
    bots: tuple[str, ...]
    seed: int
    matches: int
    heard: int
    measures: dict[str, Pair]
    shapes: dict[str, Shape]
    uses: tuple[RuleUse, ...]
    groups: tuple[Group, ...]


class ComparedMeasure(msgspec.Struct, frozen=True):
    """A measure of a variant beside the base; `p` is corrected for all that are compared."""

    measure: str
    base: float
    difference: Pair
    p: float
    clear: bool


def figures_of(game: Game[Any], setup: Setup, bots: Sequence[str], seed: int, sums: StudySums) -> Figures:
    return Figures(
        game=game.name,
        rules=game.version,
        edition=digest_of(setup.edition),
        seats=setup.seats,
        bots=tuple(bots),
        seed=seed,
        matches=sums.matches,
        heard=sums.heard,
        measures={name: pair(sum_) for name, sum_ in sums.measures.items()},
        shapes=shapes_of(sums),
        uses=tuple(
            RuleUse(rule, pair(sums.rules[rule]), short(sums.fired[rule].mean))
            for rule in game.rule_ids()
            if rule in sums.rules
        ),
        groups=tuple(group_of(game, field, things, sums) for field, things in shown_groups(game, sums)),
    )


def shapes_of(sums: StudySums) -> dict[str, Shape]:
    """Points of all seats in the same steps, so that they can lie over each other."""
    scores = [name for name in sums.shapes if name.startswith("score-")]
    widest = max(bin_width(sums.shapes[name]) for name in scores)
    found = {name: shape_of(sums.shapes[name], widest) for name in scores}
    return found | {name: shape_of(sums.shapes[name]) for name in SHAPED}


def shape_of(shape: Mapping[float, int], width: float | None = None) -> Shape:
    values, shares = binned(shape, width)
    return Shape(short(values[0]), short(width or bin_width(shape)), tuple(round(share, 2) for share in shares))


def shown_groups(game: Game[Any], sums: StudySums) -> list[tuple[str, list[str]]]:
    """Fields that we have a heading for, each with its things; all of them in a game for which we have none."""
    groups: dict[str, list[str]] = {}
    for thing in sums.things:
        groups.setdefault(field_of(thing), []).append(thing)
    known = [field for field in groups if words_of(game).has("thing-" + field.replace("/", "-"))]
    fields = [field for field in known or groups if len(groups[field]) <= MOST_VALUES]
    return [(field, chosen(groups[field], sums)) for field in fields]


def chosen(things: Iterable[str], sums: StudySums) -> list[str]:
    often = sorted(things, key=lambda thing: -sums.things[thing].uses.mean)[:MOST_ROWS]
    return sorted(often, key=natural)


def natural(thing: str) -> tuple[int, str]:
    value = thing.rpartition("/")[2]
    return (int(value), "") if value.isdecimal() else (-1, value)


def group_of(game: Game[Any], field: str, things: Sequence[str], sums: StudySums) -> Group:
    uses = []
    for name in things:
        thing = sums.things[name]
        worth = (short(thing.worth), short(thing.half)) if thing.differing > 1 else None
        uses.append(FeatureUse(plain(label_of(game, name)), pair(thing.uses), worth))
    return Group(field, tuple(uses))


def label_of(game: Game[Any], thing: str) -> Argument:
    """A thing's value as the game words it, or else as we do."""
    _, field, value = thing.split("/", 2)
    told: Argument = game.argument(field, (value,) if field in ("cards", "cells") else value)
    if told == value and words_of(game).has(f"value-{field}"):
        return Text(f"value-{field}", {"value": value})
    return told


def words_of(game: Game[Any]) -> Words:
    return words("en", "curiouser.lab", game.package)


def compared(differences: Iterable[MeasureDifference]) -> tuple[ComparedMeasure, ...]:
    """The surest first; of rules only those that clearly differ."""
    shown = [each for each in differences if each.is_clear or not each.measure.startswith("rule-")]
    return tuple(
        ComparedMeasure(
            each.measure, short(each.base), (short(each.difference), short(each.half)), short(each.p), each.is_clear
        )
        for each in sorted(shown, key=lambda each: each.p)
    )


def digest_of(edition: msgspec.Struct) -> str:
    numbers = msgspec.to_builtins(edition, str_keys=True)
    return hashlib.sha256(msgspec.json.encode(numbers, order="sorted")).hexdigest()[:16]


def pair(sum_: Sum) -> Pair:
    return short(sum_.mean), short(sum_.half)


def short(value: float) -> float:
    """As many digits as anybody reads; what has no end is none."""
    return float(f"{value:.{DIGITS}g}") if abs(value) < 1e9 else 0.0


def plain(value: Argument) -> object:
    if isinstance(value, Text):
        return {"id": value.id, "args": {name: plain(each) for name, each in value.args.items()}}
    return [plain(each) for each in value] if isinstance(value, tuple) else value
