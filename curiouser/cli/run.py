"""Runs a command and turns whatever went wrong into one sentence and an exit code."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper

from curiouser.cli.language import language_of
from curiouser.engine.errors import Problem

PROBLEM = 2
INTERRUPTED = 130


def run(given: Sequence[str]) -> int:
    speak_any_alphabet()
    try:
        code = run_command(given)
        sys.stdout.flush()
    except Problem as problem:
        complain(problem.say(language_of(given)))
        return PROBLEM
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our words has had enough of them.
        leave_quietly()
        return 0
    return code


def run_command(given: Sequence[str]) -> int:
    from cyclopts import CycloptsError

    from curiouser.cli.app import app
    from curiouser.cli.misread import misread

    # The language may also be said before the command.
    if given[:1] == ["--language"]:
        given = [*given[2:], *given[:2]]
    try:
        code = app(given, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        raise misread(error) from None
    return code if isinstance(code, int) else 0


def complain(sentence: str) -> None:
    with suppress(BrokenPipeError):
        print(sentence, file=sys.stderr, flush=True)


def speak_any_alphabet() -> None:
    """A terminal that lacks a letter shows a question mark, and strange bytes typed in are no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def leave_quietly() -> None:
    """Keep Python from complaining about the closed pipe once more when it ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
