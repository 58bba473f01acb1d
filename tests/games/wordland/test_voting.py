"""Objections and votes. W14, W48, W49."""

import pytest

from curiouser.engine.errors import Refused
from curiouser.games.wordland import events
from curiouser.games.wordland.moves import DeclareImmunity, ForceTurn, Object, SayPhrase, SkipTurn, TapTeapot, Vote
from tests.games.wordland.table import Talk, talk

pytestmark = pytest.mark.usefixtures("small_words")


def refusal(table: Talk, seat: int, move: object) -> str:
    with pytest.raises(Refused) as refused:
        table.play(seat, move)  # type: ignore[arg-type]
    return refused.value.rule


def test_a_majority_against_puts_the_speaker_out() -> None:
    """W14"""
    table = talk(5).say(0, "joy").object(2).vote(against="13")
    assert table.the(events.VoteEnded) == events.VoteEnded(phrase="joy", against=3, voters=4, stands=False)
    assert table.out() == (0, "vote", "W14")
    assert not table.position.said[-1].stands


def test_a_tie_is_for_the_word() -> None:
    """W14"""
    table = talk(5).say(0, "joy").object(2).vote(against="1", favour="3")
    assert table.position.vote is not None
    table.vote(favour="4")
    assert table.the(events.VoteEnded).stands
    assert table.are_out() == []


def test_more_than_half_of_all_who_may_vote_is_needed_not_of_those_who_did() -> None:
    """W48: silence is for the word"""
    table = talk(5).say(0, "joy").object(2).vote(against="1").wait(9_999)
    assert table.position.vote is not None
    table.wait(1)
    assert table.the(events.VoteEnded).stands


def test_the_objection_is_its_makers_vote() -> None:
    """W48"""
    table = talk(3).say(0, "joy").object(1)
    assert refusal(table, 1, Vote(against=True)) == "W48"
    assert table.vote(against="2").are_out() == [0]


def test_a_vote_ends_as_soon_as_it_is_decided() -> None:
    """W48"""
    table = talk(4).say(0, "joy").object(1).vote(favour="23")
    assert table.position.vote is None
    assert talk(4).say(0, "joy").object(1).vote(against="2").position.vote is None


def test_after_a_vote_whoever_has_the_turn_taps_and_has_a_full_clock() -> None:
    """W14, W48: either way"""
    stood = talk(4).say(0, "joy").wait(4_000).object(2).wait(10_000)
    fell = talk(4).say(0, "joy").wait(4_000).vote_down(2, 3)
    for table in (stood, fell):
        assert table.next() == (1, False, "W48")
        assert table.tap(1).turn.until == table.position.now + 15_000


def test_the_clock_stands_still_during_a_vote() -> None:
    """W48"""
    table = talk(4).say(0, "joy").wait(4_000).object(2).wait(9_000).vote(favour="13")
    assert table.are_out() == []
    assert table.turn.seat == 1


@pytest.mark.parametrize("move", [SayPhrase("lion"), SkipTurn(), TapTeapot(), DeclareImmunity()])
def test_no_words_and_no_powers_during_a_vote(move: object) -> None:
    """W48"""
    table = talk(4, characters="cat two twins").say(0, "joy").object(2)
    assert refusal(table, 1, move) == "W48"
    assert refusal(table, 2, ForceTurn()) == "W48"
    assert refusal(table, 3, Object()) == "W48"


def test_an_objection_is_open_for_five_seconds() -> None:
    """W48"""
    assert talk().say(0, "joy").wait(4_999).object(1).position.vote is not None
    assert refusal(talk().say(0, "joy").wait(5_000), 1, Object()) == "W48"


def test_an_objection_is_open_until_the_next_turn_ends() -> None:
    """W48: then it is about the next word"""
    table = talk(4).say(0, "joy").say(1, "lion").object(2)
    assert table.the(events.Objected).phrase == "lion"
    assert refusal(talk(4).say(0, "joy").say(1, "horse"), 2, Object()) == "W48"
    skipped = talk(4, characters="cat two twins").say(0, "joy").play(1, SkipTurn())
    assert refusal(skipped, 2, Object()) == "W48"


