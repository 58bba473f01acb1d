"""Malformed records and notations always produce an error message."""

import json
from typing import Any

import pytest

from curiouser.engine.errors import BadRecord
from curiouser.engine.game import all_games
from curiouser.engine.record import read_records, verify
from curiouser.native import COMPILED
from tests.engine.kept import find, sealed
from tests.fuzz.corpus import linked, notations, records
from tests.fuzz.targets import read_notation, verify_record
from tests.laws.untraced import untraced
from tests.property_testing import given, settings, st

EXAMPLES = 1500 if COMPILED else 500
GAMES = [game.name for game in all_games()]
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-3, 5)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8)
    | st.sampled_from(["luck", "clock", "a1", "Deal", "tea-time", "sealed", "", "0" * 32]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything inside some JSON."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, item in inside for place in places(item, (*path, key)))]


@st.composite
def spoilt_records(draw: st.DrawFn) -> list[bytes]:
    """A valid record with some lines dropped, doubled or moved, and some values replaced."""
    lines = records()[draw(st.sampled_from(sorted(records())))].encode().splitlines()
    lines = lines[: draw(st.integers(1, min(40, len(lines))))] + lines[-1:]
    for _ in range(draw(st.integers(1, 3))):
        at, to = draw(st.just(0) | st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
        match draw(st.sampled_from(["drop", "double", "move", "replace", "replace", "replace", "bytes"])):
            case "drop" if len(lines) > 1:
                del lines[at]
            case "double":
                lines.insert(to, lines[at])
            case "move":
                lines.insert(to, lines.pop(at))
            case "bytes":
                cut = draw(st.integers(0, len(lines[at])))
                lines[at] = lines[at][:cut] + draw(st.binary(max_size=4)) + lines[at][cut + 1 :]
            case _:
                lines[at] = draw(spoilt_lines(lines[at]))
    return lines


@st.composite
def spoilt_lines(draw: st.DrawFn, line: bytes) -> bytes:
    try:
        fields = json.loads(line)
    except ValueError:
        return line
    *parents, last = draw(st.sampled_from([place for place in places(fields) if place] or [(0,)]))
    inner = fields
    for name in parents:
        inner = inner[name]
    if isinstance(inner, dict | list):
        inner[last] = draw(JSON)
    return json.dumps(fields, separators=(",", ":"), ensure_ascii=False).encode(errors="replace")


@settings(max_examples=EXAMPLES)
@given(spoilt_records(), st.booleans())
def test_a_spoilt_record_is_refused_in_words_or_is_still_a_record(lines: list[bytes], relink: bool) -> None:
    with untraced():
        verify_record(lines, relink)


@settings(max_examples=500)
@given(st.lists(st.binary(max_size=60) | st.text(max_size=60).map(str.encode), max_size=4))
def test_noise_is_refused_in_words(lines: list[bytes]) -> None:
    with untraced():
        assert not verify_record(lines, relink=False)


@pytest.mark.parametrize("game", GAMES)
def test_an_unspoilt_record_is_accepted(game: str) -> None:
    found = [record for name, record in records().items() if name.split(", ")[0] == game]
    assert len(found) == 3
    for record in found:
        lines = record.encode().splitlines()
        with untraced():
            assert verify_record(lines, relink=False)
        assert linked(lines) == lines


@pytest.mark.parametrize("bit", [1, 32])
def test_any_changed_bit_of_a_record_is_found(bit: int) -> None:
    """In every byte of the file but the ends of lines."""
    lines = [line.encode() for line in sealed()]
    for number, line in enumerate(lines):
        for at in range(len(line)):
            spoilt = [*lines[:number], line[:at] + bytes([line[at] ^ bit]) + line[at + 1 :], *lines[number + 1 :]]
            with pytest.raises(BadRecord):
                [verify(record, find) for record in read_records(spoilt)]


@st.composite
def spoilt_notations(draw: st.DrawFn) -> tuple[Any, Any, str]:
    """A valid notation with some words or characters dropped, doubled, moved or replaced."""
    _, game, setup, notation = draw(st.sampled_from(notations()))
    others = [other for _, owner, _, other in notations() if owner is game]
    for _ in range(draw(st.integers(1, 4))):
        words = notation.split(" ")
        at, to = draw(st.integers(0, len(words) - 1)), draw(st.integers(0, len(words) - 1))
        word = draw(st.sampled_from(draw(st.sampled_from(others)).split(" ")) | st.text(max_size=6))
        match draw(st.sampled_from(["drop", "double", "move", "replace", "character"])):
            case "drop" if len(words) > 1:
                del words[at]
            case "double":
                words.insert(to, words[at])
            case "move":
                words.insert(to, words.pop(at))
            case "character":
                cut = draw(st.integers(0, len(words[at])))
                words[at] = words[at][:cut] + draw(st.sampled_from("0123456789abz*.:-,/;| ²")) + words[at][cut + 1 :]
            case _:
                words[at] = word
        notation = " ".join(words)
    return game, setup, notation


@settings(max_examples=EXAMPLES)
@given(spoilt_notations())
def test_a_spoilt_notation_is_refused_in_words_or_is_still_a_position(spoilt: tuple[Any, Any, str]) -> None:
    with untraced():
        read_notation(*spoilt)


@pytest.mark.parametrize("game", GAMES)
def test_an_unspoilt_notation_is_accepted(game: str) -> None:
    found = [entry[1:] for entry in notations() if entry[0] == game][:: 1 if COMPILED else 5]
    assert found
    with untraced():
        assert all(read_notation(*each) for each in found)
