"""Time in recorded moves: whatever is due happens in order, and nothing sleeps. W37."""

import pytest

from curiouser.engine.errors import Refused
from curiouser.engine.position import CLOCK, LUCK
from curiouser.games.wordland import GAME, events
from curiouser.games.wordland.moves import ChooseQueen, PassTime, RestartTeapot, SayPhrase, SkipTurn
from tests.games.wordland.table import Talk, lay, talk

pytestmark = pytest.mark.usefixtures("small_words")


def test_the_clock_is_an_actor_only_in_a_conversation() -> None:
    """W37"""
    assert CLOCK in lay().match.actors
    table = Talk(3, {})
    assert table.match.actors == (LUCK,)
    assert GAME.next_deadline(table.position) is None
    assert table.match.legal(CLOCK) == []
    table.luck(ChooseQueen(0))
    while table.position.phase != "choose":
        table.luck(table.match.legal(LUCK)[0])
    with pytest.raises(Refused) as refused:
        table.wait(5)
    assert refused.value.rule == "W8"


@pytest.mark.parametrize("move", [PassTime(0), PassTime(-1), PassTime(1 << 70), PassTime(5, -1), PassTime(5, 501)])
def test_time_passes_forward_in_steps(move: PassTime) -> None:
    """W37"""
    with pytest.raises(Refused) as refused:
        talk().play(CLOCK, move)
    assert refused.value.rule == "W37"


def test_deadlines_come_one_after_the_other() -> None:
    """W37, W43, W48: the Two of Hearts' 2 s, the objection's 5 s, the end of the turn"""
    table = talk(4, characters="cat twins two").say(0, "lion")
    deadlines = []
    for _ in range(3):
        due = GAME.next_deadline(table.position, 0)
        assert due is not None
        deadlines.append(due)
        table.play(CLOCK, GAME.pass_time(due - table.position.now, 0))
    assert deadlines == [2_000, 5_000, 10_000]
    assert table.out() == (1, "time", "W10")


def test_one_long_move_of_the_clock_does_all_that_is_due_in_order() -> None:
    """W37: teapots start by themselves and stop, until one player is left"""
    table = talk(4).say(0, "lion").wait(60_000)
    assert [type(event) for event in table.told if isinstance(event, events.WentOut | events.TeapotStarted)] == [
        events.WentOut, events.TeapotStarted, events.WentOut, events.TeapotStarted, events.WentOut,
    ]  # fmt: skip
    assert table.the(events.LastOneLeft).seat == 0
    assert table.position.now == 60_000


def test_many_short_moves_lead_where_a_long_one_does() -> None:
    """W37"""
    long, short = talk(4).say(0, "lion").wait(30_000), talk(4).say(0, "lion")
    for _ in range(30):
        short.wait(1_000)
    assert GAME.write(long.position) == GAME.write(short.position)


def test_a_vote_ends_after_ten_seconds_and_the_clock_goes_on() -> None:
    """W48"""
    table = talk(4).say(0, "joy").object(1).wait(14_000)
    assert table.turn.running
    assert table.turn.until == 10_000 + 3_000 + 15_000


def test_the_clock_offers_the_time_until_something_is_due() -> None:
    """W37: what a person at a terminal can ask for"""
    assert talk().match.legal(CLOCK) == [PassTime(15_500)]
    assert talk().wait(15_200, 500).match.legal(CLOCK) == [PassTime(300)]


def test_seconds_can_be_chosen() -> None:
    """W3"""
    assert talk(3, seconds=20).turn.until == 20_000


@pytest.mark.parametrize("late", [1, 250, 499])
def test_a_word_that_was_sent_in_time_counts_a_little_later(late: int) -> None:
    """W37"""
    table = talk().wait(15_000 + late - 1, 500).say(0, "lion", sent_ms_ago=late)
    assert table.are_out() == []
    assert table.player(0).spent == late


def test_a_word_that_was_sent_too_late_does_not() -> None:
    """W10, W37"""
    table = talk().wait(15_300, 500)
    with pytest.raises(Refused) as refused:
        table.say(0, "lion", sent_ms_ago=300)
    assert refused.value.rule == "W10"
    assert table.wait(200, 500).out() == (0, "time", "W10")


def test_a_fast_line_waits_for_nothing() -> None:
    """W37: the clock knows what the line can be credited at most"""
    assert talk(4).wait(15_020, 20).out() == (0, "time", "W10")
    assert talk(4).wait(15_019, 20).are_out() == []


@pytest.mark.parametrize("sent_ms_ago", [-1, 501])
def test_a_credit_beyond_half_a_second_is_no_credit(sent_ms_ago: int) -> None:
    """W37"""
    with pytest.raises(Refused) as refused:
        talk().say(0, "lion", sent_ms_ago=sent_ms_ago)
    assert refused.value.rule == "W37"


def test_powers_are_credited_too() -> None:
    """W46"""
    table = talk(characters="twins cat").say(0, "lion").wait(10_300, 500).play(1, RestartTeapot(sent_ms_ago=400))
    assert table.turn.until == 10_300 + 10_000
    assert (table.turn.credited, table.player(1).spent) == (301, 301)
    skipped = talk(characters="cat twins").say(0, "lion").wait(10_300, 500).play(1, SkipTurn(sent_ms_ago=400))
    assert skipped.turn.seat == 2


def test_no_turn_is_credited_more_than_half_a_second() -> None:
    """W37: the restart took 301 ms of it"""
    table = talk(characters="twins cat").say(0, "lion").wait(10_300, 500).play(1, RestartTeapot(sent_ms_ago=400))
    assert GAME.next_deadline(table.position) == 20_300 + 199


def test_after_the_end_of_the_clock_nothing_is_offered_any_more() -> None:
    """W37: what is on its way counts, what is sent now does not"""
    table = talk(characters="twins cat").say(0, "lion")
    assert RestartTeapot() in table.match.legal(1)
    assert RestartTeapot() not in table.wait(10_100, 500).match.legal(1)


def test_the_quota_refills_with_every_turn_and_every_round() -> None:
    """W37"""
    table = talk().wait(15_450, 500).say(0, "lion", sent_ms_ago=500)
    assert table.player(0).spent == 451
    table.say(1, "tent").say(2, "drum")
    assert table.player(0).spent == 151
    table.say(0, "seal").say(1, "pie").say(2, "wig")
    assert table.player(0).spent == 0
    table.player(0).spent = 1_400
    table.wait(100_000)
    assert table.position.round == 2
    assert table.player(0).spent == 0


def test_an_empty_quota_credits_nothing() -> None:
    """W37"""
    table = talk()
    table.player(0).spent = 1_500
    assert GAME.next_deadline(table.position) == 15_000
    assert table.wait(15_000, 500).out() == (0, "time", "W10")


def test_the_server_fills_in_the_credit_whatever_a_client_wrote() -> None:
    """W37"""
    position = talk().position
    stamped = GAME.stamp(position, SayPhrase("lion", sent_ms_ago=500), 40)
    assert isinstance(stamped, SayPhrase)
    assert stamped.sent_ms_ago == 40
    assert GAME.stamp(position, SkipTurn(), 900) == SkipTurn(sent_ms_ago=500)
