"""curiouser export: writes tables as JSON lines."""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated

from cyclopts import Parameter

from curiouser.cli.files import trouble
from curiouser.cli.language import Voice, problem
from curiouser.cli.operating import Db, database, run
from curiouser.cli.output import print_json
from curiouser.cli.parameters import Json, Language
from curiouser.cli.progress import progress_bar

if TYPE_CHECKING:
    from curiouser.server.runtime.exports import Exported

One = Annotated[str, Parameter(name="--table")]
Unfinished = Annotated[bool, Parameter(negative="")]


def export(
    file: Path,
    /,
    *,
    db: Db = "",
    table: One = "",
    unfinished: Unfinished = False,
    json: Json = False,
    language: Language = None,
) -> int:
    voice = Voice(language)
    with progress_bar(voice.say("exporting"), not json) as heard:
        done = run(write(db, file, table, unfinished, heard))
    if done.unfinished:
        print(voice.say("export-secret", tables=done.unfinished, file=str(file)), file=sys.stderr)
    if json:
        print_json(done)
        return 0
    print(voice.say("exported", tables=done.tables + done.unfinished, file=str(file)))
    if done.left_out:
        print(voice.say("export-left-out", tables=done.left_out))
    return 0


async def write(
    db: str, file: Path, table: str, unfinished: bool, heard: Callable[[int, int | None], None]
) -> "Exported":
    """Write under another name until the file is complete; only its owner can read it."""
    from curiouser.server.runtime.exports import write_export

    async with database(db) as store:
        count, done = await store.count(), 0

        def told() -> None:
            nonlocal done
            done += 1
            heard(done, count)

        place = file.with_name(f"{file.name}.unfinished")
        try:
            with new_file(file, place) as opened:
                exported = await write_export(
                    store, opened, int(time.time() * 1000), only=table, unfinished=unfinished, told=told
                )
            if table and not done:
                raise problem("export-no-table", table=table)
            place.rename(file)
        except OSError as error:
            raise trouble("cant-write", file, error) from None
        finally:
            place.unlink(missing_ok=True)
        return exported


def new_file(file: Path, unfinished: Path) -> IO[bytes]:
    if file.exists():
        raise problem("export-exists", file=str(file))
    return os.fdopen(os.open(unfinished, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "wb")
