"""Texts and refusals as they are sent: ids with plain arguments."""

from typing import Any

from curiouser.engine.errors import Problem, Refused
from curiouser.engine.text import Argument, Text
from curiouser.server.wire import messages as w


def refusal(key: str, problem: Problem, language: str) -> bytes:
    rule = problem.rule if isinstance(problem, Refused) else ""
    return w.encode(
        w.Refusal(
            key=key,
            id=problem.text.id,
            args=plain_args(problem.text),
            rule=rule,
            sentence=sendable(problem.say(language)),
        )
    )


def worded(text: Text) -> w.Worded:
    return w.Worded(text.id, plain_args(text))


def plain_args(text: Text) -> dict[str, Any]:
    return {name: plain(value) for name, value in text.args.items()}


def plain(value: Argument) -> object:
    """An argument that may be a text itself, as JSON."""
    if isinstance(value, Text):
        return {"id": value.id, "args": plain_args(value)}
    if isinstance(value, tuple):
        return [plain(each) for each in value]
    return sendable(value) if isinstance(value, str) else value


def sendable(words: str) -> str:
    """Halves of letters, which JSON can smuggle in, can't be sent back."""
    return words.encode(errors="replace").decode()
