"""Hostile messages: made from the types of the wire, bent out of shape, and corrupted byte by byte."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from curiouser.engine.game import CountableGame, all_games
from curiouser.engine.rng import Rng
from curiouser.server.wire import messages as wire
from tests.property_testing import HealthCheck, Phase, given, settings, st

json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
ODD = (
    b"",
    b"[" * 9000,
    b"1" * 9000,
    b"\xff\xfe",
    b'{"do":"hello"}',
    b'{"do":"say","key":"k","text":"\\ud800"}',
    b'{"do":"say","do":"leave","key":"k","text":"x"}',
    b'{"do":"play","key":"k","seat":0,"move":' + b"[" * 3000 + b"]" * 3000 + b"}",
    b'{"do":"play","key":"k","seat":1e308,"move":null}',
    b'{"do":"play","key":"k","seat":0,"move":{"type":"SayPhrase","text":"' + b"a " * 2000 + b'"}}',
)
TOKENS = (b"null", b"-1", b"99999999999999999999", b"1e999", b'"\\u0000"', b"[]", b"{}", b"true", b'"\\udfff"', b"NaN")


@cache
def moves() -> list[bytes]:
    """Moves of every game, most of them not allowed now or here."""
    found: list[bytes] = []
    for game in all_games():
        position = game.start(game.setup(game.seat_counts[0]))
        for actor in game.actors(position):
            found += [msgspec.json.encode(move) for move in list(game.legal(position, actor))[:5]]
        if isinstance(game, CountableGame):
            found += [msgspec.json.encode(move) for move in list(game.moves(position))[::7][:60]]
        found += [msgspec.json.encode({"type": kind.__name__}) for kind in game.move_types]
    return found


WORDS = ("", "uniform", "greedy", "tea-time", "tic-tac-toe", "adventures", "wordland", "pl", "curious and curiouser")


def strategy(kind: inspect.Type) -> st.SearchStrategy[Any]:
    """Values of a type of the wire; structures come sound, without some of their fields, or with wrong ones."""
    match kind:
        case inspect.IntType():
            return st.integers(kind.ge or 0, min(kind.le or 5, 5))
        case inspect.StrType():
            low, high = kind.min_length or 0, kind.max_length or 20
            known = st.sampled_from([word for word in WORDS if low <= len(word) <= high])
            return known | st.text(min_size=low, max_size=min(high, 40))
        case inspect.BoolType():
            return st.booleans()
        case inspect.LiteralType():
            return st.sampled_from(list(kind.values))
        case inspect.NoneType():
            return st.none()
        case inspect.RawType():
            return st.sampled_from([msgspec.Raw(move) for move in moves()]) | json_values
        case inspect.DictType():
            return st.dictionaries(st.text(max_size=8), json_values, max_size=3)
        case inspect.UnionType():
            return st.one_of([strategy(each) for each in kind.types])
        case inspect.StructType():
            return structure(kind)
        case _:
            return json_values


def structure(kind: inspect.StructType) -> st.SearchStrategy[dict[str, Any]]:
    fields = {field.encode_name: strategy(field.type) for field in kind.fields}
    tag = {} if kind.tag_field is None else {kind.tag_field: st.just(kind.tag)}
    sound = st.fixed_dictionaries({**tag, **fields})
    wrong = json_values | st.sampled_from([-1, 100, 1_000_001, 1 << 53, 1 << 64, "x" * 2001])
    bent = st.fixed_dictionaries(tag, optional={name: wrong | value for name, value in fields.items()})
    extra = st.fixed_dictionaries({**tag, **fields, "more": json_values})
    return sound | sound | sound | bent | extra


def to_bytes(value: Any) -> bytes:
    try:
        return msgspec.json.encode(value)
    except UnicodeError:
        return ODD[5]


messages: st.SearchStrategy[bytes] = st.one_of(
    strategy(inspect.type_info(wire.FromClient)).map(to_bytes),
    json_values.map(to_bytes),
    st.binary(max_size=60),
    st.sampled_from(ODD),
)


def examples(count: int) -> list[bytes]:
    """So many messages, as hypothesis makes them."""
    found: list[bytes] = []

    @settings(
        max_examples=count,
        database=None,
        derandomize=True,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(messages)
    def collect(message: bytes) -> None:
        found.append(message)

    collect()
    return found


def spoil(message: bytes, others: Sequence[bytes], rng: Rng) -> bytes:
    """One to three small misfortunes."""
    for _ in range(1 + rng.below(3)):
        message = MISFORTUNES[rng.below(len(MISFORTUNES))](message, others, rng)
    return message[:15_000]


def flip(message: bytes, _: Sequence[bytes], rng: Rng) -> bytes:
    if not message:
        return b"\0"
    place = rng.below(len(message))
    return message[:place] + bytes([rng.below(256)]) + message[place + 1 :]


def cut(message: bytes, _: Sequence[bytes], rng: Rng) -> bytes:
    start = rng.below(len(message) + 1)
    return message[:start] + message[start + rng.below(8) :]


def splice(message: bytes, others: Sequence[bytes], rng: Rng) -> bytes:
    other = others[rng.below(len(others))]
    return message[: rng.below(len(message) + 1)] + other[rng.below(len(other) + 1) :]


def put_token(message: bytes, _: Sequence[bytes], rng: Rng) -> bytes:
    """Some value becomes something extreme."""
    parts = message.split(b":")
    place = rng.below(len(parts))
    value, comma, rest = parts[place].partition(b",")
    parts[place] = TOKENS[rng.below(len(TOKENS))] + comma + rest if place else value + comma + rest
    return b":".join(parts)


def repeat(message: bytes, _: Sequence[bytes], rng: Rng) -> bytes:
    start = rng.below(len(message) + 1)
    piece = message[start : start + 1 + rng.below(12)]
    return message[:start] + piece * (1 + rng.below(40)) + message[start:]


MISFORTUNES = (flip, cut, splice, put_token, repeat)
