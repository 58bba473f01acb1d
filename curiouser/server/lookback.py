"""Routes that replay a finished match move by move: what happened, and what each viewer could see."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple

import msgspec

from curiouser import bots
from curiouser.engine.event import Event
from curiouser.engine.game import Game, Outcome, Setup
from curiouser.engine.match import Match
from curiouser.engine.played import Played
from curiouser.engine.position import LUCK, WATCHER
from curiouser.engine.record import NAMES_OF_NOBODY, Record, UndoLine, read_records, replay, verify
from curiouser.server.entries import read_entry
from curiouser.server.errors import refused
from curiouser.server.limits import Limit
from curiouser.server.people import hash_token, is_bot
from curiouser.server.store import Entry
from curiouser.server.table import Table
from curiouser.server.telling import eyes_of, sendable, worded
from curiouser.server.wire import Worded

if TYPE_CHECKING:
    from aiohttp import web

    from curiouser.server.app import Server

RECORD_BYTES = 1 << 20  # of a request with a record in it
MOST_LINES = 8000
MOST_TAKEN_BACK = 100  # each plays the match again up to there
RATE, BURST = 1.0, 60.0  # replays for one address
BEARER = "Bearer "

OPEN = -5  # looks at everything, as nobody could while the match went on
NAMED_EYES = {"open": OPEN, "watcher": WATCHER}
EyesWord = Annotated[str, msgspec.Meta(pattern="^(open|watcher|[0-9])$")]


class ReplayRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record, and through whose eyes: a seat from 0, `watcher` or `open`."""

    record: str
    eyes: EyesWord = "open"


class Player(msgspec.Struct, frozen=True):
    """`bot`: which one plays, "" for people. `name`: "" for whoever has none."""

    name: str
    bot: str


class ToldEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """`quiet`: an account of the match reads better without it."""

    text: Worded
    rule: str
    quiet: bool = False


class Step(msgspec.Struct, frozen=True):
    """Where the match stood after a move: who made it, who may move now, what happened, and the view.

    `round` is the game's own where it has rounds, else how often the first player has had a turn."""

    actor: int | Literal["luck", "clock"] | None
    actors: tuple[int, ...]
    round: int
    events: tuple[Any, ...]
    told: tuple[ToldEvent, ...]
    view: Any


class Replay(msgspec.Struct, frozen=True):
    """`steps[k]` is the match after k moves, without those that were taken back; until step `laid` luck lays it out."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    players: tuple[Player, ...]
    outcome: Outcome | None
    eyes: str
    laid: int
    steps: tuple[Step, ...]


class Shown(NamedTuple):
    """A `Replay` that was encoded already."""

    body: bytes


class Replays:
    """One replay is made at a time, beside the loop; where addresses are limited, nobody gets them by the hundred."""

    def __init__(self, is_limited: bool) -> None:
        self.limit = Limit(RATE if is_limited else 0, BURST)
        self.turn = asyncio.Semaphore(1)

    def check(self, address: str) -> None:
        if not self.limit.take(address):
            raise refused("refused-rate")


async def replay_match(server: "Server", request: "web.Request", _: None) -> Shown:
    """A match of this table that is over, move by move; `?eyes=` a seat from 0, `watcher` or `open`."""
    server.replays.check(server.address_of(request))
    eyes = eyes_word(request.query.get("eyes", "open"))
    table = await finished(server, request, request.match_info["number"])
    match, players = table.match, table.players
    assert match is not None
    async with server.replays.turn:
        return await asyncio.to_thread(show_match, match, players, eyes)


async def replay_record(server: "Server", request: "web.Request", body: ReplayRecord) -> Shown:
    """A record that you have, move by move; one that was changed is refused with the line."""
    server.replays.check(server.address_of(request))
    async with server.replays.turn:
        return await asyncio.to_thread(show_record, body)


async def finished(server: "Server", request: "web.Request", asked: str) -> Table:
    """The table as it was at the end of the match of that number, "" for the last, if that is over and whoever asks may
    look at it. To be used before anything else happens, such as a rematch."""
    id, token = request.match_info["table"], token_of(request)

    def find(table: Table) -> tuple[int, int]:
        number = number_in(asked) if asked else table.number
        person = check_eyes(table, token)
        if not 0 < number <= table.number or (number == table.number and not table.opened):
            raise refused("record-sealed")
        return number, person

    number, person = await server.tables.look(id, find)
    table = (await server.tables.get(id)).table
    if table.number == number and table.opened:
        return table
    return await table_then(server, id, number, person, token)


async def table_then(server: "Server", id: str, number: int, person: int, token: str) -> Table:
    """As it was at the end of that match. What was private then stays so, whatever the table has agreed on since."""
    entries = await server.tables.store.read(id)
    table = await asyncio.to_thread(folded, entries, number)
    table.id = id
    if not eyes_of(table, person if person in table.people else table.person_of(hash_token(token))):
        raise refused("refused-replay")
    return table


def token_of(request: "web.Request") -> str:
    return request.headers.get("Authorization", "").removeprefix(BEARER)


def check_eyes(table: Table, token: str) -> int:
    """Who has this token, if they, or a stranger without one, may look at its matches."""
    person = table.person_of(hash_token(token)) if token else 0
    if not eyes_of(table, person):
        raise refused("refused-replay")
    return person


def number_in(word: str) -> int:
    """0 for what is none."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 6 else 0


