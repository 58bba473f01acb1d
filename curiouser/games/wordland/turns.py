"""Turns, W8–W11, W37: whose turn it is, when its clock runs, and how players go out."""

from curiouser.engine.errors import Refused
from curiouser.games.wordland.events import LastOneLeft, TeapotStarted, TurnBegan, VoteDropped, WentOut
from curiouser.games.wordland.fairness import CAP, allowance, refill
from curiouser.games.wordland.letters import lay_letter, take_letter_away
from curiouser.games.wordland.position import Turn, Wordland
from curiouser.games.wordland.rounds import end_round

WAIT = 3_000  # W37: the clock of somebody who taps no teapot starts by itself
FORCE = 2_000  # W43
OBJECT = 5_000  # W48


def begin_talk(position: Wordland) -> None:
    """W8: the Queen has the first turn."""
    assert position.queen is not None
    position.phase = "talk"
    give_turn(position, position.queen, "W8", running=False)


def give_turn(position: Wordland, seat: int, rule: str, *, running: bool, forced: bool = False) -> None:
    """W43: the extra turn is part of the same turn, so no letter leaves and no credit comes back with it."""
    position.turn = Turn(seat, forced=forced)
    if not forced:
        take_letter_away(position, seat)
        position.players[seat].spent = refill(position.players[seat].spent)
    position.tell(TurnBegan(seat=seat, running=running, rule=rule))
    if running:
        start_clock(position, position.turn)
    else:
        wait(position, position.turn)


def start_clock(position: Wordland, turn: Turn) -> None:
    turn.running, turn.until = True, position.now + position.box.turn_ms


def wait(position: Wordland, turn: Turn) -> None:
    """For a tap; during a vote nothing is waited for."""
    turn.running, turn.until = False, position.now + WAIT if position.vote is None else 0


def start_again(position: Wordland) -> None:
    """W14, W48: whoever's turn it is taps the teapot and has a full clock."""
    turn = position.turn
    assert turn is not None
    wait(position, turn)
    position.tell(TurnBegan(seat=turn.seat, running=False, rule="W48"))


def finish_turn(position: Wordland) -> None:
    """What was still open about the phrase before is closed with the turn after it (W43, W48)."""
    turn = position.turn
    assert turn is not None
    position.players[turn.seat].immune = False
    close_windows(position)


def close_windows(position: Wordland) -> None:
    position.speaker = position.force_until = position.object_until = None


def accept(position: Wordland, seat: int, *, with_letter: bool) -> None:
    """W9, W42: the next player's time starts at once, with the letter in sight."""
    turn = position.turn
    assert turn is not None
    finish_turn(position)
    if with_letter:
        lay_letter(position, seat)
    position.speaker = seat
    if not position.box.options.teapot:
        position.object_until = position.now + OBJECT
    if not turn.forced and has_guard(position, seat):
        position.force_until = position.now + FORCE
    give_turn(position, position.next_seat(seat), "W9", running=True)


def has_guard(position: Wordland, speaker: int) -> bool:
    """W30: whether an opponent is the Two of Hearts and may still use it."""
    seat = position.seat_of("two")
    if seat is None or seat == speaker:
        return False
    return not position.players[seat].out and not position.players[seat].sideways


def put_out(position: Wordland, seat: int, reason: str, rule: str, what: str = "") -> None:
    """W10, W11, W22: with the top scoring card, out of the conversation."""
    player, turn = position.players[seat], position.turn
    assert turn is not None
    player.out, player.immune = True, False
    player.card = position.box.seats - len(position.in_play())
    position.tell(WentOut(seat=seat, reason=reason, what=what, card=player.card, rule=rule))
    take_letter_away(position, seat)
    if player.character == "two":
        position.force_until = None
    vote_is_dropped = position.speaker == seat and drop_vote(position)
    if len(position.in_play()) == 1:
        leave_last(position)
    elif turn.seat == seat:
        position.force_until = None
        if position.vote is None:  # W51: a vote about somebody else's phrase goes on
            close_windows(position)
        give_turn(position, position.next_seat(seat), "W10", running=False)
    elif vote_is_dropped:
        start_again(position)


def drop_vote(position: Wordland) -> bool:
    """W51: whoever said the phrase is out already; says whether there was a vote about it."""
    is_on = position.vote is not None
    if is_on:
        position.vote = None
        position.tell(VoteDropped(phrase=position.said[-1].phrase))
    close_windows(position)
    return is_on


def leave_last(position: Wordland) -> None:
    """W18, W49."""
    (seat,) = position.in_play()
    position.players[seat].card = position.box.seats
    position.tell(LastOneLeft(seat=seat, card=position.box.seats))
    end_round(position)


def check_own_turn(position: Wordland, seat: int) -> Turn:
    """W9; W48: nothing but votes during a vote."""
    turn = position.turn
    if turn is None:
        raise Refused("refused-no-talk", rule="W8", texts=__package__)
    if position.vote is not None:
        raise Refused("refused-vote-on", rule="W48", texts=__package__)
    if turn.seat != seat:
        raise Refused("refused-turn", rule="W9", seat=turn.seat + 1)
    return turn


def check_time(position: Wordland, turn: Turn, sent_ms_ago: int) -> int:
    """W10, W37, W46: what came in time, its credit counted; says how many ms of credit that takes."""
    if not 0 <= sent_ms_ago <= CAP:
        raise Refused("refused-credit", rule="W37", texts=__package__, most=CAP)
    late = position.now + 1 - turn.until if turn.running else 0
    if late > min(sent_ms_ago, grace(position, turn)):
        raise Refused("refused-late", rule="W10", texts=__package__)
    return max(late, 0)


def grace(position: Wordland, turn: Turn) -> int:
    """How long after the end of the clock something may still come in, at most."""
    return allowance(position.players[turn.seat].spent, turn.credited)


def use_credit(position: Wordland, turn: Turn, late: int) -> None:
    turn.credited += late
    position.players[turn.seat].spent += late


def tap_teapot(position: Wordland, seat: int) -> None:
    """W8, W10, W14."""
    turn = check_tap(position, seat)
    start_clock(position, turn)
    position.tell(TeapotStarted(seat=seat, tapped=True, rule="W8"))


def check_tap(position: Wordland, seat: int) -> Turn:
    turn = check_own_turn(position, seat)
    if turn.running:
        raise Refused("refused-tap", rule="W9", texts=__package__)
    return turn
