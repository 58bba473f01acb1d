"""Careful talk, and the table around one teapot. W34, W38, W40, W51."""

import pytest

from curiouser.engine.errors import Refused
from curiouser.engine.move import Move
from curiouser.games.wordland import events
from curiouser.games.wordland.moves import (
    DeclareImmunity,
    ForceTurn,
    MarkOut,
    Object,
    PassTurn,
    SayPhrase,
    Speak,
)
from curiouser.games.wordland.position import Laid
from tests.games.wordland.table import Talk, talk

pytestmark = pytest.mark.usefixtures("small_words")


def refusal(table: Talk, seat: int, move: Move) -> str:
    with pytest.raises(Refused) as refused:
        table.play(seat, move)
    return refused.value.rule


def test_careless_talk_puts_out_at_once_and_the_turn_goes_on() -> None:
    """W34, W40, W51"""
    table = talk(4, careful=True).wait(2_000).speak(2, "dear me").speak(2, "what now?")
    assert table.out() == (2, "speech", "W51")
    assert (table.turn.seat, table.turn.until) == (0, 15_000)


def test_careless_talk_on_ones_own_turn_ends_it() -> None:
    """W51"""
    table = talk(4, careful=True).speak(0, "hm")
    assert table.next() == (1, False, "W10")


def test_only_letters_in_force_for_that_player_count() -> None:
    """W51: the Queen's letter is not forbidden to her"""
    table = talk(4, characters="cat twins hatter", secrets="a", careful=True).say(0, "lion", lay_letter=True)
    table.speak(0, "ta")
    assert table.are_out() == []
    assert table.speak(2, "ta").out() == (2, "speech", "W51")


def test_a_letter_laid_before_an_extra_turn_does_not_count_yet() -> None:
    """W43, W51"""
    table = talk(4, characters="cat twins two", secrets="a", careful=True).say(0, "lion", lay_letter=True)
    table.play(3, ForceTurn()).speak(1, "ta")
    assert table.are_out() == []
    table.say(0, "tent")
    assert table.speak(1, "ta").out() == (1, "speech", "W51")


def test_the_hatter_may_talk_as_he_likes_in_his_mad_turn_only() -> None:
    """W31, W51"""
    table = talk(4, characters="hatter twins two", careful=True).say(0, "lion").play(1, DeclareImmunity())
    table.speak(1, "hm")
    assert table.are_out() == []
    table.play(3, ForceTurn()).speak(1, "hm")
    assert table.are_out() == [1]


def test_when_the_speaker_under_vote_goes_out_there_is_nothing_to_vote_about() -> None:
    """W51"""
    table = talk(4, careful=True).say(0, "joy").object(1).speak(0, "hm")
    assert table.position.vote is None
    assert table.the(events.VoteDropped).phrase == "joy"
    assert table.next() == (1, False, "W48")
    assert table.player(1).may_object


def test_when_the_speaker_in_an_extra_turn_goes_out_the_next_one_starts() -> None:
    """W43, W51"""
    table = (
        talk(4, characters="cat twins two", careful=True).say(0, "joy").play(3, ForceTurn()).object(1).speak(0, "hm")
    )
    assert table.next() == (1, False, "W10")
    assert table.position.vote is None


def test_a_vote_goes_on_when_whoever_has_the_turn_goes_out() -> None:
    """W51"""
    table = talk(5, careful=True).say(0, "joy").object(2).speak(1, "hm")
    assert table.position.vote is not None
    assert (table.turn.seat, table.turn.until) == (2, 0)
    table.vote(against="34")
    assert table.are_out() == [0, 1]
    assert table.next() == (2, False, "W48")


def test_talk_may_end_the_round() -> None:
    """W49, W51"""
    table = talk(3, careful=True).say(0, "horse").speak(1, "hm")
    assert table.the(events.LastOneLeft).seat == 2


def test_chat_counts_only_where_players_must_be_careful() -> None:
    """W34"""
    assert refusal(talk(), 1, Speak("hm")) == "W34"


