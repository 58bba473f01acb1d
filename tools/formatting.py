"""`python3 run.py format`: fixes the formatting of the sources."""

from tools.linting import put_in_order as main

__all__ = ["main"]
