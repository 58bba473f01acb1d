"""Short helpers for the tests of Tea Time."""

from curiouser.engine.match import Match
from curiouser.engine.move import Move
from curiouser.games.tea_time import GAME
from curiouser.games.tea_time.moves import ChooseStarter, TakeCards, TurnUp
from curiouser.games.tea_time.rules import TeaTime

FULL_ROUND = "cat hatter* rabbit queen* / twins* cat hatter* rabbit / queen twins* cat hatter*"


def read(notation: str, seats: int = 2) -> TeaTime:
    return GAME.read(notation, GAME.setup(seats))


def match(notation: str, seats: int = 2) -> Match:
    """A match that stands where the notation says."""
    match = Match(GAME, GAME.setup(seats))
    match.position = read(notation, seats)
    return match


def take(*cells: str) -> Move:
    return TakeCards(cells)


def legal(position: TeaTime) -> list[Move]:
    return GAME.legal(position, position.actor)


def new_match(seats: int, starter: int, cards: str) -> Match:
    """A match from the beginning: luck names the starter and lays out the cards of the first round."""
    match = Match(GAME, GAME.setup(seats))
    match.play(-1, ChooseStarter(starter))
    for card in cards.replace("/", "").replace("*", "").split():
        match.play(-1, TurnUp(card))
    return match
