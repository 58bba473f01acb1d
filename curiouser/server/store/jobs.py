"""Checks the arguments of a store before they reach a database."""

from collections.abc import Iterator, Sequence

from curiouser.server.store.base import Summary

BIGGEST = 2**63 - 1


def is_plain(word: str) -> bool:
    """Ids and codes are; anything else that a stranger may ask for is in no database."""
    return word.isascii() and word.isprintable()


class Append:
    """One caller's entries, which all get stored or none."""

    __slots__ = ("after", "at", "entries", "summary", "table")

    def __init__(self, table: str, after: int, entries: Sequence[bytes], at: int, summary: Summary) -> None:
        if not entries or after < 0 or summary.last != after + len(entries):
            raise ValueError("entries must follow the last one, and the summary must name the last of them")
        self.table = table
        self.after = after
        self.entries = entries
        self.at = at
        self.summary = summary

    def rows(self) -> Iterator[tuple[int, int, bytes]]:
        """Number, time and data of each entry."""
        return ((n, self.at, data) for n, data in enumerate(self.entries, self.after + 1))
