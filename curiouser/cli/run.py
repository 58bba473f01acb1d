"""Runs a command and turns every failure into one message and an exit code."""

import errno
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Any

from curiouser.cli.language import language_of, problem
from curiouser.cli.letters import clean
from curiouser.engine.errors import Problem
from curiouser.engine.faults import fault_of

PROBLEM = 2
INTERRUPTED = 130
NO_ROOM = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO}


def run(given: Sequence[str]) -> int:
    speak_any_alphabet()
    code = 0
    try:
        code = obey(given)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our words has had enough of them.
        leave_quietly()
    except OSError as error:
        if error.errno not in NO_ROOM:
            raise
        leave_quietly()
        complain(problem("no-room", reason=fault_of(error)).say(language_of(given)))
        return PROBLEM
    return code


def obey(given: Sequence[str]) -> int:
    try:
        return run_command(given)
    except Problem as found:
        if is_for_log(given):
            log_problem(found)
        else:
            complain(found.say(language_of(given)))
        return PROBLEM


def is_for_log(given: Sequence[str]) -> bool:
    """Whether a program reads what is written: a server that logs JSON, and does not even start."""
    is_asked = "--log-json" in given or os.environ.get("CURIOUSER_LOG_JSON", "").lower() in {"1", "true", "yes"}
    return "serve" in given and is_asked


def log_problem(found: Problem) -> None:
    import structlog

    from curiouser.server.logs import configure

    configure("info", True)
    structlog.get_logger("curiouser.serve").error("start-failed", problem=found.text.id, said=found.say())


def run_command(given: Sequence[str]) -> int:
    from cyclopts import CycloptsError

    from curiouser.cli.app import app
    from curiouser.cli.misread import misread

    given = language_last(given)
    page = help_page(given)
    if page is not None:
        speak(app, given)
    try:
        code = app(given, console=page, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        raise misread(error) from None
    return code if isinstance(code, int) else 0


def language_last(given: Sequence[str]) -> Sequence[str]:
    """The language may also be said before the command, or alone."""
    if not given or given[0].partition("=")[0] != "--language":
        return given
    words = 1 if "=" in given[0] else 2
    return [*(given[words:] or ["--help"]), *given[:words]]


def speak(app: Any, given: Sequence[str]) -> None:
    """Let the pages of help be in the reader's language."""
    from curiouser.cli.app import COMMANDS
    from curiouser.cli.help import Help
    from curiouser.cli.language import Voice

    voice = Voice(language_of(given))
    app.help_formatter = Help(voice, next((word for word in given if word in COMMANDS), ""))
    app.help_epilogue = voice.say("about-more")


def help_page(given: Sequence[str]) -> Any:
    """What help is printed on; nothing else needs it, and it takes long to import."""
    if given and not {"--help", "-h"} & set(given):
        return None
    from curiouser.cli.page import Page

    return Page()


def complain(sentence: str) -> None:
    """Print the message on one line, whatever it quotes."""
    with suppress(BrokenPipeError):
        print(clean(sentence), file=sys.stderr, flush=True)


def speak_any_alphabet() -> None:
    """A terminal that lacks a letter shows a question mark, and strange bytes typed in are no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def leave_quietly() -> None:
    """Keep Python from complaining about the closed pipe once more when it ends."""
    with suppress(OSError, ValueError):
        output = sys.stdout.fileno()
        os.dup2(os.open(os.devnull, os.O_WRONLY), output)
