"""Statistics from the events of matches: how often each rule was used, and each feature by each seat.

A feature is a value of an event's field: a card taken, a space moved to, a mission scored. It is written
`cards-taken/cards/cat`. Fields with free text, such as phrases, have too many values to be features.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from curiouser.engine.event import Event
from curiouser.engine.game import Game, kebab

COUNTED = ("space", "points", "card")  # fields of whole numbers that name a thing
NOT_THINGS = ("rule", "seen_by", "phrase", "text", "what", "like", "title")
MOST_VALUES = 60  # of a field that names things

Found = Iterable[tuple[str, int, int]]  # thing, seat, how many
Reader = Callable[[Event], Found]


class Heard(msgspec.Struct):
    """Counts of rules by match, and of features (`things`) by match and seat; the last column is nobody's."""

    rules: dict[str, NDArray[np.int64]]
    things: dict[str, NDArray[np.int64]]


class EventCounter:
    """Counts the events of one match after the other."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.seats = seats
        self.rules: list[Counter[str]] = []
        self.things: list[Counter[tuple[str, int]]] = []
        self.readers: dict[type[Event], Reader] = {kind: reader(kind, seats) for kind in game.event_types}

    def hear(self, events: Sequence[Event]) -> None:
        things: Counter[tuple[str, int]] = Counter()
        readers = self.readers
        for event in events:
            for thing, seat, count in readers[type(event)](event):
                things[thing, seat] += count
        self.rules.append(Counter([event.rule for event in events]))
        self.things.append(things)

    def heard(self) -> Heard:
        matches = len(self.rules)
        rules: dict[str, NDArray[np.int64]] = {}
        things: dict[str, NDArray[np.int64]] = {}
        for match, (fired, used) in enumerate(zip(self.rules, self.things, strict=True)):
            for rule, count in fired.items():
                rules.setdefault(rule, np.zeros(matches, np.int64))[match] = count
            for (thing, seat), count in used.items():
                things.setdefault(thing, np.zeros((matches, self.seats + 1), np.int64))[match, seat] = count
        return Heard(rules, without_free_words(things))


def without_free_words(things: dict[str, NDArray[np.int64]]) -> dict[str, NDArray[np.int64]]:
    values = Counter(field_of(thing) for thing in things)
    return {thing: counts for thing, counts in things.items() if values[field_of(thing)] <= MOST_VALUES}


def field_of(thing: str) -> str:
    """cards-taken/cards/cat → cards-taken/cards."""
    return thing.rpartition("/")[0]


def reader(kind: type[Event], seats: int) -> Reader:
    """Returns a function that finds an event's features. They belong to its `seat`, or count for each seat."""
    fields = {field.name: field.type for field in msgspec.structs.fields(kind)}
    single = [name for name, type_ in fields.items() if is_thing(name, type_)]
    several = [name for name, type_ in fields.items() if type_ == tuple[str, ...] and name not in NOT_THINGS]
    shares = [name for name, type_ in fields.items() if type_ == tuple[int, ...] and name != "seen_by"]
    if not single and not several:
        return lambda _: ()
    event_name = kebab(kind.__name__)

    def read(event: Event) -> Found:
        seat = getattr(event, "seat", seats)
        for name in single:
            thing = f"{event_name}/{name}/{getattr(event, name)}"
            if shares and seat == seats:
                yield from ((thing, each, count) for each, count in enumerate(getattr(event, shares[0])))
            else:
                yield thing, seat, 1
        for name in several:
            for value in getattr(event, name):
                yield f"{event_name}/{name}/{value}", seat, 1

    return read


def is_thing(name: str, type_: Any) -> bool:
    return name not in NOT_THINGS and (type_ is str or (type_ is int and name in COUNTED))
