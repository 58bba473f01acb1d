"""Work for processes that die in the middle of it."""

import os
from pathlib import Path


def end_once(part: tuple[str, int]) -> int:
    """Of number 1 the first one to try does not come back."""
    mark, number = part
    if number == 1 and not Path(mark).exists():
        Path(mark).touch()
        os._exit(1)
    return number * number


def end_always(_: int) -> int:
    os._exit(1)
