"""A reason for a move: a sentence with the rule or the count behind it."""

import msgspec

from curiouser.engine.text import Argument, Text


class Reason(msgspec.Struct, frozen=True):
    rule: str
    text: Text


def reason(rule: str, id: str, /, **args: Argument) -> Reason:
    return Reason(rule, Text(id, args))
