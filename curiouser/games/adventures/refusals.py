"""Why a seat may not make a move. Refusals use only what that seat sees."""

from curiouser.engine.errors import Refused
from curiouser.engine.move import Move
from curiouser.engine.text import text
from curiouser.games.adventures.moves import PlayToMove, PlayToSpin
from curiouser.games.adventures.numbers import AT_TEA, CHOOSE
from curiouser.games.adventures.rules import Adventures
from curiouser.games.adventures.view import hand_of


def refuse(position: Adventures, move: Move) -> Refused:
    """The first rule that the move breaks."""
    if position.phase == CHOOSE:
        return Refused("refused-choose", rule="A22", texts=__package__)
    if position.phase == AT_TEA:
        return Refused("refused-tea-party", rule="A15", texts=__package__)
    if not isinstance(move, PlayToMove | PlayToSpin):
        return Refused("refused-no-card", rule="A8", texts=__package__)
    return refuse_card(position, move) or refuse_purpose(position, move)


def refuse_card(position: Adventures, move: PlayToMove | PlayToSpin) -> Refused | None:
    """A8, A9, A31: the card must be an outer one, and have that number."""
    hand = hand_of(position, position.actor)
    if move.place == "centre":
        return Refused("refused-centre", rule="A8", texts=__package__)
    if move.place == "right" and len(hand) == 1:
        return Refused("refused-only-card", rule="A31", texts=__package__)
    card = hand[0 if move.place == "left" else -1]
    most = position.tables.joker_most
    if card == "joker" and not 1 <= move.number <= most:
        return Refused("refused-joker", rule="A9", texts=__package__, most=most)
    if move.joker != (card == "joker") or (card != "joker" and str(move.number) != card):
        shown = text("card", card=card)
        return Refused("refused-other-card", rule="A8", texts=__package__, place=move.place, card=shown)
    return None


def refuse_purpose(position: Adventures, move: PlayToMove | PlayToSpin) -> Refused:
    """A10, A22, A29: the card fits, so what it is played for does not."""
    in_hole = position.fallen >> position.actor & 1
    if isinstance(move, PlayToSpin):
        return Refused("refused-spin", rule="A22", texts=__package__)
    if in_hole and not position.earned >> position.actor & 1:
        if position.tables.easy_hole:
            return Refused("refused-walk-out", rule="A29", texts=__package__)
        return Refused("refused-in-hole", rule="A22", texts=__package__)
    return Refused("refused-plus-one", rule="A10", texts=__package__)
