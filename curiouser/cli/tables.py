"""curiouser tables: counts a server's tables and deletes old ones."""

import time
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Annotated

import msgspec

from curiouser.cli.language import Voice, problem
from curiouser.cli.operating import Db, database, run
from curiouser.cli.output import print_json
from curiouser.cli.parameters import MOST, Json, Language, number

if TYPE_CHECKING:
    from curiouser.server.store.base import Store

Days = Annotated[int | None, number()]
PAGE = 1000


class Counted(msgspec.Struct, frozen=True):
    """Tables by their state (waiting, playing, over, closed) and by their game."""

    tables: int
    states: dict[str, int]
    games: dict[str, int]
    deleted: int = 0


def tables(*, db: Db = "", delete_older: Days = None, json: Json = False, language: Language = None) -> int:
    if delete_older is not None and not 1 <= delete_older <= MOST:
        raise problem("bad-count", flag="--delete-older", value=str(delete_older), most=MOST)
    counted = run(count(db, delete_older))
    if json:
        print_json(counted)
        return 0
    voice = Voice(language)
    if delete_older is not None:
        print(voice.say("tables-deleted", tables=counted.deleted, days=delete_older))
    print(voice.say("tables-kept", tables=counted.tables))
    for state, many in counted.states.items():
        print("  " + voice.say("tables-state", state=state, tables=many))
    for game, many in counted.games.items():
        print(f"  {game}: {voice.number(many)}")
    return 0


async def count(db: str, days: int | None) -> Counted:
    from curiouser.server.runtime.retention import DAY, delete_old
    from curiouser.server.runtime.reviews import folder_of, forget_reviews
    from curiouser.server.store import default_url

    forget = partial(forget_reviews, folder_of(db or default_url()))
    async with database(db) as store:
        deleted = 0 if days is None else await delete_old(store, int(time.time() * 1000) - days * DAY, forget)
        return await look(store, deleted)


async def look(store: "Store", deleted: int) -> Counted:
    states: Counter[str] = Counter()
    games: Counter[str] = Counter()
    page = await store.summaries(limit=PAGE)
    while page:
        states.update("waiting" if summary.status == "listed" else summary.status for _, summary in page)
        games.update(summary.game for _, summary in page)
        page = await store.summaries(after=page[-1][0], limit=PAGE)
    return Counted(states.total(), dict(sorted(states.items())), dict(sorted(games.items())), deleted)
