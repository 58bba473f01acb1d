"""Slow, unsteady and delayed connections, simulated: a word sent in time counts, and delaying gains nothing. W37."""

from collections.abc import Sequence

import pytest

from curiouser.engine.errors import Refused
from curiouser.games.wordland import GAME
from curiouser.games.wordland.fairness import CAP, QUOTA, REFILL, allowance, refill
from curiouser.games.wordland.moves import SayPhrase
from curiouser.server.net.round_trip import STEP, Line
from tests.games.wordland.table import Talk, talk

pytestmark = pytest.mark.usefixtures("small_words")

CLOCK = 15_000
WORDS = [
    "lion",
    "tent",
    "drum",
    "seal",
    "pie",
    "wig",
    "ball",
    "bear",
    "camel",
    "rope",
    "net",
    "cage",
    "bell",
    "poodle",
    "parade",
]


def measured(round_trips: Sequence[int]) -> Line:
    """The line after these pings."""
    line = Line()
    for round_trip in round_trips:
        line = line.ping(round_trip)
    return line


def counts(table: Talk, line: Line, thought: int, round_trip: int, held: int = 0) -> bool:
    """Whether a word counts that somebody sends after thinking so long, on a line with this delay there and back, and
    holds back for a while. The server lets time pass first, then looks at the word."""
    arrives = thought + round_trip + held
    seat = table.turn.seat
    word = WORDS[sum(said.seat == seat for said in table.position.said)]
    table.wait(arrives, line.credit)
    if table.position.turn is None or table.turn.seat != seat:
        return False
    try:
        table.play(seat, GAME.stamp(table.position, SayPhrase(word), line.credit))
    except Refused:
        return False
    return True


@pytest.mark.parametrize("delay", [0, 20, 150, 400])
def test_a_word_sent_in_the_last_moment_counts_on_any_ordinary_line(delay: int) -> None:
    """W37: a slow line puts nobody out"""
    assert counts(talk(), measured([delay] * 8), CLOCK - 1, delay)


@pytest.mark.parametrize("delay", [0, 20, 150, 400])
def test_a_word_sent_too_late_counts_on_none(delay: int) -> None:
    """W10, W37"""
    assert not counts(talk(), measured([delay] * 8), CLOCK, delay)


def test_a_slow_line_puts_nobody_out_in_a_long_round() -> None:
    """W37: ten times in the last moment on a line of 400 ms"""
    table, line = talk(4, queen=0), measured([400] * 8)
    for turn in range(10):
        assert counts(table, line, CLOCK - 1, 400), turn
        for seat in (1, 2, 3):
            table.say(seat, f"item {'abdegijklmnopqrst'[turn]}{seat * 'o'}")


def test_holding_back_a_word_gains_nothing() -> None:
    """W37: the pings know that the line is fast"""
    line = measured([40] * 8)
    assert counts(talk(), line, CLOCK - 1, 40)
    assert not counts(talk(), line, CLOCK - 1, 40, held=2)


def test_answering_a_ping_late_now_and_then_gains_nothing() -> None:
    """W37"""
    assert measured([40, 40, 900, 40, 40, 900, 40, 40, 900]).credit == 40


def test_a_line_that_jumps_is_credited_its_usual_delay() -> None:
    """W37"""
    line = measured([100, 380, 120, 90, 400, 110, 100])
    assert line.credit == 110
    assert counts(talk(), line, CLOCK - 1, 100)
    assert not counts(talk(), line, CLOCK - 1, 400)


def test_a_line_that_becomes_slow_is_believed_step_by_step() -> None:
    """W37"""
    line = measured([40] * 5)
    credits = []
    for _ in range(8):
        line = line.ping(400)
        credits.append(line.credit)
    assert credits == [40, 40, 40 + STEP, 40 + 2 * STEP, 40 + 3 * STEP, 400, 400, 400]


def test_a_line_that_becomes_fast_is_believed_at_once() -> None:
    """W37: as soon as most pings say so"""
    line = measured([400] * 5)
    for _ in range(3):
        line = line.ping(40)
    assert line.credit == 40


def test_a_new_line_is_credited_from_its_first_ping() -> None:
    """W37"""
    assert measured([400]).credit == 400
    assert Line().credit == 0


def test_no_line_is_credited_more_than_half_a_second() -> None:
    """W37"""
    assert measured([3_000] * 9).credit == CAP
    assert measured([-5]).credit == 0


def test_who_answers_every_ping_late_gains_no_more_than_the_quota() -> None:
    """W37: half a second a turn, and over a round what the quota gives back"""
    table, line, gained, turns = talk(4), measured([CAP] * 8), 0, 12
    for turn in range(turns):
        extra = GAME.next_deadline(table.position, line.credit)
        assert extra is not None
        spare = max(extra - table.turn.until - 1, 0)
        assert spare < CAP
        assert counts(table, line, CLOCK - 1 + spare, 0), turn
        gained += spare
        for seat in (1, 2, 3):
            table.say(seat, f"item {'abdegijklmnopqrst'[turn]}{seat * 'o'}")
    assert gained <= QUOTA + turns * REFILL


def test_the_quota_is_never_more_than_full_nor_less_than_nothing() -> None:
    """W37"""
    assert (refill(QUOTA), refill(1)) == (QUOTA - REFILL, 0)
    assert (allowance(0, 0), allowance(QUOTA - 200, 0), allowance(0, 450), allowance(0, 501)) == (CAP, 200, 50, 0)
