"""Turns coverage off for thousands of matches, which it would make four times slower."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def untraced() -> Iterator[None]:
    """What runs here does not count as covered: the tests of engine and games cover it."""
    tracer = sys.gettrace()
    sys.settrace(None)
    try:
        yield
    finally:
        sys.settrace(tracer)