def test_nobody_objects_to_an_own_word_or_votes_about_it() -> None:
    """W48"""
    table = talk().say(0, "joy")
    assert refusal(table, 0, Object()) == "W48"
    assert refusal(table.object(1), 0, Vote(against=False)) == "W48"


def test_those_who_are_out_may_object_and_vote() -> None:
    """W48"""
    table = talk(5).say(0, "horse").tap(1).say(1, "joy").object(0).vote(against="23")
    assert table.are_out() == [0, 1]


def test_whoever_objected_in_vain_may_not_object_again_in_the_round() -> None:
    """W48"""
    table = talk(3).say(0, "joy").object(1).vote(favour="2").say(1, "tent").say(2, "pie")
    assert refusal(table, 1, Object()) == "W48"
    assert table.object(0).position.vote is not None


def test_whoever_was_right_may_object_again() -> None:
    """W48"""
    table = talk(4).say(0, "joy").vote_down(1, 2).tap(1).say(1, "tent").say(2, "pie")
    assert table.object(1).position.vote is not None


def test_in_the_next_round_everybody_may_object_again() -> None:
    """W48"""
    table = talk(3).say(0, "joy").object(1).wait(10_000).tap(1).wait(15_000).tap(2).wait(15_000)
    assert table.position.round == 2
    assert all(player.may_object for player in table.position.players)


def test_there_is_one_vote_a_word() -> None:
    """W48"""
    table = talk(4).say(0, "joy").object(1).vote(favour="23")
    assert refusal(table, 2, Object()) == "W48"


def test_nobody_votes_where_nobody_objected() -> None:
    """W48"""
    assert refusal(talk().say(0, "lion"), 1, Vote(against=True)) == "W48"


def test_a_word_that_falls_cancels_the_extra_turn_forced_on_it() -> None:
    """W43, W48"""
    table = talk(4, characters="cat twins two").say(0, "joy").play(3, ForceTurn()).wait(4_999).vote_down(1, 2)
    assert table.out() == (0, "vote", "W14")
    assert table.next() == (1, False, "W10")


def test_a_word_that_stands_leaves_the_extra_turn_with_a_full_clock() -> None:
    """W48"""
    table = (
        talk(4, characters="cat twins two").say(0, "joy").play(3, ForceTurn()).wait(4_000).object(1).vote(favour="23")
    )
    assert table.next() == (0, False, "W48")
    assert table.turn.forced
    assert table.tap(0).turn.until == 4_000 + 10_000


def test_the_word_of_the_extra_turn_may_be_objected_to_as_well() -> None:
    """W43, W48"""
    table = talk(4, characters="cat twins two").say(0, "lion").play(3, ForceTurn()).say(0, "joy").vote_down(1, 2)
    assert table.are_out() == [0]
    assert table.turn.seat == 1


def test_a_vote_takes_no_time_from_the_two_of_hearts() -> None:
    """W43, W48: 1.5 s passed before, so half a second is left"""
    table = talk(4, characters="cat twins two").say(0, "joy").wait(1_500).object(1).wait(10_000).wait(499)
    assert table.play(3, ForceTurn()).turn.seat == 0
    late = talk(4, characters="cat twins two").say(0, "joy").wait(1_500).object(1).wait(10_000).wait(500)
    assert refusal(late, 3, ForceTurn()) == "W43"


def test_an_extra_turn_after_a_vote_leaves_nothing_to_object_to() -> None:
    """W48: one vote a word"""
    table = talk(4, characters="cat twins two").say(0, "joy").object(1).vote(favour="23").play(3, ForceTurn())
    assert refusal(table, 2, Object()) == "W48"


def test_the_end_of_the_round_closes_objections() -> None:
    """W49"""
    table = talk(3).say(0, "horse").tap(1).say(1, "joy").say(2, "horse")
    assert table.position.round == 2
    assert table.position.object_until is None
    assert table.player(1).score == 1


def test_a_vote_may_end_the_round() -> None:
    """W18, W48"""
    table = talk(3).say(0, "horse").tap(1).say(1, "joy").vote_down(0, 2)
    assert table.the(events.LastOneLeft).seat == 2
    assert table.position.round == 2
