"""Short helpers for the tests of Tea for Two."""

from typing import Any

from curiouser.engine.event import Event
from curiouser.engine.match import Match
from curiouser.engine.move import Move
from curiouser.engine.position import LUCK
from curiouser.games.tea_for_two import GAME
from curiouser.games.tea_for_two.moves import TurnOver
from curiouser.games.tea_for_two.rules import TeaForTwo
from curiouser.games.tea_for_two.view import Player, View

FOUR_EMPTY = (
    "stack executioner mission:{} ; stack knave mission:{} ; stack caterpillar mission:{} ; stack king mission:{}"
)


def read(notation: str) -> TeaForTwo:
    return GAME.read(notation, GAME.setup(2))


def match(notation: str) -> Match:
    """A match that stands where the notation says."""
    match = Match(GAME, GAME.setup(2))
    match.position = read(notation)
    return match


def acting(own: str, other: str, more: str = "") -> Match:
    """Both turned their first cards over, and seat 0 has won; `more` is notation for all else."""
    return match(f"0 discard {own} ; 1 discard {other} ; {more} ; phase:act")


def typed(match: Match, *words: str) -> list[Event]:
    """Seat 0 types moves."""
    return [event for word in words for event in match.play(0, GAME.parse(word, match.position, 0))]


def options(match: Match) -> list[str]:
    """What whoever is to move may type."""
    (actor,) = match.actors
    return [GAME.spell(move) for move in match.legal(actor)]


def turn_over(match: Match, *cards: str) -> list[Event]:
    """Luck turns over these cards, of whatever deck is to be turned over."""
    told: list[Event] = []
    for card in cards:
        assert match.actors == (LUCK,)
        told += match.play(LUCK, TurnOver(match.position.source(), card))
    return told


def chances(position: TeaForTwo) -> dict[Move, int]:
    return dict(GAME.chances(position))


def view(match: Match) -> View:
    return GAME.view(match.position, 0)


def player(match: Match, seat: int) -> Player:
    return view(match).players[seat]


def told(events: list[Event], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]
