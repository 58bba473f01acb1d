"""curiouser import: imports tables from an export or a backup into a database of either kind."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from curiouser.cli.files import trouble
from curiouser.cli.language import Voice, problem
from curiouser.cli.operating import Db, database, run
from curiouser.cli.output import print_json
from curiouser.cli.parameters import Json, Language
from curiouser.cli.progress import progress_bar

if TYPE_CHECKING:
    from collections.abc import Callable

    from curiouser.server.runtime.exports import Imported

Skip = Annotated[bool, Parameter(name="--skip-existing", negative="")]


def import_(
    file: Path, /, *, db: Db = "", skip_existing: Skip = False, json: Json = False, language: Language = None
) -> int:
    voice = Voice(language)
    with progress_bar(voice.say("importing"), not json) as heard:
        done = run(take_in(db, file, skip_existing, heard, voice.language))
    if json:
        print_json(done)
    else:
        print(voice.say("imported", tables=done.tables, skipped=done.skipped))
    return 0


async def take_in(
    db: str, file: Path, skip: bool, heard: "Callable[[int, int | None], None]", language: str
) -> "Imported":
    from curiouser.server.runtime.exports import Unfinished, read_in

    checked = 0

    def told() -> None:
        nonlocal checked
        checked += 1
        heard(checked, None)

    async with database(db, is_new=True) as store:
        try:
            return await read_in(store, file, skip=skip, told=told)
        except OSError as error:
            raise trouble("cant-read", file, error) from None
        except Unfinished as broken:
            why = trouble("cant-read", file, broken.why) if isinstance(broken.why, OSError) else broken.why
            raise problem("import-unfinished", why=why.say(language), tables=broken.stored) from None
