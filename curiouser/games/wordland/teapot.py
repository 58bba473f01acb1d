"""W38: everybody sits around one real table and speaks; the screen shows the teapot, the cards and the score."""

from curiouser.engine.errors import Refused
from curiouser.games.wordland.events import TurnPassed
from curiouser.games.wordland.letters import check_letter
from curiouser.games.wordland.moves import PassTurn
from curiouser.games.wordland.position import Turn, Wordland
from curiouser.games.wordland.turns import accept, check_own_turn, check_time, put_out, start_again, use_credit


def check_teapot(position: Wordland) -> None:
    if not position.box.options.teapot:
        raise Refused("refused-screens", rule="W38", texts=__package__)


def check_pass(position: Wordland, seat: int) -> Turn:
    check_teapot(position)
    return check_own_turn(position, seat)


def check_pass_with_letter(position: Wordland, seat: int) -> None:
    check_pass(position, seat)
    check_letter(position, seat)


def pass_turn(position: Wordland, seat: int, move: PassTurn) -> None:
    """W9, W38: somebody spoke and tapped the teapot."""
    turn = check_pass(position, seat)
    if move.lay_letter:
        check_letter(position, seat)
    use_credit(position, turn, check_time(position, turn, move.sent_ms_ago))
    position.tell(TurnPassed(seat=seat))
    accept(position, seat, with_letter=move.lay_letter)


def check_mark(position: Wordland, marked: int) -> Turn:
    check_teapot(position)
    turn = position.turn
    if turn is None or not 0 <= marked < position.box.seats or position.players[marked].out:
        raise Refused("refused-mark", rule="W38", texts=__package__)
    return turn


def mark_out(position: Wordland, marked: int) -> None:
    """W14, W38: for whatever the players heard; if it was not that player's turn, the turn under way starts again."""
    turn = check_mark(position, marked)
    put_out(position, marked, "marked", "W38")
    if position.turn is turn:
        start_again(position)
