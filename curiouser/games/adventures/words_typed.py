"""Moves as people type them: `left`, `r +`, `left 4` for a Joker, `left spin`, `accept`, `again`, `up`, `unseen`."""

import re

from curiouser.engine.errors import Refused
from curiouser.engine.move import Move
from curiouser.games.adventures.moves import (
    Accept,
    Place,
    PlayToMove,
    PlayToSpin,
    SpinAgain,
    TakeFaceUp,
    TakeUnseen,
)
from curiouser.games.adventures.rules import Adventures
from curiouser.games.adventures.view import hand_of

CHOICES: dict[str, Move] = {
    "accept": Accept(),
    "yes": Accept(),
    "again": SpinAgain(),
    "no": SpinAgain(),
    "up": TakeFaceUp(),
    "unseen": TakeUnseen(),
}
PLACES: dict[str, Place] = {"l": "left", "c": "centre", "r": "right"}
CARD = re.compile(r"(left|right|centre|l|r|c)(?: joker)?(?: ([0-9]{1,2}))?(?: ?(\+)1?| (spin|move))?")


def spell(move: Move) -> str:
    """The shortest words that always mean this move; empty for luck's."""
    if isinstance(move, PlayToMove | PlayToSpin):
        words = [move.place, *(["joker"] if move.joker else []), str(move.number)]
        if isinstance(move, PlayToSpin):
            return " ".join([*words, "spin"])
        return " ".join([*words, *(["+1"] if move.plus_one else [])])
    return next((word for word, choice in CHOICES.items() if choice == move), "")


def parse(typed: str, position: Adventures, actor: int) -> Move | None:
    """What can be left out: the number of a card that has one, and the purpose where there is one only."""
    wanted = " ".join(typed.lower().split())
    if actor < 0:
        return None
    if wanted in CHOICES:
        return CHOICES[wanted]
    found = CARD.fullmatch(wanted)
    hand = hand_of(position, actor)
    if found is None or not hand:
        return None
    place = PLACES[found[1][0]] if len(hand) > 1 else "left"
    card = hand[{"left": 0, "centre": len(hand) // 2, "right": -1}[place]]
    if found[2] is None and card == "joker":
        raise Refused("refused-joker-number", rule="A9", texts=__package__)
    number = int(found[2] or card)
    may_move = not position.fallen >> actor & 1 or position.earned >> actor & 1
    if found[4] == "spin" or not (may_move or found[3] or found[4]):
        return PlayToSpin(place, number, card == "joker")
    return PlayToMove(place, number, card == "joker", found[3] is not None)
