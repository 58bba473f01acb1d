"""Turns mistakes in a typed command into messages of our own."""

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)
from cyclopts.exceptions import ConsumeMultipleError

from curiouser.cli.app import COMMANDS
from curiouser.cli.language import problem
from curiouser.engine.errors import Problem
from curiouser.engine.text import Text, text


def misread(error: CycloptsError) -> Problem:
    command = " ".join(["curiouser", *(error.command_chain or ())])
    match error:
        case UnknownCommandError():
            return problem("unknown-command", word=_first(error.unused_tokens), known=", ".join(COMMANDS))
        case UnknownOptionError():
            return problem("unknown-flag", word=error.token.keyword or error.token.value, command=command)
        case MissingArgumentError() if error.argument is not None and not isinstance(error, ConsumeMultipleError):
            is_begun = error.argument.tokens or error.keyword
            id = "missing-value" if is_begun else "missing-word"
            return problem(id, name=_name(error.argument.name), command=command)
        case CoercionError() if error.argument is not None:
            value = error.token.value if error.token else ""
            return problem("bad-value", name=_name(error.argument.name), value=value, command=command)
        case RepeatArgumentError():
            return problem("repeated-flag", word=error.token.keyword or error.token.value)
        case UnusedCliTokensError():
            return problem("unused-word", word=_first(error.unused_tokens), command=command)
    return problem("misread", command=command)


def _name(name: str) -> str | Text:
    """An option as it is typed; a word that stands for others as the page of help has it."""
    return name if name.startswith("-") else text("usage-word", word=name.lower())


def _first(tokens: list[str] | None) -> str:
    return tokens[0] if tokens else ""
