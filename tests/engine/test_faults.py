"""Errors of libraries become our own messages, in every language, with nothing of the original left."""

import errno
import tomllib
from typing import Annotated, Literal

import msgspec
import pytest

from curiouser.engine.faults import fault_of, reason_of
from curiouser.engine.text import LANGUAGES, words


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    value: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    kind: Literal["red", "blue"] = "red"
    name: Annotated[str, msgspec.Meta(min_length=2)] = "xx"


class Outer(msgspec.Struct):
    alice: Inner
    share: Annotated[float, msgspec.Meta(gt=0, lt=1)] = 0.5


def refusal(json: str) -> Exception:
    with pytest.raises(msgspec.MsgspecError) as found:
        msgspec.json.decode(json, type=Outer)
    return found.value


@pytest.mark.parametrize(
    ("json", "sentence"),
    [
        ('{"alice": {"value": "four"}}', "alice.value: expected a whole number, not text"),
        ('{"alice": [1]}', "alice: expected a table of values, not a list"),
        ('{"alice": {"value": 0}}', "alice.value: the number must be at least 1"),
        ('{"alice": {"value": 10}}', "alice.value: the number must be at most 9"),
        ('{"alice": {}, "share": 0}', "share: the number must be above 0.0"),
        ('{"alice": {}, "share": 1}', "share: the number must be below 1.0"),
        ('{"alice": {"kind": "green"}}', "alice.kind: “green” isn’t one of the possible values"),
        ('{"alice": {"name": "x"}}', "alice.name: the length is wrong"),
        ('{"alice": {"more": 1}}', "alice: “more” doesn’t belong here"),
        ("{}", "“alice” is missing"),
        ('{"alice": {"value": 99999999999999999999}}', "alice.value: the number must be at most 9"),
        ('{"alice": ', "it isn’t valid JSON"),
        ('{"alice": }', "it isn’t valid JSON"),
    ],
)
def test_a_value_that_does_not_fit(json: str, sentence: str) -> None:
    error = refusal(json)
    assert words("en").say(fault_of(error)) == sentence
    for language in LANGUAGES:
        said = words(language).say(fault_of(error))
        assert "Expected" not in said
        assert "`" not in said


def test_the_place_may_be_left_out() -> None:
    error = refusal('{"alice": {"value": "four"}}')
    assert isinstance(error, msgspec.ValidationError)
    assert words("pl").say(reason_of(error)) == "oczekiwano liczby całkowitej, a jest tekst"


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "the disk is full"),
        (FileNotFoundError(errno.ENOENT, "No such file"), "there is no such file"),
        (OSError(errno.EBUSY, "Device or resource busy"), "system error EBUSY"),
        (OSError("of no kind"), "system error OSError"),
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte"), "it isn’t valid UTF-8"),
        (RecursionError("maximum recursion depth exceeded"), "it is nested too deeply"),
        (TypeError("Can't instantiate abstract class X with abstract methods a, b"), "these methods are missing: a, b"),
        (TypeError("X() takes no arguments"), "it isn’t valid"),
        (msgspec.ValidationError("Something new"), "it isn’t valid"),
        (msgspec.ValidationError("Integer value out of range"), "the number is too large"),
    ],
)
def test_other_faults(error: Exception, sentence: str) -> None:
    assert words("en").say(fault_of(error)) == sentence


@pytest.mark.parametrize(
    ("toml", "sentence"), [("x = = 1", "there is a mistake at line 1, column 5"), ("x =", "it ends too early")]
)
def test_bad_toml(toml: str, sentence: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as found:
        tomllib.loads(toml)
    assert words("en").say(fault_of(found.value)) == sentence