def eyes_word(word: str) -> str:
    try:
        return msgspec.convert(word, EyesWord)
    except msgspec.ValidationError:
        raise refused("refused-message", reason="eyes") from None


def show_match(match: Match, players: Sequence[str], eyes: str) -> Shown:
    return Shown(msgspec.json.encode(replay_of(match, players, eyes)))


def folded(entries: Sequence[Entry], number: int) -> Table:
    """The table as it was at the end of its match of that number."""
    table = Table()
    for entry in entries:
        table.fold(read_entry(entry.data), entry.n, entry.at)
        if table.number == number and table.opened:
            return table
    raise refused("record-sealed")


def show_record(asked: ReplayRecord) -> Shown:
    record = read_asked(asked.record)
    verify(record)
    return show_match(replay(record), names_of(record), asked.eyes)


def read_asked(text: str) -> Record:
    """The record that somebody sent, not verified yet; refused where that would take too long."""
    record = next(read_records(lines_of(text)))
    if sum(isinstance(line, UndoLine) for line in record.entries) > MOST_TAKEN_BACK:
        raise refused("refused-long-record")
    return record


def lines_of(text: str) -> Iterator[str]:
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise refused("refused-long-record")
    return iter(lines)


def names_of(record: Record) -> tuple[str, ...]:
    """As many as there are seats."""
    return (*record.header.players, *[""] * record.header.seats)[: record.header.seats]


def replay_of(match: Match, players: Sequence[str], eyes: str) -> Replay:
    """The match from its start; `match` itself stays as it is."""
    game, setup, played = match.game, match.setup, tuple(match.played)
    seat = NAMED_EYES[eyes] if eyes in NAMED_EYES else int(eyes)
    if seat >= setup.seats:
        raise refused("refused-message", reason="eyes")
    steps = tuple(steps_of(game, setup, played, seat))
    known = bots.names_for(game)
    return Replay(
        game=game.name,
        rules=game.version,
        seats=setup.seats,
        options=msgspec.to_builtins(setup.options),
        players=tuple(player_of(sendable(name), known) for name in players),
        outcome=match.outcome,
        eyes=eyes,
        laid=next((n for n, step in enumerate(steps) if step.actors != (LUCK,)), 0),
        steps=steps,
    )


def player_of(written: str, known: Sequence[str]) -> Player:
    """A bot may have a name of its own before its kind: `Dodo=level-2`."""
    name, _, bot = written.rpartition("=")
    return Player(name, bot) if is_bot(bot, known) else Player(written, "")


def steps_of(game: Game[Any], setup: Setup, played: Sequence[Played], eyes: int) -> Iterator[Step]:
    position = game.start(setup)
    rounds = Rounds()
    yield step_of(game, position, None, eyes, rounds)
    for each in played:
        game.play(position, each.actor, each.move)
        yield step_of(game, position, each, eyes, rounds)


def step_of(game: Game[Any], position: Any, played: Played | None, eyes: int, rounds: "Rounds") -> Step:
    events = () if played is None else tuple(each for each in played.events if eyes == OPEN or each.is_seen_by(eyes))
    view = game.revealed(position) if eyes == OPEN else game.view(position, eyes)
    actors = game.actors(position)
    return Step(
        actor=None if played is None else NAMES_OF_NOBODY.get(played.actor, played.actor),
        actors=actors,
        round=rounds.after(view, actors),
        events=events,
        told=tuple(told(game, event) for event in events),
        view=view,
    )


def told(game: Game[Any], event: Event) -> ToldEvent:
    return ToldEvent(worded(game.tell(event)), event.rule, game.goes_without_saying(event))


class Rounds:
    """Counts rounds in games that don't: one begins whenever whoever moved first is to move after somebody else."""

    def __init__(self) -> None:
        self.first = self.last = WATCHER
        self.round = 0

    def after(self, view: Any, actors: Sequence[int]) -> int:
        own = getattr(view, "round", None)
        if isinstance(own, int):
            return own
        seat = next((actor for actor in actors if actor >= 0), self.last)
        if seat >= 0:
            self.first = seat if self.first < 0 else self.first
            self.round += seat == self.first != self.last
            self.last = seat
        return self.round
