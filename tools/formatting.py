"""`python3 run.py format`."""

from tools.linting import put_in_order as main

__all__ = ["main"]