def test_who_is_out_may_chat_freely() -> None:
    """W11, W51: it is no move"""
    assert refusal(talk(4, careful=True).say(0, "horse"), 0, Speak("hm")) == "W11"


@pytest.mark.parametrize("said", ["", "x" * 501])
def test_speech_has_a_length(said: str) -> None:
    """W34"""
    assert refusal(talk(4, careful=True), 0, Speak(said)) == "W34"


def test_around_one_teapot_a_tap_passes_the_turn() -> None:
    """W38"""
    table = talk(4, teapot=True).play(0, PassTurn())
    assert table.kinds() == [events.TurnPassed, events.TurnBegan]
    assert table.next() == (1, True, "W9")


def test_another_tap_marks_a_player_out() -> None:
    """W38: anybody may tap"""
    table = talk(4, teapot=True).play(2, MarkOut(0))
    assert table.out() == (0, "marked", "W38")
    assert table.next() == (1, False, "W10")


def test_marking_the_player_before_starts_the_turn_under_way_again() -> None:
    """W14, W38, W48: the table voted aloud"""
    table = talk(4, teapot=True).play(0, PassTurn()).wait(4_000).play(1, MarkOut(0))
    assert table.next() == (1, False, "W48")
    assert table.turn.until == 4_000 + 3_000


def test_the_music_ends_around_one_teapot_too() -> None:
    """W10, W38"""
    assert talk(4, teapot=True).wait(15_000).out() == (0, "time", "W10")


def test_a_letter_is_laid_with_the_tap() -> None:
    """W24, W38"""
    table = talk(4, characters="cat twins two", secrets="a", teapot=True).play(0, PassTurn(lay_letter=True))
    assert table.position.laid == Laid("a", "red", 0)
    assert refusal(table, 1, PassTurn(lay_letter=True)) == "W42"


def test_the_two_of_hearts_gives_orders_around_one_teapot_too() -> None:
    """W30, W38"""
    table = talk(4, characters="cat twins two", teapot=True).play(0, PassTurn()).play(3, ForceTurn())
    assert table.turn.seat == 0


def test_marking_may_end_the_round() -> None:
    """W18, W38"""
    table = talk(3, teapot=True).play(0, MarkOut(1)).play(0, MarkOut(2))
    assert table.the(events.LastOneLeft).seat == 0


@pytest.mark.parametrize("move", [MarkOut(0), MarkOut(9), MarkOut(-1)])
def test_only_players_in_the_conversation_are_marked(move: MarkOut) -> None:
    """W38"""
    table = talk(4, teapot=True).play(0, MarkOut(0))
    assert refusal(table, 1, move) == "W38"


def test_nobody_is_marked_before_the_conversation() -> None:
    """W38"""
    table = talk(3, teapot=True).play(0, MarkOut(1), MarkOut(2))
    while table.position.phase != "choose":
        table.luck(table.match.legal(-1)[0])
    assert refusal(table, 1, MarkOut(0)) == "W38"


@pytest.mark.parametrize("move", [SayPhrase("lion"), Object(), Speak("hm")])
def test_around_one_teapot_words_and_votes_are_spoken(move: Move) -> None:
    """W38"""
    assert refusal(talk(3, teapot=True, careful=True).play(0, PassTurn()), 1, move) == "W38"


@pytest.mark.parametrize("move", [PassTurn(), MarkOut(1)])
def test_on_screens_words_are_typed(move: Move) -> None:
    """W35, W38"""
    assert refusal(talk(), 0, move) == "W38"


def test_a_wrong_tap_can_be_taken_back_and_a_word_can_not() -> None:
    """W38"""
    table = talk(4, teapot=True).play(0, PassTurn()).play(1, MarkOut(1))
    table.match.undo(1)
    assert table.are_out() == []
    with pytest.raises(Refused):
        talk().say(0, "lion").match.undo(0)


def test_nobody_is_sent_round_when_the_two_of_hearts_talks_herself_out() -> None:
    """W22, W43, W51"""
    table = talk(4, characters="cat twins two", careful=True).say(0, "lion").speak(3, "hm")
    assert table.position.force_until is None
