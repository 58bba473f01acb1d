"""Routes that replay a finished match move by move, and give its record."""

from typing import Any, NamedTuple

import msgspec

from curiouser.engine.record import replay, verify
from curiouser.server.core.errors import refused
from curiouser.server.core.table import Table
from curiouser.server.http.call import Call, Route
from curiouser.server.runtime.replay_format import EyesWord, Replay, Shown, names_of, read_asked, show_match
from curiouser.server.runtime.replays import Replays

RECORD_BYTES = 1 << 20  # of a request with a record in it


class ReplayRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record, and through whose eyes: a seat from 0, `watcher` or `open`."""

    record: str
    eyes: EyesWord = "open"


class Record(NamedTuple):
    """A file, not JSON."""

    name: str
    lines: str


async def replay_match(call: Call[None], replays: Replays) -> Shown:
    """A match of this table that is over, move by move; `?eyes=` a seat from 0, `watcher` or `open`."""
    replays.check(call.address)
    eyes = eyes_word(call.query.get("eyes", "open"))
    table = await finished(call, replays, call.path["number"])
    match, players = table.match, table.players
    assert match is not None
    return await replays.work(call.address, lambda: show_match(match, players, eyes))


async def replay_record(call: Call[ReplayRecord], replays: Replays) -> Shown:
    """A record that you have, move by move; one that was changed is refused with the line."""
    replays.check(call.address)
    return await replays.work(call.address, lambda: show_record(call.body))


async def finished(call: Call[Any], replays: Replays, asked: str) -> Table:
    """The table as it was at the end of the match of that number, "" for the last, if that is over and whoever asks was
    in it. To be used before anything else happens, such as a rematch."""
    number = None if not asked else number_in(asked)
    return await replays.table_at_end(call.path["table"], number, call.token, refused("record-sealed"))


async def get_record(call: Call[None], replays: Replays) -> Record:
    """The record of a match of this table that is over; `?match=2` for the second one in the room."""
    table = await finished(call, replays, call.query.get("match", ""))
    name = f"{table.terms.game}-{table.id}-{table.number}.jsonl"
    write = table.recorder(await replays.opened_seed(table))
    return Record(name, await replays.work(call.address, write))


def number_in(word: str) -> int:
    """0 for what is none."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 6 else 0


def eyes_word(word: str) -> str:
    try:
        return msgspec.convert(word, EyesWord)
    except msgspec.ValidationError:
        raise refused("refused-message", reason="eyes") from None


def show_record(asked: ReplayRecord) -> Shown:
    record = read_asked(asked.record)
    verify(record)
    return show_match(replay(record), names_of(record), asked.eyes)


ROUTES = (
    Route("GET", "/api/tables/{table}/record", get_record, None, Record, ("match",)),
    Route("GET", "/api/tables/{table}/matches/{number}/replay", replay_match, None, Replay, ("eyes",)),
    Route("POST", "/api/replay", replay_record, ReplayRecord, Replay, (), RECORD_BYTES, Replays),
)
