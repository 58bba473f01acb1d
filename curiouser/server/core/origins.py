"""Where a match may begin, other than from scratch: a moment, the same deal, the deal of a day. No I/O."""

import hmac
import secrets
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any, NamedTuple

import msgspec

from curiouser.engine.game import CountableGame, Game, Setup
from curiouser.engine.match import Match
from curiouser.engine.moment import MadeMove, deal_anew
from curiouser.engine.position import LUCK
from curiouser.engine.record import Record, Seal, replay, verify
from curiouser.engine.rng import seeded
from curiouser.server.core import entries as e
from curiouser.server.core.commands import Asked
from curiouser.server.core.errors import refused
from curiouser.server.core.table import Table, find_game, known_games
from curiouser.server.core.terms import Beginning

DAY_SEATS = 2
DAY_BOT = "level-3"
DAYS = 366  # how far back a deal of the day can be played
HOUSE = "curiouser."  # of other people's games nothing is promised

encode = msgspec.json.Encoder().encode


class Finished(NamedTuple):
    """A match to begin from. Without a seed its luck is not known."""

    match: Match
    seed: bytes
    entropy: tuple[str, ...]
    origin: e.Origin | None = None  # where it began itself
    seat: int = 0  # of whoever came first of those who sit there
    public: bool = False  # everybody might watch it


class Begin(NamedTuple):
    """A table to make: its setup, the luck, where it begins."""

    asked: Asked
    beginning: Beginning
    seed: bytes


def of_table(table: Table, opened: str = "") -> Finished:
    """The match on the table, which is over; `opened`: its seed, where the end of the match did not tell it yet."""
    assert table.match is not None
    people = [(seat.person, number) for number, seat in enumerate(table.seats) if seat.person]
    _, seat = min(people, default=(0, 0))
    public = table.attendance.watch == "anyone"
    return Finished(table.match, bytes.fromhex(opened or table.opened), table.words, table.origin, seat, public)


def of_record(record: Record) -> Finished:
    """Raises `BadRecord` where anything is wrong with it."""
    origin, luck, end = verify(record).origin, record.header.luck, record.end
    if not isinstance(luck, Seal) or end is None or (origin is not None and origin.luck == "new"):
        return Finished(replay(record), b"", ())
    return Finished(replay(record), bytes.fromhex(end.opened or ""), luck.words)


def from_moment(asked: Asked, found: Finished, step: int, luck: e.Luck, seat: int) -> Begin:
    """After so many moves that stood. With new luck the host's seat keeps what it knew, and nobody else's secrets."""
    game, match = countable(found.match.game), found.match
    if step > len(match.played):
        raise refused("refused-moment-step")
    if step == len(match.played) and match.outcome is not None:
        raise refused("refused-moment-over")
    if luck == "same" and not (found.seed and is_one_luck(found)):
        raise refused("refused-moment-luck")
    if seat >= match.setup.seats:
        raise refused("refused-no-seat", most=match.setup.seats)
    steps: Sequence[MadeMove] = [MadeMove(played.actor, played.move) for played in match.played[:step]]
    if luck == "new":
        steps = dealt_anew(game, match.setup, steps, seat)
    kept = tuple(e.Step(actor, msgspec.Raw(encode(move))) for actor, move in steps)
    entropy = found.entropy if luck == "same" else ()
    origin = e.Origin(luck=luck, steps=kept, entropy=entropy)
    return Begin(asked_like(asked, match), Beginning(origin, game.version, seat), found.seed if luck == "same" else b"")


def dealt_anew(game: Game[Any], setup: Setup, steps: Sequence[MadeMove], seat: int) -> Sequence[MadeMove]:
    found = deal_anew(game, setup, steps, (seat,), seeded(secrets.randbits(60)))
    if found is None:
        raise refused("refused-moment-long")
    return found


def is_one_luck(found: Finished) -> bool:
    """Whether its seal speaks of all its luck."""
    return found.origin is None or found.origin.luck == "same"


def from_deal(asked: Asked, found: Finished, deal: str, counts: bool) -> Begin:
    """The same luck from the start, be that a moment of an earlier match; the host sits where the first person sat."""
    game, was = countable(found.match.game), found.origin
    luck, steps = ("same", ()) if was is None else (was.luck, was.steps)
    origin = e.Origin(luck=luck, steps=steps, entropy=found.entropy, deal=deal, counts=counts, public=found.public)
    return Begin(asked_like(asked, found.match), Beginning(origin, game.version, found.seat), found.seed)


def from_day(asked: Asked, secret: bytes, name: str, day: str, today: date, counts: bool) -> Begin:
    game = game_of_day(name)
    check_day(day, today)
    origin = e.Origin(luck="same", deal=day_deal(name, day), day=day, counts=counts, public=True)
    setup = msgspec.structs.replace(asked, game=name, seats=DAY_SEATS, options={}, edition=None)
    return Begin(setup, Beginning(origin, game.version), day_seed(secret, name, day))


def asked_like(asked: Asked, match: Match) -> Asked:
    """Language, clock and who may look on are the host's to choose; the rest is as it was."""
    game, setup = match.game, match.setup
    edition = None if setup.edition == game.shipped_edition else msgspec.to_builtins(setup.edition, str_keys=True)
    options: dict[str, Any] = msgspec.to_builtins(setup.options)
    return msgspec.structs.replace(asked, game=game.name, seats=setup.seats, options=options, edition=edition)


def countable(game: Game[Any]) -> CountableGame[Any]:
    if not isinstance(game, CountableGame):
        raise refused("refused-moment-clock")
    return game


def games_of_day() -> list[str]:
    """The countable games of the house in which luck has a say."""
    return [
        game.name
        for game in known_games()
        if isinstance(game, CountableGame) and game.package.startswith(HOUSE) and has_luck(game)
    ]


def has_luck(game: Game[Any]) -> bool:
    position = game.start(game.setup(game.seat_counts[0]))
    return game.actors(position) == (LUCK,)


def game_of_day(name: str) -> Game[Any]:
    if name not in games_of_day():
        raise refused("refused-day-game")
    return find_game(name)


def day_of(now: int) -> date:
    """The day of a time in ms; days begin at midnight in Greenwich."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


def check_day(day: str, today: date) -> None:
    """Tomorrow's luck is nobody's yet."""
    try:
        asked = date.fromisoformat(day)
    except ValueError:
        raise refused("refused-day") from None
    if not today - timedelta(days=DAYS) <= asked <= today or asked.isoformat() != day:
        raise refused("refused-day")


def day_deal(game: str, day: str) -> str:
    return f"{game}-{day}"


def day_seed(secret: bytes, game: str, day: str) -> bytes:
    """The same for all servers that share the secret; no day tells of another."""
    return hmac.digest(secret, f"curiouser day {game} {day}".encode(), "sha256")
