"""Structured logs on stderr: table ids, games, counts, faults. Never names, tokens, words or seeds."""

import logging
import sys
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
    # aiohttp's own complaints about strange requests are of no use, and quote what strangers sent; where PostgreSQL is
    # away the store says so itself, without asyncpg's tracebacks.
    for name in ("aiohttp", "asyncio", "asyncpg"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
