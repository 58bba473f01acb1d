"""curiouser backup: copies everything that a server has stored into one file, while it runs."""

import re
import time
from pathlib import Path
from typing import Annotated

import msgspec

from curiouser.cli.files import trouble
from curiouser.cli.language import Voice
from curiouser.cli.operating import Db, database, run
from curiouser.cli.output import print_json
from curiouser.cli.parameters import Json, Language, check_count, number

Keep = Annotated[int | None, number()]

NAMED = re.compile(r"curiouser-\d{8}T\d{6}Z\.db")  # by this command, in a folder


class BackedUp(msgspec.Struct, frozen=True, omit_defaults=True):
    """`removed`: older backups of the folder."""

    file: str
    tables: int
    removed: int = 0


def backup(file: Path, /, *, keep: Keep = None, db: Db = "", json: Json = False, language: Language = None) -> int:
    if keep is not None:
        check_count("--keep", keep)
    is_folder = keep is not None or file.is_dir()
    target = file / time.strftime("curiouser-%Y%m%dT%H%M%SZ.db", time.gmtime()) if is_folder else file
    tables = run(copy(db, target))
    done = BackedUp(str(target), tables, 0 if keep is None else remove_old(file, keep))
    if json:
        print_json(done)
        return 0
    voice = Voice(language)
    print(voice.say("backed-up", tables=done.tables, file=done.file))
    if done.removed:
        print(voice.say("backups-removed", backups=done.removed))
    return 0


async def copy(db: str, file: Path) -> int:
    """How many tables are in the copy."""
    async with database(db) as store:
        await store.backup(file)
    async with database(f"sqlite:///{file}") as copied:
        return await copied.count()


def remove_old(folder: Path, keep: int) -> int:
    """All but the newest of those that this command made there; nothing else is touched."""
    made = sorted(file for file in folder.iterdir() if NAMED.fullmatch(file.name))
    old = made[:-keep]
    for file in old:
        try:
            file.unlink()
        except OSError as error:
            raise trouble("cant-write", file, error) from None
    return len(old)
