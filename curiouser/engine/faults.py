"""Turns error messages of libraries and of the system into our own texts, in the reader's language."""

import errno
import re
import tomllib

import msgspec

from curiouser.engine.text import Text, text

BOUNDS = {">=": "least", ">": "above", "<=": "most", "<": "below"}
KIND = re.compile(r"Expected `([^`]+)`, got `([^`]+)`")
BOUND = re.compile(r"Expected `(?:int|float|decimal)` (>=|>|<=|<) (\S+)")
LENGTH = re.compile(r"Expected `\w+` of (?:at least )?length")
FIELD = re.compile(r"Object (missing required|contains unknown) field `([^`]*)`")
CHOICE = re.compile(r"Invalid (?:enum )?value '?(.*?)'?", re.DOTALL)
PLACE = re.compile(r"at line (\d+), column (\d+)")
METHODS = re.compile(r"abstract methods? (.*)")


def fault_of(error: Exception) -> Text:
    """What is wrong with a value and where, in our own words instead of the library's."""
    said, _, path = str(error).partition(" - at ")
    reason = _reason(error, said)
    place = path.partition("`$")[2].rstrip("`").lstrip(".") if isinstance(error, msgspec.ValidationError) else ""
    return text("fault-at", reason=reason, path=place) if place else reason


def reason_of(error: msgspec.ValidationError) -> Text:
    """The same without the place, for sentences that name the place themselves."""
    return _reason(error, str(error).partition(" - at ")[0])


def _reason(error: Exception, said: str) -> Text:
    if isinstance(error, msgspec.ValidationError):
        return _of_value(said)
    if isinstance(error, tomllib.TOMLDecodeError):
        found = PLACE.search(said)
        return text("fault-toml", line=found[1], column=found[2]) if found else text("fault-toml-end")
    if isinstance(error, OSError):
        return text("fault-os", code=errno.errorcode.get(error.errno or 0, type(error).__name__))
    if isinstance(error, UnicodeError):
        return text("fault-letters")
    if isinstance(error, RecursionError):
        return text("fault-deep")
    if isinstance(error, msgspec.DecodeError):
        return text("fault-json")
    methods = METHODS.search(said)
    return text("fault-methods", methods=methods[1].replace("'", "")) if methods else text("fault-other")


def _of_value(said: str) -> Text:
    if found := KIND.fullmatch(said):
        return text("fault-kind", expected=_kind(found[1]), got=_kind(found[2]))
    if found := BOUND.fullmatch(said):
        return text("fault-bound", bound=BOUNDS[found[1]], number=found[2])
    if found := FIELD.fullmatch(said):
        return text("fault-missing" if found[1].startswith("missing") else "fault-unknown", field=found[2])
    if LENGTH.match(said):
        return text("fault-length")
    if "out of range" in said:
        return text("fault-large")
    found = CHOICE.fullmatch(said)
    return text("fault-choice", value=found[1]) if found else text("fault-other")


def _kind(name: str) -> Text:
    """The name of a type; of a union, that of its first member."""
    return text("value-type", kind=name.partition(" | ")[0])
