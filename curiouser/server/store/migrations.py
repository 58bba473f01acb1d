"""The numbered SQL files that migrate a database to this version, oldest first."""

from functools import cache
from importlib import resources

from curiouser.server.store.base import StoreProblem


@cache
def migrations(dialect: str) -> dict[int, str]:
    """By number, from 1: the statements that lead there from the number before."""
    folder = resources.files("curiouser.server.store") / "sql" / dialect
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    found = {int(file.name.partition("-")[0]): file.read_text(encoding="utf-8") for file in files}
    assert list(found) == list(range(1, len(files) + 1)), "each migration has the next number, and none has one twice"
    return found


def missing(dialect: str, version: int, where: str) -> dict[int, str]:
    """What a database of that version still needs; one that a newer program made is refused."""
    known = migrations(dialect)
    if version > max(known):
        raise StoreProblem("store-newer", where=where, found=version, known=max(known))
    return {number: sql for number, sql in known.items() if number > version}
