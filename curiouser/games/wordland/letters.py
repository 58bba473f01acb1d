"""The forbidden letters, W7, W10, W15: which ones apply to whom, and the secret ones that were played."""

from curiouser.engine.errors import Refused
from curiouser.games.wordland.box import SECRET_COLOURS
from curiouser.games.wordland.events import LetterLaid, LetterLeft
from curiouser.games.wordland.position import Card, Laid, Wordland

LAYING_RULES = {"red": "W24", "purple": "W25"}


def forbidden(position: Wordland, seat: int) -> dict[str, str]:
    """The letters in force for a seat, each with the rule that forbids it."""
    turn, player = position.turn, position.players[seat]
    assert turn is not None
    if player.immune and turn.seat == seat:  # W31
        return {}
    letters = {card.letter: "W10" for card in position.row}
    laid = position.laid
    if laid is not None and is_laid_against(position, laid, seat):
        letters[laid.letter] = LAYING_RULES[laid.colour]
    return letters


def is_laid_against(position: Wordland, laid: Laid, seat: int) -> bool:
    """W24, W25: against opponents; W43: not before its owner's extra turn is over; W30, W41: the Two of Hearts."""
    turn, player = position.turn, position.players[seat]
    is_early = turn is not None and turn.forced and turn.seat == laid.seat
    is_guard = player.character == "two" and not player.sideways and laid.colour == "red"
    return laid.seat != seat and not is_early and not is_guard


def check_letter(position: Wordland, seat: int) -> None:
    """W24, W25, W42."""
    if not position.players[seat].letter:
        raise Refused("refused-letter", rule="W42", texts=__package__)


def lay_letter(position: Wordland, seat: int) -> None:
    """W24, W25: a letter that lies there is discarded first."""
    player = position.players[seat]
    colour = SECRET_COLOURS[player.character]
    remove_letter(position, LAYING_RULES[colour])
    position.laid = Laid(player.letter, colour, seat)
    player.letter = ""
    position.tell(
        LetterLaid(seat=seat, letter=position.laid.letter, colour=colour, rule=LAYING_RULES[colour]),
    )


def take_letter_away(position: Wordland, seat: int) -> None:
    """W42: at the start of its owner's turn, or when its owner goes out."""
    if position.laid is not None and position.laid.seat == seat:
        remove_letter(position, "W42")


def remove_letter(position: Wordland, rule: str) -> None:
    laid, position.laid = position.laid, None
    if laid is not None:
        position.gone.append(Card(laid.letter, laid.colour))
        position.tell(LetterLeft(seat=laid.seat, letter=laid.letter, colour=laid.colour, rule=rule))
