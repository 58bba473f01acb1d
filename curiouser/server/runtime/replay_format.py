"""A finished match move by move, as pages get it: what happened, and what each viewer could see."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Literal, NamedTuple, TypeVar

import msgspec

from curiouser import bots
from curiouser.engine.event import Event
from curiouser.engine.game import Game, Outcome, Setup
from curiouser.engine.match import Match
from curiouser.engine.played import Played
from curiouser.engine.position import LUCK, WATCHER
from curiouser.engine.record import NAMES_OF_NOBODY, Record, UndoLine, read_records
from curiouser.server.core.errors import refused
from curiouser.server.core.people import is_bot
from curiouser.server.wire.messages import Worded
from curiouser.server.wire.wording import sendable, worded

T = TypeVar("T")

MOST_LINES = 8000
MOST_TAKEN_BACK = 100  # each plays the match again up to there

OPEN = -5  # looks at everything, as nobody could while the match went on
NAMED_EYES = {"open": OPEN, "watcher": WATCHER}
EyesWord = Annotated[str, msgspec.Meta(pattern="^(open|watcher|[0-9])$")]


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


def show_match(match: Match, players: Sequence[str], eyes: str) -> Shown:
    """Step by step: nobody else gets a turn while one thing is encoded."""
    whole = replay_of(match, players, eyes)
    head = msgspec.json.encode(msgspec.structs.replace(whole, steps=()))
    steps = b",".join(msgspec.json.encode(step) for step in whole.steps)
    assert head.endswith(b'"steps":[]}')
    return Shown(head[:-2] + steps + b"]}")


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
