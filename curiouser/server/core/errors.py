"""Refusals by a table, each with a message in the reader's language."""

from curiouser.engine.errors import Problem, Refused
from curiouser.engine.text import Argument

HERE = "curiouser.server"


def refused(id: str, /, **args: Argument) -> Refused:
    """Somebody asked for what can't be done at this table now."""
    return Refused(id, rule="", texts=HERE, **args)


class Broken(Problem):
    """A table whose log can't be folded by this program."""

    def __init__(self, table: str) -> None:
        super().__init__("table-broken", texts=HERE, table=table)


class NoTable(Problem):
    def __init__(self, table: str) -> None:
        super().__init__("no-table", texts=HERE, table=table)
