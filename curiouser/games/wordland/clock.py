"""The table's clock, W37: time passes in recorded moves, and whatever is due happens in order. Nothing here sleeps."""

from curiouser.engine.errors import Refused
from curiouser.games.wordland.events import TeapotStarted
from curiouser.games.wordland.fairness import CAP
from curiouser.games.wordland.position import Turn, Wordland
from curiouser.games.wordland.turns import grace, put_out, start_clock
from curiouser.games.wordland.voting import end_vote

LONGEST = 24 * 60 * 60 * 1_000  # ms in one move


def next_deadline(position: Wordland, credit: int = CAP) -> int | None:
    """When something is due, on the clock of the match; None where time does not matter.

    `credit` is the most that the player whose turn it is can be credited for a slow connection, as measured.
    """
    if position.turn is None:
        return None
    if position.vote is not None:
        return position.vote.until
    due = (position.force_until, position.object_until, end_of_turn(position, position.turn, credit))
    return min(time for time in due if time is not None)


def end_of_turn(position: Wordland, turn: Turn, credit: int) -> int:
    """A word that was sent in time may come in a little later (W37)."""
    return turn.until + (min(grace(position, turn), credit) if turn.running else 0)


def pass_time(position: Wordland, ms: int, credit: int) -> None:
    if position.turn is None:
        raise Refused("refused-no-talk", rule="W8", texts=__package__)
    if not 1 <= ms <= LONGEST or not 0 <= credit <= CAP:
        raise Refused("refused-clock", rule="W37", texts=__package__)
    end = position.now + ms
    while (due := next_deadline(position, credit)) is not None and due <= end:
        position.now = max(due, position.now)
        strike(position)
    position.now = end


def strike(position: Wordland) -> None:
    """One thing that is due."""
    turn, now = position.turn, position.now
    assert turn is not None
    if position.vote is not None:
        end_vote(position)
    elif position.force_until is not None and position.force_until <= now:
        position.force_until = None
    elif position.object_until is not None and position.object_until <= now:
        position.object_until = None
    elif turn.running:
        put_out(position, turn.seat, "time", "W10")
    else:
        start_clock(position, turn)
        position.tell(TeapotStarted(seat=turn.seat, tapped=False, rule="W37"))
