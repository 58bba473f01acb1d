"""Structured logs on stderr: table ids, games, counts, faults. Never names, tokens, words or seeds.

docs/operating.md lists every event. As JSON every line is an object, whoever wrote it: we, a library, or Python itself
where something was not caught."""

import asyncio
import logging
import os
import sys
import threading
from types import TracebackType
from typing import Any

# structlog would import rich with all of pygments, for tracebacks in colour that are not wanted here: a tenth of the
# time until the first page.
MODULES: dict[str, Any] = sys.modules
IS_HIDDEN = "rich" not in MODULES
if IS_HIDDEN:
    MODULES["rich"] = None
try:
    import structlog
finally:
    if IS_HIDDEN:
        del MODULES["rich"]

LEVELS = ("debug", "info", "warning", "error")
LEVEL, AS_JSON = "CURIOUSER_LOG", "CURIOUSER_LOG_JSON"  # for processes that this one starts
LONGEST_LINE = 2_000

log = structlog.get_logger("curiouser.logs")


def configure(level: str, as_json: bool) -> None:
    renderer = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info
            if as_json
            else structlog.processors.ExceptionPrettyPrinter(sys.stderr),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(handlers=[Handed()], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
    # aiohttp's own complaints about strange requests are of no use, and quote what strangers sent; where PostgreSQL is
    # away the store says so itself, without asyncpg's tracebacks.
    for name in ("aiohttp", "asyncio", "asyncpg"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    os.environ[LEVEL] = level
    if as_json:
        os.environ[AS_JSON] = "true"
        catch_all()


def follow() -> None:
    """In a process that the server started: as the server logs."""
    configure(os.environ.get(LEVEL, "info"), is_wanted(os.environ.get(AS_JSON, "")))


def is_wanted(word: str) -> bool:
    """As the command line reads a switch in the environment."""
    return word.strip().lower() in {"1", "true", "yes", "y", "t", "on"}


class Handed(logging.Handler):
    """What libraries log, and warnings of Python, as lines of ours."""

    def emit(self, record: logging.LogRecord) -> None:
        said = record.getMessage()[:LONGEST_LINE]
        log.log(record.levelno, "library-message", logger=record.name, said=said, exc_info=record.exc_info)


def catch_all() -> None:
    """Python would write a traceback to stderr as text."""
    sys.excepthook = uncaught
    sys.unraisablehook = lambda found: uncaught(found.exc_type, found.exc_value, found.exc_traceback)
    threading.excepthook = lambda found: uncaught(found.exc_type, found.exc_value, found.exc_traceback)


def uncaught(kind: type[BaseException], error: BaseException | None, where: TracebackType | None) -> None:
    log.error("server-fault", exc_info=(kind, error, where))


def uncaught_in_loop(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What a task or a callback left behind. asyncio's own words may quote what came; the traceback does not."""
    error = context.get("exception")
    log.error("server-fault", said=str(context.get("message", "")).partition("\n")[0][:200], exc_info=error or False)


async def line_of(reader: asyncio.StreamReader) -> bytes:
    """b"" at the end."""
    try:
        return await reader.readline()
    except ValueError:  # longer than anything we would want to read
        return b"\n"


RELAYS: set[asyncio.Task[None]] = set()


def relay(worker: str, process: asyncio.subprocess.Process) -> None:
    """What a process that we started writes to its stderr, line by line."""

    async def read() -> None:
        assert process.stderr is not None
        while line := await line_of(process.stderr):
            log.error("worker-output", worker=worker, said=line.decode(errors="replace").rstrip()[:LONGEST_LINE])

    task = asyncio.get_running_loop().create_task(read())
    RELAYS.add(task)
    task.add_done_callback(RELAYS.discard)
