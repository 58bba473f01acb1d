"""Short helpers for the tests of Adventures."""

from itertools import product
from typing import Any, TypeVar

import msgspec

from curiouser.engine.edition import Sourced
from curiouser.engine.event import Event
from curiouser.engine.match import Match
from curiouser.engine.move import Move
from curiouser.engine.position import LUCK
from curiouser.games.adventures import GAME
from curiouser.games.adventures.moves import DrawCard, Spin, TurnUp
from curiouser.games.adventures.rules import Adventures
from curiouser.games.adventures.view import Player, View

E = TypeVar("E", bound=Event)

TEA_PARTY, CAT, HOLE, SMALL_COOKIES, CATERPILLAR = 0, 3, 5, 8, 10
RING = "tea-party ordinary hole ordinary ordinary cat ordinary caterpillar small-cookies ordinary"
RING_OF_TEN = msgspec.structs.replace(
    GAME.shipped_edition,
    spaces=Sourced(tuple(RING.split()), "changed"),
    numbers=Sourced((1,) * 10, "changed"),
)
VARIANTS = [
    dict(zip(("open_hands", "youngest", "easy_hole"), values, strict=True))
    for values in product((False, True), repeat=3)
]


def read(notation: str, seats: int = 2, edition: Any = None, **options: Any) -> Adventures:
    return GAME.read(notation, GAME.setup(seats, options, edition))


def match(notation: str, *steps: str | Move, seats: int = 2, edition: Any = None, **options: Any) -> Match:
    """A match that stands where the notation says, and the steps after it: words of the seat to move, moves of luck."""
    setup = GAME.setup(seats, options, edition)
    match = Match(GAME, setup)
    match.position = GAME.read(notation, setup)
    for step in steps:
        make(match, step)
    return match


def make(match: Match, step: str | Move) -> None:
    if isinstance(step, str):
        draw_if_due(match)
        (actor,) = match.actors
        step = GAME.parse(step, match.position, actor)
    match.play(match.actors[0], step)


def draw_if_due(match: Match) -> None:
    """Let the last player draw the first card there is, where nothing depends on it."""
    if view(match).phase == "draw":
        match.play(LUCK, match.legal(LUCK)[0])


def view(match: Match) -> View:
    return GAME.opened(match.position)


def player(match: Match, seat: int = 0) -> Player:
    return view(match).players[seat]


def told(match: Match, kind: type[E]) -> list[E]:
    return [event for played in match.played for event in played.events if isinstance(event, kind)]


def rules(match: Match) -> list[str]:
    """The rules that what happened names, in order."""
    return [event.rule for played in match.played for event in played.events]


def legal(position: Adventures) -> list[str]:
    """What the actor may do, as somebody would type it."""
    return [GAME.spell(move) for move in GAME.legal(position, position.actor)]


def spin(space: int) -> Move:
    return Spin(space)


def cookie(points: int) -> Move:
    return TurnUp(points)


def card(name: int | str) -> Move:
    return DrawCard(str(name))
