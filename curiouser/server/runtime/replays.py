"""Routes that replay a finished match move by move: what happened, and what each viewer could see."""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, TypeVar

import msgspec

from curiouser import bots
from curiouser.engine.errors import Problem
from curiouser.engine.event import Event
from curiouser.engine.game import Game, Outcome, Setup
from curiouser.engine.luck import commitment
from curiouser.engine.match import Match
from curiouser.engine.played import Played
from curiouser.engine.position import LUCK, WATCHER
from curiouser.engine.record import NAMES_OF_NOBODY, Record, UndoLine, read_records, replay, verify
from curiouser.server.core.entries import read_entry
from curiouser.server.core.errors import refused
from curiouser.server.core.moves import may_open
from curiouser.server.core.people import hash_token, is_bot, seed_of
from curiouser.server.core.table import Table
from curiouser.server.core.visibility import eyes_in
from curiouser.server.net.limits import ASKING, Limit
from curiouser.server.store.base import Entry
from curiouser.server.wire.broadcast import sendable, worded
from curiouser.server.wire.messages import Worded

if TYPE_CHECKING:
    from aiohttp import web

    from curiouser.server.app import Server

T = TypeVar("T")

RECORD_BYTES = 1 << 20  # of a request with a record in it
MOST_LINES = 8000
MOST_TAKEN_BACK = 100  # each plays the match again up to there
RATE, BURST = 1.0, 60.0  # replays for one address
COST = 10.0  # replays as which a second of work counts
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

    async def work(self, address: str, work: Callable[[], T]) -> T:
        """In a thread; whoever asked pays by the time it takes."""
        async with self.turn:
            if self.limit.owes(address):
                raise refused("refused-rate")
            done, seconds = await asyncio.to_thread(timed, work)
            self.limit.charge(address, COST * seconds)
            return done


def timed(work: Callable[[], T]) -> tuple[T, float]:
    """With the seconds of the processor that it took."""
    began = time.thread_time()
    return work(), time.thread_time() - began


async def replay_match(server: "Server", request: "web.Request", _: None) -> Shown:
    """A match of this table that is over, move by move; `?eyes=` a seat from 0, `watcher` or `open`."""
    server.replays.check(server.address_of(request))
    eyes = eyes_word(request.query.get("eyes", "open"))
    table = await finished(server, request, request.match_info["number"])
    match, players = table.match, table.players
    assert match is not None
    return await server.replays.work(server.address_of(request), lambda: show_match(match, players, eyes))


async def replay_record(server: "Server", request: "web.Request", body: ReplayRecord) -> Shown:
    """A record that you have, move by move; one that was changed is refused with the line."""
    server.replays.check(server.address_of(request))
    return await server.replays.work(server.address_of(request), lambda: show_record(body))


async def finished(server: "Server", request: "web.Request", asked: str) -> Table:
    """The table as it was at the end of the match of that number, "" for the last, if that is over and whoever asks was
    in it. To be used before anything else happens, such as a rematch."""
    number = None if not asked else number_in(asked)
    return await table_at_end(server, request.match_info["table"], number, token_of(request), refused("record-sealed"))


async def table_at_end(server: "Server", id: str, number: int | None, token: str, if_sealed: Problem) -> Table:
    """As `finished`, for the match of that number, None for the last; refused so where it is not over."""

    def find(table: Table) -> tuple[int, tuple[int, ...], bool]:
        wanted = table.number if number is None else number
        ids = table.ids_of(hash_token(token)) if token else ()
        is_last = wanted >= table.number or wanted < 1
        if is_last:
            check_eyes(table, ids)
            if wanted != table.number or not table.ended:
                raise if_sealed
        return wanted, ids, is_last

    wanted, ids, is_last = await server.tables.look(id, find)
    live = (await server.tables.get(id)).table
    if is_last and live.number == wanted and live.ended:
        return live
    entries = await server.tables.store.read(id)
    then = await server.replays.work(ASKING.get(), lambda: folded(entries, wanted))
    then.id = id
    check_eyes(then, ids)
    return then


def check_eyes(table: Table, ids: Sequence[int]) -> None:
    """Whether the holder of these numbers, or a stranger without any, was in the match that is on the table."""
    if not any(eyes_in(table, table.number, person) for person in ids or (0,)):
        raise refused("refused-replay")


async def opened_seed(server: "Server", table: Table) -> str:
    """The seed of a match that is over; "" while it is that of a deal of a day that is not over."""
    if table.opened or not may_open(table, server.tables.now()):
        return table.opened
    seed = seed_of(await server.tables.store.secret(table.id) or b"", table.number)
    return seed.hex() if commitment(seed) == table.commitment else ""


def token_of(request: "web.Request") -> str:
    return request.headers.get("Authorization", "").removeprefix(BEARER)


def number_in(word: str) -> int:
    """0 for what is none."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 6 else 0


def eyes_word(word: str) -> str:
    try:
        return msgspec.convert(word, EyesWord)
    except msgspec.ValidationError:
        raise refused("refused-message", reason="eyes") from None


def show_match(match: Match, players: Sequence[str], eyes: str) -> Shown:
    """Step by step: nobody else gets a turn while one thing is encoded."""
    whole = replay_of(match, players, eyes)
    head = msgspec.json.encode(msgspec.structs.replace(whole, steps=()))
    steps = b",".join(msgspec.json.encode(step) for step in whole.steps)
    assert head.endswith(b'"steps":[]}')
    return Shown(head[:-2] + steps + b"]}")


def folded(entries: Sequence[Entry], number: int) -> Table:
    """The table as it was at the end of its match of that number."""
    table = Table()
    for entry in entries:
        table.fold(read_entry(entry.data), entry.n, entry.at)
        if table.number == number and table.ended:
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
