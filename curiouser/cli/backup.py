"""curiouser backup: copies everything that a server has stored into one file, while it runs."""

from pathlib import Path

import msgspec

from curiouser.cli.language import Voice
from curiouser.cli.operating import Db, database, run
from curiouser.cli.output import print_json
from curiouser.cli.parameters import Json, Language


class BackedUp(msgspec.Struct, frozen=True):
    file: str
    tables: int


def backup(file: Path, /, *, db: Db = "", json: Json = False, language: Language = None) -> int:
    done = BackedUp(str(file), run(copy(db, file)))
    if json:
        print_json(done)
    else:
        print(Voice(language).say("backed-up", tables=done.tables, file=done.file))
    return 0


async def copy(db: str, file: Path) -> int:
    """How many tables are in the copy."""
    async with database(db) as store:
        await store.backup(file)
    async with database(f"sqlite:///{file}") as copied:
        return await copied.count()
